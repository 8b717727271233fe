//! Tables in memory: those that somebody looks at or a bot thinks about.

mod answers;
mod bots;
mod kept;
mod looking;
mod messages;
mod socket;
mod table;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use orrery_store::{Loaded, Phase};

use crate::App;
use crate::problem::Problem;

pub use bots::{Desk, Pace};
pub use kept::{Kept, KeptError, keep_content, past};
pub use looking::{Seating, looked_at};
pub use socket::{Guest, attend, chat_lines};
pub use table::{Inner, Live, LiveError};

/// The tables in memory. Each is there at most once.
pub struct Hall {
    tables: Mutex<HashMap<String, Arc<Live>>>,
    /// The contents that the store is known to have.
    contents: Mutex<HashSet<String>>,
    /// Where bots think.
    pub desk: Desk,
}

impl Hall {
    /// An empty hall whose bots think on so many threads.
    pub fn new(bot_threads: usize, pace: Pace) -> Self {
        Self { tables: Mutex::default(), contents: Mutex::default(), desk: Desk::new(bot_threads, pace) }
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
        let live = Arc::new(revive(app, loaded).await?);
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
        if let Some(live) = self.tables().remove(id) {
            live.retire();
        }
    }

    /// Forgets the tables that nobody looks at and no bot thinks about.
    pub fn sweep(&self) {
        // One reference is the hall's own.
        self.tables().retain(|_, live| Arc::strong_count(live) > 1);
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
async fn revive(app: &App, loaded: Loaded) -> Result<Live, Problem> {
    let kept = Kept::open(&app.store, &app.titles, &loaded).await.map_err(|error| {
        tracing::error!(table = loaded.table.id, %error, "a kept table cannot be opened");
        Problem::Broken(error.to_string())
    })?;
    Ok(Live::new(kept.title, kept.table, kept.setup, loaded))
}
