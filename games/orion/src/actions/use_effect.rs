//! Using an effect that could be declined (ORI-60).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::effects::BlockId;
use crate::frame::Origin;
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Use);
}

pub(crate) fn check(
    game: &Orion,
    t: &State,
    seat: Seat,
    block: BlockId,
    origin: Origin,
) -> Result<(), Refusal> {
    game.check_steps(t, seat, game.content.block(block), origin)
}

pub(crate) fn apply(game: &Orion, t: &mut State, seat: Seat, block: BlockId, origin: Origin) {
    t.stack.pop();
    game.start(t, seat, block, origin);
}
