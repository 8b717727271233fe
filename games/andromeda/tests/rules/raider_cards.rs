//! What single raiders do: where they start, what they do when they win, what else their cards say (AND-91 to AND-96,
//! AND-195 to AND-200).

use orrery_andromeda::ids::{Base, Class, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::Place;
use orrery_core::{Game as _, SeatSet};
use orrery_testkit::Acts as _;

use crate::support::asks::{DISCARD_CARDS, ESCALATE, OPERATIONS, PREPARE, RECRUIT, WINDOW};
use crate::support::{Scene, before_result, dealt, seat};

/// Seat 1's transport loses to this raider in A1.
fn beaten_by(raider: &str, prepare: impl FnOnce(&mut Scene)) -> Scene {
    beaten_and(raider, &[], prepare)
}

/// The same, with dice for what the raider then does.
fn beaten_and(raider: &str, more: &[u8], prepare: impl FnOnce(&mut Scene)) -> Scene {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).faction(1, "ossuan_nomads").raider(raider, Space::A1);
    prepare(&mut scene);
    scene.act(1, "launch transport").act(1, "go A1").skip(|task| before_result(task) && task != PREPARE);
    let battle = scene.game.view(&scene.state, SeatSet::NOBODY).battle.expect("a battle");
    let dice = [&[1], &*vec![6; battle.sides[1].dice.into()], more].concat();
    scene.dice(&dice).skip(before_result);
    scene
}

/// AND-196: the Scavenger Swarm takes an energy, if there is one.
#[test]
fn and_196_scavengers() {
    for (before, after) in [(2, 2), (0, 0)] {
        let scene = beaten_by("scavenger_swarm", |scene| {
            scene.stock(1, Resource::Energy, before);
        });
        // The first launch of the Nomads has brought one.
        assert_eq!(scene.has(1, Resource::Energy), after, "{before} + 1 - 1");
    }
}

/// AND-196: the Void Stalker makes its victim discard a card of choice; an empty hand is left alone.
#[test]
fn and_196_void_stalker() {
    let mut scene = beaten_by("void_stalker", |scene| {
        scene.hand(1, &["golden_age", "supply_drop"]);
    });
    assert_eq!((scene.asked(), scene.count()), (DISCARD_CARDS, 1));
    assert_eq!(scene.legal(1).len(), 2);
    scene.act(1, "card golden_age");
    assert_eq!(scene.has(1, Resource::Tactics), 1);
    assert_eq!(beaten_by("void_stalker", |_| ()).asked(), OPERATIONS);
}

/// AND-196: the Abductor Saucer carries a leader of the station off to a nebula.
#[test]
fn and_196_abductor_saucer() {
    let scene = beaten_and("abductor_saucer", &[3], |_| ());
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.station, player.leaders.0[..6].iter().sum::<u8>()), (8, 1));
    assert_eq!(player.leaders.0[Space::N3.index()], 1);
    let scene = beaten_by("abductor_saucer", |scene| {
        scene.station(1, 0);
    });
    assert_eq!(scene.state.players[seat(1)].leaders.0.iter().sum::<u8>(), 0);
}

/// AND-206, AND-207: a mechaphage token is damage; it comes from a supply of five and goes back there by a repair.
#[test]
fn and_206_mechaphages() {
    let mut scene = beaten_by("mechaphage", |scene| {
        scene.hand(1, &["emergency_repairs"]);
    });
    scene.act(1, "module civilization1");
    assert_eq!((scene.state.phages, scene.state.damaged_modules(seat(1))), (4, 1));
    assert_eq!(scene.state.slot(seat(1), Berth::base(Column::Civilization)).unwrap().damage, 0);
    scene.act(1, "done").skip(|task| task != WINDOW).act(1, "play emergency_repairs");
    scene.act(1, "module civilization1");
    assert_eq!((scene.state.phages, scene.state.damaged_modules(seat(1))), (5, 0));
    let scene = beaten_by("mechaphage", |scene| scene.state.phages = 0);
    assert_eq!(scene.asked(), OPERATIONS, "none is left");
}

/// AND-187: against the Plasma Wraith no energy is spent for dice.
#[test]
fn and_187_plasma_wraith() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("plasma_wraith", Space::A1);
    scene.hand(1, &["golden_age"]).stock(1, Resource::Energy, 3).act(1, "launch fighter").act(1, "go A1");
    scene.skip(|task| before_result(task) && task != PREPARE);
    scene.refuses(1, "spend 1", 187);
}

/// AND-181: nobody leaves the region of the Gravity Leviathan by escalation.
#[test]
fn and_181_gravity_leviathan() {
    for held in [true, false] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1, Space::A2, Space::A3]).build(1, ShipKind::Fighter);
        scene.raider("corsair_blade", Space::A1).ship(2, ShipKind::Transport, Space::A2);
        scene.raider("gravity_leviathan", if held { Space::A2 } else { Space::A3 });
        scene.act(1, "launch fighter").act(1, "go A1");
        assert_eq!(scene.asked() == ESCALATE, !held);
    }
}

/// AND-93: the Abductor Saucer starts at the base with the most leaders; the active player chooses among equals.
#[test]
fn and_93_the_saucers_start() {
    for tie in [false, true] {
        let mut scene = Scene::with(2, r#"{"raider_b": "first"}"#);
        scene.base(Space::A1, Base::Shipyard).base(Space::A2, Base::Hub).base(Space::A3, Base::Office);
        scene.planet(Space::E5, Track::Science, 0).leaders(1, Space::A1, 1).leaders(2, Space::A2, 1);
        if !tie {
            scene.leaders(1, Space::A2, 1);
        }
        scene.event_waits("galactic_fair");
        scene.act(1, "launch transport").act(1, "go E5").act(1, "first event");
        if tie {
            assert_eq!(scene.regions(1), ["A1", "A2"]);
            scene.act(1, "go A2");
        }
        assert_eq!(scene.state.raiders.single[Class::B as usize - 1], Some(Space::A2));
    }
}

/// AND-93: the Mechaphage starts at the Shipyard, the Gravity Leviathan on the planet that was placed last.
#[test]
fn and_93_starts_of_class_c() {
    for (pick, start) in [("first", Space::A1), ("second", Space::A3)] {
        let mut scene = Scene::with(2, &format!(r#"{{"raider_c": "{pick}"}}"#));
        scene.base(Space::A1, Base::Shipyard).planet(Space::A2, Track::Science, 0);
        scene.planet(Space::A3, Track::Science, 1).planet(Space::E5, Track::Science, 2);
        scene.state.newest = Some(Space::A3);
        scene.event_waits("crystal_comet");
        scene.act(1, "launch transport").act(1, "go E5").act(1, "first event");
        assert_eq!(scene.state.raiders.single[Class::C as usize - 1], Some(start));
        assert_eq!(scene.state.raiders.damage, [0; 4], "with all its shields");
    }
    // At the start that is the planet that lies last in the order of filling.
    let scene = dealt(4, r#"{"faction_choice": "random"}"#);
    let (game, t) = (&scene.game, &scene.state);
    let last = game.content().fill().iter().rev().find(|space| t.planet_at(**space).is_some());
    assert_eq!(t.newest.as_ref(), last);
}

/// AND-93: the World Eater comes to the undeveloped planet with the most moons and eats the top one, there and wherever
/// it goes; without such a planet it comes to a random nebula.
#[test]
fn and_93_the_world_eater() {
    let summoned = |developed: bool, tie: bool| {
        let mut scene = Scene::with(2, r#"{"raider_d": "second"}"#);
        scene.planets(&[Space::A1, Space::A2, Space::E5]).top(Space::A1, "g1").top(Space::A2, "g2");
        scene.state.planets[0].stack.unseen = u8::from(!tie);
        scene.state.planets[2].owner = Some(seat(2));
        if developed {
            scene.state.planets[0].owner = Some(seat(2));
            scene.state.planets[1].owner = Some(seat(2));
        }
        scene.event_waits("solar_bloom");
        scene.act(1, "launch transport").act(1, "go E5").act(1, "first event");
        scene
    };
    let place = |scene: &Scene| scene.state.raiders.single[Class::D as usize - 1].unwrap();
    let scene = summoned(false, false);
    assert_eq!((place(&scene), scene.state.planets[0].stack.len()), (Space::A1, 1), "one of two is eaten");
    assert_eq!(scene.state.moon_pile.len(), 1);
    let mut scene = summoned(false, true);
    assert_eq!(scene.regions(1), ["A1", "A2"]);
    scene.act(1, "go A2");
    assert_eq!((place(&scene), scene.state.planets[1].stack.len()), (Space::A2, 0));
    assert!(place(&summoned(true, false)).nebula_number().is_some());
}

/// AND-103: the World Eater eats where it raids, after the activation.
#[test]
fn and_103_the_world_eater_raids() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).top(Space::A1, "g1").raider("world_eater", Space::A2);
    scene.state.planets[0].stack.unseen = 1;
    scene.act(1, "launch transport").act(1, "go A1").skip(before_result);
    assert_eq!(scene.state.players[seat(1)].claimed.len(), 1, "first the moon is claimed");
    assert_eq!((scene.state.planets[0].stack.len(), scene.state.moon_pile.len()), (0, 1));
}

/// AND-195: the saucer's reward recruits a leader from anywhere; that may be declined.
#[test]
fn and_195_the_saucers_reward() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).raider("abductor_saucer", Space::A1);
    scene.leaders(1, Space::N6, 2).faction(1, "lumen_choir").act(1, "launch fighter");
    scene.dice(&[6, 6, 5, 5, 5]).act(1, "go A1");
    assert_eq!(
        (scene.asked(), scene.count(), scene.legal(1)),
        (RECRUIT, 1, vec!["recruit N6".into(), "done".into()])
    );
    scene.act(1, "recruit N6");
    assert_eq!((scene.state.players[seat(1)].station, scene.state.turn.seat), (8, seat(2)));
    assert_eq!(scene.state.players[seat(1)].count_all(Place::At(Space::A1)), 1);
}

/// AND-95: a named start that holds another class sends the raider to a nebula without raiders, whatever is rolled.
#[test]
fn and_95_only_free_nebulae() {
    for _ in 0..8 {
        let mut scene = Scene::with(2, r#"{"raider_c": "first"}"#);
        scene.base(Space::A1, Base::Shipyard).planet(Space::E5, Track::Science, 0);
        scene.raider("corsair_blade", Space::A1).raider("plasma_wraith", Space::N1);
        scene.raider("dread_obliterator", Space::N2);
        for space in [Space::N3, Space::N4, Space::N5] {
            scene.raider("vorticon_raiders", space);
        }
        scene.event_waits("crystal_comet");
        scene.act(1, "launch transport").act(1, "go E5").act(1, "first event");
        assert_eq!(scene.state.raiders.single[Class::C as usize - 1], Some(Space::N6));
    }
}
