//! The one thread that writes. Waiting requests are written together, with one sync of the disk for all.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use std::{iter, thread};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;

/// As many requests share a commit at most: more would make the first one wait.
const MOST_TOGETHER: usize = 512;

/// The least time between the beginnings of two commits: requests that come meanwhile share a sync. A single request
/// does not wait.
const APART: Duration = Duration::from_millis(4);

/// A request on its way through a thread.
pub(crate) trait Job: Send {
    /// Does the work; with an error, what it wrote is not to be kept.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;
    /// Answers the caller; with a fault, the outcome of the work is void.
    fn answer(self: Box<Self>, fault: Option<StoreError>);
}

/// Some work and who waits for its outcome.
pub(crate) struct Task<F, T> {
    work: Option<F>,
    outcome: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<F, T> Task<F, T> {
    pub(crate) fn new(work: F) -> (Self, oneshot::Receiver<Result<T, StoreError>>) {
        let (reply, answer) = oneshot::channel();
        (Self { work: Some(work), outcome: None, reply }, answer)
    }
}

impl<F, T> Job for Task<F, T>
where
    F: FnOnce(&Connection) -> Result<T, StoreError> + Send,
    T: Send,
{
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let Some(work) = self.work.take() else { return Ok(()) };
        // The work holds nothing but values of its own; what it has written is rolled back.
        let outcome = catch_unwind(AssertUnwindSafe(|| work(connection)));
        let outcome = outcome.unwrap_or(Err(StoreError::Panicked));
        self.outcome.insert(outcome).as_ref().map(|_| ()).map_err(StoreError::clone)
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
    let mut batch = Vec::with_capacity(MOST_TOGETHER);
    let mut begun: Option<Instant> = None;
    while requests.blocking_recv_many(&mut batch, MOST_TOGETHER) > 0 {
        if let Some(rest) = begun.and_then(|begun| APART.checked_sub(begun.elapsed())) {
            thread::sleep(rest);
            batch.extend(iter::from_fn(|| requests.try_recv().ok()).take(MOST_TOGETHER - batch.len()));
        }
        begun = Some(Instant::now());
        let fault = write_together(connection, &mut batch).err();
        for job in batch.drain(..) {
            job.answer(fault.clone());
        }
    }
    // What fails here is done again when the database is opened next.
    let _ = connection.execute_batch("PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)");
}

/// Runs all requests in one transaction, each for itself, and syncs once.
fn write_together(connection: &Connection, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    let done = run_all(connection, batch);
    if done.is_err() && !connection.is_autocommit() {
        // After some errors SQLite has rolled back by itself; otherwise nothing may remain either.
        let _ = connection.execute_batch("ROLLBACK");
    }
    done
}

fn run_all(connection: &Connection, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    let execute = |sql: &str| connection.prepare_cached(sql)?.execute([]);
    execute("BEGIN IMMEDIATE")?;
    for job in batch {
        execute("SAVEPOINT request")?;
        if let Err(error) = job.run(connection) {
            // A disk that fails can take the whole transaction with it.
            if connection.is_autocommit() {
                return Err(error);
            }
            execute("ROLLBACK TO request")?;
        }
        execute("RELEASE request")?;
    }
    execute("COMMIT")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::{Store, StoreError};

    /// A request that panics is answered with an error; those beside it and after it are written.
    #[test]
    fn a_panic_ends_its_own_request_and_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("orrery.db");
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let store = Store::open(&path).unwrap();
            let panics = |connection: &rusqlite::Connection| -> Result<(), StoreError> {
                connection.execute("UPDATE alive SET at = 7", [])?;
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
            let at = |connection: &rusqlite::Connection| {
                Ok(connection.query_row("SELECT at FROM alive", [], |row| row.get::<_, i64>(0))?)
            };
            assert_eq!(store.read(at).await, Ok(5), "nothing of it was written");
            store.set_heartbeat(6).await.unwrap();
            assert_eq!(store.read(at).await, Ok(6));
        });
    }
}
