//! Entries: what happened at a table, in order, never changed.

use crate::news::{self, NOTIFY};
use crate::sql::{Connection, Value, named, values};
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

named!(EntryKind, |name: &str| match name {
    "begin" => Some(Self::Begin),
    "move" => Some(Self::Move),
    "undo" => Some(Self::Undo),
    "standing" => Some(Self::Standing),
    "adopt" => Some(Self::Adopt),
    "note" => Some(Self::Note),
    _ => None,
});

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

/// Writes entries; the inner number of the table and its new version.
pub(crate) fn write(connection: &Connection, append: &Append) -> Result<(i64, u64), StoreError> {
    let sql = format!("SELECT num, version, phase FROM tables WHERE id = ?1{}", connection.for_update());
    let found = connection.find(&sql, values![append.table], |row| {
        Ok((row.get::<i64>(0)?, row.get::<u64>(1)?, row.get::<Phase>(2)?))
    })?;
    let Some((num, current, phase)) = found else {
        return Err(StoreError::NoTable { table: append.table.clone() });
    };
    if current != append.version {
        let (table, meant) = (append.table.clone(), append.version);
        return Err(StoreError::SomebodyWasFirst { table, meant, current });
    }
    let version = current + append.entries.len() as u64;
    let seen = append.entries.iter().any(|entry| !entry.kind.is_secret());
    let touched_at = seen.then_some(append.at);
    let insert = "INSERT INTO entries (table_num, version, seat, kind, action, chance, at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let entries: Vec<[_; 7]> = append
        .entries
        .iter()
        .zip(current as i64 + 1..)
        .map(|(entry, version)| {
            let [seat, kind, action, chance, at] =
                *values![entry.seat, entry.kind, entry.action, entry.chance, entry.at];
            [Value::Integer(num), Value::Integer(version), seat, kind, action, chance, at]
        })
        .collect();
    let mut statements: Vec<_> = entries.iter().map(|entry| (insert, &entry[..])).collect();
    let sql =
        "UPDATE tables SET version = ?2, awaiting = ?3, touched_at = coalesce(?4, touched_at) WHERE num = ?1";
    let moved_on: &[_] = values![num, version, append.awaiting, touched_at];
    statements.push((sql, moved_on));
    // Apart, because the phase is in indexes that most moves need not touch.
    let sql = "UPDATE tables SET phase = ?2, revision = revision + 1 WHERE num = ?1";
    let phased: &[_] = values![num, append.phase];
    if phase != append.phase {
        statements.push((sql, phased));
    }
    let news = news::of_table(connection, &append.table);
    let told: &[_] = values![news];
    if news.is_some() {
        statements.push((NOTIFY, told));
    }
    connection.execute_all(&statements)?;
    Ok((num, version))
}

/// The entries after a version, in order.
pub(crate) fn after(connection: &Connection, num: i64, version: u64) -> Result<Vec<Entry>, StoreError> {
    let sql = "SELECT seat, kind, action, chance, at FROM entries
        WHERE table_num = ?1 AND version > ?2 ORDER BY version";
    Ok(connection.all(sql, values![num, version], |row| {
        Ok(Entry {
            seat: row.get(0)?,
            kind: row.get(1)?,
            action: row.get(2)?,
            chance: row.get(3)?,
            at: row.get(4)?,
        })
    })?)
}
