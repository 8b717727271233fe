//! Fuzz target: the record of a game.

use orrery_core::Record;

use super::{look, title};

/// Replays a record. One that is accepted is written again, and that replays to the same.
pub fn run(text: &str) {
    let Ok(record) = Record::parse(text) else { return };
    let Some(title) = title(&record.game) else { return };
    let Ok(table) = title.replay(&record, None) else { return };
    look::at(title, &*table);
    let written = table.full_record();
    let read = Record::parse(&written.to_text()).expect("what is written can be read");
    assert_eq!(read, written);
    let again = title.replay(&read, None).unwrap_or_else(|error| panic!("it replayed before: {error}"));
    assert_eq!(again.full_record(), written);
    // A difference is no fault, and neither is a decision that newer rules refuse.
    let _ = title.under_newest(&record);
}
