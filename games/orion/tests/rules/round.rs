//! The round from its start to its end (ORI-40 to ORI-63, ORI-102 to ORI-107).

use std::collections::BTreeSet;

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res, seat};
use orrery_core::Game as _;
use orrery_orion::Orion;
use orrery_orion::content::Colour;
use orrery_orion::state::Ending;
use orrery_orion::state::Resource;
use orrery_orion::{Action, Options};
use orrery_testkit::random_game;
use serde_json::{Value, json};

/// The kinds of the events that everybody heard, in order.
fn kinds(events: &[Value]) -> Vec<String> {
    let kind = |event: &Value| match event {
        Value::Object(map) => map.keys().next().unwrap().clone(),
        other => other.to_string(),
    };
    events.iter().map(kind).collect()
}

/// A scene of two in which seat 1 has the last marker of the round.
fn last_turn() -> Scene {
    let mut s = Scene::new(2);
    s.markers(1, 1, 9).markers(2, 0, 10);
    s
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

// Actions.

/// ORI-53: one action each, clockwise; who has no marker is skipped; the last markers are spent in a row.
#[test]
fn players_take_one_action_in_turn() {
    let mut s = Scene::new(3);
    s.markers(1, 1, 9).markers(2, 3, 7).markers(3, 2, 8);
    let mut order = Vec::new();
    while s.state.round == 1 {
        let number = s.awaited().unwrap();
        order.push(number);
        s.act(number, "trade food fleet").stock(number, 5, 4, 2);
    }
    assert_eq!(order, [1, 2, 3, 2, 3, 2]);
}

/// ORI-54: nobody passes: a turn cannot be declined, and a round ends only when all markers are spent.
#[test]
fn nobody_passes() {
    let mut s = Scene::new(2);
    s.refuses(1, "done", 54);
    let mut ends = 0;
    random_game::<Orion>(3, &Options::default(), 21, |decision| {
        let turn = decision.asked() == "ask-turn";
        if turn {
            assert!(decision.before.players[decision.seat].available > 0);
            assert_ne!(decision.action, Action::Done);
        }
        let home = decision.after.round > decision.before.round;
        if home && turn {
            let left: u8 =
                decision.game.seats().iter().map(|seat| decision.before.players[seat].available).sum();
            assert_eq!(left, 1, "the last marker of all was spent");
            ends += 1;
        }
    });
    assert!(ends > 0, "some rounds ended with a turn");
}

/// ORI-55: the marker of an action lies on the sheet, on the activated card or in the defender's attack area.
#[test]
fn the_marker_lies_where_the_action_says() {
    let scene = || {
        let mut s = Scene::new(2);
        s.stock(2, 0, 0, 0).hand(1, &["outpost_ship", "titan", "frigate"]).system(1, 1, &["pleasure_dome"]);
        s.middle(&["vale"]);
        s
    };
    let on_the_sheet = [
        "build outpost_ship sys2",
        "exploit titan",
        "research",
        "trade food fleet",
        "propaganda",
        "contract",
    ];
    for action in on_the_sheet {
        let mut s = scene();
        s.act(1, action);
        assert_eq!(s.pools(1), (3, 6, 1), "{action}");
    }
    let mut s = scene();
    s.act(1, "activate sys1");
    assert_eq!((s.pools(1), s.marked(1, 1)), ((3, 6, 0), true));
    let mut s = scene();
    s.act(1, "attack seat2");
    assert_eq!((s.pools(1), s.at(1).attacks.0), ((3, 6, 0), [0, 1, 0, 0]));
    assert_eq!(s.at(2).markers(), 10, "the marker stays the attacker's");
}

/// ORI-56: actions come in any order and may be repeated.
#[test]
fn actions_may_be_repeated_in_any_order() {
    let mut s = Scene::new(2);
    s.markers(1, 9, 1).stock(1, 9, 9, 9).stock(2, 0, 0, 0).hand(1, &["titan", "outpost_ship"]);
    let actions = [
        "research",
        "research",
        "trade food fleet",
        "attack seat2",
        "trade production food",
        "exploit titan",
        "build outpost_ship sys1",
        "research",
        "attack seat2",
    ];
    for action in actions {
        s.turn_of(1).act(1, action);
    }
    assert_eq!(s.at(1).available, 0);
}

/// ORI-57: there are eight actions.
#[test]
fn there_are_eight_actions() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).stock(2, 0, 0, 0).hand(1, &["outpost_ship", "titan", "frigate"]).middle(&["vale"]);
    s.system(1, 1, &["pleasure_dome"]);
    let verb = |action: &String| action.split(' ').next().unwrap().to_owned();
    let verbs: BTreeSet<_> = s.legal(1).iter().map(verb).collect();
    let eight = ["activate", "attack", "build", "contract", "exploit", "propaganda", "research", "trade"];
    assert_eq!(verbs.into_iter().collect::<Vec<_>>(), eight);
}

/// ORI-58: Research is always legal, even with nothing left to draw.
#[test]
fn research_is_always_legal() {
    let mut s = Scene::new(2);
    s.deck(&[]).stock(1, 0, 0, 0).morale(1, -5).act(1, "research");
    assert_eq!((s.held(1).len(), s.at(1).spent), (0, 1));
    for seed in 0..5 {
        random_game::<Orion>(4, &Options::default(), seed, |decision| {
            if decision.asked() == "ask-turn" {
                assert!(decision.game.check(decision.before, decision.seat, Action::Research).is_ok());
            }
        });
    }
}

/// ORI-59: effects that an action triggers together are resolved in the order that their owner chooses.
#[test]
fn triggered_effects_are_resolved_in_any_order() {
    let scene = || {
        let mut s = Scene::new(2);
        s.stock(2, 0, 0, 0).system(1, 1, &["death_spores"]).system(1, 2, &["cruiser"]).advisor(1, "vale");
        s.act(1, "attack seat2");
        s
    };
    let mut s = scene();
    assert_eq!(s.legal(1), ["effect sys1", "effect sys2", "effect advisor"]);
    s.act(1, "effect advisor");
    assert_eq!((s.at(1).points, s.at(1).morale, s.at(2).morale), (4, 9, 9));
    s.act(1, "effect sys1");
    assert_eq!(s.at(2).morale, 8);

    let mut s = scene();
    s.act(1, "effect sys2");
    assert_eq!((s.at(1).stock[Resource::Food], s.at(1).points, s.at(2).morale), (7, 2, 9));
    s.act(1, "effect sys1").act(1, "effect advisor");
    assert_eq!((s.at(1).points, s.at(2).morale, s.awaited()), (4, 8, Some(2)));
}

/// ORI-60: what would change nothing is no obligation. Alkari with Harrava and no marker on her may go on at once; so may
/// whoever has Kuruk at morale 10.
#[test]
fn what_would_change_nothing_keeps_nobody_from_going_on() {
    for (advisor, morale, asked) in [("harrava", 10, false), ("kuruk", 10, false), ("kuruk", 9, true)] {
        let mut s = Scene::new(2);
        s.race(1, "alkari")
            .points(1, 1)
            .stock(1, 4, 0, 0)
            .morale(1, morale)
            .advisor(1, advisor)
            .begin_round();
        assert_eq!(s.asked(), "ask-effects", "{advisor}");
        let expected: &[&str] =
            if asked { &["effect race", "effect advisor"] } else { &["effect race", "done"] };
        s.offers(1, expected);
        if !asked {
            s.refuses(1, "effect advisor", 60).act(1, "done");
            assert_eq!((s.asked(), s.at(1).points), ("ask-turn", 1), "{advisor}");
        }
    }
    // With a marker on Harrava there is something to resolve.
    let mut s = Scene::new(2);
    s.race(1, "alkari").points(1, 1).stock(1, 4, 0, 0).advisor(1, "harrava").mark_advisor(1).begin_round();
    s.refuses(1, "done", 60).offers(1, &["effect race", "effect advisor"]);
}

/// ORI-60: a track at its end, an empty deck and empty reserves make an effect change nothing.
#[test]
fn effects_without_room_are_not_asked_about() {
    let asked = |lay: &dyn Fn(&mut Scene)| {
        let mut s = Scene::new(2);
        s.race(1, "alkari").points(1, 1).stock(1, 4, 0, 0);
        lay(&mut s);
        s.begin_effects();
        s.legal(1)
    };
    let farm = |food| asked(&move |s| _ = s.stock(1, food, 0, 0).system(1, 1, &["hydroponic_farm"]));
    assert_eq!(farm(8), ["effect sys1", "effect race"]);
    assert_eq!(farm(9), ["effect race", "done"]);
    let moldred = |deck: &'static [&'static str]| asked(&move |s| _ = s.advisor(1, "moldred").deck(deck));
    assert_eq!(moldred(&["titan"]), ["effect advisor", "effect race"]);
    assert_eq!(moldred(&[]), ["effect race", "done"]);
}

/// ORI-60: what is not optional must be done, as far as possible; what is optional may be declined.
#[test]
fn only_what_is_optional_can_be_declined() {
    // A mandatory effect waits beside an optional one.
    let mut s = Scene::new(2);
    s.race(1, "mrrshan").advisor(1, "quail").hand(1, &["titan"]).act(1, "exploit titan");
    s.refuses(1, "done", 60).act(1, "effect race").act(1, "done");
    assert_eq!((s.at(1).stock[Resource::Fleet], s.awaited()), (4 + 2 + 1, Some(2)));
    // Taking a card from the pile.
    let mut s = Scene::new(2);
    s.hand(1, &["advanced_data_center"]).pile(&["titan", "frigate"]);
    s.act(1, "build advanced_data_center sys1").refuses(1, "done", 146).act(1, "take 2");
    assert_eq!(s.held(1), ["frigate"]);
    // As far as possible: a gain that is capped, a draw from a short deck.
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 9).system(1, 1, &["deep_core_mine"]).act(1, "activate sys1");
    assert_eq!(s.at(1).stock, res(0, 0, 9));
    let mut s = Scene::new(2);
    s.system(1, 1, &["research_laboratory"]).deck(&["titan"]).act(1, "activate sys1");
    assert_eq!(s.held(1), ["titan"]);
}

/// ORI-61: of options separated by a slash exactly one is chosen.
#[test]
fn exactly_one_option_is_chosen() {
    for (choice, stock) in
        [("choose 1", res(7, 4, 2)), ("choose 2", res(5, 6, 2)), ("choose 3", res(5, 4, 4))]
    {
        let mut s = Scene::new(2);
        s.advisor(1, "viktoria").act(1, "activate advisor");
        s.refuses(1, "choose 4", 61).refuses(1, "done", 61).act(1, choice);
        assert_eq!((s.at(1).stock, s.awaited()), (stock, Some(2)));
    }
}

/// ORI-62, ORI-41: opponents who must decide do so clockwise from the left of whoever acts, not from the first player.
#[test]
fn opponents_decide_from_the_left_of_the_player() {
    let mut s = Scene::new(4);
    s.stock(3, 0, 2, 0).hand(3, &["destroyer"]).turn_of(3);
    for number in [1, 2, 4] {
        s.hand(number, &["titan", "frigate", "cruiser"][..2]);
        s.deck(&["titan", "titan", "frigate", "frigate", "cruiser"]);
    }
    s.act(3, "build destroyer sys1");
    let mut order = Vec::new();
    while s.asked() == "ask-choose" {
        let number = s.awaited().unwrap();
        order.push(number);
        s.act(number, "choose 1").act(number, "discard titan");
        assert_eq!(s.awaited(), Some(number), "one finishes before the next begins");
        s.act(number, "discard frigate");
    }
    assert_eq!(order, [4, 1, 2]);
}

/// ORI-63: a marker gained in one's own turn can pay a cost at once, but gives no further action in that turn.
#[test]
fn a_marker_gained_in_a_turn_pays_but_does_not_prolong_it() {
    let mut s = Scene::new(2);
    s.stock(1, 6, 0, 3).markers(1, 1, 9).middle(&["viktoria"]);
    s.hand(1, &["civilian_transport", "autolab", "holosimulator"]);
    s.act(1, "build civilian_transport sys1");
    assert_eq!(s.at(1).available, 0);
    s.act(1, "build autolab sys2");
    assert_eq!(s.at(1).available, 1);
    s.act(1, "build holosimulator sys3").act(1, "use");
    assert_eq!(s.at(1).available, 0, "the marker just gained");

    let mut s = Scene::new(2);
    s.stock(1, 1, 0, 3).hand(1, &["autolab"]).act(1, "build autolab sys1");
    assert_eq!((s.at(1).available, s.awaited()), (4, Some(2)), "the turn is over");
}

// End of the round.

/// ORI-102: the game ends after round 8, not before.
#[test]
fn the_game_ends_after_round_eight() {
    for (round, ended) in [(7, None), (8, Some(Ending::LastRound))] {
        let mut s = last_turn();
        s.state.round = round;
        s.act(1, "research");
        assert_eq!(s.state.ended, ended);
    }
}

/// ORI-102: anybody's morale of 0 or less ends the game, but only at the end of a round.
#[test]
fn low_morale_ends_the_game_at_the_end_of_the_round() {
    for (number, morale, ended) in [
        (1, 1, None),
        (1, 0, Some(Ending::Morale)),
        (2, 0, Some(Ending::Morale)),
        (2, -7, Some(Ending::Morale)),
    ] {
        let mut s = last_turn();
        s.morale(number, morale).act(1, "research");
        assert_eq!(s.state.ended, ended, "seat {number} at {morale}");
    }
    // Below 0 during the round, and up again before its end.
    let mut s = Scene::new(2);
    s.markers(1, 2, 8).markers(2, 0, 10).morale(1, -1).act(1, "research");
    assert_eq!((s.state.ended, s.awaited()), (None, Some(1)));
    s.act(1, "propaganda");
    assert_eq!((s.state.ended, s.at(1).morale, s.state.round), (None, 2, 2));
}

/// Four systems with five cards each, laid for a seat; `missing` cards are left out of the last.
fn full_systems(s: &mut Scene, number: u8, missing: usize) {
    let systems = [
        ["titan", "titan", "cruiser", "cruiser", "frigate"],
        ["frigate", "autolab", "autolab", "biospheres", "biospheres"],
        ["spaceport", "spaceport", "doom_star", "doom_star", "star_fortress"],
        ["star_fortress", "recyclotron", "recyclotron", "battleship", "battleship"],
    ];
    for (system, cards) in (1..).zip(systems) {
        let count = if system == 4 { 5 - missing } else { 5 };
        s.system(number, system, &cards[..count]);
    }
}

/// ORI-102: four systems of five cards end the game at the end of the round, not when the last card is laid.
#[test]
fn four_full_systems_end_the_game_at_the_end_of_the_round() {
    let mut s = Scene::new(2);
    s.markers(1, 1, 9).markers(2, 1, 9).hand(1, &["outpost_ship"]);
    full_systems(&mut s, 1, 1);
    s.act(1, "build outpost_ship sys4");
    assert_eq!((s.state.ended, s.awaited()), (None, Some(2)));
    s.act(2, "research");
    assert_eq!(s.state.ended, Some(Ending::FullSystems));

    let mut s = last_turn();
    full_systems(&mut s, 2, 1);
    s.act(1, "research");
    assert_eq!(s.state.ended, None, "19 cards");
    let mut s = last_turn();
    full_systems(&mut s, 2, 0);
    s.act(1, "research");
    assert_eq!(s.state.ended, Some(Ending::FullSystems), "anybody's systems");
}

/// ORI-103: any four systems of five cards end the game, and Fulcrum is a card of his; a table may count regular ones
/// alone.
#[test]
fn the_additional_system_may_be_one_of_four_full_ones() {
    let mut s = last_turn();
    full_systems(&mut s, 1, 0);
    s.fulcrum(1, Colour::Grey).act(1, "research");
    assert_eq!(s.state.ended, Some(Ending::FullSystems), "uncovered Fulcrum is not in the way");

    let four = ["trade_goods", "trade_goods", "destroyer", "destroyer"];
    for (counts, structures, ends) in [(true, 4, true), (true, 3, false), (false, 4, false)] {
        let mut s = Scene::with(2, options(&json!({"fulcrum_counts_as_full": counts})));
        s.markers(1, 1, 9).markers(2, 0, 10);
        full_systems(&mut s, 1, 5);
        s.fulcrum(1, Colour::Grey).system(1, 5, &four[..structures]).act(1, "research");
        let ended = s.state.ended == Some(Ending::FullSystems);
        assert_eq!(ended, ends, "{structures} structures on Fulcrum, option {counts}");
    }
}

/// ORI-104: after the end nothing else of the phase happens and nobody acts.
#[test]
fn the_end_skips_the_rest_of_the_phase() {
    let mut s = last_turn();
    s.state.round = 8;
    s.hand(1, &["titan", "titan", "frigate", "frigate", "cruiser", "cruiser", "autolab"])
        .act(1, "propaganda");
    assert_eq!((s.awaited(), s.held(1).len()), (None, 7), "no hand limit");
    assert_eq!((s.pools(1), s.state.first, s.state.round), ((0, 9, 1), seat(1), 8), "nothing goes home");
    s.refuses(1, "research", 104).refuses(2, "research", 104);
    assert_eq!(s.view(&[])["ended"], json!(Ending::LastRound));
}

/// ORI-105: whoever holds more than 5 cards discards down to 5, in an order of their choice; others do not.
#[test]
fn hands_are_reduced_to_five() {
    let mut s = last_turn();
    s.hand(1, &["titan", "titan", "frigate", "frigate", "cruiser", "cruiser", "autolab"]);
    s.hand(2, &["biospheres", "biospheres", "spaceport", "spaceport", "doom_star"]);
    s.act(1, "propaganda").refuses(1, "done", 105).refuses(1, "discard biospheres", 105);
    s.act(1, "discard cruiser").act(1, "discard titan");
    assert_eq!(s.held(1), ["autolab", "titan", "cruiser", "frigate", "frigate"]);
    assert_eq!(s.discards(), ["titan", "cruiser"]);
    assert_eq!((s.held(2).len(), s.state.round), (5, 2), "five may be kept");
}

/// ORI-106: markers come home from sheet, cards, advisor and attack areas; tracks stay.
#[test]
fn all_markers_come_home() {
    let mut s = Scene::new(2);
    s.markers(1, 5, 5).markers(2, 0, 10).stock(1, 4, 4, 0).stock(2, 4, 0, 0).points(1, 7).morale(2, 6);
    s.system(1, 1, &["pleasure_dome"]).system(1, 2, &["death_spores"]).advisor(1, "viktoria");
    s.act(1, "activate sys1").act(1, "attack seat2").act(1, "effect sys2");
    s.act(1, "activate advisor").act(1, "choose 1").act(1, "propaganda").act(1, "research");
    assert_eq!(s.state.round, 2);
    // 6 food and 2 fleet were left; with 1 food and 2 fleet produced the level is high.
    assert_eq!((s.at(1).stock, s.pools(1)), (res(7, 4, 0), (5, 5, 0)));
    assert!(!s.marked(1, 1) && !s.marked(1, 2) && !s.at(1).advisor.unwrap().marker);
    assert_eq!((s.at(1).attacks.0, s.at(1).propaganda), ([0; 4], false));
    assert_eq!((s.at(1).points, s.at(2).morale), (9, 4), "tracks stay where they are");
}

/// ORI-106, ORI-120: a marker on Harrava stays; one on another R field does not.
#[test]
fn a_marker_on_harrava_stays() {
    let mut s = last_turn();
    s.stock(1, 4, 0, 0).advisor(1, "harrava").mark_advisor(1).act(1, "propaganda");
    assert_eq!((s.state.round, s.pools(1)), (2, (5, 5, 0)), "four markers and the one from Harrava");

    let mut s = last_turn();
    s.stock(1, 4, 0, 0).advisor(1, "vale").mark_advisor(1).act(1, "propaganda");
    assert_eq!((s.state.round, s.pools(1)), (2, (4, 6, 0)));
}

/// ORI-107: the token passes to the left and the round marker advances by one.
#[test]
fn the_token_passes_to_the_left() {
    let mut s = Scene::with(3, options(&json!({})));
    for (first, next) in [(1, 2), (2, 3), (3, 1)] {
        assert_eq!(s.state.first, seat(first));
        let round = s.state.round;
        s.markers(1, 0, 10).markers(2, 0, 10).markers(3, 0, 10).markers(first, 1, 9).turn_of(first);
        s.act(first, "propaganda");
        assert_eq!((s.state.first, s.state.round), (seat(next), round + 1));
    }
}
