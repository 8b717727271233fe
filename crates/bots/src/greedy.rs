//! A bot that takes the action with the best evaluation.

use std::sync::Arc;

use orrery_core::{Chance, Evaluate, Game, Outside, Seat, play};

use crate::{Bot, Choice, Judge, Question, legal};

/// How many follow-up questions of its own a greedy bot answers before it judges: an action is worth what comes of it.
const FOLLOW_UP: usize = 8;
/// How many outcomes of chance are sampled per action.
const SAMPLES: usize = 3;
/// A hasty bot takes the second best answer at one decision in so many.
const SLIPS: usize = 60;

/// Tries every action, answers its own follow-up questions, and takes the action after which the judge likes the table best.
pub struct Greedy<G: Game> {
    judge: Arc<dyn Judge<G>>,
    samples: usize,
    /// At one decision in so many the second best answer is taken; at none if this is 0.
    slips: usize,
}

impl<G: Evaluate> Greedy<G> {
    /// With this judge.
    pub fn new(judge: Arc<dyn Judge<G>>) -> Self {
        Self { judge, samples: SAMPLES, slips: 0 }
    }

    /// One sample per action, and now and then the second best one: for playouts, which must be quick and differ from each
    /// other. A random action now and then would lose more than most decisions that are compared.
    pub fn hasty(judge: Arc<dyn Judge<G>>) -> Self {
        Self { judge, samples: 1, slips: SLIPS }
    }

    /// With so many samples of chance and of what is hidden per action.
    #[must_use]
    pub fn sampling(self, samples: usize) -> Self {
        Self { samples: samples.max(1), ..self }
    }

    /// The seat's chance to win after an action and its own follow-up answers.
    fn worth(&self, game: &G, t: &G::State, seat: Seat, action: G::Action, chance: &mut Chance) -> f32 {
        self.judge(game, &self.after(game, t, seat, action, chance), seat)
    }

    /// The table by which an action is judged: what the seat has begun is done, and the game settled.
    pub fn after(
        &self,
        game: &G,
        t: &G::State,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance,
    ) -> G::State {
        let mut after = *t;
        game.apply(&mut after, seat, action, &mut Outside::silent(seat, chance));
        self.follow_up(game, &mut after, seat, chance);
        game.settle(&mut after, chance);
        after
    }

    fn judge(&self, game: &G, t: &G::State, seat: Seat) -> f32 {
        self.judge.win_chances(game, t)[seat.index()]
    }

    /// Answers the seat's own questions that follow at once, each by the best evaluation.
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
        let mut options = question.considered();
        if let [only] = options.as_slice() {
            return vec![(0.0, *only)];
        }
        if self.slips > 0 {
            // Ties are broken at random.
            chance.shuffle(&mut options);
        }
        let worths = self.worths(question, &options, chance);
        let mut ranked: Vec<_> = worths.into_iter().zip(options).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        if self.slips > 0 && chance.pick(self.slips) == 0 {
            ranked.swap(0, 1);
        }
        ranked
    }

    /// What each of these actions is worth at first sight: the seat's chance to win after it, in the same worlds for all.
    pub fn worths(&self, question: &Question<'_, G>, options: &[G::Action], chance: &mut Chance) -> Vec<f32> {
        let Question { game, guess, seat, .. } = question;
        let mut worth = vec![0.0; options.len()];
        for _ in 0..self.samples {
            let mut world = *guess.again(*game, chance).state();
            let awaited = game.awaiting(guess.state());
            play::answer_again(*game, &mut world, awaited, &mut Vec::new(), chance);
            for (sum, action) in worth.iter_mut().zip(options) {
                if game.check(&world, *seat, *action).is_ok() {
                    *sum += self.worth(*game, &world, *seat, *action, chance);
                }
            }
        }
        worth.into_iter().map(|sum| sum / self.samples as f32).collect()
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut Chance) -> Choice<G::Action> {
        Choice::plain(self.ranked(question, chance)[0].1)
    }
}
