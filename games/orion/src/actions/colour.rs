//! Choosing the colour of the advisor who founds a system (ORI-130).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::content::Colour;
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.extend(Colour::ALL.iter().map(|colour| Action::Colour(*colour)));
}

#[allow(clippy::unnecessary_wraps)] // Every action has a check; any colour will do.
pub(crate) fn check() -> Result<(), Refusal> {
    Ok(())
}

pub(crate) fn apply(t: &mut State, seat: Seat, colour: Colour, out: &mut Out<'_>) {
    t.stack.pop();
    Orion::found_system(t, seat, colour, out);
}
