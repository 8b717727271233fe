//! The best immediate evaluation.

use std::sync::Arc;

use orrery_core::{Chance, Evaluate, Game, Outside, Seat, play};

use crate::{Bot, Choice, Judge, Question, legal};

/// How many own answers a greedy player follows through before it judges: a contract is worth what comes of it.
const FOLLOW_UP: usize = 8;
/// How many ways chance could turn out are looked at.
const SAMPLES: usize = 3;
/// A hasty player makes one decision in so many without looking.
const SLIPS: usize = 60;

/// Looks at every action, follows its own answers through, and takes what looks best at once.
pub struct Greedy<G: Game> {
    judge: Arc<dyn Judge<G>>,
    samples: usize,
    /// One decision in so many is made without looking; none if this is 0.
    slips: usize,
}

impl<G: Evaluate> Greedy<G> {
    /// With this judge.
    pub fn new(judge: Arc<dyn Judge<G>>) -> Self {
        Self { judge, samples: SAMPLES, slips: 0 }
    }

    /// The same after one look at each action, and now and then without any: for whoever plays many games to their ends
    /// and wants no two of them alike.
    pub fn hasty(judge: Arc<dyn Judge<G>>) -> Self {
        Self { judge, samples: 1, slips: SLIPS }
    }

    /// The own chance to win after an action, own follow-up answers included.
    fn worth(&self, game: &G, t: &G::State, seat: Seat, action: G::Action, chance: &mut Chance) -> f32 {
        let mut after = *t;
        game.apply(&mut after, seat, action, &mut Outside::silent(seat, chance));
        self.follow_up(game, &mut after, seat, chance);
        game.settle(&mut after, chance);
        self.judge(game, &after, seat)
    }

    fn judge(&self, game: &G, t: &G::State, seat: Seat) -> f32 {
        self.judge.win_chances(game, t)[seat.index()]
    }

    /// Answers the own questions that follow at once, each by its own immediate evaluation.
    fn follow_up(&self, game: &G, t: &mut G::State, seat: Seat, chance: &mut Chance) {
        for _ in 0..FOLLOW_UP {
            if !game.continues(t, seat) {
                return;
            }
            let options = legal(game, t, seat);
            let best = options.into_iter().map(|action| {
                let mut after = *t;
                game.apply(&mut after, seat, action, &mut Outside::silent(seat, chance));
                (self.judge(game, &after, seat), action)
            });
            let Some((_, action)) = best.max_by(|a, b| a.0.total_cmp(&b.0)) else { return };
            game.apply(t, seat, action, &mut Outside::silent(seat, chance));
        }
    }

    /// Every legal action with its worth, the best first.
    pub(crate) fn ranked(&self, question: &Question<'_, G>, chance: &mut Chance) -> Vec<(f32, G::Action)> {
        let Question { game, guess, seat, .. } = question;
        let mut options = question.considered();
        if let [only] = options.as_slice() {
            return vec![(0.0, *only)];
        }
        if self.slips > 0 {
            // Of equals, not always the first.
            chance.shuffle(&mut options);
            if chance.pick(self.slips) == 0 {
                return vec![(0.0, options[0])];
            }
        }
        let mut worth = vec![0.0; options.len()];
        for _ in 0..self.samples {
            let mut world = *guess.again(*game, chance).state();
            let awaited = game.awaiting(guess.state());
            play::answer_again(*game, &mut world, awaited, &mut Vec::new(), chance);
            for (sum, action) in worth.iter_mut().zip(&options) {
                if game.check(&world, *seat, *action).is_ok() {
                    *sum += self.worth(*game, &world, *seat, *action, chance);
                }
            }
        }
        let mut ranked: Vec<_> =
            worth.into_iter().map(|sum| sum / self.samples as f32).zip(options).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranked
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut Chance) -> Choice<G::Action> {
        Choice::plain(self.ranked(question, chance)[0].1)
    }
}
