//! The one thread that writes. Waiting requests are written together, with one commit for all.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use std::{iter, thread};

use tokio::sync::{mpsc, oneshot};

use crate::sql::Connection;
use crate::{StoreError, postgres, sqlite};

/// The least time between the beginnings of two commits: requests that come meanwhile share a sync. A single request
/// does not wait.
const APART: Duration = Duration::from_millis(4);

/// A request on its way through a thread.
pub(crate) trait Job: Send {
    /// Does the work; with an error, what it wrote is not to be kept. It may be done again after a rollback.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;
    /// The row that it locks first, if it is known before.
    fn locks(&self) -> Option<&str>;
    /// Answers the caller; with a fault, the outcome of the work is void.
    fn answer(self: Box<Self>, fault: Option<StoreError>);
}

/// Some work and who waits for its outcome.
pub(crate) struct Task<F, T> {
    work: F,
    locks: Option<String>,
    outcome: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<F, T> Task<F, T> {
    pub(crate) fn new(work: F, locks: Option<String>) -> (Self, oneshot::Receiver<Result<T, StoreError>>) {
        let (reply, answer) = oneshot::channel();
        (Self { work, locks, outcome: None, reply }, answer)
    }
}

impl<F, T> Job for Task<F, T>
where
    F: Fn(&Connection) -> Result<T, StoreError> + Send,
    T: Send,
{
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError> {
        // The work holds nothing but values of its own; what it has written is rolled back.
        let outcome = catch_unwind(AssertUnwindSafe(|| (self.work)(connection)));
        let outcome = outcome.unwrap_or(Err(StoreError::Panicked));
        self.outcome.insert(outcome).as_ref().map(|_| ()).map_err(StoreError::clone)
    }

    fn locks(&self) -> Option<&str> {
        self.locks.as_deref()
    }

    fn answer(self: Box<Self>, fault: Option<StoreError>) {
        let outcome = match fault {
            Some(fault) => Err(fault),
            None => self.outcome.unwrap_or(Err(StoreError::Closed)),
        };
        // Nobody there: the caller no longer waits, the work stands.
        let _ = self.reply.send(outcome);
    }
}

/// Writes until all handles are gone, then tidies up.
pub(crate) fn run(connection: &Connection, mut requests: mpsc::Receiver<Box<dyn Job>>) {
    let most = match connection {
        Connection::Sqlite(_) => sqlite::MOST_TOGETHER,
        Connection::Postgres(_) => postgres::MOST_TOGETHER,
    };
    let mut batch = Vec::with_capacity(most);
    let mut begun: Option<Instant> = None;
    while requests.blocking_recv_many(&mut batch, most) > 0 {
        if let Some(rest) = begun.and_then(|begun| APART.checked_sub(begun.elapsed())) {
            thread::sleep(rest);
            batch.extend(iter::from_fn(|| requests.try_recv().ok()).take(most - batch.len()));
        }
        begun = Some(Instant::now());
        let faults = match connection {
            Connection::Sqlite(file) => sqlite::write_together(connection, file, &mut batch),
            Connection::Postgres(session) => postgres::write_together(connection, session, &mut batch),
        };
        for (job, fault) in batch.drain(..).zip(faults) {
            job.answer(fault);
        }
    }
    if let Connection::Sqlite(file) = connection {
        // What fails here is done again when the database is opened next.
        let _ = file.execute_batch("PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)");
    }
}

#[cfg(test)]
mod tests {
    use crate::sql::{Connection, values};
    use crate::{Store, StoreError};

    /// A request that panics is answered with an error; those beside it and after it are written.
    #[test]
    fn a_panic_ends_its_own_request_and_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("orrery.db");
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let store = Store::open(&path).unwrap();
            let panics = |connection: &Connection| -> Result<(), StoreError> {
                connection.execute("UPDATE alive SET at = 7", values![])?;
                panic!("made for this test");
            };
            // Together, so that they share a transaction.
            let (before, panicked, after) =
                tokio::join!(store.set_heartbeat(5), store.write(panics), store.check_writing());
            assert_eq!((before, panicked, after), (Ok(()), Err(StoreError::Panicked), Ok(())));
            assert_eq!(
                store.read(|_| -> Result<(), StoreError> { panic!("here too") }).await,
                Err(StoreError::Panicked)
            );
            let at = |connection: &Connection| {
                Ok(connection.one("SELECT at FROM alive", values![], |row| row.get::<i64>(0))?)
            };
            assert_eq!(store.read(at).await, Ok(5), "nothing of it was written");
            store.set_heartbeat(6).await.unwrap();
            assert_eq!(store.read(at).await, Ok(6));
        });
    }
}
