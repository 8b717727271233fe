//! How much has been thought: counted in judgements, so that the same work is the same on every machine.

use std::sync::atomic::{AtomicU64, Ordering};

use orrery_bots::{HandWritten, Judge, Judgement};
use orrery_core::Evaluate;
use orrery_core::evaluate::PerSeat;

/// Judges as the game itself does, and counts how often. Nearly all thought is spent on moves that are judged, so the
/// count stands for the time.
#[derive(Debug, Default)]
pub(crate) struct Meter {
    judged: AtomicU64,
}

impl Meter {
    /// How many tables have been judged.
    pub fn judged(&self) -> u64 {
        self.judged.load(Ordering::Relaxed)
    }
}

impl<G: Evaluate> Judge<G> for Meter {
    fn win_chances(&self, game: &G, t: &G::State) -> PerSeat {
        self.judged.fetch_add(1, Ordering::Relaxed);
        HandWritten::PLAIN.win_chances(game, t)
    }

    fn judge(&self, game: &G, t: &G::State) -> Judgement {
        self.judged.fetch_add(1, Ordering::Relaxed);
        HandWritten::PLAIN.judge(game, t)
    }
}
