//! What a server in this process begins with: a database, a port, accounts and tables.

#[allow(dead_code, reason = "other tests need more of it")]
#[path = "../../../store/tests/postgres/place.rs"]
pub mod postgres;
pub mod secrets;

use std::sync::Arc;
use std::time::Duration;

use orrery_server::app::{App, Titles, now, unguessable};
use orrery_server::config::{Config, Rates};
use orrery_server::cookies::hashed;
use orrery_server::serve;
use orrery_server::setup::Setup;
use orrery_store::{Database, Holder, NewAccount, NewTable, Phase, SeatRow, Session, Store};
use tokio::net::TcpListener;

/// As a test wants it: no limits but those that it tests.
pub fn config() -> Config {
    let rates = Rates {
        posts_per_minute: 0,
        questions_per_minute: 0,
        sign_ins_per_minute: 0,
        accounts_per_minute: 0,
        tables_per_minute: 0,
    };
    Config { bot_pace: Duration::ZERO, rates, ..Config::default() }
}

/// All games, with the database of this folder.
pub async fn app(folder: &tempfile::TempDir, config: Config) -> Arc<App> {
    app_later(folder, config, Duration::ZERO).await
}

/// The same, as if it were so much later.
pub async fn app_later(folder: &tempfile::TempDir, config: Config, later: Duration) -> Arc<App> {
    let database = Database::File(folder.path().join("orrery.db"));
    app_at(&database, config, later).await
}

/// The same with any database.
pub async fn app_at(database: &Database, config: Config, later: Duration) -> Arc<App> {
    let store = Store::open_database(database).expect("a database");
    let titles = Titles::new(orrery_registry::all());
    serve::app_later(config, store, titles, later).await.expect("the store answers")
}

/// A free port, and its address.
pub async fn listen() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it listens").to_string();
    (listener, address)
}

/// The name of a new account.
pub async fn account(app: &App, preferences: &str) -> String {
    let id = unguessable();
    let preferences = preferences.to_owned();
    let new = NewAccount { id: id.clone(), name: None, password: None, preferences, at: now() };
    app.store.create_account(new).await.expect("a new account");
    id
}

/// What the cookie of somebody who is signed in holds.
pub async fn signed_in(app: &App, account: &str) -> String {
    signed_in_at(app, account, now()).await
}

/// The same for somebody who signed in then.
pub async fn signed_in_at(app: &App, account: &str, created_at: i64) -> String {
    let token = unguessable();
    let session = Session {
        key: hashed(&token),
        id: unguessable(),
        account: account.to_owned(),
        browser: String::new(),
        created_at,
        seen_at: now(),
    };
    app.store.create_session(session).await.expect("a new session");
    app.key.sealed("session", &token)
}

/// The name of a table in play; its seats are held by these.
pub async fn table(app: &App, game: &str, setup: &Setup, holders: Vec<Holder>) -> String {
    let title = app.titles.find(game).expect("it is listed");
    let begun = title.open(holders.len() as u8, &setup.options, setup.dice()).expect("it fits");
    let row = |(seat, holder)| SeatRow { seat, holder, name: format!("Player{seat}") };
    let id = unguessable();
    let new = NewTable {
        id: id.clone(),
        game: game.to_owned(),
        listed: false,
        phase: Phase::Running,
        host: None,
        setup: setup.to_json(),
        pack: None,
        awaiting: begun.awaiting().iter().fold(0, |bits, seat| bits | 1 << seat.index()),
        seats: (0..).zip(holders).map(row).collect(),
        due_at: setup.clock.as_ref().map(|_| app.tables.alarm.now()),
        at: now(),
    };
    app.store.open_table(new).await.expect("a new table");
    app.tables.alarm.check_again();
    id
}
