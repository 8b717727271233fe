//! Where only bots play, they wait for somebody who looks.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::live::support::{Server, Sits};

/// Time passes until nobody plays at the table any more, and it has left the memory.
async fn leaves_the_memory(server: &mut Server) {
    let started = Instant::now();
    server.pass(Duration::from_mins(5));
    while !server.app.tables.is_empty() {
        assert!(started.elapsed() < Duration::from_mins(1), "bots play on though nobody looks");
        tokio::time::sleep(Duration::from_millis(20)).await;
        server.app.tables.sweep();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_among_themselves_play_while_somebody_looks() {
    let mut server = Server::start().await;
    let table = server.table("orion", json!({}), &[Sits::Bot("normal"), Sits::Bot("normal")]).await;
    let mut watcher = server.join(&table, None).await;
    watcher.hear_show().await;
    drop(watcher);
    leaves_the_memory(&mut server).await;
    let paused = server.decisions(&table).await;
    assert!(paused > 0, "somebody looked");
    let mut watcher = server.join(&table, None).await;
    assert!(!watcher.over, "they have not played to the end alone");
    watcher.hear_show().await;
    assert!(server.decisions(&table).await > paused, "they go on");
    drop(watcher);
    leaves_the_memory(&mut server).await;
    // A program that asks now and then looks, too.
    let paused = server.decisions(&table).await;
    while server.decisions(&table).await == paused {
        server.page(&format!("/t/{table}/record.json"), None).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Whoever has handed over every seat and left has bots play among themselves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_that_were_handed_over_wait_for_their_owner() {
    let mut server = Server::start().await;
    let ola = server.person().await;
    let table = server.table("orion", json!({}), &[Sits::Person(&ola), Sits::Bot("normal")]).await;
    let mut one = server.join(&table, Some(&ola)).await;
    one.send(&json!({"t": "hand_over", "level": "normal", "until": "back"})).await;
    one.hear_until(|player| player.made > 0).await;
    drop(one);
    leaves_the_memory(&mut server).await;
    // It was due once more, and is not from then on.
    let started = Instant::now();
    while server.app.store.next_table_due().await.expect("it reads").is_some() {
        assert!(started.elapsed() < Duration::from_mins(1), "somebody looks at it again and again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut again = server.join(&table, Some(&ola)).await;
    assert!(!again.over);
    let made = again.made;
    again.hear_until(|player| player.made > made || player.over).await;
}
