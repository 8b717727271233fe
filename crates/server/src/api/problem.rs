//! What can go wrong with a request to the API: `application/problem+json`, in the caller's language.

use axum::Json;
use axum::extract::Request;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER, UPGRADE, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use orrery_core::{Lang, Text, UndoError};
use orrery_store::StoreError;
use serde::Serialize;
use utoipa::{IntoResponses, ToSchema};

use super::caller::lang_of;
use crate::site_error::SiteError;
use crate::tokens::Scope;
use crate::words::say;

/// What a refusal is sent as.
const MEDIA: &str = "application/problem+json";

/// Why a request to the API was not served.
#[derive(Clone, Debug)]
pub enum ApiError {
    /// As on the pages.
    Site(SiteError),
    /// There is no token, or it does not stand.
    Token,
    /// The token may not do this.
    Scope(Scope),
    /// The rules forbid it.
    Refused(Box<Refusal>),
    /// It is no action of the game.
    Notation(String),
    /// The seat has made this many decisions, not as many as the caller thought.
    Stale(usize),
    /// Nothing can be taken back, and why.
    Undo(UndoError),
    /// The caller has no such seat.
    Seat,
    /// The caller has several seats and does not say which one.
    WhichSeat,
    /// The game has not begun.
    NotBegun,
    /// What was sent cannot be read; where and why.
    Bad(String),
    /// It is not sent as JSON.
    Media,
    /// It is too long.
    Large,
    /// This address speaks WebSocket only.
    Upgrade,
}

/// What the rules say against an action.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The rule, by number.
    pub rule: String,
    /// What it comes to here.
    pub detail: String,
    /// What would make it possible.
    pub remedy: Option<Remedy>,
}

/// An action after which a refused one is allowed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Remedy {
    /// In notation.
    pub action: String,
    /// In words.
    pub label: String,
    /// Whether the refused action can follow at once; otherwise others decide before.
    pub at_once: bool,
}

/// A refusal (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemJson {
    /// Where this kind of problem is explained.
    #[serde(rename = "type")]
    pub kind: String,
    /// What kind of problem it is, in the caller's language.
    pub title: String,
    /// The status of the response.
    pub status: u16,
    /// What is wrong here, in the caller's language.
    pub detail: String,
    /// What to do next, in the caller's language.
    pub next: String,
    /// What kind of problem it is, for programs.
    pub code: String,
    /// The rule of the game that forbids it, such as `ORI-31`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rule: Option<String>,
    /// What would make a refused action possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub remedy: Option<Remedy>,
    /// How many decisions the seat has made, if that was the mistake.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub made: Option<usize>,
}

/// The refusals that any request may meet.
#[derive(IntoResponses)]
#[allow(dead_code, reason = "it is the description of responses")]
pub enum Refusals {
    /// What was sent cannot be read.
    #[response(status = 400, content_type = "application/problem+json")]
    Bad(ProblemJson),
    /// The token is missing, unknown or revoked.
    #[response(status = 401, content_type = "application/problem+json")]
    Token(ProblemJson),
    /// The token may not do this, or it is somebody else's to do.
    #[response(status = 403, content_type = "application/problem+json")]
    Forbidden(ProblemJson),
    /// There is no such game, table, seat or rule.
    #[response(status = 404, content_type = "application/problem+json")]
    NotFound(ProblemJson),
    /// It took too long.
    #[response(status = 408, content_type = "application/problem+json")]
    Slow(ProblemJson),
    /// The table is not as the request supposes.
    #[response(status = 409, content_type = "application/problem+json")]
    Conflict(ProblemJson),
    /// Too often; `Retry-After` says when to try again.
    #[response(status = 429, content_type = "application/problem+json")]
    TooMany(ProblemJson),
    /// Something is wrong on the side of the server.
    #[response(status = 500, content_type = "application/problem+json")]
    Server(ProblemJson),
    /// The store does not answer, or the server is about to end.
    #[response(status = 503, content_type = "application/problem+json")]
    Store(ProblemJson),
}

/// The refusals that only requests with a body may meet.
#[derive(IntoResponses)]
#[allow(dead_code, reason = "it is the description of responses")]
pub enum BodyRefusals {
    /// The body is too long.
    #[response(status = 413, content_type = "application/problem+json")]
    Large(ProblemJson),
    /// The body is not sent as JSON.
    #[response(status = 415, content_type = "application/problem+json")]
    Media(ProblemJson),
    /// It can be read, but the game or the server refuses it; `rule` names the rule of the game.
    #[response(status = 422, content_type = "application/problem+json")]
    Refused(ProblemJson),
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            Self::Site(problem) => problem.status(),
            Self::Token => StatusCode::UNAUTHORIZED,
            Self::Scope(_) | Self::Seat => StatusCode::FORBIDDEN,
            Self::Refused(_) | Self::Notation(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Stale(_) | Self::Undo(_) | Self::WhichSeat | Self::NotBegun => StatusCode::CONFLICT,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::Media => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Large => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Upgrade => StatusCode::UPGRADE_REQUIRED,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Site(SiteError::Told(_)) => "unfit",
            Self::Site(SiteError::Conflict(_)) => "conflict",
            Self::Site(SiteError::Broken(_)) => "broken",
            Self::Site(problem) => of_status(problem.status()),
            Self::Token => "token",
            Self::Scope(_) => "scope",
            Self::Refused(_) => "refused",
            Self::Notation(_) => "notation",
            Self::Stale(_) => "stale",
            Self::Undo(_) => "undo",
            Self::Seat => "seat",
            Self::WhichSeat => "which-seat",
            Self::NotBegun => "not-begun",
            Self::Bad(_) => "bad",
            Self::Media => "media",
            Self::Large => "large",
            Self::Upgrade => "upgrade",
        }
    }

    /// What is wrong here, in words.
    fn detail(&self, lang: Lang) -> String {
        let usual = Text::named(format!("api-{}-detail", self.code()));
        let text = match self {
            Self::Refused(refusal) => return refusal.detail.clone(),
            Self::Site(SiteError::Told(text) | SiteError::Conflict(text)) => text.clone(),
            Self::Site(
                problem @ (SiteError::TooMany { .. } | SiteError::Store(_) | SiteError::Broken(_)),
            ) => problem.text(),
            Self::Site(SiteError::Bad(problem)) | Self::Bad(problem) | Self::Notation(problem) => {
                usual.word("problem", problem.clone())
            }
            Self::Scope(scope) => usual.word("scope", scope.name()),
            Self::Stale(made) => usual.amount("made", *made as i64),
            Self::Undo(UndoError::Over) => Text::new("api-undo-over-detail"),
            _ => usual,
        };
        say(lang, &text)
    }

    /// The refusal as it is sent.
    pub(super) fn json(&self, lang: Lang) -> ProblemJson {
        let code = self.code();
        let mut problem = ProblemJson::plain(code, self.status(), lang);
        problem.detail = self.detail(lang);
        match self {
            Self::Refused(refusal) => {
                problem.rule = Some(refusal.rule.clone());
                problem.remedy.clone_from(&refusal.remedy);
                if let Some(remedy) = &refusal.remedy {
                    let key = if remedy.at_once { "api-remedy-next" } else { "api-remedy-later-next" };
                    problem.next = say(lang, &Text::new(key).word("action", remedy.action.clone()));
                }
            }
            Self::Stale(made) => problem.made = Some(*made),
            Self::Undo(UndoError::Over) => problem.next = say(lang, &Text::new("api-undo-over-next")),
            _ => {}
        }
        problem
    }
}

impl ProblemJson {
    fn plain(code: &'static str, status: StatusCode, lang: Lang) -> Self {
        let part = |part: &str| say(lang, &Text::named(format!("api-{code}-{part}")));
        Self {
            kind: format!("/api#{code}"),
            title: part("title"),
            status: status.as_u16(),
            detail: part("detail"),
            next: part("next"),
            code: code.to_owned(),
            rule: None,
            remedy: None,
            made: None,
        }
    }
}

/// Every code that a problem can have: each is explained in both languages.
pub const CODES: [&str; 23] = [
    "token",
    "scope",
    "forbidden",
    "seat",
    "which-seat",
    "not-found",
    "method",
    "bad",
    "media",
    "large",
    "slow",
    "too-many",
    "refused",
    "notation",
    "stale",
    "undo",
    "not-begun",
    "unfit",
    "conflict",
    "upgrade",
    "broken",
    "store",
    "server",
];

/// What a bare status means, for refusals that do not come from us.
fn of_status(status: StatusCode) -> &'static str {
    match status {
        StatusCode::UNAUTHORIZED => "token",
        StatusCode::FORBIDDEN => "forbidden",
        StatusCode::NOT_FOUND => "not-found",
        StatusCode::METHOD_NOT_ALLOWED => "method",
        StatusCode::REQUEST_TIMEOUT => "slow",
        StatusCode::CONFLICT => "conflict",
        StatusCode::PAYLOAD_TOO_LARGE => "large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "media",
        StatusCode::UNPROCESSABLE_ENTITY => "unfit",
        StatusCode::UPGRADE_REQUIRED => "upgrade",
        StatusCode::TOO_MANY_REQUESTS => "too-many",
        StatusCode::SERVICE_UNAVAILABLE => "store",
        _ if status.is_server_error() => "server",
        _ => "bad",
    }
}

impl From<SiteError> for ApiError {
    fn from(problem: SiteError) -> Self {
        match problem {
            // Here a seat is part of the address.
            SiteError::Store(StoreError::NoSeat { .. }) => Self::Site(SiteError::NotFound),
            other => Self::Site(other),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        SiteError::from(error).into()
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Self::Media,
            StatusCode::PAYLOAD_TOO_LARGE => Self::Large,
            _ => Self::Bad(rejection.body_text()),
        }
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> Self {
        Self::Bad(rejection.body_text())
    }
}

impl From<PathRejection> for ApiError {
    /// An address that cannot be read leads nowhere.
    fn from(_: PathRejection) -> Self {
        Self::Site(SiteError::NotFound)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = self.status();
        if status.is_server_error() {
            tracing::error!(problem = ?self, "a request to the API could not be served");
        }
        let mut response = status.into_response();
        let headers = response.headers_mut();
        match &self {
            Self::Site(SiteError::TooMany { seconds }) => {
                headers.insert(RETRY_AFTER, (*seconds).into());
            }
            Self::Token => {
                headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"Orrery\""));
            }
            Self::Upgrade => {
                headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
            }
            _ => {}
        }
        // `dress` knows the caller's language and says it there.
        response.extensions_mut().insert(self);
        response
    }
}

/// Layer: says every refusal in the caller's language.
pub async fn dress(request: Request, next: Next) -> Response {
    let lang = lang_of(request.uri(), request.headers());
    let response = next.run(request).await;
    let status = response.status();
    if !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let problem = match response.extensions().get::<ApiError>() {
        Some(fault) => fault.json(lang),
        None => ProblemJson::plain(of_status(status), status, lang),
    };
    said(response, problem, lang)
}

/// Layer: says refusals of ours in the caller's language, and leaves those of another protocol as they are.
pub async fn dress_ours(request: Request, next: Next) -> Response {
    let lang = lang_of(request.uri(), request.headers());
    let response = next.run(request).await;
    match response.extensions().get::<ApiError>().map(|fault| fault.json(lang)) {
        Some(problem) => said(response, problem, lang),
        None => response,
    }
}

/// A response that says a refusal.
fn said(response: Response, problem: ProblemJson, lang: Lang) -> Response {
    let (head, _) = response.into_parts();
    let status = head.status;
    let mut dressed = (status, Json(problem)).into_response();
    for (name, value) in &head.headers {
        if name != CONTENT_LENGTH && name != CONTENT_TYPE {
            dressed.headers_mut().append(name, value.clone());
        }
    }
    dressed.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(MEDIA));
    let language = HeaderValue::from_static(lang.code());
    dressed.headers_mut().insert(axum::http::header::CONTENT_LANGUAGE, language);
    dressed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::WORDS;

    #[test]
    fn every_code_is_explained_in_both_languages() {
        for code in CODES {
            for part in ["title", "detail", "next"] {
                for lang in Lang::ALL {
                    assert!(WORDS.has(lang, &format!("api-{code}-{part}")), "{lang}: api-{code}-{part}");
                }
            }
        }
        for status in 400..600 {
            let status = StatusCode::from_u16(status).unwrap();
            assert!(CODES.contains(&of_status(status)), "{status}");
        }
    }
}
