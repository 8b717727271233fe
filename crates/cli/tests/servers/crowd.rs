//! People who play on, game after game, at whatever server is there, and remember what was acknowledged.

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery_load::{Kept, Person, TableSocket};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How many play, and how many of them a game with secrets.
const PEOPLE: usize = 6;
const SECRETIVE: usize = 2;

/// How long a table may stand still: until the lease of a dead server has ended, and a while for a busy machine.
pub const STUCK: Duration = Duration::from_secs(30);

/// After this time somebody looks for another server.
const PATIENCE: Duration = Duration::from_secs(5);

/// A table, and what its player knows of it.
pub struct Table {
    pub address: String,
    /// How many decisions were acknowledged.
    pub made: u64,
    pub over: bool,
    /// What the player was sent.
    pub kept: Vec<Kept>,
}

pub struct Player {
    person: Person,
    servers: Arc<[String]>,
    game: &'static str,
    pub tables: Vec<Table>,
    place: usize,
    crowd: Arc<Mood>,
    /// How many decisions were acknowledged.
    moves: Arc<AtomicU64>,
    wait: Wait,
}

/// How long somebody waits for the next acknowledgement.
struct Wait {
    since: Instant,
    longest: Duration,
}

impl Wait {
    /// Time in which nobody expects to get on does not count.
    fn note(&mut self, crowd: &Mood) {
        if crowd.trouble.load(Ordering::Relaxed) {
            self.since = Instant::now();
        }
        let waited = self.since.elapsed();
        self.longest = self.longest.max(waited);
        assert!(waited < STUCK, "nothing has happened for {waited:?}");
    }

    fn end(&mut self, crowd: &Mood) {
        self.note(crowd);
        self.since = Instant::now();
    }
}

/// What everybody knows.
#[derive(Default)]
struct Mood {
    enough: AtomicBool,
    /// Nobody expects to get on now.
    trouble: AtomicBool,
}

impl Player {
    async fn play(mut self) -> Self {
        while !self.crowd.enough.load(Ordering::Relaxed) {
            // That server is gone, or says nothing: another one has the same tables.
            if self.play_one().await.is_err() {
                let here = self.servers.iter().position(|server| *server == self.person.server);
                let next = (here.unwrap_or_default() + 1) % self.servers.len();
                self.person.server.clone_from(&self.servers[next]);
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.wait.note(&self.crowd);
        }
        self
    }

    pub fn made(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    /// The longest time without an acknowledgement while the servers were expected to serve.
    pub fn longest(&self) -> Duration {
        self.wait.longest
    }

    /// Plays until the game is over or something goes wrong.
    async fn play_one(&mut self) -> io::Result<()> {
        if self.tables.last().is_none_or(|table| table.over) {
            let address = patiently(self.person.play_against(self.game, "easy")).await?;
            self.tables.push(Table { address, made: 0, over: false, kept: Vec::new() });
        }
        let table = self.tables.last_mut().expect("there is one now");
        let mut socket = patiently(self.person.connect_keeping(&table.address)).await?;
        // One that was not acknowledged may be there, with what follows without a choice; none that was is gone.
        let most = if self.game == "connect-four" { table.made + 1 } else { u64::MAX };
        let found = socket.made();
        assert!((table.made..=most).contains(&found), "{} were acknowledged, {found} are there", table.made);
        let played = play_on(&mut socket, &self.crowd, &mut self.place, &self.moves, &mut self.wait).await;
        table.made = socket.made();
        table.over = socket.over();
        table.kept.extend(socket.take_kept());
        played
    }
}

async fn play_on(
    socket: &mut TableSocket,
    crowd: &Mood,
    place: &mut usize,
    moves: &AtomicU64,
    wait: &mut Wait,
) -> io::Result<()> {
    while !socket.over() && !crowd.enough.load(Ordering::Relaxed) {
        if socket.can_click() {
            *place = place.wrapping_mul(25_214_903_917).wrapping_add(11);
            patiently(socket.press(*place >> 16)).await?;
            moves.fetch_add(1, Ordering::Relaxed);
            wait.end(crowd);
        } else {
            patiently(socket.hear()).await?;
        }
    }
    Ok(())
}

async fn patiently<T>(work: impl Future<Output = io::Result<T>>) -> io::Result<T> {
    timeout(PATIENCE, work).await?
}

/// People who play at the same time.
pub struct Crowd {
    mood: Arc<Mood>,
    moves: Vec<Arc<AtomicU64>>,
    playing: Vec<JoinHandle<Player>>,
}

impl Crowd {
    pub fn begin(servers: &[String]) -> Self {
        let servers: Arc<[String]> = servers.into();
        let mood = Arc::<Mood>::default();
        let moves: Vec<Arc<AtomicU64>> = (0..PEOPLE).map(|_| Arc::default()).collect();
        let plays = |(number, moves): (usize, &Arc<AtomicU64>)| {
            let player = Player {
                person: Person::new(&servers[number % servers.len()]),
                servers: Arc::clone(&servers),
                game: if number < SECRETIVE { "orion" } else { "connect-four" },
                tables: Vec::new(),
                place: number,
                crowd: Arc::clone(&mood),
                moves: Arc::clone(moves),
                wait: Wait { since: Instant::now(), longest: Duration::ZERO },
            };
            tokio::spawn(player.play())
        };
        Self { playing: moves.iter().enumerate().map(plays).collect(), moves, mood }
    }

    /// Waits until everybody has made another decision. A player who waits too long panics, which ends the wait.
    pub async fn gets_on(&self) {
        let made = |moves: &Arc<AtomicU64>| moves.load(Ordering::Relaxed);
        let before: Vec<_> = self.moves.iter().map(made).collect();
        let waits = || self.moves.iter().zip(&before).any(|(moves, before)| made(moves) == *before);
        while waits() && !self.playing.iter().any(JoinHandle::is_finished) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// How many decisions were acknowledged.
    pub fn made(&self) -> u64 {
        self.moves.iter().map(|moves| moves.load(Ordering::Relaxed)).sum()
    }

    /// Whether anybody is expected to get on from now on.
    pub fn expect(&self, serving: bool) {
        self.mood.trouble.store(!serving, Ordering::Relaxed);
    }

    pub async fn end(self) -> Vec<Player> {
        self.mood.enough.store(true, Ordering::Relaxed);
        let mut players = Vec::new();
        for task in self.playing {
            players.push(task.await.expect("nobody lost anything"));
        }
        players
    }
}
