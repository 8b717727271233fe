//! The value of one option, of a position, or of all answers of a question, from a search of its own.

use orrery_core::evaluate::PerSeat;
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Chance, Evaluate, Numbered, Seat};

use super::{Key, RootSums, Tree, Walk};
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
    let walk = walked(question, judge, option, iterations, chance);
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

/// What a search has seen after one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Foreseen<A> {
    /// The answer.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance of each rival to win, on average.
    pub win_chances: PerSeat,
    /// The final score that each rival can expect, on average.
    pub scores: PerSeat,
}

/// Every answer that a search with a tree of its own has tried.
pub fn foresee<G: Evaluate>(
    question: &Question<'_, G>,
    judge: &dyn Judge<G>,
    iterations: u32,
    chance: &mut Chance,
) -> Vec<Foreseen<G::Action>> {
    let walk = walked(question, judge, None, iterations, chance);
    let foreseen = |(key, sums): &(Key, RootSums)| {
        let (_, number) = key.read(G::Action::COUNT);
        Some(Foreseen {
            action: number.and_then(G::Action::from_number)?,
            visits: sums.visits,
            win_chances: sums.chances.map(|sum| sum / sums.visits as f32),
            scores: sums.scores.map(|sum| sum / sums.visits as f32),
        })
    };
    walk.roots.iter().filter_map(foreseen).collect()
}

/// A search that has made so many iterations.
fn walked<'a, G: Evaluate>(
    question: &Question<'a, G>,
    judge: &'a dyn Judge<G>,
    only: Option<G::Action>,
    iterations: u32,
    chance: &mut Chance,
) -> Walk<'a, G> {
    let mut walk = Walk {
        game: question.game,
        guess: question.guess,
        seat: question.seat,
        judge,
        tuning: judge.tuning(question.game),
        only,
        tree: Tree::new(),
        roots: Vec::new(),
        candidates: Vec::new(),
        options: Vec::new(),
        path: Vec::new(),
    };
    for _ in 0..iterations.max(1) {
        walk.iterate(chance);
    }
    walk
}
