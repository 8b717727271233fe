//! How much has been thought: counted in judgements, so that the same work is the same on every machine.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use orrery_bots::{Best, HandWritten, Judge, Judgement};
use orrery_core::Evaluate;
use orrery_core::evaluate::PerSeat;

/// How many billionths of a second a network takes for each seat, beside the rest of a judgement.
const NETWORK: u64 = 650;

/// Judges as well as the game can, and counts how often. Nearly all thought is spent on moves that are judged, so the count stands
/// for the time; a network counts as the judgements by hand that would take as long.
#[derive(Default)]
pub(crate) struct Meter {
    judged: AtomicU64,
    best: Best,
}

impl Meter {
    /// How many tables have been judged.
    pub fn judged(&self) -> u64 {
        self.judged.load(Ordering::Relaxed)
    }

    fn count<G: Evaluate>(&self, game: &G) {
        let more = if self.best.is_learned(game) {
            NETWORK * u64::from(game.seats().count()) * game.judgements_per_second() / 1_000_000_000
        } else {
            0
        };
        self.judged.fetch_add(1 + more, Ordering::Relaxed);
    }
}

impl<G: Evaluate> Judge<G> for Meter {
    fn win_chances(&self, game: &G, t: &G::State) -> PerSeat {
        self.count(game);
        self.best.win_chances(game, t)
    }

    fn judge(&self, game: &G, t: &G::State) -> Judgement {
        self.count(game);
        self.best.judge(game, t)
    }
}

/// Judges by hand, which is quicker, and counts too: for games that are played on.
pub(crate) struct ByHand(pub Arc<Meter>);

impl<G: Evaluate> Judge<G> for ByHand {
    fn win_chances(&self, game: &G, t: &G::State) -> PerSeat {
        self.0.judged.fetch_add(1, Ordering::Relaxed);
        HandWritten::PLAIN.win_chances(game, t)
    }

    fn judge(&self, game: &G, t: &G::State) -> Judgement {
        self.0.judged.fetch_add(1, Ordering::Relaxed);
        HandWritten::PLAIN.judge(game, t)
    }
}
