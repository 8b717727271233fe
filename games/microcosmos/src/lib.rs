//! The rules of *Micro Cosmos*.
//!
//! `rules.md` is the ledger: every rule has a number, and code and tests cite it.

pub mod actions;
pub mod automa;
mod bot;
mod changes;
pub mod content;
pub mod effects;
pub mod event;
pub mod flow;
mod honours;
mod journey;
pub mod moves;
mod observe;
pub mod options;
#[cfg(feature = "page")]
mod page;
pub mod payment;
mod planets;
pub mod procedures;
mod refusal;
mod scoring;
mod setup;
mod sketch;
pub mod space;
pub mod state;
mod view;
mod words;

use std::ops::RangeInclusive;
use std::sync::Arc;

use orrery_core::honours::Honour;
use orrery_core::{
    Chance, Game, Outside, Publish, Seat, SeatSet, Seats, SetupError, Sketch, Standing, Text, procedure,
};

pub use actions::Action;
pub use content::Content;
pub use event::Event;
pub use options::Options;
pub use refusal::{Pending, Refusal, mic};
pub use state::State;
pub use view::View;

/// The only person at a solo table.
pub const HUMAN: Seat = Seat::new(0);
/// The automated opponent of a solo table, which nobody sits at (MIC-167).
pub const AUTOMA: Seat = Seat::new(1);

/// The rules of one table.
#[derive(Debug)]
pub struct MicroCosmos {
    content: Arc<Content>,
    options: Options,
    seats: Seats,
    /// Everybody who takes turns: the people, and the Automa of a solo table.
    table: Seats,
}

impl MicroCosmos {
    /// Whether one person plays against the Automa.
    pub(crate) fn is_solo(&self) -> bool {
        self.seats.count() == 1
    }

    /// Whether the rules play this seat.
    pub(crate) fn is_automa(&self, seat: Seat) -> bool {
        !self.seats.contains(seat)
    }
}

impl Game for MicroCosmos {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn new(content: Arc<Content>, options: Options, seats: Seats) -> Result<Self, SetupError> {
        Self::check_seats(seats)?;
        options.check_ranges()?;
        let table = Seats::new(seats.count().max(2));
        Ok(Self { content, options, seats, table })
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
        view::view(self, t, viewer)
    }

    fn resample(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        view::resample(self, t, viewer, chance);
    }

    fn standing(&self, t: &State, _viewer: SeatSet) -> Standing {
        scoring::standing(self, t)
    }
}

impl Publish for MicroCosmos {
    const ID: &'static str = "microcosmos";
    const PREFIX: &'static str = "MIC";
    // One person plays against the Automa (MIC-167).
    const SEATS: RangeInclusive<u8> = 1..=4;
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
        words::tell(self, event)
    }

    fn sketch(&self, t: &State, viewer: SeatSet) -> Sketch {
        sketch::sketch(self, t, viewer)
    }
}
