//! A question that is answered with yes or no.

use serde::{Deserialize, Serialize};

use super::{Answer, Candidates, Out, Question};
use crate::ask::Ask;
use crate::game::Game;
use crate::seat::Seat;
use crate::text::Text;

/// What a game says of one offer; [`YesNo`] says the rest.
pub trait Offer<G: Game>: Copy {
    /// The two answers.
    type Answer: Answer<G::Action> + PartialEq;
    /// The answer that accepts.
    const YES: Self::Answer;
    /// The answer that declines.
    const NO: Self::Answer;

    /// Whether it still stands, by what everybody can see.
    fn stands(self, _game: &G, _t: &G::State, _seat: Seat) -> bool {
        true
    }
    /// What is asked; declining is neutral.
    fn ask(self, game: &G, t: &G::State, seat: Seat) -> Ask<Self::Answer>;
    /// Whether the rules allow to accept.
    fn check(self, _game: &G, _t: &G::State, _seat: Seat) -> Result<(), G::Refusal> {
        Ok(())
    }
    /// What comes of a yes.
    fn accept(self, game: &G, t: &mut G::State, seat: Seat, out: &mut Out<'_, G>);
    /// What comes of a no.
    fn decline(self, _game: &G, _t: &mut G::State, _seat: Seat, _out: &mut Out<'_, G>) {}
    /// What yes and no would be called on a button.
    fn labels(self, game: &G, t: &G::State, seat: Seat) -> [Text; 2];
}

/// An offer that is put to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct YesNo<O>(pub O);

impl<G: Game, O: Offer<G>> Question<G> for YesNo<O> {
    type Answer = O::Answer;

    fn waits(self, game: &G, t: &G::State, seat: Seat) -> bool {
        self.0.stands(game, t, seat)
    }

    fn ask(self, game: &G, t: &G::State, seat: Seat) -> Ask<O::Answer> {
        self.0.ask(game, t, seat).or(O::NO)
    }

    fn candidates(self, _: &G, _: &G::State, _: Seat, into: &mut Candidates<'_, G, O::Answer>) {
        into.extend([O::YES, O::NO]);
    }

    fn check(self, game: &G, t: &G::State, seat: Seat, answer: O::Answer) -> Result<(), G::Refusal> {
        if answer == O::NO { Ok(()) } else { self.0.check(game, t, seat) }
    }

    fn apply(self, game: &G, t: &mut G::State, seat: Seat, answer: O::Answer, out: &mut Out<'_, G>) {
        if answer == O::NO {
            self.0.decline(game, t, seat, out);
        } else {
            self.0.accept(game, t, seat, out);
        }
    }

    fn label(self, game: &G, t: &G::State, seat: Seat, answer: O::Answer) -> Text {
        let [yes, no] = self.0.labels(game, t, seat);
        if answer == O::NO { no } else { yes }
    }
}
