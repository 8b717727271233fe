//! The pages of a table.

use std::sync::Arc;

use axum::Router;

use crate::App;

/// Everything under `/t/`.
pub fn router() -> Router<Arc<App>> {
    Router::new()
}
