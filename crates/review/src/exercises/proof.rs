//! How it is proved that one answer is clearly best: searches say which, and games played to their end must agree.

use std::sync::Arc;

use orrery_bots::{Bot as _, Budget, Question, Search, weigh};
use orrery_core::{Evaluate, Guess, Publish, Seat, Study, Words};

use super::{Exercise, Proving};
use crate::contrast::contrast;
use crate::decisions::DecisionReview;
use crate::playout::{self, TO_THE_END};
use crate::{Estimate, Phrase};

/// How far the best answer must be ahead of each other one, in chance to win.
const AHEAD: f64 = 0.06;
/// Iterations of a search that a strong player is as good as: what it misses is hard.
const STRONG: u32 = 150;
/// Games that are compared to say why the best answer is best.
const CONTRASTED: u32 = 24;
/// How seldom luck alone may make an answer look better than another after each part of the games: one in twenty altogether.
const LUCK: [f64; 3] = [0.01, 0.015, 0.025];
/// So far ahead games must see the best answer after each part to go on.
const HOPEFUL: [f64; 3] = [0.08, 0.1, 0.06];

/// Why there is no proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unproved {
    /// Searches do not see one answer before the others, or one of a strength that is not wanted.
    InSearches,
    /// Games are not surely of the same opinion.
    InGames,
}

/// An answer with what searches and games say of it, one number for each.
struct Witnessed<A> {
    action: A,
    searched: Vec<f64>,
    played: Vec<f64>,
}

impl<A: Copy> Witnessed<A> {
    fn judged(&self) -> f64 {
        Estimate::of(&self.searched).mean
    }
}

/// By how much one witness puts an answer before another one.
fn apart(better: &[f64], worse: &[f64]) -> Vec<f64> {
    better.iter().zip(worse).map(|(better, worse)| better - worse).collect()
}

impl<G: Publish + Evaluate + Study> DecisionReview<'_, G> {
    /// Proves that an answer is clearly best at this step, if it is of a strength of which some are left to be found.
    pub(super) fn prove(
        &self,
        words: &Words,
        step: usize,
        proving: Proving,
        left: [usize; 3],
    ) -> Result<Exercise, Unproved> {
        let (seat, _, guess) = self.guess(step).ok_or(Unproved::InSearches)?;
        let game = &self.played.game;
        let look = self.glance(step).ok_or(Unproved::InSearches)?;
        let at_first_sight = look.best();
        let question = Question { game, guess: &guess, seat, history: &[] };
        let mut search = Search::new(Budget::iterations(STRONG), Arc::clone(self.meter) as _);
        let by_search = search.choose(&question, &mut self.chance(step, 40));
        let mut actions: Vec<_> = look.answers.iter().map(|answer| answer.action).collect();
        for action in by_search.thoughts.iter().map(|thought| thought.action).chain([by_search.action]) {
            if !actions.contains(&action) && actions.len() < proving.answers {
                actions.push(action);
            }
        }
        let mut answers = self.searched(&question, &actions, step, proving)?;
        answers.sort_by(|a, b| b.judged().total_cmp(&a.judged()));
        let mut others = answers.split_off(1);
        let mut best = answers.pop().ok_or(Unproved::InSearches)?;
        let strength = match (best.action == at_first_sight, best.action == by_search.action) {
            (true, _) => 1,
            (false, true) => 2,
            (false, false) => 3,
        };
        if left[usize::from(strength) - 1] == 0 {
            return Err(Unproved::InSearches);
        }
        self.confirmed(&guess, (step, seat), proving, &mut best, &mut others)?;
        let worth =
            |answer: &Witnessed<G::Action>| f64::midpoint(answer.judged(), Estimate::of(&answer.played).mean);
        let second = others.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).ok_or(Unproved::InGames)?;
        let pair = (second.action, best.action);
        let reason = contrast(game, &guess, seat, pair, CONTRASTED, &mut self.chance(step, 41), self.meter);
        // Whoever is told that an answer is best wants to know why.
        let reason = reason.ok_or(Unproved::InGames)?;
        let label = |action| Phrase::of(words, &game.label(guess.state(), seat, action));
        Ok(Exercise {
            step,
            seat,
            round: game.rounds(&self.played.states[step]),
            strength,
            best: best.action.to_string(),
            best_words: label(best.action),
            second: second.action.to_string(),
            second_words: label(second.action),
            search: Estimate::of(&apart(&best.searched, &second.searched)),
            games: Estimate::of_games(&apart(&best.played, &second.played)),
            reason: Some(reason.said(words)),
        })
    }

    /// Each answer by several searches, in the same worlds for all, as long as one is ahead.
    fn searched(
        &self,
        question: &Question<'_, G>,
        actions: &[G::Action],
        step: usize,
        proving: Proving,
    ) -> Result<Vec<Witnessed<G::Action>>, Unproved> {
        let witnessed = |action: &G::Action| Witnessed { action: *action, searched: vec![], played: vec![] };
        let mut answers: Vec<_> = actions.iter().map(witnessed).collect();
        for number in 0..proving.searches {
            for answer in &mut answers {
                let chance = &mut self.chance(step, 50 + u64::from(number));
                let weighed = weigh(question, &**self.meter, Some(answer.action), proving.iterations, chance);
                answer.searched.push(f64::from(weighed.win_chances[question.seat.index()]));
            }
            let mut judged: Vec<_> = answers.iter().map(Witnessed::judged).collect();
            judged.sort_by(|a, b| b.total_cmp(a));
            if judged.len() < 2 || judged[0] - judged[1] < AHEAD / 3.0 {
                return Err(Unproved::InSearches);
            }
        }
        Ok(answers)
    }

    /// Games after the best answer and after each other one, the most dangerous first, until they surely say the same as the
    /// searches: a part of the games at a time, so that what is hopeless costs little.
    fn confirmed(
        &self,
        guess: &Guess<G::State>,
        (step, seat): (usize, Seat),
        proving: Proving,
        best: &mut Witnessed<G::Action>,
        others: &mut [Witnessed<G::Action>],
    ) -> Result<(), Unproved> {
        let game = &self.played.game;
        let extend = |answer: &mut Witnessed<G::Action>, most: u32| {
            for number in answer.played.len() as u64..u64::from(most) {
                let world = playout::world(game, guess, &mut self.chance(step, (number + 1) << 8 | 4));
                let seed = self.seed ^ ((step as u64) << 24) ^ number;
                let result =
                    playout::after(game, &world, (seat, answer.action), TO_THE_END, seed, self.meter);
                answer.played.push(f64::from(result[seat.index()]));
            }
        };
        let mut open: Vec<_> = others.iter_mut().collect();
        for (part, most) in proving.games.into_iter().enumerate() {
            let mut still = Vec::new();
            for other in open {
                extend(best, most);
                extend(other, most);
                let games = apart(&best.played, &other.played);
                let (search, mean) = (best.judged() - other.judged(), Estimate::of(&games).mean);
                if mean < HOPEFUL[part] || search <= 0.0 {
                    return Err(Unproved::InGames);
                }
                if f64::midpoint(search, mean) < AHEAD || by_luck(&games) > LUCK[part] {
                    still.push(other);
                }
            }
            open = still;
        }
        if open.is_empty() { Ok(()) } else { Err(Unproved::InGames) }
    }
}

/// How often luck alone would let the better answer win at least so many of the pairs of games that ended differently (the sign
/// test): it holds for few games too.
fn by_luck(games: &[f64]) -> f64 {
    let count = |wanted: fn(f64) -> bool| games.iter().filter(|game| wanted(**game)).count();
    let (won, lost) = (count(|game| game > 0.0), count(|game| game < 0.0));
    let pairs = won + lost;
    let mut ways = 1.0;
    let mut sum = 0.0;
    for number in 0..=pairs {
        if number >= won {
            sum += ways;
        }
        ways *= (pairs - number) as f64 / (number + 1) as f64;
    }
    sum / 2.0_f64.powi(pairs as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(won: usize, lost: usize, same: usize) -> Vec<f64> {
        [vec![1.0; won], vec![-1.0; lost], vec![0.0; same]].concat()
    }

    #[test]
    fn luck_wins_six_of_six_once_in_sixty_four() {
        assert!((by_luck(&games(6, 0, 9)) - 1.0 / 64.0).abs() < 1e-12);
        assert!((by_luck(&games(2, 1, 0)) - 0.5).abs() < 1e-12);
        assert!((by_luck(&games(0, 0, 12)) - 1.0).abs() < 1e-12);
        assert!(LUCK.iter().sum::<f64>() < 0.05 + 1e-9);
    }
}
