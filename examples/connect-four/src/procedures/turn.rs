//! Somebody drops a disc (C4-3).

use orrery_core::procedure::{Candidates, Frames, Out, Question};
use orrery_core::{Ask, Seat, Text, answers};
use serde::{Deserialize, Serialize};

use crate::board::{Column, PLACES, ROWS, State};
use crate::{Action, ConnectFour, Event, Refusal, c4, number};

/// The seat of the frame is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn;

answers! {
    /// A column.
    pub enum Answer of Action { Drop(column: Column) }
}

impl Question<ConnectFour> for Turn {
    type Answer = Answer;

    #[inline]
    fn waits(self, _: &ConnectFour, t: &State, _: Seat) -> bool {
        !t.is_over()
    }

    fn ask(self, _: &ConnectFour, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-drop"), c4(3), seat).repeatable().in_turn()
    }

    #[inline]
    fn candidates(self, _: &ConnectFour, _: &State, _: Seat, into: &mut Candidates<'_, ConnectFour, Answer>) {
        into.extend(Column::all().map(Answer::Drop));
    }

    #[inline]
    fn check(self, _: &ConnectFour, t: &State, _: Seat, Answer::Drop(column): Answer) -> Result<(), Refusal> {
        if t.is_full(column) { Err(Refusal::Full { column: number(column), discs: ROWS }) } else { Ok(()) }
    }

    #[inline]
    fn apply(
        self,
        game: &ConnectFour,
        t: &mut State,
        seat: Seat,
        Answer::Drop(column): Answer,
        out: &mut Out<'_, ConnectFour>,
    ) {
        t.drop_into(column);
        t.stack.push(game.seats.left_of(seat), self);
        out.tell_all(|| Event::Dropped(seat, column));
        if t.winner().is_some() {
            out.tell_all(|| Event::Line(seat));
        } else if t.dropped() == PLACES {
            out.tell_all(|| Event::Drawn);
        }
    }

    fn label(self, _: &ConnectFour, _: &State, _: Seat, Answer::Drop(column): Answer) -> Text {
        Text::new("label-drop").amount("column", number(column))
    }
}
