//! Accounts. A guest is one without a name.

use crate::sql::{Connection, Row, SqlError, values};
use crate::{Store, StoreError, news};

/// A name, as people read it and as names are compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// What people read.
    pub shown: String,
    /// The same without what does not count (case, for one), made by the caller: no two accounts have the same.
    pub key: String,
    /// What it looks like, made by the caller: no two accounts have the same.
    pub look: String,
}

/// An account to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewAccount {
    /// Text that nobody can guess.
    pub id: String,
    /// Its name; a guest has none.
    pub name: Option<Name>,
    /// The hash of its password.
    pub password: Option<String>,
    /// JSON of the caller.
    pub preferences: String,
    /// When.
    pub at: i64,
}

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Text that nobody can guess.
    pub id: String,
    /// Its name; a guest has none.
    pub name: Option<Name>,
    /// The hash of its password.
    pub password: Option<String>,
    /// JSON of the caller.
    pub preferences: String,
    /// When it was made.
    pub created_at: i64,
}

/// A seat that an account had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatOf {
    /// At which table.
    pub table: String,
    /// Which seat.
    pub seat: u8,
}

impl Store {
    /// Makes an account.
    pub async fn create_account(&self, new: NewAccount) -> Result<Account, StoreError> {
        self.write(move |connection| {
            if let Some(name) = &new.name {
                refuse_taken(connection, name, &new.id)?;
            }
            let sql =
                "INSERT INTO accounts (id, name, name_key, name_look, password, preferences, created_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING";
            let shown = new.name.as_ref().map(|name| &name.shown);
            let key = new.name.as_ref().map(|name| &name.key);
            let look = new.name.as_ref().map(|name| &name.look);
            let values = values![new.id, shown, key, look, new.password, new.preferences, new.at];
            if connection.execute(sql, values)? == 0 {
                // Another server may have given the name away just now.
                if let Some(name) = &new.name {
                    refuse_taken(connection, name, &new.id)?;
                }
                return Err(StoreError::IdInUse);
            }
            existing(connection, &new.id)
        })
        .await
    }

    /// An account, if there is one with this id.
    pub async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| find(connection, "id", &id)).await
    }

    /// The account whose name has this key ([`Name::key`]).
    pub async fn account_named(&self, key: &str) -> Result<Option<Account>, StoreError> {
        let key = key.to_owned();
        self.read(move |connection| find(connection, "name_key", &key)).await
    }

    /// The account whose name looks like this ([`Name::look`]).
    pub async fn account_looking_like(&self, look: &str) -> Result<Option<Account>, StoreError> {
        let look = look.to_owned();
        self.read(move |connection| find(connection, "name_look", &look)).await
    }

    /// Gives an account a name and a password, new or for the first time.
    pub async fn name_account(&self, id: &str, name: Name, password: String) -> Result<Account, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            refuse_taken(connection, &name, &id)?;
            let sql =
                "UPDATE accounts SET name = ?2, name_key = ?3, name_look = ?4, password = ?5 WHERE id = ?1";
            let values = values![id, name.shown, name.key, name.look, password];
            match connection.execute(sql, values) {
                Err(SqlError::Duplicate(_)) => {
                    return Err(StoreError::NameTaken { name: name.shown.clone() });
                }
                rows => changed(rows?, &id)?,
            }
            existing(connection, &id)
        })
        .await
    }

    /// Gives an account another password.
    pub async fn set_password(&self, id: &str, password: String) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let sql = "UPDATE accounts SET password = ?2 WHERE id = ?1";
            changed(connection.execute(sql, values![id, password])?, &id)
        })
        .await
    }

    /// Changes what an account prefers: from what is kept to what is to be kept.
    pub async fn alter_preferences(
        &self,
        id: &str,
        alter: impl Fn(&str) -> String + Send + 'static,
    ) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            let preferences = alter(&existing(connection, &id)?.preferences);
            let sql = "UPDATE accounts SET preferences = ?2 WHERE id = ?1";
            changed(connection.execute(sql, values![id, preferences])?, &id)
        })
        .await
    }

    /// Removes an account with its name, password, preferences and sessions. Its seats at tables that wait are open
    /// again; elsewhere they are [`Holder::Deleted`](crate::Holder::Deleted), without a name, and the table goes on. A
    /// waiting table of its own at which nobody else sits is abandoned. Says which seats it had.
    pub async fn delete_account(&self, id: &str, at: i64) -> Result<Vec<SeatOf>, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| delete(connection, &id, at)).await
    }

    /// What a guest has becomes that of an account: seats, tables, what was said. The guest is gone then, with its
    /// sessions. An account with a name is no guest, and nothing is done. Says which seats have changed hands.
    pub async fn adopt_guest(&self, guest: &str, account: &str, at: i64) -> Result<Vec<SeatOf>, StoreError> {
        let (guest, account) = (guest.to_owned(), account.to_owned());
        self.write(move |connection| {
            require(connection, &account)?;
            match find(connection, "id", &guest)? {
                Some(found) if found.name.is_none() && guest != account => {
                    adopt(connection, &guest, &account, at)
                }
                _ => Ok(Vec::new()),
            }
        })
        .await
    }

    /// Removes the guests made before that time that have no session, no seat and no table; how many.
    pub async fn purge_guests(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM accounts WHERE name_key IS NULL AND created_at < ?1
                AND id NOT IN (SELECT account FROM sessions)
                AND id NOT IN (SELECT account FROM seats WHERE account IS NOT NULL)
                AND id NOT IN (SELECT host FROM tables WHERE host IS NOT NULL)";
            Ok(connection.execute(sql, values![before])?)
        })
        .await
    }
}

/// The seats of an account.
fn seats_of(connection: &Connection, id: &str) -> Result<Vec<SeatOf>, StoreError> {
    let sql = "SELECT tables.id, seat FROM seats JOIN tables ON num = table_num WHERE account = ?1 ORDER BY num, seat";
    Ok(connection.all(sql, values![id], |row| Ok(SeatOf { table: row.get(0)?, seat: row.get(1)? }))?)
}

fn adopt(connection: &Connection, guest: &str, account: &str, at: i64) -> Result<Vec<SeatOf>, StoreError> {
    let had = seats_of(connection, guest)?;
    // Nothing has happened at the tables: where they stand in lists stays.
    connection.execute(
        "UPDATE tables SET revision = revision + 1 WHERE num IN (SELECT table_num FROM seats WHERE account = ?1)",
        values![guest],
    )?;
    for sql in [
        "UPDATE seats SET account = ?2 WHERE account = ?1",
        "UPDATE tables SET host = ?2 WHERE host = ?1",
        "UPDATE chat SET account = ?2 WHERE account = ?1",
        // Not the channels: a planted guest would hear of the account's tables.
        "UPDATE marks SET account = ?2 WHERE account = ?1 AND NOT EXISTS (SELECT 1 FROM marks AS known
            WHERE known.account = ?2 AND known.table_num = marks.table_num AND known.source = marks.source)",
    ] {
        connection.execute(sql, values![guest, account])?;
    }
    delete(connection, guest, at)?;
    for seat in &had {
        news::tell(connection, 't', &seat.table)?;
    }
    Ok(had)
}

fn delete(connection: &Connection, id: &str, at: i64) -> Result<Vec<SeatOf>, StoreError> {
    // Nobody gives it a seat meanwhile.
    let sql = format!("SELECT 1 FROM accounts WHERE id = ?1{}", connection.for_removal());
    connection.find(&sql, values![id], |_| Ok(()))?;
    let had = seats_of(connection, id)?;
    connection.execute(
        "UPDATE tables SET revision = revision + 1, touched_at = ?2
            WHERE num IN (SELECT table_num FROM seats WHERE account = ?1)",
        values![id, at],
    )?;
    connection.execute(
        "UPDATE seats SET account = NULL, name = '', holder =
            CASE (SELECT phase FROM tables WHERE num = table_num) WHEN 'waiting' THEN 'open' ELSE 'deleted' END
            WHERE account = ?1",
        values![id],
    )?;
    connection.execute(
        "UPDATE tables SET phase = 'abandoned', revision = revision + 1, touched_at = ?2
            WHERE host = ?1 AND phase = 'waiting'
            AND NOT EXISTS (SELECT 1 FROM seats WHERE table_num = num AND account IS NOT NULL)",
        values![id, at],
    )?;
    connection.execute("UPDATE chat SET name = '' WHERE account = ?1", values![id])?;
    changed(connection.execute("DELETE FROM accounts WHERE id = ?1", values![id])?, id)?;
    for seat in &had {
        news::tell(connection, 't', &seat.table)?;
    }
    Ok(had)
}

fn changed(rows: usize, id: &str) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NoAccount { account: id.to_owned() }) } else { Ok(()) }
}

fn refuse_taken(connection: &Connection, name: &Name, id: &str) -> Result<(), StoreError> {
    for (column, value) in [("name_key", &name.key), ("name_look", &name.look)] {
        if find(connection, column, value)?.is_some_and(|other| other.id != id) {
            return Err(StoreError::NameTaken { name: name.shown.clone() });
        }
    }
    Ok(())
}

/// The account must exist, until what needs it is written.
pub(crate) fn require(connection: &Connection, id: &str) -> Result<(), StoreError> {
    let sql = format!("SELECT 1 FROM accounts WHERE id = ?1{}", connection.for_reference());
    connection
        .find(&sql, values![id], |_| Ok(()))?
        .ok_or_else(|| StoreError::NoAccount { account: id.to_owned() })
}

/// The account must exist, and nobody else changes what it has until this is written.
pub(crate) fn hold(connection: &Connection, id: &str) -> Result<(), StoreError> {
    let sql = format!("SELECT 1 FROM accounts WHERE id = ?1{}", connection.for_update());
    connection
        .find(&sql, values![id], |_| Ok(()))?
        .ok_or_else(|| StoreError::NoAccount { account: id.to_owned() })
}

fn existing(connection: &Connection, id: &str) -> Result<Account, StoreError> {
    find(connection, "id", id)?.ok_or_else(|| StoreError::NoAccount { account: id.to_owned() })
}

fn find(connection: &Connection, column: &str, value: &str) -> Result<Option<Account>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM accounts WHERE {column} = ?1");
    Ok(connection.find(&sql, values![value], row)?)
}

/// The columns that [`row`] reads.
pub(crate) const COLUMNS: &str =
    "accounts.id, accounts.name, name_key, name_look, password, preferences, accounts.created_at";

/// How many those are.
pub(crate) const WIDTH: usize = 7;

/// A row that begins with [`COLUMNS`].
pub(crate) fn row(row: &Row<'_>) -> Result<Account, SqlError> {
    let shown: Option<String> = row.get(1)?;
    let key: Option<String> = row.get(2)?;
    let look: Option<String> = row.get(3)?;
    Ok(Account {
        id: row.get(0)?,
        name: shown.zip(key).zip(look).map(|((shown, key), look)| Name { shown, key, look }),
        password: row.get(4)?,
        preferences: row.get(5)?,
        created_at: row.get(6)?,
    })
}
