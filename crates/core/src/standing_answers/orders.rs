//! Orders: answers that a game works out by itself, if a seat wants it to.

use super::Because;
use super::giving::public_worlds;
use crate::ask::Ask;
use crate::game::Publish;
use crate::seat::{Seat, SeatSet};
use crate::text::Text;

/// What can be ordered about one matter, such as retreats. A seat has one order of a kind at most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderKind {
    /// The matter, in words.
    pub name: Text,
    /// What can be ordered about it.
    pub orders: Vec<Order>,
}

impl OrderKind {
    /// Whether an order is of this kind, possible now or not.
    pub fn includes(&self, order: &str) -> bool {
        self.orders.iter().any(|one| are_alike(&one.order, order))
    }
}

/// An order that a seat can give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// How the game reads it. The first word is that of its kind.
    pub order: String,
    /// What it does, in words.
    pub name: Text,
}

/// What an order comes to at a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ordered<A> {
    /// It is for other questions.
    Elsewhere,
    /// This is answered.
    Answer(A),
    /// The seat is asked this time.
    Asks,
    /// What it was to last for is over: the seat is asked, and the order stands no more.
    Ends,
}

/// Whether two orders are of one kind.
pub(super) fn are_alike(one: &str, other: &str) -> bool {
    one.split_whitespace().next() == other.split_whitespace().next()
}

/// What an order answers at a question; nothing if it is for others. It is judged by a world that looks to a stranger
/// like this one, so neither an answer nor a pause tells what is hidden. What nobody sees is answered by what the seat
/// itself knows.
pub(super) fn given_by_order<G: Publish>(
    game: &G,
    t: &G::State,
    seat: Seat,
    ask: &Ask<G::Action>,
    order: &str,
) -> Option<Result<G::Action, Because>> {
    let world = public_worlds(game, t).next().filter(|world| game.awaiting(world).contains(seat))?;
    let seen = match game.ordered(&world, seat, order) {
        Ordered::Elsewhere => return None,
        Ordered::Asks => return Some(Err(Because::Order)),
        Ordered::Ends => return Some(Err(Because::Ends)),
        Ordered::Answer(action) => action,
    };
    let action = if ask.audience == SeatSet::EVERYBODY {
        seen
    } else {
        match game.ordered(t, seat, order) {
            Ordered::Answer(action) => action,
            Ordered::Elsewhere | Ordered::Asks | Ordered::Ends => return Some(Err(Because::WouldTell)),
        }
    };
    Some(if game.check(t, seat, action).is_ok() { Ok(action) } else { Err(Because::NotAllowed) })
}
