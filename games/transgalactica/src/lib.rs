//! The rules of *Transgalactica*.
//!
//! `rules.md` is the ledger: every rule has a number, and code and tests cite it. The rules lead through the draft so far.

pub mod actions;
pub mod content;
mod counting;
pub mod effects;
pub mod event;
pub mod flow;
pub mod ids;
pub mod options;
pub mod procedures;
mod refusal;
mod scoring;
mod setup;
pub mod space;
pub mod state;
mod view;

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use orrery_core::content::Pack;
use orrery_core::{Chance, Game, Outside, SeatSet, Seats, SetupError, Standing, procedure};

pub use actions::Action;
pub use content::Content;
pub use event::Event;
pub use options::Options;
pub use refusal::{Refusal, tra};
pub use state::State;
pub use view::View;

use content::Map;

/// The rules of one table.
#[derive(Debug)]
pub struct Transgalactica {
    content: Arc<Content>,
    options: Options,
    seats: Seats,
}

impl Transgalactica {
    /// How many people can play (TRA-40).
    pub const SEATS: RangeInclusive<u8> = 2..=5;

    /// The content that is built in.
    pub fn built_in() -> Arc<Content> {
        static BUILT_IN: LazyLock<Arc<Content>> = LazyLock::new(|| {
            Arc::new(Content::load(&Pack::default()).expect("the built-in content is sound"))
        });
        Arc::clone(&BUILT_IN)
    }

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
        if !Self::SEATS.contains(&seats.count()) {
            return Err(SetupError::Seats {
                game: "transgalactica",
                seats: Self::SEATS,
                found: seats.count(),
            });
        }
        options.check(seats)?;
        Ok(Self { content, options, seats })
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
