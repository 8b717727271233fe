//! Choosing the opponent whom an effect concerns.

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::effects::BlockId;
use crate::frame::Origin;
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(game: &Orion, seat: Seat, into: &mut Vec<Action>) {
    into.extend(game.seats.others(seat).map(Action::Target));
}

pub(crate) fn check(game: &Orion, seat: Seat, target: Seat) -> Result<(), Refusal> {
    if !game.seats.contains(target) {
        return Err(Refusal::NoSuchSeat);
    }
    if target == seat { Err(Refusal::OwnSeat) } else { Ok(()) }
}

pub(crate) fn apply(game: &Orion, t: &mut State, target: Seat, block: BlockId, origin: Origin) {
    t.stack.pop();
    game.start(t, target, block, origin);
}
