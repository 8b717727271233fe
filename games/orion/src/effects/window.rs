//! Windows in which several effects wait to be resolved (ORI-137, ORI-138).

use orrery_core::procedure::Frames as _;
use orrery_core::{Seat, Set};

use super::{Effect, Origin, Window};
use crate::Orion;
use crate::content::SheetAction;
use crate::procedures::pending::Pending;
use crate::refusal::Refusal;
use crate::state::{Resources, Slot, State};

impl Orion {
    /// Fixes the list of effects of this window and lets their owner resolve them.
    pub(crate) fn open_window(&self, t: &mut State, seat: Seat, window: Window, origin: Origin) {
        let works = |slot: &Slot| {
            self.effects_of(t, seat, *slot).is_some_and(|card| !card.in_window(window).is_empty())
        };
        let slots: Set<_> = Slot::ALL.iter().copied().filter(works).collect();
        if !slots.is_empty() {
            t.stack.push(seat, Pending { window, slots, origin });
        }
    }

    /// The steps of a pending effect.
    fn pending_steps(&self, t: &State, seat: Seat, window: Window, slot: Slot) -> &[Effect] {
        self.effects_of(t, seat, slot).map_or(&[], |effects| &effects.in_window(window).steps)
    }

    /// Whether an effect can be declined (ORI-60).
    pub(crate) fn is_optional(&self, t: &State, seat: Seat, window: Window, slot: Slot) -> bool {
        matches!(self.pending_steps(t, seat, window, slot), [Effect::May(_)])
    }

    /// Whether an effect must be resolved: it cannot be declined and would change something now (ORI-60).
    pub(crate) fn is_mandatory(
        &self,
        t: &State,
        seat: Seat,
        window: Window,
        slot: Slot,
        origin: Origin,
    ) -> bool {
        match self.pending_steps(t, seat, window, slot) {
            [Effect::May(_)] => false,
            steps => self.would_change(t, seat, steps, Origin { slot, ..origin }),
        }
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
            _ if self.is_mandatory(t, seat, window, slot, origin) => Ok(()),
            _ => Err(Refusal::ChangesNothing),
        }
    }

    /// Begins an effect that has been taken off the list.
    pub(crate) fn begin_pending(
        &self,
        t: &mut State,
        seat: Seat,
        window: Window,
        slot: Slot,
        origin: Origin,
    ) {
        let Some(effects) = self.effects_of(t, seat, slot) else { return };
        let block = effects.in_window(window);
        let begun = match block.steps.as_slice() {
            [Effect::May(inner)] => inner.id,
            _ => block.id,
        };
        self.start(t, seat, begun, Origin { slot, ..origin });
    }

    /// The resources that a sheet action brings by itself once it is done.
    pub(crate) fn gains_after(&self, t: &State, seat: Seat, action: SheetAction) -> Resources {
        let mut gains = Resources::none();
        for slot in Slot::ALL {
            for step in self.pending_steps(t, seat, Window::AfterAction(action), *slot) {
                if let Effect::Gain(good, amount) = step
                    && let Some(resource) = good.resource()
                {
                    gains.gain(Resources::just(resource, *amount));
                }
            }
        }
        gains
    }

    /// Whether the order in which it comes makes no difference.
    pub(crate) fn is_plain(&self, t: &State, seat: Seat, window: Window, slot: Slot) -> bool {
        self.pending_steps(t, seat, window, slot).iter().all(is_plain)
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
