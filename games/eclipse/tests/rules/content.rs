//! The content that is built in.

use std::sync::LazyLock;

use orrery_core::content::Pack;
use orrery_eclipse::Content;
use orrery_eclipse::ids::{Square, Unit};

static CONTENT: LazyLock<Content> =
    LazyLock::new(|| Content::load(&Pack::default()).expect("the built-in content is sound"));

/// The rows `` | `name` words | count | `` of a ledger.
fn table(ledger: &str) -> Vec<(&str, usize)> {
    ledger
        .lines()
        .filter_map(|line| {
            let (name, rest) = line.strip_prefix("| `")?.split_once('`')?;
            let count = rest.trim_end().strip_suffix('|')?.rsplit('|').next()?.trim().parse().ok()?;
            Some((name, count))
        })
        .collect()
}

#[test]
fn the_components_are_those_of_the_ledger() {
    let inventory = CONTENT.inventory();
    for ledger in [include_str!("../../rules.md"), include_str!("../../rules.pl.md")] {
        let rows: Vec<_> =
            table(ledger).into_iter().filter(|(name, _)| inventory.iter().any(|of| of.0 == *name)).collect();
        assert_eq!(rows, inventory);
    }
}

#[test]
fn every_row_says_where_it_comes_from() {
    for (file, text) in Content::FILES {
        if file == "sheet.ron" {
            continue;
        }
        let rows = text.matches("id: \"").count();
        assert_eq!(text.matches("source: \"").count(), rows, "{file}");
    }
}

fn fault(file: &str, from: &str, to: &str, says: &str) {
    let (_, text) = Content::FILES.into_iter().find(|(name, _)| *name == file).expect("a file");
    assert!(text.contains(from), "{file} has no `{from}`");
    let pack = Pack::new([(file.to_owned(), text.replacen(from, to, 1))]);
    let found = Content::load(&pack).expect_err("a faulty pack").to_string();
    assert!(found.contains(file) && found.contains(says), "`{says}` is not said: {found}");
}

#[test]
fn faults_are_found_at_their_rows() {
    fault("sectors.ron", "wormholes: [1, 2, 3, 4, 5]", "wormholes: [1, 2, 3, 4, 6]", "0 to 5");
    fault("species.ron", "home: 222", "home: 999", "no starting sector 999");
    fault("blueprints.ron", "\"nuclear_source\"", "\"nuclear_sauce\"", "no part `nuclear_sauce`");
    fault("technologies.ron", "UnlockPart(\"plasma_cannon\")", "UnlockPart(\"plasma\")", "no `plasma`");
    fault("layouts.ron", "starts: [0, 3]", "starts: [0, 3, 4]", "2 players start on as many spaces");
    fault("tracks.ron", "values: [0, 1, 2, 3, 4, 6, 8]", "values: [0, 1]", "`discount` has 7 values");
    fault("guards.ron", "copies: 21", "copies: 2", "Ancient ships are needed");
}

/// ECL-145: the highest number first, the Galactic Center last.
#[test]
fn sectors_are_fought_over_in_descending_order() {
    let numbers: Vec<_> = CONTENT.order.iter().map(|sector| CONTENT.tiles[*sector].number).collect();
    assert!(numbers.is_sorted_by(|one, other| one > other));
    assert_eq!(numbers.last(), Some(&1));
}

/// ECL-100: Rho Indi have no dreadnoughts, the Exiles no starbases.
#[test]
fn some_species_lack_a_ship() {
    let kit = |name: &str| &CONTENT.kits[CONTENT.species.named(name).expect("a species")];
    assert_eq!(kit("rho_indi").costs[Unit::Dreadnought], None);
    assert!(kit("rho_indi").blueprints[Unit::Dreadnought].is_none());
    assert_eq!(kit("exiles").costs[Unit::Starbase], None);
    assert!(kit("exiles").blueprints[Unit::Orbital].is_some());
    assert_eq!(kit("mechanema").costs[Unit::Monolith], Some(8));
    let center = CONTENT.sectors.iter().find(|(_, row)| row.number == 1).expect("the Galactic Center").0;
    assert_eq!(CONTENT.tiles[center].squares[Square::Gray], 2);
}
