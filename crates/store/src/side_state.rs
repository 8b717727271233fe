//! The state of a table beside its game (clocks, seats that a program plays for somebody, votes), and when the table is
//! due next.

use crate::sql::{Connection, Row, values};
use crate::{Append, Store, StoreError, WritePermit, entries};

/// What a table keeps beside its game, written together with its entries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideState {
    /// JSON of the caller.
    pub state: String,
    /// When the table is due next.
    pub due_at: Option<i64>,
    /// What a program has just decided for somebody.
    pub deeds: Vec<Deed>,
    /// How many decisions the table has: what was taken back is forgotten.
    pub decisions: u64,
    /// How often the state was written, as far as the caller has seen ([`KeptSideState::changes`]).
    pub seen: u64,
}

/// What a table keeps beside its game, as it was written last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptSideState {
    /// JSON of the caller; empty if nothing was written yet.
    pub state: String,
    /// How often it was written.
    pub changes: u64,
}

/// A decision of a program for somebody's seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The number of the decision, counted from 1.
    pub decision: u64,
    /// Whose seat.
    pub seat: u8,
    /// JSON of the caller: what was decided, and why.
    pub thought: String,
    /// When.
    pub at: i64,
}

/// A time in which nobody served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// From when on.
    pub from: i64,
    /// Until when.
    pub to: i64,
}

impl WritePermit {
    /// Like [`Store::append_with`], but queued at once: appends are written in the order of these calls.
    pub fn append_with(
        self,
        append: Append,
        side_state: Option<SideState>,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send + 'static {
        self.write(append.table.clone(), move |connection| {
            let (num, version) = entries::write(connection, &append)?;
            if let Some(side_state) = &side_state {
                put(connection, num, &append.table, side_state)?;
            }
            Ok(version)
        })
    }
}

impl Store {
    /// Like [`Store::append`], and keeps what lies beside the game in the same moment. Without entries only that is
    /// changed.
    pub async fn append_with(
        &self,
        append: Append,
        side_state: Option<SideState>,
    ) -> Result<u64, StoreError> {
        self.reserve().await?.append_with(append, side_state).await
    }

    /// What a table keeps beside its game; nothing if it keeps nothing.
    pub async fn side_state(&self, table: &str) -> Result<Option<KeptSideState>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| {
            let sql = "SELECT state, changes FROM sittings JOIN tables ON num = table_num WHERE id = ?1";
            let kept = |row: &Row<'_>| Ok(KeptSideState { state: row.get(0)?, changes: row.get(1)? });
            Ok(connection.find(sql, values![table], kept)?)
        })
        .await
    }

    /// The tables that are due, the most overdue first, up to a limit.
    pub async fn due_tables(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| Ok(connection.all(DUE, values![now, limit], |row| row.get(0))?)).await
    }

    /// When any table is due next.
    pub async fn next_table_due(&self) -> Result<Option<i64>, StoreError> {
        self.read(|connection| Ok(connection.one(NEXT, values![], |row| row.get(0))?)).await
    }

    /// Looks at a table again later: for one that cannot be opened now.
    pub async fn put_off(&self, table: &str, due_at: Option<i64>) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            let sql =
                "UPDATE sittings SET due_at = ?2 WHERE table_num = (SELECT num FROM tables WHERE id = ?1)";
            connection.execute(sql, values![table, due_at])?;
            Ok(())
        })
        .await
    }

    /// What a program decided for a seat, in order, the last rows up to a limit.
    pub async fn deeds(&self, table: &str, seat: u8, limit: u32) -> Result<Vec<Deed>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| {
            let sql = "SELECT decision, seat, thought, at FROM deeds JOIN tables ON num = table_num
                WHERE id = ?1 AND seat = ?2 ORDER BY decision DESC LIMIT ?3";
            let mut deeds = connection.all(sql, values![table, seat, limit], |row| {
                Ok(Deed { decision: row.get(0)?, seat: row.get(1)?, thought: row.get(2)?, at: row.get(3)? })
            })?;
            deeds.reverse();
            Ok(deeds)
        })
        .await
    }

    /// Notes that somebody serves now.
    pub async fn set_heartbeat(&self, at: i64) -> Result<(), StoreError> {
        self.write(move |connection| set_alive(connection, at)).await
    }

    /// A server begins to serve: the time since the last one was known to is an outage. All outages, in order.
    pub async fn begin_serving(&self, now: i64) -> Result<Vec<Outage>, StoreError> {
        self.write(move |connection| {
            let sql = format!("SELECT at FROM alive{}", connection.for_update());
            let last = connection.find(&sql, values![], |row| row.get(0))?;
            serve_from(connection, last.unwrap_or(now), now)
        })
        .await
    }

    /// All times in which nobody served, in order.
    pub async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        self.read(outages).await
    }

    /// The clock of the system was set from one moment to another while a server served: what lies between them is an
    /// outage. All outages, in order.
    pub async fn clock_was_set(&self, from: i64, to: i64) -> Result<Vec<Outage>, StoreError> {
        self.write(move |connection| serve_from(connection, from, to)).await
    }
}

/// Serving goes on at `now` after it was last known at `last`.
fn serve_from(connection: &Connection, last: i64, now: i64) -> Result<Vec<Outage>, StoreError> {
    if last < now {
        let sql = "INSERT INTO outages (from_at, to_at) VALUES (?1, ?2)
            ON CONFLICT (from_at) DO UPDATE SET to_at = excluded.to_at";
        connection.execute(sql, values![last, now])?;
    } else if now < last {
        // Times that were noted may lie ahead now: tables with clocks are looked at anew, and no outage is to come.
        connection.execute("DELETE FROM outages WHERE from_at >= ?1", values![now])?;
        connection.execute("UPDATE outages SET to_at = ?1 WHERE to_at > ?1", values![now])?;
        connection.execute("UPDATE sittings SET due_at = ?1 WHERE due_at > ?1", values![now])?;
    }
    set_alive(connection, now)?;
    outages(connection)
}

fn outages(connection: &Connection) -> Result<Vec<Outage>, StoreError> {
    let sql = "SELECT from_at, to_at FROM outages ORDER BY from_at";
    Ok(connection.all(sql, values![], |row| Ok(Outage { from: row.get(0)?, to: row.get(1)? }))?)
}

const DUE: &str = "SELECT id FROM sittings INDEXED BY sittings_due JOIN tables ON num = table_num
    WHERE due_at IS NOT NULL AND due_at <= ?1 ORDER BY due_at LIMIT ?2";

const NEXT: &str = "SELECT min(due_at) FROM sittings INDEXED BY sittings_due WHERE due_at IS NOT NULL";

/// A table that has begun is due.
pub(crate) fn begin(connection: &Connection, num: i64, due_at: i64) -> Result<(), StoreError> {
    let sql = "INSERT INTO sittings (table_num, state, due_at) VALUES (?1, '', ?2) ON CONFLICT DO NOTHING";
    connection.execute(sql, values![num, due_at])?;
    Ok(())
}

fn put(connection: &Connection, num: i64, table: &str, side_state: &SideState) -> Result<(), StoreError> {
    let sql = "INSERT INTO sittings (table_num, state, due_at, changes) VALUES (?1, ?2, ?3, ?5)
        ON CONFLICT (table_num) DO UPDATE SET state = excluded.state, due_at = excluded.due_at,
            changes = excluded.changes
        WHERE sittings.changes = ?4";
    let (seen, next) = (side_state.seen, side_state.seen + 1);
    let kept: &[_] = values![num, side_state.state, side_state.due_at, seen, next];
    let forget = "DELETE FROM deeds WHERE table_num = ?1 AND decision > ?2";
    let forgotten: &[_] = values![num, side_state.decisions];
    let insert = "INSERT INTO deeds (table_num, decision, seat, thought, at) VALUES (?1, ?2, ?3, ?4, ?5)";
    let deeds: Vec<[_; 5]> = side_state
        .deeds
        .iter()
        .map(|deed| *values![num, deed.decision, deed.seat, deed.thought, deed.at])
        .collect();
    let mut statements = vec![(sql, kept), (forget, forgotten)];
    statements.extend(deeds.iter().map(|deed| (insert, &deed[..])));
    if connection.execute_all(&statements)?.first() == Some(&1) {
        return Ok(());
    }
    let sql = "SELECT changes FROM sittings WHERE table_num = ?1";
    let current = connection.one(sql, values![num], |row| row.get(0))?;
    Err(StoreError::SomebodyWasFirst { table: table.to_owned(), meant: seen, current })
}

fn set_alive(connection: &Connection, at: i64) -> Result<(), StoreError> {
    let sql = "INSERT INTO alive (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = excluded.at";
    connection.execute(sql, values![at])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::open;

    /// Thousands of tables are cheap: a query for what is due reads only that.
    #[test]
    fn what_is_due_is_found_by_its_index() {
        let folder = tempfile::tempdir().unwrap();
        let connection = open::writer(&folder.path().join("orrery.db")).unwrap();
        for sql in [DUE, NEXT] {
            let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
            let nothing = vec![rusqlite::types::Null; statement.parameter_count()];
            let steps = statement.query_map(rusqlite::params_from_iter(nothing), |row| row.get(3)).unwrap();
            let plan = steps.collect::<Result<Vec<String>, _>>().unwrap().join("\n");
            assert!(plan.contains("sittings_due") && !plan.contains("TEMP B-TREE"), "{plan}");
            assert!(!plan.contains("SCAN tables"), "{plan}");
        }
    }
}
