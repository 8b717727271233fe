//! The rules of *Master of Orion: The Board Game*.
//!
//! `rules.md` is the ledger: every rule has a number, and code and tests cite it.

pub mod actions;
mod bot;
pub mod building;
mod changes;
pub mod content;
pub mod effects;
pub mod event;
pub mod flow;
mod honours;
pub mod moves;
mod observe;
pub mod options;
#[cfg(feature = "page")]
mod page;
pub mod procedures;
mod refusal;
mod scoring;
mod setup;
mod sketch;
pub mod state;
mod view;
mod words;

use std::ops::RangeInclusive;
use std::sync::Arc;

use orrery_core::honours::Honour;
use orrery_core::options::WordOr;
use orrery_core::{Chance, Game, Outside, Publish, SeatSet, Seats, SetupError, Sketch, Standing, Text};

pub use actions::Action;
pub use content::Content;
pub use event::Event;
pub use options::Options;
pub use refusal::{Refusal, ori};
pub use state::State;
pub use view::View;

/// The rules of one table.
#[derive(Debug)]
pub struct Orion {
    content: Arc<Content>,
    options: Options,
    seats: Seats,
    /// Attacks per pair and round (ORI-84).
    attack_limit: u8,
}

impl Game for Orion {
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
        let (two, three, four) = content.sheet().attack_limit;
        let attack_limit = match (options.attack_limit, seats.count()) {
            (WordOr::Number(limit), _) => limit,
            (WordOr::Word(_), 2) => two,
            (WordOr::Word(_), 3) => three,
            (WordOr::Word(_), _) => four,
        };
        Ok(Self { content, options, seats, attack_limit })
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
        setup::deal(self, out)
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

impl Publish for Orion {
    const ID: &'static str = "orion";
    const PREFIX: &'static str = "ORI";
    // The rulebook knows no solo, team or campaign game (ORI-136).
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
