//! Actions in turn (ORI-53 to ORI-63).

use std::collections::BTreeSet;

use orrery_testkit::{Acts as _, random_game};

use crate::support::{Scene, res};
use orrery_core::Game as _;
use orrery_orion::state::Resource;
use orrery_orion::{Action, Options, Orion};

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
