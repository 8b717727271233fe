//! Three servers with one database: people go on at another one when theirs is gone.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery_core::Chance;
use orrery_load::Person;
use orrery_store::Store;
use tokio::task::JoinHandle;

use crate::common;
use crate::common::postgres::Place;

const SERVERS: usize = 3;
const PEOPLE: usize = 6;

/// How long a table may stand still: until the lease of a dead server has ended, and a while for a busy machine.
const STUCK: Duration = Duration::from_secs(30);

/// How often a server is killed; `cargo xtask faults` sets it higher.
fn kills() -> usize {
    std::env::var("ORRERY_KILLS").map_or(6, |kills| kills.parse().expect("ORRERY_KILLS is a number"))
}

fn serve(database: &str, address: &str) -> (Child, String) {
    let mut child = Command::new(common::ORRERY)
        .args(["serve", "--examples", "--bot-pace-ms", "0", "--address", address])
        .args(["--posts-per-minute", "0", "--questions-per-minute", "0", "--reviews", "off"])
        .env("ORRERY_DATABASE", database)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program is built");
    let (address, lines) = common::address(&mut child);
    std::thread::spawn(move || for _ in lines {});
    (child, address)
}

/// Somebody who plays on, game after game, at whatever server is there, and remembers what was acknowledged.
struct Player {
    person: Person,
    servers: Vec<String>,
    table: Option<(String, u64)>,
    tables: Vec<String>,
    place: usize,
    /// How many decisions were acknowledged.
    moves: Arc<AtomicU64>,
    longest: Duration,
}

impl Player {
    /// Plays until it is enough.
    async fn play(mut self, enough: Arc<AtomicBool>) -> Self {
        let mut last = Instant::now();
        while !enough.load(Ordering::Relaxed) {
            let before = self.made();
            // That server is gone: another one has the same tables.
            if self.play_one(&enough).await.is_err() {
                self.place += 1;
                self.person.server.clone_from(&self.servers[self.place % SERVERS]);
            }
            if self.made() > before {
                last = Instant::now();
            }
            self.longest = self.longest.max(last.elapsed());
            assert!(last.elapsed() < STUCK, "nothing has happened for {:?}", last.elapsed());
        }
        self
    }

    fn made(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    async fn play_one(&mut self, enough: &AtomicBool) -> std::io::Result<()> {
        let (table, mut known) = if let Some(open) = self.table.take() {
            open
        } else {
            let table = self.person.play_now("connect-four").await?;
            self.tables.push(table.clone());
            (table, 0)
        };
        self.table = Some((table.clone(), known));
        let mut socket = tokio::time::timeout(STUCK, self.person.connect(&table)).await??;
        // One that was not acknowledged may be there; none that was is gone, and none is there twice.
        assert!(
            (known..=known + 1).contains(&socket.made()),
            "{known} decisions were acknowledged, {} are there",
            socket.made()
        );
        known = socket.made();
        while !socket.over() && !enough.load(Ordering::Relaxed) {
            if socket.asked() && !socket.actions().is_empty() {
                self.place += 1;
                tokio::time::timeout(STUCK, socket.press(self.place)).await??;
                known = known.max(socket.made());
                self.table = Some((table.clone(), known));
                self.moves.fetch_add(1, Ordering::Relaxed);
            } else {
                tokio::time::timeout(STUCK, socket.hear()).await??;
            }
        }
        if socket.over() {
            self.table = None;
        }
        Ok(())
    }
}

/// People who play at the same time.
struct Crowd {
    enough: Arc<AtomicBool>,
    moves: Vec<Arc<AtomicU64>>,
    playing: Vec<JoinHandle<Player>>,
}

impl Crowd {
    fn begin(addresses: &[String]) -> Self {
        let enough = Arc::new(AtomicBool::new(false));
        let moves: Vec<Arc<AtomicU64>> = (0..PEOPLE).map(|_| Arc::default()).collect();
        let plays = |(number, moves): (usize, &Arc<AtomicU64>)| {
            let player = Player {
                person: Person::new(&addresses[number % SERVERS]),
                servers: addresses.to_vec(),
                table: None,
                tables: Vec::new(),
                place: number,
                moves: Arc::clone(moves),
                longest: Duration::ZERO,
            };
            tokio::spawn(player.play(Arc::clone(&enough)))
        };
        Self { playing: moves.iter().enumerate().map(plays).collect(), moves, enough }
    }

    /// Waits until everybody has made another decision. A player who waits too long panics, which ends the wait.
    async fn gets_on(&self) {
        let made = |moves: &Arc<AtomicU64>| moves.load(Ordering::Relaxed);
        let before: Vec<_> = self.moves.iter().map(made).collect();
        let waits = || self.moves.iter().zip(&before).any(|(moves, before)| made(moves) == *before);
        while waits() && !self.playing.iter().any(JoinHandle::is_finished) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn end(self) -> Vec<Player> {
        self.enough.store(true, Ordering::Relaxed);
        let mut players = Vec::new();
        for task in self.playing {
            players.push(task.await.expect("nobody lost anything"));
        }
        players
    }
}

/// Every decision is there once, and every game replays.
async fn check(place: &Place, players: &[Player]) {
    let store = Store::open_database(&place.database()).expect("the database opens");
    store.check().await.expect("no table lacks entries");
    for table in players.iter().flat_map(|player| &player.tables) {
        let id = Path::new(table).file_name().and_then(|id| id.to_str()).expect("an address of a table");
        store.load(id).await.expect("it reads").expect("it is there");
    }
    store.close().await;
    let replayed = common::says(&["replay", "--all", "--database", &place.address()]);
    assert!(replayed.contains("every one of them replays the same"), "{replayed}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_among_three_servers_lose_nothing_that_was_acknowledged() {
    let place = Place::empty();
    let mut servers: Vec<_> = (0..SERVERS).map(|_| serve(&place.address(), "127.0.0.1:0")).collect();
    let addresses: Vec<_> = servers.iter().map(|(_, address)| address.clone()).collect();
    let crowd = Crowd::begin(&addresses);
    let mut chance = Chance::sampled(7);
    for _ in 0..kills() {
        tokio::time::sleep(Duration::from_millis(100 + chance.pick(400) as u64)).await;
        let (child, address) = &mut servers[chance.pick(SERVERS)];
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        *child = serve(&place.address(), address).0;
    }
    // After the last one, too.
    crowd.gets_on().await;
    let players = crowd.end().await;
    for (mut child, _) in servers {
        child.kill().expect("it runs");
        child.wait().expect("it ends");
    }
    check(&place, &players).await;
    let moves: u64 = players.iter().map(Player::made).sum();
    let longest = players.iter().map(|player| player.longest).max().expect("there are players");
    println!("{moves} moves, {} kills, the longest pause was {longest:?}", kills());
    assert!(moves > kills() as u64, "there was something to lose: {moves}");
}

/// Told to stop, a server closes its sockets and ends within its time; people go on elsewhere, and nothing waits for it.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_replaced_one_by_one_under_load() {
    use rustix::process::{Pid, Signal, kill_process};
    let place = Place::empty();
    let mut servers: Vec<_> = (0..SERVERS).map(|_| serve(&place.address(), "127.0.0.1:0")).collect();
    let addresses: Vec<_> = servers.iter().map(|(_, address)| address.clone()).collect();
    let crowd = Crowd::begin(&addresses);
    for (child, address) in &mut servers {
        crowd.gets_on().await;
        kill_process(Pid::from_child(child), Signal::TERM).expect("it runs");
        let begun = Instant::now();
        let status = tokio::task::block_in_place(|| child.wait()).expect("it ends");
        assert!(status.success(), "{status}");
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
        *child = serve(&place.address(), address).0;
    }
    crowd.gets_on().await;
    let players = crowd.end().await;
    for (mut child, _) in servers {
        child.kill().expect("it runs");
        child.wait().expect("it ends");
    }
    check(&place, &players).await;
}
