//! The rules of *Eclipse* with *Rise of the Ancients*.
//!
//! `rules.md` is the ledger: every rule has a number, and code and tests cite it.

pub mod actions;
mod battle;
mod blueprint;
mod bot;
mod changes;
mod combat;
pub mod content;
mod cubes;
pub mod effects;
pub mod event;
mod flow;
mod honours;
pub mod ids;
pub mod map;
mod moves;
mod observe;
pub mod odds;
pub mod options;
mod orders;
#[cfg(feature = "page")]
mod page;
mod payment;
pub mod procedures;
#[cfg(feature = "page")]
mod reach;
mod refusal;
mod run;
mod scoring;
mod seen;
mod setup;
mod sketch;
pub mod state;
mod view;
mod words;

use std::ops::RangeInclusive;
use std::sync::Arc;

use orrery_core::honours::Honour;
use orrery_core::standing_answers::{OrderKind, Ordered};
use orrery_core::{
    Chance, Game, Outside, Publish, Seat, SeatSet, Seats, SetupError, Sketch, Standing, Text, procedure,
};

pub use actions::Action;
pub use content::Content;
pub use event::Event;
pub use options::Options;
pub use refusal::{Bill, Refusal, ecl};
pub use seen::Seen;
pub use state::State;
pub use view::View;

use content::{Kit, Module};
use ids::TokenId;

/// Tokens that rules name.
#[derive(Clone, Copy, Debug)]
struct Named {
    orbital: TokenId,
    monolith: TokenId,
    shellworld: TokenId,
    ancient_orbital: TokenId,
}

/// The rules of one table.
#[derive(Debug)]
pub struct Eclipse {
    content: Arc<Content>,
    options: Options,
    seats: Seats,
    tokens: Named,
    /// The row of Ancient ships.
    ancient: ids::GuardId,
    /// What bots find printed things worth.
    worth: bot::Tables,
}

impl Eclipse {
    /// What the rules ask of a player's species.
    #[inline]
    pub(crate) fn kit(&self, t: &State, seat: Seat) -> &Kit {
        &self.content.kits[t.players[seat].species.unwrap_or_default()]
    }

    /// Whether a part of the game is switched on (ECL-230).
    pub(crate) fn is_on(&self, module: Module) -> bool {
        let many = self.seats.count() > 6;
        match module {
            Module::Sectors => self.options.expansion_sectors || many,
            Module::Hives => self.options.hives,
            Module::WarpPortals => self.options.warp_portals,
            Module::Homeworlds => self.options.ancient_homeworlds || self.options.secret_homeworlds > 0,
            Module::Species => self.options.expansion_species || many,
            Module::NewDiscoveries => self.options.new_discoveries,
        }
    }

    /// Whether all of these parts are.
    pub(crate) fn are_on(&self, modules: &[Module]) -> bool {
        modules.iter().all(|module| self.is_on(*module))
    }
}

impl Game for Eclipse {
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
        let token = |name: &str| content.tokens.named(name).unwrap_or_default();
        let tokens = Named {
            orbital: token("orbital"),
            monolith: token("monolith"),
            shellworld: token("shellworld"),
            ancient_orbital: token("ancient_orbital"),
        };
        let ancient = content.guard_of(content::GuardKind::Ship).unwrap_or_default();
        let worth = bot::Tables::new(&content);
        Ok(Self { content, options, seats, tokens, ancient, worth })
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
        procedure::apply(self, t, seat, action, out);
        if self.options.simultaneous_play {
            // What is announced is not taken back (ECL-241).
            out.bind();
        }
    }

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

impl Publish for Eclipse {
    const ID: &'static str = "eclipse";
    const PREFIX: &'static str = "ECL";
    const SEATS: RangeInclusive<u8> = 2..=9;
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

    fn orders(&self, t: &State, seat: Seat) -> Vec<OrderKind> {
        self.order_kinds(t, seat)
    }

    fn ordered(&self, t: &State, seat: Seat, order: &str) -> Ordered<Action> {
        self.answer_as_ordered(t, seat, order)
    }
}
