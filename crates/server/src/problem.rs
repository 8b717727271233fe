//! What can go wrong with a request, as a page that says what to do next.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use orrery_store::StoreError;

/// Why a request was not served.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// There is no such page, game or table.
    #[error("not found")]
    NotFound,
    /// Not for this visitor.
    #[error("not allowed")]
    Forbidden,
    /// What was sent does not make sense.
    #[error("{0}")]
    Bad(String),
    /// A kept table cannot be opened by this build.
    #[error("this table cannot be opened: {0}")]
    Broken(String),
    /// The store did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = match &self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, self.to_string()).into_response()
    }
}
