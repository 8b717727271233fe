//! All that enters or leaves during a decision: chance in, events out.

use crate::chance::Chance;
use crate::seat::{Seat, SeatSet};

/// The world outside the state while one decision is carried out.
pub struct Outside<'a, E> {
    chance: &'a mut Chance,
    listener: Option<&'a mut dyn FnMut(SeatSet, E)>,
    actor: Seat,
    learned: bool,
    bound: bool,
}

impl<'a, E> Outside<'a, E> {
    /// Nobody listens: events are not even built.
    pub fn silent(actor: Seat, chance: &'a mut Chance) -> Self {
        Self { chance, listener: None, actor, learned: false, bound: false }
    }

    /// Every event goes to `listener` with those who may hear it.
    pub fn told_to(actor: Seat, chance: &'a mut Chance, listener: &'a mut dyn FnMut(SeatSet, E)) -> Self {
        Self { chance, listener: Some(listener), actor, learned: false, bound: false }
    }

    /// Whose decision is being carried out; during the deal, the first seat.
    pub fn actor(&self) -> Seat {
        self.actor
    }

    /// Dice, picks and draws.
    pub fn chance(&mut self) -> &mut Chance {
        self.chance
    }

    /// Tells an event to those who may hear it.
    pub fn tell(&mut self, audience: SeatSet, event: impl FnOnce() -> E) {
        if let Some(listener) = &mut self.listener {
            listener(audience, event());
        }
    }

    /// Tells everybody.
    pub fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(SeatSet::EVERYBODY, event);
    }

    /// Something hidden that the acting seat did not know has been shown.
    pub(crate) fn learned(&mut self) {
        self.learned = true;
    }

    /// The decision counts at once: the rules say so, or it has shown somebody else what was hidden.
    pub fn bind(&mut self) {
        self.bound = true;
    }

    /// Whether the decision can no longer be taken back: chance was used, something hidden came to light, or it is binding.
    pub fn is_final(&self) -> bool {
        self.learned || self.bound || self.chance.used() > 0
    }
}
