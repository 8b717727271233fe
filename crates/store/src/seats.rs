//! Seats: who sits where. Of two people who take the same seat, one gets it.

use crate::sql::{Connection, Row, SqlError, values};
use crate::{Change, Seated, Store, StoreError, accounts, tables};

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody: anyone who finds the table may take it.
    Open,
    /// Nobody: reserved for a player with the link, which the caller checks.
    Invited,
    /// A program plays it; nobody can take it.
    Program,
    /// This account.
    Account(String),
    /// An account that was deleted.
    Deleted,
}

impl Holder {
    /// Its name in the database.
    fn kind(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Invited => "invited",
            Self::Program => "program",
            Self::Account(_) => "account",
            Self::Deleted => "deleted",
        }
    }

    /// The account that has the seat.
    pub fn account(&self) -> Option<&str> {
        match self {
            Self::Account(account) => Some(account),
            _ => None,
        }
    }

    /// Whether [`Store::take_seat`] can take it: it is free.
    pub fn can_be_taken(&self) -> bool {
        matches!(self, Self::Open | Self::Invited | Self::Deleted)
    }
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Which seat, counted from 0.
    pub seat: u8,
    /// Who has it.
    pub holder: Holder,
    /// What the others read there.
    pub name: String,
}

/// Somebody sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeSeat {
    /// At which table.
    pub table: String,
    /// On which seat.
    pub seat: u8,
    /// Who. An account can have several seats of a table.
    pub account: String,
    /// What the others read there.
    pub name: String,
    /// What changes with it, in the same moment or not at all.
    pub change: Option<Change>,
    /// When.
    pub at: i64,
}

/// Somebody gets up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaveSeat {
    /// From which table.
    pub table: String,
    /// From which seat.
    pub seat: u8,
    /// Who; must have the seat.
    pub account: String,
    /// Who has it then.
    pub becomes: Holder,
    /// What the others read there then.
    pub name: String,
    /// What changes with it, in the same moment or not at all.
    pub change: Option<Change>,
    /// When.
    pub at: i64,
}

impl Store {
    /// Takes a free seat ([`Holder::can_be_taken`]). For the account that has it already nothing changes: a double
    /// click is one click.
    pub async fn take_seat(&self, take: TakeSeat) -> Result<Seated, StoreError> {
        self.write(move |connection| {
            let num = tables::locked(connection, &take.table)?;
            accounts::require(connection, &take.account)?;
            let holder = holder(connection, num, &take.table, take.seat)?;
            if holder.account() == Some(&take.account) {
                return tables::seated(connection, num);
            }
            if !holder.can_be_taken() {
                return Err(StoreError::SeatTaken { table: take.table.clone(), seat: take.seat });
            }
            put(connection, num, take.seat, Some(&take.account), "account", &take.name)?;
            note(connection, num, &take.table, take.change.as_ref(), take.at)?;
            tables::seated(connection, num)
        })
        .await
    }

    /// Leaves a seat.
    pub async fn leave_seat(&self, leave: LeaveSeat) -> Result<Seated, StoreError> {
        self.write(move |connection| {
            let num = tables::locked(connection, &leave.table)?;
            let holder = holder(connection, num, &leave.table, leave.seat)?;
            if holder.account() != Some(&leave.account) {
                return Err(StoreError::NotYourSeat { table: leave.table.clone(), seat: leave.seat });
            }
            put(connection, num, leave.seat, leave.becomes.account(), leave.becomes.kind(), &leave.name)?;
            note(connection, num, &leave.table, leave.change.as_ref(), leave.at)?;
            tables::seated(connection, num)
        })
        .await
    }

    /// Sets seats, taken or not: for a host who removes a player or adds a program. The revision in `change` guards it.
    pub async fn set_seats(
        &self,
        table: &str,
        seats: Vec<SeatRow>,
        change: Change,
        at: i64,
    ) -> Result<Seated, StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            let num = tables::locked(connection, &table)?;
            tables::apply(connection, num, &table, &change, at)?;
            for seat in &seats {
                holder(connection, num, &table, seat.seat)?;
                put_row(connection, num, seat)?;
            }
            tables::seated(connection, num)
        })
        .await
    }
}

fn note(
    connection: &Connection,
    num: i64,
    table: &str,
    change: Option<&Change>,
    at: i64,
) -> Result<(), StoreError> {
    match change {
        Some(change) => tables::apply(connection, num, table, change, at),
        None => tables::touch(connection, num, table, at),
    }
}

/// Writes a seat, taken or not.
pub(crate) fn put_row(connection: &Connection, num: i64, row: &SeatRow) -> Result<(), StoreError> {
    put(connection, num, row.seat, row.holder.account(), row.holder.kind(), &row.name)
}

fn put(
    connection: &Connection,
    num: i64,
    seat: u8,
    account: Option<&str>,
    holder: &str,
    name: &str,
) -> Result<(), StoreError> {
    if let Some(account) = account {
        accounts::require(connection, account)?;
    }
    let sql = "INSERT INTO seats (table_num, seat, holder, account, name) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (table_num, seat) DO UPDATE SET holder = excluded.holder, account = excluded.account, name = excluded.name";
    connection.execute(sql, values![num, seat, holder, account, name])?;
    Ok(())
}

/// The seats of a table, in order.
pub(crate) fn of(connection: &Connection, num: i64) -> Result<Vec<SeatRow>, StoreError> {
    let sql = "SELECT seat, holder, account, name FROM seats WHERE table_num = ?1 ORDER BY seat";
    Ok(connection.all(sql, values![num], |row| {
        Ok(SeatRow { seat: row.get(0)?, holder: read_holder(row)?, name: row.get(3)? })
    })?)
}

fn holder(connection: &Connection, num: i64, table: &str, seat: u8) -> Result<Holder, StoreError> {
    let sql = "SELECT seat, holder, account FROM seats WHERE table_num = ?1 AND seat = ?2";
    let found = connection.find(sql, values![num, seat], read_holder)?;
    found.ok_or_else(|| StoreError::NoSeat { table: table.to_owned(), seat })
}

/// Reads columns 1 and 2.
fn read_holder(row: &Row<'_>) -> Result<Holder, SqlError> {
    let kind: String = row.get(1)?;
    Ok(match kind.as_str() {
        "open" => Holder::Open,
        "invited" => Holder::Invited,
        "program" => Holder::Program,
        "account" => Holder::Account(row.get(2)?),
        // The database allows no other word.
        _ => Holder::Deleted,
    })
}
