//! A database of `PostgreSQL`, which several servers can share.
//!
//! Each thread of the store has a connection of its own, which is made anew when it is lost. What a transaction begins
//! with is sent together with its first statement, so that it costs no time on the way.

mod listening;
mod schema;
mod target;
mod tls;
mod values;
mod writing;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{join, join_all};
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, SimpleQueryMessage};

use crate::StoreError;
use crate::sql::{SqlError, Statement, Value, for_postgres};

pub(crate) use listening::listen;
pub(crate) use schema::prepare;
pub use target::Target;
pub(crate) use values::cell;
pub(crate) use writing::{MOST_TOGETHER, ONE_MOMENT, answer_at_one_moment, write_together};

/// How long an answer may take before the connection counts as lost. The server gives up a statement before that.
const PATIENCE: Duration = Duration::from_secs(10);

/// As many statements are on their way at once at most.
const ON_THEIR_WAY: usize = 16;

/// What a connection begins with. A server that is cut off in the middle of a transaction holds its locks no longer than
/// this, which is shorter than a lease: others can go on at its tables once they may.
const SETTINGS: &str = "SET statement_timeout = '8s'; SET lock_timeout = '4s';
    SET idle_in_transaction_session_timeout = '5s'; SET tcp_user_timeout = '10s';
    SET client_min_messages = 'warning'; SET default_transaction_isolation = 'read committed'";

type Answer<T> = Result<T, tokio_postgres::Error>;

/// One thread's connection.
pub(crate) struct Session {
    runtime: Runtime,
    target: Target,
    server: Arc<str>,
    link: RefCell<Option<Link>>,
    /// Whether something failed that may work when it is done again: a lost connection, a lock that others held.
    disturbed: Cell<bool>,
}

struct Link {
    client: Client,
    /// By the text that the store has for them.
    statements: HashMap<String, tokio_postgres::Statement>,
    /// What is to be sent with the next statement.
    prelude: Option<&'static str>,
    /// The number of the transaction, as the prelude has asked for it.
    transaction: Option<String>,
}

impl Session {
    /// A session that is not connected yet.
    pub(crate) fn new(target: Target, server: Arc<str>) -> Result<Self, StoreError> {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| StoreError::Failed { problem: error.to_string() })?;
        Ok(Self { runtime, target, server, link: RefCell::new(None), disturbed: Cell::new(false) })
    }

    /// What this server is called among those that share the database.
    pub(crate) fn server(&self) -> &str {
        &self.server
    }

    /// Connects, unless it is connected.
    pub(crate) fn connect(&self) -> Result<(), StoreError> {
        let mut link = self.link.borrow_mut();
        if link.as_ref().is_some_and(|link| !link.client.is_closed()) {
            return Ok(());
        }
        *link = None;
        let connecting = async {
            let client = self.target.connect().await?;
            client.batch_execute(SETTINGS).await?;
            Ok(client)
        };
        let connected = self.runtime.block_on(async { timeout(PATIENCE, connecting).await });
        let client = match connected {
            Ok(connected) => connected.map_err(|error: tokio_postgres::Error| unreachable(&error))?,
            Err(_) => return Err(StoreError::Unreachable { problem: "it does not answer".to_owned() }),
        };
        *link = Some(Link { client, statements: HashMap::new(), prelude: None, transaction: None });
        Ok(())
    }

    /// Sends this with the next statement. What an earlier call has left is sent now.
    fn begin_with(&self, words: &'static str) -> Result<(), SqlError> {
        self.flush()?;
        self.with_link(async |link| {
            link.prelude = Some(words);
            Ok(())
        })
    }

    /// Sends what was to go with the next statement.
    fn flush(&self) -> Result<(), SqlError> {
        self.with_link(async |link| link.send(async |_| Ok(())).await)
    }

    /// Runs statements without values; several with semicolons.
    pub(crate) fn batch(&self, sql: &str) -> Result<(), SqlError> {
        self.with_link(async |link| link.send(async |client| client.batch_execute(sql).await).await)
    }

    pub(crate) fn execute(&self, sql: &str, values: &[Value<'_>]) -> Result<usize, SqlError> {
        self.with_link(async |link| {
            let statement = link.statement(sql).await?;
            let touched =
                link.send(async |client| client.execute(&statement, &referenced(values)).await).await;
            touched.map(|rows| rows as usize)
        })
    }

    pub(crate) fn execute_all(&self, statements: &[Statement<'_>]) -> Result<Vec<usize>, SqlError> {
        self.with_link(async |link| {
            let mut prepared = Vec::with_capacity(statements.len());
            for (sql, values) in statements {
                prepared.push((link.statement(sql).await?, referenced(values)));
            }
            let mut touched = Vec::with_capacity(statements.len());
            for some in prepared.chunks(ON_THEIR_WAY) {
                let rows: Vec<usize> = link
                    .send(async |client| {
                        let running =
                            some.iter().map(|(statement, values)| client.execute(statement, values));
                        // In order: after the first error, the others fail because of it.
                        join_all(running)
                            .await
                            .into_iter()
                            .map(|done| done.map(|rows| rows as usize))
                            .collect()
                    })
                    .await?;
                touched.extend(rows);
            }
            Ok(touched)
        })
    }

    pub(crate) fn query(&self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, SqlError> {
        self.with_link(async |link| {
            let statement = link.statement(sql).await?;
            link.send(async |client| client.query(&statement, &referenced(values)).await).await
        })
    }

    /// Asks in plain text; the first column of the first row.
    fn ask(&self, sql: &str) -> Result<Option<String>, SqlError> {
        self.with_link(async |link| link.send(async |client| client.simple_query(sql).await).await)
            .map(|answer| first_value(&answer))
    }

    fn with_link<T>(&self, work: impl AsyncFnOnce(&mut Link) -> Answer<T>) -> Result<T, SqlError> {
        let mut place = self.link.borrow_mut();
        let Some(link) = place.as_mut() else {
            return Err(SqlError::Other(StoreError::Unreachable { problem: "not connected".to_owned() }));
        };
        let answered = self.runtime.block_on(async { timeout(PATIENCE, work(link)).await });
        match answered {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(error)) => {
                let lost = link.client.is_closed() || is_lost(&error);
                self.disturbed.set(self.disturbed.get() || lost || is_passing(&error));
                if lost {
                    *place = None;
                    return Err(SqlError::Other(unreachable(&error)));
                }
                Err(refused(&error))
            }
            Err(_) => {
                self.disturbed.set(true);
                *place = None;
                let problem = "it does not answer".to_owned();
                Err(SqlError::Other(StoreError::Unreachable { problem }))
            }
        }
    }

    fn is_connected(&self) -> bool {
        self.link.borrow().is_some()
    }

    /// The number of the transaction that was begun last.
    fn transaction(&self) -> Option<String> {
        self.link.borrow().as_ref().and_then(|link| link.transaction.clone())
    }
}

impl Link {
    /// A statement, prepared once.
    async fn statement(&mut self, sql: &str) -> Answer<tokio_postgres::Statement> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let text = for_postgres(sql);
        let statement = self.send(async |client| client.prepare(&text).await).await?;
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    /// Sends a request right after the prelude, without waiting for its answer.
    async fn send<T>(&mut self, request: impl AsyncFnOnce(&Client) -> Answer<T>) -> Answer<T> {
        let Some(words) = self.prelude.take() else { return request(&self.client).await };
        // Polled in this order, so sent in this order.
        let (before, answer) = join(self.client.simple_query(words), request(&self.client)).await;
        if let Some(number) = first_value(&before?) {
            self.transaction = Some(number);
        }
        answer
    }
}

fn first_value(answer: &[SimpleQueryMessage]) -> Option<String> {
    answer.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
        _ => None,
    })
}

fn referenced<'a>(values: &'a [Value<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

/// Whether the connection is of no more use.
fn is_lost(error: &tokio_postgres::Error) -> bool {
    let Some(code) = error.code() else {
        // Not said by the server. What could not be converted is no fault of the connection's.
        return std::error::Error::source(error).is_none_or(<dyn std::error::Error>::is::<std::io::Error>);
    };
    [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        SqlState::READ_ONLY_SQL_TRANSACTION,
    ]
    .contains(code)
}

/// Whether the same may work in a moment.
fn is_passing(error: &tokio_postgres::Error) -> bool {
    let passing =
        [SqlState::T_R_DEADLOCK_DETECTED, SqlState::T_R_SERIALIZATION_FAILURE, SqlState::LOCK_NOT_AVAILABLE];
    error.code().is_some_and(|code| passing.contains(code))
}

fn unreachable(error: &tokio_postgres::Error) -> StoreError {
    StoreError::Unreachable { problem: described(error) }
}

fn refused(error: &tokio_postgres::Error) -> SqlError {
    let problem = described(error);
    match error.code() {
        Some(code) if *code == SqlState::UNIQUE_VIOLATION => SqlError::Duplicate(problem),
        Some(code) if *code == SqlState::DISK_FULL => SqlError::Other(StoreError::Full),
        _ if is_passing(error) => SqlError::Other(StoreError::Busy),
        _ => SqlError::Other(StoreError::Failed { problem }),
    }
}

/// What the server said, or what happened to the connection.
fn described(error: &tokio_postgres::Error) -> String {
    match error.as_db_error() {
        Some(said) => said.message().to_owned(),
        None => match std::error::Error::source(error) {
            Some(source) => format!("{error}: {source}"),
            None => error.to_string(),
        },
    }
}
