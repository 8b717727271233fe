//! Tables in memory: those with readers, and those at which bots think.

mod advice;
mod alarm;
mod answers;
mod bots;
mod connection;
mod deeds;
mod drawing;
mod elsewhere;
mod messages;
mod pending;
mod restore;
mod seats;
mod side_state;
mod snapshot;
mod socket;
mod table;
mod talk;
mod think_pool;
mod together;
mod viewing;
mod votes;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use orrery_store::{KeptSideState, Loaded, Phase};

use crate::App;
use crate::site_error::SiteError;

pub use alarm::{Alarm, keep_time};
pub(crate) use connection::{Event, Events, Gone, send};
pub use elsewhere::{LEASE, hear_others, take};
pub use restore::{RestoreError, Restored, entries, past, store_content};
pub use seats::SeatError;
pub use side_state::{SideState, Until};
pub use snapshot::Snapshot;
pub use socket::{Guest, attend, chat_lines};
pub use table::{Live, LiveError};
pub use talk::{SpeakError, Speaker};
pub use think_pool::{Pace, ThinkPool};
pub use viewing::{Seating, drawn, times, with_view};

/// The tables in memory. Each is there at most once.
pub struct TableRegistry {
    tables: Mutex<HashMap<String, Arc<Live>>>,
    /// The contents that the store is known to have.
    contents: Mutex<HashSet<String>>,
    /// Where bots think.
    pub think_pool: ThinkPool,
    /// What is due next at tables with clocks, stand-ins or votes.
    pub alarm: Alarm,
}

impl TableRegistry {
    /// An empty registry whose bots think on this many threads.
    pub fn new(bot_threads: usize, pace: Pace) -> Self {
        Self {
            tables: Mutex::default(),
            contents: Mutex::default(),
            think_pool: ThinkPool::new(bot_threads, pace),
            alarm: Alarm::default(),
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of this name, for somebody who looks at it. Nothing if there is none, or if it has not begun.
    pub async fn table(&self, app: &Arc<App>, id: &str) -> Result<Option<Arc<Live>>, SiteError> {
        let live = self.opened(app, id).await?;
        if let Some(live) = &live {
            live.look(app);
            if live.paused.swap(false, Ordering::SeqCst) {
                bots::wake(app, live);
            }
        }
        Ok(live)
    }

    /// The table of this name, from memory or from the store.
    async fn opened(&self, app: &Arc<App>, id: &str) -> Result<Option<Arc<Live>>, SiteError> {
        let known = self.tables().get(id).cloned();
        match known {
            // A change of it has failed just now.
            Some(live) if live.is_retired() => self.discard(&live),
            Some(live) => return Ok(Some(live)),
            None => {}
        }
        let Some(loaded) = app.store.load(id).await? else { return Ok(None) };
        let never_began = loaded.table.phase == Phase::Abandoned && loaded.table.version == 0;
        if loaded.table.phase == Phase::Waiting || never_began {
            return Ok(None);
        }
        // After the entries: a change in between shows in the version.
        let side_state = app.store.side_state(id).await?;
        let live = Arc::new(revive(app, loaded, side_state).await?);
        // Somebody may have been quicker; then theirs is the one.
        let live = Arc::clone(self.tables().entry(id.to_owned()).or_insert(live));
        live.answer_where_nothing_is_to_decide(app).await;
        Ok(Some(live))
    }

    fn contents(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Drops a table from memory: the next request loads it from the store.
    pub fn forget(&self, id: &str) {
        let live = self.tables().get(id).cloned();
        if let Some(live) = live {
            self.discard(&live);
        }
    }

    /// All tables in memory.
    fn all(&self) -> Vec<Arc<Live>> {
        self.tables().values().cloned().collect()
    }

    /// The table of this name, if it is in memory.
    fn known(&self, id: &str) -> Option<Arc<Live>> {
        self.tables().get(id).cloned()
    }

    /// Drops all tables from memory; whoever looks at one connects again.
    pub(crate) fn forget_all(&self) {
        for live in self.all() {
            self.discard(&live);
        }
    }

    /// Forgets this copy of a table, because it is not what the store has; a later copy of the same table stays.
    pub(crate) fn discard(&self, live: &Arc<Live>) {
        // Retired first, so that no other copy is loaded while this one can still change.
        live.retire();
        let mut tables = self.tables();
        if tables.get(&live.id).is_some_and(|known| Arc::ptr_eq(known, live)) {
            tables.remove(&live.id);
        }
    }

    /// Drops the tables without readers and thinking bots, and the drawings of all others.
    pub fn sweep(&self) {
        let mut tables = self.tables();
        // One reference is the registry's own.
        tables.retain(|_, live| Arc::strong_count(live) > 1);
        tables.values().for_each(|live| live.drawings.clear());
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.tables().len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.tables().is_empty()
    }
}

/// What lies beside a game, and how often it was written. A table that has only just begun has nothing in it.
fn kept_side_state(kept: Option<KeptSideState>) -> Result<Option<(SideState, u64)>, serde_json::Error> {
    let Some(KeptSideState { state, changes }) = kept else { return Ok(None) };
    let state = if state.is_empty() { SideState::default() } else { serde_json::from_str(&state)? };
    Ok(Some((state, changes)))
}

/// A table as it was when its last entry was written.
async fn revive(app: &App, loaded: Loaded, side_state: Option<KeptSideState>) -> Result<Live, SiteError> {
    let broken = |problem: String| {
        tracing::error!(table = loaded.table.id, problem, "a kept table cannot be opened");
        SiteError::Broken(problem)
    };
    let restored = Restored::open(&app.store, &app.titles, &loaded).await;
    let restored = restored.map_err(|error| broken(error.to_string()))?;
    let side_state = kept_side_state(side_state).map_err(|error| broken(error.to_string()))?;
    let now = app.tables.alarm.now();
    Ok(Live::new(restored.title, restored.table, restored.setup, loaded, side_state, now))
}
