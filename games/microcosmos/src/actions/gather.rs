//! Gather Resources (MIC-105 to MIC-108).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::Task;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Gather);
}

/// Whatever an outpost has paid on landing, all that is shown is gained (MIC-108).
pub(crate) fn apply(t: &mut State, seat: Seat, out: &mut Out<'_>) {
    let ark = t.players[seat].ark;
    if let Some(source) = MicroCosmos::yield_at(t, ark) {
        out.tell_all(|| Event::Gathered(seat, ark));
        MicroCosmos::push(t, seat, Task::Run(source, 0));
    }
}
