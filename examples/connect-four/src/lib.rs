//! Connect Four: the smallest game, and the measure of what the engine itself costs.
//!
//! [`board`] is the position as bits, this file the game around it, [`procedures`] its one question, `publish` what people
//! read.

pub mod board;
mod bot;
mod observe;
#[cfg(feature = "page")]
mod page;
pub mod procedures;
mod publish;

use std::sync::Arc;

use orrery_core::tally::{Itemised, Tally as _};
use orrery_core::{
    Chance, Game, Outside, Publish as _, Rule, Seat, SeatSet, Seats, SetupError, Standing, Text, actions,
};
use serde::Serialize;

use crate::board::ROWS;
pub use crate::board::{Column, State};

actions! {
    /// What one can do.
    pub enum Action {
        /// Drop a disc into a column (C4-3).
        "drop" => Drop(column: Column),
    }
}

orrery_core::options! {
    /// There is nothing to choose before the game.
    pub struct Options {}
}

orrery_core::refusals! {
    /// Why a disc cannot be dropped.
    pub enum Refusal of c4 {
        /// Somebody has won.
        Won { who: Seat } => 6,
        /// The board is full.
        Drawn => 7,
        /// The other one is to move (C4-5).
        NotYourTurn => 5,
        /// The column is full.
        Full { column: u8, discs: u8 } => 4,
    }
}

/// What happened.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A disc fell.
    Dropped(Seat, Column),
    /// Four in a line.
    Line(Seat),
    /// The board is full.
    Drawn,
}

/// The board, column by column from the left, each from the bottom; nothing of it is secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The discs.
    pub columns: Vec<Vec<Seat>>,
    /// Who has won.
    pub winner: Option<Seat>,
}

/// The rules.
pub struct ConnectFour {
    content: Arc<()>,
    options: Options,
    seats: Seats,
}

/// A rule of the ledger.
const fn c4(number: u16) -> Rule {
    Rule { prefix: "C4", number }
}

/// The number of a column as people count.
fn number(column: Column) -> u8 {
    column.index() as u8 + 1
}

impl Game for ConnectFour {
    type Content = ();
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn new(content: Arc<()>, options: Options, seats: Seats) -> Result<Self, SetupError> {
        Self::check_seats(seats)?;
        Ok(Self { content, options, seats })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content(&self) -> &Arc<()> {
        &self.content
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn deal(&self, _: &mut Outside<'_, Event>) -> State {
        State::default()
    }

    orrery_core::decide_by_procedures!();

    fn view(&self, t: &State, _: SeatSet) -> View {
        let column = |column| (0..ROWS).map_while(|row| t.disc(column, row)).collect();
        View { columns: Column::all().map(column).collect(), winner: t.winner() }
    }

    fn resample(&self, _: &mut State, _: SeatSet, _: &mut Chance) {}

    /// One point for the winner (C4-8).
    fn standing(&self, t: &State, _: SeatSet) -> Standing {
        let ended = match t.winner() {
            Some(winner) => Some(Text::new("ended-line").seat("who", winner)),
            None => t.is_over().then(|| Text::new("ended-drawn")),
        };
        let column = |seat| {
            let mut score = Itemised::default();
            if t.winner() == Some(seat) {
                score.add(1, || Text::new("score-line"));
            }
            (seat, score, Vec::new())
        };
        Standing::ranked(ended, self.seats.iter().map(column))
    }
}
