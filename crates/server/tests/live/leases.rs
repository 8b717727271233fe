//! Each piece of work is done by the one server that has its lease: while somebody else holds it, by none.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use orrery_server::clock::AtZero;
use orrery_server::fair::Payer;
use orrery_server::live::LEASE;
use orrery_server::reviews::{Progress, Thought};
use orrery_store::{Lease, Store};
use serde_json::json;
use tokio::time::sleep;

use crate::common::config;
use crate::common::postgres::Place;
use crate::live::seats::{notes, per_move};
use crate::live::servers::two_servers;
use crate::live::support::{Server, Sits, play};

/// Whoever holds a lease and does nothing.
async fn idler(place: &Place, lease: &str) -> Store {
    let store = place.open();
    assert_eq!(store.lease(lease, 60_000).await, Ok(Lease::Mine));
    store
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_are_one_servers() {
    let place = Place::new();
    let idler = idler(&place, "clocks").await;
    let (mut here, mut there) = two_servers(&place).await;
    let (ola, jan) = (here.person().await, here.person().await);
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let table = here.table_with("connect-four", json!({}), &seats, per_move(AtZero::Bot)).await;
    for server in [&mut here, &mut there] {
        server.pass(Duration::from_hours(2));
    }
    sleep(Duration::from_secs(3)).await;
    assert!(notes(&here, &table).await.is_empty(), "both leave it to the one that has the lease");
    idler.release("clocks").await.expect("the store answers");
    let freed = Instant::now();
    while notes(&there, &table).await.is_empty() {
        assert!(freed.elapsed() < Duration::from_millis(LEASE as u64 + 2000), "nobody has taken it");
        sleep(Duration::from_millis(50)).await;
    }
    sleep(Duration::from_secs(1)).await;
    assert_eq!(notes(&here, &table).await, ["0 stand-in random back clock"], "one of them did it, once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_is_made_by_one_server() {
    let place = Place::new();
    let quick = || orrery_server::config::Config { reviews: Thought::Quick, ..config() };
    let here = Server::beside_with(&place.database(), quick()).await;
    let there = Server::beside_with(&place.database(), quick()).await;
    let ola = here.person().await;
    let table = here.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Bot("easy")]).await;
    let mut one = here.join(&table, Some(&ola)).await;
    play(&mut [&mut one], usize::MAX, 5).await;
    let idler = idler(&place, &format!("review {table}")).await;
    let is_ready = async |server: &Server| {
        let live =
            server.app.tables.table(&server.app, &table).await.expect("it loads").expect("it is there");
        let record = live.snapshot().table.record();
        let payer = Payer::account_alone(&ola.account);
        let reviewed = server.app.reviews.of(&server.app.store, &table, &live.title, &record, &payer).await;
        match reviewed.expect("the store answers") {
            Progress::Ready(_) => true,
            Progress::Going { .. } => false,
            _ => panic!("it is neither made nor being made"),
        }
    };
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(3) {
        assert!(!is_ready(&here).await && !is_ready(&there).await, "another server makes it");
        sleep(Duration::from_millis(50)).await;
    }
    idler.release(&format!("review {table}")).await.expect("the store answers");
    while !is_ready(&here).await || !is_ready(&there).await {
        assert!(begun.elapsed() < Duration::from_mins(1), "one of them makes it");
        sleep(Duration::from_millis(50)).await;
    }
}

/// Whoever was thought for at one server waits for others at the other one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fair_shares_hold_over_both_servers() {
    let place = Place::new();
    let one_thread = || orrery_server::config::Config { bot_threads: 1, ..config() };
    let here = Server::beside_with(&place.database(), one_thread()).await;
    let there = Server::beside_with(&place.database(), one_thread()).await;
    let [greedy, modest, other] = ["greedy", "modest", "other"].map(Payer::account_alone);
    let thought = || std::thread::sleep(Duration::from_millis(400));
    here.app.tables.think_pool.think(greedy.clone(), thought).await.expect("it was thought");
    // Until it was said and heard.
    sleep(Duration::from_secs(1)).await;
    let order = Mutex::new(Vec::new());
    let pool = &there.app.tables.think_pool;
    let (end, ended) = std::sync::mpsc::channel::<()>();
    let busy = pool.think(other, move || ended.recv().unwrap_or(()));
    let thinks = async |payer: Payer| {
        let account = payer.account().to_owned();
        pool.think(payer, || ()).await.expect("it was thought");
        order.lock().expect("no panic").push(account);
    };
    let freeing = async {
        while pool.waiting() < 2 {
            sleep(Duration::from_millis(5)).await;
        }
        drop(end);
    };
    tokio::join!(busy, thinks(greedy), thinks(modest), freeing);
    assert_eq!(*order.lock().expect("no panic"), ["modest", "greedy"]);
}
