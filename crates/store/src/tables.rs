//! Tables: what is known of each beside its entries.

use crate::sql::{Connection, Row, SqlError, named, values};
use crate::{Entry, SeatRow, Store, StoreError, accounts, entries, news, seats, side_state};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Seats are being taken.
    Waiting,
    /// The game is being played.
    Running,
    /// The game has ended by its rules.
    Over,
    /// The game was given up.
    Abandoned,
}

impl Phase {
    /// Its name in the database, and for a page that wants one.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Over => "over",
            Self::Abandoned => "abandoned",
        }
    }
}

named!(Phase, |name: &str| match name {
    "waiting" => Some(Self::Waiting),
    "running" => Some(Self::Running),
    "over" => Some(Self::Over),
    "abandoned" => Some(Self::Abandoned),
    _ => None,
});

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Text that nobody can guess.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Where it begins: [`Phase::Running`] if nobody has to be waited for.
    pub phase: Phase,
    /// Whose table it is.
    pub host: Option<String>,
    /// JSON of the caller: options, kinds of seats, secret of the dice, words...
    pub setup: String,
    /// The hash of a stored content pack, if it plays with one.
    pub pack: Option<String>,
    /// Who owes an answer: one bit per seat.
    pub awaiting: u16,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// When it is due first, if it begins at once and has a clock.
    pub due_at: Option<i64>,
    /// When.
    pub at: i64,
}

/// A table without its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Text that nobody can guess.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// How far it has come.
    pub phase: Phase,
    /// Whose table it is; nothing if that account was deleted.
    pub host: Option<String>,
    /// JSON of the caller.
    pub setup: String,
    /// The hash of its content pack.
    pub pack: Option<String>,
    /// Who owes an answer: one bit per seat.
    pub awaiting: u16,
    /// How many entries it has.
    pub version: u64,
    /// How often anything else was changed: setup, phase, seats.
    pub revision: u64,
    /// When it was opened.
    pub opened_at: i64,
    /// When something last happened: an entry, or a change.
    pub touched_at: i64,
}

/// A table with its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The table.
    pub table: TableRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
}

/// All of a table, as it was at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The table.
    pub table: TableRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// Its entries: the first one made version 1.
    pub entries: Vec<Entry>,
}

/// A change of a table that is not an entry. What is `None` stays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// The revision that the caller has seen; if it is not the current one, nothing is changed.
    pub revision: u64,
    /// A new setup.
    pub setup: Option<String>,
    /// A new phase.
    pub phase: Option<Phase>,
    /// Who owes an answer now.
    pub awaiting: Option<u16>,
    /// Whether the lobby shows it.
    pub listed: Option<bool>,
    /// When it is due first, if it begins with this and has a clock.
    pub due_at: Option<i64>,
}

impl Store {
    /// Opens a table.
    pub async fn open_table(&self, new: NewTable) -> Result<Seated, StoreError> {
        self.write(move |connection| insert(connection, &new)).await
    }

    /// A table with its seats, if there is one.
    pub async fn table(&self, id: &str) -> Result<Option<Seated>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| match number(connection, &id)? {
            Some(num) => Ok(Some(seated(connection, num)?)),
            None => Ok(None),
        })
        .await
    }

    /// A table with its seats and all its entries, as they were at one moment.
    pub async fn load(&self, id: &str) -> Result<Option<Loaded>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| {
            let Some(num) = number(connection, &id)? else { return Ok(None) };
            let Seated { table, seats } = seated(connection, num)?;
            let entries = entries::after(connection, num, 0)?;
            if entries.len() as u64 != table.version {
                let problem = format!("table {id} has {} entries of {}", entries.len(), table.version);
                return Err(StoreError::Damaged { problem });
            }
            Ok(Some(Loaded { table, seats, entries }))
        })
        .await
    }

    /// Changes a table.
    pub async fn change_table(&self, id: &str, change: Change, at: i64) -> Result<Seated, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let num = locked(connection, &id)?;
            apply(connection, num, &id, &change, at)?;
            seated(connection, num)
        })
        .await
    }

    /// Removes a table with everything in it.
    pub async fn delete_table(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let num = existing(connection, &id)?;
            connection.execute("DELETE FROM tables WHERE num = ?1", values![num])?;
            Ok(())
        })
        .await
    }

    /// Removes the tables that were never begun and on which nothing has happened since that time; how many.
    pub async fn purge_waiting(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM tables
                WHERE phase IN ('waiting', 'abandoned') AND version = 0 AND touched_at < ?1";
            Ok(connection.execute(sql, values![before])?)
        })
        .await
    }

    /// Keeps a content pack; once is enough, its hash is its name.
    pub async fn keep_pack(&self, hash: &str, body: Vec<u8>) -> Result<(), StoreError> {
        let hash = hash.to_owned();
        self.write(move |connection| {
            let sql = "INSERT INTO packs (hash, body) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            connection.execute(sql, values![hash, body])?;
            Ok(())
        })
        .await
    }

    /// A content pack, if it is kept.
    pub async fn pack(&self, hash: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let hash = hash.to_owned();
        self.read(move |connection| {
            let sql = "SELECT body FROM packs WHERE hash = ?1";
            Ok(connection.find(sql, values![hash], |row| row.get(0))?)
        })
        .await
    }
}

fn insert(connection: &Connection, new: &NewTable) -> Result<Seated, StoreError> {
    if let Some(host) = &new.host {
        accounts::require(connection, host)?;
    }
    if let Some(hash) = &new.pack {
        let sql = "SELECT 1 FROM packs WHERE hash = ?1";
        let kept = connection.find(sql, values![hash], |_| Ok(()))?;
        kept.ok_or_else(|| StoreError::NoPack { hash: hash.clone() })?;
    }
    let sql = "INSERT INTO tables
        (id, game, listed, phase, host, pack, awaiting, version, revision, opened_at, touched_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 0, ?8, ?8) RETURNING num";
    let values = values![new.id, new.game, new.listed, new.phase, new.host, new.pack, new.awaiting, new.at];
    let num = match connection.one(sql, values, |row| row.get(0)) {
        Err(SqlError::Duplicate(_)) => return Err(StoreError::TableExists { table: new.id.clone() }),
        num => num?,
    };
    let sql = "INSERT INTO setups (table_num, setup) VALUES (?1, ?2)";
    connection.execute(sql, values![num, new.setup])?;
    for seat in &new.seats {
        seats::put_row(connection, num, seat)?;
    }
    if let Some(due_at) = new.due_at {
        side_state::begin(connection, num, due_at)?;
    }
    seated(connection, num)
}

/// The columns that [`row`] reads.
pub(crate) const COLUMNS: &str =
    "tables.num, id, game, listed, phase, host, setup, pack, awaiting, version, revision,
    opened_at, touched_at";

/// The tables that [`COLUMNS`] come from.
pub(crate) const SOURCE: &str = "tables JOIN setups ON setups.table_num = tables.num";

/// A row of [`COLUMNS`].
pub(crate) fn row(row: &Row<'_>) -> Result<TableRow, SqlError> {
    Ok(TableRow {
        id: row.get("id")?,
        game: row.get("game")?,
        listed: row.get("listed")?,
        phase: row.get("phase")?,
        host: row.get("host")?,
        setup: row.get("setup")?,
        pack: row.get("pack")?,
        awaiting: row.get("awaiting")?,
        version: row.get("version")?,
        revision: row.get("revision")?,
        opened_at: row.get("opened_at")?,
        touched_at: row.get("touched_at")?,
    })
}

/// The inner number of a table.
pub(crate) fn number(connection: &Connection, id: &str) -> Result<Option<i64>, SqlError> {
    connection.find("SELECT num FROM tables WHERE id = ?1", values![id], |row| row.get(0))
}

/// The inner number of a table that must exist and is about to be changed: nobody else changes it meanwhile.
pub(crate) fn locked(connection: &Connection, id: &str) -> Result<i64, StoreError> {
    let sql = format!("SELECT num FROM tables WHERE id = ?1{}", connection.for_update());
    let found = connection.find(&sql, values![id], |row| row.get(0))?;
    found.ok_or_else(|| StoreError::NoTable { table: id.to_owned() })
}

/// The inner number of a table that must exist.
pub(crate) fn existing(connection: &Connection, id: &str) -> Result<i64, StoreError> {
    number(connection, id)?.ok_or_else(|| StoreError::NoTable { table: id.to_owned() })
}

/// A table with its seats.
pub(crate) fn seated(connection: &Connection, num: i64) -> Result<Seated, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM {SOURCE} WHERE num = ?1");
    let table = connection.one(&sql, values![num], row)?;
    Ok(Seated { table, seats: seats::of(connection, num)? })
}

/// Changes a table if nobody else has.
pub(crate) fn apply(
    connection: &Connection,
    num: i64,
    id: &str,
    change: &Change,
    at: i64,
) -> Result<(), StoreError> {
    let sql = "SELECT revision FROM tables WHERE num = ?1";
    let current: u64 = connection.one(sql, values![num], |row| row.get(0))?;
    if current != change.revision {
        return Err(StoreError::SomebodyWasFirst { table: id.to_owned(), meant: change.revision, current });
    }
    let sql = "UPDATE tables SET revision = revision + 1, touched_at = ?2, phase = coalesce(?3, phase),
        awaiting = coalesce(?4, awaiting), listed = coalesce(?5, listed) WHERE num = ?1";
    let values = values![num, at, change.phase, change.awaiting, change.listed];
    connection.execute(sql, values)?;
    if let Some(setup) = &change.setup {
        let sql = "UPDATE setups SET setup = ?2 WHERE table_num = ?1";
        connection.execute(sql, values![num, setup])?;
    }
    if let Some(due_at) = change.due_at {
        side_state::begin(connection, num, due_at)?;
    }
    Ok(news::tell(connection, 't', id)?)
}

/// Notes that something was changed for which no revision was named.
pub(crate) fn touch(connection: &Connection, num: i64, id: &str, at: i64) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET revision = revision + 1, touched_at = ?2 WHERE num = ?1";
    connection.execute(sql, values![num, at])?;
    Ok(news::tell(connection, 't', id)?)
}
