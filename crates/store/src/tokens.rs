//! Tokens: which program may act for which account, and what it may do.

use std::collections::HashSet;

use crate::sql::{Row, SqlError, values};
use crate::{Account, Store, StoreError, accounts};

/// A program that may act for an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The hash of the program's token: reading the database does not let anyone pose as the program.
    pub key: String,
    /// By which its owner names it.
    pub id: String,
    /// Whose.
    pub account: String,
    /// What its owner calls it.
    pub name: String,
    /// What it may do: text of the caller.
    pub scopes: String,
    /// When it was made.
    pub created_at: i64,
    /// When it was last used, as far as [`Store::touch_token`] was told.
    pub used_at: Option<i64>,
}

impl Store {
    /// Adds a token, unless its account has reached the limit.
    pub async fn create_token(&self, token: Token, most: u32) -> Result<(), StoreError> {
        self.write(move |connection| {
            accounts::hold(connection, &token.account)?;
            let sql = "SELECT count(*) FROM tokens WHERE account = ?1";
            let had: u32 = connection.one(sql, values![token.account], |row| row.get(0))?;
            if had >= most {
                return Err(StoreError::TooManyTokens { most });
            }
            let sql = "INSERT INTO tokens (key, id, account, name, scopes, created_at, used_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
            let values = values![
                token.key,
                token.id,
                token.account,
                token.name,
                token.scopes,
                token.created_at,
                token.used_at
            ];
            match connection.execute(sql, values) {
                Err(SqlError::Duplicate(_)) => Err(StoreError::IdInUse),
                Err(error) => Err(error.into()),
                Ok(_) => Ok(()),
            }
        })
        .await
    }

    /// A token with its account.
    pub async fn token(&self, key: &str) -> Result<Option<(Token, Account)>, StoreError> {
        let key = key.to_owned();
        self.read(move |connection| {
            let sql = format!(
                "SELECT {}, {COLUMNS} FROM tokens JOIN accounts ON accounts.id = tokens.account WHERE key = ?1",
                accounts::COLUMNS
            );
            let both = |row: &Row<'_>| Ok((read(row, accounts::WIDTH)?, accounts::row(row)?));
            Ok(connection.find(&sql, values![key], both)?)
        })
        .await
    }

    /// The tokens of an account, newest first.
    pub async fn tokens_of(&self, account: &str) -> Result<Vec<Token>, StoreError> {
        let account = account.to_owned();
        self.read(move |connection| {
            let sql = format!(
                "SELECT {COLUMNS} FROM tokens WHERE account = ?1 ORDER BY tokens.created_at DESC, tokens.id"
            );
            Ok(connection.all(&sql, values![account], |row| read(row, 0))?)
        })
        .await
    }

    /// Those of these tokens that were not taken back, by their ids.
    pub async fn tokens_among(&self, ids: Vec<String>) -> Result<HashSet<String>, StoreError> {
        self.read(move |connection| {
            let found = connection.all_of("SELECT id FROM tokens WHERE id IN", &ids, |row| row.get(0))?;
            Ok(found.into_iter().collect())
        })
        .await
    }

    /// Notes that a token was used. Each call is a write: once a minute is enough.
    pub async fn touch_token(&self, key: &str, at: i64) -> Result<(), StoreError> {
        let key = key.to_owned();
        self.write(move |connection| {
            connection.execute("UPDATE tokens SET used_at = ?2 WHERE key = ?1", values![key, at])?;
            Ok(())
        })
        .await
    }

    /// Takes a token of an account back; whether there was one.
    pub async fn delete_token(&self, account: &str, id: &str) -> Result<bool, StoreError> {
        let (account, id) = (account.to_owned(), id.to_owned());
        self.write(move |connection| {
            let sql = "DELETE FROM tokens WHERE account = ?1 AND id = ?2";
            Ok(connection.execute(sql, values![account, id])? > 0)
        })
        .await
    }

    /// Takes all tokens of an account back; how many.
    pub async fn delete_tokens_of(&self, account: &str) -> Result<usize, StoreError> {
        let account = account.to_owned();
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM tokens WHERE account = ?1", values![account])?)
        })
        .await
    }
}

const COLUMNS: &str = "key, tokens.id, tokens.account, tokens.name, scopes, tokens.created_at, used_at";

/// The columns of a token, from this place on.
fn read(row: &Row<'_>, from: usize) -> Result<Token, SqlError> {
    Ok(Token {
        key: row.get(from)?,
        id: row.get(from + 1)?,
        account: row.get(from + 2)?,
        name: row.get(from + 3)?,
        scopes: row.get(from + 4)?,
        created_at: row.get(from + 5)?,
        used_at: row.get(from + 6)?,
    })
}
