//! Every table of a database, played again by this build.

use std::sync::Arc;

use orrery_core::Record;
use orrery_core::revisions::Difference;
use orrery_registry::Title;
use orrery_store::{Database, Phase, Store, StoreError};

use crate::live::{RestoreError, Restored};
use crate::titles::Titles;

/// Tables that are asked for at a time.
const TOGETHER: u32 = 500;

/// A table that has begun, and what this build makes of it.
pub struct Replayed {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// What came out.
    pub outcome: Result<Same, ReplayError>,
}

/// It replays the same.
pub struct Same {
    /// Its game, with the content that it began with.
    pub title: Arc<dyn Title>,
    /// Its record.
    pub record: Record,
    /// The revision of the rules that it follows now.
    pub revision: u16,
    /// What the newest revision would have made of it, if that is another one.
    pub under_newest: Option<Difference>,
}

/// Why a table does not replay the same.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// It cannot be opened, or a decision does not fit.
    #[error(transparent)]
    Restore(#[from] RestoreError),
    /// It comes to another end.
    #[error("it waits for seats {now:#b} now, and waited for {then:#b} when it was written")]
    Awaiting {
        /// One bit per seat.
        now: u16,
        /// One bit per seat.
        then: u16,
    },
    /// The newest rules cannot be asked.
    #[error("the newest revision cannot be compared: {0}")]
    Newest(#[from] orrery_core::RecordError),
}

/// Plays every table of a database again; how many have not begun. The database is copied before: a server may go on with
/// it, and it stays as it is even if this build would write another format.
pub fn all(
    database: &Database,
    titles: &Titles,
    mut each: impl FnMut(Replayed),
) -> Result<usize, StoreError> {
    let failed = |error: std::io::Error| StoreError::Failed { problem: error.to_string() };
    let folder = tempfile::tempdir().map_err(failed)?;
    let copy = folder.path().join("copy.db");
    match database {
        Database::File(path) => Store::copy(path, &copy)?,
        Database::Postgres(_) => Store::copy_database(database, &Database::File(copy.clone())).map(drop)?,
    }
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(failed)?;
    runtime.block_on(async {
        let store = Store::open(&copy)?;
        let mut waiting = 0;
        let mut last = String::new();
        loop {
            let ids = store.table_ids(None, &last, TOGETHER).await?;
            let Some(end) = ids.last() else { break };
            last.clone_from(end);
            for id in ids {
                match again(&store, titles, &id).await? {
                    Some(replayed) => each(replayed),
                    None => waiting += 1,
                }
            }
        }
        store.close().await;
        Ok(waiting)
    })
}

async fn again(store: &Store, titles: &Titles, id: &str) -> Result<Option<Replayed>, StoreError> {
    let Some(loaded) = store.load(id).await? else { return Ok(None) };
    let never_began = loaded.table.phase == Phase::Abandoned && loaded.table.version == 0;
    if loaded.table.phase == Phase::Waiting || never_began {
        return Ok(None);
    }
    let outcome = match Restored::open(store, titles, &loaded).await {
        Ok(restored) => same(restored, loaded.table.awaiting),
        Err(error) => Err(error.into()),
    };
    Ok(Some(Replayed { id: id.to_owned(), game: loaded.table.game, outcome }))
}

fn same(restored: Restored, awaited: u16) -> Result<Same, ReplayError> {
    let now = restored.table.awaiting().iter().fold(0, |bits, seat| bits | 1 << seat.index());
    if now != awaited {
        return Err(ReplayError::Awaiting { now, then: awaited });
    }
    let revision = restored.table.revision();
    let record = restored.table.full_record();
    let newer = revision < restored.title.revision();
    let under_newest = if newer { restored.title.under_newest(&record)? } else { None };
    Ok(Same { title: restored.title, record, revision, under_newest })
}
