//! Point Defense, and the re-rolls of Lyra.

use orrery_eclipse::ids::{Ability, Die, SectorId, Square, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const FOUR: [&str; 4] = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];

/// Seat 2 attacks seat 1, who has Point Defense, with flux missiles (two yellow dice a ship).
fn volley(json: &str, species: &[&str]) -> (Table, SectorId) {
    let mut table = Table::with(json, species);
    let sector = table.quiet().lay(315, (0, 8), 0);
    table.able(1, Ability::PointDefense).fit(2, Unit::Cruiser, &[(1, "flux_missile")]);
    (table, sector)
}

/// ECL-159, R91: each hit of the cannons removes a missile, before it does damage.
#[test]
fn cannons_shoot_at_missiles() {
    let (mut table, sector) = volley("{}", &FOUR[..2]);
    table.ships(1, Unit::Cruiser, 1, sector).ships(1, Unit::Interceptor, 1, sector);
    table.ships(2, Unit::Cruiser, 1, sector);
    // Both missiles hit and are assigned; then one of two cannons hits, with the computer of its ship.
    table.chance("6 6").pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-assign"));
    table.act(2, "hit seat1 cruiser 0").chance("1 5").act(2, "hit seat1 interceptor 0");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-point-defense"));
    table.refuses(1, "shoot 5", 159).chance("6").act(1, "shoot 1");
    assert_eq!(table.count(1, Unit::Interceptor, sector), 1, "its missile was shot down");
}

/// ECL-155, ECL-159, R88: against Point Defense more missiles may be aimed at a ship than it can bear.
#[test]
fn missiles_may_overkill() {
    let (mut table, sector) = volley("{}", &FOUR[..2]);
    table.ships(1, Unit::Cruiser, 1, sector).ships(1, Unit::Interceptor, 1, sector);
    table.ships(2, Unit::Cruiser, 1, sector).chance("6 6").pass_all();
    table.act(2, "hit seat1 interceptor 0");
    assert!(table.may(2, "hit seat1 interceptor 0"));
}

/// ECL-160, ECL-EX26: a roll against each type that fires.
#[test]
fn each_type_is_answered() {
    let (mut table, sector) = volley("{}", &FOUR[..2]);
    table.fit(2, Unit::Interceptor, &[(0, "flux_missile")]);
    table.ships(1, Unit::Dreadnought, 1, sector);
    table.ships(2, Unit::Cruiser, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    // The interceptor first (initiative 5): two hits, answered by two cannons; then the cruiser, answered again.
    table.chance("6 6 6 6 6 6 6 6 1 1 6 6").pass_all();
    assert_eq!(table.state.battle.damage[who(1)].of(Unit::Dreadnought), [0, 0]);
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-assign"), "the first round has begun");
}

/// ECL-161, ECL-EX27: an ally's missiles are not one's own.
#[test]
fn allies_are_not_defended() {
    let (mut table, sector) = volley(r#"{"alliances": true}"#, &FOUR);
    table.ally("nova", &[1, 3]).ships(1, Unit::Cruiser, 1, sector).ships(3, Unit::Interceptor, 1, sector);
    table.ships(2, Unit::Cruiser, 1, sector).chance("6 1").pass_all();
    // No die is thrown for Point Defense: the next ones are those of the round.
    table.chance("6 1 6 v1").act(2, "hit seat3 interceptor 0");
    assert_eq!((table.count(3, Unit::Interceptor, sector), table.asked()), (0, "ask-keep-reputation"));
}

/// ECL-159, ECL-157: with Antimatter Splitter a red hit removes up to four missiles.
#[test]
fn a_red_hit_removes_four() {
    let (mut table, sector) = volley("{}", &FOUR[..2]);
    table.able(1, Ability::AntimatterSplitter).ships(1, Unit::Interceptor, 1, sector);
    table.stats(1, Unit::Interceptor).cannons = orrery_core::ById::default();
    table.stats(1, Unit::Interceptor).cannons[Die::Red] = 1;
    table.ships(2, Unit::Cruiser, 2, sector);
    // Four missiles hit the only ship there is; one red die removes all of them, and the next one a cruiser.
    table.chance("6 6 6 6 6 1 1 6").pass_all();
    assert_eq!(table.count(1, Unit::Interceptor, sector), 1);
    assert_eq!(table.asked(), "ask-assign");
}

/// ECL-162: Ancient cruiser F shoots the largest missiles down.
#[test]
fn an_ancient_cruiser_defends_itself() {
    let mut table = Table::of(&FOUR[..2]);
    let sector = table.quiet().lay(315, (0, 8), 0);
    table.guard("cruiser_f", sector).ships(1, Unit::Cruiser, 1, sector);
    table.fit(1, Unit::Cruiser, &[(1, "plasma_missile"), (4, "flux_missile")]);
    table.stats(1, Unit::Cruiser).initiative = 9;
    // Two yellow and two orange missiles hit; both cannons of the guard hit and remove the orange ones. The guard has
    // 2 damage, the cannon of the cruiser makes it 3, and two hits destroy the cruiser.
    table.chance("6 6 6 6 6 6 6 6 6 v1").pass_all();
    assert_eq!((table.state.battle.guard, table.count(1, Unit::Cruiser, sector)), (3, 0));
}

/// Lyra fight with one die, and have so many colony ships.
fn lyra(ready: u8) -> (Table, SectorId) {
    let mut table = Table::of(&["lyra", "terran_federation"]);
    let sector = table.quiet().lay(315, (0, 8), 0);
    table.state.players[who(1)].ready = ready;
    (table, sector)
}

/// ECL-164, R92: a colony ship for a die, as long as there are some, also for the same die.
#[test]
fn lyra_roll_again() {
    let (mut table, sector) = lyra(2);
    table.ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    table.chance("1").pass_all();
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-reroll"));
    table.refuses(1, "reroll 3", 164).chance("2").act(1, "reroll 0");
    assert_eq!(table.state.players[who(1)].ready, 1);
    table.chance("6 v1 v1").act(1, "reroll 0");
    assert_eq!(table.count(2, Unit::Interceptor, sector), 0);
    assert_eq!(table.state.players[who(1)].ready, 0);
}

/// ECL-164: against population too; a hit may be rolled again, and declining is possible.
#[test]
fn lyra_roll_against_population() {
    let (mut table, _) = lyra(1);
    let sector = table.lay(213, (5, 5), 0);
    table.disc(2, sector).cubes(sector, Square::Science, 1).ships(1, Unit::Interceptor, 1, sector);
    table.chance("1").pass_all();
    assert_eq!(table.asked(), "ask-reroll");
    table.act(1, "done");
    assert_eq!(table.state.sectors[sector].cubes[Square::Science], 1);
}

/// ECL-164, ECL-204, ECL-EX90: what is left of the colony ships settles in Upkeep.
#[test]
fn a_colony_ship_is_left() {
    let (mut table, sector) = lyra(3);
    let home = table.home(1);
    table.state.sectors[home].cubes[Square::Money] = 0;
    table.ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    table.stock(1, 0, 0, 0);
    table.chance("1").pass_all().chance("1").act(1, "reroll 0").chance("6").act(1, "reroll 0");
    table.chance("v1 v1").act(1, "done").keep(1, "v1").act(2, "done").act(1, "done");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-upkeep-colonise"));
    table.act(1, &format!("colonise {home}"));
    assert_eq!(table.state.sectors[home].cubes[Square::Money], 1);
    assert_eq!(table.state.players[who(1)].ready, 3, "Cleanup has made them ready again (ECL-217)");
}
