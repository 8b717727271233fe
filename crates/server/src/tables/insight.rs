//! What decided a finished game: the review that is made in the background, or how far it has come.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Html;
use axum::{Json, Router, routing::get};
use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_review::{Review, Stage, Teller};
use orrery_web::Voice;
use orrery_web::review::insight;
use serde_json::{Value, json};

use super::review::{Finished, finished};
use crate::App;
use crate::identity::Visitor;
use crate::reviews::Progress;
use crate::site_error::SiteError;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{id}/review/progress.json", get(progress))
        .route("/t/{id}/review/insight", get(fragment))
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
    let story = |review: &Review| teller(&voice, &|seat| voice.name(seat)).story(review);
    Ok(Json(match progress {
        Progress::Going { share, before, left, so_far } => {
            let words = going_words(&teller(&voice, &|seat| voice.name(seat)), share, before, left);
            let stage = so_far.as_ref().map(|review| review.stage);
            let story = so_far.map(|review| story(&review));
            json!({"state": "going", "share": share, "words": words, "stage": stage, "story": story})
        }
        Progress::Ready(review) => json!({"state": "ready", "story": story(&review)}),
        Progress::Failed(_) | Progress::Enough { .. } | Progress::Full | Progress::Off => {
            json!({"state": "none"})
        }
    }))
}

/// For a page that waits: what the review says so far.
async fn fragment(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, SiteError> {
    let finished = finished(&app, &id).await?;
    let progress = finished.progress(&app, &visitor).await?;
    let voice = finished.voice(visitor.reader.lang);
    Ok(Html(section(progress, &voice, &format!("/t/{id}")).into_string()))
}

pub(super) fn teller<'a>(voice: &Voice<'_>, name_of: &'a dyn Fn(Seat) -> String) -> Teller<'a> {
    Teller { lang: voice.lang, name_of }
}

fn going_words(teller: &Teller<'_>, share: f32, before: usize, left: Option<Duration>) -> String {
    if before > 0 {
        return teller.tell(&Text::new("insight-waiting").amount("count", before as i64));
    }
    let text = match left.map(|left| left.as_secs()) {
        None => Text::new("insight-share"),
        Some(..60) => Text::new("insight-left-seconds"),
        Some(seconds) => Text::new("insight-left").amount("minutes", seconds.div_ceil(60) as i64),
    };
    // As long as it goes on it is not done, however much of what was planned is.
    teller.tell(&text.amount("percent", ((share * 100.0) as i64).min(99)))
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
        Progress::Going { share, before, left, so_far } => {
            let stage = so_far.as_ref().map(|review| review.stage);
            let words = match stage {
                None => "insight-going",
                Some(Stage::First) => "insight-first",
                Some(Stage::Decisions | Stage::Whole) => "insight-decisions",
            };
            html! {
                section.card.going aria-label=(teller.say("insight-title")) data-review=(format!("{address}/review")) {
                    p { (teller.say(words)) }
                    progress max="1" value=(share) aria-label=(teller.say("insight-title")) {}
                    p data-review-share aria-live="off" { (going_words(&teller, share, before, left)) }
                }
                @if let Some(review) = &so_far { (insight(review, &teller, address)) }
            }
        }
    }
}
