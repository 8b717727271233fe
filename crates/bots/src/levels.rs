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
    /// Searches with the network of the game, where it has one; elsewhere twice as long as a hard one.
    Expert,
}

impl Level {
    /// Iterations of search per decision, of which a game may take a part (`Evaluate::share_of_level`); an easy opponent does
    /// not search.
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Easy => 0,
            Self::Normal => 600,
            Self::Hard => 8_000,
            Self::Expert => 16_000,
        }
    }
}

impl Level {
    /// The budget of a level that searches: of a long turn the first three or four decisions are searched in full.
    pub const fn budget(self) -> Budget {
        let iterations = self.iterations();
        Budget { in_a_turn: Some(4 * iterations), of_a_level: true, ..Budget::iterations(iterations) }
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

/// An easy opponent is careless in one turn of so many, and plays the others as well as it can.
const CARELESS: usize = 2;
/// What it may give away in a careless turn, however many decisions that has: this part of an even chance to win. A tolerance for
/// each decision would ruin it wherever a turn has many small steps.
const TOLERANCE: f32 = 0.15;
/// An easy opponent chooses among so many of the best options.
const CONSIDERED: usize = 4;

/// What an easy opponent may still give away of its chance to win in the present turn.
#[derive(Default)]
struct Carelessness {
    left: f32,
}

impl Carelessness {
    /// Another turn begins at a table with so many rivals.
    fn renew(&mut self, rivals: u8, chance: &mut Chance) {
        let even = 1.0 / f32::from(rivals.max(2));
        self.left = if chance.pick(CARELESS) == 0 { TOLERANCE * even } else { 0.0 };
    }

    /// One of the options that are still good enough, by the worth of each, the best first.
    fn pick<A: Copy>(&mut self, ranked: &[(f32, A)], chance: &mut Chance) -> A {
        let lost = |worth: f32| ranked[0].0 - worth;
        let close = ranked.iter().take(CONSIDERED).filter(|(worth, _)| lost(*worth) <= self.left).count();
        let (worth, action) = ranked[chance.pick(close)];
        self.left -= lost(worth);
        action
    }
}

/// A greedy bot with a random style for each game that does not always take the best option.
pub struct Easy<G: Game> {
    greedy: Option<Greedy<G>>,
    carelessness: Carelessness,
}

impl<G: Game> Default for Easy<G> {
    fn default() -> Self {
        Self { greedy: None, carelessness: Carelessness::default() }
    }
}

impl<G: Evaluate> Bot<G> for Easy<G> {
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut Chance) -> Choice<G::Action> {
        let greedy =
            self.greedy.get_or_insert_with(|| Greedy::new(Arc::new(HandWritten(random_style(chance, 0.9)))));
        if question.begins_a_turn() {
            self.carelessness.renew(question.game.rivals(), chance);
        }
        Choice::plain(self.carelessness.pick(&greedy.ranked(question, chance), chance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every step of a turn has an option that costs this much.
    const STEP: f32 = 0.02;

    fn given_away_in_a_turn(steps: usize, chance: &mut Chance) -> f32 {
        let mut carelessness = Carelessness::default();
        carelessness.renew(2, chance);
        (0..steps).map(|_| carelessness.pick(&[(0.5, 0.0), (0.5 - STEP, STEP)], chance)).sum()
    }

    #[test]
    fn a_long_turn_costs_an_easy_bot_no_more_than_a_short_one() {
        let mut chance = Chance::sampled(1);
        let long: Vec<f32> = (0..200).map(|_| given_away_in_a_turn(40, &mut chance)).collect();
        let most = long.iter().copied().fold(0.0, f32::max);
        assert!((most - TOLERANCE / 2.0).abs() < STEP, "some turns give away all that they may: {most}");
        let careful = long.iter().filter(|lost| **lost == 0.0).count();
        assert!((70..130).contains(&careful), "about one turn of {CARELESS} is careless: {careful}");
    }
}
