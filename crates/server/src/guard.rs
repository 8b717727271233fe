//! Checks before every request: origin of forms, size and rate, and the security headers of responses.

use std::net::{IpAddr, SocketAddr};
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
use crate::security_log;
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
    address(value.to_str().ok()?.rsplit(',').next()?.trim())
}

/// An address as proxies write it: alone, in brackets, with a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Layer: only requests for a host that this server is meant to have. Monitoring may ask by any name.
pub async fn hosts(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_vital = matches!(request.uri().path(), "/healthz" | "/readyz");
    if !is_vital && !is_own_host(request.headers(), &app.config) {
        security_log::wrong_host(&Client::of_request(&request));
        return (StatusCode::MISDIRECTED_REQUEST, "this server does not serve that host\n").into_response();
    }
    next.run(request).await
}

fn is_own_host(headers: &HeaderMap, config: &Config) -> bool {
    if config.hosts.is_empty() {
        return true;
    }
    let Some(host) = headers.get(HOST).and_then(|host| host.to_str().ok()) else { return false };
    let mut own = config.hosts.iter().map(String::as_str).chain(public_host(config));
    // A host without a port stands for all ports.
    let named = host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map(|(name, _)| name);
    own.any(|own| {
        own.eq_ignore_ascii_case(host) || named.is_some_and(|named| own.eq_ignore_ascii_case(named))
    })
}

/// The host by which people reach the server, if that was said.
fn public_host(config: &Config) -> Option<&str> {
    config
        .public_url
        .as_deref()
        .and_then(|url| url.split_once("://"))
        .map(|(_, host)| host.trim_end_matches('/'))
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
    [own, public_host(config)].into_iter().flatten().any(|own| own.eq_ignore_ascii_case(host))
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
        for (written, address) in [
            ("192.0.2.7:4711", "192.0.2.7"),
            ("10.0.0.1, 192.0.2.7:4711", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:443", "2001:db8::7"),
        ] {
            let headers = sent(&[("x-forwarded-for", written)]);
            assert_eq!(named_by_proxy(&headers, &trusting), address.parse().ok(), "{written}");
        }
        for garbage in ["unknown", "", "192.0.2.7:port", "[192.0.2.7", "192.0.2.7]"] {
            assert_eq!(named_by_proxy(&sent(&[("x-forwarded-for", garbage)]), &trusting), None, "{garbage}");
        }
    }

    #[test]
    fn only_named_hosts_are_served() {
        let config = Config {
            hosts: vec!["games.example.org".to_owned(), "127.0.0.1:8080".to_owned()],
            public_url: Some("https://play.example.org".to_owned()),
            ..Config::default()
        };
        for own in ["games.example.org", "Games.Example.Org:443", "127.0.0.1:8080", "play.example.org"] {
            assert!(is_own_host(&sent(&[("host", own)]), &config), "{own}");
        }
        for other in ["evil.example", "games.example.org.evil.example", "127.0.0.1", "127.0.0.1:9090", ""] {
            assert!(!is_own_host(&sent(&[("host", other)]), &config), "{other}");
            assert!(is_own_host(&sent(&[("host", other)]), &Config::default()), "without a list: {other}");
        }
        assert!(!is_own_host(&HeaderMap::new(), &config));
    }
}
