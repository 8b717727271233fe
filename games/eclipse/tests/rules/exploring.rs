//! Exploring: spaces, stacks, rotations, what lies on a new sector.

use orrery_core::{Game as _, Set};
use orrery_eclipse::ids::{SectorId, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

fn table(species: &str) -> Table {
    let mut table = Table::of(&[species, "terran_federation"]);
    table.quiet();
    table
}

/// Only these sectors are left in a stack.
fn stack(table: &mut Table, place: usize, numbers: &[u16]) {
    table.state.piles[place].unseen = numbers.iter().map(|number| table.sector(*number)).collect();
    table.state.piles[place].left = numbers.len() as u8;
}

/// Seat 1 explores north of home, where this sector comes up, and places it.
fn place(table: &mut Table, number: u16) -> SectorId {
    let (home, sector) = (table.home(1), table.sector(number));
    stack(table, 2, &[number]);
    table.act(1, "take explore").act(1, &format!("explore {home} n")).act(1, &format!("place {sector}"));
    sector
}

/// ECL-46, R70: a space beside an own disc or free ship, at an edge with a wormhole.
#[test]
fn a_space_needs_a_way() {
    let mut table = table("terran_directorate");
    let (home, theirs) = (table.home(1), table.home(2));
    let far = table.lay(208, (0, 8), 0);
    table.ships(1, Unit::Starbase, 1, far).act(1, "take explore");
    assert_eq!(table.key(1, &format!("explore {home} se")), "refusal-no-wormhole");
    assert_eq!(table.key(1, &format!("explore {theirs} s")), "refusal-no-source");
    assert_eq!(table.key(1, &format!("explore {far} n")), "refusal-no-source", "a starbase explores nothing");
    table.ships(1, Unit::Interceptor, 1, far);
    assert!(table.may(1, &format!("explore {far} n")));
}

/// ECL-47, ECL-49: the ring of the space names the stack, and there is no edge of the map.
#[test]
fn the_ring_names_the_stack() {
    let mut table = table("terran_directorate");
    let (home, far) = (table.home(1), table.lay(208, (0, -7), 0));
    table.disc(1, far).act(1, "take explore");
    for (beside, way, place) in [(home, "s", 0), (home, "sw", 1), (home, "n", 2), (far, "n", 2)] {
        let mut explores = table.copy();
        let left = explores.state.piles.map(|pile| pile.left);
        explores.act(1, &format!("explore {beside} {way}"));
        let mut expected = left;
        expected[place] -= 1;
        assert_eq!(explores.state.piles.map(|pile| pile.left), expected, "{way}");
    }
}

/// ECL-48: the space is chosen before the sector is seen.
#[test]
fn a_space_is_chosen_blindly() {
    let mut table = table("terran_directorate");
    let home = table.home(1);
    table.act(1, "take explore").act(1, &format!("explore {home} n"));
    assert_eq!((table.asked(), table.state.exploring.drawn.len()), ("ask-explore-place", 1));
    table.refuses(1, &format!("explore {home} s"), 46);
}

/// ECL-50: a sector is turned so that it is connected, or discarded.
#[test]
fn a_sector_is_turned_to_connect() {
    let mut table = table("terran_directorate");
    // 317 has wormholes at its printed edges 3 and 4, of which one must point south.
    let sector = place(&mut table, 317);
    table.refuses(1, "rotate ne", 50).refuses(1, "rotate s", 50).offers(1, &["rotate n", "rotate nw"]);
    table.act(1, "rotate nw");
    let at = &table.state.sectors[sector];
    assert_eq!((at.at, at.turned), ((0, -3), 5));
    assert_eq!(at.beside.values().flatten().count(), 1);
}

/// ECL-51: discards make a new stack.
#[test]
fn a_stack_is_shuffled_anew() {
    let mut table = table("terran_directorate");
    let (home, old) = (table.home(1), table.sector(317));
    stack(&mut table, 2, &[]);
    table.act(1, "take explore").refuses(1, &format!("explore {home} n"), 51);
    table.state.piles[2].discards = Set::only(old);
    table.act(1, &format!("explore {home} n"));
    assert_eq!(table.state.exploring.drawn.as_slice(), [old]);
    assert!(table.state.piles[2].discards.is_empty());
}

/// ECL-52, ECL-53: Ancient ships and a discovery come with the tile, and Ancients keep the disc away.
#[test]
fn ancients_come_with_the_tile() {
    let mut table = table("terran_directorate");
    let sector = place(&mut table, 301);
    let turned = table.legal(1)[0].clone();
    table.act(1, &turned);
    let at = &table.state.sectors[sector];
    assert_eq!((at.ancients, at.discovery, table.awaited()), (2, true, Some(2)));
    assert_eq!(at.owner, None);
}

/// ECL-53: a disc at once, and then the discovery.
#[test]
fn a_disc_claims_the_discovery() {
    let mut table = table("terran_directorate");
    table.hide("money_cache", None);
    let sector = place(&mut table, 315);
    let turned = table.legal(1)[0].clone();
    table.act(1, &turned);
    assert_eq!(table.asked(), "ask-explore-disc");
    let mut none = table.copy();
    table.act(1, "yes");
    assert_eq!((table.asked(), table.state.sectors[sector].owner), ("ask-discovery", Some(who(1))));
    none.act(1, "done");
    assert!(none.state.sectors[sector].discovery && none.awaited() == Some(2));
}

/// ECL-53, R67: without a disc on the track the sector stays free.
#[test]
fn a_disc_must_be_there() {
    let mut table = table("terran_directorate");
    table.state.players[who(1)].discs = 1;
    let sector = place(&mut table, 315);
    let turned = table.legal(1)[0].clone();
    table.act(1, &turned);
    assert_eq!((table.awaited(), table.state.sectors[sector].owner), (Some(2), None));
}

/// ECL-53: Draco settle beside Ancients, without the discovery.
#[test]
fn draco_settle_beside_ancients() {
    let mut table = table("draco");
    let sector = place(&mut table, 301);
    let turned = table.legal(1)[0].clone();
    table.act(1, &turned).act(1, "yes");
    let at = &table.state.sectors[sector];
    assert_eq!((at.owner, at.discovery, table.awaited()), (Some(who(1)), true, Some(2)));
}

/// ECL-54, R71: Planta explore twice, the second time from the new sector if a disc lies there.
#[test]
fn planta_go_on() {
    let mut table = table("planta");
    table.hide("money_cache", None);
    let sector = place(&mut table, 317);
    table.act(1, "rotate n").act(1, "yes");
    assert_eq!(table.asked(), "ask-explore-again");
    // Its other wormhole points south-west.
    stack(&mut table, 2, &[315]);
    assert!(table.may(1, &format!("explore {sector} sw")));
    table.act(1, "done");
    assert_eq!(table.awaited(), Some(2));
}

/// ECL-55: Draco see the first sector before they draw the second, and place at most one.
#[test]
fn draco_choose_between_two() {
    let mut table = table("draco");
    let home = table.home(1);
    stack(&mut table, 2, &[317, 315]);
    table.act(1, "take explore").act(1, &format!("explore {home} n"));
    assert_eq!(table.state.exploring.drawn.len(), 1);
    table.act(1, "draw").refuses(1, "draw", 55);
    let [one, other] = [317, 315].map(|number| table.sector(number));
    assert!(table.may(1, &format!("place {one}")) && table.may(1, &format!("place {other}")));
    table.act(1, &format!("place {one}")).act(1, "rotate n");
    assert!(table.state.explored.contains(one) && table.state.piles[2].discards == Set::only(other));
}

/// ECL-55: a single sector is drawn alone.
#[test]
fn draco_may_find_one_sector() {
    let mut table = table("draco");
    let home = table.home(1);
    stack(&mut table, 2, &[317]);
    table.act(1, "take explore").act(1, &format!("explore {home} n")).refuses(1, "draw", 55);
    let mut terran = Table::of(&["terran_directorate", "terran_federation"]);
    let home = terran.home(1);
    terran.act(1, "take explore").act(1, &format!("explore {home} n"));
    assert_eq!(terran.check(1, "draw"), Err(55), "others draw one");
}

/// ECL-29: with many players a home is turned freely, but one wormhole faces the second ring.
#[test]
fn a_home_faces_inwards() {
    let mut table = Table::dealt(9, "{}", 0);
    let mut refused = 0;
    for species in ["c1", "c3", "c6", "c8", "c9", "c11", "c13", "c15", "c17"] {
        let number = table.awaited().expect("somebody chooses");
        table.act(number, &format!("species {species}"));
        refused +=
            ["n", "ne", "se"].iter().filter(|edge| !table.may(number, &format!("rotate {edge}"))).count();
        let first = table.legal(number)[0].clone();
        table.act(number, &first);
        while table.asked() == "ask-orbital-cube" {
            table.act(number, "cube money");
        }
    }
    // Three homes lie on corners, which one edge in three looks away from.
    assert_eq!(refused, 3);
    assert_eq!(table.game.seats().count(), 9);
}

/// ECL-2, ECL-3: rates by species, and one kind at a time.
#[test]
fn trade_rates_differ() {
    for (species, rate) in [("terran_directorate", 2), ("mechanema", 3), ("orion", 4)] {
        let mut table = Table::of(&[species, "terran_union"]);
        let drive = table.quiet().offer("fusion_drive");
        // One science is missing: neither kind alone is enough with one less than the rate.
        table.stock(1, rate - 1, 3, rate - 1).act(1, "take research");
        table.refuses(1, &format!("technology {drive}"), 77);
        table.stock(1, rate, 3, 0).act(1, &format!("technology {drive}")).act(1, "trade money science");
        assert_eq!(table.goods(1), (0, 0, 0), "{species}");
    }
}
