//! Naming a resource that is paid, for a crew action or a colony (MIC-97, MIC-140).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::state::{Resource, State};

pub(crate) fn candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    let held = t.players[seat].cargo.each().filter(|(_, amount)| *amount > 0);
    into.extend(held.map(|(resource, _)| Action::Pay(resource)));
}

pub(crate) fn check(t: &State, seat: Seat, resource: Resource) -> Result<(), Refusal> {
    let has = t.players[seat].cargo.of(resource);
    if has == 0 { Err(Refusal::CannotPay { rule: 26, resource, needs: 1, has }) } else { Ok(()) }
}

pub(crate) fn apply(t: &mut State, seat: Seat, left: u8, resource: Resource, out: &mut Out<'_>) {
    t.stack.pop();
    MicroCosmos::push(t, seat, Task::PayAny(left - 1));
    MicroCosmos::pay_one(t, seat, resource, out);
}
