//! Sessions: which browser belongs to which account.

use rusqlite::{OptionalExtension as _, params};

use crate::error::is_duplicate;
use crate::{Account, Store, StoreError, accounts};

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of the browser's token: reading the database does not let anyone pose as the browser.
    pub key: String,
    /// Whose.
    pub account: String,
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
            let sql = "INSERT INTO sessions (key, account, created_at, seen_at) VALUES (?1, ?2, ?3, ?4)";
            let values = params![session.key, session.account, session.created_at, session.seen_at];
            match connection.prepare_cached(sql)?.execute(values) {
                Err(error) if is_duplicate(&error) => Err(StoreError::IdInUse),
                Err(error) => Err(error.into()),
                Ok(_) => Ok(()),
            }
        })
        .await
    }

    /// A session with its account.
    pub async fn session(&self, key: &str) -> Result<Option<(Session, Account)>, StoreError> {
        let key = key.to_owned();
        self.read(move |connection| {
            let sql = format!(
                "SELECT {}, sessions.created_at, seen_at FROM sessions
                    JOIN accounts ON accounts.id = sessions.account WHERE key = ?1",
                accounts::COLUMNS
            );
            let mut statement = connection.prepare_cached(&sql)?;
            let found = statement.query_row([&key], |row| {
                let account = accounts::row(row)?;
                let session = Session {
                    key: key.clone(),
                    account: account.id.clone(),
                    created_at: row.get(6)?,
                    seen_at: row.get(7)?,
                };
                Ok((session, account))
            });
            Ok(found.optional()?)
        })
        .await
    }

    /// Notes that a session was used. Each call is a write: once an hour is enough.
    pub async fn touch_session(&self, key: &str, at: i64) -> Result<(), StoreError> {
        let key = key.to_owned();
        self.write(move |connection| {
            connection.execute("UPDATE sessions SET seen_at = ?2 WHERE key = ?1", params![key, at])?;
            Ok(())
        })
        .await
    }

    /// Ends a session.
    pub async fn delete_session(&self, key: &str) -> Result<(), StoreError> {
        let key = key.to_owned();
        self.write(move |connection| {
            connection.execute("DELETE FROM sessions WHERE key = ?1", [key])?;
            Ok(())
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
            let sql = "DELETE FROM sessions WHERE account = ?1 AND key IS NOT ?2";
            Ok(connection.execute(sql, params![account, kept])?)
        })
        .await
    }

    /// Ends the sessions that were not used since that time; how many.
    pub async fn purge_sessions(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM sessions WHERE seen_at < ?1", [before])?)
        })
        .await
    }
}
