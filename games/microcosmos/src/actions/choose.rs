//! Choosing one of two survivor cards (MIC-132).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::refusal::Refusal;
use crate::state::{State, SurvivorId};

pub(crate) fn candidates(one: SurvivorId, other: SurvivorId, into: &mut Vec<Action>) {
    into.extend([Action::Choose(one), Action::Choose(other)]);
}

pub(crate) fn check(one: SurvivorId, other: SurvivorId, survivor: SurvivorId) -> Result<(), Refusal> {
    if survivor == one || survivor == other { Ok(()) } else { Err(Refusal::NotTurnedUp) }
}

/// The other card is discarded without effect.
pub(crate) fn apply(
    t: &mut State,
    seat: Seat,
    one: SurvivorId,
    other: SurvivorId,
    survivor: SurvivorId,
    out: &mut Out<'_>,
) {
    t.stack.pop();
    let left = if survivor == one { other } else { one };
    MicroCosmos::send_on(t, seat, left, out);
    MicroCosmos::resolve_survivor(t, seat, survivor);
}
