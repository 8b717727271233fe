//! The value of one option, or of a position, from a search of its own.

use orrery_core::evaluate::PerSeat;
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Chance, Evaluate, Seat};

use super::{RootSums, Tree, Walk};
use crate::{Judge, Question};

/// The value of one option or position.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The chance of each rival to win.
    pub win_chances: PerSeat,
    /// The final score that each rival can expect.
    pub scores: PerSeat,
    /// What is expected to follow: who does what.
    pub line: Vec<(Seat, A)>,
}

/// Searches with a tree of its own that always begins with `option`; without one, the most visited answer is valued.
/// Options weighed with the same number of iterations can be compared, unlike those of one search, which visits good
/// options more often.
pub fn weigh<G: Evaluate>(
    question: &Question<'_, G>,
    judge: &dyn Judge<G>,
    option: Option<G::Action>,
    iterations: u32,
    chance: &mut Chance,
) -> Weighed<G::Action> {
    let mut walk = Walk {
        game: question.game,
        guess: question.guess,
        seat: question.seat,
        judge,
        tuning: judge.tuning(question.game),
        only: option,
        tree: Tree::new(),
        roots: Vec::new(),
        candidates: Vec::new(),
        options: Vec::new(),
        path: Vec::new(),
    };
    for _ in 0..iterations.max(1) {
        walk.iterate(chance);
    }
    // Only the step that would be played counts, not those that were tried.
    let favourite = walk.roots.iter().max_by_key(|(_, sums)| sums.visits);
    let mean = |of: fn(&RootSums) -> &PerSeat| {
        favourite.map_or([0.0; MOST_SEATS as usize], |(_, sums)| of(sums).map(|sum| sum / sums.visits as f32))
    };
    Weighed {
        win_chances: mean(|sums| &sums.chances),
        scores: mean(|sums| &sums.scores),
        line: favourite.map(|(key, _)| walk.line(*key)).unwrap_or_default(),
    }
}
