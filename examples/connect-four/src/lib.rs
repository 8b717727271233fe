//! Connect Four: the smallest game, and the measure of what the engine itself costs.
//!
//! [`board`] is the position as bits, this file the rules around it, `publish` what people read.

pub mod board;
mod bot;
#[cfg(feature = "page")]
mod page;
mod publish;

use std::sync::Arc;

use orrery_core::tally::{Itemised, Tally as _};
use orrery_core::{
    Ask, Chance, Game, Outside, Publish as _, Reason, Rule, Seat, SeatSet, Seats, SetupError, Standing, Text,
    actions,
};
use serde::{Deserialize, Serialize};

pub use crate::board::{Column, State};
use crate::board::{PLACES, ROWS};

actions! {
    /// What one can do.
    pub enum Action {
        /// Drop a disc into a column (C4-3).
        "drop" => Drop(column: Column),
    }
}

/// There is nothing to choose before the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// Why a disc cannot be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Somebody has won (C4-6).
    Won(Seat),
    /// The board is full (C4-7).
    Drawn,
    /// The other one is to move (C4-5).
    NotYourTurn,
    /// The column is full (C4-4).
    Full(Column),
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Won(who) => Self { rule: rule(6), text: Text::new("refused-won").seat("who", who) },
            Refusal::Drawn => Self { rule: rule(7), text: Text::new("refused-drawn") },
            Refusal::NotYourTurn => Self { rule: rule(5), text: Text::new("refused-turn") },
            Refusal::Full(column) => {
                let text = Text::new("refused-full").amount("discs", ROWS);
                Self { rule: rule(4), text: text.amount("column", number(column)) }
            }
        }
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

const fn rule(number: u16) -> Rule {
    Rule { prefix: "C4", number }
}

/// The number of a column as people count.
fn number(column: Column) -> u8 {
    column.index() as u8 + 1
}

fn columns() -> impl Iterator<Item = Column> {
    (0..Column::BOUND as u8).map(Column::new)
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
        if !Self::SEATS.contains(&seats.count()) {
            return Err(SetupError::Seats { game: Self::ID, seats: Self::SEATS, found: seats.count() });
        }
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

    #[inline]
    fn awaiting(&self, t: &State) -> SeatSet {
        if t.is_over() { SeatSet::NOBODY } else { SeatSet::only(t.to_move()) }
    }

    fn ask(&self, _: &State, seat: Seat) -> Ask<Action> {
        Ask::open(Text::new("ask-drop"), rule(3), seat).repeatable().in_turn()
    }

    #[inline]
    fn candidates(&self, t: &State, seat: Seat, into: &mut Vec<Action>) {
        if !t.is_over() && seat == t.to_move() {
            into.extend(columns().map(Action::Drop));
        }
    }

    #[inline]
    fn check(&self, t: &State, seat: Seat, Action::Drop(column): Action) -> Result<(), Refusal> {
        if let Some(winner) = t.winner() {
            return Err(Refusal::Won(winner));
        }
        if t.is_over() {
            return Err(Refusal::Drawn);
        }
        if seat != t.to_move() {
            return Err(Refusal::NotYourTurn);
        }
        if t.is_full(column) {
            return Err(Refusal::Full(column));
        }
        Ok(())
    }

    #[inline]
    fn apply(&self, t: &mut State, seat: Seat, Action::Drop(column): Action, out: &mut Outside<'_, Event>) {
        t.drop_into(column);
        out.tell_all(|| Event::Dropped(seat, column));
        if t.winner().is_some() {
            out.tell_all(|| Event::Line(seat));
        } else if t.dropped() == PLACES {
            out.tell_all(|| Event::Drawn);
        }
    }

    fn view(&self, t: &State, _: SeatSet) -> View {
        let column = |column| (0..ROWS).map_while(|row| t.disc(column, row)).collect();
        View { columns: columns().map(column).collect(), winner: t.winner() }
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
