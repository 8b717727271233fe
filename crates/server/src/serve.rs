//! The server as a whole: its parts, its layers, and how it begins and ends.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::{Router, extract::DefaultBodyLimit};
use orrery_store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{Mutex as AsyncMutex, mpsc, watch};
use tokio::time::{interval, timeout};
use tower_http::compression::CompressionLayer;

use crate::accounts::passwords::HashPool;
use crate::app::{Titles, now, set_time};
use crate::config::Config;
use crate::cookies::Key;
use crate::identity::{Client, SESSION_LASTS, Visitor};
use crate::listen::listen;
use crate::live::{Pace, TableRegistry, hear_others, keep_time};
use crate::metrics::{self, Metrics};
use crate::notices::{self, Notices};
use crate::open_sockets::OpenSockets;
use crate::others::Others;
use crate::rate_limits::{RateLimit, RateLimits};
use crate::reviews::Reviewer;
use crate::site_error::SiteError;
use crate::{
    App, accounts, api, crowd, exercises, games, guard, lobby, request_id, site, site_error, tables,
};

/// How long guests who never sat down, and tables that never began, are stored.
const FORGOTTEN_AFTER: i64 = 30 * DAY;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Why the server did not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Somebody else listens there.
    #[error("{address} is in use; stop the program that uses it, or choose another address with {flag}")]
    Taken {
        /// Where.
        address: SocketAddr,
        /// What it is set with.
        flag: &'static str,
    },
    /// It cannot be listened there.
    #[error("cannot listen at {address} ({error}); choose another address with {flag}")]
    Address {
        /// Where.
        address: SocketAddr,
        /// What it is set with.
        flag: &'static str,
        /// What the system says.
        error: io::Error,
    },
    /// The database.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Threads or signals.
    #[error("the system does not let a server run: {0}")]
    System(io::Error),
}

/// What all requests share.
pub async fn app(config: Config, store: Store, titles: Titles) -> Result<Arc<App>, StoreError> {
    app_later(config, store, titles, Duration::ZERO).await
}

/// The same at a later time: for tests, which do not wait.
pub async fn app_later(
    config: Config,
    store: Store,
    titles: Titles,
    later: Duration,
) -> Result<Arc<App>, StoreError> {
    let key = Key::new(store.secret("cookie").await?);
    if store.is_shared() {
        set_time(store.time().await?);
    }
    let (said, words) = mpsc::unbounded_channel();
    let others = if store.is_shared() { Others::new(said) } else { Others::default() };
    let tables = TableRegistry::new(config.bot_threads, Pace(config.bot_pace));
    tables.alarm.pass(later);
    tables.alarm.begin(&store).await?;
    Ok(Arc::new(App {
        titles: Arc::new(titles),
        tables,
        key,
        rate_limits: RateLimits::new(&config.rates, store.secret("limits").await?, store.is_shared()),
        crowd: Arc::default(),
        passwords: HashPool::default(),
        open_sockets: OpenSockets::beside(others.clone()),
        notices: Notices::new(&config, &store, others).await?,
        words: AsyncMutex::new(words),
        metrics: Metrics::default(),
        closing: watch::Sender::new(false),
        readiness: AsyncMutex::default(),
        reviews: Reviewer::new(config.reviews, store.clone())
            .map_err(|error| StoreError::Failed { problem: error.to_string() })?,
        store,
        config,
    }))
}

/// All pages, with what stands before them.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .merge(site::router())
        .merge(lobby::router())
        .merge(games::router())
        .merge(exercises::router())
        .merge(accounts::router())
        .merge(tables::router())
        .merge(notices::router())
        .merge(api::pages())
        // The extractor finds out who reads, so that the page can greet them by name.
        .fallback(async |_: Visitor| SiteError::NotFound)
        .method_not_allowed_fallback(async || StatusCode::METHOD_NOT_ALLOWED)
        .layer(DefaultBodyLimit::max(app.config.body_bytes))
        // The last one named is the outermost.
        .layer(middleware::from_fn_with_state(app.clone(), guard::forms))
        .layer(middleware::from_fn_with_state(app.clone(), within_limits))
        .layer(middleware::from_fn_with_state(app.clone(), in_time))
        .layer(middleware::from_fn_with_state(app.clone(), site_error::dress))
        // Programs bring tokens and no forms: they have layers of their own.
        .nest(api::ROOT, api::router(&app))
        .route(&format!("{}/", api::ROOT), api::bare_root())
        .merge(api::mcp::router(&app))
        .layer(middleware::from_fn_with_state(app.clone(), guard::hosts))
        .layer(middleware::from_fn_with_state(app.clone(), guard::know))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard::headers))
        .layer(middleware::from_fn_with_state(app.clone(), metrics::measure))
        .layer(middleware::from_fn_with_state(app.clone(), request_id::identify))
        .with_state(app)
}

/// Layer: nobody has too many requests open or asks too much. Files are cheap and many; signs of life are for whoever
/// looks after the server.
async fn within_limits(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let path = parts.uri.path();
    let free = path.starts_with("/assets/") || matches!(path, "/favicon.ico" | "/healthz" | "/readyz");
    let question = !free && matches!(parts.method, Method::GET | Method::HEAD);
    let asked =
        if question { app.rate_limits.take(RateLimit::Questions, &Client::of(&parts)) } else { Ok(()) };
    match asked.and_then(|()| crowd::admit(&app, &mut parts)) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(refused) => refused.into_response(),
    }
}

/// Layer: a request has an answer in time. A socket has its answer as soon as it is one.
pub(crate) async fn in_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let patience = Duration::from_secs(app.config.request_seconds);
    let response = timeout(patience, next.run(request)).await;
    let response = response.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response());
    tracing::debug!(%method, path, status = response.status().as_u16(), "request");
    response
}

/// Serves until `stop`, then ends everything in order: no new connections, what has begun comes to its end, sockets
/// are let go, the store writes what waits.
pub async fn run(app: Arc<App>, listener: TcpListener, stop: impl Future<Output = ()>) {
    let chores = tokio::spawn(chores(Arc::clone(&app)));
    let clocks = tokio::spawn(keep_time(Arc::clone(&app)));
    let post = tokio::spawn(notices::run(Arc::clone(&app)));
    let others = tokio::spawn(hear_others(Arc::clone(&app)));
    let goodbye = || {
        tracing::info!("ending");
        app.closing.send_replace(true);
        app.reviews.stop();
    };
    listen(router(Arc::clone(&app)), &app.config, listener, stop, goodbye).await;
    chores.abort();
    post.abort();
    others.abort();
    // It notes how long the server has served. If it failed, that was said.
    let _ = clocks.await;
    if let Err(error) = app.store.release_all().await {
        tracing::warn!(%error, "other servers wait until the leases of this one end");
    }
    app.store.close().await;
}

/// Housekeeping: drops tables without readers from memory, and removes from the store what is outdated.
async fn chores(app: Arc<App>) {
    let mut minutes = interval(Duration::from_mins(1));
    for minute in 0_u64.. {
        minutes.tick().await;
        app.tables.sweep();
        if minute.is_multiple_of(60)
            && let Err(error) = tidy(&app.store).await
        {
            tracing::warn!(%error, "old things could not be removed");
        }
    }
}

async fn tidy(store: &Store) -> Result<(), StoreError> {
    let at = now();
    let sessions = store.purge_sessions(at - SESSION_LASTS).await?;
    let tables = store.purge_waiting(at - FORGOTTEN_AFTER).await?;
    let guests = store.purge_guests(at - FORGOTTEN_AFTER).await?;
    tracing::debug!(sessions, tables, guests, "old things were removed");
    Ok(())
}

/// Starts a server and serves until the process is told to end. `ready` is called with the address.
pub fn start(config: Config, titles: Titles, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    more_files();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::System)?;
    runtime.block_on(async {
        // Before the store: a second server is told about the address first.
        let listener = bind(config.address, "--address").await?;
        let metered = match config.metrics_address {
            Some(address) => Some(bind(address, "--metrics-address").await?),
            None => None,
        };
        let address = listener.local_addr().map_err(ServeError::System)?;
        let store = Store::open_database(&config.database)?;
        let stop = told_to_end().map_err(ServeError::System)?;
        let app = app(config, store, titles).await?;
        if let Some(listener) = metered {
            tokio::spawn(metrics::serve(Arc::clone(&app), listener));
        }
        ready(address);
        run(app, listener, stop).await;
        Ok(())
    })
}

async fn bind(address: SocketAddr, flag: &'static str) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => ServeError::Taken { address, flag },
        _ => ServeError::Address { address, flag, error },
    })
}

/// Each connection is a file to the system: as many as it allows.
pub fn more_files() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::debug!(%error, "the number of open files stays as it is");
    }
}

/// Ctrl-C, or what a service manager sends.
#[cfg(unix)]
fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ctrl-C.
#[cfg(not(unix))]
fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without the signal the server runs until it is killed, which loses nothing either.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
