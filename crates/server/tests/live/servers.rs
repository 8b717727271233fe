//! Several servers at one database: whoever one comes to, it is the same table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use orrery_core::Seat;
use orrery_server::app::{now, unguessable};
use orrery_server::identity::Client;
use orrery_server::live::LEASE;
use orrery_server::rate_limits::RateLimit;
use orrery_store::{ChannelKind, NewChannel, Phase, Source};
use serde_json::json;

use crate::common::postgres::Place;
use crate::live::support::{Both, Player, Server, Sits, play};

pub async fn two_servers(place: &Place) -> (Server, Server) {
    (Server::beside(&place.database()).await, Server::beside(&place.database()).await)
}

/// Two people at a table, each at a server of their own.
async fn two_apart(here: &Server, there: &Server, game: &str) -> Both {
    let (ola, jan) = (here.person().await, there.person().await);
    let table = here.table(game, json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let one = here.join(&table, Some(&ola)).await;
    let two = there.join(&table, Some(&jan)).await;
    Both { table, ola, jan, one, two }
}

/// Hears everything until the log has so many lines.
async fn hear_lines(player: &mut Player, lines: usize) {
    player.hear_until(|player| player.log.len() >= lines).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_over_two_servers() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let Both { table, ola, jan, mut one, mut two } = two_apart(&here, &there, "orion").await;
    let mut watcher = there.join(&table, None).await;
    assert_eq!(play(&mut [&mut one, &mut two], 40, 7).await, 40);
    assert!(here.decisions(&table).await >= 40);
    // Everybody sees the same at both servers, and nothing but what they may see.
    for (player, server, person) in
        [(&mut one, &there, Some(&ola)), (&mut two, &here, Some(&jan)), (&mut watcher, &here, None)]
    {
        // Either of the two servers may not have heard of the last decisions yet, and the player not of what is shown since.
        server.has_caught_up(&table).await;
        let elsewhere = server.join(&table, person).await;
        player.hear_until(|player| player.regions["hand"] == elsewhere.regions["hand"]).await;
        hear_lines(player, elsewhere.log.len()).await;
        assert_eq!(player.log, elsewhere.log);
        assert_eq!(player.made, elsewhere.made);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_clicks_at_two_servers_one_counts() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let (ola, jan) = (here.person().await, here.person().await);
    for _ in 0..10 {
        let table = here.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
        let mut left = here.join(&table, Some(&ola)).await;
        let mut right = there.join(&table, Some(&ola)).await;
        // Before either server has heard of the other.
        tokio::join!(left.act("drop 1"), right.act("drop 7"));
        left.hear_until(|player| player.made == 1).await;
        right.hear_until(|player| player.made == 1).await;
        assert_eq!(here.decisions(&table).await, 1);
        assert_eq!(left.regions["board"], right.regions["board"]);
    }
}

/// Every connection to the database is lost in the middle of a game, and news with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_news_is_noticed_by_the_version() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let Both { table, mut one, mut two, .. } = two_apart(&here, &there, "connect-four").await;
    for _ in 0..3 {
        place.cut();
        assert_eq!(play(&mut [&mut one, &mut two], 2, 3).await, 2);
    }
    assert_eq!(there.decisions(&table).await, 6);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_at_one_server_is_read_at_the_other() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let Both { mut one, mut two, .. } = two_apart(&here, &there, "connect-four").await;
    one.send(&json!({"t": "say", "text": "good luck"})).await;
    while !two.hear().await.expect("the server is there").to_string().contains("good luck") {}
    two.send(&json!({"t": "say", "text": "have fun"})).await;
    while !one.hear().await.expect("the server is there").to_string().contains("have fun") {}
}

/// Both servers have readers at a table of bots: each decision is made once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_played_by_one_server() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let ola = here.person().await;
    let table = here.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Bot("easy")]).await;
    let mut one = here.join(&table, Some(&ola)).await;
    let mut watcher = there.join(&table, None).await;
    play(&mut [&mut one], usize::MAX, 5).await;
    watcher.hear_until(|player| player.over).await;
    let loaded = there.app.store.load(&table).await.expect("it reads").expect("it is there");
    assert_eq!(loaded.table.phase, Phase::Over);
    // Replayed from the first decision: nobody was asked twice.
    let record = there.app.tables.table(&there.app, &table).await.expect("it loads").expect("it is there");
    assert_eq!(record.snapshot().table.decisions(), loaded.entries.len());
}

/// The server that plays the bots dies in the middle of a turn: the other one goes on when its lease has ended.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_server_keeps_a_table_no_longer_than_its_lease() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let ola = here.person().await;
    let table = here.table("connect-four", json!({}), &[Sits::Bot("easy"), Sits::Person(&ola)]).await;
    // It is to think, and has done nothing yet.
    here.app.store.lease(&format!("bots {table}"), LEASE).await.expect("the store answers");
    here.kill().await;
    let begun = Instant::now();
    let mut one = there.join(&table, Some(&ola)).await;
    one.hear_until(|player| player.asked).await;
    let waited = begun.elapsed();
    assert!(waited < Duration::from_millis(LEASE as u64 + 2000), "{waited:?}");
    play(&mut [&mut one], usize::MAX, 5).await;
    assert!(one.over);
}

/// Whoever signs out at one server is signed out at the other, at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_ends_at_one_server_ends_at_the_other() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let (ola, jan) = (here.person().await, here.person().await);
    let table = here.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let mut one = there.join(&table, Some(&ola)).await;
    let mut two = there.join(&table, Some(&jan)).await;
    here.app.store.delete_sessions_of(&ola.account, None).await.expect("the store answers");
    here.app.open_sockets.end_sessions_of(&ola.account);
    while one.hear().await.is_some() {}
    assert!(two.silent_for(Duration::from_millis(50)).await || !two.over, "the other player stays");
    let servers = [Arc::clone(&here.app), Arc::clone(&there.app)];
    assert!(servers.iter().all(|app| app.store.is_shared()));
}

/// News of it is lost: the other server finds out as soon as it listens again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_ended_unheard_ends_too() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let (ola, jan) = (here.person().await, here.person().await);
    let table = here.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let mut one = there.join(&table, Some(&ola)).await;
    let mut two = there.join(&table, Some(&jan)).await;
    // Nobody is told.
    here.app.store.delete_sessions_of(&ola.account, None).await.expect("the store answers");
    place.cut();
    while one.hear().await.is_some() {}
    two.send(&json!({"t": "say", "text": "still here"})).await;
    while !two.hear().await.expect("the other player stays").to_string().contains("still here") {}
}

/// What somebody has taken from a limit at one server is missing at the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_hold_over_both_servers() {
    let place = Place::new();
    let (here, there) = (limited(&place).await, limited(&place).await);
    let address: std::net::IpAddr = "192.0.2.7".parse().expect("an address");
    let take = |server: &Server| server.app.rate_limits.take(RateLimit::SignIns, &Client(address)).is_ok();
    assert_eq!((0..20).filter(|_| take(&here)).count(), 10, "as many as one server allows");
    // The other one has as many to give, and gives only a few until it has heard.
    for taken in 0.. {
        if !take(&there) {
            break;
        }
        assert!(taken < 8, "it knows nothing of what was taken");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn limited(place: &Place) -> Server {
    let mut config = crate::common::config();
    config.rates.sign_ins_per_minute = 12;
    Server::beside_with(&place.database(), config).await
}

/// Notices are sent by any server: what somebody with a page at another one has seen is no news.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_seen_at_one_server_is_known_at_the_other() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let Both { table, jan, mut one, mut two, .. } = two_apart(&here, &there, "connect-four").await;
    let channel = NewChannel {
        account: jan.account.clone(),
        kind: ChannelKind::Browser,
        address: String::new(),
        confirm: None,
        stop: unguessable(),
        at: now(),
    };
    there.app.store.set_channel(channel).await.expect("an account");
    there.app.notices.switched_on(&jan.account, ChannelKind::Browser);
    one.act("drop 1").await;
    two.hear_until(|player| player.asked).await;
    let shown = Instant::now();
    let seen = async || {
        let markers = here.app.store.read_markers(&jan.account, &table).await.expect("the store answers");
        markers.into_iter().any(|(source, marker)| source == Source::Visit && marker.decisions == 1)
    };
    while !seen().await {
        assert!(shown.elapsed() < Duration::from_secs(10), "nothing is noted");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Whoever has the table open at one server is present at the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_present_at_both_servers() {
    let place = Place::new();
    let (here, there) = two_servers(&place).await;
    let (ola, jan) = (here.person().await, here.person().await);
    let table = here.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let one = here.join(&table, Some(&ola)).await;
    let mut watcher = there.join(&table, None).await;
    let live = there.app.tables.table(&there.app, &table).await.expect("it loads").expect("it has begun");
    let ola_is_present = || live.snapshot().present.contains(Seat::new(0));
    while !ola_is_present() {
        watcher.hear_show().await;
    }
    drop(one);
    while ola_is_present() {
        watcher.hear_show().await;
    }
    assert!(!live.snapshot().present.contains(Seat::new(1)), "who never came is not");
}
