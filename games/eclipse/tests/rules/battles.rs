//! Battles and what follows from them.

use orrery_eclipse::ids::{Ability, Resource, SectorId, Square, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

fn terrans() -> Table {
    Table::of(&["terran_directorate", "terran_federation"])
}

/// Seat 1 has a cruiser in a sector of its own that seat 2 has entered with these ships.
fn battle(units: &[(Unit, u8)]) -> (Table, SectorId) {
    let mut table = terrans();
    let sector = table.lay(208, (0, -3), 0);
    table.ships(1, Unit::Cruiser, 1, sector).disc(1, sector);
    for (unit, count) in units {
        table.ships(2, *unit, *count, sector);
    }
    table.state.players[who(1)].ready = 0;
    table.state.players[who(2)].ready = 0;
    (table, sector)
}

/// Passes until the last pass, which begins the Combat phase, is due.
fn to_combat(table: &mut Table) {
    table.act(1, "pass");
}

/// The next reputation tiles are worth 1 each.
fn tiles(table: &mut Table, count: usize) {
    table.draws.extend(std::iter::repeat_n(orrery_core::Outcome::Drawn { face: 1 }, count));
}

/// ECL-150, ECL-154, ECL-156: initiative, hits and damage; ECL-179, ECL-180: reputation.
#[test]
fn the_faster_ship_shoots_first() {
    let (mut table, sector) = battle(&[(Unit::Interceptor, 1)]);
    to_combat(&mut table);
    // The interceptor (initiative 3) misses, the cruiser (computer 1) hits with the same face.
    table.dice(&[5]).act(2, "pass");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-activate"));
    table.dice(&[5]);
    tiles(&mut table, 2);
    table.act(1, "attack");
    assert_eq!(table.state.sectors[sector].ships[who(2)].total(), 0);
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-keep-reputation"));
    table.refuses(1, "tile v4", 180).keep(1, "v1");
    assert_eq!(table.state.players[who(1)].reputation.len(), 1);
    assert_eq!(table.awaited(), Some(2), "taking part brings a tile");
}

/// ECL-154, ECL-EX38: 1 misses and 6 hits whatever computers and shields say.
#[test]
fn ones_miss_and_sixes_hit() {
    let (mut table, sector) = battle(&[(Unit::Interceptor, 1)]);
    table.state.players[who(2)].stats[Unit::Interceptor].computer = 6;
    table.state.players[who(2)].stats[Unit::Interceptor].shield = 3;
    to_combat(&mut table);
    table.dice(&[1]).act(2, "pass").dice(&[5, 1]).act(1, "attack").dice(&[6]);
    tiles(&mut table, 2);
    table.act(1, "attack");
    assert_eq!(table.state.sectors[sector].ships[who(2)].total(), 0);
    assert_eq!(table.state.sectors[sector].ships[who(1)].total(), 1);
}

/// ECL-155, R88: the attacker assigns each die, and like ships are offered once.
#[test]
fn dice_are_assigned_one_by_one() {
    let (mut table, _) = battle(&[(Unit::Interceptor, 2), (Unit::Cruiser, 1)]);
    table.state.players[who(1)].stats[Unit::Cruiser].initiative = 9;
    to_combat(&mut table);
    table.act(2, "pass").dice(&[6]).act(1, "attack");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-assign"));
    table.refuses(1, "hit seat1 cruiser 0", 149).refuses(1, "hit seat2 dreadnought 0", 149);
    table.offers(1, &["hit seat2 interceptor 0", "hit seat2 cruiser 0"]);
}

/// ECL-EX70, R89: single points of a red die go where its face hits.
#[test]
fn a_split_die_hits_what_its_face_hits() {
    let (mut table, sector) = battle(&[(Unit::Cruiser, 2), (Unit::Starbase, 1)]);
    let cruiser = &mut table.state.players[who(1)].stats[Unit::Cruiser];
    (cruiser.initiative, cruiser.computer) = (9, 2);
    cruiser.cannons = orrery_core::ById::new([0, 0, 1]);
    table.state.players[who(2)].stats[Unit::Starbase].shield = 1;
    table.state.players[who(1)].abilities.put(Ability::AntimatterSplitter);
    to_combat(&mut table);
    table.act(2, "pass").dice(&[4]).act(1, "attack");
    table.refuses(1, "hit seat2 starbase 0", 154).act(1, "hit seat2 cruiser 0");
    // The first point had one kind of target; the first cruiser is doomed by 2, so the rest goes to the second one.
    assert_eq!(table.state.sectors[sector].ships[who(2)].count(Unit::Cruiser), 0);
}

/// ECL-169, ECL-EX82, R93: a type retreats as a whole to an own sector, and leaves at its next activation.
#[test]
fn a_type_retreats_as_a_whole() {
    let (mut table, sector) = battle(&[(Unit::Interceptor, 1)]);
    table.state.players[who(1)].stats[Unit::Cruiser].initiative = 9;
    let home = table.home(1);
    to_combat(&mut table);
    table.act(2, "pass");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-activate"));
    table.refuses(1, "retreat s1", 169).dice(&[1]);
    tiles(&mut table, 1);
    table.act(1, &format!("retreat {home}"));
    assert_eq!(table.state.sectors[home].ships[who(1)].count(Unit::Cruiser), 1);
    assert!(table.state.sectors[sector].ships[who(1)].is_empty());
    assert_eq!(table.awaited(), Some(2), "whoever flees draws nothing for taking part (ECL-182)");
}

/// ECL-172: without cannons the attacker must leave, and what cannot is destroyed.
#[test]
fn a_stalemate_drives_the_attacker_away() {
    let (mut table, sector) = battle(&[(Unit::Interceptor, 1)]);
    for (number, unit) in [(1, Unit::Cruiser), (2, Unit::Interceptor)] {
        table.state.players[who(number)].stats[unit].cannons = orrery_core::ById::default();
    }
    to_combat(&mut table);
    tiles(&mut table, 2);
    table.act(2, "pass");
    assert!(table.state.sectors[sector].ships[who(2)].is_empty());
    assert_eq!(table.state.sectors[sector].ships[who(1)].total(), 1);
    assert_eq!(table.awaited(), Some(1));
}

/// Ships of seat 1 beside one Ancient ship, slower than it.
fn against_ancients(large: Unit) -> (Table, SectorId) {
    let mut table = terrans();
    let sector = table.lay(211, (0, -3), 1);
    table.ships(1, large, 1, sector).ships(1, Unit::Interceptor, 1, sector);
    for (unit, initiative) in [(large, 1), (Unit::Interceptor, 0)] {
        table.state.players[who(1)].stats[unit].initiative = initiative;
    }
    for number in [1, 2] {
        table.state.players[who(number)].ready = 0;
    }
    table.act(1, "pass");
    (table, sector)
}

/// ECL-165, ECL-166, ECL-EX43: two hits on the cruiser, which is the largest ship that can be destroyed.
#[test]
fn ancients_destroy_the_largest_ship() {
    let (mut table, sector) = against_ancients(Unit::Cruiser);
    table.dice(&[6, 6]).act(2, "pass");
    assert_eq!(table.state.sectors[sector].ships[who(1)].count(Unit::Cruiser), 0);
    assert_eq!(table.state.sectors[sector].ships[who(1)].count(Unit::Interceptor), 1);
}

/// ECL-165, ECL-EX44: with one hit only the interceptor can be destroyed.
#[test]
fn ancients_destroy_what_they_can() {
    let (mut table, sector) = against_ancients(Unit::Dreadnought);
    table.dice(&[6, 1]).act(2, "pass");
    assert_eq!(table.state.sectors[sector].ships[who(1)].count(Unit::Interceptor), 0);
    assert_eq!(table.state.sectors[sector].ships[who(1)].count(Unit::Dreadnought), 1);
}

/// ECL-176, ECL-EX54: Draco and Ancient ships leave each other alone.
#[test]
fn draco_do_not_fight_ancient_ships() {
    let mut table = Table::of(&["draco", "terran_federation"]);
    let sector = table.lay(203, (0, -3), 0);
    table.ships(1, Unit::Cruiser, 1, sector);
    table.state.sectors[sector].discovery = true;
    table.state.discoveries[0].on_map += 1;
    table.pass_all();
    assert_eq!(table.asked(), "ask-combat-disc", "Draco may control the sector although Ancients are there");
    table.act(1, "yes");
    assert_eq!(table.state.sectors[sector].owner, Some(who(1)));
    assert!(table.state.sectors[sector].discovery, "but not claim its discovery (ECL-53)");
}

/// ECL-185, ECL-190, ECL-EX83: a disc without cubes falls to enemy ships.
#[test]
fn an_empty_sector_falls() {
    let mut table = terrans();
    let sector = table.lay(208, (0, -3), 0);
    table.disc(1, sector).ships(2, Unit::Interceptor, 1, sector);
    table.state.players[who(1)].discs -= 1;
    let discs = table.state.players[who(1)].discs;
    table.pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-combat-disc"));
    assert_eq!(table.state.players[who(1)].discs, discs + 1);
    table.act(2, "yes");
    assert_eq!(table.state.sectors[sector].owner, Some(who(2)));
}

/// ECL-188, ECL-209, ECL-EX77: bombs destroy all cubes, which come back in Cleanup.
#[test]
fn bombs_spare_nobody() {
    let mut table = terrans();
    let home = table.home(1);
    table.ships(2, Unit::Interceptor, 1, home);
    // The defender's interceptor is out of the way.
    table.state.sectors[home].ships[who(1)] = orrery_eclipse::state::Fleet::default();
    table.state.sectors[home].entered.retain(|seat| *seat != who(1));
    table.state.players[who(1)].fleets.take(home);
    table.state.players[who(2)].abilities.put(Ability::NeutronBombs);
    table.pass_all();
    let cubes: u8 = table.state.sectors[home].cubes.values().sum();
    assert_eq!((cubes, table.asked()), (0, "ask-combat-disc"));
    assert_eq!(table.state.players[who(1)].graveyard.values().sum::<u8>(), 3);
    table.act(2, "done").pass_all();
    assert_eq!(table.state.players[who(1)].cubes[Resource::Money], 11);
}

/// ECL-188, ECL-EX18: an absorber makes the attacker roll.
#[test]
fn an_absorber_stops_bombs() {
    let mut table = terrans();
    let sector = table.lay(213, (0, -3), 0);
    table.disc(1, sector).ships(2, Unit::Interceptor, 1, sector);
    table.state.sectors[sector].cubes[Square::Science] = 1;
    table.state.sectors[sector].cubes[Square::Materials] = 1;
    table.state.players[who(1)].abilities.put(Ability::NeutronAbsorber);
    table.state.players[who(2)].abilities.put(Ability::NeutronBombs);
    table.state.players[who(1)].ready = 0;
    table.state.players[who(2)].ready = 0;
    table.act(1, "pass").dice(&[6]).act(2, "pass");
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-population"));
    table.refuses(2, "destroy money", 185).act(2, "destroy science");
    assert_eq!(table.state.sectors[sector].cubes[Square::Materials], 1);
    assert_eq!(table.state.sectors[sector].owner, Some(who(1)), "a cube is left (ECL-190)");
}
