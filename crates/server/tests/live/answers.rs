//! Standing answers over the socket: set, seen, given, kept, revoked.

use std::time::Duration;

use serde_json::{Value, json};

use crate::live::support::{Both, Person, Player, Server, Sits, play};

async fn quiet(player: &mut Player) {
    while !player.silent_for(Duration::from_millis(150)).await {}
}

/// A table of three smugglers at which this one is asked to inform.
async fn asked_to_inform(server: &Server, people: &[Person; 3]) -> (String, Vec<Player>) {
    let seats: Vec<_> = people.iter().map(Sits::Person).collect();
    let table = server.table("smugglers", json!({"rounds": 3}), &seats).await;
    let mut players = Vec::new();
    for person in people {
        players.push(server.join(&table, Some(person)).await);
    }
    for seed in 0..100 {
        if players[1].regions["prompt"].contains("ask-inform") {
            break;
        }
        let [one, two, three] = &mut players[..] else { unreachable!("three have come") };
        play(&mut [one, two, three], 1, seed).await;
        quiet(&mut players[1]).await;
    }
    assert!(players[1].regions["prompt"].contains("ask-inform"), "{}", players[1].regions["prompt"]);
    (table, players)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standing_answer_is_given_kept_and_revoked() {
    let server = Server::start().await;
    let people = [server.person().await, server.person().await, server.person().await];
    let (table, mut players) = asked_to_inform(&server, &people).await;
    let pass = json!({"on": {"question": {"key": "ask-inform"}}, "answer": "pass"});
    let shown = &players[1].regions["prompt"];
    assert!(shown.contains("data-stand=") && shown.contains("Now it would answer"), "{shown}");
    assert!(!players[0].regions["prompt"].contains("data-stand="), "the others are not asked");
    let told = players[1].ask(&json!({"t": "preview", "wish": pass})).await;
    assert!(told.contains("would answer"), "{told}");

    for player in &mut players {
        quiet(player).await;
        player.bytes.clear();
    }
    let before = players[1].made;
    players[1].send(&json!({"t": "stand", "wish": pass})).await;
    players[1].hear_until(|player| player.made > before).await;
    for player in &mut players {
        quiet(player).await;
    }
    let mine = players[1].log.join("\n");
    assert!(mine.contains("Answered by your standing answer"), "{mine}");
    assert!(players[1].regions["answers"].contains("data-revoke=\"1\""), "{}", players[1].regions["answers"]);
    for other in [0, 2] {
        let told = players[other].bytes.join("\n");
        assert!(!told.contains("tanding answer: ") && !told.contains("data-revoke"), "{told}");
    }

    // The game goes on, and nobody waits for this seat at such a question.
    let given = |player: &Player| player.log.iter().filter(|line| line.contains("standing answer")).count();
    for seed in 0..30 {
        if given(&players[1]) > 1 {
            break;
        }
        let [one, two, three] = &mut players[..] else { unreachable!("three have come") };
        play(&mut [one, two, three], 1, seed).await;
        quiet(&mut players[1]).await;
        assert!(!players[1].regions["prompt"].contains("ask-inform"), "{}", players[1].regions["prompt"]);
    }
    assert!(given(&players[1]) > 1, "it is given again");

    // As if the server had been started anew.
    for player in &mut players {
        quiet(player).await;
    }
    let (answers, log) = (players[1].regions["answers"].clone(), players[1].log.clone());
    server.app.tables.forget(&table);
    let mut again = server.join(&table, Some(&people[1])).await;
    quiet(&mut again).await;
    assert_eq!((again.regions["answers"].clone(), again.log.clone()), (answers, log));
    again.send(&json!({"t": "revoke", "id": 1})).await;
    again.hear_until(|player| !player.regions["answers"].contains("data-revoke")).await;
    server.app.tables.forget(&table);
    let mut again = server.join(&table, Some(&people[1])).await;
    quiet(&mut again).await;
    assert!(!again.regions["answers"].contains("data-revoke"), "for good");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_under_conditions_is_given_while_they_hold() {
    let server = Server::start().await;
    let Both { table, ola, mut one, mut two, .. } = server.two_at("connect-four", json!({})).await;
    let form = one.ask(&json!({"t": "stand_form"})).await;
    assert!(form.contains("value=\"score seat2\"") && form.contains("value=\"drop 4\""), "{form}");
    let wish = |least: i64| -> Value {
        let condition = json!({"number": "score seat2", "is": "at_least", "than": least});
        json!({"on": {"question": {"key": "ask-drop"}}, "answer": {"this": "drop 4"}, "if": [condition]})
    };
    let told = one.ask(&json!({"t": "preview", "wish": wish(1)})).await;
    assert!(told.contains("would ask you"), "{told}");
    one.send(&json!({"t": "stand", "wish": wish(0)})).await;
    one.hear_until(|player| player.made == 1).await;
    two.hear_until(|player| player.asked).await;
    two.act("drop 4").await;
    one.hear_until(|player| player.made == 2).await;

    // Taken back, it is withdrawn: whoever takes an answer back wants to be asked. And so it is written down.
    assert!(one.regions["tools"].contains("data-undo"), "{}", one.regions["tools"]);
    one.send(&json!({"t": "undo", "made": 2})).await;
    one.hear_until(|player| player.made == 1).await;
    assert!(one.asked && !one.regions["answers"].contains("data-revoke"));
    quiet(&mut one).await;
    let log = one.log.clone();
    assert_eq!(server.decisions(&table).await, 2);
    server.app.tables.forget(&table);
    let mut again = server.join(&table, Some(&ola)).await;
    quiet(&mut again).await;
    assert_eq!(again.log, log);
    assert!(!again.regions["answers"].contains("data-revoke"));

    // What cannot stand says so, and nothing of it is kept.
    for bad in [
        json!({"on": {"question": {"key": "ask-win"}}, "answer": "pass"}),
        json!({"on": {"question": {"key": "ask-drop"}}, "answer": "pass"}),
        json!({"on": {"question": {"key": "ask-drop"}}, "answer": {"this": "fly"}}),
        json!({"on": "everything", "answer": "pass", "until_turn": true}),
        json!({"on": "nothing"}),
    ] {
        let told = again.ask(&json!({"t": "stand", "wish": bad})).await;
        assert!(told.contains("<p"), "{told}");
    }
    assert!(!again.regions["answers"].contains("data-revoke"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_only_watches_has_no_answers() {
    let server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let table = server.table("connect-four", json!({}), &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let mut watcher = server.join(&table, None).await;
    for message in [json!({"t": "revoke", "id": 1}), json!({"t": "stand_form"}), json!({"t": "end_turn"})] {
        let told = watcher.ask(&message).await;
        assert!(told.contains("<p"), "{told}");
    }
}
