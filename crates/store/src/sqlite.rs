//! The database as one file.

pub(crate) mod open;
mod schema;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, Row, ToSql};

use crate::StoreError;
use crate::sql::{Cell, Column, Connection as Either, Value};
use crate::writer::Job;

#[cfg(test)]
pub(crate) use schema::MIGRATIONS;
pub(crate) use schema::{FORMAT, REFUSED, recognise};

/// As many requests share a commit at most: more would make the first one wait.
pub(crate) const MOST_TOGETHER: usize = 512;

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Self::Null => ValueRef::Null,
            Self::Integer(number) => ValueRef::Integer(number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

/// What stands in a column of a row.
pub(crate) fn cell(row: &Row<'_>, column: Column<'_>) -> rusqlite::Result<Cell> {
    let value = match column {
        Column::At(place) => row.get_ref(place)?,
        Column::Named(name) => row.get_ref(name)?,
    };
    Ok(match value {
        // No column holds a real number: the tables are strict.
        ValueRef::Null | ValueRef::Real(_) => Cell::Null,
        ValueRef::Integer(number) => Cell::Integer(number),
        ValueRef::Text(_) => Cell::Text(value.as_str()?.to_owned()),
        ValueRef::Blob(bytes) => Cell::Bytes(bytes.to_vec()),
    })
}

/// Runs all requests in one transaction, each for itself, and syncs once. Each has the fault that made its outcome void.
pub(crate) fn write_together(
    either: &Either,
    file: &Connection,
    batch: &mut [Box<dyn Job>],
) -> Vec<Option<StoreError>> {
    let done = run_all(either, file, batch);
    if done.is_err() && !file.is_autocommit() {
        // After some errors SQLite has rolled back by itself; otherwise nothing may remain either.
        let _ = file.execute_batch("ROLLBACK");
    }
    vec![done.err(); batch.len()]
}

fn run_all(either: &Either, file: &Connection, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    let execute = |sql: &str| file.prepare_cached(sql)?.execute([]);
    execute("BEGIN IMMEDIATE")?;
    for job in batch {
        execute("SAVEPOINT request")?;
        if let Err(error) = job.run(either) {
            // A disk that fails can take the whole transaction with it.
            if file.is_autocommit() {
                return Err(error);
            }
            execute("ROLLBACK TO request")?;
        }
        execute("RELEASE request")?;
    }
    execute("COMMIT")?;
    Ok(())
}

/// Answers a question from one moment of the database.
pub(crate) fn answer_at_one_moment(either: &Either, file: &Connection, mut job: Box<dyn Job>) {
    let mut answer = || -> rusqlite::Result<()> {
        let execute = |sql: &str| file.prepare_cached(sql)?.execute([]);
        execute("BEGIN")?;
        // The caller hears of an error.
        let _ = job.run(either);
        if !file.is_autocommit() {
            execute("COMMIT")?;
        }
        Ok(())
    };
    let fault = answer().err();
    job.answer(fault.map(StoreError::from));
}
