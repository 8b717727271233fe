//! Naming a resource that is gained; a full one is allowed and wasted (MIC-16, MIC-30).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::frame::Task;
use crate::state::{Resource, State};

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.extend(Resource::ALL.iter().map(|resource| Action::Gain(*resource)));
}

pub(crate) fn apply(
    game: &MicroCosmos,
    t: &mut State,
    seat: Seat,
    left: u8,
    resource: Resource,
    out: &mut Out<'_>,
) {
    t.stack.pop();
    MicroCosmos::push(t, seat, Task::GainAny(left - 1));
    game.gain_one(t, seat, resource, out);
}
