//! Levels that people choose: budgets and styles of the bots.

use std::sync::Arc;

use orrery_core::evaluate::{PREFERENCES, Style};
use orrery_core::{Chance, Evaluate, Game};

use crate::greedy::Greedy;
use crate::{Bot, Budget, Choice, HandWritten, Question};

/// How good an opponent should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Does not search and makes mistakes.
    Easy,
    /// Searches a little.
    Normal,
    /// Searches.
    Hard,
}

impl Level {
    /// Iterations of search per decision; an easy opponent does not search.
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Easy => 0,
            Self::Normal => 600,
            Self::Hard => 8_000,
        }
    }
}

impl Level {
    /// The budget of a level that searches: of a long turn the first three or four decisions are searched in full.
    pub const fn budget(self) -> Budget {
        let iterations = self.iterations();
        Budget { in_a_turn: Some(4 * iterations), ..Budget::iterations(iterations) }
    }
}

/// A style whose weights differ from the usual ones by up to `spread`.
pub fn random_style(chance: &mut Chance, spread: f32) -> Style {
    let mut weights = [1.0; PREFERENCES];
    for weight in &mut weights {
        // Between 1 - spread and 1 + spread, in fine steps.
        *weight = 1.0 + spread * (chance.pick(201) as f32 / 100.0 - 1.0);
    }
    Style(weights)
}

/// An easy opponent may choose an option whose chance to win is lower than the best one by this much.
const TOLERANCE: f32 = 0.06;
/// An easy opponent chooses among so many of the best options.
const CONSIDERED: usize = 4;

/// A greedy bot with a random style for each game that does not always take the best option.
pub struct Easy<G: Game> {
    greedy: Option<Greedy<G>>,
}

impl<G: Game> Default for Easy<G> {
    fn default() -> Self {
        Self { greedy: None }
    }
}

impl<G: Evaluate> Bot<G> for Easy<G> {
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut Chance) -> Choice<G::Action> {
        let greedy =
            self.greedy.get_or_insert_with(|| Greedy::new(Arc::new(HandWritten(random_style(chance, 0.9)))));
        let ranked = greedy.ranked(question, chance);
        let best = ranked[0].0;
        let close = ranked.iter().take(CONSIDERED).filter(|(worth, _)| best - worth <= TOLERANCE).count();
        Choice::plain(ranked[chance.pick(close)].1)
    }
}
