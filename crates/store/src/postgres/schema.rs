//! The format of the database: the same numbered steps as for a file, in the words of `PostgreSQL`.
//!
//! Servers that start together make them one after another: each step is taken under an advisory lock. A step also says
//! which earlier formats can go on beside it, so that servers are replaced one by one.

use super::Session;
use crate::StoreError;
use crate::sql::SqlError;
use crate::sqlite::{FORMAT, REFUSED};

/// `Orry`: who changes the format holds the lock of this number.
const LOCK: i64 = 0x4f72_7279;

/// A step from one format to the next.
struct Migration {
    sql: &'static str,
    /// The earliest format whose servers can work with the database afterwards.
    least: u32,
}

/// Each migration, the oldest first.
const MIGRATIONS: [Migration; 2] = [
    Migration { sql: include_str!("../../migrations/postgres/0001_begin.sql"), least: REFUSED + 1 },
    Migration { sql: include_str!("../../migrations/postgres/0002_servers.sql"), least: REFUSED + 2 },
];

/// Both databases have the same format.
const _: () = assert!(REFUSED + MIGRATIONS.len() as u32 == FORMAT);

/// Checks that the database is ours and in a format that this program can use, and brings it to the format of this
/// program.
pub(crate) fn prepare(session: &Session) -> Result<(), StoreError> {
    session.connect()?;
    migrate_by(session, &MIGRATIONS)?;
    compare(session)
}

fn migrate_by(session: &Session, migrations: &[Migration]) -> Result<(), StoreError> {
    let known = REFUSED + migrations.len() as u32;
    // A step may take longer than a move.
    session.batch("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")?;
    let done = (|| {
        session.batch(&format!("SELECT pg_advisory_xact_lock({LOCK})"))?;
        let found = recognise(session, known)?;
        let done = found.unwrap_or(REFUSED).saturating_sub(REFUSED) as usize;
        for (step, format) in migrations.iter().zip(REFUSED + 1..).skip(done) {
            session.batch(step.sql).map_err(|error| refused(error, format))?;
            let least = step.least;
            session.batch(&format!(
                "DELETE FROM orrery_format; INSERT INTO orrery_format (format, least) VALUES ({format}, {least})"
            ))?;
        }
        Ok(())
    })();
    match done {
        Ok(()) => Ok(session.batch("COMMIT")?),
        Err(error) => {
            // Also without it nothing would remain.
            let _ = session.batch("ROLLBACK");
            Err(error)
        }
    }
}

/// The format of the database; nothing if it is empty.
fn recognise(session: &Session, known: u32) -> Result<Option<u32>, StoreError> {
    let number = |sql: &str| -> Result<u32, StoreError> {
        let text = session.ask(sql)?.unwrap_or_default();
        text.parse()
            .map_err(|_| StoreError::Damaged { problem: format!("{text:?} is no number of a format") })
    };
    if number("SELECT count(*) FROM pg_class WHERE oid = to_regclass('orrery_format')")? == 0 {
        let others = "SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm')
            AND relnamespace = current_schema()::regnamespace";
        return if number(others)? == 0 { Ok(None) } else { Err(StoreError::Foreign) };
    }
    let found = number("SELECT max(format) FROM orrery_format")?;
    let least = number("SELECT max(least) FROM orrery_format")?;
    if (1..=REFUSED).contains(&found) {
        return Err(StoreError::BeforeRelease { found });
    }
    if least > known { Err(StoreError::Newer { found, known }) } else { Ok(Some(found)) }
}

/// Why a migration did not work: the disk, the connection, or what the database consists of.
fn refused(error: SqlError, to: u32) -> StoreError {
    match StoreError::from(error) {
        StoreError::Failed { problem } => StoreError::Migration { from: to - 1, to, problem },
        other => other,
    }
}

/// Checks that every table and index is there. More of them harm nobody.
fn compare(session: &Session) -> Result<(), StoreError> {
    let parts = MIGRATIONS.iter().flat_map(|step| parts(step.sql));
    let list: Vec<_> = parts.map(|(kind, name)| format!("('{kind}', '{name}')")).collect();
    let sql = format!(
        "SELECT kind || ' ' || name FROM (VALUES {}) AS parts (kind, name) WHERE to_regclass(name) IS NULL LIMIT 1",
        list.join(", ")
    );
    match session.ask(&sql)? {
        None => Ok(()),
        Some(missing) => Err(StoreError::Schema { problem: format!("it has no {missing}") }),
    }
}

/// The tables and indexes that a migration makes.
fn parts(sql: &str) -> impl Iterator<Item = (&str, &str)> {
    sql.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        match (words.next()?, words.next()?, words.next()?) {
            ("CREATE", "TABLE", name) => Some(("table", name)),
            ("CREATE", "INDEX", name) => Some(("index", name)),
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::postgres::Target;

    /// The same tables with the same columns, and the same indexes.
    #[test]
    fn both_databases_are_made_of_the_same() {
        let file = crate::sqlite::MIGRATIONS.concat();
        let all: String = MIGRATIONS.iter().map(|step| step.sql).collect();
        let ours: Vec<_> = parts(&all).filter(|part| *part != ("table", "orrery_format")).collect();
        assert_eq!(ours, parts(&file).collect::<Vec<_>>());
        let columns = |sql: &str| -> Vec<String> {
            let lines = sql.lines().filter_map(|line| line.strip_prefix("    "));
            let named = lines.filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
            named.filter_map(|line| Some(line.split_whitespace().next()?.to_owned())).collect()
        };
        let begun = all.split_once("CREATE TABLE accounts").expect("there are accounts").1;
        assert_eq!(columns(begun), columns(&file));
    }

    fn session(address: &str) -> Session {
        let session = Session::new(Target::parse(address).unwrap(), "test".into()).unwrap();
        session.connect().unwrap();
        session
    }

    /// A newer program makes two steps: beside the first, servers of this one go on and can be started; after the second, they
    /// are refused.
    #[test]
    fn a_newer_program_says_how_long_this_one_can_go_on() {
        let server = std::env::var("ORRERY_POSTGRES").expect("`cargo xtask postgres` names one");
        let (host, _) = server.rsplit_once('/').unwrap();
        let name = format!("orrery_steps_{}", std::process::id());
        let outside = session(&server);
        outside.batch(&format!("CREATE DATABASE {name}")).unwrap();
        let [newer, older] = [0, 1].map(|_| session(&format!("{host}/{name}")));
        prepare(&older).unwrap();

        let [one, two] = MIGRATIONS;
        let three = Migration { sql: "ALTER TABLE tables ADD COLUMN later BIGINT", least: FORMAT };
        let four = Migration { sql: "ALTER TABLE tables DROP COLUMN awaiting", least: FORMAT + 2 };
        let mut steps = vec![one, two, three];
        migrate_by(&newer, &steps).unwrap();
        prepare(&older).unwrap();
        let format = older.ask("SELECT format || ' ' || least FROM orrery_format").unwrap();
        assert_eq!(format, Some(format!("{} {FORMAT}", FORMAT + 1)), "nobody has taken the step back");
        steps.push(four);
        migrate_by(&newer, &steps).unwrap();
        let refused = prepare(&older);
        assert_eq!(refused, Err(StoreError::Newer { found: FORMAT + 2, known: FORMAT }));

        drop((newer, older));
        outside.batch(&format!("DROP DATABASE {name} WITH (FORCE)")).unwrap();
    }
}
