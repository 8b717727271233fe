//! Everything that is shown of a table, for tables that an input has made.

use std::collections::HashSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use orrery_core::object::standing_in_words;
use orrery_core::{Lang, SeatSet, TableObject, Text};
use orrery_registry::Title;

/// How many of the last lines of the log are said.
const LINES: usize = 20;

/// What has been said need not be said again: saying is most of the work.
static SAID: LazyLock<Mutex<HashSet<String>>> = LazyLock::new(Mutex::default);

/// Shows a table to everybody and puts it into words. A message that is missing is a finding.
pub fn at(title: &dyn Title, table: &dyn TableObject) {
    let words = title.words();
    for viewer in [SeatSet::NOBODY, table.seats().all()] {
        table.view(viewer);
        table.sketch(viewer);
        standing_in_words(&table.standing(viewer), words, Lang::Pl);
        for line in table.log(viewer).iter().rev().take(LINES) {
            said(title, &line.text);
        }
    }
    for seat in table.awaiting().iter() {
        let ask = table.ask(seat).expect("an awaited seat is asked something");
        said(title, &ask.question);
        for candidate in table.candidates(seat) {
            said(title, &candidate.label);
            if let Some(reason) = candidate.refusal {
                said(title, &reason.text);
            }
        }
    }
}

/// Says a text of a game in every language.
pub fn said(title: &dyn Title, text: &Text) {
    let known = format!("{} {text:?}", title.id());
    if !SAID.lock().unwrap_or_else(PoisonError::into_inner).insert(known) {
        return;
    }
    let words = title.words();
    for lang in Lang::ALL {
        if let Err(unsaid) = words.try_say(lang, text) {
            panic!("{text:?} cannot be said: {unsaid:?}");
        }
    }
}
