//! Tables in memory: those that somebody looks at or a bot thinks about.

mod alarm;
mod answers;
mod bots;
mod connection;
mod deeds;
mod drawing;
mod kept;
mod looking;
mod messages;
mod seats;
mod sitting;
mod snapshot;
mod socket;
mod table;
mod talk;
mod votes;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use orrery_store::{Loaded, Phase};

use crate::App;
use crate::problem::Problem;

pub use alarm::{Alarm, keep_time};
pub use bots::{Desk, Pace};
pub(crate) use connection::{Gone, PULSE, send};
pub use kept::{Kept, KeptError, entries, keep_content, past};
pub use looking::{Seating, drawn, looked_at, times};
pub use seats::SeatError;
pub use sitting::{Sitting, Until};
pub use socket::{Guest, attend, chat_lines};
pub use snapshot::Snapshot;
pub use table::{Live, LiveError};
pub use talk::{SpeakError, Speaker};

/// The tables in memory. Each is there at most once.
pub struct Hall {
    tables: Mutex<HashMap<String, Arc<Live>>>,
    /// The contents that the store is known to have.
    contents: Mutex<HashSet<String>>,
    /// Where bots think.
    pub desk: Desk,
    /// What is due next at tables with clocks, stand-ins or votes.
    pub alarm: Alarm,
}

impl Hall {
    /// An empty hall whose bots think on so many threads.
    pub fn new(bot_threads: usize, pace: Pace) -> Self {
        Self {
            tables: Mutex::default(),
            contents: Mutex::default(),
            desk: Desk::new(bot_threads, pace),
            alarm: Alarm::default(),
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of this name, from memory or from the store. Nothing if there is none, or if it has not begun.
    pub async fn table(&self, app: &Arc<App>, id: &str) -> Result<Option<Arc<Live>>, Problem> {
        if let Some(live) = self.tables().get(id) {
            return Ok(Some(Arc::clone(live)));
        }
        let Some(loaded) = app.store.load(id).await? else { return Ok(None) };
        let never_began = loaded.table.phase == Phase::Abandoned && loaded.table.version == 0;
        if loaded.table.phase == Phase::Waiting || never_began {
            return Ok(None);
        }
        // After the entries: whoever writes one without the other is noticed by the version.
        let kept = app.store.sitting(id).await?;
        let live = Arc::new(revive(app, loaded, kept).await?);
        // Somebody may have been quicker; then theirs is the one.
        let live = Arc::clone(self.tables().entry(id.to_owned()).or_insert(live));
        bots::wake(app, &live);
        Ok(Some(live))
    }

    fn contents(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets a table: whoever asks next gets it from the store.
    pub fn forget(&self, id: &str) {
        let live = self.tables().get(id).cloned();
        if let Some(live) = live {
            self.discard(&live);
        }
    }

    /// Forgets this copy of a table, because it is not what the store has; a later copy of the same table stays.
    pub(crate) fn discard(&self, live: &Arc<Live>) {
        // First, so that nobody gets another copy while this one can still change.
        live.retire();
        let mut tables = self.tables();
        if tables.get(&live.id).is_some_and(|known| Arc::ptr_eq(known, live)) {
            tables.remove(&live.id);
        }
    }

    /// Forgets the tables that nobody looks at and no bot thinks about, and the drawings of all others.
    pub fn sweep(&self) {
        let mut tables = self.tables();
        // One reference is the hall's own.
        tables.retain(|_, live| Arc::strong_count(live) > 1);
        tables.values().for_each(|live| live.drawings.clear());
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.tables().len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.tables().is_empty()
    }
}

/// A table as it was when its last entry was written.
async fn revive(app: &App, loaded: Loaded, sitting: Option<String>) -> Result<Live, Problem> {
    let broken = |problem: String| {
        tracing::error!(table = loaded.table.id, problem, "a kept table cannot be opened");
        Problem::Broken(problem)
    };
    let kept = Kept::open(&app.store, &app.titles, &loaded).await;
    let kept = kept.map_err(|error| broken(error.to_string()))?;
    // A table that has only just begun has a row without anything in it.
    let sitting = sitting
        .map(|state| if state.is_empty() { Ok(Sitting::default()) } else { serde_json::from_str(&state) });
    let sitting = sitting.transpose().map_err(|error| broken(error.to_string()))?;
    Ok(Live::new(kept.title, kept.table, kept.setup, loaded, sitting))
}
