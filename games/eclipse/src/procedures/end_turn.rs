//! The end of a turn, as long as something can still be done (R55, R56).

use super::prelude::*;
use crate::moves::Side;

/// The end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndTurn;

answers! {
    /// The end, or what can be done before.
    pub enum Answer of Action { EndTurn; Side(Side) }
}

impl Question<Eclipse> for EndTurn {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        !t.players[seat].out && game.has_side_move(t, seat)
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-end-turn"), ecl(40), seat).or(Answer::EndTurn).trivial().as_window()
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::EndTurn);
        into.moves::<Side>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::EndTurn => Ok(()),
            Answer::Side(side) => side.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::EndTurn => {}
            Answer::Side(side) => {
                t.stack.push(seat, self);
                side.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::EndTurn => Text::new("label-end-turn"),
            Answer::Side(side) => side.label(game, t, seat),
        }
    }
}
