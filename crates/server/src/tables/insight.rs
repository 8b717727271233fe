//! What decided a finished game: the review that is made in the background, or how far it has come.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Json, Router, routing::get};
use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_review::Teller;
use orrery_web::Voice;
use orrery_web::review::insight;
use serde_json::{Value, json};

use super::review::{Finished, finished};
use crate::App;
use crate::identity::Visitor;
use crate::reviews::Progress;
use crate::site_error::SiteError;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/t/{id}/review/progress.json", get(progress))
}

impl Finished {
    /// How far its review has come; if there is none yet, it is begun.
    pub(super) async fn progress(&self, app: &App, visitor: &Visitor) -> Result<Progress, SiteError> {
        let (id, title) = (&self.live.id, &self.live.title);
        Ok(app.reviews.of(&app.store, id, title, &self.record, &visitor.payer()).await?)
    }
}

/// For a page that waits: how far it has come, in numbers and in words.
async fn progress(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, SiteError> {
    let finished = finished(&app, &id).await?;
    let progress = finished.progress(&app, &visitor).await?;
    let voice = finished.voice(visitor.reader.lang);
    Ok(Json(match progress {
        Progress::Going { share, before } => {
            let words = going_words(&teller(&voice, &|seat| voice.name(seat)), share, before);
            json!({"state": "going", "share": share, "words": words})
        }
        Progress::Ready(_) => json!({"state": "ready"}),
        Progress::Failed(_) | Progress::Enough { .. } | Progress::Full | Progress::Off => {
            json!({"state": "none"})
        }
    }))
}

fn teller<'a>(voice: &Voice<'_>, name_of: &'a dyn Fn(Seat) -> String) -> Teller<'a> {
    Teller { lang: voice.lang, name_of }
}

fn going_words(teller: &Teller<'_>, share: f32, before: usize) -> String {
    if before > 0 {
        return teller.tell(&Text::new("insight-waiting").amount("count", before as i64));
    }
    teller.tell(&Text::new("insight-share").amount("percent", (share * 100.0) as i64))
}

/// The part of the review page that takes thought.
pub(super) fn section(progress: Progress, voice: &Voice<'_>, address: &str) -> Markup {
    let name_of = |seat| voice.name(seat);
    let teller = teller(voice, &name_of);
    let note = |text: String| html! { section.card { h2 { (teller.say("insight-title")) } p { (text) } } };
    match progress {
        Progress::Ready(review) => insight(&review, &teller, address),
        Progress::Failed(problem) => note(teller.tell(&Text::new("insight-failed").word("problem", problem))),
        Progress::Enough { most } => {
            note(teller.tell(&Text::new("insight-enough").amount("count", most as i64)))
        }
        Progress::Full => note(teller.say("insight-full")),
        Progress::Off => note(teller.say("insight-off")),
        Progress::Going { share, before } => html! {
            section.card.going aria-labelledby="going" data-review=(format!("{address}/review/progress.json")) {
                h2 #going { (teller.say("insight-title")) }
                p { (teller.say("insight-going")) }
                progress max="1" value=(share) aria-labelledby="going" {}
                p data-review-share aria-live="off" { (going_words(&teller, share, before)) }
                p { a.button href=(format!("{address}/review")) { (teller.say("insight-again")) } }
            }
        },
    }
}
