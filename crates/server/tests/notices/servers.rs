//! Several servers that empty one outbox.

use std::time::Duration;

use orrery_server::app::now;
use orrery_store::{ChannelKind, Lease};
use tokio::time::sleep;
use tokio_postgres::NoTls;

use crate::common::postgres;
use crate::notices::place::{HOUR, Place, config};
use crate::notices::sinks::HookSink;

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_is_sent_by_the_server_that_has_the_lease() {
    let sink = HookSink::start().await;
    let database = postgres::Place::new();
    // Somebody holds it for longer than the test takes, and sends nothing.
    let idler = database.open();
    assert_eq!(idler.lease("notices", HOUR).await, Ok(Lease::Mine));
    let one = Place::beside(&database.database(), config()).await;
    let other = Place::beside(&database.database(), config()).await;
    let (ola, jan) = (one.person("en").await, one.person("en").await);
    let table = one.table("connect-four", &[&ola, &jan]).await;
    one.channel(&ola, ChannelKind::Hook, &sink.url).await;
    let start = now();
    one.act(&table, 0).await;
    one.act(&table, 1).await;
    one.tend(start).await;
    let later = start + HOUR;
    tokio::join!(one.tend(later), other.tend(later));
    assert!(sink.take().is_empty(), "both leave it to the one that has the lease");
    idler.release("notices").await.expect("the store answers");
    tokio::join!(one.tend(later), other.tend(later));
    assert_eq!(sink.take().len(), 1);
}

/// The server that sent it gives its lease back in the very moment in which another one has read what is due.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_sent_since_it_was_read_is_not_sent_again() {
    let sink = HookSink::start().await;
    let database = postgres::Place::new();
    let one = Place::beside(&database.database(), config()).await;
    let (ola, jan) = (one.person("en").await, one.person("en").await);
    let table = one.table("connect-four", &[&ola, &jan]).await;
    one.channel(&ola, ChannelKind::Hook, &sink.url).await;
    let start = now();
    one.act(&table, 0).await;
    one.act(&table, 1).await;
    one.tend(start).await;
    let (other, connection) = tokio_postgres::connect(&database.address(), NoTls).await.expect("it answers");
    tokio::spawn(connection);
    other.batch_execute("BEGIN; LOCK TABLE leases").await.expect("nobody has it");
    let sends = async {
        let waiting = "SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
            WHERE datname = current_database() AND NOT granted";
        while other.query(waiting, &[]).await.expect("it answers").is_empty() {
            sleep(Duration::from_millis(10)).await;
        }
        // It has read what is due, and waits for its lease.
        other.batch_execute("DELETE FROM outbox; COMMIT").await.expect("done");
    };
    tokio::join!(one.tend(start + HOUR), sends);
    assert!(sink.take().is_empty(), "the other server has sent it");
}
