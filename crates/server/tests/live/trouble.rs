//! People who are not what they seem, and days on which nothing works.

use std::time::Duration;

use serde_json::json;

use crate::live::support::{Both, Server, Sits, play, play_until_refused};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_moves_for_another() {
    let server = Server::start().await;
    let (ola, jan, eve) = (server.person().await, server.person().await, server.person().await);
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    for stranger in [None, Some(&eve)] {
        let mut watcher = server.join(&table, stranger).await;
        for message in [
            json!({"t": "act", "action": "drop 1", "made": 0}),
            json!({"t": "undo", "made": 0}),
            json!({"t": "why", "action": "drop 1"}),
            json!({"t": "hint"}),
            json!({"t": "stand", "wish": {"on": {"question": {"key": "ask-drop"}}, "answer": {"this": "drop 1"}}}),
            json!({"t": "revoke", "id": 1}),
            json!({"t": "end_turn"}),
        ] {
            let told = watcher.ask(&message).await;
            assert!(told.contains("no seat") || told.contains("no hints"), "{message}: {told}");
        }
        // Another's hand cannot be opened by asking for it.
        watcher.send(&json!({"t": "look", "seat": 0})).await;
        watcher.act("drop 1").await;
        let _ = watcher.silent_for(Duration::from_millis(100)).await;
    }
    let mut waiting = server.join(&table, Some(&jan)).await;
    let told = waiting.ask(&json!({"t": "act", "action": "drop 1", "made": 0})).await;
    assert!(told.contains("C4-5"), "not his turn: {told}");
    assert_eq!(server.decisions(&table).await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_answered_and_harms_nobody() {
    let server = Server::start().await;
    let Both { table, mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    for nonsense in ["", "{", "[]", "null", "{\"t\":\"fly\"}", "{\"t\":\"act\",\"action\":7}", "\u{202e}{}"] {
        one.send_text(nonsense).await;
        while one.hear().await.expect("the server stays")["t"] != "note" {}
    }
    for action in ["drop 8", "drop", "fly 1", &"x".repeat(4000), "drop 1 1", "drop \u{202e}1"] {
        let told = one.ask(&json!({"t": "act", "action": action, "made": 0})).await;
        assert!(told.contains("not an action"), "{action}: {told}");
    }
    // A message that is too long ends the connection, and only that one.
    one.send_text(&"x".repeat(100_000)).await;
    while one.hear().await.is_some() {}
    assert_eq!(server.decisions(&table).await, 0);
    let told = two.ask(&json!({"t": "rule", "rule": "C4-3"})).await;
    assert!(told.contains("C4-3"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_ends_its_connection_and_no_other() {
    let server = Server::start().await;
    let Both { mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    for _ in 0..400 {
        one.send(&json!({"t": "rule", "rule": "C4-3"})).await;
    }
    while one.hear().await.is_some() {}
    let told = two.ask(&json!({"t": "rule", "rule": "C4-3"})).await;
    assert!(told.contains("C4-3"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_foreign_page_gets_no_socket() {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
    let server = Server::start().await;
    let ola = server.person().await;
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Bot("random")]).await;
    for (name, value) in [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")] {
        let mut request =
            format!("ws://{}/t/{table}/ws", server.address).into_client_request().expect("a URL");
        request.headers_mut().insert("cookie", ola.cookie.parse().expect("plain text"));
        request.headers_mut().insert(name, value.parse().expect("plain text"));
        assert!(tokio_tungstenite::connect_async(request).await.is_err(), "{name}: {value}");
    }
    let (status, _) = server.page("/t/aaaaaaaaaaaaaaaaaaaaaaaaaa", Some(&ola)).await;
    assert_eq!(status, 404, "a table that cannot be guessed");
}

/// What cannot be written down did not happen: the move is refused, and the table is as it was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing_and_pretends_nothing() {
    let server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let mut tables = Vec::new();
    for _ in 0..10 {
        let seats = [Sits::Person(&ola), Sits::Person(&jan)];
        tables.push(server.table("orion", json!({}), &seats).await);
    }
    server.app.store.limit_size(1).await.expect("a limit");
    // What fits into the pages that are there still goes in; soon nothing does.
    let mut full = None;
    for (seed, table) in (5..).zip(&tables) {
        let mut one = server.join(table, Some(&ola)).await;
        let mut two = server.join(table, Some(&jan)).await;
        if let Err(refused) = play_until_refused(&mut [&mut one, &mut two], usize::MAX, seed).await {
            full = Some((table, refused));
            break;
        }
    }
    let (table, refused) = full.expect("the disk fills up");
    assert!(refused.contains("did not happen"), "{refused}");
    let kept = server.decisions(table).await;
    // Whoever comes anew is told what has happened; a socket may not have heard of its own last move yet.
    let shown = server.join(table, Some(&ola)).await.made + server.join(table, Some(&jan)).await.made;
    assert_eq!(kept as u64, shown);
    server.app.store.limit_size(u64::MAX / 2).await.expect("room again");
    let mut again = server.join(table, Some(&ola)).await;
    let mut other = server.join(table, Some(&jan)).await;
    assert_eq!(play(&mut [&mut again, &mut other], 1, 6).await, 1, "it goes on");
    assert_eq!(server.decisions(table).await, kept + 1);
}

/// A table that nobody looks at leaves the memory, and comes back as it was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_nobody_looks_at_leave_the_memory() {
    let server = Server::start().await;
    let Both { table, ola, mut one, mut two, .. } = server.two_at("orion", json!({})).await;
    play(&mut [&mut one, &mut two], 6, 9).await;
    while !one.silent_for(Duration::from_millis(100)).await {}
    server.app.tables.sweep();
    assert_eq!(server.app.tables.len(), 1, "somebody looks at it");
    let (board, log) = (one.regions["board"].clone(), one.log.clone());
    drop((one, two));
    let started = std::time::Instant::now();
    while !server.app.tables.is_empty() {
        assert!(started.elapsed() < Duration::from_secs(10), "the table stays");
        tokio::time::sleep(Duration::from_millis(20)).await;
        server.app.tables.sweep();
    }
    let again = server.join(&table, Some(&ola)).await;
    assert_eq!((&again.regions["board"], &again.log), (&board, &log));
}

/// Thousands of connections that say nothing are no burden, and need little memory each.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_sockets_disturb_nobody() {
    const SOCKETS: usize = 2_500;
    orrery_server::serve::more_files();
    let server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let mut idle = vec![server.idle(&table).await];
    let before = memory();
    for _ in 0..SOCKETS {
        idle.push(server.idle(&table).await);
    }
    if let Some((before, after)) = before.zip(memory()) {
        let each = (after - before) / SOCKETS as f64;
        // Both ends are in this process.
        assert!(each < 60.0, "{each:.1} KB for each socket");
    }
    let mut one = server.join(&table, Some(&ola)).await;
    let mut two = server.join(&table, Some(&jan)).await;
    assert_eq!(play(&mut [&mut one, &mut two], 6, 7).await, 6);
    assert_eq!(server.app.tables.len(), 1);
}

/// The memory of this process in kilobytes, where the system tells.
fn memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Bots at a hundred tables think as much as they can; people at another one hardly notice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_tables_with_bots_leave_room_for_people() {
    const TABLES: usize = 100;
    let server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let mut bots = Vec::new();
    for _ in 0..TABLES {
        let table = server.table("orion", json!({}), &[Sits::Bot("hard"), Sits::Bot("hard")]).await;
        server.app.tables.table(&server.app, &table).await.expect("it loads").expect("it has begun");
        bots.push(table);
    }
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let mut one = server.join(&table, Some(&ola)).await;
    let mut two = server.join(&table, Some(&jan)).await;
    let mut slowest = Duration::ZERO;
    for seed in 0..6 {
        let started = std::time::Instant::now();
        assert_eq!(play(&mut [&mut one, &mut two], 1, seed).await, 1);
        slowest = slowest.max(started.elapsed());
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let mut decisions = Vec::new();
    for table in &bots {
        decisions.push(server.decisions(table).await);
    }
    let (least, all) = (decisions.iter().min().copied(), decisions.iter().sum::<usize>());
    assert!(all > 0 && least < Some(20), "the bots are at it, and not done: {decisions:?}");
    assert_eq!(server.app.tables.len(), TABLES + 1);
    // Thinking takes seconds of every core; a person waits for none of it.
    assert!(slowest < Duration::from_secs(1), "a move took {slowest:?}");
}
