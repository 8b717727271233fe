//! The id of a request: named by the proxy or made here. Every log line that the request causes bears it, and so does the answer, so
//! that lines of several servers and of the proxy can be joined.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument as _;

use crate::App;
use crate::app::unguessable;

const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id that is taken from a proxy.
const LONGEST: usize = 64;

/// Layer: everything that is logged meanwhile bears the id of the request.
pub async fn identify(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    // Without a proxy of our own anybody could name it.
    let named = if app.config.proxy_header.is_some() { named_by_proxy(request.headers()) } else { None };
    let id = named.unwrap_or_else(unguessable);
    // Of the highest level, so that every line has it whatever is logged.
    let span = tracing::error_span!("request", id);
    let mut response = next.run(request).instrument(span).await;
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HEADER, id);
    }
    response
}

/// Letters, digits and a few signs: nothing that could pass for another line.
fn named_by_proxy(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(HEADER)?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    ((1..=LONGEST).contains(&id.len()) && id.bytes().all(plain)).then(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_ids_are_taken() {
        let named = |id: &'static str| {
            named_by_proxy(&HeaderMap::from_iter([(HEADER, HeaderValue::from_static(id))]))
        };
        assert_eq!(named("4f1c-A.b_9").as_deref(), Some("4f1c-A.b_9"));
        for id in ["", "a b", "a\"", "0123456789012345678901234567890123456789012345678901234567890123456789"]
        {
            assert_eq!(named(id), None, "{id}");
        }
        assert_eq!(named_by_proxy(&HeaderMap::new()), None);
    }
}
