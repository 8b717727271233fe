//! Nobody is waited for who, as everybody can see, has nothing to say (AND-67, AND-90, AND-274).

use orrery_andromeda::ids::{Base, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_core::standing_answers::{Giver, NoChoice, SeatAnswers, answer_for};
use orrery_core::{Bag, Game as _, SeatSet, Set};
use orrery_testkit::Acts as _;

use crate::support::asks::{BASE_ACTIVATED, DIPLOMACY, WINDOW, WON, reacts};
use crate::support::{Scene, seat, tactic};

/// All cards but these lie face up on the pile.
fn only_hidden(scene: &mut Scene, hidden: &[&str]) {
    scene.state.tactics = Bag::EMPTY;
    let content = scene.game.content().clone();
    for (card, row) in content.tactics.iter() {
        if !hidden.contains(&row.id.as_str()) {
            (0..row.copies).for_each(|_| scene.state.tactics_pile.put(card));
        }
    }
}

fn fight() -> Scene {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene
}

/// AND-90, AND-184, AND-274: for Safe Passage a credit must be there, for Ceasefire a second card; without them a seat is
/// not asked for a diplomacy card if no other can be in a hand.
#[test]
fn and_184_diplomacy_that_cannot_be() {
    for (hidden, credit, cards, asked) in [
        ("safe_passage", 0, 1, false),
        ("safe_passage", 1, 1, true),
        ("ceasefire", 0, 1, false),
        ("ceasefire", 0, 2, true),
        ("hailing_frequency", 0, 1, true),
    ] {
        let mut scene = fight();
        only_hidden(&mut scene, &[hidden, "shadow_deal"]);
        scene.stock(2, Resource::Credit, credit).act(1, "launch fighter");
        scene.hand(2, &["shadow_deal"; 2][..cards]).act(1, "go A1");
        assert_eq!(scene.asked() == DIPLOMACY, asked, "{hidden} {credit} {cards}");
    }
}

/// AND-90: Victory Broadcast is of no use at the end of the track; nobody is asked for it there.
#[test]
fn and_90_a_card_without_use() {
    for (index, asked) in [(9, false), (3, true)] {
        let mut scene = fight();
        only_hidden(&mut scene, &["victory_broadcast", "shadow_deal"]);
        scene.state.players[seat(1)].tracks[Track::Supremacy as usize] = index;
        scene.hand(1, &["shadow_deal"]).act(1, "launch fighter").dice(&[6, 6, 1]).act(1, "go A1");
        assert_eq!(scene.asked() == WON, asked);
    }
}

/// AND-67: sustain cards in play lie open like those of the pile.
#[test]
fn and_67_cards_in_play_are_seen() {
    for in_play in [2, 1] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1]);
        only_hidden(&mut scene, &["reinforced_hulls", "last_stand"]);
        for _ in 0..in_play {
            scene.state.players[seat(2)].sustain.push(tactic("reinforced_hulls"));
        }
        scene.hand(1, &["last_stand"]).act(1, "launch transport").act(1, "go A1");
        assert_eq!(scene.asked() == WINDOW, in_play == 1, "{in_play} of two copies are in play");
    }
}

/// AND-67, AND-83: between the steps of a battle cards for the time outside it open no window.
#[test]
fn and_83_no_window_for_another_moment() {
    let mut scene = fight();
    only_hidden(&mut scene, &["recall_order", "last_stand"]);
    scene.hand(1, &["last_stand"]).act(1, "launch fighter").act(1, "go A1");
    let mut inside = 0;
    while scene.state.turn.seat == seat(1) {
        inside +=
            usize::from(scene.asked() == WINDOW && scene.state.battle.on && !scene.state.battle.decided);
        scene.act(scene.who(), "done");
    }
    assert_eq!(inside, 0);
}

/// AND-67, AND-75, AND-274: cards and tokens that lie open and can do nothing open no window; a hidden token does.
#[test]
fn and_67_open_things_without_use() {
    let launched = |prepare: &dyn Fn(&mut Scene)| {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1]);
        prepare(&mut scene);
        scene.act(1, "launch transport").act(1, "go A1");
        scene.asked() == WINDOW
    };
    let spaceport = |scene: &mut Scene| scene.state.players[seat(1)].face_up[Track::Commerce as usize] = 1;
    assert!(!launched(&|scene| spaceport(scene)), "two resources are missing");
    assert!(launched(&|scene| {
        spaceport(scene);
        scene.stock(1, Resource::Ice, 2);
    }));
    let upgraded = |scene: &mut Scene, all: bool| {
        let tile = Some(crate::support::upgrade("long_hauler"));
        scene.state.players[seat(1)].upgrades = [tile, tile, tile, tile.filter(|_| all)];
        // War Machine: a ship upgrade.
        scene.state.players[seat(1)].tokens = Set::from_bits(1 << 2);
    };
    assert!(!launched(&|scene| upgraded(scene, true)), "every type is upgraded");
    assert!(launched(&|scene| upgraded(scene, false)));
    assert!(launched(&|scene| {
        let (token, _) = scene.game.content().discoveries.iter().next().unwrap();
        scene.state.players[seat(1)].discoveries.put(token);
    }));
}

/// AND-185, AND-264: the window before the preparation is not passed over if a card brings energy for dice there. What does
/// as much before the roll can wait.
#[test]
fn and_264_what_would_pass_by() {
    for (card, can_wait) in [("solar_harvest", false), ("golden_age", true)] {
        let mut scene = fight();
        scene.stock(1, Resource::Energy, 0);
        only_hidden(&mut scene, &["solar_harvest", "golden_age"]);
        scene.hand(1, &[card]).act(1, "launch fighter").act(1, "go A1");
        let step = |scene: &Scene| {
            scene.game.view(&scene.state, SeatSet::NOBODY).battle.and_then(|battle| battle.step)
        };
        while step(&scene) != Some(3) {
            scene.act(scene.who(), "done");
        }
        assert_eq!((scene.asked(), scene.who()), (WINDOW, 1));
        let spared = SeatAnswers { no_choice: NoChoice::Answered, ..SeatAnswers::default() };
        let given = answer_for(&*scene.game, &scene.state, seat(1), &spared);
        assert_eq!(given.map(|(_, by)| by), can_wait.then_some(Giver::Postponed), "{card}");
    }
}

/// AND-84: Shadow Deal and Tractor Beam answer what another player does.
#[test]
fn and_84_not_in_the_own_turn() {
    for (base, card) in [(true, "shadow_deal"), (false, "tractor_beam")] {
        let mut scene = Scene::new(2);
        scene.hand(1, &[card]);
        if base {
            scene.base(Space::A1, Base::Shipyard);
        } else {
            scene.planet(Space::A1, Track::Science, 0).top(Space::A1, "g1");
        }
        scene.act(1, "launch transport").act(1, "go A1");
        while scene.state.turn.seat == seat(1) {
            assert!(!reacts(scene.asked()), "{card}");
            scene.act(1, "done");
        }
    }
}

/// AND-90: a seat with several cards in hand is asked again after each of them, whatever they are.
#[test]
fn and_90_each_copy_once() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Shipyard).hand(2, &["shadow_deal", "shadow_deal"]);
    scene.act(1, "launch transport").act(1, "go A1").act(2, "play shadow_deal").act(2, "play shadow_deal");
    assert_eq!((scene.has(2, Resource::Credit), scene.state.turn.seat), (2, seat(2)));
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Shipyard).hand(2, &["shadow_deal", "golden_age"]);
    scene.act(1, "launch transport").act(1, "go A1").act(2, "play shadow_deal");
    assert!(scene.asked() == BASE_ACTIVATED, "the other copy might be there");
}
