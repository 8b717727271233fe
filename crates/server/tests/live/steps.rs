//! The clock of the system is set; nobody's time runs out by it.

use std::time::Duration;

use orrery_server::clock::{Allowance, AtZero, Clock};
use orrery_store::EntryKind;
use serde_json::json;

use crate::live::support::{Server, Sits};

const MINUTE: Duration = Duration::from_mins(1);
/// Ten hours, in milliseconds.
const FAR: i64 = 10 * 60 * 60 * 1000;

/// A table at which somebody has an hour for each decision.
async fn an_hour_each(server: &Server) -> String {
    let (ola, jan) = (server.person().await, server.person().await);
    let allowance = Allowance::Move { seconds: 3600 };
    let clock = Clock { allowance, window: None, at_zero: AtZero::Bot, level: "random".to_owned() };
    let table =
        server.table_with("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)], clock).await;
    looks_after(server, &table, "").await;
    table
}

/// How often somebody's time has run out there.
async fn ran_out(server: &Server, table: &str) -> usize {
    let loaded = server.app.store.load(table).await.expect("it reads").expect("it is there");
    loaded.entries.iter().filter(|entry| entry.kind == EntryKind::Note).count()
}

/// Sets the system's clock, and waits until the server has noticed and looked after the table.
async fn set(server: &Server, table: &str, by: i64) {
    let alarm = &server.app.tables.alarm;
    let (before, kept) = (alarm.now(), kept(server, table).await);
    alarm.set_clock(by);
    looks_after(server, table, &kept).await;
    assert!((alarm.now() - before - by).abs() < 60_000, "it has followed");
}

/// What the table keeps beside its game: since when its clock runs, among others.
async fn kept(server: &Server, table: &str) -> String {
    server.app.store.side_state(table).await.expect("it reads").map(|kept| kept.state).unwrap_or_default()
}

/// Waits until that is no longer this.
async fn looks_after(server: &Server, table: &str, before: &str) {
    while kept(server, table).await == before {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// After 59 minutes there is time, after 61 there is none.
async fn has_its_hour(server: &mut Server, table: &str) {
    server.pass(59 * MINUTE);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ran_out(server, table).await, 0, "there was time");
    server.pass(2 * MINUTE);
    while ran_out(server, table).await == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn set_forward_it_costs_nobody_anything() {
    let mut server = Server::start().await;
    let table = an_hour_each(&server).await;
    set(&server, &table, FAR).await;
    has_its_hour(&mut server, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn set_back_it_stops_nobody() {
    let mut server = Server::start().await;
    let table = an_hour_each(&server).await;
    set(&server, &table, -FAR).await;
    has_its_hour(&mut server, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn set_forward_and_back_again_leaves_nothing_behind() {
    let mut server = Server::start().await;
    let table = an_hour_each(&server).await;
    set(&server, &table, FAR).await;
    set(&server, &table, -FAR).await;
    has_its_hour(&mut server, &table).await;
}

/// It was set back while no server ran.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_starts_in_the_past_goes_on_from_there() {
    let mut server = Server::start().await;
    server.pass(Duration::from_millis(FAR as u64));
    let table = an_hour_each(&server).await;
    let before = kept(&server, &table).await;
    let mut server = server.restart_at(Duration::ZERO).await;
    looks_after(&server, &table, &before).await;
    has_its_hour(&mut server, &table).await;
}
