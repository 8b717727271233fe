//! Fuzz target: requests to the API of a server in this process.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use orrery_server::app::{Titles, now, unguessable};
use orrery_server::config::Config;
use orrery_server::{api, serve, tokens};
use orrery_store::{NewAccount, Store};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt as _;

use super::TITLES;

/// What the table that waits for players is called in inputs.
pub(super) const WAITING: &str = "waiting";
/// How many tables inputs may open in a minute: bots sit at some of them and think.
const TABLES_PER_MINUTE: u32 = 20;

static SERVER: LazyLock<Mutex<Server>> = LazyLock::new(|| Mutex::new(Server::start()));

/// A server, and a program that may do everything.
struct Server {
    router: Router,
    runtime: Runtime,
    token: String,
    /// The tables by the names that inputs use: one in play for each game, with all seats the program's, and one that waits.
    tables: BTreeMap<&'static str, String>,
    _folder: TempDir,
}

impl Server {
    fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the database");
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let mut config = Config { bot_threads: 1, bot_pace: Duration::ZERO, ..Config::default() };
        config.rates.posts_per_minute = 0;
        config.rates.tables_per_minute = TABLES_PER_MINUTE;
        let (router, token) = runtime.block_on(async {
            let store = Store::open(folder.path().join("orrery.db")).expect("a database");
            let titles = Titles::new(orrery_registry::all());
            let app = serve::app(config, store, titles).await.expect("the store answers");
            let account = NewAccount {
                id: unguessable(),
                name: None,
                password: None,
                preferences: "{}".to_owned(),
                at: now(),
            };
            let id = account.id.clone();
            app.store.create_account(account).await.expect("a new account");
            let scopes = tokens::Scope::ALL.into_iter().collect();
            let token = tokens::make(&app, &id, "fuzz", &scopes).await.expect("a token");
            (serve::router(app), token)
        });
        let mut server = Self { router, runtime, token, tables: BTreeMap::new(), _folder: folder };
        for title in TITLES.iter() {
            let seats = vec!["me"; title.seats().0.into()];
            server.open(title.id(), &json!({"game": title.id(), "seats": seats}));
        }
        server.open(WAITING, &json!({"game": "smugglers", "seats": ["me", "open", "friend"]}));
        server
    }

    fn open(&mut self, name: &'static str, wanted: &Value) {
        let (status, answer) = self.send("POST", "/tables", &wanted.to_string()).expect("a request");
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        let answer: Value = serde_json::from_str(&answer).expect("JSON");
        self.tables.insert(name, answer["id"].as_str().expect("a table has a name").to_owned());
    }

    /// The status and body of an answer; nothing if this is no request.
    fn send(&self, method: &str, path: &str, body: &str) -> Option<(StatusCode, String)> {
        let request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", api::ROOT))
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_owned()))
            .ok()?;
        Some(self.runtime.block_on(async {
            let response: Response<Body> =
                self.router.clone().oneshot(request).await.unwrap_or_else(|never| match never {});
            let (head, body) = response.into_parts();
            let body = to_bytes(body, usize::MAX).await.expect("a body");
            (head.status, String::from_utf8_lossy(&body).into_owned())
        }))
    }
}

/// The first line is a method and an address below the root of the API, in which tables are called by their games or
/// `waiting`; the rest is the body. A refusal is a problem in JSON, and nothing is an error of the server.
pub fn run(text: &str) {
    let (head, body) = text.split_once('\n').unwrap_or((text, ""));
    let Some((method, path)) = head.split_once(' ') else { return };
    // `/api/v1x` is an address of the site, not of the API.
    if !path.starts_with('/') {
        return;
    }
    let server = SERVER.lock().unwrap_or_else(PoisonError::into_inner);
    let named: Vec<_> = path
        .split('/')
        .map(|part| server.tables.get(part).filter(|_| path.starts_with("/tables/")).map_or(part, |id| id))
        .collect();
    let Some((status, answer)) = server.send(method, &named.join("/"), body) else { return };
    assert!(!status.is_server_error(), "{head}: {status} {answer}");
    if status.is_client_error() && method != "HEAD" {
        let problem: Value = serde_json::from_str(&answer)
            .unwrap_or_else(|error| panic!("{head}: {status}, {error}: {answer}"));
        assert!(problem["code"].is_string() && problem["next"].is_string(), "{head}: {problem}");
    }
}
