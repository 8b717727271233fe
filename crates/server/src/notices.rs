//! Notices: what people are told of their tables while they are elsewhere.
//!
//! A notice is not a message written when something happens, but a request to check a table later: when its time has
//! come, what is true then and new to the account is put into words, and if nothing is, nothing is sent. So a notice
//! cannot be out of date, several events make one notice, and what a killed server did not note is found again in the
//! tables themselves.

pub mod addresses;
mod browser;
mod failure;
pub mod hooks;
mod letter;
pub mod mail;
mod news;
mod pages;
mod settings;
mod worker;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use orrery_store::{ChannelKind, Errand, Pace, SeatRow, Store, StoreError};
use tokio::sync::Notify;

use crate::App;
use crate::app::{now, unguessable};
use crate::config::Config;
use crate::others::{Others, Word};

pub use failure::{Failure, Why};
pub use news::read_marker;
pub use pages::{is_own_proof, router};
pub use settings::{Wrong, section};
pub use worker::{recover, run, tend};

use browser::Streams;
use hooks::Hooks;
use mail::Mailer;

/// What was done to somebody outside of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// The host has taken the seat away.
    Removed,
    /// The host has given the table up.
    Cancelled,
    /// Somebody wants to play again.
    Invited,
}

impl Done {
    /// Its name in the outbox.
    const fn name(self) -> &'static str {
        match self {
            Self::Removed => "removed",
            Self::Cancelled => "cancelled",
            Self::Invited => "invited",
        }
    }
}

/// Who wants to be told, who is watching, and over which channels notices go.
pub struct Notices {
    /// Whether any account wants notices: checked at every move.
    wanted: AtomicBool,
    listeners: RwLock<HashMap<String, Vec<ChannelKind>>>,
    /// Accounts and tables at which something has happened since the outbox was last written.
    touched: Mutex<BTreeSet<(String, String)>>,
    /// How many visible pages an account has, by account and table.
    watching: Mutex<HashMap<(String, String), Pages>>,
    bell: Notify,
    streams: Streams,
    others: Others,
    mailer: Option<Mailer>,
    hooks: Hooks,
    /// Where links lead.
    origin: String,
    pace: [Pace; 3],
}

/// Browsers are told sooner: a player with an open page is not far away. In milliseconds.
const BROWSER: Pace = Pace { window: 4_000, gap: 30_000 };

impl Notices {
    /// With everybody who wants to be told.
    pub async fn new(config: &Config, store: &Store, others: Others) -> Result<Self, StoreError> {
        let listeners = listeners(store).await?;
        let told = &config.notices;
        let mailer = Mailer::configured(told).unwrap_or_else(|problem| {
            tracing::error!(problem, "no e-mail is sent");
            None
        });
        let slow =
            Pace { window: 1000 * i64::from(told.wait_seconds), gap: 1000 * i64::from(told.gap_seconds) };
        let quick = Pace { window: slow.window.min(BROWSER.window), gap: slow.gap.min(BROWSER.gap) };
        Ok(Self {
            wanted: AtomicBool::new(!listeners.is_empty()),
            listeners: RwLock::new(listeners),
            touched: Mutex::default(),
            watching: Mutex::default(),
            bell: Notify::new(),
            streams: Streams::default(),
            others,
            mailer,
            hooks: Hooks::new(told.hooks_anywhere),
            origin: config.public_url.clone().unwrap_or_else(|| format!("http://{}", config.address)),
            pace: [slow, slow, quick],
        })
    }

    /// Another server has changed who wants to be told.
    pub async fn relearn(&self, store: &Store) -> Result<(), StoreError> {
        let now = listeners(store).await?;
        let mut known = self.listeners.write().unwrap_or_else(PoisonError::into_inner);
        self.wanted.store(!now.is_empty(), Ordering::Relaxed);
        let told = |listeners: &HashMap<String, Vec<ChannelKind>>, account: &str| {
            listeners.get(account).is_some_and(|kinds| kinds.contains(&ChannelKind::Browser))
        };
        for account in known.keys().filter(|account| told(&known, account) && !told(&now, account)) {
            self.streams.close(account);
        }
        *known = now;
        Ok(())
    }

    /// Whether e-mail can be sent.
    pub fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// Something has happened at a table. Nearly free while no account wants notices.
    pub fn changed(&self, table: &str, seats: &[SeatRow]) {
        if !self.wanted.load(Ordering::Relaxed) {
            return;
        }
        let listeners = self.listeners.read().unwrap_or_else(PoisonError::into_inner);
        let mut new = false;
        for account in seats.iter().filter_map(|row| row.holder.account()) {
            if listeners.contains_key(account) && !self.is_watching(account, table) {
                new |= lock(&self.touched).insert((account.to_owned(), table.to_owned()));
            }
        }
        if new {
            self.bell.notify_one();
        }
    }

    /// Records that something is about to be done to somebody. Whether it was done is checked when the notice goes.
    pub async fn note(
        &self,
        store: &Store,
        account: &str,
        table: &str,
        done: Done,
    ) -> Result<(), StoreError> {
        let errands = self.errands(account, table, done.name());
        if errands.is_empty() {
            return Ok(());
        }
        store.put_in_outbox(errands, self.paces(), now()).await?;
        self.bell.notify_one();
        Ok(())
    }

    fn errands(&self, account: &str, table: &str, done: &str) -> Vec<Errand> {
        let listeners = self.listeners.read().unwrap_or_else(PoisonError::into_inner);
        let kinds = listeners.get(account).into_iter().flatten();
        kinds
            .map(|kind| Errand {
                account: account.to_owned(),
                kind: *kind,
                table: table.to_owned(),
                done: done.to_owned(),
                id: unguessable(),
            })
            .collect()
    }

    /// What has happened since this was last asked, for the outbox.
    fn collected(&self) -> Vec<Errand> {
        let touched = std::mem::take(&mut *lock(&self.touched));
        touched.iter().flat_map(|(account, table)| self.errands(account, table, "")).collect()
    }

    fn paces(&self) -> impl Fn(ChannelKind) -> Pace + Send + 'static {
        let pace = self.pace;
        move |kind| match kind {
            ChannelKind::Mail => pace[0],
            ChannelKind::Hook => pace[1],
            ChannelKind::Browser => pace[2],
        }
    }

    /// Whether an account is told in any way.
    pub fn listens(&self, account: &str) -> bool {
        self.wanted.load(Ordering::Relaxed)
            && self.listeners.read().unwrap_or_else(PoisonError::into_inner).contains_key(account)
    }

    /// Whether an account is told in this way.
    pub fn wants(&self, account: &str, kind: ChannelKind) -> bool {
        let listeners = self.listeners.read().unwrap_or_else(PoisonError::into_inner);
        listeners.get(account).is_some_and(|kinds| kinds.contains(&kind))
    }

    /// A channel was switched on: the store has it.
    pub fn switched_on(&self, account: &str, kind: ChannelKind) {
        let mut listeners = self.listeners.write().unwrap_or_else(PoisonError::into_inner);
        let kinds = listeners.entry(account.to_owned()).or_default();
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
        self.wanted.store(true, Ordering::Relaxed);
        self.others.tell(Word::Listeners);
    }

    /// A channel was switched off.
    fn switched_off(&self, account: &str, kind: ChannelKind) {
        let mut listeners = self.listeners.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(kinds) = listeners.get_mut(account) {
            kinds.retain(|other| *other != kind);
            if kinds.is_empty() {
                listeners.remove(account);
            }
        }
        self.wanted.store(!listeners.is_empty(), Ordering::Relaxed);
        self.others.tell(Word::Listeners);
        if kind == ChannelKind::Browser {
            self.streams.close(account);
        }
    }

    /// An account is gone.
    pub fn forget(&self, account: &str) {
        for kind in ChannelKind::ALL {
            self.switched_off(account, kind);
        }
    }

    /// Whether an account has a visible page of a table.
    pub fn is_watching(&self, account: &str, table: &str) -> bool {
        lock(&self.watching).contains_key(&(account.to_owned(), table.to_owned()))
    }

    /// Whether a page of the account at the table is in front and nothing on it waits to be read.
    pub fn is_up_to_date(&self, account: &str, table: &str) -> bool {
        let pages = lock(&self.watching);
        pages.get(&(account.to_owned(), table.to_owned())).is_some_and(|pages| pages.up_to_date > 0)
    }
}

async fn listeners(store: &Store) -> Result<HashMap<String, Vec<ChannelKind>>, StoreError> {
    let mut listeners: HashMap<String, Vec<ChannelKind>> = HashMap::new();
    for (account, kind) in store.listeners().await? {
        listeners.entry(account).or_default().push(kind);
    }
    Ok(listeners)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many pages of an account at a table are in front.
#[derive(Default)]
struct Pages {
    all: usize,
    /// Those whose reader has no digest to read.
    up_to_date: usize,
}

/// A page of an account at a table, as long as it is open. A page in the background does not watch.
pub struct Watching {
    app: Arc<App>,
    key: (String, String),
    on: bool,
    up_to_date: bool,
}

impl Watching {
    /// Begins to watch.
    pub fn begin(app: &Arc<App>, account: &str, table: &str) -> Self {
        let key = (account.to_owned(), table.to_owned());
        let mut watching = Self { app: Arc::clone(app), key, on: false, up_to_date: false };
        watching.set(true);
        watching
    }

    /// Whether the page is in front now.
    pub fn set(&mut self, on: bool) {
        self.become_page(on, self.up_to_date);
    }

    /// The reader knows everything that happened at the table up to now.
    pub fn set_up_to_date(&mut self) {
        self.become_page(self.on, true);
    }

    fn become_page(&mut self, on: bool, up_to_date: bool) {
        let mut watching = lock(&self.app.notices.watching);
        let pages = watching.entry(self.key.clone()).or_default();
        pages.all = pages.all + usize::from(on) - usize::from(self.on);
        pages.up_to_date =
            pages.up_to_date + usize::from(on && up_to_date) - usize::from(self.on && self.up_to_date);
        if pages.all == 0 {
            watching.remove(&self.key);
        }
        (self.on, self.up_to_date) = (on, up_to_date);
    }

    /// Whether it is.
    pub fn is_on(&self) -> bool {
        self.on
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.set(false);
    }
}
