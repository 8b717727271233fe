//! Skipping a step, declining, or stopping (MIC-23, MIC-85, MIC-104).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::{Phase, Task};
use crate::refusal::Refusal;
use crate::state::{Journey, State};

/// The answer that declines, where there is one.
pub(crate) fn neutral(game: &MicroCosmos, t: &State, seat: Seat, task: Task) -> Option<Action> {
    check(game, t, seat, task).is_ok().then_some(Action::Done)
}

/// The journey is mandatory unless there is nowhere to go (MIC-60, MIC-71); it can be ended after a discovery, not on the
/// way to one. All other steps can be skipped.
pub(crate) fn check(game: &MicroCosmos, t: &State, seat: Seat, task: Task) -> Result<(), Refusal> {
    match task {
        Task::Turn(Phase::Depart(_)) => {
            let Journey { ends, edges, steps, .. } = t.journey;
            let open = ends.minus(game.closed_to(t, seat));
            let stuck = open.is_empty() && edges.is_empty() && steps.is_empty();
            if stuck { Ok(()) } else { Err(Refusal::MustMove) }
        }
        Task::Turn(Phase::Travel) if t.journey.heading => Err(Refusal::MustDiscover),
        Task::Turn(_) | Task::Keep(_) | Task::Terraform(_) | Task::Cantina(_, true) => Ok(()),
        _ => Err(Refusal::MustDecide),
    }
}

pub(crate) fn apply(game: &MicroCosmos, t: &mut State, seat: Seat, task: Task, out: &mut Out<'_>) {
    match task {
        Task::Turn(Phase::Depart(_)) => {
            out.tell_all(|| Event::Stays(seat));
            t.journey = Journey::default();
            MicroCosmos::set_phase(t, Phase::Crew(0));
        }
        Task::Turn(Phase::Travel) => game.land(t, seat, out),
        Task::Turn(Phase::Crew(_)) => MicroCosmos::set_phase(t, Phase::Act(0)),
        Task::Turn(Phase::Act(_)) => MicroCosmos::set_phase(t, Phase::Draw),
        Task::Turn(Phase::Draw) => MicroCosmos::set_phase(t, Phase::Over),
        Task::Keep(survivor) => {
            t.stack.pop();
            MicroCosmos::send_on(t, seat, survivor, out);
        }
        _ => {
            t.stack.pop();
        }
    }
}
