//! A server in this process, and people at its tables.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use orrery_core::Seat;
use orrery_server::app::{App, unguessable};
use orrery_server::clock::Clock;
use orrery_server::config::Config;
use orrery_server::setup::{SeatSetup, Setup};
use orrery_server::{live, serve};
use orrery_store::{Database, Holder};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::task::AbortHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::common::{self, secrets};

/// A server with a database of its own.
pub struct Server {
    pub app: Arc<App>,
    pub address: String,
    folder: tempfile::TempDir,
    later: Duration,
    tasks: Vec<AbortHandle>,
}

/// Who has a seat.
#[derive(Clone)]
pub enum Sits<'a> {
    Person(&'a Person),
    Bot(&'static str),
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Person {
    pub account: String,
    pub cookie: String,
}

/// Two people at a table, and the browsers at which they sit.
pub struct Both {
    pub table: String,
    pub ola: Person,
    pub jan: Person,
    pub one: Player,
    pub two: Player,
}

impl Server {
    pub async fn start() -> Self {
        Self::with(common::config()).await
    }

    pub async fn with(config: Config) -> Self {
        Self::start_in(tempfile::tempdir().expect("a folder for the test"), config, Duration::ZERO).await
    }

    async fn start_in(folder: tempfile::TempDir, config: Config, later: Duration) -> Self {
        let database = Database::File(folder.path().join("orrery.db"));
        Self::start_at(&database, folder, config, later).await
    }

    /// One of several servers that share a database.
    pub async fn beside(database: &Database) -> Self {
        Self::beside_with(database, common::config()).await
    }

    /// The same as a test wants it.
    pub async fn beside_with(database: &Database, config: Config) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        Self::start_at(database, folder, config, Duration::ZERO).await
    }

    async fn start_at(
        database: &Database,
        folder: tempfile::TempDir,
        config: Config,
        later: Duration,
    ) -> Self {
        let app = common::app_at(database, config, later).await;
        let clocks = tokio::spawn(live::keep_time(Arc::clone(&app)));
        let others = tokio::spawn(live::hear_others(Arc::clone(&app)));
        let (listener, address) = common::listen().await;
        let router = serve::router(Arc::clone(&app));
        let serving = tokio::spawn(async move { axum::serve(listener, router).await });
        let tasks = vec![clocks.abort_handle(), others.abort_handle(), serving.abort_handle()];
        Self { app, address, folder, later, tasks }
    }

    /// As if the server had been killed: it gives nothing back and says nothing to anybody.
    pub async fn kill(self) {
        for task in &self.tasks {
            task.abort();
        }
        self.app.store.close().await;
    }

    /// Time passes, at once.
    pub fn pass(&mut self, time: Duration) {
        self.later += time;
        self.app.tables.alarm.pass(time);
    }

    /// As if the server had been killed, and started again after so much time.
    pub async fn restart_after(self, down: Duration) -> Self {
        let later = self.later + down;
        self.restart_at(later).await
    }

    /// The same when the system's clock is so far ahead.
    pub async fn restart_at(self, later: Duration) -> Self {
        let Self { app, folder, .. } = self;
        let config = app.config.clone();
        app.closing.send_replace(true);
        app.store.close().await;
        drop(app);
        Self::start_in(folder, config, later).await
    }

    pub async fn person(&self) -> Person {
        let account = common::account(&self.app, "{}").await;
        let cookie = format!("orrery={}", common::signed_in(&self.app, &account).await);
        Person { account, cookie }
    }

    /// Two people at a table that has begun, both at their browsers.
    pub async fn two_at(&self, game: &str, options: Value) -> Both {
        let (ola, jan) = (self.person().await, self.person().await);
        let table = self.table(game, options, &[Sits::Person(&ola), Sits::Person(&jan)]).await;
        let one = self.join(&table, Some(&ola)).await;
        let two = self.join(&table, Some(&jan)).await;
        Both { table, ola, jan, one, two }
    }

    /// A table that has begun.
    pub async fn table(&self, game: &str, options: Value, seats: &[Sits<'_>]) -> String {
        self.table_maybe(game, options, seats, None).await
    }

    /// One with a clock.
    pub async fn table_with(&self, game: &str, options: Value, seats: &[Sits<'_>], clock: Clock) -> String {
        self.table_maybe(game, options, seats, Some(clock)).await
    }

    async fn table_maybe(
        &self,
        game: &str,
        options: Value,
        seats: &[Sits<'_>],
        clock: Option<Clock>,
    ) -> String {
        let title = self.app.titles.find(game).expect("it is listed");
        let bot = |sits: &Sits<'_>| match sits {
            Sits::Bot(level) => Some((*level).to_owned()),
            Sits::Person(_) => None,
        };
        let holder = |sits: &Sits<'_>| match sits {
            Sits::Person(person) => Holder::Account(person.account.clone()),
            Sits::Bot(_) => Holder::Program,
        };
        let setup = Setup {
            clock,
            options,
            revision: title.revision(),
            seats: seats
                .iter()
                .map(|sits| SeatSetup { bot: bot(sits), word: "word".to_owned(), ..SeatSetup::default() })
                .collect(),
            secret: unguessable(),
            guided: false,
            hints: true,
            origin: None,
        };
        common::table(&self.app, game, &setup, seats.iter().map(holder).collect()).await
    }

    /// The socket of a table, as a browser that has drawn nothing yet opens it.
    pub async fn join(&self, table: &str, person: Option<&Person>) -> Player {
        self.join_in(table, person, "en").await
    }

    /// The same for a browser that asks for this language.
    pub async fn join_in(&self, table: &str, person: Option<&Person>, lang: &'static str) -> Player {
        let mut player = self.connect_in(table, person, lang).await;
        player
            .send(
                &json!({"t": "hello", "fingerprints": {}, "log": 0, "last": null, "chat": 0, "words": true}),
            )
            .await;
        player.hear_show().await;
        player
    }

    pub async fn connect(&self, table: &str, person: Option<&Person>) -> Player {
        self.connect_in(table, person, "en").await
    }

    async fn connect_in(&self, table: &str, person: Option<&Person>, lang: &'static str) -> Player {
        let mut request = format!("ws://{}/t/{table}/ws", self.address).into_client_request().expect("a URL");
        request.headers_mut().insert("accept-language", lang.parse().expect("plain text"));
        if let Some(person) = person {
            request.headers_mut().insert("cookie", person.cookie.parse().expect("plain text"));
        }
        let (socket, _) = connect_async(request).await.expect("the server answers");
        Player {
            socket,
            regions: BTreeMap::new(),
            log: Vec::new(),
            made: 0,
            asked: false,
            over: false,
            bytes: Vec::new(),
        }
    }

    /// A socket of a watcher who never says anything, with as little at this end as possible.
    pub async fn idle(&self, table: &str) -> TcpStream {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let mut stream = TcpStream::connect(&self.address).await.expect("the server answers");
        let request = format!(
            "GET /t/{table}/ws HTTP/1.1\r\nhost: {}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: aWRsZS1pZGxlLWlkbGUtaWRsZQ==\r\n\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).await.expect("it listens");
        let mut head = [0; 12];
        stream.read_exact(&mut head).await.expect("it answers");
        assert_eq!(&head, b"HTTP/1.1 101");
        stream
    }

    /// A page as this person gets it.
    pub async fn page(&self, path: &str, person: Option<&Person>) -> (u16, String) {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let mut stream = TcpStream::connect(&self.address).await.expect("the server answers");
        let cookie = person.map(|person| format!("cookie: {}\r\n", person.cookie)).unwrap_or_default();
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{cookie}connection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.expect("it listens");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("it answers");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        (status, answer)
    }

    /// How many decisions a table has, as the store has it.
    pub async fn decisions(&self, table: &str) -> usize {
        let loaded = self.app.store.load(table).await.expect("it reads").expect("it is there");
        live::past(1, &loaded.entries).expect("they fit").lines.len()
    }

    /// Waits until this server knows all decisions that have been made, wherever they were made.
    pub async fn has_caught_up(&self, table: &str) {
        let all = self.decisions(table).await;
        loop {
            let live =
                self.app.tables.table(&self.app, table).await.expect("it loads").expect("it has begun");
            if live.snapshot().table.decisions() >= all {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// What a seat may know, as JSON text: its view and what it was told, in English.
    pub async fn known_to(&self, table: &str, seat: Seat) -> String {
        let opened = self.app.tables.table(&self.app, table).await.expect("it loads").expect("it has begun");
        secrets::known_to(&*opened.snapshot().table, opened.title.words(), seat)
    }
}

/// A browser at a table.
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub regions: BTreeMap<String, String>,
    pub log: Vec<String>,
    pub made: u64,
    pub asked: bool,
    pub over: bool,
    /// Everything that it was ever sent.
    pub bytes: Vec<String>,
}

impl Player {
    pub async fn send(&mut self, message: &Value) {
        let _ = self.socket.send(Message::text(message.to_string())).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        let _ = self.socket.send(Message::text(text.to_owned())).await;
    }

    /// The next message; nothing when the server has hung up.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next());
            match next.await.expect("the server says something")? {
                Ok(Message::Text(text)) => {
                    self.bytes.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).expect("messages are JSON");
                    if message["t"] == "show" {
                        self.take_in(&message);
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Whether nothing comes for a while.
    pub async fn silent_for(&mut self, time: Duration) -> bool {
        match tokio::time::timeout(time, self.hear()).await {
            Err(_) => true,
            Ok(message) => {
                assert!(message.is_some(), "the server hung up");
                false
            }
        }
    }

    fn take_in(&mut self, message: &Value) {
        for (id, html) in message["regions"].as_object().expect("regions") {
            self.regions.insert(id.clone(), html.as_str().expect("HTML").to_owned());
        }
        if let Some(lines) = message["log"]["lines"].as_array() {
            self.log.truncate(message["log"]["from"].as_u64().unwrap_or(0) as usize);
            self.log.extend(lines.iter().map(|line| line.as_str().unwrap_or_default().to_owned()));
        }
        self.made = message["made"].as_u64().expect("a number");
        self.asked = message["asked"] == json!(true);
        self.over = message["over"] == json!(true);
    }

    pub async fn hear_show(&mut self) -> Value {
        loop {
            let message = self.hear().await.expect("the server is there");
            if message["t"] == "show" {
                return message;
            }
        }
    }

    pub async fn hear_until(&mut self, what: impl Fn(&Self) -> bool) {
        while !what(self) {
            self.hear_show().await;
        }
    }

    /// The legal actions that the prompt offers.
    pub fn actions(&self) -> Vec<String> {
        let prompt = &self.regions["prompt"];
        let pieces = prompt.split(" data-action=\"").skip(1);
        pieces.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
    }

    pub async fn act(&mut self, action: &str) {
        let made = self.made;
        self.send(&json!({"t": "act", "action": action, "made": made})).await;
    }

    pub async fn ask(&mut self, message: &Value) -> String {
        self.send(message).await;
        loop {
            let answer = self.hear().await.expect("the server is there");
            if answer["t"] == "past" {
                return answer["regions"]["prompt"].as_str().expect("HTML").to_owned();
            }
            if answer["t"] == "panel" || answer["t"] == "note" || answer["t"] == "preview" {
                return answer["html"].as_str().expect("HTML").to_owned();
            }
        }
    }
}

/// Plays on until the game is over or so many decisions were made here: each takes any offered action.
pub async fn play(players: &mut [&mut Player], decisions: usize, seed: u64) -> usize {
    play_until_refused(players, decisions, seed).await.expect("what is offered is taken")
}

/// The same until something is refused: what the server says to it.
pub async fn play_until_refused(
    players: &mut [&mut Player],
    decisions: usize,
    seed: u64,
) -> Result<usize, String> {
    let mut chance = orrery_core::Chance::sampled(seed);
    let mut made = 0;
    while made < decisions && !players[0].over {
        let Some(at) = players.iter().position(|player| player.asked && !player.actions().is_empty()) else {
            // A bot's turn, or the news are still under way.
            for player in players.iter_mut() {
                let _ = player.silent_for(Duration::from_millis(20)).await;
            }
            continue;
        };
        let player = &mut *players[at];
        let (actions, before) = (player.actions(), player.made);
        player.act(&actions[chance.pick(actions.len())]).await;
        while player.made == before && !player.over {
            let answer = player.hear().await.expect("the server says what became of it");
            if answer["t"] == "note" {
                return Err(answer.to_string());
            }
        }
        made += 1;
    }
    Ok(made)
}
