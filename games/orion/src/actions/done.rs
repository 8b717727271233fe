//! Declining, or stopping (ORI-60, ORI-141).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::frame::{BuildOffer, Task};
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(task: Task, into: &mut Vec<Action>) {
    if neutral(task).is_some() {
        into.push(Action::Done);
    }
}

/// The answer that declines, where there is one.
pub(crate) fn neutral(task: Task) -> Option<Action> {
    let declinable = match task {
        Task::Mulligan(_) | Task::Pending(..) | Task::May(..) | Task::ActivateCards | Task::TradeMore(_) => {
            true
        }
        Task::Build(offer) => offer.optional,
        Task::Take(_, optional) => optional,
        _ => false,
    };
    declinable.then_some(Action::Done)
}

pub(crate) fn check(game: &Orion, t: &State, seat: Seat, task: Task) -> Result<(), Refusal> {
    if let Task::Pending(window, slots, _) = task {
        let mandatory = Orion::slots(slots).any(|slot| !game.is_optional(t, seat, window, slot));
        return if mandatory { Err(Refusal::MustResolve) } else { Ok(()) };
    }
    match (task, neutral(task)) {
        (_, Some(_)) => Ok(()),
        (Task::Turn, None) => Err(Refusal::NoPassing),
        (_, None) => Err(Refusal::MustDecide),
    }
}

pub(crate) fn apply(t: &mut State, seat: Seat, task: Task, out: &mut Out<'_>) {
    match task {
        Task::Mulligan(so_far) => end_mulligan(t, seat, so_far, out),
        Task::Build(offer) => decline_build(t, offer),
        _ => {
            t.stack.pop();
        }
    }
}

/// Declining a build ends the effect that offered it, which lies directly below.
pub(crate) fn decline_build(t: &mut State, offer: BuildOffer) {
    t.stack.pop();
    if offer.optional {
        t.stack.pop();
    }
}

/// As many cards are drawn as were laid down (ORI-15).
pub(crate) fn end_mulligan(t: &mut State, seat: Seat, so_far: u8, out: &mut Out<'_>) {
    t.stack.pop();
    Orion::draw(t, seat, so_far, out);
}
