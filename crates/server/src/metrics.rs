//! Metrics in the format of Prometheus, on a port of their own.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use tokio::net::TcpListener;

use crate::{App, site};

/// The form in which numbers are sent.
const MEDIA: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// Requests that lead nowhere are counted together.
const NOWHERE: &str = "nowhere";

/// A kind of requests.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    method: String,
    route: String,
}

/// A kind of requests and how they ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Served {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Game {
    game: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Socket {
    kind: SocketKind,
}

/// Who is at the other end of a socket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub enum SocketKind {
    /// A browser with the page of a table.
    Page,
    /// A program.
    Api,
}

/// The numbers of a server.
pub struct Metrics {
    registry: Registry,
    requests: Family<Served, Counter>,
    latency: Family<Route, Histogram, fn() -> Histogram>,
    moves: Family<Game, Counter>,
    disk: Histogram,
    lock: Histogram,
    drawings: Counter,
    sockets: Family<Socket, Gauge>,
    tables: Gauge,
    thinking: Gauge,
    waiting: Gauge,
    bytes: Gauge,
}

/// From half a millisecond to half a minute.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 17))
}

impl Default for Metrics {
    fn default() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("orrery"),
            requests: Family::default(),
            latency: Family::new_with_constructor(seconds),
            moves: Family::default(),
            disk: seconds(),
            // From ten microseconds to a third of a second.
            lock: Histogram::new(exponential_buckets(0.00001, 2.0, 16)),
            drawings: Counter::default(),
            sockets: Family::default(),
            tables: Gauge::default(),
            thinking: Gauge::default(),
            waiting: Gauge::default(),
            bytes: Gauge::default(),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let Self {
            registry,
            requests,
            latency,
            moves,
            disk,
            lock,
            drawings,
            sockets,
            tables,
            thinking,
            waiting,
            bytes,
        } = self;
        let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The program", build);
        registry.register("http_requests", "Requests by route and status", requests.clone());
        registry.register_with_unit(
            "http_request_duration",
            "Time until the head of an answer is sent, by route",
            Unit::Seconds,
            latency.clone(),
        );
        registry.register("moves", "Decisions that were made, by game", moves.clone());
        registry.register_with_unit(
            "move_write_duration",
            "Time until a decision is on disk",
            Unit::Seconds,
            disk.clone(),
        );
        registry.register_with_unit(
            "table_lock_duration",
            "Time for which a change holds the lock of its table",
            Unit::Seconds,
            lock.clone(),
        );
        registry.register("drawings", "Tables drawn for open pages", drawings.clone());
        // A family without members is not served, and a dashboard shows nothing where it should show zero.
        for kind in [SocketKind::Page, SocketKind::Api] {
            sockets.get_or_create(&Socket { kind }).set(0);
        }
        registry.register("sockets", "Open sockets, of pages and of programs", sockets.clone());
        registry.register(
            "tables_in_memory",
            "Tables that somebody looks at or a bot thinks about",
            tables.clone(),
        );
        registry.register("bots_thinking", "Bots that think now", thinking.clone());
        registry.register("bots_waiting", "Bots that wait for a place to think", waiting.clone());
        registry.register_with_unit("store", "The size of the database", Unit::Bytes, bytes.clone());
    }

    /// Some decisions of a game were written, which took this long.
    pub fn written(&self, game: &'static str, moves: usize, time: Duration) {
        self.moves.get_or_create(&Game { game }).inc_by(moves as u64);
        self.disk.observe(time.as_secs_f64());
    }

    /// A change held the lock of its table for this long.
    pub fn locked(&self, time: Duration) {
        self.lock.observe(time.as_secs_f64());
    }

    /// A table was drawn for one or more open pages.
    pub fn drawn(&self) {
        self.drawings.inc();
    }

    /// How many tables were drawn for open pages.
    pub fn drawings(&self) -> u64 {
        self.drawings.get()
    }

    /// A socket is open, as long as this is held.
    pub fn socket(&self, kind: SocketKind) -> Counted {
        Counted::new(self.sockets.get_or_create_owned(&Socket { kind }))
    }

    fn served(&self, route: Route, status: u16, time: Duration) {
        self.latency.get_or_create(&route).observe(time.as_secs_f64());
        let Route { method, route } = route;
        self.requests.get_or_create(&Served { method, route, status }).inc();
    }
}

/// Something that is counted as long as it lasts.
pub struct Counted(Gauge);

impl Counted {
    fn new(gauge: Gauge) -> Self {
        gauge.inc();
        Self(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Layer: each request is counted and timed, by the pattern of its address: addresses themselves have no end.
pub async fn measure(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    // What a nested router does not know has the name of the nest.
    let route = route.filter(|route| !route.contains("{*")).unwrap_or(NOWHERE).to_owned();
    let method = match request.method().as_str() {
        known @ ("GET" | "HEAD" | "POST") => known,
        _ => "other",
    };
    let route = Route { method: method.to_owned(), route };
    let begun = Instant::now();
    let response = next.run(request).await;
    app.metrics.served(route, response.status().as_u16(), begun.elapsed());
    response
}

/// Serves the numbers, and signs of life, until the process ends.
pub async fn serve(app: Arc<App>, listener: TcpListener) {
    let router = Router::new().route("/metrics", get(numbers)).merge(site::vitals()).with_state(app);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "the numbers of the server are no longer served");
    }
}

async fn numbers(State(app): State<Arc<App>>) -> Response {
    let metrics = &app.metrics;
    metrics.tables.set(app.tables.len() as i64);
    metrics.thinking.set(app.tables.think_pool.thinking() as i64);
    metrics.waiting.set(app.tables.think_pool.waiting() as i64);
    // `/readyz` reports a store that does not answer; the last size stands.
    if let Ok(bytes) = app.store.bytes().await {
        metrics.bytes.set(bytes as i64);
    }
    let mut text = String::new();
    encode(&mut text, &metrics.registry).expect("writing to a string does not fail");
    ([(CONTENT_TYPE, MEDIA)], text).into_response()
}
