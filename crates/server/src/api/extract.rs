//! What a request brings, read strictly: what is not understood is refused, never guessed.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Lang, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Number;
use utoipa::{IntoParams, ToSchema};

use super::problem::ApiError;

/// The body, as JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        Ok(Self(Json::<T>::from_request(request, state).await?.0))
    }
}

/// What stands after the question mark.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        Ok(Self(Query::<T>::from_request_parts(parts, state).await?.0))
    }
}

/// The names in the address.
pub struct At<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
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
    #[param(inline, value_type = Option<Language>, nullable = false)]
    #[allow(dead_code, reason = "whoever says something reads it from the address; here it is only checked")]
    pub lang: Option<Lang>,
}

/// How many decisions a seat has made, in a body. To JSON, `2` and `2.0` are the same number.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "Number")]
pub struct Made(pub usize);

impl TryFrom<Number> for Made {
    type Error = String;

    fn try_from(number: Number) -> Result<Self, String> {
        let made = whole(&number).filter(|made| *made <= 1_000_000);
        made.map(|made| Self(made as usize)).ok_or_else(|| format!("{number}: 0 to 1000000"))
    }
}

/// The number of a seat, in a body.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "Number")]
pub struct SeatNumber(pub Seat);

impl TryFrom<Number> for SeatNumber {
    type Error = String;

    fn try_from(number: Number) -> Result<Self, String> {
        let seat = whole(&number).and_then(|seat| u8::try_from(seat).ok());
        seat.ok_or_else(|| format!("{number}: 1 to {MOST_SEATS}")).and_then(Seat::try_from).map(Self)
    }
}

/// A number without a fraction.
fn whole(number: &Number) -> Option<u64> {
    let float = || number.as_f64().filter(|float| float.fract() == 0.0 && (0.0..1e9).contains(float));
    number.as_u64().or_else(|| float().map(|float| float as u64))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn whole_numbers_are_read_however_they_are_written() {
        let made = |value| serde_json::from_value::<Made>(value).map(|made| made.0).ok();
        assert_eq!([made(json!(3)), made(json!(3.0)), made(json!(0))], [Some(3), Some(3), Some(0)]);
        for wrong in
            [json!(-1), json!(1.5), json!(1_000_001), json!(1e300), json!("3"), json!(null), json!(true)]
        {
            assert_eq!(made(wrong.clone()), None, "{wrong}");
        }
        let seat = |value| serde_json::from_value::<SeatNumber>(value).map(|seat| seat.0.index()).ok();
        assert_eq!([seat(json!(1)), seat(json!(9.0))], [Some(0), Some(8)]);
        assert_eq!([seat(json!(0)), seat(json!(10)), seat(json!(257))], [None, None, None]);
    }
}
