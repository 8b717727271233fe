//! Discs and the cubes under them.

use orrery_eclipse::ids::{Resource, SectorId, Square, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

/// Seat 1 with a connected sector north of home.
fn table(species: &str) -> (Table, SectorId) {
    let mut table = Table::of(&[species, "terran_federation"]);
    let north = table.quiet().lay(208, (0, -3), 0);
    (table, north)
}

/// ECL-70: two discs and two colony ships, for Magellan one.
#[test]
fn discs_move_and_ships_become_ready() {
    for (species, flips) in [("terran_directorate", 2), ("magellan_wardens", 1)] {
        let (mut table, north) = table(species);
        table.lay(323, (0, -4), 0);
        let mut discs = table.copy();
        table.act(1, "take influence");
        for _ in 0..flips {
            table.act(1, "flip");
        }
        table.refuses(1, "flip", 70);
        assert_eq!(table.state.players[who(1)].ready, flips);
        discs.act(1, "take influence").act(1, "from-track").act(1, &format!("to {north}"));
        discs.act(1, &format!("from {north}")).act(1, "to-track").refuses(1, "from-track", 70);
    }
}

/// ECL-70: ready ships cannot be made ready.
#[test]
fn ready_ships_are_not_turned() {
    let (mut table, _) = table("terran_directorate");
    table.state.players[who(1)].ready = 3;
    table.act(1, "take influence").refuses(1, "flip", 70);
}

/// ECL-71: from the track or a sector, to a sector or the track.
#[test]
fn a_disc_comes_from_somewhere() {
    let (mut table, north) = table("terran_directorate");
    let home = table.home(1);
    let discs = table.state.players[who(1)].discs;
    table.act(1, "take influence").refuses(1, &format!("from {north}"), 71);
    table.act(1, "from-track").refuses(1, "to-track", 71).act(1, &format!("to {north}"));
    assert_eq!(table.state.players[who(1)].discs, discs - 2);
    table.act(1, &format!("from {home}")).act(1, "to-track");
    assert_eq!(table.state.players[who(1)].discs, discs - 1);
    assert_eq!(table.state.sectors[home].owner, None);
}

/// ECL-6, ECL-72: a disc goes where no disc and no enemy ship is, and where one is connected or has a ship.
#[test]
fn a_disc_needs_a_free_sector() {
    let (mut table, north) = table("terran_directorate");
    let (far, theirs) = (table.lay(209, (0, 5), 0), table.home(2));
    table.act(1, "take influence").act(1, "from-track");
    table.refuses(1, &format!("to {far}"), 72).refuses(1, &format!("to {theirs}"), 6);
    table.refuses(1, "to s70", 72);
    let mut ship = table.copy();
    ship.ships(1, Unit::Interceptor, 1, far).act(1, &format!("to {far}"));
    let mut enemy = table.copy();
    enemy.ships(2, Unit::Interceptor, 1, north).refuses(1, &format!("to {north}"), 72);
    let mut ancients = table.copy();
    ancients.state.sectors[north].ancients = 1;
    ancients.refuses(1, &format!("to {north}"), 72);
    table.act(1, &format!("to {north}"));
}

/// ECL-72: Draco ignore Ancient ships, but no cruiser.
#[test]
fn draco_ignore_ancient_ships() {
    let (mut table, north) = table("draco");
    table.state.sectors[north].ancients = 2;
    table.act(1, "take influence").act(1, "from-track");
    assert!(table.may(1, &format!("to {north}")));
    table.guard("cruiser_c", north).refuses(1, &format!("to {north}"), 72);
}

/// ECL-73: lifting a disc and putting it back takes both moves.
#[test]
fn putting_a_disc_back_takes_two_moves() {
    let (mut table, _) = table("terran_directorate");
    let home = table.home(1);
    table.act(1, "take influence").act(1, &format!("from {home}")).refuses(1, &format!("to {home}"), 6);
    table.act(1, "to-track").act(1, "from-track").act(1, &format!("to {home}"));
    table.refuses(1, "from-track", 70);
    assert_eq!(table.state.sectors[home].cubes.values().sum::<u8>(), 0, "the cubes have gone (ECL-74)");
}

/// A sector with a gray square, settled from these tracks.
fn gray(money: u8, science: u8, materials: u8) -> (Table, SectorId) {
    let (mut table, _) = table("terran_directorate");
    let sector = table.lay(314, (1, -3), 0);
    table.disc(1, sector).cubes(sector, Square::Gray, 1);
    let cubes = &mut table.state.players[who(1)].cubes;
    cubes[Resource::Money] = money;
    cubes[Resource::Science] = science;
    cubes[Resource::Materials] = materials;
    table.act(1, "take influence").act(1, &format!("from {sector}")).act(1, "to-track");
    (table, sector)
}

/// ECL-74, ECL-EX50: the only track with room takes the cube.
#[test]
fn a_cube_goes_where_there_is_room() {
    let (table, sector) = gray(12, 12, 5);
    assert_eq!(table.state.players[who(1)].cubes[Resource::Materials], 6);
    assert_eq!(table.state.sectors[sector].cubes[Square::Gray], 0);
    let (mut table, _) = gray(12, 5, 5);
    table.refuses(1, "cube money", 74).act(1, "cube science");
}

/// ECL-74, ECL-209, ECL-EX85: a twelfth cube stops production.
#[test]
fn twelve_cubes_produce_nothing() {
    let (mut table, _) = gray(11, 5, 5);
    assert_eq!(table.asked(), "ask-cube-return");
    table.act(1, "cube money");
    assert_eq!(table.state.players[who(1)].cubes[Resource::Money], 12);
    assert_eq!(table.game.production(&table.state, who(1), Resource::Money), 0);
}

/// ECL-74: a cube of a coloured square goes to its own track, unless that is full.
#[test]
fn a_coloured_cube_goes_home() {
    let (mut table, _) = table("terran_directorate");
    let home = table.home(1);
    table.state.players[who(1)].cubes[Resource::Money] = 12;
    table.act(1, "take influence").act(1, &format!("from {home}")).act(1, "to-track");
    assert_eq!(table.asked(), "ask-cube-return", "the money cube finds its track full");
    table.refuses(1, "cube money", 74).act(1, "cube materials");
    let cubes = &table.state.players[who(1)].cubes;
    assert_eq!((cubes[Resource::Science], cubes[Resource::Materials]), (11, 12));
}

/// ECL-245: enemy ships do not hold a disc.
#[test]
fn a_disc_leaves_among_enemies() {
    let (mut table, _) = table("terran_directorate");
    let home = table.home(1);
    table.ships(2, Unit::Dreadnought, 2, home).act(1, "take influence").act(1, &format!("from {home}"));
    table.act(1, "to-track");
    assert_eq!(table.state.sectors[home].owner, None);
}

/// ECL-11, ECL-EX30: an ally's ship is no enemy.
#[test]
fn an_ally_is_no_hindrance() {
    let species = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];
    let mut table = Table::with(r#"{"alliances": true}"#, &species);
    let (next, free) = (table.quiet().lay(208, (3, -3), 1), table.lay(209, (0, 8), 0));
    table
        .ships(1, Unit::Cruiser, 1, free)
        .ships(2, Unit::Cruiser, 1, next)
        .act(1, "take influence")
        .act(1, "from-track");
    table.refuses(1, &format!("to {next}"), 72).ally("nova", &[1, 2]).act(1, &format!("to {next}"));
    assert_eq!(table.state.sectors[next].owner, Some(who(1)));
}

/// ECL-8, ECL-EX51: half a wormhole is enough to explore and to place a disc, but not for relations.
#[test]
fn half_wormholes_do_not_help_diplomats() {
    let species = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];
    let mut table = Table::of(&species);
    let home = table.quiet().home(1);
    // North of the home of seat 1 is a closed edge; 208 has a wormhole to the south.
    let north = table.lay(208, (2, -3), 0);
    table.able(1, orrery_eclipse::ids::Ability::HalfWormholes);
    let mut explore = table.copy();
    assert!(!explore.state.sectors[home].has_hole(orrery_eclipse::ids::Edge::S));
    explore.act(1, "take explore");
    assert!(explore.may(1, &format!("explore {home} s")));
    let mut related = table.copy();
    related.disc(2, north).refuses(1, "relations seat2", 122);
    table.act(1, "take influence").act(1, "from-track").act(1, &format!("to {north}"));
    assert_eq!(table.state.sectors[north].owner, Some(who(1)));
}
