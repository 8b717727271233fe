//! Tables in memory: those that somebody looks at or a bot thinks about.

mod bots;
mod looking;
mod messages;
mod socket;
mod table;
mod talk;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use orrery_core::record::Line;
use orrery_store::{Entry, EntryKind, Loaded, Phase};

use crate::App;
use crate::problem::Problem;
use crate::setup::Setup;

pub use bots::{Desk, Pace};
pub use looking::{Seating, looked_at};
pub use socket::{Guest, attend, chat_lines};
pub use table::{Inner, Live, LiveError};
pub use talk::{SpeakError, Speaker};

/// The tables in memory. Each is there at most once.
pub struct Hall {
    tables: Mutex<HashMap<String, Arc<Live>>>,
    /// Where bots think.
    pub desk: Desk,
}

impl Hall {
    /// An empty hall whose bots think on so many threads.
    pub fn new(bot_threads: usize, pace: Pace) -> Self {
        Self { tables: Mutex::default(), desk: Desk::new(bot_threads, pace) }
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
        let live = Arc::new(revive(app, loaded)?);
        // Somebody may have been quicker; then theirs is the one.
        let live = Arc::clone(self.tables().entry(id.to_owned()).or_insert(live));
        bots::wake(app, &live);
        Ok(Some(live))
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
fn revive(app: &App, loaded: Loaded) -> Result<Live, Problem> {
    let broken = |problem: String| {
        tracing::error!(table = loaded.table.id, problem, "a kept table cannot be opened");
        Problem::Broken(problem)
    };
    let title = app.titles.find(&loaded.table.game);
    let title = title.ok_or_else(|| broken(format!("this server has no game `{}`", loaded.table.game)))?;
    let setup: Setup =
        serde_json::from_str(&loaded.table.setup).map_err(|error| broken(error.to_string()))?;
    let lines = lines(&loaded.entries).map_err(&broken)?;
    let seats = setup.seats.len() as u8;
    let table = title.resume(seats, &setup.options, setup.dice(), &lines);
    let table = table.map_err(|error| broken(error.to_string()))?;
    Ok(Live::new(Arc::clone(title), table, setup, loaded))
}

/// The decisions that stand: what was taken back is gone.
pub fn lines(entries: &[Entry]) -> Result<Vec<Line>, String> {
    let mut lines = Vec::new();
    for entry in entries {
        match entry.kind {
            EntryKind::Move => lines.push(Line {
                seat: orrery_core::Seat::new(entry.seat),
                action: entry.action.clone(),
                chance: serde_json::from_str(&entry.chance).map_err(|error| error.to_string())?,
            }),
            EntryKind::Undo => {
                lines.pop().ok_or("an undo without a decision")?;
            }
            EntryKind::Begin | EntryKind::Standing | EntryKind::Note => {}
        }
    }
    Ok(lines)
}
