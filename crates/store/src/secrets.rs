//! Keys that a server makes for itself once and keeps.

use rusqlite::{OptionalExtension as _, params};

use crate::{Store, StoreError};

impl Store {
    /// The secret of this name: 32 random bytes, made when it is first asked for, the same ever after.
    pub async fn secret(&self, name: &str) -> Result<[u8; 32], StoreError> {
        let name = name.to_owned();
        self.write(move |connection| {
            let sql = "SELECT bytes FROM secrets WHERE name = ?1";
            let kept: Option<[u8; 32]> = connection.query_row(sql, [&name], |row| row.get(0)).optional()?;
            if let Some(bytes) = kept {
                return Ok(bytes);
            }
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| StoreError::Failed { problem: format!("no random numbers: {error}") })?;
            connection.execute("INSERT INTO secrets (name, bytes) VALUES (?1, ?2)", params![name, bytes])?;
            Ok(bytes)
        })
        .await
    }
}
