//! What was acknowledged survives, whenever a server dies.

use std::time::Duration;

use orrery_core::Chance;

use super::server::Launch;
use super::site::Site;
use crate::common::folder;
use crate::common::postgres::Place;

/// How often a server is killed; `cargo xtask faults` sets it higher.
fn kills(usually: usize) -> usize {
    std::env::var("ORRERY_KILLS").map_or(usually, |kills| kills.parse().expect("ORRERY_KILLS is a number"))
}

/// Kills random servers at random moments.
async fn kill(database: &str, servers: usize, kills: usize) {
    let mut site = Site::open(database, vec![Launch::with(database); servers]);
    let mut chance = Chance::sampled(7);
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(20 + chance.pick(400) as u64)).await;
        site.servers[chance.pick(servers)].kill();
    }
    let moves = site.close(&format!("{kills} kills among {servers}")).await;
    assert!(moves > kills as u64, "there was something to lose: {moves}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_lose_nothing_that_was_acknowledged() {
    let database = folder("kills").join("orrery.db");
    kill(database.to_str().expect("a plain path"), 1, kills(20)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_among_three_servers_lose_nothing_that_was_acknowledged() {
    let place = Place::empty();
    kill(&place.address(), 3, kills(6)).await;
}

/// Told to stop, a server closes its sockets and ends within its time; people go on elsewhere, and nothing waits for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_replaced_one_by_one_under_load() {
    let place = Place::empty();
    let mut site = Site::open(&place.address(), vec![Launch::with(&place.address()); 3]);
    for server in &mut site.servers {
        site.crowd.gets_on().await;
        server.replace();
    }
    site.close("three servers replaced").await;
}
