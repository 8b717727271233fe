//! Taking a face-up card of the Cantina (MIC-41, MIC-42).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::state::{CardId, State};

pub(crate) fn candidates(t: &State, into: &mut Vec<Action>) {
    into.extend(t.cantina.iter().map(Action::Take));
}

pub(crate) fn check(t: &State, card: CardId) -> Result<(), Refusal> {
    if t.cantina.contains(card) { Ok(()) } else { Err(Refusal::NotInCantina) }
}

pub(crate) fn apply(t: &mut State, seat: Seat, left: u8, optional: bool, card: CardId, out: &mut Out<'_>) {
    t.stack.pop();
    t.cantina.take(card);
    out.tell_all(|| Event::Took(seat, card));
    MicroCosmos::push(t, seat, Task::Cantina(left - 1, optional));
    MicroCosmos::push(t, seat, Task::Place(card));
}
