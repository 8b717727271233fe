//! Windows in which several effects wait to be resolved (ORI-137, ORI-138).

use orrery_core::Seat;

use super::{Effect, Window};
use crate::Orion;
use crate::frame::{Origin, Task};
use crate::refusal::Refusal;
use crate::state::{Slot, State};

impl Orion {
    /// Fixes the list of effects of this window and lets their owner resolve them.
    pub(crate) fn open_window(&self, t: &mut State, seat: Seat, window: Window, origin: Origin) {
        let mut slots = 0;
        for slot in Slot::ALL {
            if self.effects_of(t, seat, *slot).is_some_and(|effects| !effects.in_window(window).is_empty()) {
                slots |= 1 << *slot as u8;
            }
        }
        if slots != 0 {
            Self::push(t, seat, Task::Pending(window, slots, origin));
        }
    }

    /// The slots of a list.
    pub(crate) fn slots(slots: u8) -> impl Iterator<Item = Slot> {
        Slot::ALL.iter().copied().filter(move |slot| slots & 1 << *slot as u8 != 0)
    }

    /// The steps of a pending effect.
    fn pending_steps(&self, t: &State, seat: Seat, window: Window, slot: Slot) -> &[Effect] {
        self.effects_of(t, seat, slot).map_or(&[], |effects| &effects.in_window(window).steps)
    }

    /// Whether an effect can be declined (ORI-60).
    pub(crate) fn is_optional(&self, t: &State, seat: Seat, window: Window, slot: Slot) -> bool {
        matches!(self.pending_steps(t, seat, window, slot), [Effect::May(_)])
    }

    /// Whether a pending effect can be used now.
    pub(crate) fn check_pending(
        &self,
        t: &State,
        seat: Seat,
        window: Window,
        slot: Slot,
        origin: Origin,
    ) -> Result<(), Refusal> {
        match self.pending_steps(t, seat, window, slot) {
            [Effect::May(block)] => self.check_steps(t, seat, &block.steps, Origin { slot, ..origin }),
            _ => Ok(()),
        }
    }

    /// Takes an effect off the list and begins it.
    pub(crate) fn resolve_pending(
        &self,
        t: &mut State,
        seat: Seat,
        window: Window,
        slot: Slot,
        origin: Origin,
    ) {
        if let Some(frame) = t.stack.last_mut()
            && let Task::Pending(_, slots, _) = &mut frame.task
        {
            *slots &= !(1 << slot as u8);
        }
        let Some(effects) = self.effects_of(t, seat, slot) else { return };
        let block = effects.in_window(window);
        let begun = match block.steps.as_slice() {
            [Effect::May(inner)] => inner.id,
            _ => block.id,
        };
        self.start(t, seat, begun, Origin { slot, ..origin });
    }

    /// Whether the owner must choose among pending effects. What leaves no choice is resolved: plain gains in any
    /// order come to the same, and a single mandatory effect has no order.
    pub(crate) fn pending_waits(
        &self,
        t: &mut State,
        seat: Seat,
        window: Window,
        slots: u8,
        origin: Origin,
    ) -> bool {
        let usable_option = |slot: &Slot| {
            self.is_optional(t, seat, window, *slot)
                && self.check_pending(t, seat, window, *slot, origin).is_ok()
        };
        if Self::slots(slots).any(|slot| usable_option(&slot)) {
            return true;
        }
        let mut mandatory = Self::slots(slots).filter(|slot| !self.is_optional(t, seat, window, *slot));
        let Some(first) = mandatory.next() else {
            t.stack.pop();
            return false;
        };
        let order_matters = mandatory.next().is_some()
            && Self::slots(slots)
                .filter(|slot| !self.is_optional(t, seat, window, *slot))
                .any(|slot| !self.pending_steps(t, seat, window, slot).iter().all(is_plain));
        if order_matters {
            return true;
        }
        self.resolve_pending(t, seat, window, first, origin);
        false
    }
}

/// Gains and draws: whatever their order, they come to the same.
fn is_plain(step: &Effect) -> bool {
    match step {
        Effect::Gain(..) | Effect::Draw(_) | Effect::MarkerToAvailable => true,
        Effect::Morale(by) => *by >= 0,
        Effect::ForEach(_, inner) => is_plain(inner),
        _ => false,
    }
}
