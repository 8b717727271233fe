//! What can go wrong with a request, as a page that says what to do next.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT, RETRY_AFTER};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use orrery_core::{Lang, Text};
use orrery_store::StoreError;
use orrery_web::frame::{Reader, document};
use serde_json::json;

use crate::App;
use crate::identity::{Seen, Visitor};
use crate::words::{Speak as _, say};

/// Why a request was not served.
#[derive(Clone, Debug, thiserror::Error)]
pub enum SiteError {
    /// There is no such page, game or table.
    #[error("not found")]
    NotFound,
    /// Not for this visitor.
    #[error("not allowed")]
    Forbidden,
    /// A form that is not ours, or no longer.
    #[error("this form did not come from here, or is out of date")]
    Stale,
    /// What was sent does not make sense.
    #[error("{0}")]
    Bad(String),
    /// A kept table cannot be opened by this build.
    #[error("this table cannot be opened: {0}")]
    Broken(String),
    /// What was asked for cannot be done: a text of the server, which says what to do.
    #[error("{}", say(Lang::En, .0))]
    Told(Text),
    /// Somebody else was first: a text of the server, which says what to do.
    #[error("{}", say(Lang::En, .0))]
    Conflict(Text),
    /// Too often.
    #[error("too many requests; try again in {seconds} seconds")]
    TooMany {
        /// When it can be tried again.
        seconds: u32,
    },
    /// The store did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl SiteError {
    /// What is wrong, by a key of the server's texts.
    pub fn told(key: &'static str) -> Self {
        Self::Told(Text::new(key))
    }

    /// The status of the response.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::Store(StoreError::NoTable { .. }) => StatusCode::NOT_FOUND,
            Self::Forbidden | Self::Stale | Self::Store(StoreError::NotYourSeat { .. }) => {
                StatusCode::FORBIDDEN
            }
            Self::Bad(_) | Self::Store(StoreError::NoSeat { .. }) => StatusCode::BAD_REQUEST,
            Self::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Told(_) | Self::Store(StoreError::TooManyTokens { .. }) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Conflict(_)
            | Self::Store(
                StoreError::SeatTaken { .. }
                | StoreError::SomebodyWasFirst { .. }
                | StoreError::NameTaken { .. }
                | StoreError::NoAccount { .. },
            ) => StatusCode::CONFLICT,
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The sentence for the reader.
    pub(crate) fn text(&self) -> Text {
        match self {
            Self::NotFound | Self::Store(StoreError::NoTable { .. }) => Text::new("problem-not-found"),
            Self::Forbidden => Text::new("problem-forbidden"),
            Self::Stale => Text::new("problem-form"),
            Self::Bad(_) | Self::Store(StoreError::NoSeat { .. }) => Text::new("problem-bad"),
            Self::Broken(_) => Text::new("problem-broken"),
            Self::Told(text) | Self::Conflict(text) => text.clone(),
            Self::TooMany { seconds } => Text::new("problem-too-many").amount("seconds", i64::from(*seconds)),
            Self::Store(StoreError::SeatTaken { .. }) => Text::new("problem-seat-taken"),
            Self::Store(StoreError::NotYourSeat { .. }) => Text::new("problem-not-your-seat"),
            Self::Store(StoreError::SomebodyWasFirst { .. }) => Text::new("problem-somebody-was-first"),
            Self::Store(StoreError::NameTaken { .. }) => Text::new("problem-name-taken"),
            Self::Store(StoreError::NoAccount { .. }) => Text::new("problem-no-account"),
            Self::Store(StoreError::TooManyTokens { most }) => {
                Text::new("token-too-many").amount("most", i64::from(*most))
            }
            Self::Store(StoreError::Closed) => Text::new("problem-closing"),
            Self::Store(StoreError::Full) => Text::new("problem-full"),
            Self::Store(_) => Text::new("problem-store"),
        }
    }
}

impl IntoResponse for SiteError {
    fn into_response(self) -> Response {
        if self.status().is_server_error() {
            tracing::error!(problem = %self, "a request could not be served");
        }
        let mut response = (self.status(), self.to_string()).into_response();
        if let Self::TooMany { seconds } = self {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        // `dress` knows the reader's language and says it there.
        response.extensions_mut().insert(Said(self.text()));
        response
    }
}

/// The sentence of a response that says what is wrong.
#[derive(Clone)]
struct Said(Text);

/// What a bare status means, for refusals that do not come from us.
fn of_status(status: StatusCode) -> Text {
    Text::new(match status {
        StatusCode::NOT_FOUND => "problem-not-found",
        StatusCode::METHOD_NOT_ALLOWED => "problem-method",
        StatusCode::PAYLOAD_TOO_LARGE => "problem-large",
        StatusCode::REQUEST_TIMEOUT => "problem-slow",
        _ if status.is_server_error() => "problem-server",
        _ => "problem-bad",
    })
}

/// Layer: says every refusal in the reader's language, as a page, as JSON or as plain text.
pub async fn dress(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let wants = Wants::of(request.headers());
    let method = request.method().clone();
    let (mut parts, body) = request.into_parts();
    let seen = Seen::default();
    parts.extensions.insert(seen.clone());
    // The fallback if the visitor was not looked up: that needs the store, which may be what failed.
    let stranger = Visitor::stranger(&parts, &app).reader;
    let response = next.run(Request::from_parts(parts, body)).await;
    let status = response.status();
    if !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let text = match response.extensions().get::<Said>() {
        Some(Said(text)) => text.clone(),
        None if is_html(&response) => return response,
        None => of_status(status),
    };
    let reader = seen.0.get().cloned().unwrap_or(stranger);
    let reader = Reader { path: if method == Method::GET { reader.path } else { "/".to_owned() }, ..reader };
    let body = match wants {
        Wants::Page => Html(page(&reader, status, &text).into_string()).into_response(),
        Wants::Json => Json(json!({ "error": reader.tell(&text) })).into_response(),
        Wants::Text => format!("{}\n", reader.tell(&text)).into_response(),
    };
    let (head, _) = response.into_parts();
    let mut dressed = body;
    *dressed.status_mut() = status;
    for (name, value) in &head.headers {
        if !dressed.headers().contains_key(name) && name != axum::http::header::CONTENT_LENGTH {
            dressed.headers_mut().append(name, value.clone());
        }
    }
    dressed
}

enum Wants {
    Page,
    Json,
    Text,
}

impl Wants {
    fn of(headers: &HeaderMap) -> Self {
        let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if accepts.contains("text/html") {
            Self::Page
        } else if accepts.contains("json") {
            Self::Json
        } else {
            Self::Text
        }
    }
}

fn is_html(response: &Response) -> bool {
    let media = response.headers().get(axum::http::header::CONTENT_TYPE);
    media.is_some_and(|media| media.as_bytes().starts_with(b"text/html"))
}

fn page(reader: &Reader, status: StatusCode, text: &Text) -> Markup {
    let heading = match status {
        StatusCode::NOT_FOUND => "problem-heading-not-found",
        StatusCode::FORBIDDEN => "problem-heading-forbidden",
        _ if status.is_server_error() => "problem-heading-server",
        _ => "problem-heading",
    };
    let heading = reader.t(heading);
    let body = html! {
        main.page.lobby.problem #main {
            h1 { (heading) }
            p.lead { (reader.tell(text)) }
            p.fine { (status.as_u16()) }
            p.row {
                a.button.main href="/" { (reader.t("problem-home")) }
            }
        }
    };
    document(reader, &heading, "lobby-page", &["lobby.css"], &body)
}
