//! Entries: what happened at a table, in order, never changed.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension as _, params};

use crate::{Phase, Store, StoreError, tables};

/// What an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntryKind {
    /// The game begins; the chance is that of the deal.
    Begin,
    /// A decision.
    Move,
    /// The last decision is taken back.
    Undo,
    /// A standing answer is given or withdrawn.
    Standing,
    /// A later revision of the rules counts from now on; the action is its number.
    Adopt,
    /// Anything else that the record of the table should tell.
    Note,
}

impl EntryKind {
    /// Whether only the seat knows of it. What is secret does not show in when the table was last touched.
    fn is_secret(self) -> bool {
        self == Self::Standing
    }

    /// Its name in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Move => "move",
            Self::Undo => "undo",
            Self::Standing => "standing",
            Self::Adopt => "adopt",
            Self::Note => "note",
        }
    }
}

impl ToSql for EntryKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.as_str().into())
    }
}

impl FromSql for EntryKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "begin" => Ok(Self::Begin),
            "move" => Ok(Self::Move),
            "undo" => Ok(Self::Undo),
            "standing" => Ok(Self::Standing),
            "adopt" => Ok(Self::Adopt),
            "note" => Ok(Self::Note),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Whose doing.
    pub seat: u8,
    /// What kind.
    pub kind: EntryKind,
    /// In the notation of the game.
    pub action: String,
    /// What chance brought, as JSON.
    pub chance: String,
    /// When.
    pub at: i64,
}

/// Entries to be added to a table, all of them or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// To which table.
    pub table: String,
    /// How many entries the caller has seen there.
    pub version: u64,
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// Who owes an answer now: one bit per seat.
    pub awaiting: u16,
    /// How far the table has come now.
    pub phase: Phase,
    /// When: the table was last touched then, if anybody but the seat knows of any of it.
    pub at: i64,
}

impl Store {
    /// Adds entries if the table still has the version that the caller names; the new version. Once this is answered,
    /// the entries are on disk.
    pub async fn append(&self, append: Append) -> Result<u64, StoreError> {
        self.append_with(append, None).await
    }

    /// The entries of a table that come after a version; the first of them made the version after it.
    pub async fn entries(&self, table: &str, after_version: u64) -> Result<Vec<Entry>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| after(connection, tables::existing(connection, &table)?, after_version))
            .await
    }
}

pub(crate) fn write(connection: &Connection, append: Append) -> Result<u64, StoreError> {
    let sql = "SELECT num, version, phase FROM tables WHERE id = ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let found = statement.query_row([&append.table], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, u64>(1)?, row.get::<_, Phase>(2)?))
    });
    let Some((num, current, phase)) = found.optional()? else {
        return Err(StoreError::NoTable { table: append.table });
    };
    if current != append.version {
        return Err(StoreError::SomebodyWasFirst { table: append.table, meant: append.version, current });
    }
    let sql = "INSERT INTO entries (table_num, version, seat, kind, action, chance, at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let mut insert = connection.prepare_cached(sql)?;
    let mut version = current;
    let seen = append.entries.iter().any(|entry| !entry.kind.is_secret());
    let touched_at = seen.then_some(append.at);
    for entry in append.entries {
        version += 1;
        insert.execute(params![
            num,
            version,
            entry.seat,
            entry.kind,
            entry.action,
            entry.chance,
            entry.at
        ])?;
    }
    let sql =
        "UPDATE tables SET version = ?2, awaiting = ?3, touched_at = coalesce(?4, touched_at) WHERE num = ?1";
    connection.prepare_cached(sql)?.execute(params![num, version, append.awaiting, touched_at])?;
    if phase != append.phase {
        // Apart, because the phase is in indexes that most moves need not touch.
        let sql = "UPDATE tables SET phase = ?2, revision = revision + 1 WHERE num = ?1";
        connection.prepare_cached(sql)?.execute(params![num, append.phase])?;
    }
    Ok(version)
}

/// The entries after a version, in order.
pub(crate) fn after(connection: &Connection, num: i64, version: u64) -> Result<Vec<Entry>, StoreError> {
    // A caller may ask for a number that SQLite cannot hold.
    let version = i64::try_from(version).unwrap_or(i64::MAX);
    let sql = "SELECT seat, kind, action, chance, at FROM entries
        WHERE table_num = ?1 AND version > ?2 ORDER BY version";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params![num, version], |row| {
        Ok(Entry {
            seat: row.get(0)?,
            kind: row.get(1)?,
            action: row.get(2)?,
            chance: row.get(3)?,
            at: row.get(4)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
