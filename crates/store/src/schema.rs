//! The form of the database, step by step: one numbered file per step, never changed once it was published.

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// Each step, oldest first; the number of steps is the format of the database.
const STEPS: [&str; 2] =
    [include_str!("../migrations/0001_begin.sql"), include_str!("../migrations/0002_lasting.sql")];

/// The format that this program writes.
pub(crate) const FORMAT: u32 = STEPS.len() as u32;

/// `Orry`, in the header of the file: the file is ours.
const APPLICATION: i32 = 0x4f72_7279;

/// Whether the file is ours and not from the future, before anything is written into it.
pub(crate) fn recognise(connection: &Connection) -> Result<(), StoreError> {
    let application: i32 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    let things: u32 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != APPLICATION && (application != 0 || things != 0) {
        return Err(StoreError::Foreign);
    }
    let found = format(connection)?;
    if found > FORMAT { Err(StoreError::Newer { found, known: FORMAT }) } else { Ok(()) }
}

fn format(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// Takes the steps that the database lacks, each as a whole or not at all.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let found = format(connection)? as usize;
    for (step, sql) in STEPS.iter().enumerate().skip(found) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(sql)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", step as u32 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}
