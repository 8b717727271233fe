//! The server as a whole: its parts, its layers, and how it begins and ends.

use std::sync::Arc;

use axum::{Router, middleware};
use orrery_store::{Store, StoreError};
use tokio::sync::watch;

use crate::app::Titles;
use crate::config::Config;
use crate::cookies::Key;
use crate::limits::Limits;
use crate::live::{Hall, Pace};
use crate::problem::Problem;
use crate::{App, guard, problem, tables};

/// What all requests share.
pub async fn app(config: Config, store: Store, titles: Titles) -> Result<Arc<App>, StoreError> {
    let key = Key::new(store.secret("cookie").await?);
    Ok(Arc::new(App {
        titles: Arc::new(titles),
        hall: Hall::new(config.bot_threads, Pace(config.bot_pace)),
        key,
        limits: Limits::new(&config.rates),
        closing: watch::Sender::new(false),
        store,
        config,
    }))
}

/// All pages, with what stands before them.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .merge(tables::router())
        .fallback(async || Problem::NotFound)
        // The last one named is the outermost.
        .layer(middleware::from_fn_with_state(app.clone(), guard::forms))
        .layer(middleware::from_fn_with_state(app.clone(), problem::dress))
        .layer(middleware::from_fn_with_state(app.clone(), guard::know))
        .layer(middleware::from_fn_with_state(app.clone(), guard::headers))
        .with_state(app)
}
