//! What people read: languages, ledger, labels, the log.

use std::ops::RangeInclusive;
use std::sync::Arc;

use orrery_core::content::{Pack, PackErrors};
use orrery_core::settings::Setting;
use orrery_core::{Lang, Publish, Seat, Text, seed};

use crate::board::{Column, PLACES, State};
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
}
