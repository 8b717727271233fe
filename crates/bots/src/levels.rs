//! Levels that people choose: budgets and tastes of the bots.

use std::sync::Arc;

use orrery_core::evaluate::{PREFERENCES, Style};
use orrery_core::{Chance, Evaluate, Game};

use crate::greedy::Greedy;
use crate::{Bot, Choice, HandWritten, Question};

/// How good an opponent should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Plays for fun.
    Easy,
    /// Thinks a little.
    Normal,
    /// Thinks.
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

/// A taste of one's own: some things are loved, others forgotten.
pub fn taste(chance: &mut Chance, spread: f32) -> Style {
    let mut weights = [1.0; PREFERENCES];
    for weight in &mut weights {
        // Between 1 - spread and 1 + spread, in fine steps.
        *weight = 1.0 + spread * (chance.pick(201) as f32 / 100.0 - 1.0);
    }
    Style(weights)
}

/// How much worse than the best an option may look and still tempt an easy opponent, as a chance to win.
const TEMPTATION: f32 = 0.06;
/// How many options an easy opponent sees.
const SEES: usize = 4;

/// Has a taste of its own for each game, sees what is nice at once, and does not always take the best of it.
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
            self.greedy.get_or_insert_with(|| Greedy::new(Arc::new(HandWritten(taste(chance, 0.9)))));
        let ranked = greedy.ranked(question, chance);
        let best = ranked[0].0;
        let tempting = ranked.iter().take(SEES).filter(|(worth, _)| best - worth <= TEMPTATION).count();
        Choice::plain(ranked[chance.pick(tempting)].1)
    }
}
