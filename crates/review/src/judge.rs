//! What a decision cost, from what its seat could know.

use orrery_bots::object::expected;
use orrery_bots::{Bot, Budget, Question, Search, weigh};
use orrery_core::evaluate::Style;
use orrery_core::{Chance, Evaluate, Game, Guess, Publish, Seat, SeatSet, Words};

use crate::playout;
use crate::report::{Costly, Doubt, Effort, Step};
use crate::story::Story;
use crate::{Estimate, Phrase};

/// A decision after a first look.
pub(crate) struct Glance {
    /// How many decisions were made before it.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What it seems to have cost.
    pub loss: f64,
}

/// Judges the decisions of one game.
pub(crate) struct Judge<'a, G: Game> {
    pub story: &'a Story<G>,
    pub effort: Effort,
    pub seed: u64,
}

impl<G: Evaluate + Publish> Judge<'_, G> {
    /// The chance of one task: the same whatever else is looked into.
    fn chance(&self, step: usize, task: u64) -> Chance {
        Chance::sampled(self.seed ^ ((step as u64 + 1) << 20) ^ task)
    }

    /// The table before a decision as its seat could guess it; nothing if the seat had no choice, or acted unasked.
    fn guess(&self, step: usize) -> Option<(Seat, G::Action, Guess<G::State>)> {
        let (game, t) = (&self.story.game, &self.story.states[step]);
        let chapter = &self.story.chapters[step];
        let (seat, played) = (chapter.seat, chapter.action);
        if !game.awaiting(t).contains(seat) {
            return None;
        }
        let guess = Guess::of(game, t, SeatSet::only(seat), &mut self.chance(step, 1));
        let question = Question { game, guess: &guess, seat, history: &[] };
        let considered = question.considered();
        let choice = considered.len() > 1 || considered.first().is_some_and(|only| *only != played);
        (choice && game.check(guess.state(), seat, played).is_ok()).then_some((seat, played, guess))
    }

    /// What a search of so many iterations would play.
    fn choice(&self, question: &Question<'_, G>, iterations: u32, chance: &mut Chance) -> G::Action {
        let mut search = Search::<G::Action>::new(Budget::iterations(iterations), Style::PLAIN);
        search.choose(question, chance).action
    }

    /// A first look; nothing if there was nothing to choose.
    pub fn glance(&self, step: usize) -> Option<Glance> {
        let (seat, played, guess) = self.guess(step)?;
        let question = Question { game: &self.story.game, guess: &guess, seat, history: &[] };
        let best = self.choice(&question, self.effort.first, &mut self.chance(step, 2));
        let worth = |option| {
            let weighed = weigh(&question, Some(option), self.effort.compared, &mut self.chance(step, 3));
            f64::from(weighed.win_chances[seat.index()])
        };
        let loss = if best == played { 0.0 } else { worth(best) - worth(played) };
        Some(Glance { step, seat, loss })
    }

    /// A long look; nothing if the search would have played the same after all.
    pub fn look_into(&self, words: &Words, step: usize) -> Option<Costly> {
        let (seat, played, guess) = self.guess(step)?;
        let game = &self.story.game;
        let question = Question { game, guess: &guess, seat, history: &[] };
        let iterations = self.effort.searches * self.effort.deep;
        let best = self.choice(&question, iterations, &mut self.chance(step, 4));
        if best == played {
            return None;
        }
        let (mut of_played, mut of_best, mut losses) = (Vec::new(), Vec::new(), Vec::new());
        let mut line = Vec::new();
        for search in 0..u64::from(self.effort.searches) {
            // The same chance for both, as far as they go the same way.
            let weighed = |option| {
                weigh(&question, Some(option), self.effort.deep, &mut self.chance(step, 16 + search))
            };
            let (with_played, with_best) = (weighed(played), weighed(best));
            let chance = |chances: &[f32]| f64::from(chances[seat.index()]);
            of_played.push(chance(&with_played.win_chances));
            of_best.push(chance(&with_best.win_chances));
            losses.push(of_best[of_best.len() - 1] - of_played[of_played.len() - 1]);
            if with_best.line.len() > line.len() {
                line = with_best.line;
            }
        }
        let steps = expected(game, &guess, (seat, best), &line, &mut self.chance(step, 5));
        let loss = Estimate::of(&losses);
        let playouts = self.playouts(step, &question, (played, best));
        let label = |action| Phrase::of(words, &game.label(guess.state(), seat, action));
        Some(Costly {
            step,
            played: played.to_string(),
            played_words: label(played),
            better: best.to_string(),
            better_words: label(best),
            chance_played: Estimate::of(&of_played),
            chance_better: Estimate::of(&of_best),
            doubt: doubt(&loss, &playouts),
            loss,
            playouts,
            // Where the imagined world goes another way, there is nothing more to tell.
            line: steps
                .iter()
                .map_while(|step| {
                    Some(Step { seat: step.seat, words: Phrase::of(words, step.label.as_ref()?) })
                })
                .collect(),
        })
    }

    /// How much more often games are won after the second action than after the first, in the same worlds with the same
    /// dice.
    fn playouts(&self, step: usize, question: &Question<'_, G>, pair: (G::Action, G::Action)) -> Estimate {
        let (game, seat) = (question.game, question.seat);
        let mut chance = self.chance(step, 6);
        let gains: Vec<f64> = (0..self.effort.playouts)
            .map(|playout| {
                let world = playout::world(game, question.guess, &mut chance);
                let seed = self.seed ^ ((step as u64) << 32) ^ u64::from(playout);
                let won = |action| f64::from(playout::after(game, &world, seat, action, seed)[seat.index()]);
                won(pair.1) - won(pair.0)
            })
            .collect();
        Estimate::of(&gains)
    }
}

/// A number is believed if it is larger than its uncertainty and nothing speaks against it.
fn doubt(loss: &Estimate, playouts: &Estimate) -> Option<Doubt> {
    if loss.low() <= 0.0 {
        return Some(Doubt::Close);
    }
    let contradicted = playouts.samples > 1 && playouts.mean < 0.0 && playouts.high() < loss.mean;
    contradicted.then_some(Doubt::Contradicted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_sure_is_said_to_be_so() {
        let some = |mean, error| Estimate { mean, error, samples: 6 };
        assert_eq!(doubt(&some(0.02, 0.02), &some(0.1, 0.1)), Some(Doubt::Close));
        assert_eq!(doubt(&some(0.2, 0.02), &some(0.1, 0.1)), None);
        assert_eq!(doubt(&some(0.2, 0.02), &some(-0.05, 0.1)), None);
        assert_eq!(doubt(&some(0.2, 0.02), &some(-0.2, 0.05)), Some(Doubt::Contradicted));
    }
}
