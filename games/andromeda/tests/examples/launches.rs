//! Launches, bases, moons.

use orrery_andromeda::ids::{Base, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::{Place, Tile};
use orrery_core::Set;
use orrery_testkit::Acts as _;

use crate::support::asks::{MODULES, ROOM, SCRAP, SECOND, WINDOW, reacts};
use crate::support::{Scene, seat};

/// AND-EX1; AND-39, AND-40: a first launch goes anywhere that is not occupied.
#[test]
fn and_ex1_a_first_launch() {
    let mut scene = Scene::new(2);
    scene.hand(1, &["supply_drop"]).planet(Space::A3, Track::Commerce, 0);
    scene.act(1, "launch transport").act(1, "go A3");
    assert_eq!(scene.state.turn.region, Some(Space::A3));
    assert_eq!(scene.state.players[seat(1)].count(ShipKind::Transport, Place::At(Space::A3)), 1);
}

/// AND-EX2; AND-43, AND-44, AND-48, AND-50: only what is next to B3, and no nebula.
#[test]
fn and_ex2_range_one() {
    let around =
        [Space::A1, Space::A2, Space::A3, Space::B2, Space::B3, Space::B4, Space::C2, Space::C3, Space::C4];
    let mut scene = Scene::new(2);
    scene.planets(&around).ship(1, ShipKind::Transport, Space::B3).act(1, "launch transport");
    assert_eq!(scene.regions(1), ["A2", "A3", "B2", "B4", "C2", "C3"]);
    scene.refuses(1, "go B3", 44);
    scene.refuses(1, "go A1", 43);
    scene.refuses(1, "go N3", 47);
    scene.refuses(1, "go E1", 39);
}

/// AND-EX21: ships in the scrapyard are not on the map. AND-EX73: neither is what is inside a development; AND-260.
#[test]
fn and_ex21_first_launches() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::E5]);
    scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Scrapyard);
    scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Development);
    scene.state.planets[0].owner = Some(seat(1));
    scene.act(1, "launch transport");
    assert_eq!(scene.regions(1), ["A1", "E5"]);
}

/// AND-EX22; AND-40 to AND-42, AND-133: occupied regions are for ships with attack.
#[test]
fn and_ex22_occupied_regions() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3]).build(1, ShipKind::Fighter);
    scene
        .ship(2, ShipKind::Transport, Space::A1)
        .raider("corsair_blade", Space::A2)
        .act(1, "launch transport");
    assert_eq!(scene.regions(1), ["A3"]);
    scene.turn_of(1).act(1, "launch fighter");
    assert_eq!(scene.regions(1), ["A1", "A2", "A3"]);
}

/// AND-EX23; AND-45, AND-46, AND-79: a claimed moon counts, and is discarded in the middle of paying.
#[test]
fn and_ex23_a_moon_pays_for_the_base() {
    let mut scene = Scene::new(2);
    scene
        .planets(&[Space::E5])
        .base(Space::A1, Base::Hub)
        .stock(1, Resource::Ice, 1)
        .act(1, "launch transport");
    scene.refuses(1, "go A1", 45);
    scene.turn_of(1).claimed(1, &["y1"]).act(1, "launch transport").act(1, "go A1").go_on();
    scene.act(1, "discard-moon y1");
    assert_eq!(
        scene.has(1, Resource::Ice) + scene.has(1, Resource::Credit),
        2,
        "all was paid, two credits came"
    );
    assert_eq!(scene.has(1, Resource::Credit), 2);
}

/// AND-EX24; AND-59: a field is launched to only if a module there can be paid.
#[test]
fn and_ex24_a_field_needs_a_payable_module() {
    let mut scene = Scene::new(2);
    scene
        .planets(&[Space::E5])
        .base(Space::A1, Base::Maximus)
        .stock(1, Resource::Ice, 5)
        .act(1, "launch transport");
    scene.refuses(1, "go A1", 45);
    scene.turn_of(1).stock(1, Resource::Credit, 2).act(1, "launch transport");
    assert!(scene.may(1, "go A1"));
}

/// AND-EX25; AND-61, AND-62, AND-64: room for a fifth moon.
#[test]
fn and_ex25_a_fifth_moon() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).top(Space::A1, "o2").claimed(1, &["y1", "g1", "b1", "r1"]);
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert!(scene.asked() == ROOM);
    let mut lost = clone(&scene);
    lost.act(1, "done");
    assert_eq!(lost.state.players[seat(1)].claimed.len(), 4);
    scene.act(1, "discard-moon y1");
    assert_eq!((scene.has(1, Resource::Credit), scene.state.players[seat(1)].claimed.len()), (1, 4));
}

fn clone(scene: &Scene) -> Scene {
    let mut other = Scene::new(2);
    other.state = scene.state;
    other
}

/// AND-EX58; AND-46, AND-261: a leader on the office is recruited first, then the factory is built.
#[test]
fn and_ex58_the_office_counts_leaders_there() {
    let lay = |leader: bool| {
        let mut scene = Scene::new(2);
        scene.base(Space::A1, Base::Office).planet(Space::A2, Track::Industry, 0).planet(
            Space::A3,
            Track::Science,
            0,
        );
        scene.ship(1, ShipKind::Transport, Space::A2).stock(1, Resource::Titanium, 2);
        if leader {
            scene.leaders(1, Space::A1, 1);
        }
        scene.station(1, 1).act(1, "launch transport");
        scene
    };
    assert_eq!(lay(false).check(1, "go A1"), Err(45));
    let mut scene = lay(true);
    scene.act(1, "go A1");
    assert_eq!(scene.check(1, "done"), Err(46), "the leader must be recruited first");
    scene.act(1, "recruit A1").go_on().act(1, "go A2");
    assert_eq!(scene.state.planets[3].owner, Some(seat(1)));
    assert_eq!(scene.state.players[seat(1)].spent, 9);
}

/// AND-EX59; AND-27, AND-273: the hangar is judged before free actions.
#[test]
fn and_ex59_an_empty_hangar_stays_empty_for_this_turn() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3, Space::A4]);
    for space in [Space::A1, Space::A2, Space::A3] {
        scene.ship(1, ShipKind::Transport, space);
    }
    scene.state.players[seat(1)].tokens = Set::from_bits(1 << 6);
    scene.turn_of(1).act(1, "token prize_ship").act(1, "build transport");
    scene.refuses(1, "launch transport", 27);
    assert!(scene.may(1, "return"));
}

/// AND-EX60; AND-52, AND-130: with all ships in the hangar a return is as open as a launch.
#[test]
fn and_ex60_a_return_without_ships_out() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]);
    assert_eq!((scene.check(1, "return"), scene.check(1, "launch transport")), (Ok(()), Ok(())));
    scene.tile(Space::A1, Tile::Empty);
    assert!(scene.may(1, "return"));
    scene.refuses(1, "launch transport", 52);
}

/// AND-EX51; AND-49, AND-241: nothing goes through a quasar.
#[test]
fn and_ex51_around_a_quasar() {
    let mut scene = Scene::with(2, r#"{"special_regions": "quasars"}"#);
    scene.planets(&[Space::A1, Space::A2, Space::B3, Space::C2]).build(1, ShipKind::Fighter);
    scene.ship(1, ShipKind::Transport, Space::A1).act(1, "launch fighter");
    assert_eq!(scene.check(1, "go C2"), Err(43), "three steps around B2");
    assert!(scene.may(1, "go B3"));
    scene.refuses(1, "go B2", 241);
}

/// AND-EX13; AND-161, AND-164: leaders around a new factory.
#[test]
fn and_ex13_leader_score() {
    let mut scene = Scene::new(3);
    scene.planet(Space::A4, Track::Industry, 0).base(Space::B4, Base::Office).base(Space::B5, Base::Odessa);
    scene.ship(1, ShipKind::Transport, Space::A4).stock(1, Resource::Titanium, 3);
    scene.leaders(2, Space::N4, 2).leaders(3, Space::B4, 1).leaders(3, Space::B5, 1).leaders(1, Space::B5, 1);
    scene.act(1, "launch transport").act(1, "go B4").go_on().act(1, "go A4");
    assert_eq!(scene.vp(1), 7);
    assert_eq!(scene.state.players[seat(1)].index(Track::Industry), 1);
}

/// AND-EX42; AND-161: at most 10, and 13 with one more for the Lumen Choir.
#[test]
fn and_ex42_the_leader_cap() {
    for (faction, points) in [("verdant_pact", 10), ("lumen_choir", 14)] {
        let mut scene = Scene::new(3);
        scene.planet(Space::A3, Track::Civilization, 0).base(Space::B4, Base::Office).faction(1, faction);
        scene.ship(1, ShipKind::Transport, Space::A3).stock(1, Resource::Ice, 3);
        scene.leaders(2, Space::N3, 6).leaders(3, Space::N4, 5);
        scene.act(1, "launch transport").act(1, "go B4").go_on().act(1, "go A3");
        assert_eq!(scene.vp(1), points, "{faction}");
    }
}

/// AND-EX11, AND-EX64, AND-EX65; AND-34, AND-154: leaders and payments.
#[test]
fn and_ex11_what_a_development_takes() {
    let office = |track: Track, station: u8, goods: &[(Resource, u8)]| {
        let mut scene = Scene::new(2);
        scene.base(Space::A1, Base::Office).planet(Space::A2, track, 0).ship(
            1,
            ShipKind::Transport,
            Space::A2,
        );
        scene.planet(Space::A3, Track::Commerce, 2).station(1, station);
        for (resource, amount) in goods {
            scene.stock(1, *resource, *amount);
        }
        scene.act(1, "launch transport").check(1, "go A1")
    };
    assert_eq!(office(Track::Civilization, 2, &[(Resource::Ice, 2)]), Err(45));
    assert_eq!(office(Track::Civilization, 3, &[(Resource::Ice, 2)]), Ok(()));
    let factory = [(Resource::Titanium, 1), (Resource::Credit, 1)];
    assert_eq!(office(Track::Industry, 2, &factory), Ok(()));
    assert_eq!(office(Track::Supremacy, 1, &[(Resource::Credit, 3)]), Ok(()));
    assert_eq!(office(Track::Supremacy, 1, &[(Resource::Credit, 2), (Resource::Energy, 5)]), Err(45));
}

/// AND-EX41; AND-157: the last ship is not used up.
#[test]
fn and_ex41_not_the_last_ship() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A2, Track::Industry, 0).stock(1, Resource::Titanium, 3);
    for _ in 0..2 {
        scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Development);
    }
    scene.ship(1, ShipKind::Transport, Space::A2);
    let yard = scene.module(1, "prefab_yard");
    scene.turn_of(1).act(1, "return");
    assert_eq!(scene.check(1, &format!("activate {yard}")), Err(122), "no development is possible");
    scene.ship(1, ShipKind::Fighter, Space::N1);
    assert!(scene.may(1, &format!("activate {yard}")), "by the fighter");
}

/// AND-EX66; AND-R52: the discount takes any basic unit.
#[test]
fn and_ex66_a_discount_of_choice() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Office).planet(Space::A2, Track::Science, 0).ship(
        1,
        ShipKind::Transport,
        Space::A2,
    );
    scene.stock(1, Resource::Nanocarbon, 2).stock(1, Resource::Ice, 1);
    scene.state.players[seat(1)].upgrades[0] = Some(crate::support::upgrade("colony_ark"));
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "go A2");
    assert!(
        scene.legal(1).contains(&"waive".to_owned()) && scene.legal(1).contains(&"pay nanocarbon".to_owned())
    );
    scene.act(1, "waive").act(1, "pay ice");
    assert_eq!(scene.has(1, Resource::Nanocarbon) + scene.has(1, Resource::Ice), 1);
}

/// AND-EX36; AND-210, AND-211, AND-217: surplus steps are lost, one event at the end of the turn.
#[test]
fn and_ex36_one_event_per_turn() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Maximus).stock(1, Resource::Nanocarbon, 2).stock(1, Resource::Titanium, 2);
    scene.state.marker = orrery_andromeda::state::Marker::Track(1);
    scene.state.players[seat(1)].tracks[Track::Science as usize] = 3;
    let stack = scene.state.planet_stack.len();
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    let first = scene.state.display[0][0];
    scene.act(1, &format!("acquire {first}"));
    assert_eq!(scene.state.players[seat(1)].index(Track::Science), 4, "an event space");
    assert_eq!(scene.state.planet_stack.len(), stack - 1);
    assert_eq!(scene.state.marker, orrery_andromeda::state::Marker::Mat);
    assert!(scene.asked() == SECOND);
}

/// AND-EX74; AND-60: whoever buys one module discards another.
#[test]
fn and_ex74_one_bought_one_discarded() {
    let mut scene = Scene::new(2);
    scene
        .base(Space::A1, Base::Odessa)
        .stock(1, Resource::Ice, 4)
        .act(1, "launch transport")
        .act(1, "go A1")
        .go_on();
    let first = scene.state.display[3][0];
    scene.act(1, &format!("acquire {first}")).act(1, "done");
    assert!(scene.asked() == SCRAP);
    let other = scene.state.display[2][0];
    scene.act(1, &format!("scrap {other}"));
    assert_eq!(scene.state.module_bottoms[2].as_slice(), [other]);
    assert!(scene.state.display.iter().all(|column| column.len() == 3));
}

/// AND-EX7; AND-148: the display is filled up after the double purchase, and again after the card.
#[test]
fn and_ex7_two_purchases_and_a_card() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Maximus).hand(1, &["precursor_signal"]);
    for resource in [Resource::Nanocarbon, Resource::Titanium, Resource::Ice] {
        scene.stock(1, resource, 2);
    }
    scene.act(1, "launch transport").act(1, "go A1").skip(|task| task == WINDOW);
    let marker = scene.state.marker;
    let (science, industry) = (scene.state.display[0][0], scene.state.display[1][0]);
    scene.act(1, &format!("acquire {science}")).act(1, &format!("acquire {industry}"));
    assert!(scene.state.display.iter().all(|column| column.len() == 3));
    assert_eq!(marker, orrery_andromeda::state::Marker::Track(6), "one step of seven");
    scene.skip(reacts).act(1, "play precursor_signal");
    let civilization = scene.state.display[3][0];
    scene.act(1, &format!("acquire {civilization}"));
    assert_eq!(scene.state.marker, orrery_andromeda::state::Marker::Track(5));
    assert!(scene.state.display.iter().all(|column| column.len() == 3));
    assert_eq!(scene.state.players[seat(1)].tracks, [1, 1, 0, 0, 1]);
}

/// AND-EX54; AND-34, AND-R69: two credits are two different basic kinds.
#[test]
fn and_ex54_credits_for_different_kinds() {
    let mut scene = Scene::new(2);
    scene
        .base(Space::A1, Base::Odessa)
        .stock(1, Resource::Credit, 2)
        .act(1, "launch transport")
        .act(1, "go A1");
    scene.go_on();
    let module = scene.state.display[2][0];
    scene.act(1, &format!("acquire {module}"));
    assert_eq!(scene.has(1, Resource::Credit), 0);
}

/// AND-54, AND-55, AND-65: the top moon, then the next one, then the printed resource.
#[test]
fn and_54_moons_of_a_planet() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).top(Space::A1, "o2");
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.state.players[seat(1)].claimed.as_slice(), [crate::support::moon("o2")]);
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.has(1, Resource::Titanium), 1);
    assert!(scene.asked() != MODULES);
}
