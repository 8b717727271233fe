//! The table in words: the galaxy, boards and battles, and nobody's secrets.

use orrery_core::object::Published;
use orrery_core::{GameObject as _, Lang, Publish as _, SeatSet};
use orrery_eclipse::Eclipse;
use orrery_eclipse::ids::{DiscoveryId, ReputationId, SectorId, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const TWO: [&str; 2] = ["terran_directorate", "hydran"];

/// All lines as seat 1 or somebody else reads them.
fn lines(table: &Table, viewer: SeatSet) -> Vec<String> {
    let sketch = table.game.sketch(&table.state, viewer);
    let words = Published::<Eclipse>::built_in();
    let said = sketch.overview.iter().chain(&sketch.details).map(|text| words.words().say(Lang::En, text));
    said.collect()
}

fn line(table: &Table, viewer: SeatSet, begins: &str) -> String {
    let found = lines(table, viewer).into_iter().find(|line| line.starts_with(begins));
    found.unwrap_or_else(|| panic!("no line begins with {begins}: {:#?}", lines(table, viewer)))
}

/// ECL-6 to ECL-8: whose a sector is, who is there, and where its edges lead.
#[test]
fn a_sector_is_a_line() {
    let mut table = Table::of(&TWO);
    let beside: SectorId = table.quiet().lay(281, (0, 6), 0);
    table.disc(1, beside).ships(2, Unit::Cruiser, 2, beside);
    let said = line(&table, SeatSet::NOBODY, "Delta Corvi (281)");
    assert!(said.contains("| 0, 6 | Seat 1 |") && said.contains("Seat 2: 2 × Cruiser"), "{said}");
    assert!(said.contains('?'), "its wormholes lead into the unknown: {said}");
    let center = line(&table, SeatSet::NOBODY, "Galactic Center (001)");
    assert!(center.contains("Galactic Center Defense System") && center.contains("discovery"), "{center}");
}

/// ECL-77, ECL-88: prices are those of the reader, blueprints have their parts and sums.
#[test]
fn blueprints_and_prices_are_told() {
    let mut table = Table::of(&TWO);
    table.fit(1, Unit::Cruiser, &[(0, "gauss_shield")]);
    table.offer("improved_hull");
    let said = line(&table, SeatSet::only(who(1)), "Cruiser (Seat 1)");
    assert!(said.contains("Gauss Shield") && said.contains("shields 1"), "{said}");
    let own = line(&table, SeatSet::only(who(2)), "Improved Hull");
    let price = table.game.price(
        &table.state,
        who(2),
        table.technology("improved_hull"),
        orrery_eclipse::ids::Track::Grid,
    );
    assert!(own.contains(&format!("| {price} |")), "{own}");
}

/// R64, R65: reputation tiles and kept discoveries are told to their owner, their number to everybody.
#[test]
fn secrets_are_told_to_their_owner() {
    let mut table = Table::of(&TWO);
    table.state.players[who(1)].reputation.put(ReputationId::new(3));
    table.state.players[who(1)].kept.put(DiscoveryId::new(4));
    let tiles =
        |viewer| lines(&table, viewer).iter().any(|line| line.starts_with("Reputation tiles of Seat 1"));
    assert!(tiles(SeatSet::only(who(1))) && !tiles(SeatSet::only(who(2))) && !tiles(SeatSet::NOBODY));
    let hand = |number| table.game.sketch(&table.state, SeatSet::only(who(number))).hand.len();
    assert_eq!((hand(1), hand(2)), (1, 0));
    assert_eq!(table.game.sketch(&table.state, SeatSet::EVERYBODY).hand.len(), 1);
    assert!(line(&table, SeatSet::NOBODY, "Seat 1 |").ends_with("| 1 | –"), "how many there are is open");
}

/// ECL-150, ECL-155: a battle to come, then who fights with what and how much damage each ship has.
#[test]
fn a_battle_is_told() {
    let four = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];
    let mut table = Table::of(&four);
    let sector = table.quiet().lay(211, (3, -3), 2);
    table.ships(1, Unit::Dreadnought, 1, sector);
    let coming = line(&table, SeatSet::NOBODY, "Battle to come");
    assert!(coming.contains("Seat 1 against the Ancients"), "{coming}");
    table.stats(1, Unit::Dreadnought).initiative = 9;
    for number in 1..=4 {
        table.act(number, "pass");
    }
    let said = line(&table, SeatSet::NOBODY, "Battle in");
    assert!(said.ends_with("Engagement round 1"), "{said}");
    let fleet = line(&table, SeatSet::NOBODY, "Dreadnought of Seat 1");
    assert!(
        fleet.contains("initiative 9") && fleet.contains("0 of") && fleet.ends_with("Attacks."),
        "{fleet}"
    );
}
