//! Returns, modules, moons in sockets.

use orrery_andromeda::ids::{Column, Resource, ShipKind, Track};
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::Place;
use orrery_testkit::Acts as _;

use crate::support::asks::POWER;
use crate::support::{Scene, moon, seat};

/// A return with two transports on planets.
fn returning() -> Scene {
    returning_with("{}")
}

fn returning_with(options: &str) -> Scene {
    let mut scene = Scene::with(2, options);
    scene.planets(&[Space::A1, Space::A2]);
    scene.ship(1, ShipKind::Transport, Space::A1).ship(1, ShipKind::Transport, Space::A2).turn_of(1);
    scene
}

/// AND-EX4; AND-113, AND-118: damaged modules and empty input sockets.
#[test]
fn and_ex4_what_can_be_activated() {
    let mut scene = returning();
    let supplier = scene.module(1, "supplier");
    let extractor = scene.module(1, "index_extractor");
    let bank = scene.module(1, "clearing_bank");
    scene.damage(1, extractor).stock(1, Resource::Energy, 5).act(1, "return");
    scene.refuses(1, &format!("activate {supplier}"), 118);
    scene.refuses(1, &format!("activate {extractor}"), 113);
    assert!(scene.may(1, &format!("activate {bank}")));
    assert!(scene.may(1, "activate commerce1"));
}

/// AND-EX5, AND-EX33; AND-116, AND-117: science modules follow the Main Reactor.
#[test]
fn and_ex5_the_main_reactor() {
    let mut scene = returning();
    let cell = scene.module(1, "energy_cell");
    let core = scene.module(1, "data_core");
    let loom = scene.module(1, "carbon_loom");
    scene.damage(1, loom).act(1, "return");
    scene.refuses(1, &format!("activate {cell}"), 116);
    scene.act(1, "activate science1").act(1, "ship transport A1");
    assert_eq!(scene.has(1, Resource::Energy), 2);
    scene.refuses(1, &format!("activate {loom}"), 113);
    scene.act(1, &format!("activate {core}")).act(1, &format!("activate {cell}"));
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Tactics)), (4, 1));
    let mut scene = returning();
    scene.damage(1, Berth::base(Column::Science)).act(1, "return");
    scene.refuses(1, "activate science1", 113);
}

/// AND-EX8, AND-EX61; AND-120, AND-268: the shared moon pays once, when the second module is activated.
#[test]
fn and_ex8_a_moon_between_two_modules() {
    let mut scene = returning();
    let smelter = scene.module(1, "titanium_smelter");
    let plant = scene.module(1, "power_plant");
    scene.set(1, smelter, "y3").act(1, "return");
    scene.act(1, &format!("activate {smelter}")).act(1, "ship transport A1");
    assert_eq!((scene.has(1, Resource::Credit), scene.vp(1)), (0, 0));
    scene.act(1, &format!("activate {plant}"));
    assert_eq!((scene.has(1, Resource::Credit), scene.vp(1), scene.has(1, Resource::Titanium)), (1, 1, 2));

    let mut scene = returning();
    let smelter = scene.module(1, "titanium_smelter");
    let plant = scene.module(1, "power_plant");
    scene.claimed(1, &["y3"]).act(1, "return");
    scene.act(1, &format!("activate {smelter}")).act(1, "ship transport A1");
    scene.act(1, &format!("activate {plant}"));
    scene.act(1, "set y3").act(1, &format!("into {smelter}"));
    assert_eq!((scene.has(1, Resource::Credit), scene.vp(1)), (0, 0), "set too late");
}

/// AND-EX9, AND-EX20; AND-118: the moon in the input socket is the cost.
#[test]
fn and_ex9_the_supplier() {
    let mut scene = returning();
    let supplier = scene.module(1, "supplier");
    scene.set(1, supplier, "g1").stock(1, Resource::Nanocarbon, 1).act(1, "return");
    scene.act(1, &format!("activate {supplier}")).act(1, "ship transport A1");
    assert_eq!(scene.has(1, Resource::Nanocarbon), 0);
    assert_eq!((scene.has(1, Resource::Tactics), scene.has(1, Resource::Credit)), (1, 1));
}

/// AND-EX10; AND-119: the moon in the output socket is a reward.
#[test]
fn and_ex10_the_service_dock() {
    let mut scene = returning();
    let dock = scene.module(1, "service_dock");
    scene.set(1, dock, "o1").act(1, "return").act(1, &format!("activate {dock}")).act(1, "ship transport A1");
    assert_eq!((scene.vp(1), scene.has(1, Resource::Titanium)), (1, 1), "nothing to repair gives a point");
}

/// AND-EX34, AND-EX62; AND-111, AND-116: energy needs a ship in its row.
#[test]
fn and_ex34_energy_in_a_row() {
    let mut scene = returning();
    let smelter = scene.module(1, "titanium_smelter");
    let dome = scene.module(1, "hydroponic_dome");
    scene.stock(1, Resource::Energy, 3).act(1, "return");
    scene.act(1, "activate industry1").act(1, "ship transport A1");
    scene.act(1, &format!("activate {smelter}")).act(1, "energy");
    assert_eq!(scene.has(1, Resource::Titanium), 2);
    scene.act(1, &format!("activate {dome}"));
    assert!(scene.asked() != POWER, "one ship is left and no energy may be used: no question");
    scene.act(1, "activate civilization1");
    assert_eq!(scene.check(1, "activate commerce1"), Err(111), "no ship is left, and none stands there");
    scene.refuses(1, "activate science1", 116);
}

/// AND-EX35; AND-114: a ship that was just repaired may help.
#[test]
fn and_ex35_from_the_scrapyard_to_a_module() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1);
    scene.state.players[seat(1)].move_ship(ShipKind::Transport, Place::Hangar, Place::Scrapyard);
    scene.turn_of(1).act(1, "return").act(1, "activate industry1");
    scene.act(1, "repair-ship transport").act(1, "activate commerce1");
    assert_eq!(scene.has(1, Resource::Credit), 1);
}

/// AND-EX49; AND-207, AND-208: no points while something can be repaired.
#[test]
fn and_ex49_repairs_before_points() {
    let mut scene = returning();
    scene.damage(1, Berth::base(Column::Commerce)).act(1, "return");
    scene.act(1, "activate industry1").act(1, "ship transport A1");
    assert_eq!(scene.legal(1), ["module commerce1"]);
    scene.act(1, "module commerce1");
    assert_eq!(scene.vp(1), 0);
}

/// AND-EX50; AND-150, AND-151, AND-263: a moon between modules that are parted is lost.
#[test]
fn and_ex50_rearranging() {
    let mut scene = returning();
    let first = scene.module(1, "titanium_smelter");
    scene.module(1, "power_plant");
    scene.module(1, "mass_driver");
    scene.set(1, first, "y3").act(1, "rearrange").act(1, "next industry2").act(1, "next industry4");
    assert_eq!(scene.state.moon_pile.count(moon("y3")), 1);
    assert_eq!(scene.vp(1), 0);
    scene.refuses(1, "rearrange", 263);
}

/// AND-EX72; AND-197, AND-275: a moon may be set just before tactical operations are used. AND-70, AND-73.
#[test]
fn and_73_each_moon_of_a_socket_scores() {
    for (option, points) in [("{}", 4), (r#"{"socket_points": "first_moon"}"#, 2)] {
        let mut scene = returning_with(option);
        let garden = scene.module(1, "garden_district");
        scene.claimed(1, &["o1", "o2"]).act(1, "set o1").act(1, &format!("into {garden}"));
        assert_eq!(scene.vp(1), 2);
        scene.act(1, "set o2").act(1, &format!("into {garden}"));
        assert_eq!((scene.vp(1), scene.state.moon_pile.count(moon("o1"))), (points, 1), "{option}");
    }
}

/// AND-152, AND-153: what fits into which socket.
#[test]
fn and_152_sockets() {
    let mut scene = returning();
    let supplier = scene.module(1, "supplier");
    scene.module(1, "power_plant");
    scene.claimed(1, &["o6", "r5"]).act(1, "set o6");
    scene.refuses(1, &format!("into {supplier}"), 152);
    assert!(scene.may(1, "into industry1"));
    scene.refuses(1, "into industry2", 153);
    scene.refuses(1, "into commerce1", 70);
    scene.act(1, "into-operations").act(1, "set r5");
    scene.refuses(1, &format!("into {supplier}"), 152);
}

/// AND-EX12; AND-74, AND-147: a city card takes a module for nothing.
#[test]
fn and_ex12_a_city_card() {
    let mut scene = returning();
    scene.state.players[seat(1)].face_up[Track::Civilization as usize] = 1;
    scene.act(1, "use civilization");
    let module = scene.state.display[1][1];
    scene.act(1, &format!("acquire {module}"));
    let player = &scene.state.players[seat(1)];
    assert_eq!((player.face_up[4], player.face_down[4], player.index(Track::Industry)), (0, 1, 1));
    assert_eq!(scene.state.display[1].len(), 3);
}

/// AND-125 to AND-127: everything comes home.
#[test]
fn and_125_all_ships_come_home() {
    let mut scene = returning();
    scene
        .stock(1, Resource::Energy, 2)
        .act(1, "return")
        .act(1, "activate commerce1")
        .act(1, "ship transport A1");
    scene.act(1, "done");
    let player = &scene.state.players[seat(1)];
    assert_eq!(player.count_all(Place::Hangar), 3);
    assert!(scene.state.station(seat(1)).all(|(_, slot)| slot.used == orrery_andromeda::state::Used::No));
}
