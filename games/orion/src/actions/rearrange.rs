//! Choosing a system to rearrange (ORI-126).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::state::{State, SystemId};

pub(crate) fn candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    let with_cards = SystemId::all().filter(|system| !t.players[seat].system(*system).cards.is_empty());
    into.extend(with_cards.map(Action::Rearrange));
}

pub(crate) fn check(t: &State, seat: Seat, system: SystemId) -> Result<(), Refusal> {
    if t.players[seat].system(system).cards.is_empty() { Err(Refusal::EmptySystem) } else { Ok(()) }
}

pub(crate) fn apply(t: &mut State, seat: Seat, system: SystemId) {
    t.stack.pop();
    let top = t.players[seat].system(system).cards.len() as u8 - 1;
    Orion::push(t, seat, Task::Stack(system, 0, top));
}
