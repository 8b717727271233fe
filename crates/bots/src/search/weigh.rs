//! One option looked into by itself: what it is worth, without a choice being made.

use orrery_core::evaluate::PerSeat;
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Chance, Evaluate, Seat};

use super::{RootSums, Tree, Walk};
use crate::{Judge, Question};

/// What looking into one option, or into a whole position, has come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The chance of each rival to win.
    pub win_chances: PerSeat,
    /// The final score that each rival can expect.
    pub scores: PerSeat,
    /// What is expected to follow: who does what.
    pub line: Vec<(Seat, A)>,
}

/// Looks ahead so many times with a tree of its own, always beginning with `option`; without one, with whatever promises
/// most, and then it is the answer looked into most often that is judged. All options that are looked into equally often are
/// judged equally well, which is not so within one search: that one spends its time on what it likes.
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
    // What is played in the end counts, not what was only tried on the way.
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
