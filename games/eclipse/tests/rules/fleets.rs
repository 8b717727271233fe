//! Activations, pinning with allies, carriers, order of arrival.

use orrery_core::Game as _;
use orrery_eclipse::ids::{Ability, SectorId, Square, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const FOUR: [&str; 4] = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];

fn terrans() -> Table {
    let mut table = Table::of(&FOUR[..2]);
    table.quiet();
    table
}

/// Two sectors in a row north of the home of seat 1.
fn row(table: &mut Table) -> (SectorId, SectorId) {
    (table.lay(208, (0, -3), 0), table.lay(323, (0, -4), 0))
}

/// ECL-104: three activations for Terrans, four for Rho Indi, two for others, one for a reaction.
#[test]
fn species_have_their_activations() {
    for (species, count) in [("terran_directorate", 3), ("rho_indi", 4), ("hydran", 2)] {
        let mut table = Table::of(&[species, "terran_union"]);
        row(table.quiet());
        table.act(1, "take move");
        assert_eq!(table.state.turn.left, count, "{species}");
    }
    let mut table = terrans();
    let (north, _) = row(&mut table);
    let (home, other) = (table.home(1), table.home(2));
    table.act(1, "pass").act(2, "take influence").act(2, &format!("from {other}")).act(2, "to-track");
    table.act(2, "done").act(1, "take move").act(1, &format!("ship interceptor {home}"));
    table.act(1, &format!("step {north}"));
    assert_eq!(table.awaited(), Some(2), "a reaction has one activation (ECL-39)");
}

/// ECL-104: all activations may go to one ship.
#[test]
fn one_ship_is_activated_twice() {
    let mut table = terrans();
    let (north, further) = row(&mut table);
    let home = table.home(1);
    table.act(1, "take move").act(1, &format!("ship interceptor {home}")).act(1, &format!("step {north}"));
    table.act(1, &format!("ship interceptor {north}")).act(1, &format!("step {further}"));
    assert_eq!(table.count(1, Unit::Interceptor, further), 1);
}

/// ECL-105: starbases stay, and a ship without a drive too.
#[test]
fn some_ships_stay() {
    let mut table = terrans();
    row(&mut table);
    let home = table.home(1);
    table.ships(1, Unit::Starbase, 1, home).ships(1, Unit::Cruiser, 1, home).act(1, "take move");
    table.refuses(1, &format!("ship starbase {home}"), 105);
    table.stats(1, Unit::Cruiser).steps = 0;
    table.refuses(1, &format!("ship cruiser {home}"), 105);
}

/// ECL-114, ECL-EX9: a step and a jump for each cruiser, a step for each interceptor.
#[test]
fn rho_indi_use_four_activations() {
    let mut table = Table::of(&["rho_indi", "terran_union"]);
    let (north, further) = row(table.quiet());
    let home = table.home(1);
    table.ships(1, Unit::Cruiser, 2, home).fit(1, Unit::Cruiser, &[(1, "jump_drive")]).act(1, "take move");
    for _ in 0..2 {
        table.act(1, &format!("ship cruiser {home}")).act(1, &format!("step {north}"));
        table.refuses(1, &format!("step {further}"), 105).act(1, &format!("jump {further}"));
    }
    for _ in 0..2 {
        table.act(1, &format!("ship interceptor {home}")).act(1, &format!("step {north}"));
    }
    assert_eq!(table.awaited(), Some(2));
    assert_eq!((table.count(1, Unit::Cruiser, further), table.count(1, Unit::Interceptor, north)), (2, 2));
}

/// Seats 1 and 2 are allied, with a cruiser each among two interceptors of seat 3; only seat 2 is cloaked.
fn allies() -> (Table, SectorId) {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    let sector = table.quiet().lay(208, (3, -3), 1);
    table.ally("nova", &[1, 2]).able(2, Ability::CloakingDevice);
    table.ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Cruiser, 1, sector);
    table.ships(3, Unit::Interceptor, 2, sector);
    (table, sector)
}

/// ECL-108, ECL-112, ECL-EX71: each ship that stays counts by its owner's cloak.
#[test]
fn a_cloaked_ally_counts_twice() {
    let (mut table, sector) = allies();
    let home = table.home(1);
    let mut second = table.copy();
    table.act(1, "take move").act(1, &format!("ship cruiser {sector}")).act(1, &format!("step {home}"));
    table.act(1, "done").refuses(2, "take move", 106);
    second.act(1, "pass").act(2, "take move").act(2, &format!("ship cruiser {sector}"));
    second.act(2, &format!("step {home}")).act(2, "done").act(3, "pass").act(4, "pass");
    second.act(1, "take move").refuses(1, &format!("ship cruiser {sector}"), 106);
}

/// ECL-109: Ancient ships and cruisers hold one ship each, and so does an Orbital of the Exiles.
#[test]
fn every_stranger_pins_one_ship() {
    let mut table = terrans();
    let sector = table.lay(203, (0, -3), 0);
    table.ships(1, Unit::Cruiser, 2, sector).act(1, "take move");
    table.refuses(1, &format!("ship cruiser {sector}"), 106);
    table.ships(1, Unit::Interceptor, 1, sector);
    assert!(table.may(1, &format!("ship cruiser {sector}")));
    table.guard("cruiser_c", sector).refuses(1, &format!("ship cruiser {sector}"), 106);

    let mut table = Table::of(&["terran_directorate", "exiles"]);
    let home = table.quiet().home(2);
    row(&mut table);
    table.lay(323, (0, 3), 0);
    table.no_ships(2).ships(1, Unit::Cruiser, 1, home).act(1, "take move");
    table.refuses(1, &format!("ship cruiser {home}"), 106);
    table.state.sectors[home].cubes[Square::Orbital] = 0;
    assert!(table.may(1, &format!("ship cruiser {home}")), "without its cube it is no ship (ECL-103)");
}

/// ECL-113, ECL-135: allies' sectors are open, and nobody is betrayed there.
#[test]
fn allies_let_each_other_pass() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    let beside = table.quiet().lay(208, (3, 0), 0);
    let home = table.home(2);
    table.ally("nova", &[1, 2]).relate(1, 2).ships(1, Unit::Cruiser, 1, beside).act(1, "take move");
    table.act(1, &format!("ship cruiser {beside}")).act(1, &format!("step {home}"));
    assert!(table.may(1, &format!("ship cruiser {home}")), "ships of an ally do not pin (ECL-112)");
    assert_eq!(table.state.traitor, None);
    assert!(table.state.players[who(1)].partners.contains(who(2)));
}

/// Dreadnoughts of seat 1 with so many bays.
fn carrier(bays: &[(usize, &str)]) -> (Table, SectorId, SectorId, SectorId) {
    let mut table = terrans();
    let ((north, further), home) = (row(&mut table), table.home(1));
    table.fit(1, Unit::Dreadnought, bays).ships(1, Unit::Dreadnought, 1, home);
    (table, home, north, further)
}

const BAY: [(usize, &str); 1] = [(2, "interceptor_bay")];
const BAYS: [(usize, &str); 2] = [(1, "interceptor_bay"), (2, "interceptor_bay")];

/// ECL-115, ECL-117: the carrier and what it loads leave as one group.
#[test]
fn a_carrier_leaves_with_its_load() {
    let (mut table, home, north, _) = carrier(&BAY);
    table.ships(1, Unit::Interceptor, 1, home).ships(2, Unit::Interceptor, 1, home).act(1, "take move");
    table.act(1, &format!("ship dreadnought {home}")).refuses(1, "load 2", 106).refuses(1, "load 3", 115);
    table.act(1, "load 1").act(1, &format!("step {north}"));
    assert_eq!((table.count(1, Unit::Interceptor, north), table.count(1, Unit::Interceptor, home)), (1, 1));
}

/// ECL-115, ECL-116: what is aboard comes along until it moves by itself.
#[test]
fn cargo_stays_aboard() {
    let (mut table, home, north, further) = carrier(&BAYS);
    table.ships(1, Unit::Interceptor, 1, home).ships(1, Unit::Interceptor, 1, north).act(1, "take move");
    table.act(1, &format!("ship dreadnought {home}")).act(1, "load 2").act(1, &format!("step {north}"));
    table.act(1, &format!("ship dreadnought {north}")).refuses(1, "load 1", 116).act(1, "load 2");
    table.act(1, &format!("step {further}"));
    assert_eq!(table.count(1, Unit::Interceptor, further), 2);
    assert_eq!(table.count(1, Unit::Interceptor, north), 1);
    table.refuses(1, &format!("ship interceptor {further}"), 116);
    table.refuses(1, &format!("launch dreadnought {north}"), 116);
    table.act(1, &format!("launch dreadnought {further}")).act(1, &format!("step {north}"));
    assert_eq!(table.count(1, Unit::Interceptor, north), 2);
    assert_eq!(table.awaited(), Some(2), "three activations");
    assert!(table.state.aboard.is_empty(), "at the end all are unloaded");
}

/// ECL-115, ECL-116: two carriers of one type keep their loads apart.
#[test]
fn carriers_do_not_pool_their_cargo() {
    let (mut table, home, north, further) = carrier(&BAY);
    table.ships(1, Unit::Interceptor, 1, home).ships(1, Unit::Dreadnought, 1, north).act(1, "take move");
    table.act(1, &format!("ship dreadnought {home}")).act(1, "load 2").act(1, &format!("step {north}"));
    // Of the two dreadnoughts there the empty one goes with nothing, the other one with both.
    table.act(1, &format!("ship dreadnought {north}")).refuses(1, "load 1", 115).act(1, "load 0");
    table.act(1, &format!("step {further}"));
    assert_eq!(table.count(1, Unit::Interceptor, north), 2);
    table.act(1, &format!("ship dreadnought {north}"));
    assert_eq!(table.asked(), "ask-step", "its two interceptors are all that it can have");
    table.act(1, &format!("step {further}"));
    assert_eq!(table.count(1, Unit::Interceptor, further), 2);
}

/// ECL-9, ECL-107, ECL-115, ECL-116, ECL-EX11, ECL-EX12: through a portal with interceptors aboard.
#[test]
fn a_carrier_goes_through_a_portal() {
    let mut table = Table::of(&["terran_directorate", "exiles", "magellan_keepers"]);
    let home = table.quiet().home(1);
    let (north, far) = (table.lay(281, (0, -3), 0), table.lay(381, (0, 5), 0));
    let orbital = table.game.content().tokens.named("orbital").expect("a token");
    table.state.sectors[north].tokens.put(orbital);
    table.disc(2, north).cubes(north, Square::Orbital, 1).ships(2, Unit::Interceptor, 1, north).disc(3, far);
    table.able(1, Ability::CloakingDevice).ships(1, Unit::Interceptor, 1, home);
    table.ships(1, Unit::Dreadnought, 2, home);
    table.fit(1, Unit::Dreadnought, &[(2, "interceptor_bay"), (7, "fusion_drive")]).act(1, "take move");
    table.act(1, &format!("ship dreadnought {home}")).act(1, "load 0").act(1, &format!("step {north}"));
    assert_eq!(table.asked(), "ask-move", "the interceptor and the Orbital pin the first one");
    table.act(1, &format!("ship dreadnought {home}")).act(1, "load 2").act(1, &format!("step {north}"));
    table.act(1, &format!("step {far}")).act(1, "done");
    assert_eq!((table.count(1, Unit::Dreadnought, far), table.count(1, Unit::Interceptor, far)), (1, 2));
    assert!(table.state.aboard.is_empty());
}

/// ECL-118: whoever leaves a sector altogether loses the place in the order.
#[test]
fn places_are_lost_by_leaving() {
    let mut table = terrans();
    let (north, _) = row(&mut table);
    let home = table.home(1);
    table.ships(1, Unit::Interceptor, 2, north).ships(2, Unit::Interceptor, 1, north).act(1, "take move");
    table.act(1, &format!("ship interceptor {north}")).act(1, &format!("step {home}"));
    assert_eq!(table.state.sectors[north].entered.as_slice(), [who(1), who(2)]);
    table.no_ships(1).ships(1, Unit::Interceptor, 1, home);
    table.act(1, &format!("ship interceptor {home}")).act(1, &format!("step {north}"));
    assert_eq!(table.state.sectors[north].entered.as_slice(), [who(2), who(1)]);
}

/// ECL-110, ECL-119: the Galactic Center can be entered, and there a ship stops.
#[test]
fn the_center_stops_ships() {
    let mut table = terrans();
    let (home, center) = (table.home(1), table.sector(1));
    let inner = table.lay(106, (0, -1), 0);
    table.stats(1, Unit::Interceptor).steps = 3;
    table.act(1, "take move").act(1, &format!("ship interceptor {home}")).act(1, &format!("step {inner}"));
    table.act(1, &format!("step {center}"));
    assert_eq!((table.count(1, Unit::Interceptor, center), table.awaited()), (1, Some(2)), "pinned");
    let mut cloaked = table.copy();
    cloaked.able(1, Ability::CloakingDevice).ships(1, Unit::Cruiser, 2, center).act(2, "pass");
    cloaked.refuses(1, "take move", 110);
}

/// ECL-246: Draco are not held by Ancient ships, and do not hold them back for others.
#[test]
fn draco_hold_no_ancients_for_allies() {
    let species = ["terran_directorate", "draco", "terran_union", "orion"];
    let mut table = Table::with(r#"{"alliances": true}"#, &species);
    let sector = table.quiet().lay(203, (3, -3), 1);
    table.ally("nova", &[1, 2]).ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Cruiser, 3, sector);
    let mut draco = table.copy();
    // The interceptor at home may go, the cruiser among the Ancients may not.
    table.act(1, "take move").refuses(1, &format!("ship cruiser {sector}"), 106);
    draco.act(1, "pass").act(2, "take move");
    assert!(draco.may(2, &format!("ship cruiser {sector}")));
}

/// ECL-10: a portal leads to no unexplored space.
#[test]
fn nobody_explores_through_a_portal() {
    let mut table = terrans();
    let (near, far) = (table.lay(281, (0, -3), 0), table.lay(381, (0, 5), 0));
    table.disc(1, near).act(1, "take explore").refuses(1, &format!("explore {far} s"), 46);
    assert!(table.may(1, &format!("explore {near} n")));
    table.state.piles[1].left = 0;
    assert!(table.may(1, &format!("explore {near} n")), "the ring is that of the space");
}
