//! Keys that a server makes for itself once and keeps.

use crate::sql::values;
use crate::{Store, StoreError};

impl Store {
    /// The secret of this name: 32 random bytes, made when it is first asked for, the same ever after.
    pub async fn secret(&self, name: &str) -> Result<[u8; 32], StoreError> {
        let name = name.to_owned();
        self.write(move |connection| {
            let sql = "SELECT bytes FROM secrets WHERE name = ?1";
            let kept = || connection.find(sql, values![name], |row| row.get(0));
            if let Some(bytes) = kept()? {
                return Ok(bytes);
            }
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| StoreError::Failed { problem: format!("no random numbers: {error}") })?;
            let insert = "INSERT INTO secrets (name, bytes) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            connection.execute(insert, values![name, bytes])?;
            // Another server may have been quicker; then its secret is the one.
            Ok(kept()?.unwrap_or(bytes))
        })
        .await
    }
}
