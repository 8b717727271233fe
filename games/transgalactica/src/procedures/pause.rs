//! Between two steps of an action free actions are possible (TRA-212).

use super::prelude::*;
use crate::moves::Free;

/// A moment between two steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pause;

answers! {
    /// On with the action, or a free action.
    pub enum Answer of Action { Done } aside { Free(Free) }
}

impl Question<Transgalactica> for Pause {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        game.acts_freely(t, seat) && game.has_use_of_free_actions(t, seat)
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-pause"), tra(212), seat).trivial().as_window().or(Answer::Done)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::Done);
        into.moves::<Free>(game, t, seat);
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done => Ok(()),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if let Answer::Free(free) = answer {
            t.stack.push(seat, self);
            free.apply(game, t, seat, out);
        }
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Done => Text::new("label-go-on"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
