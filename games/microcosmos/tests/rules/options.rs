//! The options table: every row is there, is checked, and begins as the ledger says.

use crate::support::options;
use orrery_core::{Game as _, Publish as _, Seats};
use orrery_microcosmos::{MicroCosmos, Options};
use serde_json::json;

/// MIC-213: the long game is an option, and other numbers of planets are none.
#[test]
fn three_planets_or_four() {
    for (planets, fits) in [(2, false), (3, true), (4, true), (5, false)] {
        let made = MicroCosmos::new(
            MicroCosmos::built_in(),
            options(json!({"planets_to_end": planets})),
            Seats::new(2),
        );
        assert_eq!(made.is_ok(), fits);
    }
}

#[test]
fn defaults_are_those_of_the_form() {
    let defaults = serde_json::to_value(Options::default()).unwrap();
    for setting in MicroCosmos::settings() {
        assert_eq!(defaults[setting.name], setting.default, "{}", setting.name);
    }
    assert_eq!(defaults.as_object().unwrap().len(), MicroCosmos::settings().len());
}

#[test]
fn one_to_four_people() {
    for (seats, fits) in [(1, true), (4, true), (5, false)] {
        assert_eq!(
            MicroCosmos::new(MicroCosmos::built_in(), Options::default(), Seats::new(seats)).is_ok(),
            fits
        );
    }
}
