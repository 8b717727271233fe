//! The format of the database: one numbered migration per step, never changed once a version with it was released.

use std::collections::BTreeMap;

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// Databases up to this format were written before the first release and are refused. As long as nothing is released, a change
/// of the format or of rules raises this number instead of adding a migration.
pub(crate) const REFUSED: u32 = 3;

/// Each migration, the oldest first.
pub(crate) const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/sqlite/0001_begin.sql"),
    include_str!("../../migrations/sqlite/0002_servers.sql"),
];

/// The format that this program writes.
pub(crate) const FORMAT: u32 = REFUSED + MIGRATIONS.len() as u32;

/// `Orry`, in the header of the file: the file is ours.
const APPLICATION: i32 = 0x4f72_7279;

/// Checks that the file is ours and in a format that this program reads, before anything is written into it.
pub(crate) fn recognise(connection: &Connection) -> Result<(), StoreError> {
    let application: i32 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    let things: u32 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != APPLICATION && (application != 0 || things != 0) {
        return Err(StoreError::Foreign);
    }
    let found = format(connection)?;
    if (1..=REFUSED).contains(&found) {
        return Err(StoreError::BeforeRelease { found });
    }
    if found > FORMAT { Err(StoreError::Newer { found, known: FORMAT }) } else { Ok(()) }
}

fn format(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// Brings the database to the format of this program.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    migrate_by(connection, &MIGRATIONS)
}

/// Runs the migrations that the database lacks, each as a whole or not at all.
fn migrate_by(connection: &mut Connection, migrations: &[&str]) -> Result<(), StoreError> {
    let done = format(connection)?.saturating_sub(REFUSED) as usize;
    for (sql, format) in migrations.iter().zip(REFUSED + 1..).skip(done) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(sql).map_err(|error| refused(error, format))?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", format)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Why a migration did not work: the disk, or what the database consists of.
fn refused(error: rusqlite::Error, to: u32) -> StoreError {
    match StoreError::from(error) {
        StoreError::Failed { problem } => StoreError::Migration { from: to - 1, to, problem },
        disk => disk,
    }
}

/// Checks that every table and index is there as this program makes it. More of them harm nobody.
pub(crate) fn compare(connection: &Connection) -> Result<(), StoreError> {
    let mut fresh = Connection::open_in_memory()?;
    migrate(&mut fresh)?;
    let found = parts(connection)?;
    // Tables before their indexes.
    for ((kind, name), made) in parts(&fresh)?.into_iter().rev() {
        let problem = match found.get(&(kind.clone(), name.clone())) {
            Some(sql) if *sql == made => continue,
            Some(_) => format!("its {kind} {name} is another one"),
            None => format!("it has no {kind} {name}"),
        };
        return Err(StoreError::Schema { problem });
    }
    Ok(())
}

/// What a database consists of: kind and name of each part, with the statement that makes it.
fn parts(connection: &Connection) -> Result<BTreeMap<(String, String), String>, StoreError> {
    let sql = "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'";
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map([], |row| Ok(((row.get(0)?, row.get(1)?), row.get(2)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Migrations made for this test: the second one changes what the first one has made.
    #[test]
    fn a_database_of_an_earlier_format_is_migrated() {
        let migrations = [
            "CREATE TABLE ships (name TEXT); INSERT INTO ships VALUES ('Argo')",
            "ALTER TABLE ships ADD COLUMN crew INTEGER DEFAULT 50",
        ];
        let mut connection = Connection::open_in_memory().unwrap();
        migrate_by(&mut connection, &migrations[..1]).unwrap();
        assert_eq!(format(&connection).unwrap(), REFUSED + 1);
        for _ in 0..2 {
            migrate_by(&mut connection, &migrations).unwrap();
            assert_eq!(format(&connection).unwrap(), REFUSED + 2);
            let crew: u32 =
                connection.query_row("SELECT sum(crew) FROM ships", [], |row| row.get(0)).unwrap();
            assert_eq!(crew, 50);
        }
    }

    #[test]
    fn a_migration_that_fails_leaves_nothing_behind() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate_by(&mut connection, &["CREATE TABLE ships (name TEXT)"]).unwrap();
        let failing = [
            "CREATE TABLE ships (name TEXT)",
            "CREATE TABLE ports (name TEXT); CREATE TABLE ships (name TEXT)",
        ];
        let said = migrate_by(&mut connection, &failing).unwrap_err();
        assert!(matches!(said, StoreError::Migration { from, to, .. } if to == from + 1), "{said}");
        assert!(said.to_string().contains("it was left as it is"), "{said}");
        assert_eq!(format(&connection).unwrap(), REFUSED + 1);
        connection.query_row("SELECT count(*) FROM ports", [], |_| Ok(())).unwrap_err();
    }
}
