//! The rules of *Andromeda's Edge*.
//!
//! `rules.md` is the ledger: every rule has a number, and code and tests cite it.

mod abilities;
pub mod actions;
pub mod battle;
mod bot;
mod cards;
mod changes;
pub mod content;
mod develop;
pub mod effects;
pub mod event;
pub mod events;
pub mod flow;
pub mod frame;
mod honours;
pub mod ids;
mod map;
pub mod means;
pub mod moves;
mod observe;
pub mod options;
#[cfg(feature = "page")]
mod page;
mod payment;
pub mod procedures;
mod promise;
mod raiders;
mod refusal;
mod scoring;
mod setup;
mod sketch;
pub mod space;
pub mod state;
mod station;
mod tracks;
pub mod view;
mod why;
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
pub use refusal::{Refusal, and};
pub use state::State;
pub use view::View;
pub use why::Why;

/// The rules of one table.
#[derive(Debug)]
pub struct Andromeda {
    content: Arc<Content>,
    options: Options,
    seats: Seats,
    yields: bot::Yields,
    plays: cards::Plays,
}

impl Game for Andromeda {
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
        Ok(Self {
            yields: bot::Yields::of(&content),
            plays: cards::Plays::of(&content),
            content,
            options,
            seats,
        })
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

    orrery_core::ask_by_procedures!();

    fn apply(&self, t: &mut State, seat: Seat, action: Action, out: &mut Outside<'_, Event>) {
        // A rearrangement is allowed again after any other decision (AND-263).
        if !matches!(action, Action::Rearrange | Action::Next(_)) {
            t.players[seat].rearranged = false;
        }
        procedure::apply(self, t, seat, action, out);
    }

    fn view(&self, t: &State, viewer: SeatSet) -> View {
        view::view(self, t, viewer)
    }

    fn resample(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        view::resample(self, t, viewer, chance);
    }

    fn standing(&self, t: &State, viewer: SeatSet) -> Standing {
        scoring::standing(self, t, viewer)
    }
}

impl Publish for Andromeda {
    const ID: &'static str = "andromeda";
    const PREFIX: &'static str = "AND";
    // AND-1.
    const SEATS: RangeInclusive<u8> = 2..=4;
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
