//! The handle, its threads, and how they end.

use std::fmt;
use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, RwLock, mpsc as std_mpsc};
use std::thread::{Builder, JoinHandle};

use tokio::sync::{Mutex as AsyncMutex, mpsc, watch};

use crate::postgres::{self, Session, Target};
use crate::sql::{Connection, values};
use crate::sqlite::{self, open};
use crate::writer::{Job, Task};
use crate::{Database, News, StoreError, writer};

/// Requests that can wait before a caller has to wait to add one.
const WAITING: usize = 1024;

/// Threads that read a file: one for the slow questions and one for the others.
const READERS: usize = 2;

/// Threads that read a database elsewhere, each with a connection of its own: they mostly wait for answers.
const CONNECTIONS: usize = 4;

type Queue = mpsc::Sender<Box<dyn Job>>;

/// Where tables, accounts and sessions are kept. A handle is cheap to clone; all handles share one database.
///
/// Every call can be awaited in any runtime. Dropping the future does not stop the request. Dropping the last handle
/// waits until everything is written; in a server, await [`Store::close`] before.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    /// What this server is called among those that share the database.
    server: Arc<str>,
    /// News of the others, where there may be any.
    listener: Option<AsyncMutex<mpsc::UnboundedReceiver<News>>>,
    closed: watch::Sender<bool>,
    queues: RwLock<Option<Queues>>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    ended: watch::Receiver<()>,
}

struct Queues {
    write: Queue,
    read: Queue,
}

/// A place in the writer's queue. What takes it is written after everything that was queued before.
pub struct WritePermit(mpsc::OwnedPermit<Box<dyn Job>>);

impl WritePermit {
    /// Queues a request for a table at once; the answer comes when it is on disk.
    pub(crate) fn write<T, F>(
        self,
        table: String,
        work: F,
    ) -> impl Future<Output = Result<T, StoreError>> + Send + 'static
    where
        T: Send + 'static,
        F: Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (task, answer) = Task::new(work, Some(table));
        self.0.send(Box::new(task));
        async move { answer.await.unwrap_or(Err(StoreError::Closed)) }
    }
}

/// Held by every thread that uses the database. The lock is declared first: it is released before the end is announced.
struct InUse {
    _lock: Option<File>,
    _ended: watch::Sender<()>,
}

impl Store {
    /// Opens a database in a file, making the file and its folders if they are missing, and brings it to the format of
    /// this program. Blocks for some milliseconds; meant for the start of a server.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_database(&Database::File(path.as_ref().to_owned()))
    }

    /// Opens a database, wherever it is.
    pub fn open_database(database: &Database) -> Result<Self, StoreError> {
        let opened = match database {
            Database::File(path) => Self::open_file(path),
            Database::Postgres(url) => Target::parse(url).and_then(|target| Self::open_postgres(&target)),
        };
        opened.map_err(|reason| StoreError::CannotOpen {
            place: database.to_string(),
            reason: Box::new(reason),
        })
    }

    fn open_file(path: &Path) -> Result<Self, StoreError> {
        let path = open::locate(path)?;
        let lock = open::lock(&path)?;
        open::check_names(&path)?;
        open::keep_private(&path)?;
        let writer = open::writer(&path)?;
        let readers = (0..READERS).map(|_| open::reader(&path)).collect::<Result<Vec<_>, _>>()?;
        let writer = move || Ok(Connection::Sqlite(writer));
        let readers = readers.into_iter().map(|reader| move || Ok(Connection::Sqlite(reader)));
        Self::start(name()?, Some(lock), writer, readers, None)
    }

    fn open_postgres(target: &Target) -> Result<Self, StoreError> {
        let server = name()?;
        let (writer, called) = (target.clone(), Arc::clone(&server));
        let writer = move || {
            let session = Session::new(writer, called)?;
            postgres::prepare(&session)?;
            Ok(Connection::Postgres(Box::new(session)))
        };
        let readers = (0..CONNECTIONS).map(|_| {
            let (target, called) = (target.clone(), Arc::clone(&server));
            // It connects when it is first asked.
            move || Ok(Connection::Postgres(Box::new(Session::new(target, called)?)))
        });
        Self::start(Arc::clone(&server), None, writer, readers, Some(target))
    }

    /// Starts the threads; each makes its own connection.
    fn start<W, R>(
        server: Arc<str>,
        lock: Option<File>,
        writer: W,
        readers: impl Iterator<Item = R>,
        shared: Option<&Target>,
    ) -> Result<Self, StoreError>
    where
        W: FnOnce() -> Result<Connection, StoreError> + Send + 'static,
        R: FnOnce() -> Result<Connection, StoreError> + Send + 'static,
    {
        let (ended, watching) = watch::channel(());
        let in_use = Arc::new(InUse { _lock: lock, _ended: ended });
        let (write, requests) = mpsc::channel(WAITING);
        let (read, questions) = mpsc::channel(WAITING);
        let questions = Arc::new(Mutex::new(questions));

        let mut threads = vec![thread("store-writer", &in_use, writer, move |connection| {
            writer::run(connection, requests);
        })?];
        for reader in readers {
            let questions = Arc::clone(&questions);
            threads.push(thread("store-reader", &in_use, reader, move |connection| {
                answer_questions(connection, &questions);
            })?);
        }
        let closed = watch::Sender::new(false);
        let mut listener = None;
        if let Some(target) = shared {
            let (heard, news) = mpsc::unbounded_channel();
            listener = Some(AsyncMutex::new(news));
            let (target, server, closed) = (target.clone(), Arc::clone(&server), closed.subscribe());
            let in_use = Arc::clone(&in_use);
            threads.push(spawn("store-listener", move || {
                postgres::listen(&target, &server, &heard, closed);
                drop(in_use);
            })?);
        }
        Ok(Self {
            inner: Arc::new(Inner {
                server,
                listener,
                closed,
                queues: RwLock::new(Some(Queues { write, read })),
                threads: Mutex::new(threads),
                ended: watching,
            }),
        })
    }

    /// Copies a database in a file as it is at this moment, also while a server writes into it. The copy must not exist
    /// yet.
    pub fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
        let copy = || {
            if !from.is_file() {
                return Err(StoreError::Missing);
            }
            let connection = open::reader(from)?;
            sqlite::recognise(&connection)?;
            open::copy_target(to)?;
            connection.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
            Ok(())
        };
        let place = from.display().to_string();
        copy().map_err(|reason| StoreError::CannotOpen { place, reason: Box::new(reason) })
    }

    /// Writes what waits, brings the database into one file and lets go of it. Requests that come later are answered
    /// with [`StoreError::Closed`]. Waits until all of it is done, however often it is called.
    pub async fn close(&self) {
        drop(self.inner.take_queues());
        let mut ended = self.inner.ended.clone();
        // An error is the news: the threads are gone.
        while ended.changed().await.is_ok() {}
    }

    /// Checks every page of a file for damage, and that each table has all its entries. Slow: not for every start.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.read(|connection| {
            if let Connection::Sqlite(file) = connection {
                open::check(file, "PRAGMA integrity_check(1)")?;
            }
            let sql = "SELECT id FROM tables
                WHERE version <> (SELECT count(*) FROM entries WHERE table_num = num) LIMIT 1";
            match connection.find(sql, values![], |row| row.get::<String>(0))? {
                None => Ok(()),
                Some(id) => Err(StoreError::Damaged { problem: format!("table {id} lacks entries") }),
            }
        })
        .await
    }

    /// Writes something that changes nothing, to the disk: an error is what the next move would meet.
    pub async fn check_writing(&self) -> Result<(), StoreError> {
        self.write(|connection| {
            // A server that serves has noted it here.
            let rows = connection.execute("UPDATE alive SET at = at", values![])?;
            if rows == 1 { Ok(()) } else { Err(StoreError::Closed) }
        })
        .await
    }

    /// Lets a database in a file grow to this many bytes at most (rounded down to whole pages, and never less than it has);
    /// what would need more is answered with [`StoreError::Full`].
    pub async fn limit_size(&self, bytes: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            let Connection::Sqlite(file) = connection else { return Err(StoreError::Elsewhere) };
            let page: u64 = file.query_row("PRAGMA page_size", [], |row| row.get(0))?;
            file.pragma_update(None, "max_page_count", (bytes / page).max(1))?;
            Ok(())
        })
        .await
    }

    /// Whether other servers may use the database at the same time.
    pub fn is_shared(&self) -> bool {
        self.inner.listener.is_some()
    }

    /// What this server is called among those that share the database.
    pub fn server(&self) -> &str {
        &self.inner.server
    }

    pub(crate) fn listener(&self) -> Option<&AsyncMutex<mpsc::UnboundedReceiver<News>>> {
        self.inner.listener.as_ref()
    }

    /// Waits for a place in the writer's queue, for a caller who cannot wait later.
    pub async fn reserve(&self) -> Result<WritePermit, StoreError> {
        let queue = self.inner.queue(|queues| &queues.write)?;
        queue.reserve_owned().await.map(WritePermit).map_err(|_| StoreError::Closed)
    }

    /// Has the writer do something; answered when it is on disk.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let queue = self.inner.queue(|queues| &queues.write)?;
        ask(queue, work).await
    }

    /// Has a reader answer something; it sees all that was acknowledged before, and one moment of it.
    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let queue = self.inner.queue(|queues| &queues.read)?;
        ask(queue, work).await
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Inner {
    fn queue(&self, which: impl FnOnce(&Queues) -> &Queue) -> Result<Queue, StoreError> {
        let queues = self.queues.read().unwrap_or_else(PoisonError::into_inner);
        queues.as_ref().map(|queues| which(queues).clone()).ok_or(StoreError::Closed)
    }

    /// The threads end when they have done what waits and no queue is left.
    fn take_queues(&self) -> Option<Queues> {
        self.closed.send_replace(true);
        self.queues.write().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        drop(self.take_queues());
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            // A thread that panicked has said so.
            let _ = thread.join();
        }
    }
}

async fn ask<T, F>(queue: Queue, work: F) -> Result<T, StoreError>
where
    T: Send + 'static,
    F: Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
{
    let (task, answer) = Task::new(work, None);
    queue.send(Box::new(task)).await.map_err(|_| StoreError::Closed)?;
    // A sender held here would keep the thread from ending.
    drop(queue);
    answer.await.unwrap_or(Err(StoreError::Closed))
}

/// A name that no other server has.
fn name() -> Result<Arc<str>, StoreError> {
    let random = getrandom::u64();
    let random =
        random.map_err(|error| StoreError::Failed { problem: format!("no random numbers: {error}") })?;
    Ok(format!("{random:016x}").into())
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let spawned = Builder::new().name(name.to_owned()).spawn(work);
    spawned.map_err(|error| StoreError::Failed { problem: error.to_string() })
}

/// Starts a thread that makes a connection and works with it; waits until it has one.
fn thread(
    name: &str,
    in_use: &Arc<InUse>,
    connect: impl FnOnce() -> Result<Connection, StoreError> + Send + 'static,
    work: impl FnOnce(&Connection) + Send + 'static,
) -> Result<JoinHandle<()>, StoreError> {
    let in_use = Arc::clone(in_use);
    let (connected, answer) = std_mpsc::sync_channel(1);
    let thread = spawn(name, move || {
        match connect() {
            Ok(connection) => {
                // Whoever opens the store waits for this.
                let _ = connected.send(Ok(()));
                work(&connection);
            }
            Err(error) => {
                let _ = connected.send(Err(error));
            }
        }
        drop(in_use);
    })?;
    answer.recv().unwrap_or(Err(StoreError::Panicked))?;
    Ok(thread)
}

/// The loop of a reading thread. One thread at a time waits at the queue.
fn answer_questions(connection: &Connection, questions: &Mutex<mpsc::Receiver<Box<dyn Job>>>) {
    loop {
        let next = questions.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        let Some(job) = next else { return };
        match connection {
            Connection::Sqlite(file) => sqlite::answer_at_one_moment(connection, file, job),
            Connection::Postgres(session) => postgres::answer_at_one_moment(connection, session, job),
        }
    }
}
