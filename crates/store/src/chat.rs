//! What people say at a table.

use crate::sql::{Connection, Row, SqlError, values};
use crate::{Store, StoreError, accounts, news, tables};

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Say {
    /// At which table.
    pub table: String,
    /// Who, if it was a person.
    pub account: Option<String>,
    /// From which seat; nothing for a spectator.
    pub seat: Option<u8>,
    /// The name that the others read.
    pub name: String,
    /// What; how long it may be is the caller's matter.
    pub text: String,
    /// When.
    pub at: i64,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Counted from 1 at each table.
    pub number: u64,
    /// Who; nothing if that account was deleted.
    pub account: Option<String>,
    /// From which seat.
    pub seat: Option<u8>,
    /// The name that the others read; empty if that account was deleted.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

impl Store {
    /// Says something; its number at this table.
    pub async fn say(&self, say: Say) -> Result<u64, StoreError> {
        self.write(move |connection| {
            let num = tables::locked(connection, &say.table)?;
            if let Some(account) = &say.account {
                accounts::require(connection, account)?;
            }
            let sql = "INSERT INTO chat (table_num, number, account, seat, name, text, at)
                VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM chat WHERE table_num = ?1), ?2, ?3, ?4, ?5, ?6)
                RETURNING number";
            let values = values![num, say.account, say.seat, say.name, say.text, say.at];
            let number = connection.one(sql, values, |row| row.get(0))?;
            news::tell(connection, 'c', &say.table)?;
            Ok(number)
        })
        .await
    }

    /// What was said from this number on, in order, up to a limit.
    pub async fn chat(&self, table: &str, from: u64, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| {
            let num = tables::existing(connection, &table)?;
            let sql = "SELECT number, account, seat, name, text, at FROM chat
                WHERE table_num = ?1 AND number >= ?2 ORDER BY number LIMIT ?3";
            lines(connection, sql, num, from, limit)
        })
        .await
    }

    /// What was said last, in order, up to a limit.
    pub async fn last_chat(&self, table: &str, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| {
            let num = tables::existing(connection, &table)?;
            let sql = "SELECT number, account, seat, name, text, at FROM chat
                WHERE table_num = ?1 AND number >= ?2 ORDER BY number DESC LIMIT ?3";
            let mut lines = lines(connection, sql, num, 0, limit)?;
            lines.reverse();
            Ok(lines)
        })
        .await
    }
}

fn lines(
    connection: &Connection,
    sql: &str,
    num: i64,
    from: u64,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    Ok(connection.all(sql, values![num, from, limit], line)?)
}

fn line(row: &Row<'_>) -> Result<ChatLine, SqlError> {
    Ok(ChatLine {
        number: row.get(0)?,
        account: row.get(1)?,
        seat: row.get(2)?,
        name: row.get(3)?,
        text: row.get(4)?,
        at: row.get(5)?,
    })
}
