//! The rules of *Transgalactica*.
//!
//! `rules.md` is the ledger: every rule has a number, and code and tests cite it.

pub mod actions;
mod bot;
mod changes;
pub mod content;
mod counting;
pub mod deeds;
mod descriptions;
pub mod effects;
pub mod event;
pub mod flow;
mod forecast;
mod free;
mod honours;
pub mod ids;
mod income;
pub mod mining;
mod missions;
pub mod moves;
mod observe;
pub mod options;
mod outposts;
#[cfg(feature = "page")]
mod page;
pub mod procedures;
mod refusal;
mod scoring;
mod setup;
mod sketch;
pub mod space;
pub mod state;
mod travel;
mod upkeep;
mod view;
mod words;

use std::ops::RangeInclusive;
use std::sync::Arc;

use orrery_core::honours::Honour;
use orrery_core::{
    Chance, Game, Outside, Publish, SeatSet, Seats, SetupError, Sketch, Standing, Text, procedure,
};

pub use actions::Action;
pub use content::Content;
pub use event::Event;
pub use forecast::{Forecast, Progress};
pub use options::Options;
pub use refusal::{Refusal, tra};
pub use state::State;
pub use view::{Phase, View};

use content::Map;

/// The rules of one table.
#[derive(Debug)]
pub struct Transgalactica {
    content: Arc<Content>,
    options: Options,
    seats: Seats,
    prices: bot::Prices,
}

impl Transgalactica {
    /// The map of this table.
    pub(crate) fn map(&self) -> &Map {
        self.content.map(self.seats.count())
    }
}

impl Game for Transgalactica {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn new(content: Arc<Content>, options: Options, seats: Seats) -> Result<Self, SetupError> {
        Self::check_seats(seats)?;
        options.check(seats)?;
        let prices = bot::Prices::of(&content);
        Ok(Self { content, options, seats, prices })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content(&self) -> &Arc<Content> {
        &self.content
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn deal(&self, out: &mut Outside<'_, Event>) -> State {
        let mut t = self.lay_out(out);
        procedure::run(self, &mut t, out);
        t
    }

    orrery_core::decide_by_procedures!();

    fn view(&self, t: &State, viewer: SeatSet) -> View {
        self.view_for(t, viewer)
    }

    fn resample(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        self.deal_anew(t, viewer, chance);
    }

    fn standing(&self, t: &State, viewer: SeatSet) -> Standing {
        self.score_sheet(t, viewer)
    }
}

impl Publish for Transgalactica {
    const ID: &'static str = "transgalactica";
    const PREFIX: &'static str = "TRA";
    // There is no solo or team game (TRA-275).
    const SEATS: RangeInclusive<u8> = 2..=5;
    const REVISION: u16 = 1;

    orrery_core::published!(Content);

    fn exercises() -> &'static str {
        include_str!("../exercises.json")
    }

    fn honours(&self, _: &State, events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
        honours::honours(events)
    }

    fn first_game() -> Option<&'static str> {
        Some(include_str!("../guide/first-game.ron"))
    }

    fn tell(&self, event: &Event) -> Text {
        self.log_line(event)
    }

    fn sketch(&self, t: &State, viewer: SeatSet) -> Sketch {
        self.table_in_words(t, viewer)
    }
}
