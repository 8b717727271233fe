//! Marks: how much of a table an account has seen, or was told.

use crate::sql::{Connection, named, values};
use crate::{ChannelKind, EntryKind, Store, StoreError, tables};

/// Who knows that an account knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// It was there.
    Visit,
    /// It was told.
    Channel(ChannelKind),
}

impl Source {
    /// Its name in the database.
    const fn as_str(self) -> &'static str {
        match self {
            Self::Visit => "visit",
            Self::Channel(kind) => kind.as_str(),
        }
    }
}

named!(Source, |name: &str| match name {
    "visit" => Some(Self::Visit),
    name => ChannelKind::named(name).map(Self::Channel),
});

/// How much of a table an account has seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadMarker {
    /// How many entries the table had.
    pub version: u64,
    /// How many decisions had been made; of those read back, as many as still stand.
    pub decisions: u64,
    /// How many decisions the account's seats had made, if one of them was asked.
    pub turn: Option<u64>,
    /// When.
    pub at: i64,
}

impl Store {
    /// Notes what an account has seen of a table, or was told.
    pub async fn set_read_marker(
        &self,
        account: &str,
        table: &str,
        source: Source,
        marker: ReadMarker,
    ) -> Result<(), StoreError> {
        let (account, table) = (account.to_owned(), table.to_owned());
        self.write(move |connection| {
            let num = tables::existing(connection, &table)?;
            put(connection, &account, num, source, &marker)
        })
        .await
    }

    /// What an account has seen of a table, and was told of it.
    pub async fn read_markers(
        &self,
        account: &str,
        table: &str,
    ) -> Result<Vec<(Source, ReadMarker)>, StoreError> {
        let (account, table) = (account.to_owned(), table.to_owned());
        self.read(move |connection| {
            let num = tables::existing(connection, &table)?;
            let sql = "SELECT source, version, decisions, turn, at FROM marks WHERE account = ?1 AND table_num = ?2";
            let mut markers: Vec<(Source, ReadMarker)> = connection.all(sql, values![account, num], |row| {
                let marker =
                    ReadMarker { version: row.get(1)?, decisions: row.get(2)?, turn: row.get(3)?, at: row.get(4)? };
                Ok((row.get(0)?, marker))
            })?;
            for (_, marker) in &mut markers {
                marker.decisions = still_standing(connection, num, marker)?;
            }
            Ok(markers)
        })
        .await
    }

    /// How far an account has seen its tables itself: the version of each that it has visited.
    pub async fn visits_of(&self, account: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let account = account.to_owned();
        self.read(move |connection| {
            let sql = "SELECT tables.id, marks.version FROM marks JOIN tables ON num = table_num
                WHERE account = ?1 AND source = 'visit'";
            Ok(connection.all(sql, values![account], |row| Ok((row.get(0)?, row.get(1)?)))?)
        })
        .await
    }
}

/// Writes a marker.
pub(crate) fn put(
    connection: &Connection,
    account: &str,
    num: i64,
    source: Source,
    marker: &ReadMarker,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO marks (account, table_num, source, version, decisions, turn, at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        ON CONFLICT (account, table_num, source) DO UPDATE SET version = excluded.version, decisions = excluded.decisions,
            turn = excluded.turn, at = excluded.at";
    let values = values![account, num, source, marker.version, marker.decisions, marker.turn, marker.at];
    connection.execute(sql, values)?;
    Ok(())
}

/// How many of the decisions that a marker knows were never taken back since.
fn still_standing(connection: &Connection, num: i64, marker: &ReadMarker) -> Result<u64, StoreError> {
    let sql = "SELECT kind FROM entries WHERE table_num = ?1 AND version > ?2 ORDER BY version";
    let since: Vec<EntryKind> = connection.all(sql, values![num, marker.version], |row| row.get(0))?;
    let (mut now, mut fewest) = (marker.decisions, marker.decisions);
    for kind in since {
        match kind {
            EntryKind::Move => now += 1,
            EntryKind::Undo => now = now.saturating_sub(1),
            _ => {}
        }
        fewest = fewest.min(now);
    }
    Ok(fewest)
}
