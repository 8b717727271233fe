//! What people read: languages, ledger, labels, the log.

use std::ops::RangeInclusive;
use std::sync::Arc;

use orrery_core::content::{Pack, PackErrors};
use orrery_core::settings::Setting;
use orrery_core::{Game as _, Lang, Publish, Seat, SeatSet, Sketch, Text, seed};

use crate::board::{Column, PLACES, ROWS, State};
use crate::{Action, ConnectFour, Event, number};

impl Publish for ConnectFour {
    const ID: &'static str = "connect-four";
    const PREFIX: &'static str = "C4";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const REVISION: u16 = 1;

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../locales/en.ftl"),
            Lang::Pl => include_str!("../locales/pl.ftl"),
        }
    }

    fn ledger(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../rules.md"),
            Lang::Pl => include_str!("../rules.pl.md"),
        }
    }

    fn settings() -> Vec<Setting> {
        Vec::new()
    }

    fn built_in() -> Arc<()> {
        Arc::new(())
    }

    fn from_pack(pack: &Pack) -> Result<(), PackErrors> {
        pack.only(&["en.ftl", "pl.ftl"])
    }

    fn fingerprint((): &()) -> String {
        seed::fingerprint(&[])
    }

    fn inventory((): &()) -> Vec<(&'static str, usize)> {
        let places = usize::from(PLACES);
        vec![("columns", Column::BOUND), ("places", places), ("discs", places)]
    }

    fn descriptions((): &()) -> Vec<(Text, Text)> {
        Vec::new()
    }

    fn label(&self, _: &State, _: Seat, Action::Drop(column): Action) -> Text {
        Text::new("label-drop").amount("column", number(column))
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
        let columns = || (0..Column::BOUND as u8).map(Column::new);
        let row = |row| {
            let places = columns().zip(PLACE_NAMES);
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
