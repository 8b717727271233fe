//! The battle that the rulebook tells from beginning to end.

use orrery_core::Game as _;
use orrery_eclipse::ids::{Ability, Resource, SectorId, Square, Unit};
use orrery_eclipse::state::Type;
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const EXILES: u8 = 1;
const RHO_INDI: u8 = 2;
const LYRA: u8 = 3;

/// The Exiles control a sector with three cubes and an Orbital with a fourth; three cruisers of Rho Indi have attacked, and
/// a cruiser of Lyra, who are allied with the Exiles, came last.
fn battle() -> (Table, SectorId) {
    let species = ["exiles", "rho_indi", "lyra", "terran_union"];
    let mut table = Table::with(r#"{"alliances": true}"#, &species);
    let sector = table.quiet().lay(203, (0, 8), 0);
    table.state.sectors[sector].ancients = 0;
    let orbital = table.game.content().tokens.named("orbital").expect("a token");
    table.state.sectors[sector].tokens.put(orbital);
    table.disc(EXILES, sector).ally("flare", &[EXILES, LYRA]);
    for square in [Square::Money, Square::Science, Square::Materials, Square::Orbital] {
        table.cubes(sector, square, 1);
    }
    table.ships(RHO_INDI, Unit::Cruiser, 3, sector).ships(LYRA, Unit::Cruiser, 1, sector);
    let parts = [(1, "flux_missile"), (2, "plasma_cannon"), (5, "fusion_drive")];
    table.fit(RHO_INDI, Unit::Cruiser, &parts).able(RHO_INDI, Ability::NeutronBombs);
    table.stats(RHO_INDI, Unit::Cruiser).initiative = 5;
    table.fit(LYRA, Unit::Cruiser, &[(2, "antimatter_cannon"), (4, "positron_computer")]);
    table.stats(LYRA, Unit::Cruiser).initiative = 5;
    table.stats(EXILES, Unit::Orbital).initiative = 1;
    for ability in [Ability::PointDefense, Ability::AntimatterSplitter] {
        table.able(LYRA, ability);
    }
    table.able(EXILES, Ability::NeutronAbsorber).state.players[who(LYRA)].ready = 2;
    (table, sector)
}

/// Rho Indi's missiles fly: three hit the Orbital, two the cruiser, the others miss. Lyra's cannon answers with a 4.
fn after_missiles() -> (Table, SectorId) {
    let (mut table, sector) = battle();
    table.chance("1 6 6 6 6 6").pass_all();
    for _ in 0..3 {
        table.act(RHO_INDI, "hit seat1 orbital 0");
    }
    // The 4 hits with the Positron Computer.
    table.act(RHO_INDI, "hit seat3 cruiser 0").chance("4").act(RHO_INDI, "hit seat3 cruiser 0");
    assert_eq!((table.awaited(), table.asked()), (Some(LYRA), "ask-reroll"));
    table.act(LYRA, "done");
    (table, sector)
}

/// ECL-148 to ECL-150, ECL-EX14: Lyra before Rho Indi, because the defenders win the tie; the Orbital last.
#[test]
fn the_defenders_win_the_tie() {
    let (mut table, _) = battle();
    table.chance("1 1 1 1 1 6").pass_all();
    let order = table.state.battle.order;
    let expected = [(LYRA, Unit::Cruiser), (RHO_INDI, Unit::Cruiser), (EXILES, Unit::Orbital)];
    assert_eq!(order.to_vec(), expected.map(|(number, unit)| Type::Of(who(number), unit)));
}

/// ECL-159, ECL-161, ECL-174, ECL-EX15: the missiles at the cruiser are shot down; the Orbital is destroyed and stays.
#[test]
fn the_orbital_falls() {
    let (mut table, sector) = after_missiles();
    assert_eq!(table.count(LYRA, Unit::Cruiser, sector), 1);
    assert_eq!((table.awaited(), table.asked()), (Some(EXILES), "ask-cube-graveyard"));
    table.chance("1").act(EXILES, "cube money");
    assert_eq!(table.state.sectors[sector].cubes[Square::Orbital], 0);
    assert_eq!(table.state.players[who(EXILES)].graveyard[Resource::Money], 1);
    let orbital = table.game.content().tokens.named("orbital").expect("a token");
    assert!(table.state.sectors[sector].tokens.contains(orbital));
    assert_eq!(table.state.battle.damage[who(LYRA)].of(Unit::Cruiser)[0], 0);
}

/// ECL-157, ECL-164, ECL-EX16: two re-rolls, and the split damage destroys two cruisers. ECL-EX17: the third one wins.
/// ECL-188, ECL-190, ECL-EX18: bombs do not work, and plasma destroys two cubes of three. ECL-179, ECL-184, ECL-EX19: what
/// everybody draws.
#[test]
fn rho_indi_win() {
    let (mut table, sector) = after_missiles();
    // Lyra's cannon misses twice, then a 5 hits through the shield: computers 2, shield 1.
    table.chance("1").act(EXILES, "cube money").chance("2").act(LYRA, "reroll 0");
    assert_eq!(table.state.players[who(LYRA)].ready, 1);
    table.chance("5").act(LYRA, "reroll 0");
    assert_eq!((table.awaited(), table.asked()), (Some(LYRA), "ask-assign"));
    assert_eq!(table.state.players[who(LYRA)].ready, 0);
    let money = table.goods(RHO_INDI).0;
    // The first point went to the first cruiser by itself: all look alike. Then Rho Indi's last cruiser hits.
    table.act(LYRA, "hit seat2 cruiser 0");
    assert_eq!(table.count(RHO_INDI, Unit::Cruiser, sector), 3, "damage is done together (R88)");
    table.chance("6 v1").act(LYRA, "hit seat2 cruiser 1");
    assert_eq!(table.count(RHO_INDI, Unit::Cruiser, sector), 1);
    assert_eq!(table.count(LYRA, Unit::Cruiser, sector), 0);
    assert_eq!((table.awaited(), table.state.drawn.len()), (Some(EXILES), 1));
    table.keep(EXILES, "v1");
    assert_eq!((table.awaited(), table.state.drawn.len()), (Some(RHO_INDI), 4), "1 + 1 + 2");
    assert_eq!(table.goods(RHO_INDI).0, money + 3);
    table.act(RHO_INDI, "done");
    assert_eq!((table.awaited(), table.state.drawn.len()), (Some(LYRA), 5), "1 + 2 + 2");
    table.chance("6").act(LYRA, "done");
    assert_eq!((table.awaited(), table.asked()), (Some(RHO_INDI), "ask-population"));
    table.act(RHO_INDI, "destroy money").act(RHO_INDI, "destroy science");
    assert_eq!(table.state.sectors[sector].cubes.values().sum::<u8>(), 1);
    assert_eq!(table.state.sectors[sector].owner, Some(who(EXILES)));
}
