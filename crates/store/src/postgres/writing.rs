//! Transactions: what waits is written together, and what was acknowledged is committed.

use std::thread::sleep;
use std::time::{Duration, Instant};

use super::Session;
use crate::StoreError;
use crate::sql::{Connection, SqlError};
use crate::writer::Job;

/// As many requests share a transaction at most: beyond this many savepoints, `PostgreSQL` is slow for all its readers.
pub(crate) const MOST_TOGETHER: usize = 60;

/// How long something is tried again while connections are lost or others hold locks.
const STUBBORN: Duration = Duration::from_secs(8);

/// The pause before something is tried again; it grows up to the second one.
const PAUSE: [Duration; 2] = [Duration::from_millis(5), Duration::from_millis(160)];

/// Waits a moment, longer each time.
struct Breath(Duration);

impl Breath {
    fn new() -> Self {
        Self(PAUSE[0])
    }

    fn take(&mut self) {
        sleep(self.0);
        self.0 = (self.0 * 2).min(PAUSE[1]);
    }
}

/// The number tells after a lost connection whether the transaction was committed.
const BEGIN: &str = "BEGIN; SELECT pg_current_xact_id()::text; SAVEPOINT request";

/// Begins a transaction that sees one moment of the database.
pub(crate) const ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Why a transaction was not committed.
enum Failure {
    /// It left nothing behind, and may work when it is done again.
    Passing(StoreError),
    /// It left nothing behind.
    Lasting(StoreError),
    /// The connection was lost while it was being committed.
    Open(String),
}

/// Runs all requests in one transaction, each for itself, and commits once. If others are in the way, each goes alone.
/// Each has the fault that made its outcome void.
pub(crate) fn write_together(
    connection: &Connection,
    session: &Session,
    batch: &mut [Box<dyn Job>],
) -> Vec<Option<StoreError>> {
    let until = Instant::now() + STUBBORN;
    lock_in_order(batch);
    let fault = match write(connection, session, batch, until) {
        Ok(()) => None,
        Err(StoreError::Busy) if batch.len() > 1 => {
            let alone = batch.chunks_mut(1);
            return alone.map(|one| write_stubbornly(connection, session, one, until).err()).collect();
        }
        Err(fault) => Some(fault),
    };
    vec![fault; batch.len()]
}

/// Puts the requests that lock a row into the order of these rows: servers that lock rows in the same order never wait for
/// each other in a circle. Requests for one row stay in their order.
fn lock_in_order(batch: &mut [Box<dyn Job>]) {
    batch.sort_by(|one, other| one.locks().cmp(&other.locks()));
}

/// Writes, and tries again while others are in the way.
fn write_stubbornly(
    connection: &Connection,
    session: &Session,
    batch: &mut [Box<dyn Job>],
    until: Instant,
) -> Result<(), StoreError> {
    let mut breath = Breath::new();
    loop {
        match write(connection, session, batch, until) {
            Err(StoreError::Busy) if Instant::now() < until => breath.take(),
            done => return done,
        }
    }
}

/// Writes, and tries again while the database cannot be reached.
fn write(
    connection: &Connection,
    session: &Session,
    batch: &mut [Box<dyn Job>],
    until: Instant,
) -> Result<(), StoreError> {
    let mut breath = Breath::new();
    loop {
        let failure = match session.connect() {
            Ok(()) => match attempt(connection, session, batch) {
                Ok(()) => return Ok(()),
                Err(Failure::Open(transaction)) => {
                    if was_committed(session, &transaction, until)? {
                        return Ok(());
                    }
                    continue;
                }
                Err(Failure::Lasting(error)) => return Err(error),
                Err(Failure::Passing(error)) => error,
            },
            Err(error) => error,
        };
        if failure == StoreError::Busy || Instant::now() >= until {
            return Err(failure);
        }
        breath.take();
    }
}

/// One transaction.
fn attempt(connection: &Connection, session: &Session, batch: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    session.disturbed.set(false);
    let failed = |error: SqlError| {
        let error = StoreError::from(error);
        if session.is_connected() {
            // Also after a lock that was not to be had: nothing remains.
            let _ = session.batch("ROLLBACK");
        }
        if session.disturbed.get() { Failure::Passing(error) } else { Failure::Lasting(error) }
    };
    session.begin_with(BEGIN).map_err(failed)?;
    let last = batch.len() - 1;
    for (place, job) in batch.iter_mut().enumerate() {
        let done = job.run(connection);
        if session.disturbed.get() {
            return Err(failed(SqlError::Other(done.err().unwrap_or(StoreError::Busy))));
        }
        // A request may have had nothing to say.
        session.flush().map_err(failed)?;
        match (done.is_ok(), place == last) {
            (true, true) => {}
            (true, false) => session.begin_with("RELEASE request; SAVEPOINT request").map_err(failed)?,
            (false, true) => session.batch("ROLLBACK TO request").map_err(failed)?,
            (false, false) => session
                .begin_with("ROLLBACK TO request; RELEASE request; SAVEPOINT request")
                .map_err(failed)?,
        }
    }
    let Some(transaction) = session.transaction() else {
        return Err(failed(SqlError::Other(StoreError::Busy)));
    };
    match session.batch("COMMIT") {
        Ok(()) => Ok(()),
        Err(_) if !session.is_connected() => Err(Failure::Open(transaction)),
        // The server refused to commit, and has rolled back.
        Err(error) => Err(failed(error)),
    }
}

/// Whether a transaction was committed whose connection was lost meanwhile.
fn was_committed(session: &Session, transaction: &str, until: Instant) -> Result<bool, StoreError> {
    let mut breath = Breath::new();
    loop {
        let asked = session
            .connect()
            .and_then(|()| Ok(session.ask(&format!("SELECT pg_xact_status('{transaction}'::xid8)"))?));
        match asked.as_ref().map(Option::as_deref) {
            Ok(Some("committed")) => return Ok(true),
            Ok(Some("aborted")) => return Ok(false),
            // The server has not noticed yet that nobody is there, or cannot be reached.
            _ if Instant::now() < until => breath.take(),
            _ => return Err(StoreError::Unsure),
        }
    }
}

/// Answers a question from one moment of the database, and tells the caller before the transaction is closed.
pub(crate) fn answer_at_one_moment(connection: &Connection, session: &Session, mut job: Box<dyn Job>) {
    let until = Instant::now() + STUBBORN;
    let mut breath = Breath::new();
    loop {
        session.disturbed.set(false);
        let begun = session.connect().and_then(|()| Ok(session.begin_with(ONE_MOMENT)?));
        let fault = match begun {
            Ok(()) => {
                // The caller hears of an error.
                let done = job.run(connection);
                session.disturbed.get().then(|| done.err().unwrap_or(StoreError::Busy))
            }
            Err(error) => Some(error),
        };
        if fault.is_some() && Instant::now() < until {
            if session.is_connected() {
                let _ = session.batch("ROLLBACK");
            }
            breath.take();
            continue;
        }
        job.answer(fault);
        if session.is_connected() {
            // Nothing depends on it; a lost connection is made anew.
            let _ = session.batch("COMMIT");
        }
        return;
    }
}
