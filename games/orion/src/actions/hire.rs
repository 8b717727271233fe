//! Taking an advisor from the middle (ORI-97, ORI-98).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::refusal::Refusal;
use crate::state::{AdvisorId, State};

pub(crate) fn candidates(t: &State, into: &mut Vec<Action>) {
    into.extend(t.middle.iter().map(Action::Hire));
}

/// The previous advisor is returned only now, so he cannot be hired again by the same action (ORI-98).
pub(crate) fn check(t: &State, advisor: AdvisorId) -> Result<(), Refusal> {
    if t.middle.contains(advisor) { Ok(()) } else { Err(Refusal::NotInMiddle) }
}

pub(crate) fn apply(game: &Orion, t: &mut State, seat: Seat, advisor: AdvisorId, out: &mut Out<'_>) {
    t.stack.pop();
    game.hire(t, seat, advisor, out);
}
