//! Only views leave: nothing that a seat is ever sent names a card that it cannot know of.

use orrery_core::Seat;
use serde_json::json;

use crate::common::secrets::{named, structures};
use crate::live::support::{Player, Server, Sits};

/// What came in since the last look must be known to the seat now or have been known before.
pub async fn nothing_new(
    server: &Server,
    table: &str,
    seat: Seat,
    player: &mut Player,
    before: &str,
) -> String {
    let cards = structures();
    let known = server.known_to(table, seat).await;
    let allowed = named(&(before.to_owned() + &known), &cards);
    for bytes in player.bytes.drain(..) {
        for card in named(&bytes, &cards) {
            assert!(allowed.contains(card), "{seat} is told of {card}, which it cannot know of: {bytes}");
        }
    }
    known
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_names_a_card_that_its_reader_cannot_know_of() {
    for seed in 0..3 {
        let server = Server::start().await;
        let (ola, jan) = (server.person().await, server.person().await);
        let options = json!({"rounds": 3});
        let table = server.table("orion", options, &[Sits::Person(&ola), Sits::Person(&jan)]).await;
        let mut players = [server.join(&table, Some(&ola)).await, server.join(&table, Some(&jan)).await];
        let mut watcher = server.join(&table, None).await;
        let mut known = [String::new(), String::new()];
        let mut chance = orrery_core::Chance::sampled(seed);
        let mut hidden = 0;
        let cards = structures();
        for _ in 0..150 {
            for (place, player) in players.iter_mut().enumerate() {
                while !player.silent_for(std::time::Duration::from_millis(4)).await {}
                let seat = Seat::new(place as u8);
                if player.over {
                    return;
                }
                known[place] = nothing_new(&server, &table, seat, player, &known[place]).await;
                let (_, page) =
                    server.page(&format!("/t/{table}/record.json"), Some([&ola, &jan][place])).await;
                let allowed = named(&known[place], &cards);
                for card in named(&page, &cards) {
                    assert!(allowed.contains(card), "{seat}'s export tells of {card}");
                }
            }
            // What a spectator is told, both know.
            while !watcher.silent_for(std::time::Duration::from_millis(4)).await {}
            let (one, two) = (named(&known[0], &cards), named(&known[1], &cards));
            for bytes in watcher.bytes.drain(..) {
                for card in named(&bytes, &cards) {
                    assert!(
                        one.contains(card) && two.contains(card),
                        "a spectator is told of {card}: {bytes}"
                    );
                }
            }
            hidden += named(&known[0], &cards).symmetric_difference(&named(&known[1], &cards)).count();
            let Some(player) = players.iter_mut().find(|player| player.asked) else { continue };
            let actions = player.actions();
            let why = json!({"t": "why", "action": "build 19 sys1"});
            player.send(&why).await;
            let before = player.made;
            player.act(&actions[chance.pick(actions.len())]).await;
            player.hear_until(|player| player.made > before || player.over).await;
        }
        assert!(hidden > 100, "there were secrets to tell: {hidden}");
    }
}

/// The page of a table, as a stranger gets it, has no hand in it, and the record is none of theirs while the game runs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_sees_what_lies_open() {
    let server = Server::start().await;
    let (ola, jan) = (server.person().await, server.person().await);
    let options = json!({"races": "all_humans", "mulligan": false, "use_advisors": false});
    let table = server.table("orion", options, &[Sits::Person(&ola), Sits::Person(&jan)]).await;
    let cards = structures();
    let stranger = server.person().await;
    for reader in [None, Some(&stranger)] {
        let (status, page) = server.page(&format!("/t/{table}"), reader).await;
        assert_eq!(status, 200);
        // The glossary explains every card to everybody.
        let page = page.split("id=\"glossary\"").next().expect("a page");
        assert!(named(page, &cards).is_empty(), "{:?}", named(page, &cards));
        let (status, record) = server.page(&format!("/t/{table}/record.json"), reader).await;
        assert!(status == 200 && named(&record, &cards).is_empty() && !record.contains("\"secret\""));
        for path in ["review", "step/3"] {
            let (status, _) = server.page(&format!("/t/{table}/{path}"), reader).await;
            assert_eq!(status, 400, "{path}: the game is not over");
        }
    }
    let live = server.app.tables.table(&server.app, &table).await.expect("it loads").expect("it has begun");
    let setup = live.setup.clone();
    let (_, page) = server.page(&format!("/t/{table}"), Some(&ola)).await;
    assert!(
        page.contains(&setup.commitment()) && !page.contains(&setup.secret),
        "the promise, not the secret"
    );
}
