//! Retreats, stalemates, reputation.

use orrery_core::ById;
use orrery_eclipse::ids::{Ability, SectorId, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const FOUR: [&str; 4] = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];

/// Seat 1 has entered a sector beside its home, where seat 2 stands.
fn raid() -> (Table, SectorId, SectorId) {
    let mut table = Table::of(&FOUR[..2]);
    let (home, sector) = (table.home(1), table.quiet().lay(208, (0, -3), 0));
    table.no_ships(1).ships(2, Unit::Interceptor, 1, sector).ships(1, Unit::Cruiser, 1, sector);
    table.stats(1, Unit::Cruiser).initiative = 9;
    (table, home, sector)
}

/// ECL-169: a retreat leads to an own connected sector without enemies.
#[test]
fn a_retreat_needs_an_own_sector() {
    let (mut table, home, sector) = raid();
    let (west, east) = (table.lay(207, (-1, -2), 0), table.lay(210, (1, -3), 1));
    assert!(table.state.sectors[sector].beside.values().flatten().any(|other| *other == east));
    let mut enemy = table.copy();
    table.disc(1, east).pass_all();
    table.refuses(1, &format!("retreat {east}"), 169).refuses(1, &format!("retreat {west}"), 169);
    table.offers(1, &["attack", &format!("retreat {home}")]);
    enemy.ships(2, Unit::Interceptor, 1, home).pass_all();
    assert_ne!(enemy.asked(), "ask-activate", "there is nowhere to go");
}

/// ECL-8, ECL-169, ECL-247: half wormholes help to retreat, a Jump Drive does not.
#[test]
fn a_jump_drive_saves_nobody() {
    let (mut table, home, sector) = raid();
    table.state.sectors[sector].holes &= !(1 << orrery_eclipse::ids::Edge::S as u8);
    table.fit(1, Unit::Cruiser, &[(1, "jump_drive")]).stats(1, Unit::Cruiser).initiative = 9;
    let mut halves = table.copy();
    table.pass_all();
    assert_ne!(table.asked(), "ask-activate");
    halves.able(1, Ability::HalfWormholes).pass_all();
    halves.offers(1, &["attack", &format!("retreat {home}")]);
}

/// ECL-169: Draco retreat to an own sector with Ancient ships.
#[test]
fn draco_retreat_among_ancients() {
    let mut table = Table::of(&["draco", "terran_federation"]);
    let (home, sector) = (table.home(1), table.quiet().lay(208, (0, -3), 0));
    table.ships(2, Unit::Interceptor, 1, sector).ships(1, Unit::Cruiser, 1, sector);
    table.stats(1, Unit::Cruiser).initiative = 9;
    table.state.sectors[home].ancients = 1;
    table.pass_all();
    assert!(table.may(1, &format!("retreat {home}")));
}

/// ECL-170: an ally's sector is no refuge.
#[test]
fn allies_are_no_refuge() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    let (home, sector) = (table.home(2), table.quiet().lay(208, (3, 0), 0));
    table.ally("nova", &[1, 2]).no_ships(2).ships(3, Unit::Interceptor, 1, sector);
    table.ships(1, Unit::Cruiser, 1, sector).stats(1, Unit::Cruiser).initiative = 9;
    assert!(table.state.sectors[sector].beside.values().flatten().any(|other| *other == home));
    let mut own = table.copy();
    table.pass_all();
    assert_ne!(table.asked(), "ask-activate");
    own.disc(1, home).pass_all();
    assert!(own.may(1, &format!("retreat {home}")), "the way itself is open");
}

/// ECL-171: starbases cannot retreat.
#[test]
fn starbases_stand() {
    let (mut table, home, sector) = raid();
    table.no_ships(1).ships(1, Unit::Starbase, 1, sector).stats(1, Unit::Starbase).initiative = 9;
    table.chance("6 v1").pass_all();
    assert_eq!((table.count(1, Unit::Starbase, sector), table.asked()), (1, "ask-keep-reputation"));
    assert!(table.state.players[who(1)].controls.contains(home));
}

/// Cannons of these ships do not work.
fn disarm(table: &mut Table, ships: &[(u8, Unit)]) {
    for (number, unit) in ships {
        table.stats(*number, *unit).cannons = ById::default();
    }
}

/// ECL-172, R94: the attacker chooses where each type goes.
#[test]
fn a_stalemate_sends_the_attacker_home() {
    let (mut table, home, sector) = raid();
    let next = table.lay(323, (0, -4), 0);
    table.disc(1, next);
    disarm(&mut table, &[(1, Unit::Cruiser), (2, Unit::Interceptor)]);
    table.pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-stalemate"));
    table.refuses(1, &format!("retreat {sector}"), 169).chance("v1").act(1, &format!("retreat {next}"));
    assert_eq!((table.count(1, Unit::Cruiser, next), table.count(1, Unit::Cruiser, home)), (1, 0));
    assert_eq!(table.awaited(), Some(2), "whoever leaves draws nothing for taking part (ECL-182)");
}

/// ECL-172: fifty rounds without a loss are a stalemate too.
#[test]
fn fifty_rounds_are_enough() {
    let (mut table, home, sector) = raid();
    table.state.players[who(1)].controls.take(home);
    // Cannons that never destroy anything.
    table.stats(2, Unit::Interceptor).hull = 200;
    disarm(&mut table, &[(2, Unit::Interceptor)]);
    let dice = "1 ".repeat(50);
    table.chance(&format!("{dice} v1 v1 v1")).pass_all();
    assert_eq!(table.count(1, Unit::Cruiser, sector), 0, "it could not leave");
    assert_eq!((table.awaited(), table.state.drawn.len()), (Some(2), 3), "taking part and a cruiser");
    table.act(2, "done");
    assert_ne!(table.asked(), "ask-keep-reputation", "being driven away is no taking part (R94)");
}

/// ECL-173, ECL-EX29: allies share what a stalemate destroys, the largest first.
#[test]
fn allies_share_a_stalemate() {
    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    let sector = table.quiet().lay(315, (0, 8), 0);
    table.ally("nova", &[1, 2]).ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    for unit in [Unit::Dreadnought, Unit::Cruiser, Unit::Interceptor] {
        table.ships(3, unit, 1, sector);
        disarm(&mut table, &[(3, unit)]);
    }
    disarm(&mut table, &[(1, Unit::Interceptor), (2, Unit::Interceptor)]);
    table.pass_all();
    assert!(table.state.sectors[sector].ships[who(3)].is_empty());
    assert_eq!((table.awaited(), table.state.drawn.len()), (Some(1), 5), "1 + 3 + 1");
    table.act(1, "done");
    assert_eq!((table.awaited(), table.state.drawn.len()), (Some(2), 3), "1 + 2");
}

/// ECL-181: a small bag gives what it has.
#[test]
fn the_bag_runs_out() {
    let (mut table, _, sector) = raid();
    table.disc(1, sector).state.reputation = orrery_core::Bag::EMPTY;
    table.state.reputation.put(orrery_eclipse::ids::ReputationId::new(2));
    table.pass_all().chance("6 v3").act(1, "attack");
    assert_eq!((table.asked(), table.state.drawn.len()), ("ask-keep-reputation", 1));
    table.act(1, "done");
    assert_eq!(
        (table.awaited(), table.state.drawn.len()),
        (Some(2), 1),
        "what is not kept goes back (ECL-180)"
    );
}

/// ECL-182: of ships that are destroyed together one that did not retreat is enough for the tile for taking part.
#[test]
fn one_ship_that_stood_its_ground_took_part() {
    let (mut table, home, sector) = raid();
    table.no_ships(2).ships(2, Unit::Dreadnought, 1, sector).ships(1, Unit::Interceptor, 1, sector);
    for (unit, initiative) in [(Unit::Interceptor, 9), (Unit::Cruiser, 8)] {
        let stats = table.stats(1, unit);
        (stats.initiative, stats.hull) = (initiative, 0);
    }
    table.stats(2, Unit::Dreadnought).initiative = 0;
    table.pass_all().chance("1").act(1, "attack").chance("6 6").act(1, &format!("retreat {home}"));
    // The other die has one ship left to hit. Seat 1 was there first.
    table.chance("v1").act(2, "hit seat1 cruiser 0");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-keep-reputation"));
    assert_eq!(table.state.drawn.len(), 1, "for taking part");
}

/// ECL-179: at most five tiles are drawn in a sector.
#[test]
fn five_tiles_are_the_most() {
    let (mut table, _, sector) = raid();
    table.no_ships(2).ships(2, Unit::Dreadnought, 2, sector).disc(1, sector);
    table.stats(2, Unit::Dreadnought).hull = 0;
    table.stats(1, Unit::Cruiser).cannons[orrery_eclipse::ids::Die::Yellow] = 2;
    table.pass_all().chance("6 6 v1 v1 v1 v1 v1").act(1, "attack");
    assert_eq!(table.state.drawn.len(), 5, "1 + 3 + 3, but no more than 5");
}

/// ECL-184, ECL-EX6, R101: Rho Indi plunder, one money less than tiles drawn.
#[test]
fn rho_indi_pillage() {
    let mut table = Table::of(&["rho_indi", "terran_federation"]);
    let sector = table.quiet().lay(315, (0, 8), 0);
    table.ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Dreadnought, 1, sector);
    table.stats(1, Unit::Cruiser).initiative = 9;
    table.stats(2, Unit::Dreadnought).hull = 0;
    table.stock(1, 0, 0, 0).chance("6 v1 v1 v1 v1").pass_all();
    assert_eq!((table.state.drawn.len(), table.goods(1).0), (4, 3));
    let mut one = Table::of(&["rho_indi", "terran_federation"]);
    let sector = one.quiet().lay(315, (0, 8), 0);
    one.ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    one.stats(2, Unit::Interceptor).initiative = 9;
    one.stock(1, 0, 0, 0).chance("6 v1").pass_all();
    assert_eq!((one.state.drawn.len(), one.goods(1).0), (1, 0));
}

/// ECL-253: what was destroyed can be built again.
#[test]
fn destroyed_ships_return_to_the_reserve() {
    let (mut table, _, _) = raid();
    let before = table.state.players[who(2)].unbuilt[Unit::Interceptor];
    table.pass_all().chance("6 v1").act(1, "attack");
    assert_eq!(table.state.players[who(2)].unbuilt[Unit::Interceptor], before + 1);
}

/// ECL-143, ECL-145: sectors in descending order, discs only after all battles.
#[test]
fn discs_fall_after_all_battles() {
    let mut table = Table::of(&FOUR[..2]);
    let (low, high) = (table.quiet().lay(208, (0, 7), 0), table.lay(315, (5, 5), 0));
    for sector in [low, high] {
        table.ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    }
    table.chance("6 v1 v1").pass_all();
    assert_eq!((table.state.battle.sector, table.asked()), (high, "ask-keep-reputation"));
    table.keep(1, "v1").chance("6 v1 v1").act(2, "done");
    assert_eq!((table.state.battle.sector, table.asked()), (low, "ask-keep-reputation"));
    table.keep(1, "v1").act(2, "done");
    assert_eq!(table.asked(), "ask-combat-disc");
    table.act(1, "yes");
    assert_eq!(table.state.sectors[high].owner, Some(who(1)), "the highest number first");
    assert_eq!(table.asked(), "ask-combat-disc");
}
