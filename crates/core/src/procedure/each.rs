//! Something that is done for one seat after another, clockwise.

use serde::{Deserialize, Serialize};

use super::{Frames, Out, Script, Stacked};
use crate::game::Game;
use crate::seat::Seat;

/// What a game says of one such round; [`Each`] says the rest. `owner` is whose frame it is.
pub trait Round<G: Game>: Copy {
    /// Who comes first.
    fn first(self, game: &G, t: &G::State, owner: Seat) -> Seat;
    /// Whether it goes on to the next seat.
    fn goes_on(self, _game: &G, _t: &G::State) -> bool {
        true
    }
    /// What is done for a seat; what it asks lies above the rest of the round.
    fn turn(self, game: &G, t: &mut G::State, owner: Seat, seat: Seat, out: &mut Out<'_, G>);
    /// What follows once everybody had a turn.
    fn close(self, _game: &G, _t: &mut G::State, _owner: Seat, _out: &mut Out<'_, G>) {}
}

/// A round under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Each<R> {
    /// What it is about.
    pub round: R,
    /// So many seats had their turn.
    pub done: u8,
}

impl<R> Each<R> {
    /// A round from its first seat on.
    pub const fn new(round: R) -> Self {
        Self { round, done: 0 }
    }
}

impl<G, R> Script<G> for Each<R>
where
    G: Stacked,
    R: Round<G>,
    G::Task: From<Self>,
{
    fn run(self, game: &G, t: &mut G::State, owner: Seat, out: &mut Out<'_, G>) {
        let first = self.round.first(game, t, owner);
        match game.seats().from(first).nth(usize::from(self.done)) {
            None => self.round.close(game, t, owner, out),
            Some(seat) if self.round.goes_on(game, t) => {
                G::stack_mut(t).push(owner, Self { done: self.done + 1, ..self });
                self.round.turn(game, t, owner, seat, out);
            }
            Some(_) => {}
        }
    }
}
