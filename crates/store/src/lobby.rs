//! What the front page asks: which tables are there.

use crate::seats;
use crate::sql::{Connection, values};
use crate::tables::{COLUMNS, SOURCE, row};
use crate::{Phase, Seated, Store, StoreError};

/// A table of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mine {
    /// The table with its seats.
    pub seated: Seated,
    /// The seats of this account: one bit per seat. None for a host who does not play.
    pub seats: u16,
    /// What the caller keeps beside the game, if anything.
    pub side_state: Option<String>,
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    /// How many rows are skipped.
    pub skip: u32,
    /// The most rows.
    pub limit: u32,
}

impl From<u32> for Slice {
    /// The first rows, up to a limit.
    fn from(limit: u32) -> Self {
        Self { skip: 0, limit }
    }
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tables that wait for people.
    pub waiting: u64,
    /// Tables in play.
    pub running: u64,
    /// Finished tables.
    pub over: u64,
    /// Tables given up.
    pub abandoned: u64,
    /// Accounts with a name.
    pub named: u64,
    /// Accounts without one.
    pub guests: u64,
    /// Sessions.
    pub sessions: u64,
    /// The size of the database in bytes, without its log.
    pub bytes: u64,
}

impl Store {
    /// Listed tables that wait and have an open seat, newest first.
    pub async fn waiting_tables(&self, part: impl Into<Slice>) -> Result<Vec<Seated>, StoreError> {
        let part = part.into();
        self.read(move |connection| WAITING.read(connection, part)).await
    }

    /// Listed tables in play, newest first.
    pub async fn running_tables(&self, part: impl Into<Slice>) -> Result<Vec<Seated>, StoreError> {
        let part = part.into();
        self.read(move |connection| RUNNING.read(connection, part)).await
    }

    /// Listed tables that are over, the one that ended last first.
    pub async fn finished_tables(&self, part: impl Into<Slice>) -> Result<Vec<Seated>, StoreError> {
        let part = part.into();
        self.read(move |connection| FINISHED.read(connection, part)).await
    }

    /// The tables at which an account sits or which it hosts: those that wait for it first, then those that go on,
    /// then the others; within these, the one where something happened last.
    pub async fn tables_of(&self, account: &str, part: impl Into<Slice>) -> Result<Vec<Mine>, StoreError> {
        let (account, part) = (account.to_owned(), part.into());
        self.read(move |connection| mine(connection, &account, part)).await
    }

    /// Ids of tables in a phase (or of all), in order of id, after the last one of the page before: for a server that
    /// starts, or a check of all records.
    pub async fn table_ids(
        &self,
        phase: Option<Phase>,
        after: &str,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let after = after.to_owned();
        self.read(move |connection| {
            if let Some(phase) = phase {
                let sql = "SELECT id FROM tables WHERE phase = ?3 AND id > ?1 ORDER BY id LIMIT ?2";
                return Ok(connection.all(sql, values![after, limit, phase], |row| row.get(0))?);
            }
            let sql = "SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2";
            Ok(connection.all(sql, values![after, limit], |row| row.get(0))?)
        })
        .await
    }

    /// How much there is, for monitoring.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        self.read(|connection| {
            let one = |sql: &str| connection.one(sql, values![], |row| row.get(0));
            Ok(Counts {
                waiting: one("SELECT count(*) FROM tables WHERE phase = 'waiting'")?,
                running: one("SELECT count(*) FROM tables WHERE phase = 'running'")?,
                over: one("SELECT count(*) FROM tables WHERE phase = 'over'")?,
                abandoned: one("SELECT count(*) FROM tables WHERE phase = 'abandoned'")?,
                named: one("SELECT count(*) FROM accounts WHERE name_key IS NOT NULL")?,
                guests: one("SELECT count(*) FROM accounts WHERE name_key IS NULL")?,
                sessions: one("SELECT count(*) FROM sessions")?,
                bytes: one(connection.size_query())?,
            })
        })
        .await
    }

    /// The size of the database in bytes, without its log.
    pub async fn bytes(&self) -> Result<u64, StoreError> {
        self.read(|connection| Ok(connection.one(connection.size_query(), values![], |row| row.get(0))?))
            .await
    }
}

/// A list of the lobby: the index that holds exactly its tables in its order, and the matching condition. The query
/// names the index, because the planner cannot know that most tables are over.
struct List {
    index: &'static str,
    condition: &'static str,
}

const WAITING: List = List {
    index: "tables_waiting",
    condition: "phase = 'waiting' AND listed = 1
        AND EXISTS (SELECT 1 FROM seats WHERE seats.table_num = tables.num AND holder = 'open')
        ORDER BY opened_at DESC, tables.num DESC",
};

const RUNNING: List = List {
    index: "tables_running",
    condition: "phase = 'running' AND listed = 1 ORDER BY opened_at DESC, tables.num DESC",
};

const FINISHED: List = List {
    index: "tables_over",
    condition: "phase = 'over' AND listed = 1 ORDER BY touched_at DESC, tables.num DESC",
};

impl List {
    fn sql(&self) -> String {
        format!(
            "SELECT {COLUMNS} FROM tables INDEXED BY {} JOIN setups ON setups.table_num = tables.num
                WHERE {} LIMIT ?1 OFFSET ?2",
            self.index, self.condition
        )
    }

    fn read(&self, connection: &Connection, part: Slice) -> Result<Vec<Seated>, StoreError> {
        let values = values![part.limit, part.skip];
        let found = connection.all(&self.sql(), values, |next| Ok((next.get("num")?, row(next)?)))?;
        let with_seats = |(num, table)| Ok(Seated { table, seats: seats::of(connection, num)? });
        found.into_iter().map(with_seats).collect()
    }
}

fn mine_sql() -> String {
    format!(
        "SELECT {COLUMNS}, mine,
                (SELECT state FROM sittings WHERE table_num = tables.num) AS side_state
            FROM {SOURCE} JOIN (SELECT table_num AS num, sum(1 << seat) AS mine FROM seats WHERE account = ?1 GROUP BY table_num
                UNION ALL
                SELECT num, 0 FROM tables WHERE host = ?1
                AND NOT EXISTS (SELECT 1 FROM seats WHERE table_num = num AND account = ?1)) AS his
                ON his.num = tables.num
            ORDER BY phase = 'running' AND (awaiting & mine) != 0 DESC,
                CASE phase WHEN 'running' THEN 0 WHEN 'waiting' THEN 0 WHEN 'over' THEN 1 ELSE 2 END,
                touched_at DESC, tables.num DESC
            LIMIT ?2 OFFSET ?3"
    )
}

fn mine(connection: &Connection, account: &str, part: Slice) -> Result<Vec<Mine>, StoreError> {
    let values = values![account, part.limit, part.skip];
    let found = connection.all(&mine_sql(), values, |next| {
        let seated = Seated { table: row(next)?, seats: Vec::new() };
        Ok((next.get("num")?, Mine { seated, seats: next.get("mine")?, side_state: next.get("side_state")? }))
    })?;
    let with_seats = |(num, mut mine): (i64, Mine)| {
        mine.seated.seats = seats::of(connection, num)?;
        Ok(mine)
    };
    found.into_iter().map(with_seats).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::open;

    /// How the database would go about it.
    fn plan(connection: &rusqlite::Connection, sql: &str) -> String {
        let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let nothing = vec![rusqlite::types::Null; statement.parameter_count()];
        let steps = statement.query_map(rusqlite::params_from_iter(nothing), |row| row.get(3)).unwrap();
        steps.collect::<Result<Vec<String>, _>>().unwrap().join("\n")
    }

    #[test]
    fn the_front_page_reads_only_what_it_shows() {
        let folder = tempfile::tempdir().unwrap();
        let connection = open::writer(&folder.path().join("orrery.db")).unwrap();
        for list in [WAITING, RUNNING, FINISHED] {
            let plan = plan(&connection, &list.sql());
            assert!(
                plan.contains(list.index) && !plan.contains("SCAN setups") && !plan.contains("TEMP B-TREE"),
                "{plan}"
            );
        }
        let plan = plan(&connection, &mine_sql());
        for index in ["seats_by_account", "tables_by_host"] {
            assert!(plan.contains(index), "{plan}");
        }
        assert!(!plan.contains("SCAN tables") && !plan.contains("SCAN setups"), "{plan}");
    }
}
