//! A server in this process whose outbox is emptied by hand, at the times that a test names.

use std::sync::Arc;
use std::time::Duration;

use orrery_core::{Lang, Seat, SeatSet};
use orrery_server::app::{App, now, unguessable};
use orrery_server::config::Config;
use orrery_server::setup::{SeatSetup, Setup};
use orrery_server::{notices, serve};
use orrery_store::{ChannelKind, Database, Holder, NewChannel};
use serde_json::json;
use tokio::task::JoinHandle;

use crate::common;
use crate::site::support::Browser;

pub const SECOND: i64 = 1000;
pub const MINUTE: i64 = 60 * SECOND;
pub const HOUR: i64 = 60 * MINUTE;
/// How long notices wait unless a server is told otherwise.
pub const WAIT: i64 = 2 * MINUTE;
pub const GAP: i64 = 15 * MINUTE;

pub struct Place {
    pub app: Arc<App>,
    pub address: String,
    task: JoinHandle<()>,
    folder: tempfile::TempDir,
}

/// Somebody with an account, at a browser.
pub struct Person {
    pub account: String,
    pub browser: Browser,
}

/// As a test wants it: hooks may lead to this machine.
pub fn config() -> Config {
    let mut config = common::config();
    config.notices.hooks_anywhere = true;
    config.public_url = Some("http://games.example.org".to_owned());
    config
}

impl Place {
    pub async fn start(config: Config) -> Self {
        Self::at(tempfile::tempdir().expect("a folder for the test"), config).await
    }

    async fn at(folder: tempfile::TempDir, config: Config) -> Self {
        let app = common::app(&folder, config).await;
        Self::serving(app, folder).await
    }

    /// One of several servers that share a database.
    pub async fn beside(database: &Database, config: Config) -> Self {
        let app = common::app_at(database, config, Duration::ZERO).await;
        Self::serving(app, tempfile::tempdir().expect("a folder for the test")).await
    }

    async fn serving(app: Arc<App>, folder: tempfile::TempDir) -> Self {
        let (listener, address) = common::listen().await;
        let router = serve::router(Arc::clone(&app));
        let task = tokio::spawn(async move {
            let _ = axum::serve(listener, router).await;
        });
        Self { app, address, task, folder }
    }

    /// Ends at once, with whatever is only in memory; another one goes on with the database.
    pub async fn restarted(self) -> Self {
        let config = self.app.config.clone();
        self.task.abort();
        let _ = self.task.await;
        self.app.store.close().await;
        Self::at(self.folder, config).await
    }

    pub async fn person(&self, lang: &str) -> Person {
        let account = common::account(&self.app, &json!({ "lang": lang }).to_string()).await;
        let mut browser = Browser { address: self.address.clone(), ..Browser::default() };
        browser.cookies.insert("orrery".to_owned(), common::signed_in(&self.app, &account).await);
        Person { account, browser }
    }

    /// The same person at a server that was started again.
    pub fn again(&self, person: Person) -> Person {
        let Person { account, mut browser } = person;
        browser.address.clone_from(&self.address);
        Person { account, browser }
    }

    /// A table in play.
    pub async fn table(&self, game: &str, people: &[&Person]) -> String {
        let title = self.app.titles.find(game).expect("it is listed");
        let seat = SeatSetup { word: "word".to_owned(), ..SeatSetup::default() };
        let setup = Setup {
            options: json!({}),
            revision: title.revision(),
            seats: vec![seat; people.len()],
            secret: "the same for every test".to_owned(),
            guided: false,
            hints: true,
            clock: None,
            origin: None,
        };
        let holders = people.iter().map(|person| Holder::Account(person.account.clone())).collect();
        common::table(&self.app, game, &setup, holders).await
    }

    /// A seat makes its first legal decision, if it is asked; whether it was.
    pub async fn act(&self, table: &str, seat: u8) -> bool {
        let live = self.app.tables.table(&self.app, table).await.expect("it loads").expect("it has begun");
        let seat = Seat::new(seat);
        let (made, action) = {
            let snapshot = live.snapshot();
            if !snapshot.table.awaiting().contains(seat) {
                return false;
            }
            let legal = snapshot.table.candidates(seat).into_iter().find(|one| one.refusal.is_none());
            (snapshot.table.made_by(seat), legal.expect("an awaited seat can act").notation)
        };
        live.act(&self.app, seat, made, action).await.expect("it is legal");
        true
    }

    pub async fn undo(&self, table: &str, seat: u8) {
        let live = self.app.tables.table(&self.app, table).await.expect("it loads").expect("it has begun");
        let seat = Seat::new(seat);
        let made = live.snapshot().table.made_by(seat);
        live.undo(&self.app, seat, made).await.expect("it can be taken back");
    }

    /// What a viewer was told after so many decisions, in English and with the names of the table.
    pub async fn log(&self, table: &str, viewer: SeatSet, after: usize) -> Vec<String> {
        self.log_in(Lang::En, table, viewer, after).await
    }

    pub async fn log_in(&self, lang: Lang, table: &str, viewer: SeatSet, after: usize) -> Vec<String> {
        let live = self.app.tables.table(&self.app, table).await.expect("it loads").expect("it has begun");
        let snapshot = live.snapshot();
        let names: Vec<_> = live.seats.iter().map(|row| row.name.clone()).collect();
        let voice = orrery_web::Voice { words: live.title.words(), lang, names: &names };
        let lines = snapshot.table.log(viewer).into_iter().filter(|line| line.decision > after);
        lines.map(|line| voice.say(&line.text)).collect()
    }

    pub async fn decisions(&self, table: &str) -> usize {
        let live = self.app.tables.table(&self.app, table).await.expect("it loads").expect("it has begun");
        live.snapshot().table.decisions()
    }

    /// Empties the outbox as if it were that late.
    pub async fn tend(&self, at: i64) {
        notices::tend(&self.app, at).await.expect("the store answers");
    }

    /// A channel that need not be proved. Gives the text that stops it.
    pub async fn channel(&self, person: &Person, kind: ChannelKind, address: &str) -> String {
        let stop = unguessable();
        let new = NewChannel {
            account: person.account.clone(),
            kind,
            address: address.to_owned(),
            confirm: None,
            stop: stop.clone(),
            at: now() - 1,
        };
        self.app.store.set_channel(new).await.expect("an account");
        self.app.notices.switched_on(&person.account, kind);
        stop
    }
}
