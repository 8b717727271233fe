//! The format of the database: one numbered migration per step, never changed once a version with it was released.

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// Databases up to this format were written before the first release and are refused. As long as nothing is released, a change
/// of the format or of rules raises this number instead of adding a migration.
const REFUSED: u32 = 3;

/// Each migration, the oldest first.
const MIGRATIONS: [&str; 1] = [include_str!("../migrations/0001_begin.sql")];

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
        transaction.execute_batch(sql)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", format)?;
        transaction.commit()?;
    }
    Ok(())
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
        migrate_by(&mut connection, &failing).unwrap_err();
        assert_eq!(format(&connection).unwrap(), REFUSED + 1);
        connection.query_row("SELECT count(*) FROM ports", [], |_| Ok(())).unwrap_err();
    }
}
