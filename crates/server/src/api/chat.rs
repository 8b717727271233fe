//! `/api/v1/tables/{table}/chat`: what people say.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use orrery_core::Lang;
use orrery_store::ChatLine;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::{Anyone, Chat, For};
use super::extract::{Asked, At, Body, InLanguage, Language};
use super::play::begun;
use super::problem::{ApiError, BodyRefusals, Refusals};
use crate::App;
use crate::live::{Seating, SpeakError, Speaker};
use crate::lobby::called;
use crate::site_error::SiteError;

/// The most lines in one answer.
const MOST: u32 = 200;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(chat, say))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ChatQuery {
    /// The number of the last line that is known already.
    #[param(minimum = 0, maximum = 4_294_967_295_u64, nullable = false)]
    after: Option<u32>,
    /// How many lines at most.
    #[param(minimum = 1, maximum = 200, nullable = false)]
    limit: Option<u32>,
    /// The language of the answer; without it, that of `Accept-Language`.
    #[param(inline, value_type = Option<Language>, nullable = false)]
    #[allow(dead_code, reason = "whoever says something reads it from the address; here it is only checked")]
    lang: Option<Lang>,
}

/// Something that was said.
#[derive(Debug, Serialize, ToSchema)]
pub struct Line {
    /// Counted from 1 at each table.
    pub number: u64,
    /// From which seat, counted from 1; nothing for a spectator.
    pub seat: Option<u8>,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl From<ChatLine> for Line {
    fn from(line: ChatLine) -> Self {
        Self {
            number: line.number,
            seat: line.seat.map(|seat| seat + 1),
            name: line.name,
            text: line.text,
            at: line.at,
        }
    }
}

/// Something to be said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// A line of 1 to 500 characters.
    pub text: String,
}

/// What was said at a table.
#[utoipa::path(get, path = "/tables/{table}/chat", tag = "chat", operation_id = "chat",
    params(("table" = String, Path, description = "Its name in addresses"), ChatQuery),
    responses((status = 200, description = "Lines, in order", body = Vec<Line>), Refusals),
    security((), ("token" = ["read"])))]
async fn chat(
    State(app): State<Arc<App>>,
    _caller: For<Anyone>,
    At(id): At<String>,
    Asked(query): Asked<ChatQuery>,
) -> Result<Json<Vec<Line>>, ApiError> {
    let limit = query.limit.unwrap_or(MOST);
    if !(1..=MOST).contains(&limit) {
        return Err(ApiError::Bad(format!("limit: 1 to {MOST}")));
    }
    let from = u64::from(query.after.unwrap_or(0)) + 1;
    let lines = app.store.chat(&id, from, limit).await?;
    Ok(Json(lines.into_iter().map(Line::from).collect()))
}

/// Says something at a table that has begun.
#[utoipa::path(post, path = "/tables/{table}/chat", tag = "chat", operation_id = "say", request_body = Say,
    params(("table" = String, Path, description = "Its name in addresses"), InLanguage),
    responses((status = 204, description = "It is said"), Refusals, BodyRefusals),
    security(("token" = ["chat"])))]
async fn say(
    State(app): State<Arc<App>>,
    caller: For<Chat>,
    At(id): At<String>,
    Asked(_said): Asked<InLanguage>,
    Body(wanted): Body<Say>,
) -> Result<StatusCode, ApiError> {
    let account = caller.owner()?;
    let live = begun(&app, &id).await?;
    let own = live.seats_of(Some(account));
    let speaker = Speaker {
        account: account.to_owned(),
        name: called(&caller.reader()),
        seating: Seating { own, open: None },
    };
    match live.speak(&app, speaker, &wanted.text).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(SpeakError::Unfit) => Err(SiteError::told("api-no-line").into()),
        Err(SpeakError::Store(error)) => Err(error.into()),
    }
}
