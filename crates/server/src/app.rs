//! What all requests share.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use orrery_core::Lang;
use orrery_registry::Title;
use orrery_registry::ledger::Ledger;
use orrery_store::{Store, StoreError};
use tokio::sync::{Mutex as AsyncMutex, mpsc, watch};

use crate::accounts::passwords::HashPool;
use crate::config::Config;
use crate::cookies::Key;
use crate::crowd::Crowd;
use crate::live::TableRegistry;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::open_sockets::OpenSockets;
use crate::others::Word;
use crate::rate_limits::RateLimits;
use crate::reviews::Reviewer;
pub use crate::titles::Titles;

/// Everything that requests share.
pub struct App {
    /// Where tables and accounts are kept.
    pub store: Store,
    /// The games.
    pub titles: Arc<Titles>,
    /// The tables in memory.
    pub tables: TableRegistry,
    /// Where reviews of finished games are made.
    pub reviews: Reviewer,
    /// What the server was told.
    pub config: Config,
    /// The server's key: cookies and forms bear its signature.
    pub key: Key,
    /// How often anybody may do something.
    pub rate_limits: RateLimits,
    /// How many requests and sockets each client has, behind a proxy.
    pub crowd: Arc<Crowd>,
    /// Where passwords are hashed.
    pub passwords: HashPool,
    /// Which sockets end with which session or token.
    pub open_sockets: OpenSockets,
    /// Who is told of what while they are elsewhere.
    pub notices: Notices,
    /// What is counted and measured.
    pub metrics: Metrics,
    /// What the other servers are to be told.
    pub words: AsyncMutex<mpsc::UnboundedReceiver<Word>>,
    /// Becomes true when the server is about to end: open connections close then.
    pub closing: watch::Sender<bool>,
    /// Whether the store could write, and when that was tried.
    pub readiness: AsyncMutex<Option<Tried>>,
}

/// When it was tried to write, and what came of it.
pub type Tried = (Instant, Result<(), StoreError>);

/// How long an answer about readiness holds: whoever asks more often has nothing written.
const READY_FOR: Duration = Duration::from_secs(1);

impl App {
    /// Waits until the server is about to end.
    pub async fn closed(&self) {
        // An error would mean that the sender is gone, and with it the server.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }
}

impl App {
    /// Whether requests can be served: the store writes and reads, and the server is not about to end.
    pub async fn ready(&self) -> Result<(), StoreError> {
        if *self.closing.borrow() {
            return Err(StoreError::Closed);
        }
        // Whoever asks meanwhile waits for the same answer.
        let mut last = self.readiness.lock().await;
        if let Some((at, tried)) = &*last
            && at.elapsed() < READY_FOR
        {
            return tried.clone();
        }
        let tried = match self.store.check_writing().await {
            Ok(()) => self.store.table("").await.map(|_| ()),
            Err(error) => Err(error),
        };
        *last = Some((Instant::now(), tried.clone()));
        tried
    }
}

/// What a game is called.
pub fn title_of(title: &dyn Title, lang: Lang) -> &'static str {
    Ledger::read(title.ledger(lang)).title
}

/// How far the clock of the database is ahead of this machine's, in milliseconds.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// Milliseconds since 1970. Where servers share a database, its clock counts for all of them.
pub fn now() -> i64 {
    system_time() + AHEAD.load(Ordering::Relaxed)
}

/// The clock of the database says this now.
pub fn set_time(time: i64) {
    AHEAD.store(time - system_time(), Ordering::Relaxed);
}

fn system_time() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as i64)
}

/// Text that nobody can guess: 128 bits in letters and digits.
pub fn unguessable() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 26];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}
