//! The steps of an effect: one after another, each as far as possible (MIC-97).

use super::cantina::Cantina;
use super::draw_deck::DrawDeck;
use super::gain_any::GainAny;
use super::prelude::*;
use crate::effects::{Effect, Source};

/// An effect under way, carried out by the seat of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// Which effect.
    pub source: Source,
    /// The next step.
    pub at: u8,
}

impl Run {
    /// From the first step on.
    pub const fn of(source: Source) -> Self {
        Self { source, at: 0 }
    }
}

impl Script<MicroCosmos> for Run {
    fn run(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Some([effect, rest @ ..]) = game.content.effects(self.source).get(usize::from(self.at)..) else {
            return;
        };
        if !rest.is_empty() {
            t.stack.push(seat, Self { at: self.at + 1, ..self });
        }
        match *effect {
            Effect::Gain(amounts) => game.gain(t, seat, amounts, out),
            Effect::GainAny(left) => t.stack.push(seat, GainAny { left }),
            Effect::DrawDeck(left) => t.stack.push(seat, DrawDeck { left }),
            Effect::DrawCantina(left) => t.stack.push(seat, Cantina { left, optional: false }),
        }
    }
}
