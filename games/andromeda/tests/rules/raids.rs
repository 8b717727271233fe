//! Raiders: where they come to the map, and whom they raid (AND-91 to AND-107, AND-267).

use orrery_andromeda::ids::{Base, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::Place;
use orrery_core::Outcome;
use orrery_testkit::Acts as _;

use crate::support::asks::{RAID, WINDOW};
use crate::support::{Scene, moon, raider, seat};

/// The end of a turn in which seat 1 launches to a planet far from everything, before its event.
fn end_with(scene: &mut Scene, event: &str) {
    scene.planet(Space::E1, Track::Commerce, 2);
    scene.event_waits(event);
    scene.act(1, "launch transport").act(1, "go E1").go_on();
}

/// The event of such a turn.
fn summon(scene: &mut Scene, event: &str, dice: &[u8]) {
    end_with(scene, event);
    scene.dice(dice).act(1, "first event");
}

/// AND-95, AND-R23: class S joins class S; where another class stands it is placed elsewhere.
#[test]
fn and_95_the_swarm_joins_its_own() {
    let mut scene = Scene::new(2);
    scene.raider("vorticon_raiders", Space::N2);
    summon(&mut scene, "frozen_shower", &[2]);
    assert_eq!(scene.state.raiders.count_at(Space::N2), 3, "AND-97, AND-R23: two, by one die");
    let mut scene = Scene::new(2);
    scene.raider("corsair_blade", Space::N2);
    end_with(&mut scene, "frozen_shower");
    scene.dice(&[2]).waiting.push(Outcome::Pick { of: 5, place: 1 });
    scene.act(1, "first event");
    assert_eq!(scene.state.raiders.swarm.len(), 1);
    assert!(scene.state.raiders.swarm[0].0.nebula_number().is_some());
    assert_ne!(scene.state.raiders.swarm[0].0, Space::N2);
}

/// AND-95: with a raider in every nebula nothing is placed.
#[test]
fn and_95_no_nebula_is_free() {
    let mut scene = Scene::with(2, r#"{"raider_a": "first"}"#);
    for (number, id) in [(1, "plasma_wraith"), (2, "gravity_leviathan"), (3, "dread_obliterator")] {
        scene.raider(id, Space::nebula(number));
    }
    for number in 4..=6 {
        scene.raider("vorticon_raiders", Space::nebula(number));
    }
    summon(&mut scene, "titanium_rain", &[]);
    assert_eq!(scene.state.raiders.single[0], None);
}

/// AND-94, AND-267: a raider whose named region is taken comes to a random nebula, which is a special region then.
#[test]
fn and_267_a_named_region_is_taken() {
    for (face, other, place) in [(5, None, Space::B5), (1, None, Space::B2), (1, Some(Space::B2), Space::B5)]
    {
        let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms", "raider_c": "first"}"#);
        scene.base(Space::A1, Base::Shipyard).raider("corsair_blade", Space::A1);
        if let Some(other) = other {
            scene.raider("plasma_wraith", other);
        }
        summon(&mut scene, "crystal_comet", &[face]);
        assert_eq!(scene.state.raiders.single[2], Some(place), "{face}");
    }
}

/// AND-93: the start regions of the cards. Among equals the active player chooses.
#[test]
fn and_93_start_regions() {
    let mut scene = Scene::with(2, r#"{"raider_b": "first"}"#);
    scene.base(Space::A1, Base::Hub).base(Space::A2, Base::Shipyard).base(Space::A3, Base::Office);
    scene.leaders(1, Space::A1, 1).leaders(2, Space::A2, 1).leaders(2, Space::N1, 3);
    summon(&mut scene, "galactic_fair", &[]);
    assert_eq!(scene.check(1, "go A3"), Err(93), "no leaders there");
    scene.act(1, "go A2");
    assert_eq!(scene.state.raiders.single[1], Some(Space::A2));

    let mut scene = Scene::with(2, r#"{"raider_c": "second"}"#);
    scene.planet(Space::A1, Track::Industry, 0).planet(Space::A2, Track::Science, 0);
    scene.state.newest = Some(Space::A2);
    summon(&mut scene, "crystal_comet", &[]);
    assert_eq!(scene.state.raiders.single[2], Some(Space::A2), "the planet placed last");

    let mut scene = Scene::with(2, r#"{"raider_d": "second"}"#);
    scene.planet(Space::A1, Track::Industry, 0).planet(Space::A2, Track::Science, 0);
    scene.top(Space::A1, "o1").top(Space::A2, "g1");
    scene.state.planets[3].stack.unseen = 1;
    scene.state.planets[0].stack.unseen = 2;
    scene.state.planets[0].owner = Some(seat(2));
    summon(&mut scene, "solar_bloom", &[]);
    assert_eq!(scene.state.raiders.single[3], Some(Space::A1), "most moons without a development");
    assert_eq!(scene.state.planets[3].stack.len(), 1, "it eats the top one");
    assert_eq!(scene.state.moon_pile.count(moon("o1")), 1, "AND-66");
}

/// The World Eater discards the top moon wherever it comes to in a raid, after the moon of the activation is claimed.
#[test]
fn and_103_the_world_eater() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).top(Space::A1, "o1").raider("world_eater", Space::N1);
    scene.state.planets[3].stack.unseen = 2;
    scene.hand(1, &["supply_drop"]).act(1, "launch transport").act(1, "go A1").act(1, "done").act(1, "done");
    assert_eq!((scene.state.raiders.single[3], scene.asked()), (Some(Space::A1), WINDOW));
    assert_eq!(scene.state.players[seat(1)].claimed.as_slice(), [moon("o1")]);
    assert_eq!(scene.state.planets[3].stack.len(), 1);
}

/// AND-103, AND-104: all class S raiders in range come, into a nebula and through nebulae too.
#[test]
fn and_104_raids_in_nebulae() {
    let mut scene = Scene::with(2, r#"{"raider_s": "second"}"#);
    scene.build(1, ShipKind::Vessel).hand(1, &["supply_drop"]);
    for space in [Space::N1, Space::N3, Space::N5] {
        scene.raider("scavenger_swarm", space);
    }
    scene.act(1, "launch vessel").act(1, "go N2").act(1, "done");
    let Some((one, _)) = scene.looked_at() else { panic!("{:?}", scene.asked()) };
    scene.act(1, &format!("top {one}")).act(1, "done");
    assert_eq!(scene.state.raiders.count_at(Space::N2), 2, "N5 is three steps away");
    assert_eq!(scene.state.raiders.count_at(Space::N5), 1);
}

/// AND-49, AND-105: raiders do not cross a quasar.
#[test]
fn and_105_not_through_a_quasar() {
    for (special, comes) in [("quasars", false), ("maelstroms", true)] {
        let mut scene = Scene::with(2, &format!(r#"{{"special_regions": "{special}"}}"#));
        scene.planets(&[Space::A1, Space::C2]).raider("void_stalker", Space::A1).hand(1, &["supply_drop"]);
        scene.act(1, "launch transport").act(1, "go C2").act(1, "done").act(1, "done");
        assert_eq!(scene.state.raiders.single[0] == Some(Space::C2), comes, "{special}");
    }
}

/// AND-100, AND-R71: the raid comes to the active region though the ship has been called back.
#[test]
fn and_100_the_ship_is_gone() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).raider("corsair_blade", Space::N1).hand(1, &["recall_order"]);
    scene.act(1, "launch transport").act(1, "go A1").act(1, "play recall_order").act(1, "ship transport A1");
    scene.go_on();
    assert_eq!(scene.state.raiders.single[0], Some(Space::A1));
    assert_eq!((scene.state.players[seat(1)].count_all(Place::Hangar), scene.state.turn.seat), (3, seat(2)));
    assert_eq!(scene.state.raiders.cards[1], Some(raider("corsair_blade")));
}

/// AND-94, AND-244, AND-267: the die names a special region, alpha for 1 to 3, beta for 4 to 6; if it is taken, the other.
#[test]
fn and_94_dice_of_special_regions() {
    for (face, space) in [(1, Space::B2), (3, Space::B2), (4, Space::B5), (6, Space::B5)] {
        let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms", "raider_a": "first"}"#);
        scene.planets(&[Space::A1]);
        scene.event_waits("titanium_rain");
        scene.act(1, "launch transport").act(1, "go A1").dice(&[face]).act(1, "first event");
        assert_eq!(scene.state.raiders.single[0], Some(space), "{face}");
    }
    let mut scene = Scene::with(2, r#"{"special_regions": "maelstroms", "raider_a": "first"}"#);
    scene.planets(&[Space::E5]).raider("dread_obliterator", Space::B2);
    scene.event_waits("titanium_rain");
    scene.act(1, "launch transport").act(1, "go E5").dice(&[1]).act(1, "first event");
    assert_eq!(scene.state.raiders.single[0], Some(Space::B5), "the other special region");
}

/// AND-99, AND-93: a raider that went back to its card comes again, and its card stays turned up.
#[test]
fn and_99_raiders_come_back() {
    let mut scene = Scene::with(2, r#"{"raider_a": "first"}"#);
    scene.planets(&[Space::A1]);
    scene.event_waits("titanium_rain");
    assert_eq!(scene.state.raiders.cards[1], None, "face down");
    scene.act(1, "launch transport").act(1, "go A1").dice(&[5]).act(1, "first event");
    assert_eq!(
        (scene.state.raiders.cards[1], scene.state.raiders.single[0]),
        (Some(raider("corsair_blade")), Some(Space::N5))
    );
    scene.state.raiders.single[0] = None;
    scene.planet(Space::A2, Track::Commerce, 0).turn_of(1);
    scene.event_waits("great_pilgrimage");
    scene.act(1, "launch transport").act(1, "go A2").dice(&[3]).act(1, "first event");
    assert_eq!(scene.state.raiders.single[0], Some(Space::N3));
}

/// AND-106, AND-103: a raid is not refused, and only one class comes.
#[test]
fn and_106_a_raid_is_not_refused() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::B1]);
    scene.raider("vorticon_raiders", Space::N1).raider("gravity_leviathan", Space::B1);
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.asked(), RAID);
    assert!(!scene.may(1, "done"));
    scene.act(1, "raid C");
    assert_eq!(scene.state.raiders.swarm[0].0, Space::N1, "the others stay");
}

/// AND-92, AND-102: where class S stands no other class comes.
#[test]
fn and_102_no_other_class_joins_the_swarm() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]).build(1, ShipKind::Fighter).hand(1, &["supply_drop"]);
    scene.raider("vorticon_raiders", Space::A1).raider("corsair_blade", Space::A2);
    scene.act(1, "launch fighter").act(1, "go A1").act(1, "done");
    assert_eq!((scene.asked(), scene.state.battle.on), (WINDOW, false), "after the activation");
    scene.act(1, "done");
    assert!(scene.state.battle.on, "no raid");
    assert_eq!(scene.state.raiders.single[0], Some(Space::A2));
}
