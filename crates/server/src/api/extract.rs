//! What a request brings, read strictly: what is not understood is refused, never guessed.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use orrery_core::Lang;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::problem::Fault;

/// The body, as JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        Ok(Self(Json::<T>::from_request(request, state).await?.0))
    }
}

/// What stands after the question mark.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        Ok(Self(Query::<T>::from_request_parts(parts, state).await?.0))
    }
}

/// The names in the address.
pub struct At<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        Ok(Self(Path::<T>::from_request_parts(parts, state).await?.0))
    }
}

/// A language of the server.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    En,
    /// Polish.
    Pl,
}

/// What every question may say.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct InLanguage {
    /// The language of the answer; without it, that of `Accept-Language`.
    #[param(value_type = Option<Language>, nullable = false)]
    #[allow(dead_code, reason = "whoever says something reads it from the address; here it is only checked")]
    pub lang: Option<Lang>,
}

/// How many decisions a seat has made.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(try_from = "u32")]
#[schema(value_type = u32, minimum = 0, maximum = 1_000_000)]
pub struct Made(pub usize);

impl TryFrom<u32> for Made {
    type Error = &'static str;

    fn try_from(made: u32) -> Result<Self, Self::Error> {
        if made <= 1_000_000 { Ok(Self(made as usize)) } else { Err("no seat makes so many decisions") }
    }
}
