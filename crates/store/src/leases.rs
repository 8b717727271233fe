//! Leases: which of several servers does a piece of work. The clock of the database decides when one ends.

use crate::sql::{Connection, values};
use crate::{Store, StoreError};

/// Whether a server may do a piece of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lease {
    /// It may, for as long as it has asked for.
    Mine,
    /// Another one does.
    Taken {
        /// How many milliseconds its lease lasts, unless it is renewed.
        left: i64,
    },
}

impl Store {
    /// Takes a lease or renews it, for so many milliseconds. Where one server has the database to itself, it is always
    /// granted.
    pub async fn lease(&self, name: &str, millis: i64) -> Result<Lease, StoreError> {
        if !self.is_shared() {
            return Ok(Lease::Mine);
        }
        let (name, server) = (name.to_owned(), self.server().to_owned());
        self.write(move |connection| {
            let now = connection.clock();
            let sql = format!(
                "INSERT INTO leases (name, holder, until) VALUES (?1, ?2, {now} + ?3)
                    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
                    WHERE leases.holder = excluded.holder OR leases.until <= {now}"
            );
            if connection.execute(&sql, values![name, server, millis])? == 1 {
                return Ok(Lease::Mine);
            }
            let sql = format!("SELECT until - {now} FROM leases WHERE name = ?1");
            let left: Option<i64> = connection.find(&sql, values![name], |row| row.get(0))?;
            Ok(Lease::Taken { left: left.unwrap_or_default().max(0) })
        })
        .await
    }

    /// Gives a lease back, so that nobody waits for its end.
    pub async fn release(&self, name: &str) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        let (name, server) = (name.to_owned(), self.server().to_owned());
        self.write(move |connection| {
            let sql = "DELETE FROM leases WHERE name = ?1 AND holder = ?2";
            connection.execute(sql, values![name, server])?;
            Ok(())
        })
        .await
    }

    /// Gives back all leases of this server: it is about to end.
    pub async fn release_all(&self) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        let server = self.server().to_owned();
        self.write(move |connection| {
            connection.execute("DELETE FROM leases WHERE holder = ?1", values![server])?;
            let sql = format!("DELETE FROM leases WHERE until < {} - 3600000", connection.clock());
            connection.execute(&sql, values![])?;
            Ok(())
        })
        .await
    }

    /// Milliseconds since 1970, by the clock of the database.
    pub async fn time(&self) -> Result<i64, StoreError> {
        self.read(|connection: &Connection| {
            let sql = format!("SELECT {}", connection.clock());
            Ok(connection.one(&sql, values![], |row| row.get(0))?)
        })
        .await
    }
}
