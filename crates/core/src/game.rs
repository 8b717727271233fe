//! The trait that every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::ask::Ask;
use crate::chance::Chance;
use crate::content::{Pack, PackErrors};
use crate::honours::Honour;
use crate::notation::NotationError;
use crate::numbered::Numbered;
use crate::outside::Outside;
use crate::rule::Reason;
use crate::seat::{Seat, SeatSet, Seats};
use crate::settings::Setting;
use crate::sketch::Sketch;
use crate::standing::Standing;
use crate::standing_answers::{OrderKind, Ordered};
use crate::text::Text;
use crate::words::Lang;

/// Why a table cannot be set up this way.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too many or too few people.
    #[error("{game} is played by {} people, not by {found}; change the number of seats", range(seats))]
    Seats {
        /// Which game.
        game: &'static str,
        /// How many it takes.
        seats: RangeInclusive<u8>,
        /// How many were named.
        found: u8,
    },
    /// An option outside its range.
    #[error("option `{option}`: {problem}")]
    Option {
        /// Which option.
        option: &'static str,
        /// What is wrong and what would be right.
        problem: String,
    },
}

fn range(seats: &RangeInclusive<u8>) -> String {
    if seats.start() == seats.end() {
        seats.end().to_string()
    } else {
        format!("{} to {}", seats.start(), seats.end())
    }
}

/// The rules of one game with one table's content and options. Made once; every state of the table shares it.
///
/// The legal actions of a seat are those candidates that `check` accepts; there is no second list. `apply` is only
/// called with an action that `check` has accepted.
pub trait Game: Sized + Send + Sync + 'static {
    /// Cards, tiles, tracks: built in, or a user's pack.
    type Content: Send + Sync;
    /// What a table can choose before it starts.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that lies on the table: ids and counts, nothing else.
    type State: Copy + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// One small decision.
    type Action: Numbered + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// Why not: the rule's number, and the numbers behind it.
    type Refusal: Copy + Debug + Into<Reason>;
    /// Something that happened.
    type Event: Clone + Debug + Serialize + Send + Sync;
    /// What a set of seats knows together.
    type View: Serialize + Send;

    /// The rules for this table.
    fn new(content: Arc<Self::Content>, options: Self::Options, seats: Seats) -> Result<Self, SetupError>;

    /// The options it was made with.
    fn options(&self) -> &Self::Options;

    /// The content it was made with.
    fn content(&self) -> &Arc<Self::Content>;

    /// How many people sit at this table.
    fn seats(&self) -> Seats;

    /// From the box to the first decision.
    fn deal(&self, out: &mut Outside<'_, Self::Event>) -> Self::State;

    /// Who owes an answer. Empty: the game is over.
    fn awaiting(&self, t: &Self::State) -> SeatSet;

    /// What this awaited seat is asked.
    fn ask(&self, t: &Self::State, seat: Seat) -> Ask<Self::Action>;

    /// Who sees which action this seat takes now. A game in which a seat that owes nothing may still act in secret,
    /// such as change a sealed answer, says so here.
    fn audience(&self, t: &Self::State, seat: Seat) -> SeatSet {
        if self.awaiting(t).contains(seat) { self.ask(t, seat).audience } else { SeatSet::EVERYBODY }
    }

    /// Every action that this seat might try now, legal or not, each once.
    fn candidates(&self, t: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);

    /// Whether the seat may do this now, and if not, why.
    fn check(&self, t: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Whether the action leaves the question open: a free action, which is shown apart from the answers.
    fn is_aside(&self, _t: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Carries out what `check` has accepted, up to the next question.
    fn apply(
        &self,
        t: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        out: &mut Outside<'_, Self::Event>,
    );

    /// What these seats know together.
    fn view(&self, t: &Self::State, viewer: SeatSet) -> Self::View;

    /// Redraws all that these seats cannot know.
    fn resample(&self, t: &mut Self::State, viewer: SeatSet, chance: &mut Chance);

    /// The score sheet as these seats know it, at any time.
    fn standing(&self, t: &Self::State, viewer: SeatSet) -> Standing;
}

/// What a game needs beside its rules to be listed, opened and read by people.
pub trait Publish: Game {
    /// Its folder and its name in commands and records.
    const ID: &'static str;
    /// The prefix of its rule numbers.
    const PREFIX: &'static str;
    /// How many people can play it.
    const SEATS: RangeInclusive<u8>;
    /// Counts changes of the rules that would change a running game. The text `revision-N` says what the N-th one changed.
    const REVISION: u16;

    /// Refuses a number of people that the game is not made for.
    fn check_seats(seats: Seats) -> Result<(), SetupError> {
        if Self::SEATS.contains(&seats.count()) {
            Ok(())
        } else {
            Err(SetupError::Seats { game: Self::ID, seats: Self::SEATS, found: seats.count() })
        }
    }

    /// The revision that this table follows.
    fn revision(&self) -> u16 {
        Self::REVISION
    }

    /// The same rules as an earlier revision had them, for tables that began with it. A game that knows more than one asks
    /// its own revision wherever they differ.
    #[must_use]
    fn at_revision(self, _revision: u16) -> Self {
        self
    }

    /// The `.ftl` text of each language.
    fn texts(lang: Lang) -> &'static str;

    /// The ledger in each language.
    fn ledger(lang: Lang) -> &'static str;

    /// The guided first game, as RON; see [`guide`](crate::guide).
    fn first_game() -> Option<&'static str> {
        None
    }

    /// The rows of the options table, for a form.
    fn settings() -> Vec<Setting>;

    /// The content that is built in.
    fn built_in() -> Arc<Self::Content>;

    /// The files of the built-in content, by name.
    fn sources() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// A user's pack laid over the built-in content.
    fn from_pack(pack: &Pack) -> Result<Self::Content, PackErrors>;

    /// A hash of the content, by which tables and records name it.
    fn fingerprint(content: &Self::Content) -> String;

    /// How many of each component the content holds, under the names of the ledger's table.
    fn inventory(content: &Self::Content) -> Vec<(&'static str, usize)>;

    /// All components with their generated descriptions: name and text of each card.
    fn descriptions(content: &Self::Content) -> Vec<(Text, Text)>;

    /// What this action would be called on a button.
    fn label(&self, t: &Self::State, seat: Seat, action: Self::Action) -> Text;

    /// An event as a line of the log.
    fn tell(&self, event: &Self::Event) -> Text;

    /// The file of its exercises, as `cargo xtask exercises` writes it; empty if there are none.
    fn exercises() -> &'static str {
        ""
    }

    /// What seats are honoured for once the game is over, from all that happened.
    fn honours(&self, t: &Self::State, events: &mut dyn Iterator<Item = &Self::Event>) -> Vec<Honour> {
        let (_, _) = (t, events);
        Vec::new()
    }

    /// What a seat can order: questions that the game answers by itself from then on, if the seat wants it to. Nothing of it
    /// may depend on what only some can see.
    fn orders(&self, t: &Self::State, seat: Seat) -> Vec<OrderKind> {
        let (_, _) = (t, seat);
        Vec::new()
    }

    /// What an order comes to at the question that a seat is asked.
    fn ordered(&self, t: &Self::State, seat: Seat, order: &str) -> Ordered<Self::Action> {
        let (_, _, _) = (t, seat, order);
        Ordered::Elsewhere
    }

    /// The table in words, as these seats see it. It is best made of the view, so that it cannot tell more.
    fn sketch(&self, t: &Self::State, viewer: SeatSet) -> Sketch {
        let (_, _) = (t, viewer);
        Sketch::default()
    }
}

/// A state in which everything that `viewer` cannot know has been dealt anew. Only resampling makes one, so whoever
/// is given a guess holds no secret.
pub struct Guess<S> {
    state: S,
    viewer: SeatSet,
}

impl<S: Copy> Guess<S> {
    /// One world that looks to the viewer like the real one.
    pub fn of<G: Game<State = S>>(game: &G, state: &S, viewer: SeatSet, chance: &mut Chance) -> Self {
        let mut state = *state;
        game.resample(&mut state, viewer, chance);
        Self { state, viewer }
    }

    /// Another world that looks the same.
    #[must_use]
    pub fn again<G: Game<State = S>>(&self, game: &G, chance: &mut Chance) -> Self {
        Self::of(game, &self.state, self.viewer, chance)
    }

    /// For whom it was made.
    pub fn viewer(&self) -> SeatSet {
        self.viewer
    }

    /// The guessed state.
    pub fn state(&self) -> &S {
        &self.state
    }
}
