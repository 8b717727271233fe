//! What seats know as numbers, of every game.

use std::collections::BTreeSet;

use orrery_core::seed::Dice;
use serde_json::json;

/// The most numbers of a row: a small network reads them in microseconds.
const MOST: usize = 512;

#[test]
fn a_row_has_at_most_512_numbers_each_with_a_name_of_its_own() {
    for game in orrery_registry::all() {
        let names = game.observation_names();
        assert!((1..=MOST).contains(&names.len()), "{}: {} numbers", game.id(), names.len());
        let different: BTreeSet<_> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "{}: two numbers have one name", game.id());
    }
}

#[test]
fn a_row_is_as_long_at_every_table() {
    for game in orrery_registry::all() {
        let (least, most) = game.seats();
        for seats in least..=most {
            let table =
                game.open(seats, &json!({}), Dice::new("7".to_owned(), Vec::new())).expect("it opens");
            for seat in table.seats().iter() {
                let row = game.observe(&*table, seat);
                assert_eq!(row.len(), game.observation_names().len(), "{} with {seats}", game.id());
            }
        }
    }
}
