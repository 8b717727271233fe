//! A finished game step by step, from every perspective. The page is loaded once; after that each step is fetched.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Html;
use axum::{Json, Router, routing::get};
use maud::{Markup, html};
use orrery_core::{Lang, Seat, SeatSet, TableObject};
use orrery_review::Review;
use orrery_web::assets;
use orrery_web::frame::Reader;
use orrery_web::review::{AtStep, Place, controls, question};
use orrery_web::table::{Region, Shell, TablePage, Wanted, log_lines, shell, show};
use serde::Deserialize;
use serde_json::{Value, json};

use super::insight::teller;
use super::moment::{costly, so_far};
use super::review::{Finished, finished};
use crate::App;
use crate::app::title_of;
use crate::identity::Visitor;
use crate::site_error::SiteError;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{id}/step/{step}", get(page))
        .route("/t/{id}/step/{step}/regions.json", get(regions))
}

#[derive(Deserialize)]
struct StepQuery {
    /// `all`, `none`, or the number of a seat.
    view: Option<String>,
    /// Whether the whole log is wanted too: another perspective has another one.
    #[serde(default)]
    log: bool,
}

/// Whose knowledge is shown, and the name of that perspective.
fn perspective(query: &StepQuery, seats: u8) -> (SeatSet, Option<Seat>, String) {
    let seat = query.view.as_ref().and_then(|view| view.parse::<u8>().ok());
    match (query.view.as_deref(), seat.filter(|seat| *seat < seats).map(Seat::new)) {
        (_, Some(seat)) => (SeatSet::only(seat), Some(seat), seat.index().to_string()),
        (Some("none"), None) => (SeatSet::NOBODY, None, "none".to_owned()),
        _ => (SeatSet::EVERYBODY, None, "all".to_owned()),
    }
}

/// A step of a game, ready to be drawn.
struct Stepped {
    finished: Finished,
    table: Box<dyn TableObject>,
    review: Option<Arc<Review>>,
    step: usize,
    viewer: SeatSet,
    me: Option<Seat>,
    view: String,
    address: String,
}

impl Stepped {
    async fn at(app: &Arc<App>, id: &str, step: usize, query: &StepQuery) -> Result<Self, SiteError> {
        let finished = finished(app, id).await?;
        let review = app.reviews.known(&app.store, id, &finished.record).await?.and_then(so_far);
        let step = step.min(finished.record.decisions.len());
        let (viewer, me, view) = perspective(query, finished.record.seats);
        // Whoever sees everything sees the area of whoever decides.
        let decides = finished.record.decisions.get(step).map(|line| line.seat);
        let me = me.or(decides.filter(|_| viewer == SeatSet::EVERYBODY));
        let made = tokio::task::spawn_blocking(move || {
            let table = finished.after(step);
            (finished, table)
        });
        let (finished, table) = made.await.map_err(|error| SiteError::Broken(error.to_string()))?;
        let table = table?;
        Ok(Self { finished, table, review, step, viewer, me, view, address: format!("/t/{id}") })
    }

    fn look(&self, lang: Lang) -> TablePage<'_> {
        TablePage {
            game: &*self.finished.live.title,
            pages: &*self.finished.live.title,
            table: &*self.table,
            voice: self.finished.voice(lang),
            viewer: self.viewer,
            me: self.me,
            held: None,
            behind_curtain: SeatSet::NOBODY,
            occupants: &self.finished.sitters,
            guide: None,
            hints: false,
            past: true,
            address: &self.address,
        }
    }

    fn place(&self) -> Place<'_> {
        Place { step: self.step, count: self.finished.record.decisions.len(), view: &self.view }
    }

    /// The question of the step with its answers.
    fn question(&self, look: &TablePage<'_>, reader: &Reader) -> Markup {
        let line = self.finished.record.decisions.get(self.step);
        let at = AtStep {
            decided: line.map(|line| (line.seat, line.action.as_str())),
            open: line.is_some_and(|line| self.viewer.contains(line.seat)),
            step: self.step,
            costly: self.review.as_ref().and_then(|review| costly(review, self.step)),
        };
        let name_of = |seat| look.voice.name(seat);
        question(look, &at, &teller(&look.voice, &name_of), reader)
    }
}

async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Query(query): Query<StepQuery>,
) -> Result<Html<String>, SiteError> {
    let stepped = Stepped::at(&app, &id, step, &query).await?;
    let reader = &visitor.reader;
    let look = stepped.look(reader.lang);
    let name_of = |seat| look.voice.name(seat);
    let teller = teller(&look.voice, &name_of);
    let review = stepped.review.as_ref().map(|review| (&**review, &teller));
    let shell_of = Shell {
        reader,
        title: title_of(&*stepped.finished.live.title, reader.lang),
        chat: &[],
        chat_last: 0,
        may_chat: false,
        above: html! {
            link rel="stylesheet" href=(assets::address("review.css"));
            script type="module" src=(assets::address("replay.js")) {}
            div.above { (controls(&look, &stepped.place(), review)) }
        },
        live: false,
    };
    let mut shown = show(&look, Wanted::EVERYTHING);
    shown.regions.retain(|region| region.id != "prompt");
    shown.regions.push(Region::new("prompt", stepped.question(&look, reader)));
    Ok(Html(shell(&look, &shown, &shell_of).into_string()))
}

/// One step for a page that is open: what its regions hold, and how many lines the log has by then.
async fn regions(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Query(query): Query<StepQuery>,
) -> Result<Json<Value>, SiteError> {
    let stepped = Stepped::at(&app, &id, step, &query).await?;
    let look = stepped.look(visitor.reader.lang);
    let shown = show(&look, Wanted { read: usize::MAX, ..Wanted::EVERYTHING });
    let mut regions: BTreeMap<String, String> =
        shown.regions.into_iter().map(|region| (region.id, region.html)).collect();
    regions.insert("prompt".to_owned(), stepped.question(&look, &visitor.reader).into_string());
    let log = query.log.then(|| log_lines(&look, 0));
    let lines = stepped.table.log(stepped.viewer).len();
    Ok(Json(json!({"step": stepped.step, "regions": regions, "lines": lines, "log": log})))
}
