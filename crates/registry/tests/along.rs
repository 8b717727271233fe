//! Games played at random, for tests that look at every game on its way.

use orrery_core::seed::Dice;
use orrery_core::{Chance, SeatSet, TableObject};
use orrery_registry::Title;
use serde_json::json;

/// A game before one of its decisions, or at its end.
pub struct Moment<'a> {
    pub game: &'a dyn Title,
    pub table: &'a dyn TableObject,
    /// What its dice come from.
    pub seed: u64,
    number: usize,
}

impl Moment<'_> {
    /// Somebody who looks at it: nobody in particular or one of the seats, each in turn.
    pub fn viewer(&self) -> SeatSet {
        let seats = self.table.seats();
        match self.number % (seats.iter().count() + 1) {
            0 => SeatSet::NOBODY,
            nth => seats.iter().nth(nth - 1).map_or(SeatSet::NOBODY, SeatSet::only),
        }
    }
}

/// Plays every game with as few and as many seats as it has, and looks at every so many moments, and at the end.
pub fn along_games(every: usize, mut look: impl FnMut(Moment<'_>)) {
    for game in orrery_registry::all() {
        let (fewest, most) = game.seats();
        let counts = [fewest, most].into_iter().take(if fewest == most { 1 } else { 2 });
        for (seats, seed) in counts.zip(21..) {
            let mut chance = Chance::sampled(seed);
            let mut table = game.open(seats, &json!({}), Dice::numbered(seed)).expect("the seats fit");
            let mut legal = Vec::new();
            for number in 0.. {
                if number % every == 0 || table.awaiting().is_empty() {
                    look(Moment { game: &*game, table: &*table, seed, number: number / every });
                }
                let Some(seat) = table.awaiting().first() else { break };
                table.legal_numbers(seat, &mut legal);
                let answer = legal[chance.pick(legal.len())];
                table.act_number(seat, table.made_by(seat), answer).expect("it is legal");
            }
        }
    }
}
