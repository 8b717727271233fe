//! What bots and statistics need to know of the game.

use std::borrow::Cow;

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::{Game, Seat, Study, Text};

use crate::{ConnectFour, State};

impl Evaluate for ConnectFour {
    /// Nothing is counted before the end: the search has to find the line.
    fn expect(&self, t: &State, _style: &Style, scores: &mut PerSeat) {
        *scores = if self.awaiting(t).is_empty() { self.result(t) } else { PerSeat::default() };
    }

    fn scale(&self, _t: &State) -> f32 {
        1.0
    }
}

impl Study for ConnectFour {
    fn facts(&self, _t: &State, _seat: Seat, _mark: &mut dyn FnMut(&'static str, &str)) {}

    fn possible_facts(&self, _mark: &mut dyn FnMut(&'static str, &str)) {}

    fn rounds(&self, t: &State) -> u32 {
        u32::from(t.dropped()).div_ceil(2)
    }

    /// The first seat begins (C4-2).
    fn turn_order(&self, _t: &State, seat: Seat) -> Option<u8> {
        Some(seat.index() as u8)
    }

    fn counted_as(&self, text: &Text) -> Cow<'static, str> {
        if text.key == "ended-line" { "score-line".into() } else { text.key.clone() }
    }
}
