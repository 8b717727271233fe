//! Checks before every request: origin of forms, size and rate, and the security headers of responses.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use http_body_util::{BodyExt as _, Limited};
use hyper::body::Body as _;

use crate::App;
use crate::app::unguessable;
use crate::config::Config;
use crate::cookies::Jar;
use crate::identity::{Client, FormToken, csrf_of, form_token, session_token};
use crate::notices::is_own_proof;
use crate::rate_limits::RateLimit;
use crate::site_error::SiteError;

/// What a page of ours may do: load from here, talk to here, and nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// Headers of every response.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Not `no-referrer`: with that, browsers hide the origin of our own forms too.
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Layer: the headers of every response. Pages must not be cached by proxies.
pub async fn headers(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.https {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Layer: where the request comes from, and a token for a browser that has none yet.
pub async fn know(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    if let Some(address) = named_by_proxy(&parts.headers, &app.config) {
        parts.extensions.insert(Client(address));
    }
    let known = session_token(&parts.headers, &app).is_some() || form_token(&parts.headers, &app).is_some();
    let fresh = (!known && parts.method == Method::GET).then(unguessable);
    if let Some(token) = &fresh {
        parts.extensions.insert(FormToken(token.clone()));
    }
    let mut response = next.run(Request::from_parts(parts, body)).await;
    let media = response.headers().get(header::CONTENT_TYPE);
    let is_page = media.is_some_and(|media| media.as_bytes().starts_with(b"text/html"));
    if let Some(token) = fresh.filter(|_| is_page) {
        let cookie = Jar::Form.set(&app.key.sealed("form", &token), &app.config);
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// Our own proxy added the last address of the header; those before it can be forged.
fn named_by_proxy(headers: &HeaderMap, config: &Config) -> Option<IpAddr> {
    let value = headers.get_all(config.proxy_header.as_deref()?).into_iter().next_back()?;
    value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Whether a browser sent this from a page of ours. What no browser sent has no cookies to misuse.
pub fn same_origin(headers: &HeaderMap, config: &Config) -> bool {
    let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if !matches!(site, None | Some(b"same-origin" | b"none")) {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let Some((_, host)) = origin.split_once("://") else { return false };
    let own = headers.get(HOST).and_then(|host| host.to_str().ok());
    let public = config.public_url.as_deref().and_then(|url| url.split_once("://")).map(|(_, host)| host);
    [own, public].into_iter().flatten().any(|own| own.trim_end_matches('/').eq_ignore_ascii_case(host))
}

/// Layer: accepts only changes that come from our own forms, are not too large and not too frequent.
pub async fn forms(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    match checked(&app, request).await {
        Ok(request) => next.run(request).await,
        Err(refused) => refused,
    }
}

async fn checked(app: &App, request: Request) -> Result<Request, Response> {
    let (parts, body) = request.into_parts();
    let spent = app.rate_limits.take(RateLimit::Posts, &Client::of(&parts));
    spent.map_err(axum::response::IntoResponse::into_response)?;
    if !same_origin(&parts.headers, &app.config) && !is_own_proof(parts.uri.path()) {
        return Err(SiteError::Stale.into_response());
    }
    let session = session_token(&parts.headers, app);
    if let Some(session) = &session {
        app.rate_limits
            .take(RateLimit::Posts, session.as_str())
            .map_err(axum::response::IntoResponse::into_response)?;
    }
    // Nobody is waited for who announces too much.
    if body.size_hint().lower() > app.config.body_bytes as u64 {
        return Err(StatusCode::PAYLOAD_TOO_LARGE.into_response());
    }
    let body = Limited::new(body, app.config.body_bytes).collect().await;
    let body = body.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE.into_response())?.to_bytes();
    if is_own_proof(parts.uri.path()) {
        return Ok(Request::from_parts(parts, Body::from(body)));
    }
    let given = given_token(&parts.headers, &body).unwrap_or_default();
    // A page that was open before the guest was made still has a form of this very browser.
    let own = [session, form_token(&parts.headers, app)];
    let fits = |token: &String| app.key.fits_masked("csrf", token, &given);
    if !own.iter().flatten().any(fits) {
        return Err(SiteError::Stale.into_response());
    }
    Ok(Request::from_parts(parts, Body::from(body)))
}

/// What the form brings to prove that it is ours; a module may say it in a header.
fn given_token(headers: &HeaderMap, body: &Bytes) -> Option<String> {
    if let Some(value) = headers.get("x-csrf") {
        return value.to_str().ok().map(str::to_owned);
    }
    let mut pairs = std::str::from_utf8(body).ok()?.split('&').filter_map(|pair| pair.split_once('='));
    // It is made of letters and digits: nothing to decode.
    pairs.find(|(key, _)| *key == "csrf").map(|(_, value)| value.to_owned())
}

/// The token that forms of a session bring: for tests and load generators with their own client.
pub fn csrf_for(token: &str, app: &App) -> String {
    csrf_of(token, app)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn other_sites_are_told_from_ours() {
        let config =
            Config { public_url: Some("https://games.example.org/".to_owned()), ..Config::default() };
        let host = ("host", "127.0.0.1:8080");
        for ours in [
            &[host][..],
            &[host, ("origin", "http://127.0.0.1:8080")],
            &[host, ("origin", "https://games.example.org")],
            &[host, ("origin", "http://127.0.0.1:8080"), ("sec-fetch-site", "same-origin")],
        ] {
            assert!(same_origin(&sent(ours), &config), "{ours:?}");
        }
        for others in [
            &[host, ("origin", "null")][..],
            &[host, ("origin", "http://evil.example")],
            &[host, ("origin", "http://127.0.0.1:9090")],
            &[host, ("sec-fetch-site", "cross-site")],
            &[host, ("sec-fetch-site", "same-site"), ("origin", "http://127.0.0.1:8080")],
        ] {
            assert!(!same_origin(&sent(others), &config), "{others:?}");
        }
    }

    #[test]
    fn only_the_address_that_our_proxy_added_counts() {
        let headers = sent(&[("x-forwarded-for", "10.0.0.1, 192.0.2.7")]);
        let trusting = Config { proxy_header: Some("x-forwarded-for".to_owned()), ..Config::default() };
        assert_eq!(named_by_proxy(&headers, &trusting), Some("192.0.2.7".parse().unwrap()));
        assert_eq!(named_by_proxy(&headers, &Config::default()), None);
    }
}
