//! The interpreter: one step after another, each as far as possible (MIC-97).

use orrery_core::Seat;

use super::{Effect, Source};
use crate::MicroCosmos;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::Task;
use crate::state::{CardId, Resources, State};

impl MicroCosmos {
    /// Carries out the next step of an effect.
    pub(crate) fn run_step(&self, t: &mut State, seat: Seat, source: Source, at: u8, out: &mut Out<'_>) {
        t.stack.pop();
        let Some(effect) = self.content.effects(source).get(usize::from(at)) else { return };
        Self::push(t, seat, Task::Run(source, at + 1));
        match *effect {
            Effect::Gain(amounts) => self.gain(t, seat, amounts, out),
            Effect::GainAny(count) => Self::push(t, seat, Task::GainAny(count)),
            Effect::DrawDeck(count) => Self::push(t, seat, Task::DrawDeck(count)),
            Effect::DrawCantina(count) => Self::push(t, seat, Task::Cantina(count, false)),
        }
    }

    /// Somebody with room names a resource (MIC-30); the Automa takes what it has least of (MIC-184).
    pub(crate) fn gain_any_waits(&self, t: &mut State, seat: Seat, left: u8, out: &mut Out<'_>) -> bool {
        if self.is_automa(seat) {
            t.stack.pop();
            self.automa_gains_any(t, left, out);
            return false;
        }
        let player = &t.players[seat];
        let capacity = self.capacity(player);
        if left > 0 && player.cargo.0.iter().any(|amount| *amount < capacity) {
            return true;
        }
        t.stack.pop();
        false
    }

    /// Which units are paid is asked only if there is a choice.
    pub(crate) fn pay_any_waits(t: &mut State, seat: Seat, left: u8, out: &mut Out<'_>) -> bool {
        let cargo = t.players[seat].cargo;
        if left > 0 && cargo.kinds() > 1 && cargo.total() > left {
            return true;
        }
        t.stack.pop();
        let mut rest = left;
        let mut paid = Resources::default();
        for (resource, amount) in cargo.each() {
            let part = amount.min(rest);
            *paid.of_mut(resource) = part;
            rest -= part;
        }
        Self::pay(t, seat, paid, out);
        false
    }

    /// Draws one card if there is room and a card, and places it before the next one (MIC-34 to MIC-36, MIC-40).
    pub(crate) fn draw_one(&self, t: &mut State, seat: Seat, left: u8, out: &mut Out<'_>) {
        t.stack.pop();
        if left == 0 || t.players[seat].crew().len() >= self.crew_limit() {
            return;
        }
        let Some(card) = Self::draw_crew(t, out) else { return };
        out.tell_all(|| Event::Drew(seat, card));
        Self::push(t, seat, Task::DrawDeck(left - 1));
        Self::push(t, seat, Task::Place(card));
    }

    /// Picks come from what was face up when the effect began; slots are refilled after the last one (MIC-41 to MIC-43).
    pub(crate) fn cantina_waits(&self, t: &mut State, seat: Seat, left: u8, out: &mut Out<'_>) -> bool {
        let room = t.players[seat].crew().len() < self.crew_limit();
        if left > 0 && room && !t.cantina.is_empty() {
            return true;
        }
        t.stack.pop();
        // Where nothing was taken there is nothing to refill, unless cards were missing before (MIC-40).
        self.refill_cantina(t, out);
        false
    }

    /// The row is asked for only if both have room (MIC-36).
    pub(crate) fn place_waits(&self, t: &mut State, seat: Seat, card: CardId, out: &mut Out<'_>) -> bool {
        let Some(row) = self.only_row(&t.players[seat]) else { return true };
        t.stack.pop();
        Self::place(t, seat, card, row, out);
        false
    }

    /// The same for the cards of the first deal, in order.
    pub(crate) fn place_dealt_waits(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) -> bool {
        let Some(card) = t.players[seat].dealt.first() else {
            t.stack.pop();
            return false;
        };
        let Some(row) = self.only_row(&t.players[seat]) else { return true };
        t.players[seat].dealt.take(card);
        Self::place(t, seat, card, row, out);
        false
    }
}
