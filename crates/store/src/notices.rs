//! Channels: where an account wants to hear of its tables.

use crate::sql::{Connection, Row, SqlError, named, values};
use crate::{Store, StoreError, accounts};

/// How somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChannelKind {
    /// By e-mail.
    Mail,
    /// By a request to an address of theirs.
    Hook,
    /// By their browser.
    Browser,
}

impl ChannelKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Mail, Self::Hook, Self::Browser];

    /// Its name in the database and in forms.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Hook => "hook",
            Self::Browser => "browser",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == name)
    }
}

named!(ChannelKind, Self::named);

/// A channel to be switched on. It takes the place of the account's other one of its kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChannel {
    /// Whose.
    pub account: String,
    /// Which.
    pub kind: ChannelKind,
    /// An e-mail address, or the address of a hook.
    pub address: String,
    /// In the link that proves that the address is theirs; nothing if it need not be proved.
    pub confirm: Option<String>,
    /// In the link that ends it. Nobody can guess it.
    pub stop: String,
    /// When.
    pub at: i64,
}

/// A channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Whose.
    pub account: String,
    /// Which.
    pub kind: ChannelKind,
    /// An e-mail address, or the address of a hook.
    pub address: String,
    /// Something as long as the address was not proved: until then nothing is sent.
    pub confirm: Option<String>,
    /// In the link that ends it.
    pub stop: String,
    /// What happened before this is not told.
    pub since: i64,
    /// When something was last sent; 0 for never.
    pub sent_at: i64,
    /// Why the last notice was given up: JSON of the caller.
    pub problem: Option<String>,
    /// When it was.
    pub problem_at: Option<i64>,
}

/// The columns that [`row`] reads.
pub(crate) const COLUMNS: &str =
    "channels.account, channels.kind, channels.address, channels.confirm, channels.stop,
    channels.since, channels.sent_at, channels.problem, channels.problem_at";

/// A row that begins with [`COLUMNS`].
pub(crate) fn row(row: &Row<'_>) -> Result<Channel, SqlError> {
    Ok(Channel {
        account: row.get(0)?,
        kind: row.get(1)?,
        address: row.get(2)?,
        confirm: row.get(3)?,
        stop: row.get(4)?,
        since: row.get(5)?,
        sent_at: row.get(6)?,
        problem: row.get(7)?,
        problem_at: row.get(8)?,
    })
}

impl Store {
    /// Switches a channel on, or changes its address. What waited for the old one is forgotten.
    pub async fn set_channel(&self, new: NewChannel) -> Result<(), StoreError> {
        self.write(move |connection| {
            accounts::require(connection, &new.account)?;
            connection.execute(
                "DELETE FROM outbox WHERE account = ?1 AND kind = ?2",
                values![new.account, new.kind],
            )?;
            let sql = "INSERT INTO channels (account, kind, address, confirm, stop, since) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                ON CONFLICT (account, kind) DO UPDATE SET address = excluded.address, confirm = excluded.confirm,
                stop = excluded.stop, since = excluded.since, problem = NULL, problem_at = NULL";
            let values = values![new.account, new.kind, new.address, new.confirm, new.stop, new.at];
            connection.execute(sql, values)?;
            Ok(())
        })
        .await
    }

    /// The address of a channel is proved by the text in the link; the channel, if there is one that waits for it.
    pub async fn confirm_channel(&self, confirm: &str, at: i64) -> Result<Option<Channel>, StoreError> {
        let confirm = confirm.to_owned();
        self.write(move |connection| {
            let Some(channel) = find(connection, "confirm", &confirm)? else { return Ok(None) };
            let sql = "UPDATE channels SET confirm = NULL, since = ?2 WHERE confirm = ?1";
            connection.execute(sql, values![confirm, at])?;
            Ok(Some(Channel { confirm: None, since: at, ..channel }))
        })
        .await
    }

    /// The channel that waits to be proved by this text.
    pub async fn channel_to_confirm(&self, confirm: &str) -> Result<Option<Channel>, StoreError> {
        let confirm = confirm.to_owned();
        self.read(move |connection| find(connection, "confirm", &confirm)).await
    }

    /// The channel that this text ends.
    pub async fn channel_to_stop(&self, stop: &str) -> Result<Option<Channel>, StoreError> {
        let stop = stop.to_owned();
        self.read(move |connection| find(connection, "stop", &stop)).await
    }

    /// Switches a channel off, and forgets what waited for it; whether there was one.
    pub async fn delete_channel(&self, account: &str, kind: ChannelKind) -> Result<bool, StoreError> {
        let account = account.to_owned();
        self.write(move |connection| {
            let sql = "DELETE FROM channels WHERE account = ?1 AND kind = ?2";
            Ok(connection.execute(sql, values![account, kind])? > 0)
        })
        .await
    }

    /// The channels of an account, proved or not.
    pub async fn channels_of(&self, account: &str) -> Result<Vec<Channel>, StoreError> {
        let account = account.to_owned();
        self.read(move |connection| {
            let sql = format!("SELECT {COLUMNS} FROM channels WHERE account = ?1 ORDER BY kind");
            Ok(connection.all(&sql, values![account], row)?)
        })
        .await
    }

    /// Who wants notices, and how: loaded at the start, so that moves need no query.
    pub async fn listeners(&self) -> Result<Vec<(String, ChannelKind)>, StoreError> {
        self.read(|connection| {
            let sql = "SELECT account, kind FROM channels WHERE confirm IS NULL";
            Ok(connection.all(sql, values![], |row| Ok((row.get(0)?, row.get(1)?)))?)
        })
        .await
    }
}

fn find(connection: &Connection, column: &str, value: &str) -> Result<Option<Channel>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM channels WHERE {column} = ?1");
    Ok(connection.find(&sql, values![value], row)?)
}
