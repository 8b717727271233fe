//! Who is asking.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use orrery_core::Lang;
use orrery_web::frame::{Reader, Theme};

use crate::App;

/// Whoever sent a request.
pub struct Visitor {
    /// The account; nothing before the first thing that needs one.
    pub account: Option<String>,
    /// For whom pages are made: language, light, name.
    pub reader: Reader,
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Infallible> {
        let reader = Reader {
            lang: Lang::En,
            theme: Theme::Machine,
            name: None,
            csrf: String::new(),
            path: parts.uri.path().to_owned(),
        };
        Ok(Self { account: None, reader })
    }
}
