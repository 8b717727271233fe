//! What belongs to no game and no table: files, preferences, a sign of life.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use orrery_web::assets;
use serde::Deserialize;

use crate::App;
use crate::cookies::{Jar, SetCookies};
use crate::identity::{Light, Preferences, Visitor};
use crate::remembered::Remembered;
use crate::site_error::SiteError;

/// Files, preferences, a sign of life.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/assets/{name}", get(asset))
        .route("/favicon.ico", get(async || Redirect::permanent(&assets::address("icon.svg"))))
        .route("/preferences", post(prefer))
        .merge(vitals())
}

/// A file. Its address changes when it does, so it can be kept for ever.
async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, SiteError> {
    let asset = assets::find(&name).ok_or(SiteError::NotFound)?;
    Ok(cached(&headers, &asset.fingerprint, asset.media, asset.body.to_vec()))
}

/// A file that a browser may keep, or the news that it has it already.
pub(crate) fn cached(headers: &HeaderMap, etag: &str, media: &'static str, body: Vec<u8>) -> Response {
    let etag = format!("\"{etag}\"");
    let for_ever = "public, max-age=31536000, immutable";
    let head = [(ETAG, etag.clone()), (CACHE_CONTROL, for_ever.to_owned())];
    // Compression weakens the etag; it is the same file.
    let has = |value: &str| value.split(',').any(|known| known.trim().trim_start_matches("W/") == etag);
    if headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok()).is_some_and(has) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, [(CONTENT_TYPE, media)], body).into_response()
}

/// Health checks, for monitoring.
pub(crate) fn vitals() -> Router<Arc<App>> {
    Router::new().route("/healthz", get(async || "ok\n")).route("/readyz", get(ready))
}

/// Whether the server can serve.
async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, SiteError> {
    app.ready().await?;
    Ok("ok\n")
}

#[derive(Deserialize)]
struct Preferred {
    lang: Option<String>,
    theme: Option<String>,
    #[serde(default)]
    back: String,
}

async fn prefer(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Preferred>,
) -> Result<Response, SiteError> {
    let chosen = Preferences {
        lang: form.lang.and_then(|lang| lang.parse().ok()),
        theme: form.theme.and_then(|theme| Light::named(&theme)),
    };
    let preferences = chosen.or(visitor.preferences());
    if let Some(account) = &visitor.account {
        app.store
            .alter_preferences(account, move |kept| Remembered::from_json(kept).preferring(preferences))
            .await?;
    }
    let cookie = SetCookies(vec![Jar::Preferences.set(&preferences.to_cookie(), &app.config)]);
    Ok((cookie, Redirect::to(local(&form.back))).into_response())
}

/// A path of this server; anything else leads to the front page. Two slashes, or one and a backslash, would lead to
/// another host.
fn local(path: &str) -> &str {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if path.starts_with('/') && !path.starts_with("//") && plain { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for path in ["/", "/t/abc?step=3", "/games/orion/rules"] {
            assert_eq!(local(path), path);
        }
        for path in ["", "//evil.example", "/\\evil.example", "https://evil.example", "/a\r\nSet-Cookie: x"] {
            assert_eq!(local(path), "/", "{path}");
        }
    }
}
