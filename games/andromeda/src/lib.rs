//! The rules of *Andromeda's Edge*.
//!
//! `rules.md` is the ledger: every rule has a number, and code and tests cite it.

mod abilities;
pub mod actions;
mod battle;
mod bot;
mod changes;
pub mod content;
mod develop;
pub mod effects;
pub mod event;
mod events;
mod flow;
pub mod frame;
pub mod ids;
mod map;
mod means;
pub mod options;
#[cfg(feature = "page")]
mod page;
mod payment;
mod promise;
mod questions;
mod raiders;
mod react;
mod refusal;
mod scoring;
mod setup;
mod sketch;
pub mod space;
pub mod state;
mod station;
mod tracks;
mod view;
mod words;

use std::ops::RangeInclusive;
use std::sync::Arc;

use orrery_core::content::{Pack, PackErrors};
use orrery_core::settings::Setting;
use orrery_core::{
    Ask, Chance, Game, Lang, Outside, Publish, Seat, SeatSet, Seats, SetupError, Sketch, Standing, Text,
};

pub use actions::Action;
pub use content::Content;
pub use event::Event;
pub use options::Options;
pub use refusal::{Refusal, and};
pub use state::State;
pub use view::View;

/// The rules of one table.
#[derive(Debug)]
pub struct Andromeda {
    content: Arc<Content>,
    options: Options,
    seats: Seats,
    yields: bot::Yields,
    revision: u16,
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
        if !Self::SEATS.contains(&seats.count()) {
            return Err(SetupError::Seats { game: Self::ID, seats: Self::SEATS, found: seats.count() });
        }
        options.check(seats)?;
        Ok(Self { yields: bot::Yields::of(&content), content, options, seats, revision: Self::REVISION })
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
        self.run(&mut t, out);
        t
    }

    fn awaiting(&self, t: &State) -> SeatSet {
        self.awaited(t)
    }

    fn ask(&self, t: &State, seat: Seat) -> Ask<Action> {
        self.question(t, seat)
    }

    fn candidates(&self, t: &State, seat: Seat, into: &mut Vec<Action>) {
        self.all_candidates(t, seat, into);
    }

    fn check(&self, t: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_action(t, seat, action)
    }

    fn apply(&self, t: &mut State, seat: Seat, action: Action, out: &mut Outside<'_, Event>) {
        self.apply_action(t, seat, action, out);
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

impl Publish for Andromeda {
    const ID: &'static str = "andromeda";
    const PREFIX: &'static str = "AND";
    // AND-1.
    const SEATS: RangeInclusive<u8> = 2..=4;
    const REVISION: u16 = 2;

    fn revision(&self) -> u16 {
        self.revision
    }

    fn at_revision(self, revision: u16) -> Self {
        Self { revision, ..self }
    }

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
        Options::settings()
    }

    fn built_in() -> Arc<Content> {
        Content::built_in()
    }

    fn sources() -> &'static [(&'static str, &'static str)] {
        &content::FILES
    }

    fn from_pack(pack: &Pack) -> Result<Content, PackErrors> {
        Content::load(pack)
    }

    fn fingerprint(content: &Content) -> String {
        content.fingerprint().to_owned()
    }

    fn inventory(content: &Content) -> Vec<(&'static str, usize)> {
        content.inventory()
    }

    fn descriptions(content: &Content) -> Vec<(Text, Text)> {
        words::descriptions(content)
    }

    fn label(&self, t: &State, seat: Seat, action: Action) -> Text {
        self.label_of(t, seat, action)
    }

    fn tell(&self, event: &Event) -> Text {
        self.line_of(event)
    }

    fn sketch(&self, t: &State, viewer: SeatSet) -> Sketch {
        self.sketch_for(t, viewer)
    }
}
