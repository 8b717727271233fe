//! Exploring, moving, pinning.

use orrery_core::Game as _;
use orrery_eclipse::ids::{Ability, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

fn terrans() -> Table {
    Table::of(&["terran_directorate", "terran_federation"])
}

/// A sector north of the home of seat 1, connected with it.
fn north(table: &mut Table) -> orrery_eclipse::ids::SectorId {
    table.lay(208, (0, -3), 0)
}

/// ECL-46 to ECL-53: a space, a sector, a rotation, a disc.
#[test]
fn a_sector_is_explored() {
    let mut table = terrans();
    let home = table.home(1);
    table.act(1, "take explore").refuses(1, &format!("explore {home} se"), 46).refuses(1, "explore s1 s", 46);
    let left = table.state.piles[0].left;
    table.act(1, &format!("explore {home} s"));
    assert_eq!(table.state.piles[0].left, left - 1);
    assert_eq!(table.asked(), "ask-explore-place");
    table.refuses(1, "place s1", 50).act(1, "discard");
    assert_eq!(table.state.piles[0].discards.len(), 1);
}

/// ECL-51: no sector of a ring is left.
#[test]
fn an_empty_stack_ends_exploring() {
    let mut table = terrans();
    let home = table.home(1);
    table.state.piles[0].left = 0;
    table.act(1, "take explore").refuses(1, &format!("explore {home} s"), 51);
}

/// ECL-54: Planta explore twice; Draco draw twice (ECL-55).
#[test]
fn some_species_explore_more() {
    let mut table = Table::of(&["planta", "terran_directorate"]);
    let home = table.home(1);
    table.act(1, "take explore").act(1, &format!("explore {home} s")).act(1, "discard");
    assert_eq!(table.asked(), "ask-explore-again");
    table.act(1, "done");
    let mut table = Table::of(&["draco", "terran_directorate"]);
    let home = table.home(1);
    table.act(1, "take explore").act(1, &format!("explore {home} s")).act(1, "draw").refuses(1, "draw", 55);
    assert_eq!(table.state.exploring.drawn.len(), 2);
}

/// ECL-105, ECL-106: a ship goes as far as its drives.
#[test]
fn a_ship_moves_step_by_step() {
    let mut table = terrans();
    let (home, north) = (table.home(1), north(&mut table));
    table.act(1, "take move").refuses(1, &format!("ship cruiser {home}"), 104);
    table.act(1, &format!("ship interceptor {home}")).refuses(1, "done", 33).refuses(1, "step s1", 105);
    table.act(1, &format!("step {north}"));
    assert_eq!(table.state.turn.left, 2);
    assert_eq!(table.state.sectors[north].entered.as_slice(), [who(1)]);
    assert!(!table.state.players[who(1)].fleets.contains(home));
}

/// ECL-106, ECL-EX45: as many ships stay as there are enemies.
#[test]
fn enemies_pin_ships() {
    let mut table = terrans();
    let (home, _) = (table.home(1), north(&mut table));
    table.ships(1, Unit::Interceptor, 2, home).ships(2, Unit::Interceptor, 2, home).act(1, "take move");
    table.act(1, &format!("ship interceptor {home}"));
    let step = table.legal(1)[0].clone();
    table.act(1, &step).refuses(1, &format!("ship interceptor {home}"), 106);
}

/// ECL-107, ECL-EX11: with Cloaking Device two enemies pin one ship.
#[test]
fn cloaked_ships_are_hard_to_pin() {
    let mut table = terrans();
    let (home, north) = (table.home(1), north(&mut table));
    table.ships(1, Unit::Cruiser, 1, north).ships(1, Unit::Interceptor, 1, home);
    table.ships(2, Unit::Interceptor, 2, home).act(1, "take move");
    table.refuses(1, &format!("ship interceptor {home}"), 106);
    table.state.players[who(1)].abilities.put(Ability::CloakingDevice);
    table.act(1, &format!("ship interceptor {home}"));
    let step = table.legal(1)[0].clone();
    table.act(1, &step).refuses(1, &format!("ship interceptor {home}"), 106);
}

/// ECL-110, ECL-EX46: nothing leaves the GCDS.
#[test]
fn the_gcds_pins_every_ship() {
    let mut table = terrans();
    let center = table.sector(1);
    north(&mut table);
    table.ships(1, Unit::Cruiser, 4, center).act(1, "take move").refuses(
        1,
        &format!("ship cruiser {center}"),
        110,
    );
}

/// ECL-111, ECL-EX54: Ancient ships do not hold Draco.
#[test]
fn draco_pass_ancients() {
    for (species, pinned) in [("draco", false), ("terran_directorate", true)] {
        let mut table = Table::of(&[species, "terran_federation"]);
        let sector = table.lay(203, (0, -3), 0);
        table.ships(1, Unit::Cruiser, 1, sector).act(1, "take move");
        assert_eq!(table.may(1, &format!("ship cruiser {sector}")), !pinned, "{species}");
    }
}

/// ECL-EX53: one ship of two is free to explore beside one Ancient ship.
#[test]
fn pinned_ships_do_not_explore() {
    let mut table = terrans();
    let sector = table.lay(204, (0, -3), 0);
    table.ships(1, Unit::Cruiser, 1, sector).act(1, "take explore").refuses(
        1,
        &format!("explore {sector} n"),
        46,
    );
    table.ships(1, Unit::Cruiser, 1, sector);
    assert!(table.may(1, &format!("explore {sector} n")));
}

/// ECL-7, ECL-8, ECL-EX51: both edges need a wormhole, with the generator one is enough.
#[test]
fn half_a_wormhole_is_enough_for_some() {
    let mut table = terrans();
    let home = table.home(1);
    // 207 has no wormhole to the south when its edge 0 points north-east.
    let north = table.lay(207, (0, -3), 1);
    table.lay(208, (1, -3), 1);
    assert!(!table.state.sectors[north].has_hole(orrery_eclipse::ids::Edge::S));
    table.act(1, "take move").act(1, &format!("ship interceptor {home}")).refuses(
        1,
        &format!("step {north}"),
        105,
    );
    table.state.players[who(1)].abilities.put(Ability::HalfWormholes);
    table.act(1, &format!("step {north}"));
}

/// ECL-9, ECL-EX52: portals are one step apart.
#[test]
fn portals_are_neighbours() {
    let mut table = terrans();
    let (one, two) = (table.lay(281, (0, -3), 0), table.lay(381, (0, 5), 0));
    table.ships(1, Unit::Cruiser, 1, one).act(1, "take move").act(1, &format!("ship cruiser {one}"));
    table.act(1, &format!("step {two}"));
    assert!(table.state.players[who(1)].fleets.contains(two));
}

/// ECL-114, ECL-EX2: one jump in an activation, at any point of it.
#[test]
fn a_jump_drive_jumps_once() {
    let mut table = terrans();
    let game = table.game.clone();
    let part = |name: &str| game.content().parts.named(name);
    table.state.players[who(1)].tiles[Unit::Cruiser][1] = part("jump_drive");
    table.state.players[who(1)].tiles[Unit::Cruiser][3] = part("fusion_source");
    table.state.players[who(1)].tiles[Unit::Cruiser][5] = part("fusion_drive");
    game.redraw(&mut table.state, who(1), Unit::Cruiser);
    let (home, north) = (table.home(1), north(&mut table));
    table.ships(1, Unit::Cruiser, 1, home).act(1, "take move").act(1, &format!("ship cruiser {home}"));
    table
        .act(1, &format!("jump {north}"))
        .refuses(1, &format!("jump {home}"), 114)
        .act(1, &format!("step {home}"));
    table.act(1, &format!("step {north}"));
    assert_eq!(table.asked(), "ask-move");
}

/// ECL-115, ECL-116, ECL-EX60: bays carry interceptors.
#[test]
fn bays_carry_interceptors() {
    let mut table = terrans();
    let game = table.game.clone();
    let part = |name: &str| game.content().parts.named(name);
    for space in [1, 2] {
        table.state.players[who(1)].tiles[Unit::Cruiser][space] = part("interceptor_bay");
    }
    table.state.players[who(1)].tiles[Unit::Cruiser][3] = part("fusion_source");
    game.redraw(&mut table.state, who(1), Unit::Cruiser);
    let (home, north) = (table.home(1), north(&mut table));
    table.ships(1, Unit::Interceptor, 4, home).ships(1, Unit::Cruiser, 1, home);
    table
        .act(1, "take move")
        .act(1, &format!("ship cruiser {home}"))
        .refuses(1, "load 5", 115)
        .act(1, "load 4");
    table.act(1, &format!("step {north}"));
    assert_eq!(table.state.sectors[north].ships[who(1)].count(Unit::Interceptor), 4);
    assert_eq!(table.state.aboard.len(), 1);
    table.act(1, "done");
    assert!(table.state.aboard.is_empty());
}

/// ECL-127, ECL-128, ECL-EX13: entering a partner's sector ends relations.
#[test]
fn aggression_ends_relations() {
    let species = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];
    let mut table = Table::of(&species);
    for (one, other) in [(1, 2), (2, 1)] {
        let player = &mut table.state.players[who(one)];
        player.partners = player.partners.with(who(other));
    }
    let home = table.home(2);
    let beside = table.lay(208, (3, 0), 0);
    table.ships(1, Unit::Cruiser, 1, beside).act(1, "take move").act(1, &format!("ship cruiser {beside}"));
    table.act(1, &format!("step {home}"));
    assert_eq!(table.state.traitor, Some(who(1)));
    assert!(table.state.players[who(2)].partners.is_empty());
    assert_eq!(table.game.seats().count(), 4);
}
