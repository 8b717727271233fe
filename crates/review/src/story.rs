//! One sentence on top: what decided the game.

use orrery_core::{Seat, Text};

use crate::report::{Costly, Review, Stage};
use crate::words::{Teller, one_in};

/// A decision that cost so much decided something.
const DECISIVE: f64 = 0.1;
/// So much luck did.
const LUCKY: f64 = 0.2;
/// A lead for good that is taken in the last so much of the game leaves it open to the end.
const LATE: f64 = 0.92;

impl Teller<'_> {
    /// What decided the game, in a sentence or two.
    pub fn story(&self, review: &Review) -> String {
        let winner = winner(review);
        let reason = self.decided_by(review, winner);
        match winner.and_then(|winner| self.ahead(review, winner)) {
            Some(ahead) => format!("{reason} {ahead}"),
            None => reason,
        }
    }

    fn decided_by(&self, review: &Review, winner: Option<Seat>) -> String {
        let blunder = blunder(review, winner);
        let luck = winner.and_then(|winner| luck(review, winner));
        let cost = blunder.map_or(0.0, |(_, costly)| costly.expected_loss());
        if let (Some(winner), Some(luck)) = (winner, luck)
            && luck > LUCKY
            && luck > 1.5 * cost
        {
            let points = (luck * 100.0).round() as i64;
            return self.tell(&Text::new("story-luck").seat("seat", winner).amount("points", points));
        }
        if let Some((seat, costly)) = blunder.filter(|_| cost > DECISIVE) {
            let text = Text::new("story-choice")
                .seat("seat", seat)
                .amount("round", i64::from(costly.round))
                .amount("in", one_in(costly.loss.mean))
                .word("played", self.played(costly));
            return self.tell(&text.word("better", self.better(costly)));
        }
        match winner {
            Some(winner) => self.tell(&Text::new("story-steady").seat("seat", winner)),
            None => self.say("story-level"),
        }
    }

    /// From when on the winner was ahead for good.
    fn ahead(&self, review: &Review, winner: Seat) -> Option<String> {
        let behind = |chances: &[crate::Estimate]| {
            let own = chances.get(winner.index()).map_or(0.0, |chance| chance.mean);
            chances.iter().enumerate().any(|(seat, chance)| seat != winner.index() && chance.mean >= own)
        };
        let last =
            review.course.iter().rposition(|moment| behind(&moment.chances)).map_or(0, |last| last + 1);
        let moment = review.course.get(last)?;
        if last as f64 > review.course.len() as f64 * LATE {
            return Some(self.say("story-close"));
        }
        let text =
            Text::new("story-ahead").seat("seat", winner).amount("round", i64::from(moment.round.max(1)));
        Some(self.tell(&text))
    }
}

/// Who has won alone.
fn winner(review: &Review) -> Option<Seat> {
    let end = review.course.last()?;
    let won = end.chances.iter().position(|chance| chance.mean > 0.99)?;
    Some(Seat::new(won as u8))
}

/// The decision of somebody who has not won that cost most.
fn blunder(review: &Review, winner: Option<Seat>) -> Option<(Seat, &Costly)> {
    let seats = review.costly.iter().enumerate().map(|(seat, costly)| (Seat::new(seat as u8), costly));
    let sure = |costly: &&Costly| costly.doubt.is_none();
    let worst = seats
        .filter(|(seat, _)| Some(*seat) != winner)
        .filter_map(|(seat, costly)| Some((seat, costly.iter().find(sure)?)));
    worst.max_by(|a, b| a.1.expected_loss().total_cmp(&b.1.expected_loss()))
}

/// What luck brought the winner, as far as it is sure.
fn luck(review: &Review, winner: Seat) -> Option<f64> {
    let split = review.splits.get(winner.index()).filter(|_| review.stage == Stage::Whole)?;
    (split.chance.luck.low() > 0.0).then_some(split.chance.luck.mean)
}
