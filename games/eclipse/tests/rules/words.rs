//! Every reason has its rule and its words, and actions read back.

use orrery_core::{Lang, Numbered as _, Publish as _};
use orrery_eclipse::{Action, Eclipse, Refusal};

#[test]
fn every_reason_has_words_in_both_languages() {
    for lang in Lang::ALL {
        let texts = Eclipse::texts(lang);
        for key in Refusal::KEYS {
            assert!(texts.contains(&format!("\n{key} =")), "{lang}: {key}");
        }
        let words = texts.lines().filter(|line| line.starts_with("refusal-")).count();
        assert_eq!(words, Refusal::KEYS.len(), "{lang}: words without a reason");
    }
}

#[test]
fn every_action_reads_back() {
    for number in 0..Action::COUNT {
        let action = Action::from_number(number).expect("numbers have no gaps");
        let written = action.to_string();
        assert_eq!((action.number(), written.parse::<Action>()), (number, Ok(action)), "{written}");
    }
}
