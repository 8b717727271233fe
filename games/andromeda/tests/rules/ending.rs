//! The end of the game and its scores.

use std::sync::Arc;

use orrery_andromeda::ids::{Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::Marker;
use orrery_core::{Game as _, SeatSet, Set};
use orrery_testkit::Acts as _;

use crate::support::asks::{AFTER_ROLL, DIPLOMACY, PREPARE, WINDOW};
use crate::support::{Scene, seat};

/// AND-223, AND-225, AND-226, AND-237, AND-238: one more turn each, the player who triggered it last.
#[test]
fn and_225_one_more_turn_each() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3, Space::B1, Space::B2]).hand(1, &["golden_age"]);
    scene.state.players[seat(1)].vp = 58;
    scene.act(1, "play golden_age");
    assert!(scene.state.ending);
    assert_eq!(scene.state.marker, Marker::Gone);
    scene.state.players[seat(1)].vp = 40;
    scene.act(1, "launch transport").act(1, "go A1");
    assert_eq!(scene.state.turn.seat, seat(2));
    scene.act(2, "launch transport").act(2, "go A3");
    assert_eq!(scene.state.turn.seat, seat(1), "falling back does not cancel the end");
    scene.stock(1, Resource::Ice, 9).act(1, "launch transport").act(1, "go A2");
    assert!(scene.state.ended && scene.game.awaiting(&scene.state).is_empty());
    assert_eq!(scene.has(1, Resource::Ice), 5, "limits come before scoring");
}

/// AND-219, AND-221: the event belongs to this turn; an empty deck is shuffled first.
#[test]
fn and_221_the_event_deck_runs_out() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]);
    let fair = scene.game.content().events.iter().find(|(_, row)| row.id == "galactic_fair").unwrap().0;
    scene.state.events = orrery_andromeda::state::EventDeck::default();
    scene.state.events.discard(fair);
    scene.state.marker = Marker::Mat;
    scene.act(1, "launch transport").act(1, "go A1").act(1, "first event");
    assert_eq!([scene.has(1, Resource::Credit), scene.has(2, Resource::Credit)], [1, 1]);
}

/// AND-235, AND-236: faction points; unused things score nothing.
#[test]
fn and_235_factions_and_unused_things() {
    let mut scene = Scene::new(2);
    let total = |scene: &Scene| scene.game.standing(&scene.state, SeatSet::NOBODY).columns[0].total;
    scene.station(1, 3);
    let pact = total(&scene);
    scene.claimed(1, &["n2"]);
    scene.state.players[seat(1)].tokens = Set::from_bits(2);
    assert_eq!(total(&scene), pact);
    scene.faction(1, "lumen_choir");
    assert_eq!(total(&scene), pact - 3);
}

/// AND-258, AND-259: one player reaches the marker, and the sums of the teams decide.
#[test]
fn and_259_teams_add_up() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    for (number, vp) in [(1, 59), (2, 0), (3, 40), (4, 40)] {
        scene.state.players[seat(number)].vp = vp;
    }
    scene.hand(1, &["golden_age"]).act(1, "play golden_age");
    assert!(scene.state.ending);
    let standing = scene.game.standing(&scene.state, SeatSet::NOBODY);
    let ranks: Vec<_> = standing.columns.iter().map(|column| column.rank).collect();
    assert_eq!(ranks, [3, 3, 1, 1]);
}

/// AND-245, AND-253: leaders go to ordinary nebulae; a team mate is another player, but no victim.
#[test]
fn and_245_leaders_and_special_regions() {
    let mut scene = Scene::with(2, r#"{"special_regions": "quasars", "event_deck": "cosmic_twilight"}"#);
    scene.planets(&[Space::A1]);
    let mutiny = scene.game.content().events.iter().find(|(_, row)| row.id == "mutiny").unwrap().0;
    scene.state.events.put_on_top(orrery_core::Known::to(mutiny, SeatSet::NOBODY));
    scene.state.marker = Marker::Mat;
    scene.act(1, "launch transport").act(1, "go A1").act(1, "first event");
    let out: u8 = scene.state.players[seat(1)].leaders.0[..6].iter().sum();
    assert_eq!((out, scene.state.players[seat(1)].station), (1, 8));

    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.ship(3, ShipKind::Transport, Space::A1).hand(1, &["boarding_party"]).faction(1, "ossuan_nomads");
    scene.stock(2, Resource::Ice, 2).stock(3, Resource::Energy, 1).act(1, "launch fighter");
    scene.dice(&[6, 6, 6, 1]).act(1, "go A1");
    scene.skip(|task| matches!(task, WINDOW | DIPLOMACY | PREPARE | AFTER_ROLL));
    scene.act(1, "play boarding_party").act(1, "gain energy");
    assert_eq!((scene.has(2, Resource::Ice), scene.has(3, Resource::Energy)), (2, 0));
    assert_eq!(scene.state.players[seat(1)].index(Track::Supremacy), 1);
}

/// AND-31: an effect that concerns everybody goes round from the active player.
#[test]
fn and_31_in_turn_order() {
    let mut scene = Scene::with(3, r#"{"event_deck": "cosmic_twilight"}"#);
    scene.planets(&[Space::A1]).turn_of(2);
    for number in 1..=3 {
        scene.stock(number, Resource::Credit, 1);
    }
    let crash = scene.game.content().events.iter().find(|(_, row)| row.id == "market_crash").unwrap().0;
    scene.state.events.put_on_top(orrery_core::Known::to(crash, SeatSet::NOBODY));
    scene.state.marker = Marker::Mat;
    scene.act(2, "launch transport").act(2, "go A1").act(2, "first event");
    for number in [2, 3, 1] {
        assert_eq!(scene.game.awaiting(&scene.state), SeatSet::only(seat(number)));
        scene.act(number, "way 2");
    }
}

/// AND-30: two maelstroms pay at the start of a turn; neither reward touches the other.
#[test]
fn and_30_two_maelstroms() {
    let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms"}"#);
    scene.planets(&[Space::A1]).ship(2, ShipKind::Transport, Space::B2).ship(
        2,
        ShipKind::Transport,
        Space::B5,
    );
    scene.act(1, "launch transport").act(1, "go A1");
    assert_eq!(
        (scene.state.turn.seat, scene.has(2, Resource::Energy), scene.has(2, Resource::Tactics)),
        (seat(2), 2, 1)
    );
}

/// AND-234: at the end the destiny cards of all come to light, so the last decision is not taken back; without destiny
/// cards nothing is hidden that it could show.
#[test]
fn and_234_the_last_decision_stands() {
    for destinies in [true, false] {
        let mut scene = Scene::with(2, &format!(r#"{{"destiny_cards": {destinies}}}"#));
        scene.planets(&[Space::A1]).act(1, "launch transport");
        let game = Arc::clone(&scene.game);
        let mut cards = game.content().destinies.iter().map(|(card, _)| card);
        for number in [1, 2] {
            scene.state.players[seat(number)].destiny = cards.next().filter(|_| destinies);
        }
        (scene.state.ending, scene.state.last_turns) = (true, Some(0));
        scene.act(1, "go A1");
        assert_eq!((scene.state.ended, scene.final_), (true, destinies));
    }
}
