//! The API for programs: JSON under `/api/v1`, its description as an `OpenAPI` document and as a page.
//!
//! It does nothing that the pages cannot do and shows nothing that they do not show. Changes need a token; cookies are
//! ignored.

mod caller;
mod chat;
mod extract;
mod games;
mod health;
mod live;
pub mod mcp;
mod page;
mod play;
mod problem;
mod seats;
mod tables;
mod view;

use std::sync::{Arc, LazyLock};

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{MethodRouter, any, get};
use axum::{Json, Router};
use orrery_core::{Lang, Text};
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::identity::{Client, Visitor};
use crate::rate_limits::RateLimit;
use crate::site_error::SiteError;
use crate::words::say;
use crate::{App, crowd, serve};

pub use problem::CODES;

/// Where all of it is.
pub const ROOT: &str = "/api/v1";

fn resources() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .merge(games::router())
        .merge(tables::router())
        .merge(seats::router())
        .merge(play::router())
        .merge(live::router())
        .merge(chat::router())
        .merge(health::router())
}

/// Everything under [`ROOT`], with what stands before it.
pub fn router(app: &Arc<App>) -> Router<Arc<App>> {
    let (router, _) = resources().split_for_parts();
    router
        .fallback(async || problem::ApiError::Site(SiteError::NotFound))
        .method_not_allowed_fallback(async || StatusCode::METHOD_NOT_ALLOWED)
        .layer(DefaultBodyLimit::max(app.config.body_bytes))
        .layer(middleware::from_fn_with_state(app.clone(), limited))
        .layer(middleware::from_fn_with_state(app.clone(), serve::in_time))
        .layer(middleware::from_fn(problem::dress))
}

/// The root with a slash behind it, which nesting leaves out.
pub fn bare_root() -> MethodRouter<Arc<App>> {
    any(async || problem::ApiError::Site(SiteError::NotFound)).layer(middleware::from_fn(problem::dress))
}

/// Layer: limits how often one address asks and changes something, and how much of it at once.
async fn limited(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let changes = caller::changes_something(&parts.method);
    let limit = if changes { RateLimit::Posts } else { RateLimit::Questions };
    let taken = app.rate_limits.take(limit, &Client::of(&parts));
    match taken.and_then(|()| crowd::admit(&app, &mut parts)) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(problem) => problem::ApiError::from(problem).into_response(),
    }
}

/// What people and tools read about it.
pub fn pages() -> Router<Arc<App>> {
    let openapi = async |uri: Uri, headers: HeaderMap| described_to(&uri, &headers);
    Router::new().route("/api", get(welcome)).route("/api/openapi.json", get(openapi))
}

/// For people the page, for tools that say so the document.
async fn welcome(visitor: Visitor, uri: Uri, headers: HeaderMap) -> Response {
    let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.contains("json") && !accepts.contains("text/html") {
        described_to(&uri, &headers).into_response()
    } else {
        page::show(&visitor).into_response()
    }
}

fn described_to(uri: &Uri, headers: &HeaderMap) -> Json<&'static OpenApi> {
    Json(document(caller::lang_of(uri, headers)))
}

/// The description of all operations, in both languages.
static DOCUMENTS: LazyLock<[OpenApi; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(described));

/// The description of all operations, for tools.
pub fn document(lang: Lang) -> &'static OpenApi {
    &DOCUMENTS[lang as usize]
}

fn described(lang: Lang) -> OpenApi {
    let (_, resources) = resources().split_for_parts();
    let said = |key: &'static str| say(lang, &Text::new(key));
    let info = InfoBuilder::new()
        .title("Orrery")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(said("api-lead")))
        .build();
    let mut document = OpenApiBuilder::new().info(info).build().nest(ROOT, resources);
    for item in document.paths.paths.values_mut() {
        for operation in operations_mut(item) {
            let id = operation.operation_id.clone().unwrap_or_default();
            operation.summary = Some(say(lang, &Text::named(format!("api-op-{id}"))));
            operation.description = None;
        }
    }
    let scheme =
        HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(said("api-tokens"))).build();
    let components = document.components.get_or_insert_default();
    components.add_security_scheme("token", SecurityScheme::Http(scheme));
    document
}

/// The operations at an address.
fn operations(item: &PathItem) -> impl Iterator<Item = (&'static str, &Operation)> {
    // Only these two are used: who changes something sends something.
    let both = [("GET", &item.get), ("POST", &item.post)];
    both.into_iter().filter_map(|(method, operation)| Some((method, operation.as_ref()?)))
}

fn operations_mut(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut item.get, &mut item.post].into_iter().filter_map(Option::as_mut)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::WORDS;

    #[test]
    fn every_operation_is_explained_in_both_languages() {
        let document = document(Lang::En);
        let mut found = 0;
        for (path, item) in &document.paths.paths {
            assert!(path.starts_with(ROOT), "{path}");
            for (method, operation) in operations(item) {
                let id = operation.operation_id.as_deref().expect("an operation has a name");
                for lang in Lang::ALL {
                    assert!(
                        WORDS.has(lang, &format!("api-op-{id}")),
                        "{method} {path}: api-op-{id} in {lang}"
                    );
                }
                found += 1;
            }
        }
        assert!(found > 20, "{found}");
    }

    #[test]
    fn the_document_is_of_version_3_1() {
        let json = serde_json::to_value(document(Lang::Pl)).unwrap();
        assert_eq!(json["openapi"], "3.1.0");
        assert_eq!(json["components"]["securitySchemes"]["token"]["scheme"], "bearer");
    }
}
