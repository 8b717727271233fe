//! Sessions: which browser belongs to which account.

use std::collections::HashSet;

use crate::sql::{Row, SqlError, values};
use crate::{Account, Store, StoreError, accounts};

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of the browser's token: reading the database does not let anyone pose as the browser.
    pub key: String,
    /// By which its owner names it.
    pub id: String,
    /// Whose.
    pub account: String,
    /// What kind of browser it is: text of the caller.
    pub browser: String,
    /// When it was made.
    pub created_at: i64,
    /// When it was last used, as far as [`Store::touch_session`] was told.
    pub seen_at: i64,
}

impl Store {
    /// Begins a session.
    pub async fn create_session(&self, session: Session) -> Result<(), StoreError> {
        self.write(move |connection| {
            accounts::require(connection, &session.account)?;
            let sql = "INSERT INTO sessions (key, id, account, browser, created_at, seen_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            let values = values![
                session.key,
                session.id,
                session.account,
                session.browser,
                session.created_at,
                session.seen_at
            ];
            match connection.execute(sql, values) {
                Err(SqlError::Duplicate(_)) => Err(StoreError::IdInUse),
                Err(error) => Err(error.into()),
                Ok(_) => Ok(()),
            }
        })
        .await
    }

    /// A session with its account, if it began after that time.
    pub async fn session(&self, key: &str, after: i64) -> Result<Option<(Session, Account)>, StoreError> {
        let key = key.to_owned();
        self.read(move |connection| {
            let sql = format!(
                "SELECT {}, {COLUMNS} FROM sessions JOIN accounts ON accounts.id = sessions.account
                    WHERE key = ?1 AND sessions.created_at > ?2",
                accounts::COLUMNS
            );
            let both = |row: &Row<'_>| Ok((read(row, accounts::WIDTH)?, accounts::row(row)?));
            Ok(connection.find(&sql, values![key, after], both)?)
        })
        .await
    }

    /// The sessions of an account that began after that time, the last used first.
    pub async fn sessions_of(&self, account: &str, after: i64) -> Result<Vec<Session>, StoreError> {
        let account = account.to_owned();
        self.read(move |connection| {
            let sql = format!(
                "SELECT {COLUMNS} FROM sessions WHERE account = ?1 AND created_at > ?2
                    ORDER BY seen_at DESC, created_at DESC, id"
            );
            Ok(connection.all(&sql, values![account, after], |row| read(row, 0))?)
        })
        .await
    }

    /// Those of these sessions that have not ended, by their keys.
    pub async fn sessions_among(&self, keys: Vec<String>) -> Result<HashSet<String>, StoreError> {
        self.read(move |connection| {
            let found =
                connection.all_of("SELECT key FROM sessions WHERE key IN", &keys, |row| row.get(0))?;
            Ok(found.into_iter().collect())
        })
        .await
    }

    /// Notes that a session was used. Each call is a write: once an hour is enough.
    pub async fn touch_session(&self, key: &str, at: i64) -> Result<(), StoreError> {
        let key = key.to_owned();
        self.write(move |connection| {
            connection.execute("UPDATE sessions SET seen_at = ?2 WHERE key = ?1", values![key, at])?;
            Ok(())
        })
        .await
    }

    /// Ends a session.
    pub async fn delete_session(&self, key: &str) -> Result<(), StoreError> {
        let key = key.to_owned();
        self.write(move |connection| {
            connection.execute("DELETE FROM sessions WHERE key = ?1", values![key])?;
            Ok(())
        })
        .await
    }

    /// Ends a session of an account that its owner names; whether there was one.
    pub async fn delete_session_named(&self, account: &str, id: &str) -> Result<bool, StoreError> {
        let (account, id) = (account.to_owned(), id.to_owned());
        self.write(move |connection| {
            let sql = "DELETE FROM sessions WHERE account = ?1 AND id = ?2";
            Ok(connection.execute(sql, values![account, id])? > 0)
        })
        .await
    }

    /// Ends the sessions of an account, all but this one if one is named; how many.
    pub async fn delete_sessions_of(
        &self,
        account: &str,
        all_but: Option<&str>,
    ) -> Result<usize, StoreError> {
        let account = account.to_owned();
        let kept = all_but.map(str::to_owned);
        self.write(move |connection| {
            let sql = "DELETE FROM sessions WHERE account = ?1 AND (CAST(?2 AS TEXT) IS NULL OR key <> ?2)";
            Ok(connection.execute(sql, values![account, kept])?)
        })
        .await
    }

    /// Ends the sessions that began at that time or before; how many.
    pub async fn purge_sessions(&self, until: i64) -> Result<usize, StoreError> {
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM sessions WHERE created_at <= ?1", values![until])?)
        })
        .await
    }
}

const COLUMNS: &str =
    "key, sessions.id, sessions.account, sessions.browser, sessions.created_at, sessions.seen_at";

/// The columns of a session, from this place on.
fn read(row: &Row<'_>, from: usize) -> Result<Session, SqlError> {
    Ok(Session {
        key: row.get(from)?,
        id: row.get(from + 1)?,
        account: row.get(from + 2)?,
        browser: row.get(from + 3)?,
        created_at: row.get(from + 4)?,
        seen_at: row.get(from + 5)?,
    })
}
