//! From the box to the first turn.

use orrery_core::{Game as _, Publish as _, Seats};
use orrery_eclipse::Eclipse;
use orrery_eclipse::ids::{Resource, Square, Unit};
use orrery_testkit::Acts as _;

use crate::support::{Table, options, who};

fn production(table: &Table, number: u8) -> [u8; 3] {
    [Resource::Money, Resource::Science, Resource::Materials]
        .map(|resource| table.game.production(&table.state, who(number), resource))
}

/// ECL-EX32, ECL-205, ECL-209
#[test]
fn terrans_produce_three_of_each_and_pay_nothing() {
    let table = Table::of(&["terran_directorate", "terran_federation"]);
    assert_eq!(production(&table, 1), [3, 3, 3]);
    assert_eq!(table.game.upkeep(&table.state, who(1)), 0);
    assert_eq!(table.goods(1), (2, 3, 3));
}

/// ECL-EX33, ECL-25: eleven discs, one of them at home, and two reputation tiles.
#[test]
fn eridani_start_with_fewer_discs() {
    let table = Table::of(&["eridani", "terran_federation"]);
    assert_eq!(table.game.upkeep(&table.state, who(1)), 1);
    assert_eq!(table.state.players[who(1)].reputation.len(), 2);
    assert!(table.view(&[2])["players"][0]["reputation"].is_null());
    assert!(!table.view(&[1])["players"][0]["reputation"].is_null());
}

/// ECL-EX34, ECL-24
#[test]
fn hydran_settle_their_advanced_square() {
    let table = Table::of(&["hydran", "terran_directorate"]);
    assert_eq!(production(&table, 1), [3, 4, 2]);
    assert_eq!(table.state.sectors[table.home(1)].cubes[Square::ScienceAdvanced], 1);
}

/// ECL-23, ECL-103, R13: the Exiles start with a cube on their Orbital.
#[test]
fn exiles_settle_their_orbital() {
    let table = Table::of(&["exiles", "terran_directorate"]);
    assert_eq!(table.state.sectors[table.home(1)].cubes[Square::Orbital], 1);
    assert_eq!(table.state.players[who(1)].stats[Unit::Orbital].hull, 2);
}

/// ECL-20, ECL-21: counter-clockwise, the start player last; a board has one side in use.
#[test]
fn species_are_chosen_counter_clockwise() {
    let mut table = Table::dealt(3, "{}", 0);
    let start: u8 = table.state.start.into();
    let right = if start == 1 { 3 } else { start - 1 };
    assert_eq!(table.awaited(), Some(right));
    table.act(right, "species c1");
    let next = if right == 1 { 3 } else { right - 1 };
    assert_eq!(table.awaited(), Some(next));
    table.refuses(next, "species c2", 21).act(next, "species c3");
    assert_eq!(table.awaited(), Some(start));
}

/// ECL-230: modules that are off take their species and sectors along.
#[test]
fn switched_off_species_cannot_be_chosen() {
    let mut table = Table::dealt(2, r#"{"expansion_species": false}"#, 0);
    let first = table.awaited().expect("somebody chooses");
    table.refuses(first, "species c13", 230);
    let mut table = Table::dealt(2, r#"{"terrans_only": true}"#, 0);
    let first = table.awaited().expect("somebody chooses");
    table.refuses(first, "species c1", 230).act(first, "species c2");
}

/// ECL-22: the homes lie in ring 2 with edge 0 towards the centre.
#[test]
fn homes_lie_in_the_second_ring() {
    let table = Table::of(&["planta", "terran_directorate", "draco", "orion"]);
    let at: Vec<_> = (1..=4).map(|number| table.state.sectors[table.home(number)].at).collect();
    assert_eq!(at, [(2, -2), (2, 0), (-2, 2), (-2, 0)]);
    let turned: Vec<_> = (1..=4).map(|number| table.state.sectors[table.home(number)].turned).collect();
    assert_eq!(turned, [4, 5, 1, 2]);
}

/// ECL-13, ECL-14, ECL-233: sizes of the stacks.
#[test]
fn stacks_are_cut_down() {
    let left = |seats, json: &str| Table::dealt(seats, json, 0).state.piles.map(|pile| pile.left);
    let plain = r#"{"expansion_sectors": false, "warp_portals": false}"#;
    assert_eq!(left(2, plain), [8, 11, 5]);
    assert_eq!(left(6, plain), [8, 11, 18]);
    assert_eq!(left(4, r#"{"hives": true}"#), [8, 14, 14]);
    assert_eq!(left(3, r#"{"smaller_galaxy": true}"#), [8, 13, 7]);
    assert_eq!(left(9, r#"{"hives": true}"#), [8, 12, 24]);
    assert_eq!(left(4, r#"{"secret_homeworlds": 2, "warp_portals": false}"#), [8, 14, 14]);
}

/// ECL-15, ECL-17, ECL-216: as many ordinary technologies as the table says, one development more than players.
#[test]
fn tiles_are_laid_out() {
    for (seats, technologies) in [(2, 12), (4, 16), (6, 20), (7, 22), (9, 26)] {
        let table = Table::dealt(seats, "{}", 3);
        let content = table.game.content();
        let ordinary =
            table.state.offer.things().filter(|of| content.technologies[*of].class.track().is_some());
        assert_eq!(ordinary.count(), technologies, "{seats} seats");
        assert_eq!(table.state.developments.len(), (seats + 1).min(8));
    }
    assert!(Table::dealt(4, r#"{"developments": false}"#, 3).state.developments.is_empty());
}

/// ECL-27, ECL-EX87: homeworlds on the positions that nobody has.
#[test]
fn homeworlds_fill_the_empty_positions() {
    for (seats, worlds) in [(2, 4), (3, 3), (4, 2), (5, 1), (6, 0), (7, 2), (8, 1), (9, 0)] {
        let table = Table::dealt(seats, r#"{"ancient_homeworlds": true}"#, 1);
        let guarded = table.state.explored.iter().filter(|of| table.state.sectors[*of].guard.is_some());
        assert_eq!(guarded.count(), worlds + 1, "{seats} seats");
    }
    let table = Table::dealt(8, r#"{"ancient_homeworlds": true}"#, 1);
    let world =
        table.state.explored.iter().find(|of| table.state.sectors[*of].at != (0, 0)).expect("a homeworld");
    assert_eq!(table.state.sectors[world].turned, 5);
}

/// ECL-12: the dreadnought replaces the GCDS.
#[test]
fn the_center_is_guarded() {
    for (json, pins) in [("{}", "gcds"), (r#"{"gc_takeover": true}"#, "dreadnought")] {
        let table = Table::dealt(2, json, 0);
        let guard = table.state.sectors[table.sector(1)].guard.expect("a guard");
        let row = &table.game.content().guards[guard];
        assert!(row.id.starts_with(pins) && row.pins_all);
    }
}

/// ECL-29, ECL-31, ECL-EX64, ECL-EX72: with 7-9 players homes lie in ring 3, and everybody removes a cube.
#[test]
fn many_players_start_further_out() {
    let names = [
        "eridani",
        "hydran",
        "terran_union",
        "terran_republic",
        "mechanema",
        "orion",
        "exiles",
        "rho_indi",
        "lyra",
    ];
    let table = Table::of(&names);
    assert_eq!(production(&table, 5)[2], 3, "one cube of materials has been removed, none is on the map");
    for number in 1..=9 {
        let (q, r) = table.state.sectors[table.home(number)].at;
        assert_eq!(orrery_eclipse::map::ring((q, r)), 3);
    }
    let mut table = Table::dealt(9, "{}", 0);
    let first = table.awaited().expect("somebody chooses");
    // Planta and Draco are left out (ECL-32).
    table.refuses(first, "species c5", 230).refuses(first, "species c7", 230).act(first, "species c1");
    assert_eq!(table.asked(), "ask-home-rotation");
    assert!(table.legal(first).len() <= 3);
}

#[test]
fn tables_that_cannot_be_played_are_refused() {
    for (seats, json) in [
        (1, "{}"),
        (4, r#"{"simultaneous_play": true}"#),
        (4, r#"{"ancient_homeworlds": true, "secret_homeworlds": 1}"#),
        (7, r#"{"terrans_only": true}"#),
        (4, r#"{"rounds": 0}"#),
    ] {
        assert!(
            Eclipse::new(Eclipse::built_in(), options(json), Seats::new(seats)).is_err(),
            "{seats} {json}"
        );
    }
}
