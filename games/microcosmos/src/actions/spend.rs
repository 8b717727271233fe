//! Choosing for the Automa with which cards it pays (MIC-182, MIC-215).

use super::Action;
use crate::MicroCosmos;
use crate::frame::AutomaBill;
use crate::refusal::Refusal;
use crate::state::{Specialist, State};

pub(crate) fn candidates(game: &MicroCosmos, t: &State, bill: AutomaBill, into: &mut Vec<Action>) {
    into.extend(game.automa_kinds(t, bill).iter().map(Action::Spend));
}

pub(crate) fn check(
    game: &MicroCosmos,
    t: &State,
    bill: AutomaBill,
    specialist: Specialist,
) -> Result<(), Refusal> {
    if game.automa_kinds(t, bill).contains(specialist) { Ok(()) } else { Err(Refusal::NotAutomas) }
}
