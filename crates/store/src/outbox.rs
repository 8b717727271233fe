//! The outbox: notices that wait to be sent. They survive a crash of the server.
//!
//! A notice names tables, not words: its text is made when it goes. It keeps its id however often it is tried. It is
//! removed in the same transaction that records the account as told, so it is never sent again once that is written; a
//! server that dies before that sends it again, under the same id.

use crate::sql::{Connection, values};
use crate::{Channel, ChannelKind, ReadMarker, Source, Store, StoreError, notices, read_markers, tables};

/// How long notices wait for others, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// After the first thing that happened.
    pub window: i64,
    /// After the notice before.
    pub gap: i64,
}

/// Something that an account may have to be told of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errand {
    /// Whom.
    pub account: String,
    /// How.
    pub kind: ChannelKind,
    /// At which table.
    pub table: String,
    /// What was done outside of the game; empty for news of the table itself.
    pub done: String,
    /// What the notice is called if there is none yet that it can go with.
    pub id: String,
}

/// A notice that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bundle {
    /// Where it goes.
    pub channel: Channel,
    /// What it is called, however often it is tried.
    pub id: String,
    /// When the first thing happened.
    pub first_at: i64,
    /// Since when it is due.
    pub due_at: i64,
    /// How often it was tried.
    pub tries: u32,
    /// The tables it is about, each with what was done outside of its game.
    pub tables: Vec<(String, String)>,
}

/// A notice is done with: it was taken, or there was nothing to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// Which.
    pub bundle: Bundle,
    /// Whether it was sent.
    pub sent: bool,
    /// What the account knows now, by table.
    pub read_markers: Vec<(String, ReadMarker)>,
    /// What the next one is called if something has come in meanwhile.
    pub next_id: String,
    /// The least time to the next one.
    pub gap: i64,
    /// When.
    pub at: i64,
}

impl Store {
    /// Puts errands into the outbox, where each goes with the notice that waits for its channel. Those of channels that
    /// are not switched on are forgotten.
    pub async fn put_in_outbox(
        &self,
        errands: Vec<Errand>,
        pace: impl Fn(ChannelKind) -> Pace + Send + 'static,
        at: i64,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            for errand in &errands {
                put(connection, errand, pace(errand.kind), at)?;
            }
            Ok(())
        })
        .await
    }

    /// Puts what was missed into the outbox: tables with news that the account was not told. Run at the start, because
    /// the last server may have been killed before it could.
    pub async fn put_missed_in_outbox(
        &self,
        new_id: impl Fn() -> String + Send + 'static,
        pace: impl Fn(ChannelKind) -> Pace + Send + 'static,
        at: i64,
    ) -> Result<usize, StoreError> {
        self.write(move |connection| {
            let missed = missed(connection, &new_id)?;
            for errand in &missed {
                put(connection, errand, pace(errand.kind), at)?;
            }
            Ok(missed.len())
        })
        .await
    }

    /// The notices that are due, the oldest first.
    pub async fn due(&self, at: i64, limit: u32) -> Result<Vec<Bundle>, StoreError> {
        self.read(move |connection| due(connection, at, limit)).await
    }

    /// When the next notice is due.
    pub async fn next_notice_due(&self) -> Result<Option<i64>, StoreError> {
        self.read(|connection| {
            Ok(connection.one("SELECT min(due_at) FROM outbox", values![], |row| row.get(0))?)
        })
        .await
    }

    /// A notice is done with, and what it told is noted, in the same moment.
    pub async fn settle(&self, settled: Settled) -> Result<(), StoreError> {
        self.write(move |connection| settle(connection, &settled)).await
    }

    /// A notice is tried again later.
    pub async fn postpone(&self, bundle: &Bundle, tries: u32, due_at: i64) -> Result<(), StoreError> {
        let (account, kind) = (bundle.channel.account.clone(), bundle.channel.kind);
        self.write(move |connection| {
            let sql = "UPDATE outbox SET tries = ?3, due_at = ?4 WHERE account = ?1 AND kind = ?2";
            connection.execute(sql, values![account, kind, tries, due_at])?;
            Ok(())
        })
        .await
    }

    /// The notice that waits for a channel is due now.
    pub async fn hasten(&self, account: &str, kind: ChannelKind, at: i64) -> Result<(), StoreError> {
        let account = account.to_owned();
        self.write(move |connection| {
            let sql = "UPDATE outbox SET due_at = CASE WHEN due_at < ?3 THEN due_at ELSE ?3 END
                WHERE account = ?1 AND kind = ?2";
            connection.execute(sql, values![account, kind, at])?;
            Ok(())
        })
        .await
    }

    /// A notice is given up, and its channel says why: JSON of the caller.
    pub async fn give_up(&self, bundle: &Bundle, problem: String, at: i64) -> Result<(), StoreError> {
        let (account, kind) = (bundle.channel.account.clone(), bundle.channel.kind);
        self.write(move |connection| {
            connection
                .execute("DELETE FROM outbox WHERE account = ?1 AND kind = ?2", values![account, kind])?;
            // It counts as sent: the next one keeps its distance.
            let sql = "UPDATE channels SET problem = ?3, problem_at = ?4, sent_at = ?4 WHERE account = ?1 AND kind = ?2";
            connection.execute(sql, values![account, kind, problem, at])?;
            Ok(())
        })
        .await
    }
}

fn put(connection: &Connection, errand: &Errand, pace: Pace, at: i64) -> Result<(), StoreError> {
    let Some(num) = tables::number(connection, &errand.table)? else { return Ok(()) };
    // The one that waits is held on to: another server may be done with it at this moment.
    let sql = "INSERT INTO outbox (account, kind, id, first_at, due_at)
        SELECT account, kind, ?3, CAST(?4 AS BIGINT),
            CASE WHEN sent_at + ?6 > ?5 THEN sent_at + ?6 ELSE ?5 END FROM channels
            WHERE account = ?1 AND kind = ?2 AND confirm IS NULL
        ON CONFLICT (account, kind) DO UPDATE SET tries = outbox.tries";
    let due_at = at + pace.window;
    let values = values![errand.account, errand.kind, errand.id, at, due_at, pace.gap];
    connection.execute(sql, values)?;
    let sql = "INSERT INTO outbox_tables (account, kind, table_num, done)
        SELECT account, kind, CAST(?3 AS BIGINT), ?4 FROM outbox WHERE account = ?1 AND kind = ?2
        ON CONFLICT DO NOTHING";
    connection.execute(sql, values![errand.account, errand.kind, num, errand.done])?;
    Ok(())
}

fn missed(connection: &Connection, new_id: &dyn Fn() -> String) -> Result<Vec<Errand>, StoreError> {
    let sql = "SELECT DISTINCT channels.account, channels.kind, tables.id FROM channels
        JOIN seats ON seats.account = channels.account
        JOIN tables ON tables.num = seats.table_num
        WHERE channels.confirm IS NULL AND phase IN ('running', 'over') AND touched_at >= channels.since
        AND NOT EXISTS (SELECT 1 FROM marks WHERE marks.account = channels.account AND marks.table_num = tables.num
            AND marks.source IN ('visit', channels.kind) AND marks.version >= tables.version)";
    let missed = connection.all(sql, values![], |row| {
        Ok(Errand {
            account: row.get(0)?,
            kind: row.get(1)?,
            table: row.get(2)?,
            done: String::new(),
            id: new_id(),
        })
    })?;
    Ok(missed)
}

fn due(connection: &Connection, at: i64, limit: u32) -> Result<Vec<Bundle>, StoreError> {
    let sql = format!(
        "SELECT {}, id, first_at, due_at, tries FROM outbox
            JOIN channels ON channels.account = outbox.account AND channels.kind = outbox.kind
            WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2",
        notices::COLUMNS
    );
    let mut bundles = connection.all(&sql, values![at, limit], |row| {
        Ok(Bundle {
            channel: notices::row(row)?,
            id: row.get("id")?,
            first_at: row.get("first_at")?,
            due_at: row.get("due_at")?,
            tries: row.get("tries")?,
            tables: Vec::new(),
        })
    })?;
    let sql = "SELECT tables.id, done FROM outbox_tables JOIN tables ON num = table_num
        WHERE account = ?1 AND kind = ?2 ORDER BY num, done";
    for bundle in &mut bundles {
        let values = values![bundle.channel.account, bundle.channel.kind];
        bundle.tables = connection.all(sql, values, |row| Ok((row.get(0)?, row.get(1)?)))?;
    }
    Ok(bundles)
}

fn settle(connection: &Connection, settled: &Settled) -> Result<(), StoreError> {
    let Channel { account, kind, .. } = &settled.bundle.channel;
    // Whatever comes in from now on waits until this is done, and goes with the next one.
    let sql = format!("SELECT 1 FROM outbox WHERE account = ?1 AND kind = ?2{}", connection.for_removal());
    connection.find(&sql, values![account, kind], |_| Ok(()))?;
    for (table, marker) in &settled.read_markers {
        // A table may have been removed meanwhile.
        if let Some(num) = tables::number(connection, table)? {
            read_markers::put(connection, account, num, Source::Channel(*kind), marker)?;
        }
    }
    for (table, done) in &settled.bundle.tables {
        let sql = "DELETE FROM outbox_tables WHERE account = ?1 AND kind = ?2 AND done = ?4
            AND table_num = (SELECT num FROM tables WHERE id = ?3)";
        connection.execute(sql, values![account, kind, table, done])?;
    }
    if settled.sent {
        let sql = "UPDATE channels SET sent_at = ?3, problem = NULL, problem_at = NULL
            WHERE account = ?1 AND kind = ?2";
        connection.execute(sql, values![account, kind, settled.at])?;
    }
    let sql = "DELETE FROM outbox WHERE account = ?1 AND kind = ?2 AND NOT EXISTS
        (SELECT 1 FROM outbox_tables WHERE outbox_tables.account = ?1 AND outbox_tables.kind = ?2)";
    if connection.execute(sql, values![account, kind])? == 0 {
        let sql = "UPDATE outbox SET id = ?3, tries = 0, first_at = ?4, due_at = ?5
            WHERE account = ?1 AND kind = ?2";
        let due_at = settled.at + settled.gap;
        connection.execute(sql, values![account, kind, settled.next_id, settled.at, due_at])?;
    }
    Ok(())
}
