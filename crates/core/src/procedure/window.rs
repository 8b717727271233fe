//! A reaction window: seats are asked one after the other, clockwise, whether they react.

use serde::{Deserialize, Serialize};

use super::{Answer, Candidates, Frames, Out, Question, Stacked};
use crate::ask::Ask;
use crate::game::Game;
use crate::seat::Seat;
use crate::text::Text;

/// What an answer means for the round of questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// The seat passes.
    Passes,
    /// The seat reacts, and the next one is asked.
    Reacts,
    /// Something that has nothing to do with it: the same seat is asked again.
    Aside,
}

/// What a game says of one kind of window; [`Window`] says the rest.
pub trait Reaction<G: Game>: Copy {
    /// What can be answered.
    type Answer: Answer<G::Action>;
    /// The answer that passes.
    const PASS: Self::Answer;
    /// Whether it goes round until all have passed in a row, not only once.
    const UNTIL_ALL_PASS: bool;

    /// What an answer means for the round.
    fn counts(answer: Self::Answer) -> Counts;
    /// Whether a seat could react, by what everybody can see: a pause must not tell.
    fn could(self, game: &G, t: &G::State, seat: Seat) -> bool;
    /// What is asked.
    fn ask(self, game: &G, t: &G::State, seat: Seat) -> Ask<Self::Answer>;
    /// Reactions that the seat might try; the window adds the pass.
    fn candidates(self, game: &G, t: &G::State, seat: Seat, into: &mut Candidates<'_, G, Self::Answer>);
    /// Whether the rules allow this reaction.
    fn check(self, game: &G, t: &G::State, seat: Seat, answer: Self::Answer) -> Result<(), G::Refusal>;
    /// Notes a reaction before the window goes on.
    #[must_use]
    fn noted(self, seat: Seat, answer: Self::Answer) -> Self;
    /// Carries a reaction out; the rest of the window lies below.
    fn react(self, game: &G, t: &mut G::State, seat: Seat, answer: Self::Answer, out: &mut Out<'_, G>);
    /// What follows once everybody has been asked.
    fn close(self, game: &G, t: &mut G::State, out: &mut Out<'_, G>);
    /// What an answer would be called on a button.
    fn label(self, game: &G, t: &G::State, seat: Seat, answer: Self::Answer) -> Text;
}

/// A window that is open; the frame's seat is the next to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window<R> {
    /// What it is about.
    pub reaction: R,
    /// So many are still to be asked, this seat included.
    pub left: u8,
}

impl<R> Window<R> {
    /// A window that asks this many seats.
    pub const fn new(reaction: R, left: u8) -> Self {
        Self { reaction, left }
    }
}

impl<G, R> Question<G> for Window<R>
where
    G: Stacked,
    R: Reaction<G>,
    G::Task: From<Self>,
{
    type Answer = R::Answer;

    fn waits(self, game: &G, t: &G::State, seat: Seat) -> bool {
        self.left > 0 && self.reaction.could(game, t, seat)
    }

    fn skip(self, game: &G, t: &mut G::State, seat: Seat, out: &mut Out<'_, G>) {
        match self.left {
            0 => self.reaction.close(game, t, out),
            left => G::stack_mut(t).push(game.seats().left_of(seat), Self { left: left - 1, ..self }),
        }
    }

    fn ask(self, game: &G, t: &G::State, seat: Seat) -> Ask<Self::Answer> {
        self.reaction.ask(game, t, seat).in_reaction().or(R::PASS)
    }

    fn candidates(self, game: &G, t: &G::State, seat: Seat, into: &mut Candidates<'_, G, Self::Answer>) {
        self.reaction.candidates(game, t, seat, into);
        into.push(R::PASS);
    }

    fn check(self, game: &G, t: &G::State, seat: Seat, answer: Self::Answer) -> Result<(), G::Refusal> {
        self.reaction.check(game, t, seat, answer)
    }

    fn apply(self, game: &G, t: &mut G::State, seat: Seat, answer: Self::Answer, out: &mut Out<'_, G>) {
        let (next, stack) = (game.seats().left_of(seat), G::stack_mut(t));
        match R::counts(answer) {
            Counts::Passes => stack.push(next, Self { left: self.left - 1, ..self }),
            Counts::Reacts => {
                let left = if R::UNTIL_ALL_PASS { game.seats().count() } else { self.left - 1 };
                stack.push(next, Self { reaction: self.reaction.noted(seat, answer), left });
                self.reaction.react(game, t, seat, answer, out);
            }
            Counts::Aside => {
                stack.push(seat, self);
                self.reaction.react(game, t, seat, answer, out);
            }
        }
    }

    fn label(self, game: &G, t: &G::State, seat: Seat, answer: Self::Answer) -> Text {
        self.reaction.label(game, t, seat, answer)
    }
}
