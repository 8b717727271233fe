//! What people read: the ledger, the log, the table in words.

use std::ops::RangeInclusive;

use orrery_core::{Game as _, Publish, Seat, SeatSet, Sketch, Text};

use crate::board::{Column, PLACES, ROWS, State};
use crate::{ConnectFour, Event, number};

impl Publish for ConnectFour {
    const ID: &'static str = "connect-four";
    const PREFIX: &'static str = "C4";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const REVISION: u16 = 1;

    orrery_core::published!();

    fn inventory((): &()) -> Vec<(&'static str, usize)> {
        let places = usize::from(PLACES);
        vec![("columns", Column::BOUND), ("places", places), ("discs", places)]
    }

    fn descriptions((): &()) -> Vec<(Text, Text)> {
        Vec::new()
    }

    fn tell(&self, event: &Event) -> Text {
        match event {
            Event::Dropped(who, column) => {
                Text::new("told-drop").seat("who", *who).amount("column", number(*column))
            }
            Event::Line(who) => Text::new("told-line").seat("who", *who),
            Event::Drawn => Text::new("told-drawn"),
        }
    }

    fn sketch(&self, t: &State, _: SeatSet) -> Sketch {
        let row = |row| {
            let places = Column::all().zip(PLACE_NAMES);
            places.fold(Text::new("sketch-row"), |text, (column, name)| {
                text.name(name, mark(t.disc(column, row)))
            })
        };
        let discs = self
            .seats()
            .iter()
            .map(|seat| Text::new("sketch-disc").seat("who", seat).name("disc", mark(Some(seat))));
        let mut overview: Vec<_> = (0..ROWS).rev().map(row).collect();
        overview.push(Text::new("sketch-columns"));
        overview.push(Text::new("sketch-discs").list("discs", discs.collect()));
        Sketch { overview, ..Sketch::default() }
    }
}

/// The names of the places of a row in its message.
const PLACE_NAMES: [&str; Column::BOUND] = ["a", "b", "c", "d", "e", "f", "g"];

/// The message with the mark of a place.
fn mark(disc: Option<Seat>) -> &'static str {
    match disc.map(Seat::index) {
        None => "sketch-empty",
        Some(0) => "sketch-first",
        Some(_) => "sketch-second",
    }
}
