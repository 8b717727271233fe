//! What bots and statistics need to know of the game.

use std::borrow::Cow;

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::tally::Sum;
use orrery_core::{Game, Seat, Study, Text};

use crate::{Smugglers, State};

impl Evaluate for Smugglers {
    /// What is sold, and a part of what is in hand.
    fn expect(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        for seat in self.seats().iter() {
            let mut sum = Sum::default();
            self.score(t, seat, &mut sum);
            let hand: u8 = t.hands[seat].iter().map(|card| card.face.worth().unwrap_or(1)).sum();
            scores[seat.index()] = sum.0 as f32 + 0.3 * style.0[0] * f32::from(hand);
        }
    }

    fn scale(&self, _t: &State) -> f32 {
        2.0
    }
}

impl Study for Smugglers {
    fn facts(&self, _t: &State, _seat: Seat, _mark: &mut dyn FnMut(&'static str, &str)) {}

    fn possible_facts(&self, _mark: &mut dyn FnMut(&'static str, &str)) {}

    fn rounds(&self, t: &State) -> u32 {
        u32::from(t.turn / self.seats().count())
    }

    /// The first seat is the first captain (SMU-3).
    fn turn_order(&self, _t: &State, seat: Seat) -> Option<u8> {
        Some(seat.index() as u8)
    }

    fn counted_as(&self, text: &Text) -> Cow<'static, str> {
        if text.key == "score-sold" { "sold".into() } else { text.key.clone() }
    }
}
