//! Quasars and maelstroms (AND-94, AND-240 to AND-245, AND-267).

use orrery_andromeda::ids::{Base, Class, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::{Marker, Tile};
use orrery_core::Game as _;
use orrery_testkit::Acts as _;

use crate::support::{Scene, dealt, seat};

fn scene(kind: &str) -> Scene {
    Scene::with(2, &format!(r#"{{"special_regions": "{kind}", "raider_c": "first"}}"#))
}

/// AND-240: both tiles lie on alpha and beta before the others, which go round them; as many tiles as ever.
#[test]
fn and_240_the_map_goes_round_them() {
    for (seats, planets) in [(2, 4), (3, 6), (4, 8)] {
        for (kind, tile) in [("quasars", Tile::Quasar), ("maelstroms", Tile::Maelstrom)] {
            let options = format!(r#"{{"special_regions": "{kind}", "faction_choice": "random"}}"#);
            let scene = dealt(seats, &options);
            let (game, t) = (&scene.game, &scene.state);
            assert_eq!([t.map[Space::B2], t.map[Space::B5]], [tile; 2]);
            let laid = planets + 6 + 2;
            let filled = game.content().fill().iter().take(laid).all(|space| t.map[*space] != Tile::Empty);
            assert!(filled && t.map[game.content().fill()[laid]] == Tile::Empty);
            let found = Space::ALL.iter().filter(|space| t.planet_at(**space).is_some()).count();
            assert_eq!(found, planets);
            assert!(!matches!(t.map[Space::C3], Tile::Quasar | Tile::Maelstrom), "gamma is ordinary");
            // AND-244: the first raiders stand there too.
            assert!(t.raiders.swarm.iter().all(|raider| [Space::B2, Space::B5].contains(&raider.0)));
        }
    }
}

/// AND-211, AND-240: a planet that comes later goes round them as well.
#[test]
fn and_211_new_planets_go_round_them() {
    let mut scene = scene("quasars");
    for space in [Space::A1, Space::A2, Space::A3, Space::A4, Space::A5, Space::B1] {
        scene.base(space, Base::Shipyard);
    }
    scene.state.marker = Marker::Track(1);
    scene.hand(1, &["golden_age"]).act(1, "play golden_age");
    let planet = scene.state.planet_at(Space::B3).expect("B2 is taken by the quasar");
    assert_eq!((scene.state.newest, scene.state.planets[planet.index()].stack.len()), (Some(Space::B3), 3));
}

/// AND-212: with the planet stack empty an event is pending all the same.
#[test]
fn and_212_no_planet_is_left() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]);
    scene.state.planet_stack = orrery_core::Bag::EMPTY;
    scene.state.marker = Marker::Track(1);
    scene.hand(1, &["golden_age"]).act(1, "play golden_age");
    assert_eq!((scene.state.marker, scene.state.regions().len()), (Marker::Mat, 6 + 1));
}

/// AND-241: nobody is launched to a quasar, with voyage or without.
#[test]
fn and_241_quasars_are_closed() {
    let mut scene = scene("quasars");
    scene.planets(&[Space::A1]).build(1, ShipKind::Vessel).act(1, "launch vessel");
    scene.refuses(1, "go B2", 241);
    assert!(!scene.regions(1).contains(&"B2".to_owned()));
}

/// AND-242, AND-243: each maelstrom has its own reward, for whoever has a ship there.
#[test]
fn and_243_each_has_its_reward() {
    let mut scene = scene("maelstroms");
    scene.planets(&[Space::A1, Space::E5]).act(1, "launch transport").act(1, "go B5").go_on();
    assert_eq!((scene.has(1, Resource::Tactics), scene.has(1, Resource::Energy)), (1, 0));
    assert_eq!((scene.has(2, Resource::Tactics), scene.has(2, Resource::Energy)), (0, 0), "no ship there");
    scene.act(2, "launch transport").act(2, "go E5").go_on();
    assert_eq!((scene.state.turn.seat, scene.has(1, Resource::Tactics)), (seat(1), 2));
}

/// AND-94, AND-95, AND-267: a raider whose named start is taken goes to a random nebula, and that is a special region.
#[test]
fn and_267_a_named_start_is_taken() {
    for (face, taken, place) in [(1, None, Space::B2), (6, None, Space::B5), (6, Some(Space::B5), Space::B2)]
    {
        let mut scene = scene("maelstroms");
        scene.base(Space::A1, Base::Shipyard).planet(Space::E5, Track::Science, 0);
        scene.raider("corsair_blade", Space::A1);
        if let Some(space) = taken {
            scene.raider("dread_obliterator", space);
        }
        scene.event_waits("crystal_comet");
        scene.act(1, "launch transport").act(1, "go E5").dice(&[face]).act(1, "first event");
        assert_eq!(scene.state.raiders.single[Class::C as usize - 1], Some(place), "{face}");
    }
}

/// AND-267: class S sent to another class moves on to the other special region, where it may join class S; with other
/// classes on both it goes to a nebula.
#[test]
fn and_267_class_s_joins_class_s() {
    let mut scene = scene("maelstroms");
    scene.planet(Space::E5, Track::Science, 0).raider("corsair_blade", Space::B2);
    scene.raider("vorticon_raiders", Space::B5);
    scene.event_waits("frozen_shower");
    scene.act(1, "launch transport").act(1, "go E5").dice(&[1]).act(1, "first event");
    assert_eq!(scene.state.raiders.count_at(Space::B5), 3);
    let mut scene = self::scene("maelstroms");
    scene.planet(Space::E5, Track::Science, 0).raider("corsair_blade", Space::B2);
    scene.raider("dread_obliterator", Space::B5);
    // The card of class S lies open from the start.
    scene.event_waits("frozen_shower");
    scene.act(1, "launch transport").act(1, "go E5").act(1, "first event");
    assert!(scene.state.raiders.swarm[0].0.nebula_number().is_some());
}

/// AND-211: without special regions a new planet lies on the very first empty space.
#[test]
fn and_211_the_first_empty_space() {
    let mut scene = Scene::new(2);
    scene.state.marker = Marker::Track(1);
    scene.hand(1, &["golden_age"]).act(1, "play golden_age");
    assert!(scene.state.planet_at(Space::A1).is_some());
    assert_eq!(scene.state.regions().len(), 6 + 1);
}
