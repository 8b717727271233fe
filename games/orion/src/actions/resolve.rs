//! Resolving pending effects one by one (ORI-59, ORI-138).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::effects::Window;
use crate::frame::Origin;
use crate::refusal::Refusal;
use crate::state::{Slot, State};

pub(crate) fn candidates(
    game: &Orion,
    t: &State,
    seat: Seat,
    window: Window,
    slots: u8,
    into: &mut Vec<Action>,
) {
    let present = Orion::slots(slots).filter(|slot| {
        game.effects_of(t, seat, *slot).is_some_and(|effects| !effects.in_window(window).is_empty())
    });
    into.extend(present.map(Action::Resolve));
}

pub(crate) fn check(
    game: &Orion,
    t: &State,
    seat: Seat,
    (window, slots, origin): (Window, u8, Origin),
    slot: Slot,
) -> Result<(), Refusal> {
    if slots & 1 << slot as u8 == 0 {
        return Err(Refusal::NotPending);
    }
    game.check_pending(t, seat, window, slot, origin)
}

pub(crate) fn apply(game: &Orion, t: &mut State, seat: Seat, (window, origin): (Window, Origin), slot: Slot) {
    game.resolve_pending(t, seat, window, slot, origin);
}
