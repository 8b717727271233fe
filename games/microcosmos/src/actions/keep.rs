//! Keeping a survivor card (MIC-127, MIC-128).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::event::Event;
use crate::state::{State, SurvivorId};

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Keep);
}

pub(crate) fn apply(t: &mut State, seat: Seat, survivor: SurvivorId, out: &mut Out<'_>) {
    t.stack.pop();
    t.players[seat].survivors.put(survivor);
    out.tell_all(|| Event::Kept(seat, survivor));
}

impl MicroCosmos {
    /// A card of the planet's colour may be kept while there is room; others are sent on (MIC-127 to MIC-129). The Automa
    /// keeps none (MIC-192).
    pub(crate) fn keep_waits(
        &self,
        t: &mut State,
        seat: Seat,
        survivor: SurvivorId,
        out: &mut Out<'_>,
    ) -> bool {
        let colour = Self::own_planet(t, seat).map(|(_, planet)| self.colour(&planet));
        let fits = colour == Some(self.content.survivors[survivor].colour);
        let room = t.players[seat].survivors.len() < self.content.sheet().survivors_held;
        if fits && room && !self.is_automa(seat) {
            return true;
        }
        t.stack.pop();
        Self::send_on(t, seat, survivor, out);
        false
    }
}
