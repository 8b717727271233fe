//! What happens at a table: what one sees, what one could do, what one does.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use orrery_core::object::MoveError;
use orrery_core::table::Acted;
use orrery_core::{ActError, Lang, Seat, SeatSet};
use orrery_store::Phase;
use orrery_web::Voice;
use orrery_web::words::site;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::{Anyone, Caller, For, Play};
use super::extract::{Asked, At, Body, InLanguage, Language, Made, SeatNumber};
use super::problem::{ApiError, BodyRefusals, Refusal, Refusals, Remedy};
use super::view::{OwnSeat, View, own_seat, view_of};
use crate::App;
use crate::live::{Live, LiveError};
use crate::site_error::SiteError;
use crate::tables::recorded;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(view))
        .routes(routes!(candidates))
        .routes(routes!(act))
        .routes(routes!(undo))
        .routes(routes!(record))
}

/// How a caller views a table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ViewQuery {
    /// Look for this seat alone, counted from 1; without it, for all seats of the caller together.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 9, nullable = false)]
    pub seat: Option<Seat>,
    /// Whether everything that one could mean to do is listed too.
    #[serde(default)]
    #[param(default = false, required = false)]
    pub candidates: bool,
    /// The language of the answer; without it, that of `Accept-Language`.
    #[param(inline, value_type = Option<Language>, nullable = false)]
    #[allow(dead_code, reason = "whoever says something reads it from the address; here it is only checked")]
    pub lang: Option<Lang>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct SeatQuery {
    /// The seat, counted from 1; only needed if the caller has several.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 9, nullable = false)]
    seat: Option<Seat>,
    /// The language of the answer; without it, that of `Accept-Language`.
    #[param(inline, value_type = Option<Language>, nullable = false)]
    #[allow(dead_code, reason = "whoever says something reads it from the address; here it is only checked")]
    lang: Option<Lang>,
}

/// A decision.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The seat, counted from 1; only needed if the caller has several.
    #[serde(default)]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 9)]
    pub seat: Option<SeatNumber>,
    /// What, in notation, as candidates have it.
    pub action: String,
    /// How many decisions the seat had made when this was chosen. The same decision sent twice is one decision.
    #[schema(value_type = u32, minimum = 0, maximum = 1_000_000)]
    pub made: Made,
}

/// The last decision is to be taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The seat, counted from 1; only needed if the caller has several.
    #[serde(default)]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 9)]
    pub seat: Option<SeatNumber>,
    /// How many decisions the seat has made, the one to be taken back among them. The same request sent twice takes one
    /// back.
    #[schema(value_type = u32, minimum = 0, maximum = 1_000_000)]
    pub made: Made,
}

/// What became of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It was carried out, and is on disk.
    Done,
    /// The same request had arrived before.
    AlreadyDone,
}

/// How a table stands after a decision.
#[derive(Debug, Serialize, ToSchema)]
pub struct ActResult {
    /// What became of it.
    pub outcome: Outcome,
    /// Whose decision it was.
    pub seat: u8,
    /// How many decisions the seat has made now.
    pub made: usize,
    /// How many decisions were made at the table.
    pub decisions: usize,
    /// Who owes an answer now.
    pub awaiting: Vec<u8>,
    /// Whether the game is over.
    pub over: bool,
}

/// The table of this name, if it has begun.
pub(super) async fn begun(app: &Arc<App>, id: &str) -> Result<Arc<Live>, ApiError> {
    if let Some(live) = app.tables.table(app, id).await? {
        return Ok(live);
    }
    let seated = app.store.table(id).await?.ok_or(SiteError::NotFound)?;
    Err(match seated.table.phase {
        Phase::Abandoned => SiteError::Conflict(orrery_core::Text::new("waiting-cancelled")).into(),
        Phase::Waiting | Phase::Running | Phase::Over => ApiError::NotBegun,
    })
}

/// The seats that the caller views the table for: the named one if it is theirs, else all of theirs.
pub(super) fn viewing_seats(live: &Live, caller: &Caller, seat: Option<Seat>) -> Result<SeatSet, ApiError> {
    let own = live.seats_of(caller.account());
    match seat {
        None => Ok(own),
        Some(seat) if own.contains(seat) => Ok(SeatSet::only(seat)),
        Some(_) => Err(ApiError::Seat),
    }
}

/// The one seat that is meant.
pub(super) fn meant(live: &Live, caller: &Caller, seat: Option<Seat>) -> Result<Seat, ApiError> {
    let seats = viewing_seats(live, caller, seat)?;
    let first = seats.first().ok_or(ApiError::Seat)?;
    if seats.len() == 1 { Ok(first) } else { Err(ApiError::WhichSeat) }
}

/// What the caller sees of a table.
#[utoipa::path(get, path = "/tables/{table}/view", tag = "play", operation_id = "view",
    params(("table" = String, Path, description = "Its name in addresses"), ViewQuery),
    responses((status = 200, description = "The table as the caller sees it", body = View), Refusals),
    security((), ("token" = ["read"])))]
async fn view(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    At(id): At<String>,
    Asked(query): Asked<ViewQuery>,
) -> Result<Json<View>, ApiError> {
    let live = begun(&app, &id).await?;
    let seats = viewing_seats(&live, &caller, query.seat)?;
    let snapshot = live.snapshot();
    Ok(Json(view_of(&live, &snapshot, seats, caller.lang, query.candidates)))
}

/// Everything that a seat could mean to do, each with the reason if it is refused.
#[utoipa::path(get, path = "/tables/{table}/candidates", tag = "play", operation_id = "candidates",
    params(("table" = String, Path, description = "Its name in addresses"), SeatQuery),
    responses((status = 200, description = "The seat with its candidates", body = OwnSeat), Refusals),
    security(("token" = ["read"])))]
async fn candidates(
    State(app): State<Arc<App>>,
    caller: For<super::caller::Read>,
    At(id): At<String>,
    Asked(query): Asked<SeatQuery>,
) -> Result<Json<OwnSeat>, ApiError> {
    let live = begun(&app, &id).await?;
    let seat = meant(&live, &caller, query.seat)?;
    let snapshot = live.snapshot();
    Ok(Json(own_seat(&live, &snapshot, seat, caller.lang, true)))
}

/// Makes a decision.
#[utoipa::path(post, path = "/tables/{table}/act", tag = "play", operation_id = "act", request_body = Act,
    params(("table" = String, Path, description = "Its name in addresses"), InLanguage),
    responses((status = 200, description = "It is made", body = ActResult), Refusals, BodyRefusals),
    security(("token" = ["play"])))]
async fn act(
    State(app): State<Arc<App>>,
    caller: For<Play>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
    Body(wanted): Body<Act>,
) -> Result<Json<ActResult>, ApiError> {
    let live = begun(&app, &id).await?;
    let seat = meant(&live, &caller, wanted.seat.map(|seat| seat.0))?;
    let outcome = match live.act(&app, seat, wanted.made.0, wanted.action.clone()).await {
        Ok(Acted::Done) => Outcome::Done,
        Ok(Acted::AlreadyDone) => Outcome::AlreadyDone,
        Err(error) => return Err(why_not(&live, seat, caller.lang, &wanted.action, error)),
    };
    Ok(Json(result(&live, seat, outcome)))
}

/// Takes the last decision of a seat back.
#[utoipa::path(post, path = "/tables/{table}/undo", tag = "play", operation_id = "undo", request_body = Undo,
    params(("table" = String, Path, description = "Its name in addresses"), InLanguage),
    responses((status = 200, description = "It is taken back", body = ActResult), Refusals, BodyRefusals),
    security(("token" = ["play"])))]
async fn undo(
    State(app): State<Arc<App>>,
    caller: For<Play>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
    Body(wanted): Body<Undo>,
) -> Result<Json<ActResult>, ApiError> {
    let live = begun(&app, &id).await?;
    let seat = meant(&live, &caller, wanted.seat.map(|seat| seat.0))?;
    let before = live.snapshot().table.made_by(seat);
    if let Err(error) = live.undo(&app, seat, wanted.made.0).await {
        return Err(why_not(&live, seat, caller.lang, "", error));
    }
    let result =
        result(&live, seat, if before == wanted.made.0 { Outcome::Done } else { Outcome::AlreadyDone });
    // A wrong count takes nothing back.
    if result.made + 1 == wanted.made.0 { Ok(Json(result)) } else { Err(ApiError::Stale(result.made)) }
}

fn result(live: &Live, seat: Seat, outcome: Outcome) -> ActResult {
    let snapshot = live.snapshot();
    let awaiting = snapshot.table.awaiting();
    ActResult {
        outcome,
        seat: seat.into(),
        made: snapshot.table.made_by(seat),
        decisions: snapshot.table.decisions(),
        awaiting: awaiting.iter().map(u8::from).collect(),
        over: awaiting.is_empty(),
    }
}

/// Why a decision was not made, and what would help.
pub(super) fn why_not(live: &Live, seat: Seat, lang: Lang, action: &str, error: LiveError) -> ApiError {
    let reason = match error {
        LiveError::Move(MoveError::Act(ActError::Refused(reason))) => reason,
        LiveError::Move(MoveError::Act(ActError::Stale { made, .. })) => return ApiError::Stale(made),
        LiveError::Move(MoveError::Act(error @ ActError::NoDice)) => {
            return SiteError::Broken(error.to_string()).into();
        }
        LiveError::Move(MoveError::Notation(error)) => return ApiError::Notation(error.to_string()),
        LiveError::Undo(why) => return ApiError::Undo(why),
        LiveError::Standing(error) => return SiteError::Bad(error.to_string()).into(),
        LiveError::Seat(error) => {
            return SiteError::Bad(site(lang, &orrery_core::Text::new(error.key()))).into();
        }
        LiveError::Store(error) => return error.into(),
        LiveError::Retired => {
            return SiteError::Conflict(orrery_core::Text::new("problem-somebody-was-first")).into();
        }
    };
    let snapshot = live.snapshot();
    let names = live.names();
    let voice = Voice { words: live.title.words(), lang, names: &names };
    let remedy = snapshot.table.remedy(seat, action).ok().flatten();
    let remedy = remedy.map(|found| Remedy {
        action: found.notation,
        label: voice.say(&found.label),
        at_once: found.at_once,
    });
    let detail = voice.say(&reason.text);
    ApiError::Refused(Box::new(Refusal { rule: reason.rule.to_string(), detail, remedy }))
}

/// The record of a game once it is over; before, what the caller saw of it.
#[utoipa::path(get, path = "/tables/{table}/record", tag = "play", operation_id = "record",
    params(("table" = String, Path, description = "Its name in addresses"), InLanguage),
    responses(
        (status = 200, description = "The record, or what was seen", body = Object, content_type = "application/json"),
        Refusals,
    ),
    security((), ("token" = ["read"])))]
async fn record(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
) -> Result<Response, ApiError> {
    let live = begun(&app, &id).await?;
    let snapshot = live.snapshot();
    let body = recorded(&live, &snapshot, live.seats_of(caller.account()), caller.lang);
    Ok(([(CONTENT_TYPE, "application/json")], body).into_response())
}
