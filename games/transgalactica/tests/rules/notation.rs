//! Actions in records.

use orrery_core::Numbered as _;
use orrery_transgalactica::Action;

#[test]
fn every_action_reads_back() {
    for number in 0..Action::COUNT {
        let action = Action::from_number(number).expect("numbers have no gaps");
        let written = action.to_string();
        assert_eq!((action.number(), written.parse::<Action>()), (number, Ok(action)), "{written}");
    }
    assert_eq!(Action::from_number(Action::COUNT), None);
}

#[test]
fn actions_are_short_words() {
    for text in [
        "wealth 2",
        "ability A4",
        "main omni",
        "planet p7 crew",
        "move second hub alien",
        "omni credit trade",
    ] {
        assert_eq!(text.parse::<Action>().expect(text).to_string(), text);
    }
    let error = "main omnium".parse::<Action>().unwrap_err().to_string();
    assert!(error.contains("omnium"), "{error}");
}
