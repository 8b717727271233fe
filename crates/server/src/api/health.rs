//! Whether the server is there, and who one is to it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::caller::{Anyone, For, Read};
use super::extract::{Asked, InLanguage};
use super::problem::{ApiError, Refusals};
use crate::App;

pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(health)).routes(routes!(me))
}

/// A sign of life.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// `ok`: anything else is a problem.
    pub status: String,
    /// The version of the program.
    pub version: String,
}

/// Whose token it is, and what it may do.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    /// The name of the account; nothing for a guest.
    pub name: Option<String>,
    /// What the token is called.
    pub token: String,
    /// What it may do.
    pub scopes: Vec<String>,
}

/// Whether the server can serve.
#[utoipa::path(get, path = "/health", tag = "server", operation_id = "health", params(InLanguage),
    responses((status = 200, description = "It can", body = Health), Refusals),
    security((), ("token" = ["read"])))]
async fn health(
    State(app): State<Arc<App>>,
    _caller: For<Anyone>,
    Asked(_said): Asked<InLanguage>,
) -> Result<Json<Health>, ApiError> {
    app.ready().await?;
    Ok(Json(Health { status: "ok".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() }))
}

/// Whose token this is.
#[utoipa::path(get, path = "/me", tag = "server", operation_id = "me", params(InLanguage),
    responses((status = 200, description = "The owner of the token", body = Me), Refusals),
    security(("token" = ["read"])))]
#[allow(clippy::unused_async, reason = "a handler is a future, though it waits for nothing")]
async fn me(caller: For<Read>, Asked(_said): Asked<InLanguage>) -> Result<Json<Me>, ApiError> {
    let bearer = caller.bearer.as_ref().ok_or(ApiError::Token)?;
    Ok(Json(Me {
        name: bearer.name.clone(),
        token: bearer.token.clone(),
        scopes: bearer.scopes.iter().map(|scope| scope.name().to_owned()).collect(),
    }))
}
