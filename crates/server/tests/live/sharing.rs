//! Readers who see the same share what is drawn, everybody hears of changes in their order, and nobody hears of what is
//! not on disk.

use std::sync::Arc;
use std::time::Duration;

use orrery_core::Seat;
use orrery_core::table::Acted;
use serde_json::json;

use crate::live::support::{Both, Player, Server, Sits, play};

/// Hears everything that is under way.
async fn catch_up(players: &mut [&mut Player]) {
    for player in players {
        while !player.silent_for(Duration::from_millis(200)).await {}
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sees_the_same_shares_a_drawing() {
    let server = Server::start().await;
    let Both { table, mut one, mut two, .. } = server.two_at("orion", json!({})).await;
    let mut first = server.join(&table, None).await;
    let mut second = server.join(&table, None).await;
    let mut polish = server.join_in(&table, None, "pl").await;
    let mut hands = 0;
    for seed in 0..8 {
        catch_up(&mut [&mut one, &mut two, &mut first, &mut second, &mut polish]).await;
        let before = server.app.metrics.drawings();
        assert_eq!(play(&mut [&mut one, &mut two], 1, seed).await, 1);
        catch_up(&mut [&mut one, &mut two, &mut first, &mut second, &mut polish]).await;
        let drawn = server.app.metrics.drawings() - before;
        assert_eq!(drawn, 4, "one for each player, one for each language of the spectators");
        assert_eq!(first.regions, second.regions);
        assert_eq!(first.bytes.last(), second.bytes.last(), "they are sent the same message");
        assert_eq!(first.log, second.log);
        assert_ne!(first.regions["standing"], polish.regions["standing"]);
        let prompts = [&one, &two].map(|player| player.regions["prompt"] != first.regions["prompt"]);
        assert!(prompts.contains(&true), "whoever is asked has a question of their own");
        // Nobody has cards before all races are chosen.
        if [&one, &two].iter().all(|player| !player.regions["hand"].is_empty()) {
            hands += 1;
            for player in [&one, &two] {
                assert_ne!(player.regions["hand"], first.regions["hand"]);
            }
            assert_ne!(one.regions["hand"], two.regions["hand"]);
        }
    }
    assert!(hands > 2, "most of the moves were made with cards in hand");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn updates_arrive_in_order_and_none_is_lost() {
    let server = Server::start().await;
    let Both { table, ola, mut one, mut two, .. } = server.two_at("orion", json!({})).await;
    let mut present = Vec::new();
    for _ in 0..4 {
        present.push((server.join(&table, None).await, server.join(&table, Some(&ola)).await));
    }
    let mut watchers = Vec::new();
    for (mut watcher, mut talker) in present {
        watchers.push(tokio::spawn(async move {
            let mut said = Vec::new();
            let mut decisions = 0;
            loop {
                let Ok(message) = tokio::time::timeout(Duration::from_secs(3), watcher.hear()).await else {
                    return (watcher, said);
                };
                let message = message.expect("the server is there");
                let lines = message["chat"].as_array().into_iter().flatten();
                said.extend(lines.map(|line| line.as_str().expect("HTML").to_owned()));
                // The log only grows here: nobody takes anything back.
                assert!(watcher.log.len() >= decisions);
                decisions = watcher.log.len();
            }
        }));
        tokio::spawn(async move {
            for line in 0..10 {
                talker.send(&json!({"t": "say", "text": format!("line {line}")})).await;
                tokio::time::sleep(Duration::from_millis(7)).await;
            }
            catch_up(&mut [&mut talker]).await;
        });
    }
    assert_eq!(play(&mut [&mut one, &mut two], 60, 3).await, 60);
    catch_up(&mut [&mut one, &mut two]).await;
    let fresh = server.join(&table, None).await;
    let mut all_said = None;
    for watcher in watchers {
        let (watcher, said) = watcher.await.expect("nothing went wrong");
        assert_eq!(watcher.log, fresh.log);
        for (id, html) in &fresh.regions {
            assert_eq!(watcher.regions.get(id), Some(html), "{id}");
        }
        assert_eq!(said.len(), 40, "every line once");
        assert_eq!(&said, all_said.get_or_insert_with(|| said.clone()), "in the same order for all");
    }
}

/// A double click is one move, and nobody is told that it was made before it is on disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_answered_before_it_is_on_disk() {
    let server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    for _ in 0..10 {
        let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
        let live =
            server.app.tables.table(&server.app, &table).await.expect("it loads").expect("it has begun");
        let clicks = (0..8).map(|_| {
            let (app, live, table) = (Arc::clone(&server.app), Arc::clone(&live), table.clone());
            tokio::spawn(async move {
                let acted = live.act(&app, Seat::new(0), 0, "drop 1".to_owned()).await.expect("it is made");
                let kept = app.store.load(&table).await.expect("it reads").expect("it is there");
                assert_eq!(kept.table.version, live.snapshot().version());
                assert_eq!(live.snapshot().table.decisions(), 1);
                acted
            })
        });
        let mut done = 0;
        for click in clicks.collect::<Vec<_>>() {
            done += usize::from(click.await.expect("it is answered") == Acted::Done);
        }
        assert_eq!(done, 1);
        assert_eq!(server.decisions(&table).await, 1);
    }
}
