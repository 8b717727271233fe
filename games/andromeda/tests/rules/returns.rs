//! Returns: modules, their sockets and their order (AND-108 to AND-130, AND-144 to AND-153).

use orrery_andromeda::ids::{Column, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::Place;
use orrery_testkit::Acts as _;

use crate::support::asks::{MAY, MODULES, POWER};
use crate::support::{Scene, moon, seat};

/// A return of seat 1 with two transports on planets.
fn returning() -> Scene {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).planet(Space::A2, Track::Science, 0);
    scene.ship(1, ShipKind::Transport, Space::A1).ship(1, ShipKind::Transport, Space::A2).turn_of(1);
    scene
}

/// AND-117, AND-127: energy of the Main Reactor activates modules of other rows, and is gone after the return.
#[test]
fn and_117_energy_of_the_reactor() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]);
    scene.ship(1, ShipKind::Transport, Space::A1).ship(1, ShipKind::Transport, Space::A2).turn_of(1);
    let bank = scene.module(1, "clearing_bank");
    scene.act(1, "return").act(1, "activate commerce1").act(1, "ship transport A1");
    assert!(scene.may(1, &format!("activate {bank}")));
    scene.act(1, "activate science1").act(1, &format!("activate {bank}"));
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Credit)), (2, 2), "2 - 1 + 1");
    scene.act(1, "done");
    assert_eq!(scene.has(1, Resource::Energy), 2, "what was placed went to the bank");
}

/// AND-125, AND-126, AND-204: ships of the scrapyard come home too, and all shields are whole again.
#[test]
fn and_126_shields_are_whole_again() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Cruiser, Space::A1);
    scene.state.players[seat(1)].figure_mut(ShipKind::Cruiser).damage = 1;
    scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Scrapyard);
    scene.turn_of(1).act(1, "return").act(1, "done");
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.count_all(Place::Scrapyard), player.count_all(Place::Hangar)), (0, 4));
    assert_eq!(player.figure(ShipKind::Cruiser).damage, 0);
}

/// AND-148: what is left in a column slides down, and the new module comes on top.
#[test]
fn and_148_columns_slide_down() {
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].face_up[Track::Civilization as usize] = 1;
    let before = scene.state.display[Column::Industry as usize];
    scene.act(1, "use civilization").act(1, &format!("acquire {}", before[0]));
    let after = &scene.state.display[Column::Industry as usize];
    assert_eq!((after[0], after[1], after.len()), (before[1], before[2], 3));
}

/// AND-263: after another decision the modules may be rearranged again.
#[test]
fn and_263_rearranged_again() {
    let mut scene = Scene::new(2);
    scene.module(1, "titanium_smelter");
    scene.module(1, "power_plant");
    scene.claimed(1, &["y1"]).act(1, "rearrange").act(1, "next industry3");
    scene.refuses(1, "rearrange", 263);
    scene.act(1, "discard-moon y1");
    assert!(scene.may(1, "rearrange"));
}

/// AND-112, AND-122, AND-129: a module that only builds is not activated by the transport that it would build with.
#[test]
fn and_122_the_builder_does_not_help() {
    let mut scene = Scene::new(2);
    scene.planet(Space::A1, Track::Industry, 0).ship(1, ShipKind::Transport, Space::A1);
    scene.stock(1, Resource::Titanium, 1);
    let yard = scene.module(1, "prefab_yard");
    scene.turn_of(1).act(1, "return");
    scene.refuses(1, &format!("activate {yard}"), 122);

    let mut scene = returning();
    let yard = scene.module(1, "prefab_yard");
    scene.stock(1, Resource::Titanium, 1).act(1, "return").act(1, &format!("activate {yard}"));
    scene.act(1, "go A1").act(1, "waive");
    assert_eq!(scene.state.planets[3].owner, Some(seat(1)), "the other one activated it, without a question");

    let mut scene = returning();
    let yard = scene.module(1, "prefab_yard");
    scene.planet(Space::A3, Track::Commerce, 0).ship(1, ShipKind::Fighter, Space::A3);
    scene.stock(1, Resource::Titanium, 1).act(1, "return").act(1, &format!("activate {yard}"));
    assert_eq!(scene.legal(1), ["ship transport A2", "ship fighter A3"]);
    scene.refuses(1, "ship transport A1", 122);
}

/// AND-122: a module whose action cannot be paid is activated for the moon that it shares, and what the moon brings may pay
/// for the action, which may also be declined.
#[test]
fn and_122_activated_for_a_shared_moon() {
    let lay = |first: &str, second: &str| {
        let mut scene = returning();
        scene.module(1, "weapons_foundry");
        scene.act(1, "return");
        assert_eq!(scene.check(1, "activate industry2"), Err(122), "1 titanium is missing");
        scene.set(1, orrery_andromeda::space::Berth::base(Column::Industry), "o1");
        scene.act(1, &format!("activate {first}")).act(1, "ship transport A1");
        assert_eq!(scene.has(1, Resource::Titanium), 0);
        scene.act(1, &format!("activate {second}"));
        scene
    };
    // The Shipwright first: the moon brings the titanium for the foundry.
    let mut scene = lay("industry1", "industry2");
    assert_eq!((scene.has(1, Resource::Titanium), scene.asked()), (1, MAY));
    let declined = scene.state;
    scene.act(1, "yes");
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Titanium)), (2, 0));
    scene.state = declined;
    scene.act(1, "done");
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Titanium)), (0, 1));
    // The foundry first: it does nothing itself.
    let scene = lay("industry2", "industry1");
    assert_eq!((scene.has(1, Resource::Titanium), scene.has(1, Resource::Tactics)), (1, 0));
    // Beside a damaged module there is nothing to share.
    let mut scene = returning();
    scene.module(1, "weapons_foundry");
    let base = orrery_andromeda::space::Berth::base(Column::Industry);
    scene.set(1, base, "o1").damage(1, base).act(1, "return");
    scene.refuses(1, "activate industry2", 122);
}

/// AND-120: the order of the two modules beside a moon does not matter; AND-R4: the Shipwright is one of them.
#[test]
fn and_120_in_any_order() {
    for order in [["industry1", "industry2"], ["industry2", "industry1"]] {
        let mut scene = returning();
        scene.module(1, "power_plant");
        scene.set(1, orrery_andromeda::space::Berth::base(Column::Industry), "y1").act(1, "return");
        scene.act(1, &format!("activate {}", order[0])).act(1, "ship transport A1");
        assert_eq!(scene.has(1, Resource::Credit), 0);
        // Only one ship is left, but the Power Plant may have brought energy.
        scene.act(1, &format!("activate {}", order[1]));
        if scene.asked() == POWER {
            scene.act(1, "ship transport A2");
        }
        assert_eq!(scene.has(1, Resource::Credit), 1, "{order:?}");
    }
}

/// AND-121: a half socket without its neighbour does not hinder; AND-151: a moon stays between modules that stay side by
/// side, whichever way round.
#[test]
fn and_151_side_by_side() {
    let mut scene = returning();
    let first = scene.module(1, "titanium_smelter");
    scene.module(1, "power_plant");
    scene.module(1, "mass_driver");
    scene.set(1, first, "y3").act(1, "rearrange").act(1, "next industry4").act(1, "next industry3");
    let row = scene.state.row(seat(1), Column::Industry);
    assert_eq!([0, 1, 2, 3].map(|at: usize| row[at].joint), [None, None, Some(moon("y3")), None]);
    assert!(scene.state.moon_pile.is_empty());
    scene.refuses(1, "rearrange", 263);
}

/// AND-118, AND-34: a credit pays for the moon of an input socket, and points on it are no part of the cost (AND-152).
#[test]
fn and_118_credits_for_the_moon() {
    let mut scene = returning();
    let house = scene.module(1, "auction_house");
    scene.set(1, house, "o4").act(1, "return");
    scene.refuses(1, &format!("activate {house}"), 122);
    scene.stock(1, Resource::Credit, 1).act(1, &format!("activate {house}")).act(1, "ship transport A1");
    assert_eq!((scene.has(1, Resource::Credit), scene.vp(1)), (0, 3));
}

/// AND-116: the science modules once each; the Main Reactor not by energy though a ship stands in another row (AND-111).
#[test]
fn and_116_each_science_module_once() {
    let mut scene = returning();
    let cell = scene.module(1, "energy_cell");
    scene.act(1, "return").act(1, "activate science1").act(1, "ship transport A1");
    scene.act(1, &format!("activate {cell}"));
    assert_eq!((scene.has(1, Resource::Energy), scene.asked()), (4, MODULES));
    scene.refuses(1, &format!("activate {cell}"), 116);
    scene.refuses(1, "activate science1", 110);
}

/// AND-125, AND-128: ships on the barge and on modules come home, those inside developments do not.
#[test]
fn and_128_not_out_of_developments() {
    let mut scene = returning();
    scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Barge);
    scene.build(1, ShipKind::Transport);
    scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Development);
    scene.turn_of(1).act(1, "return").act(1, "done");
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.count_all(Place::Hangar), player.count_all(Place::Development)), (3, 1));
}

/// AND-138, AND-34: credits build ships too; AND-139: a Shipwright without titanium repairs.
#[test]
fn and_138_credits_for_titanium() {
    let mut scene = returning();
    scene.stock(1, Resource::Credit, 2).act(1, "return").act(1, "activate industry1");
    scene.act(1, "ship transport A1").act(1, "way 1");
    scene.refuses(1, "build fighter", 138);
    scene.act(1, "build transport");
    assert_eq!(
        (scene.has(1, Resource::Credit), scene.state.players[seat(1)].count_all(Place::Hangar)),
        (1, 2)
    );
    let mut scene = returning();
    scene.act(1, "return").act(1, "activate industry1").act(1, "ship transport A1");
    assert_eq!((scene.vp(1), scene.asked()), (1, MODULES), "AND-208");
}

/// AND-150: the base module keeps its place.
#[test]
fn and_150_the_base_module_stays() {
    let mut scene = returning();
    scene.module(1, "titanium_smelter");
    scene.module(1, "power_plant");
    scene.act(1, "rearrange");
    assert_eq!(scene.legal(1), ["next industry2", "next industry3"]);
    scene.refuses(1, "next industry1", 150);
}

/// AND-109, AND-122: the energy that lies on a module does not pay for its effect.
#[test]
fn and_109_energy_is_spent_once() {
    for (energy, answer) in [(2, Err(122)), (3, Ok(()))] {
        let mut scene = Scene::new(2);
        scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).stock(
            1,
            Resource::Energy,
            energy,
        );
        let works = scene.module(1, "drone_works");
        scene.act(1, "return").act(1, "activate industry1");
        assert_eq!(scene.check(1, &format!("activate {works}")), answer);
    }
}
