//! The phases of a round and its start (ORI-40 to ORI-52).

use orrery_testkit::Acts as _;

use super::round_end::last_turn;
use crate::support::{Scene, res, seat};
use orrery_orion::state::Resource;
use serde_json::Value;

/// The kinds of the events that everybody heard, in order.
fn kinds(events: &[Value]) -> Vec<String> {
    let kind = |event: &Value| match event {
        Value::Object(map) => map.keys().next().unwrap().clone(),
        other => other.to_string(),
    };
    events.iter().map(kind).collect()
}

// The three phases.

/// ORI-40: end check, hand limit, markers back, token and round; then collect, development, start effects, actions.
#[test]
fn the_phases_of_a_round_follow_each_other() {
    let mut s = last_turn();
    s.hand(1, &["titan", "titan", "frigate", "frigate", "cruiser", "cruiser"]);
    s.stock(1, 3, 0, 0).system(1, 1, &["hydroponic_farm"]).act(1, "propaganda");
    // The end check has passed; the hand limit comes before anything returns or moves.
    assert_eq!(s.asked(), "ask-discard-limit");
    assert_eq!((s.pools(1), s.state.round, s.state.first), ((0, 9, 1), 1, seat(1)));
    s.act(1, "discard titan");
    let heard = kinds(&s.heard_by_all());
    assert_eq!(
        heard,
        ["discarded", "token", "round", "collected", "development", "development", "gained"],
        "production, levels, then the effect of the farm"
    );
    assert_eq!((s.asked(), s.awaited()), ("ask-turn", Some(2)));
    assert_eq!((s.pools(1), s.state.round, s.state.first), ((4, 6, 0), 2, seat(2)));
}

/// ORI-41, ORI-53: everything that is done one after another begins with the first player and goes clockwise.
#[test]
fn the_first_player_begins_everything() {
    // Start effects, turns.
    let mut s = Scene::new(3);
    s.state.first = seat(2);
    for number in 1..=3 {
        s.stock(number, 5, 0, 0).points(number, 1);
    }
    s.race(1, "alkari")
        .race(2, "bulrathi")
        .race(3, "alkari")
        .system(2, 1, &["robo_miner_plant"])
        .begin_round();
    let mut order = Vec::new();
    while s.asked() == "ask-effects" {
        let number = s.awaited().unwrap();
        order.push(number);
        s.act(number, "done");
    }
    assert_eq!(order, [2, 3, 1]);
    assert_eq!(s.awaited(), Some(2));
    s.act(2, "research");
    assert_eq!(s.awaited(), Some(3));
    s.act(3, "research");
    assert_eq!(s.awaited(), Some(1));

    // The hand limit.
    let mut s = Scene::new(3);
    s.state.first = seat(3);
    s.markers(1, 0, 10).markers(2, 0, 10).markers(3, 1, 9).turn_of(3);
    s.hand(1, &["titan", "titan", "frigate", "frigate", "cruiser", "cruiser"]);
    s.hand(2, &["autolab", "autolab", "biospheres", "biospheres", "spaceport", "spaceport"]);
    s.hand(3, &["destroyer", "destroyer", "outpost_ship", "outpost_ship", "trade_goods", "trade_goods"]);
    s.act(3, "propaganda").act(3, "discard destroyer").act(1, "discard titan").act(2, "discard autolab");
    assert_eq!(s.state.round, 2);
}

// Start of the round.

/// ORI-42: everybody gains what all their structures produce, up to 9 of each.
#[test]
fn all_structures_produce() {
    let mut s = Scene::new(2);
    s.stock(1, 8, 1, 0).system(1, 1, &["biospheres", "spaceport"]).system(
        1,
        2,
        &["doom_star", "robo_miner_plant"],
    );
    s.stock(2, 0, 0, 0).system(2, 1, &["frigate", "recyclotron", "titan"]);
    s.begin_round();
    assert_eq!(s.at(1).stock, res(9, 1 + 1 + 2, 1));
    assert_eq!(s.at(2).stock, res(0, 1, 1));
}

/// ORI-42: in round 1 nobody collects anything.
#[test]
fn the_first_round_brings_no_resources() {
    let s = Scene::dealt(4, crate::support::plain(), 11);
    assert_eq!(s.asked(), "ask-turn");
    for number in 1..=4 {
        assert_eq!(s.at(number).stock, res(5, 4, 2));
    }
}

/// ORI-43: the level is determined after collecting and before start-of-round effects.
#[test]
fn the_level_is_determined_between_production_and_effects() {
    let mut s = Scene::new(2);
    s.stock(1, 5, 0, 0).system(1, 1, &["biospheres"]).stock(2, 5, 0, 0).system(2, 1, &["hydroponic_farm"]);
    s.begin_round();
    assert_eq!(
        (s.at(1).stock[Resource::Food], s.at(1).available, s.at(1).morale),
        (7, 5, 9),
        "7 after production"
    );
    assert_eq!(
        (s.at(2).stock[Resource::Food], s.at(2).available, s.at(2).morale),
        (7, 4, 10),
        "6 before the effect"
    );
}

/// ORI-44 to ORI-47: the highest resource gives the level, the level gives markers, cards and morale.
#[test]
fn the_highest_resource_gives_the_level() {
    for value in 0..=9 {
        let (available, cards, morale) = match value {
            0..=3 => (3, 1, 6),
            4..=6 => (4, 0, 5),
            _ => (5, 0, 4),
        };
        let lower = value.min(1);
        let stocks =
            [(value, 0, 0), (0, value, 0), (0, 0, value), (value, value, lower), (lower, value, value)];
        for (food, fleet, production) in stocks {
            let mut s = Scene::new(2);
            s.stock(1, food, fleet, production).morale(1, 5).begin_round();
            assert_eq!(s.pools(1), (available, 10 - available, 0), "{food}/{fleet}/{production}");
            assert_eq!((s.held(1).len(), s.at(1).morale), (cards, morale), "{food}/{fleet}/{production}");
        }
    }
}

/// ORI-47, ORI-19: at morale 10 the low level raises nothing.
#[test]
fn the_low_level_stops_at_morale_ten() {
    let mut s = Scene::new(2);
    s.stock(1, 3, 3, 3).begin_round();
    assert_eq!((s.at(1).morale, s.at(1).available), (10, 3));
}

/// ORI-48, ORI-61: Bulrathi at the high level take 4 markers and choose 1 production or 2 fleet; no morale is lost.
#[test]
fn bulrathi_gain_resources_at_the_high_level() {
    for (choice, stock) in [("choose 1", res(8, 5, 3)), ("choose 2", res(8, 7, 2))] {
        let mut s = Scene::new(2);
        s.race(1, "bulrathi").stock(1, 8, 5, 2).morale(1, 7).begin_round();
        assert_eq!((s.awaited(), s.asked()), (Some(1), "ask-choose"));
        s.refuses(1, "done", 61).refuses(1, "choose 3", 61).act(1, choice);
        assert_eq!(s.at(1).stock, stock);
        assert_eq!((s.at(1).available, s.at(1).morale), (4, 7));
        assert_eq!(s.asked(), "ask-turn", "the level is not looked at again");
    }
}

/// ORI-48: at other levels and at other moments the Bulrathi are like everybody.
#[test]
fn bulrathi_are_ordinary_otherwise() {
    for (stock, available, cards, morale) in [(res(3, 3, 3), 3, 1, 8), (res(6, 6, 6), 4, 0, 7)] {
        let mut s = Scene::new(2);
        s.race(1, "bulrathi").morale(1, 7);
        s.at_mut(1).stock = stock;
        s.begin_round();
        assert_eq!((s.asked(), s.at(1).stock), ("ask-turn", stock));
        assert_eq!((s.at(1).available, s.held(1).len(), s.at(1).morale), (available, cards, morale));
    }
    // A gain in the action phase that lifts them to the high level, and an attack while they are there.
    let mut s = Scene::new(2);
    s.race(1, "bulrathi").stock(1, 5, 0, 0).hand(1, &["biospheres"]).act(1, "exploit biospheres");
    assert_eq!((s.at(1).stock, s.at(1).available), (res(8, 0, 0), 3));
    s.act(2, "attack seat1");
    assert_eq!((s.at(1).morale, s.at(1).stock), (9, res(8, 0, 0)));
}

/// ORI-49: the last card of the deck goes to the first player who draws for the low level.
#[test]
fn development_goes_from_the_first_player_clockwise() {
    for first in 1..=3 {
        let mut s = Scene::new(3);
        s.state.first = seat(first);
        for number in 1..=3 {
            s.stock(number, 0, 0, 0);
        }
        s.deck(&["titan", "frigate"]).draws(&["titan", "frigate"]).begin_round();
        let second = first % 3 + 1;
        assert_eq!((s.held(first), s.held(second)), (vec!["titan".to_owned()], vec!["frigate".to_owned()]));
    }
}

/// ORI-50: the effects of structures, advisor and race wait together; their owner chooses the order or declines.
#[test]
fn start_effects_are_resolved_in_any_order() {
    let scene = || {
        let mut s = Scene::new(2);
        s.race(1, "alkari").points(1, 1).stock(1, 4, 0, 0).advisor(1, "moldred");
        s.system(1, 1, &["robo_miner_plant"]).system(1, 2, &["hydroponic_farm"]);
        s.begin_round();
        s
    };
    let mut s = scene();
    assert_eq!(s.legal(1), ["effect sys1", "effect sys2", "effect advisor", "effect race"]);
    assert_eq!(s.at(1).stock, res(5, 0, 1), "collected");
    s.act(1, "effect sys1");
    assert_eq!(s.at(1).stock, res(3, 0, 2));
    s.act(1, "effect race");
    assert_eq!((s.at(1).points, s.at(1).available), (0, 5));
    assert_eq!(s.at(1).stock, res(4, 0, 2), "what leaves no choice is done: the farm");
    assert_eq!(s.held(1).len(), 2, "and Moldred");
    assert_eq!(s.asked(), "ask-turn");

    // The other way round, and declining what may be declined.
    let mut s = scene();
    s.act(1, "effect sys2").act(1, "effect advisor");
    assert_eq!((s.at(1).stock, s.held(1).len()), (res(6, 0, 1), 2));
    s.act(1, "done");
    assert_eq!((s.at(1).stock, s.at(1).points, s.at(1).available), (res(6, 0, 1), 1, 4));
    assert_eq!(s.asked(), "ask-turn");
}

/// ORI-50, ORI-60: effects that are not optional cannot be declined.
#[test]
fn mandatory_start_effects_cannot_be_declined() {
    let mut s = Scene::new(2);
    s.race(1, "alkari").points(1, 1).stock(1, 4, 0, 0).advisor(1, "moldred").begin_round();
    s.refuses(1, "done", 60).act(1, "effect advisor").act(1, "done");
    assert_eq!(s.held(1).len(), 2);
}

/// ORI-51: once per round Alkari may pay 1 point for a marker; without points they cannot.
#[test]
fn alkari_buy_one_marker_a_round() {
    let mut s = Scene::new(2);
    s.race(1, "alkari").points(1, 3).stock(1, 4, 0, 0).begin_round();
    s.act(1, "effect race");
    assert_eq!((s.at(1).points, s.pools(1)), (2, (5, 5, 0)));
    assert_eq!(s.asked(), "ask-turn", "not twice");

    let mut s = Scene::new(2);
    s.race(1, "alkari").points(1, 0).stock(1, 4, 0, 0).begin_round();
    assert_eq!((s.asked(), s.pools(1)), ("ask-turn", (4, 6, 0)));
}

/// ORI-52: a marker on Harrava becomes an available one, without a question.
#[test]
fn the_marker_on_harrava_becomes_available() {
    let mut s = Scene::new(2);
    s.stock(1, 4, 0, 0).advisor(1, "harrava").mark_advisor(1).begin_round();
    assert_eq!(s.asked(), "ask-turn");
    assert_eq!(s.pools(1), (5, 5, 0));
    assert!(!s.at(1).advisor.unwrap().marker);

    let mut s = Scene::new(2);
    s.stock(1, 4, 0, 0).advisor(1, "harrava").begin_round();
    assert_eq!(s.pools(1), (4, 6, 0), "without a marker nothing");
}
