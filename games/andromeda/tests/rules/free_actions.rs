//! Where free actions fit (AND-67, AND-R17), and moons as part of any payment (AND-79).

use orrery_andromeda::flow::Phase;
use orrery_andromeda::ids::{Base, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::Place;
use orrery_testkit::Acts as _;

use crate::support::asks::{
    ACQUIRE, CHOOSE_TURN, END_ORDER, EXCESS, MODULES, PAY, PREPARE, SCRAP, SECOND, WINDOW,
};
use crate::support::{Scene, seat};

fn at_maximus(nanocarbon: u8, hand: &[&str]) -> Scene {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Maximus).stock(1, Resource::Nanocarbon, nanocarbon).hand(1, hand);
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    scene
}

/// AND-67, AND-R17: after the first purchase a free action brings what the second one costs.
#[test]
fn and_67_between_two_purchases() {
    let mut scene = at_maximus(2, &["supply_drop"]);
    let (science, industry) = (scene.state.display[0][0], scene.state.display[1][0]);
    scene.act(1, &format!("acquire {science}"));
    assert_eq!(scene.asked(), SECOND);
    assert_eq!(scene.check(1, &format!("acquire {industry}")), Err(144), "2 titanium are missing");
    scene.act(1, "play supply_drop").act(1, "gain titanium").act(1, "gain titanium");
    scene.act(1, &format!("acquire {industry}"));
    assert_ne!(scene.asked(), SCRAP, "AND-60: two were bought");
    assert_eq!(scene.state.players[seat(1)].tracks[Track::Industry as usize], 1);
}

/// AND-67, AND-45: before the first purchase free actions are open that leave the price of a module.
#[test]
fn and_67_before_the_first_purchase() {
    let mut scene = at_maximus(2, &["golden_age"]);
    assert_eq!(scene.asked(), ACQUIRE);
    scene.act(1, "play golden_age");
    assert_eq!((scene.asked(), scene.vp(1)), (ACQUIRE, 2));
    scene.refuses(1, "done", 45);
    // A spaceport would take both nanocarbon and bring 3 of anything: that buys a module too.
    scene.state.players[seat(1)].face_up[Track::Commerce as usize] = 1;
    scene.act(1, "use commerce").act(1, "gain titanium");
    assert!(scene.may(1, "gain energy"));
    scene.act(1, "gain energy");
    assert_eq!(scene.check(1, "gain ice"), Err(45), "1 titanium and 1 ice buy nothing here");
}

/// AND-67: before a ship, a development or a module of a card is paid.
#[test]
fn and_67_before_a_choice_with_a_price() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Shipyard).stock(1, Resource::Titanium, 1).hand(1, &["supply_drop"]);
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "way 1");
    scene.refuses(1, "build fighter", 138);
    scene.act(1, "play supply_drop").act(1, "gain titanium").act(1, "gain titanium").act(1, "build fighter");
    assert_eq!(scene.state.players[seat(1)].count(ShipKind::Fighter, Place::Hangar), 1);

    let mut scene = Scene::new(2);
    scene
        .hand(1, &["precursor_signal", "supply_drop"])
        .stock(1, Resource::Ice, 2)
        .act(1, "play precursor_signal");
    let science = scene.state.display[0][0];
    scene.act(1, "play supply_drop").act(1, "gain nanocarbon").act(1, "gain nanocarbon");
    scene.act(1, &format!("acquire {science}"));
    assert_eq!((scene.has(1, Resource::Ice), scene.asked()), (2, CHOOSE_TURN));
    // A free module has no price.
    scene.state.players[seat(1)].face_up[Track::Civilization as usize] = 1;
    scene.hand(1, &["supply_drop"]).act(1, "use civilization");
    scene.refuses(1, "play supply_drop", 67);
}

/// AND-67: what an event leaves in the own turn can still be used, ahead of the limits.
#[test]
fn and_67_after_an_event_of_the_own_turn() {
    for first in ["first event", "first limits"] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1]).event_waits("titanium_rain").hand(1, &["golden_age"]);
        scene.at(Phase::End).act(1, "done");
        assert_eq!(scene.asked(), END_ORDER, "and no window before it");
        scene.act(1, first);
        assert_eq!((scene.asked(), scene.state.turn.seat), (WINDOW, seat(1)), "{first}");
        scene.act(1, "play golden_age");
        assert_eq!((scene.vp(1), scene.state.turn.seat), (2, seat(2)));
    }
}

/// AND-67: also before it.
#[test]
fn and_67_before_a_pending_event() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).event_waits("titanium_rain").hand(1, &["golden_age"]);
    scene.at(Phase::End).act(1, "done").act(1, "play golden_age");
    assert_eq!((scene.vp(1), scene.asked()), (2, END_ORDER));
}

/// AND-28, AND-67: a card above the limit is played instead of being discarded.
#[test]
fn and_67_while_discarding_cards() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).hand(1, &["golden_age", "last_stand", "last_stand"]);
    scene.hand(1, &["shadow_deal", "shadow_deal", "tractor_beam"]).at(Phase::End).act(1, "done");
    assert_eq!(scene.asked(), EXCESS);
    scene.refuses(1, "done", 28);
    scene.act(1, "play golden_age");
    assert_eq!((scene.vp(1), scene.has(1, Resource::Tactics), scene.state.turn.seat), (2, 5, seat(2)));
}

/// AND-28, AND-67: energy above the limit pays for a card before the rest is given back.
#[test]
fn and_67_while_giving_back_resources() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).stock(1, Resource::Energy, 12).hand(1, &["requisition"]);
    scene.at(Phase::End).act(1, "done");
    assert_eq!(scene.asked(), EXCESS, "one question, no window before it");
    assert_eq!(scene.check(1, "card requisition"), Err(28), "the hand fits");
    scene.act(1, "play requisition");
    assert_eq!((scene.has(1, Resource::Energy), scene.vp(1), scene.state.turn.seat), (10, 1, seat(2)));
    // Nothing can be done with it: it is given back without a question.
    let mut scene = Scene::new(2);
    scene
        .planets(&[Space::A1])
        .stock(1, Resource::Energy, 12)
        .act(1, "launch transport")
        .act(1, "go A1")
        .go_on();
    assert_eq!((scene.has(1, Resource::Energy), scene.state.turn.seat), (10, seat(2)));
}

/// AND-28, AND-32: with the limits first, what is gained by free actions after the event is looked at again.
#[test]
fn and_28_limits_after_the_event() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).event_waits("titanium_rain").stock(1, Resource::Titanium, 5);
    scene.claimed(1, &["o2"]).at(Phase::End).act(1, "done").act(1, "first limits");
    assert_eq!(scene.has(1, Resource::Titanium), 6, "what the event brings stays");
    scene.act(1, "done");
    assert_eq!((scene.has(1, Resource::Titanium), scene.state.turn.seat), (6, seat(2)));

    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).event_waits("titanium_rain").stock(1, Resource::Titanium, 5);
    scene.claimed(1, &["o2"]).at(Phase::End).act(1, "done").act(1, "first limits").act(1, "discard-moon o2");
    assert_eq!((scene.has(1, Resource::Titanium), scene.state.turn.seat), (5, seat(2)));
}

/// AND-79, AND-51: the energy of a moon pays for the jump of a launch, and the rest is kept.
#[test]
fn and_79_a_moon_pays_a_jump() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3, Space::A4]).build(1, ShipKind::Cruiser);
    scene.ship(1, ShipKind::Transport, Space::A1).turn_of(1).act(1, "launch cruiser");
    scene.refuses(1, "go A4", 51);
    scene.claimed(1, &["r1"]).act(1, "go A4");
    assert_eq!(
        (scene.asked(), scene.legal(1)),
        (PAY, vec![format!("discard-moon {}", crate::support::moon("r1"))])
    );
    scene.act(1, "discard-moon r1");
    assert_eq!(scene.has(1, Resource::Energy), 1);
    assert!(scene.state.players[seat(1)].is_at(Space::A4));
}

/// AND-79, AND-45: what the jump takes is gone for the base.
#[test]
fn and_79_a_jump_to_a_base() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).base(Space::A4, Base::Hub).planet(Space::A3, Track::Commerce, 0);
    scene.build(1, ShipKind::Cruiser).ship(1, ShipKind::Transport, Space::A1).claimed(1, &["r1"]).turn_of(1);
    scene.act(1, "launch cruiser");
    assert_eq!(scene.check(1, "go A4"), Err(45), "one of two energy is left, and the hub takes two");
    scene.stock(1, Resource::Ice, 1).act(1, "go A4").act(1, "discard-moon r1");
    assert_eq!((scene.has(1, Resource::Credit), scene.has(1, Resource::Ice)), (2, 0));
}

/// AND-79, AND-182, AND-262: in an escalation a moon pays the jump in the own turn only.
#[test]
fn and_79_a_moon_pays_a_jump_into_a_battle() {
    let lay = |number: u8| {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1, Space::A2, Space::A3, Space::A4]).build(1, ShipKind::Fighter);
        scene.ship(number, ShipKind::Cruiser, Space::A4).claimed(number, &["r1"]);
        scene.ship(2, ShipKind::Transport, Space::A1);
        scene.stock(1, Resource::Energy, 0).turn_of(1).build(1, ShipKind::Transport);
        scene
    };
    let mut scene = lay(1);
    scene.ship(1, ShipKind::Transport, Space::A2).turn_of(1).act(1, "launch fighter").act(1, "go A1").go_on();
    scene.act(1, "ship cruiser A4").act(1, "discard-moon r1");
    assert!(scene.state.players[seat(1)].count(ShipKind::Cruiser, Place::At(Space::A1)) == 1);
    assert_eq!(scene.has(1, Resource::Energy), 1);
    let mut scene = lay(2);
    scene.stock(1, Resource::Energy, 1).act(1, "launch fighter").act(1, "go A1").go_on();
    assert_eq!(scene.check(2, "ship cruiser A4"), Err(51), "the moon cannot be discarded off turn");
}

/// AND-79, AND-185: a moon pays for dice in a battle of the own turn.
#[test]
fn and_79_a_moon_pays_for_dice() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    scene.claimed(1, &["r1"]).turn_of(1).act(1, "launch fighter").act(1, "go A1").go_on();
    assert_eq!(scene.asked(), PREPARE);
    scene.refuses(1, "spend 3", 187);
    scene.act(1, "spend 2").act(1, "discard-moon r1");
    assert_eq!((scene.state.battle.energy[0], scene.has(1, Resource::Energy)), (2, 0));
}

/// AND-79, AND-109: a moon pays the energy that activates a module.
#[test]
fn and_79_a_moon_activates_a_module() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).turn_of(1);
    let bank = scene.module(1, "clearing_bank");
    scene.act(1, "return").act(1, "activate commerce1");
    scene.refuses(1, &format!("activate {bank}"), 109);
    scene.claimed(1, &["r1"]).act(1, &format!("activate {bank}")).act(1, "discard-moon r1");
    assert_eq!(
        (scene.has(1, Resource::Energy), scene.has(1, Resource::Credit), scene.asked()),
        (2, 2, MODULES)
    );
    assert!(scene.state.slot(seat(1), Berth { at: 1, ..bank }).is_some());
}
