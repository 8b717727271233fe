//! The options table: every row is checked, and begins as the ledger says.

use orrery_core::Seats;
use orrery_transgalactica::Options;
use serde_json::json;

fn options(json: serde_json::Value) -> Options {
    serde_json::from_value(json).expect("options")
}

#[test]
fn defaults_are_those_of_the_form() {
    let defaults = serde_json::to_value(Options::default()).unwrap();
    for setting in Options::settings() {
        assert_eq!(defaults[setting.name], setting.default, "{}", setting.name);
    }
    assert_eq!((defaults.as_object().unwrap().len(), Options::settings().len()), (16, 16));
}

#[test]
fn every_option_stands_in_both_ledgers_and_has_a_name() {
    let ledgers = [include_str!("../../rules.md"), include_str!("../../rules.pl.md")];
    let words = [include_str!("../../locales/en.ftl"), include_str!("../../locales/pl.ftl")];
    for setting in Options::settings() {
        for ledger in ledgers {
            assert!(ledger.contains(&format!("| {} |", setting.name)), "{}", setting.name);
        }
        for words in words {
            assert!(words.contains(&format!("\noption-{} =", setting.name)), "{}", setting.name);
        }
    }
}

/// TRA-55: somebody at the table begins.
#[test]
fn the_first_player_sits_at_the_table() {
    let third = options(json!({"first_player": 3}));
    assert!(third.check(Seats::new(3)).is_ok());
    let refused = third.check(Seats::new(2)).unwrap_err().to_string();
    assert!(refused.contains("seat3") && refused.contains("first_player"), "{refused}");
    assert!(options(json!({"first_player": 6})).check(Seats::new(5)).is_err());
}
