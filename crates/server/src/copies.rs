//! Copies of a whole database: to another kind of database and back, or as a backup.

use std::collections::BTreeMap;
use std::path::Path;

use orrery_store::{Database, Store, StoreError};

use crate::replays;
use crate::titles::Titles;

/// What was copied.
#[derive(Debug)]
pub struct Copied {
    /// Tables that have begun; each was played again on both sides and came to the same.
    pub tables: usize,
    /// Their decisions.
    pub decisions: usize,
    /// Rows of all kinds.
    pub rows: u64,
}

/// Why a copy cannot be trusted.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the databases.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// It was written, and is not the same.
    #[error(
        "table {table} does not come to the same in {to}: {problem}; do not use the copy, and report this"
    )]
    Different {
        /// Where the copy is.
        to: String,
        /// Which table.
        table: String,
        /// What is different.
        problem: String,
    },
}

/// Copies a database that no server uses into an empty one, and plays every table again on both sides.
pub fn copy(from: &Database, to: &Database, titles: &Titles) -> Result<Copied, CopyError> {
    let contents = Store::copy_database(from, to)?;
    let copied = played(to, titles)?;
    let mut original = played(from, titles)?;
    let different = |table: &str, problem: String| CopyError::Different {
        to: to.to_string(),
        table: table.to_owned(),
        problem,
    };
    let mut decisions = 0;
    for (id, outcome) in &copied {
        let outcome = outcome.as_ref().map_err(|problem| different(id, problem.clone()))?;
        decisions += outcome.decisions;
        match original.remove(id) {
            Some(Ok(before)) if before.text == outcome.text => {}
            Some(Ok(_)) => return Err(different(id, "its decisions are not the same".to_owned())),
            Some(Err(problem)) => return Err(different(id, problem)),
            None => return Err(different(id, "there is no such table in the other one".to_owned())),
        }
    }
    let rows = contents.values().map(|(rows, _)| rows).sum();
    Ok(Copied { tables: copied.len(), decisions, rows })
}

/// What a table comes to: its decisions with what chance brought, a line for each.
struct Played {
    text: String,
    decisions: usize,
}

fn played(
    database: &Database,
    titles: &Titles,
) -> Result<BTreeMap<String, Result<Played, String>>, StoreError> {
    let mut found = BTreeMap::new();
    replays::all(database, titles, |replayed| {
        let outcome = replayed.outcome.map_err(|error| error.to_string()).map(|same| {
            let lines = same.record.decisions.iter().map(|line| format!("{line:?}\n"));
            Played { text: lines.collect(), decisions: same.record.decisions.len() }
        });
        found.insert(replayed.id, outcome);
    })?;
    Ok(found)
}

/// Copies a database into a file as it is at this moment, also while servers write into it.
pub fn backup(database: &Database, to: &Path) -> Result<(), StoreError> {
    match database {
        Database::File(path) => Store::copy(path, to),
        Database::Postgres(_) => Store::copy_database(database, &Database::File(to.to_owned())).map(drop),
    }
}
