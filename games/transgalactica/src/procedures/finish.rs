//! The action of the turn is done: free actions, or the end of the turn (TRA-213, R61).

use super::prelude::*;
use crate::moves::Free;
use crate::procedures::follow::Window;

/// The end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finish;

answers! {
    /// The end, or a free action.
    pub enum Answer of Action { Finish } aside { Free(Free) }
}

impl Question<Transgalactica> for Finish {
    type Answer = Answer;

    /// Not if only useless exchanges are left.
    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        game.has_use_of_free_actions(t, seat)
    }

    /// Missions are refilled, then the others may follow.
    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.turn.acting = None;
        game.close_gaps(t, out);
        if let Some(area) = t.turn.follows.take() {
            t.stack.push(seat, Window { area, asked: 0 });
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-finish"), tra(213), seat).or(Answer::Finish)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::Finish);
        into.moves::<Free>(game, t, seat);
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Finish => Ok(()),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Finish => self.skip(game, t, seat, out),
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Finish => Text::new("label-finish"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
