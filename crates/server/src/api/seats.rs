//! `/api/v1/tables/{table}/seats`: who sits where, before the game begins.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use orrery_core::Seat;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::{Anyone, Caller, For, Host, Play};
use super::extract::{Asked, At, Body, InLanguage};
use super::problem::{ApiError, BodyRefusals, Refusals};
use super::tables::{Level, SeatInfo, TableInfo, found, info, seats_of};
use crate::App;
use crate::lobby::{Sit, leave_seat, seat_bot, send_away, take_seat};

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(seats))
        .routes(routes!(take))
        .routes(routes!(leave))
        .routes(routes!(bot))
        .routes(routes!(remove))
}

/// Somebody who sits down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// What the caller is called at the table: 24 characters at most.
    #[serde(default)]
    pub name: String,
    /// The caller's word for the dice: 60 characters at most.
    #[serde(default)]
    pub word: String,
    /// What the invitation adds to the address of the table; needed for a seat that is kept for a friend.
    #[serde(default)]
    pub invite: String,
}

/// A bot for a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// Which bot.
    #[serde(default)]
    pub level: Level,
}

/// Somebody who is sent away.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SendAway {
    /// The name that stands at the seat: nobody else is sent away by mistake.
    pub name: String,
}

/// The place of a seat in the store, counted from 0.
fn place(seat: Seat) -> u8 {
    seat.index() as u8
}

async fn now_at(app: &App, caller: &Caller, id: &str) -> Result<Json<TableInfo>, ApiError> {
    Ok(Json(info(app, caller, &found(app, id).await?)?))
}

/// Who sits where.
#[utoipa::path(get, path = "/tables/{table}/seats", tag = "seats", operation_id = "seats",
    params(("table" = String, Path, description = "Its name in addresses"), InLanguage),
    responses((status = 200, description = "The seats, in order", body = Vec<SeatInfo>), Refusals),
    security((), ("token" = ["read"])))]
async fn seats(
    State(app): State<Arc<App>>,
    caller: For<Anyone>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
) -> Result<Json<Vec<SeatInfo>>, ApiError> {
    Ok(Json(seats_of(&found(&app, &id).await?, caller.account())?))
}

/// Takes a seat. A caller who already has it keeps it.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/take", tag = "seats", operation_id = "take",
    request_body = TakeSeat,
    params(
        ("table" = String, Path, description = "Its name in addresses"),
        ("seat" = u8, Path, minimum = 1, maximum = 9, description = "The seat, counted from 1"),
        InLanguage,
    ),
    responses((status = 200, description = "The table afterwards", body = TableInfo), Refusals, BodyRefusals),
    security(("token" = ["play"])))]
async fn take(
    State(app): State<Arc<App>>,
    caller: For<Play>,
    At((id, seat)): At<(String, Seat)>,
    Asked(_said): Asked<InLanguage>,
    Body(wanted): Body<TakeSeat>,
) -> Result<Json<TableInfo>, ApiError> {
    let sit = Sit { seat: place(seat), name: wanted.name, word: wanted.word, invite: wanted.invite };
    let reader = caller.reader();
    let owner = caller.owner()?;
    let sit = sit.checked(&app, &reader, Some(owner)).await?;
    take_seat(&app, reader.lang, owner, &id, sit).await?;
    now_at(&app, &caller, &id).await
}

/// Gives a seat back.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/leave", tag = "seats", operation_id = "leave",
    params(
        ("table" = String, Path, description = "Its name in addresses"),
        ("seat" = u8, Path, minimum = 1, maximum = 9, description = "The seat, counted from 1"),
        InLanguage,
    ),
    responses((status = 200, description = "The table afterwards", body = TableInfo), Refusals),
    security(("token" = ["play"])))]
async fn leave(
    State(app): State<Arc<App>>,
    caller: For<Play>,
    At((id, seat)): At<(String, Seat)>,
    Asked(_said): Asked<InLanguage>,
) -> Result<Json<TableInfo>, ApiError> {
    leave_seat(&app, caller.owner()?, &id, place(seat)).await?;
    now_at(&app, &caller, &id).await
}

/// The host gives a free seat to a bot.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/bot", tag = "seats", operation_id = "bot",
    request_body = SeatBot,
    params(
        ("table" = String, Path, description = "Its name in addresses"),
        ("seat" = u8, Path, minimum = 1, maximum = 9, description = "The seat, counted from 1"),
        InLanguage,
    ),
    responses((status = 200, description = "The table afterwards", body = TableInfo), Refusals, BodyRefusals),
    security(("token" = ["host"])))]
async fn bot(
    State(app): State<Arc<App>>,
    caller: For<Host>,
    At((id, seat)): At<(String, Seat)>,
    Asked(_said): Asked<InLanguage>,
    Body(wanted): Body<SeatBot>,
) -> Result<Json<TableInfo>, ApiError> {
    seat_bot(&app, &caller.reader(), caller.owner()?, &id, place(seat), wanted.level.name()).await?;
    now_at(&app, &caller, &id).await
}

/// The host sends somebody away.
#[utoipa::path(post, path = "/tables/{table}/seats/{seat}/remove", tag = "seats", operation_id = "remove",
    request_body = SendAway,
    params(
        ("table" = String, Path, description = "Its name in addresses"),
        ("seat" = u8, Path, minimum = 1, maximum = 9, description = "The seat, counted from 1"),
        InLanguage,
    ),
    responses((status = 200, description = "The table afterwards", body = TableInfo), Refusals, BodyRefusals),
    security(("token" = ["host"])))]
async fn remove(
    State(app): State<Arc<App>>,
    caller: For<Host>,
    At((id, seat)): At<(String, Seat)>,
    Asked(_said): Asked<InLanguage>,
    Body(wanted): Body<SendAway>,
) -> Result<Json<TableInfo>, ApiError> {
    send_away(&app, caller.owner()?, &id, place(seat), &wanted.name).await?;
    now_at(&app, &caller, &id).await
}
