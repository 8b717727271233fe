//! The last decision of a turn waits for its owner to end the turn.

use std::time::Duration;

use orrery_server::clock::{Allowance, AtZero, Clock};
use serde_json::json;

use crate::live::support::{Both, Player, Server, Sits};

/// Chooses as a page does whose reader ends turns by hand.
async fn choose(player: &mut Player, action: &str) {
    let made = player.made;
    player.send(&json!({"t": "act", "action": action, "made": made, "hold": true})).await;
    player.hear_until(|player| player.made > made).await;
}

/// Nothing more is sent to somebody.
async fn nothing_new(player: &mut Player) {
    assert!(player.silent_for(Duration::from_millis(150)).await, "nobody else is told");
}

fn waits(player: &Player) -> bool {
    player.regions["prompt"].contains("end_turn")
}

/// Waits until the table has so many decisions.
async fn decided(server: &Server, table: &str, count: usize) {
    for _ in 0..200 {
        if server.decisions(table).await == count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("there are {} decisions, not {count}", server.decisions(table).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_waits_until_the_turn_is_ended_and_nobody_else_sees_it() {
    let server = Server::start().await;
    let Both { table, mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    while !two.silent_for(Duration::from_millis(150)).await {}
    let board = one.regions["board"].clone();
    choose(&mut one, "drop 4").await;
    assert!(waits(&one) && one.asked && !one.over, "{}", one.regions["prompt"]);
    assert_ne!(one.regions["board"], board, "its owner sees what it comes to");
    assert_eq!(server.decisions(&table).await, 0);
    nothing_new(&mut two).await;

    // The same click again is one decision.
    one.send(&json!({"t": "act", "action": "drop 4", "made": 0, "hold": true})).await;
    nothing_new(&mut two).await;
    assert_eq!(server.decisions(&table).await, 0);

    // Taken back, it never was.
    one.send(&json!({"t": "undo", "made": 1})).await;
    one.hear_until(|player| player.made == 0).await;
    assert_eq!(one.regions["board"], board);
    one.send(&json!({"t": "undo", "made": 1})).await;
    nothing_new(&mut two).await;

    choose(&mut one, "drop 2").await;
    one.send(&json!({"t": "end_turn"})).await;
    two.hear_until(|player| player.asked).await;
    one.hear_until(|player| !player.asked).await;
    assert!(!waits(&one));
    assert_eq!(server.decisions(&table).await, 1);
    // Without the preference, and for programs, nothing waits.
    two.act("drop 2").await;
    one.hear_until(|player| player.asked).await;
    assert_eq!(server.decisions(&table).await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_survives_the_server_and_absence_ends_the_turn() {
    let server = Server::start().await;
    let Both { table, ola, mut one, two, .. } = server.two_at("connect-four", json!({})).await;
    choose(&mut one, "drop 4").await;
    drop((one, two));
    let mut server = server.restart_after(Duration::from_secs(5)).await;
    let one = server.join(&table, Some(&ola)).await;
    assert!(waits(&one) && one.made == 1, "{}", one.regions["prompt"]);
    assert_eq!(server.decisions(&table).await, 0);
    // Whoever is there may think.
    server.pass(Duration::from_secs(90));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(server.decisions(&table).await, 0);
    drop(one);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(server.decisions(&table).await, 0);
    server.pass(Duration::from_mins(2));
    decided(&server, &table, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_ends_the_turn() {
    let mut server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let allowance = Allowance::Move { seconds: 60 };
    let clock = Clock { allowance, window: None, at_zero: AtZero::Bot, level: "random".to_owned() };
    let seats = [Sits::Person(&ola), Sits::Person(&jan)];
    let table = server.table_with("connect-four", json!({}), &seats, clock).await;
    let mut one = server.join(&table, Some(&ola)).await;
    choose(&mut one, "drop 4").await;
    server.pass(Duration::from_secs(61));
    decided(&server, &table, 1).await;
    one.hear_until(|player| !player.asked).await;
    assert!(
        !one.regions["affairs"].contains("take_back"),
        "no bot plays for her: {}",
        one.regions["affairs"]
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_wait_for_it() {
    let server = Server::start().await;
    let ola = server.person().await;
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Bot("random")]).await;
    let mut one = server.join(&table, Some(&ola)).await;
    choose(&mut one, "drop 4").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(server.decisions(&table).await, 0);
    one.send(&json!({"t": "end_turn"})).await;
    decided(&server, &table, 2).await;
}

/// Declining ends a turn in so many words: nothing waits for a second time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_ends_the_turn_itself_does_not_wait() {
    let server = Server::start().await;
    let Both { table, mut one, mut two, .. } = server.two_at("smugglers", json!({})).await;
    let captain = if one.asked { &mut one } else { &mut two };
    captain.send(&json!({"t": "act", "action": "skip", "made": 0, "hold": true})).await;
    decided(&server, &table, 1).await;
}

/// What others did since one's own last turn is told in a line a turn, and can be looked back at while the game goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_others_did_is_looked_back_at() {
    let server = Server::start().await;
    let Both { mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    let told = |player: &Player, decision: usize| {
        player.regions["turns"].contains(&format!("data-look-back=\"{decision}\""))
    };
    one.act("drop 4").await;
    two.hear_until(|player| player.asked && told(player, 1)).await;
    assert!(!one.regions["turns"].contains("data-look-back"), "nobody else has done anything");
    two.act("drop 5").await;
    one.hear_until(|player| told(player, 2)).await;
    let turns = &one.regions["turns"];
    assert!(turns.contains("column 4") && turns.contains("column 5"), "{turns}");
    one.act("drop 4").await;
    two.hear_until(|player| told(player, 3)).await;
    let board = two.regions["board"].clone();
    let past = two.ask(&json!({"t": "look_back", "decision": 3})).await;
    assert!(past.contains("data-present") && past.contains("column 4"), "{past}");
    // What one did oneself, and what is still to come, cannot be looked back at.
    for decision in [0, 2, 4] {
        let told = two.ask(&json!({"t": "look_back", "decision": decision})).await;
        assert!(!told.contains("data-present"), "{told}");
    }
    assert_eq!(two.regions["board"], board);
}
