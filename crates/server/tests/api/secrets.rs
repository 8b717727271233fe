//! Only views leave: what a program is sent is what its seats may know, and nothing else.

use orrery_core::SeatSet;
use serde_json::{Value, json};

use crate::api::support::{Program, Server, legal};

/// Everything that a program can read about a table.
async fn everything(program: &Program, table: &str) -> String {
    let mut read = String::new();
    for path in ["", "/seats", "/view?candidates=true", "/record", "/chat", "/candidates"] {
        read += &program.get(&format!("{table}{path}")).await.text;
    }
    read
}

#[tokio::test(flavor = "multi_thread")]
async fn a_view_is_what_the_seat_may_know() {
    let server = Server::start().await;
    for game in ["smugglers", "orion"] {
        let (ola, jan) = (server.bot().await, server.bot().await);
        let opened = json!({"game": game, "seats": ["me", "open"]});
        let id = ola.post("/tables", &opened).await.fine()["id"].as_str().expect("a name").to_owned();
        let table = format!("/tables/{id}");
        jan.post(&format!("{table}/seats/2/take"), &json!({})).await.fine();
        let live = server.app.tables.table(&server.app, &id).await.expect("it loads").expect("it has begun");
        let mut differ = 0;
        for step in 0..40 {
            if live.snapshot().table.awaiting().is_empty() {
                break;
            }
            let secret = live.setup.secret.clone();
            let mut sent = Vec::new();
            for (place, program) in [(Some(0), &ola), (Some(1), &jan), (None, &server.stranger())] {
                let viewer =
                    place.map_or(SeatSet::NOBODY, |place| SeatSet::only(orrery_core::Seat::new(place)));
                let view = program.get(&format!("{table}/view")).await.fine();
                let snapshot = live.snapshot();
                assert_eq!(
                    view["view"],
                    snapshot.table.view(viewer),
                    "{game}: as the table shows it to {viewer:?}"
                );
                let record = snapshot.table.seen(viewer);
                let own = program.get(&format!("{table}/record")).await.fine();
                assert_eq!(own["decisions"], serde_json::to_value(record).unwrap());
                let read = everything(program, &table).await;
                assert!(!read.contains(&secret), "the secret of the dice");
                sent.push(view["view"].clone());
            }
            differ += usize::from(sent[0] != sent[1] && sent[1] != sent[2]);
            let program = if step % 2 == 0 { &ola } else { &jan };
            let view = program.get(&format!("{table}/view?candidates=true")).await.fine();
            let seat = &view["seats"][0];
            if !seat["asked"].is_null() {
                let actions = legal(seat);
                let act = json!({"action": actions[step % actions.len()], "made": seat["made"]});
                program.post(&format!("{table}/act"), &act).await.fine();
            }
        }
        assert!(differ > 5, "{game}: there were secrets: {differ}");
    }
}

/// What seat 1 holds is not in anything that seat 2 is sent, and a sealed answer stays sealed.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_anothers_hand_or_sealed_answer() {
    let server = Server::start().await;
    let (ola, jan) = (server.bot().await, server.bot().await);
    let opened = json!({"game": "smugglers", "seats": ["me", "open"]});
    let id = ola.post("/tables", &opened).await.fine()["id"].as_str().expect("a name").to_owned();
    let table = format!("/tables/{id}");
    jan.post(&format!("{table}/seats/2/take"), &json!({})).await.fine();
    let (mut sealed, mut asked_both) = (0, 0);
    for _ in 0..200 {
        let view = ola.get(&format!("{table}/view?candidates=true")).await.fine();
        if view["over"] == true {
            break;
        }
        asked_both += usize::from(view["awaiting"] == json!([1, 2]));
        // Seat 1 answers while both are asked: seat 2 sees that, and not what.
        let program = if view["awaiting"][0] == 1 { &ola } else { &jan };
        let view = program.get(&format!("{table}/view?candidates=true")).await.fine();
        let (seat, both) = (&view["seats"][0], view["awaiting"] == json!([1, 2]));
        let actions = legal(seat);
        let before = jan.get(&format!("{table}/view")).await.fine()["view"].clone();
        let action = &actions[actions.len() - 1];
        let act = json!({"action": action, "made": seat["made"]});
        program.post(&format!("{table}/act"), &act).await.fine();
        if both {
            let other: Value = jan.get(&format!("{table}/record")).await.fine();
            let last = other["decisions"].as_array().and_then(|all| all.last()).expect("one").clone();
            assert_eq!(last, json!({"seat": 1, "do": null}), "that, not what");
            let after = jan.get(&format!("{table}/view")).await.fine();
            assert!(after["view"]["hands"] == before["hands"], "{after}");
            sealed += 1;
        }
    }
    assert!(sealed > 1 && asked_both > 1, "{sealed} {asked_both}");
}

/// Seats of others cannot be named, and several seats of one account are looked at together or one by one.
#[tokio::test(flavor = "multi_thread")]
async fn one_looks_for_ones_own_seats_only() {
    let server = Server::start().await;
    let bot = server.bot().await;
    let table = bot.open("smugglers", &["me", "me", "easy"], &json!({})).await;
    let both = bot.get(&format!("{table}/view")).await.fine();
    assert_eq!(both["seen_by"], json!([1, 2]));
    let one = bot.get(&format!("{table}/view?seat=2")).await.fine();
    assert_eq!((&one["seen_by"], one["seats"].as_array().map(Vec::len)), (&json!([2]), Some(1)));
    bot.get(&format!("{table}/view?seat=3")).await.refused(403, "seat");
    server.stranger().get(&format!("{table}/view?seat=1")).await.refused(403, "seat");
    let open = server.stranger().get(&format!("{table}/view")).await.fine();
    assert_eq!((&open["seen_by"], &open["seats"]), (&json!([]), &json!([])));
}
