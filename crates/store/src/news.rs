//! News: what one server tells the others that share its database.
//!
//! News of a change is sent with the change, in one transaction. It may get lost with a connection; whoever listens is
//! told then, and compares versions ([`Store::versions`]).

use std::collections::HashMap;

use crate::sql::{Connection, SqlError, Value};
use crate::{Store, StoreError};

/// Something that another server has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A table was changed: entries, what lies beside them, seats or setup.
    Table(String),
    /// Something was said at a table.
    Chat(String),
    /// What a server says to the others, in words of the caller.
    Said(String),
    /// Some news may have been lost.
    Gap,
}

/// How far a table has come, for whoever has it in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Version {
    /// How many entries it has.
    pub version: u64,
    /// How often anything else was changed: setup, phase, seats.
    pub revision: u64,
    /// How often what lies beside the game was written.
    pub side_changes: u64,
    /// The number of the last thing that was said.
    pub chat: u64,
}

/// The statement that sends news to the others, with its one value; only where there are others.
pub(crate) const NOTIFY: &str = "SELECT pg_notify('orrery', ?1)";

/// What [`News::Table`] is on its way.
pub(crate) fn of_table(connection: &Connection, table: &str) -> Option<String> {
    connection.server().map(|server| format!("{server} t {table}"))
}

/// Tells the others of a change, once it is committed.
pub(crate) fn tell(connection: &Connection, kind: char, text: &str) -> Result<(), SqlError> {
    let Some(server) = connection.server() else { return Ok(()) };
    let message = format!("{server} {kind} {text}");
    connection.find(NOTIFY, &[Value::Text(&message)], |_| Ok(())).map(drop)
}

/// Reads what was sent; nothing if this server has sent it itself.
pub(crate) fn read(server: &str, message: &str) -> Option<News> {
    let (from, rest) = message.split_once(' ')?;
    let (kind, text) = rest.split_once(' ')?;
    if from == server {
        return None;
    }
    match kind {
        "t" => Some(News::Table(text.to_owned())),
        "c" => Some(News::Chat(text.to_owned())),
        "s" => Some(News::Said(text.to_owned())),
        _ => None,
    }
}

impl Store {
    /// Waits for news of other servers; never comes back where there are none, and nothing once the store is closed.
    pub async fn news(&self) -> Option<News> {
        match self.listener() {
            Some(listener) => listener.lock().await.recv().await,
            None => std::future::pending().await,
        }
    }

    /// Says something to all other servers.
    pub async fn say_to_others(&self, text: String) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        self.write(move |connection| Ok(tell(connection, 's', &text)?)).await
    }

    /// How far these tables have come, in the order of the ids; nothing for one that is gone.
    pub async fn versions(&self, ids: Vec<String>) -> Result<Vec<Option<Version>>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT id, version, revision,
                coalesce((SELECT changes FROM sittings WHERE table_num = num), 0),
                coalesce((SELECT max(number) FROM chat WHERE table_num = num), 0)
                FROM tables WHERE id IN";
            let found = connection.all_of(sql, &ids, |row| {
                let version = Version {
                    version: row.get(1)?,
                    revision: row.get(2)?,
                    side_changes: row.get(3)?,
                    chat: row.get(4)?,
                };
                Ok((row.get::<String>(0)?, version))
            })?;
            let found: HashMap<_, _> = found.into_iter().collect();
            Ok(ids.iter().map(|id| found.get(id).copied()).collect())
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_hears_of_what_they_have_said_themselves() {
        assert_eq!(read("a1", "b2 t table"), Some(News::Table("table".to_owned())));
        assert_eq!(read("a1", "b2 s end of session x"), Some(News::Said("end of session x".to_owned())));
        assert_eq!(read("a1", "a1 t table"), None);
        assert_eq!(read("a1", "anything"), None);
    }
}
