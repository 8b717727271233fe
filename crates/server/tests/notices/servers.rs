//! Several servers that empty one outbox.

use orrery_server::app::now;
use orrery_store::{ChannelKind, Lease};

use crate::common::postgres;
use crate::notices::place::{HOUR, Place, config};
use crate::notices::sinks::HookSink;

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_is_sent_by_the_server_that_has_the_lease() {
    let sink = HookSink::start().await;
    let database = postgres::Place::new();
    // Somebody holds it and sends nothing.
    let idler = database.open();
    assert_eq!(idler.lease("notices", 60_000).await, Ok(Lease::Mine));
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
