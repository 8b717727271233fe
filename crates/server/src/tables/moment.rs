//! One decision of a finished game, drawn for a page that shows it: the table, what was played, what was better.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use axum::routing::get;
use maud::html;
use orrery_core::SeatSet;
use orrery_review::{Costly, Review};
use orrery_web::SiteWords as _;
use orrery_web::review::{Decision, moment};
use orrery_web::table::TablePage;

use super::insight::teller;
use super::review::finished;
use crate::App;
use crate::exercises::{Tried, exercise_page};
use crate::identity::Visitor;
use crate::reviews::Progress;
use crate::site_error::SiteError;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{id}/moment/{step}", get(drawn))
        .route("/t/{id}/exercise/{step}", get(exercise))
        .route("/t/{id}/exercise/{step}/answer", get(answer))
}

/// What a review, as far as it has come, says of a decision.
pub(super) fn costly(review: &Review, step: usize) -> Option<&Costly> {
    review.costly.iter().flatten().find(|costly| costly.step == step)
}

/// What has been found out about a game so far.
pub(super) fn so_far(progress: Progress) -> Option<Arc<Review>> {
    match progress {
        Progress::Ready(review) => Some(review.into()),
        Progress::Going { so_far, .. } => so_far,
        Progress::Failed(_) | Progress::Enough { .. } | Progress::Full | Progress::Off => None,
    }
}

async fn drawn(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
) -> Result<Html<String>, SiteError> {
    let finished = finished(&app, &id).await?;
    let Some(line) = finished.record.decisions.get(step).cloned() else { return Err(SiteError::NotFound) };
    let review = so_far(finished.progress(&app, &visitor).await?);
    let made = tokio::task::spawn_blocking(move || {
        let table = finished.after(step);
        (finished, table)
    });
    let (finished, table) = made.await.map_err(|error| SiteError::Broken(error.to_string()))?;
    let table = table?;
    let voice = finished.voice(visitor.reader.lang);
    let address = format!("/t/{id}");
    let page = TablePage {
        game: &*finished.live.title,
        pages: &*finished.live.title,
        table: &*table,
        voice,
        // Only what could be known then.
        viewer: SeatSet::only(line.seat),
        me: Some(line.seat),
        held: None,
        behind_curtain: SeatSet::NOBODY,
        occupants: &finished.sitters,
        guide: None,
        hints: false,
        past: true,
        address: &address,
    };
    let decision = Decision {
        page: &page,
        seat: line.seat,
        step,
        played: &line.action,
        costly: review.as_ref().and_then(|review| costly(review, step)),
    };
    let name_of = |seat| voice.name(seat);
    Ok(Html(moment(&decision, &teller(&voice, &name_of), &visitor.reader).into_string()))
}

/// A blunder of a finished game as an exercise: what was better?
async fn exercise(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
) -> Result<Html<String>, SiteError> {
    let finished = finished(&app, &id).await?;
    let review = app.reviews.known(&app.store, &id, &finished.record).await?.and_then(so_far);
    let round = review.as_ref().and_then(|review| costly(review, step)).map(|costly| costly.round);
    let round = round.ok_or(SiteError::NotFound)?;
    let seat = finished.record.decisions.get(step).map(|line| line.seat).ok_or(SiteError::NotFound)?;
    let made = tokio::task::spawn_blocking(move || {
        let table = finished.after(step);
        (finished, table)
    });
    let (finished, table) = made.await.map_err(|error| SiteError::Broken(error.to_string()))?;
    let table = table?;
    let names: Vec<_> = finished.sitters.iter().map(|sitter| sitter.name.clone()).collect();
    let about = ("exercise-own-lead", format!("/t/{id}/exercise/{step}/answer"), format!("{id} {step}"));
    let title = &*finished.live.title;
    Ok(exercise_page(&visitor, title, &*table, &names, (seat, round), about))
}

async fn answer(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Query(tried): Query<Tried>,
) -> Result<Html<String>, SiteError> {
    let finished = finished(&app, &id).await?;
    let review = app.reviews.known(&app.store, &id, &finished.record).await?.and_then(so_far);
    let costly = review.as_ref().and_then(|review| costly(review, step)).ok_or(SiteError::NotFound)?;
    let seat = finished.record.decisions.get(step).map(|line| line.seat).ok_or(SiteError::NotFound)?;
    let voice = finished.voice(visitor.reader.lang);
    let name_of = |seat| voice.name(seat);
    let teller = teller(&voice, &name_of);
    let next = html! { a.button href=(format!("/t/{id}/review")) { (voice.ui("review-title")) } };
    let (reason, proof) = (teller.cost(seat, costly), teller.verdict(costly));
    Ok(Html(tried.judged(&costly.better, &reason, &proof, &next, &teller).into_string()))
}
