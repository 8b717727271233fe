//! What a decision cost, from what its seat could know.
//!
//! Two witnesses are heard. A tree search judges positions some decisions ahead: it repeats itself well, but what the
//! evaluation does not see it never sees. Games played on by quick bots end with a result: they are noisy, but nobody
//! misjudged anything. How far the search can be believed in this game is learned from how far the two are apart.

use std::sync::Arc;

use orrery_bots::object::expected;
use orrery_bots::{Bot, Budget, HandWritten, Question, Search, Weighed, weigh};
use orrery_core::evaluate::PerSeat;
use orrery_core::{Chance, Evaluate, Game, Guess, Publish, Seat, SeatSet, Words};

use crate::playout::{self, TO_THE_END};
use crate::replayed::Replayed;
use crate::report::{Costly, Doubt, Effort, Step};
use crate::{Estimate, Phrase};

/// A decision after a first look.
pub(crate) struct FirstLook<A> {
    /// How many decisions were made before it.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played, then what the search likes.
    answers: Vec<Answer<A>>,
}

/// An answer that is compared with others.
#[derive(Clone, Copy)]
struct Answer<A> {
    action: A,
    searched: f64,
    won: f64,
    games: u32,
}

impl<A: Copy> Answer<A> {
    /// Half of what the search says, half of what games say.
    fn worth(&self) -> f64 {
        f64::midpoint(self.searched, self.won / f64::from(self.games.max(1)))
    }
}

impl<A: Copy> FirstLook<A> {
    /// What seems to be the best other answer.
    fn better(&self) -> Option<&Answer<A>> {
        self.answers[1..].iter().max_by(|a, b| a.worth().total_cmp(&b.worth()))
    }

    /// What the decision seems to have cost.
    pub fn loss(&self) -> f64 {
        self.better().map_or(0.0, |better| better.worth() - self.answers[0].worth())
    }
}

/// What search and played games say of one decision.
pub(crate) struct Evidence<A> {
    /// How many decisions were made before it.
    pub step: usize,
    better: A,
    line: Vec<(Seat, A)>,
    searched: Pairs,
    played_out: Pairs,
}

/// Chances after what was played and after the other answer, in the same worlds.
#[derive(Default)]
struct Pairs {
    played: Vec<f64>,
    better: Vec<f64>,
}

impl Pairs {
    fn push(&mut self, played: f64, better: f64) {
        self.played.push(played);
        self.better.push(better);
    }

    fn losses(&self) -> Vec<f64> {
        self.better.iter().zip(&self.played).map(|(better, played)| better - played).collect()
    }
}

impl<A> Evidence<A> {
    /// What the decision cost, as the search sees it.
    fn by_search(&self) -> Estimate {
        Estimate::of(&self.searched.losses())
    }

    /// What it cost by the results of games.
    fn by_games(&self) -> Estimate {
        Estimate::of_games(&self.played_out.losses())
    }
}

/// Finds out what the decisions of one game cost.
pub(crate) struct DecisionReview<'a, G: Game> {
    pub played: &'a Replayed<G>,
    pub effort: Effort,
    pub seed: u64,
}

impl<G: Evaluate + Publish> DecisionReview<'_, G> {
    /// The chance of one task: the same whatever else is looked into.
    fn chance(&self, step: usize, task: u64) -> Chance {
        Chance::sampled(self.seed ^ ((step as u64 + 1) << 20) ^ task)
    }

    /// The table before a decision as its seat could guess it; nothing if the seat had no choice, or acted unasked.
    fn guess(&self, step: usize) -> Option<(Seat, G::Action, Guess<G::State>)> {
        let (game, t) = (&self.played.game, &self.played.states[step]);
        let made = &self.played.moves[step];
        let (seat, played) = (made.seat, made.action);
        if !game.awaiting(t).contains(seat) {
            return None;
        }
        let guess = Guess::of(game, t, SeatSet::only(seat), &mut self.chance(step, 1));
        let question = Question { game, guess: &guess, seat, history: &[] };
        let considered = question.considered();
        let choice = considered.len() > 1 || considered.first().is_some_and(|only| *only != played);
        (choice && game.check(guess.state(), seat, played).is_ok()).then_some((seat, played, guess))
    }

    /// A first look at the played answer and at those that the search likes best; nothing if there was nothing to choose.
    pub fn first_look(&self, step: usize) -> Option<FirstLook<G::Action>> {
        let (seat, played, guess) = self.guess(step)?;
        let game = &self.played.game;
        let question = Question { game, guess: &guess, seat, history: &[] };
        let mut search = Search::new(Budget::iterations(self.effort.first), Arc::new(HandWritten::PLAIN));
        let choice = search.choose(&question, &mut self.chance(step, 2));
        let liked = choice.thoughts.iter().map(|thought| thought.action).chain([choice.action]);
        let mut others: Vec<G::Action> = Vec::new();
        for action in liked.filter(|action| *action != played) {
            if !others.contains(&action) {
                others.push(action);
            }
        }
        if others.is_empty() {
            return None;
        }
        let answer = |action| {
            let weighed = look_into(&question, action, self.effort.compared, self.chance(step, 3));
            Answer { action, searched: f64::from(weighed.win_chances[seat.index()]), won: 0.0, games: 0 }
        };
        let answers = std::iter::once(played).chain(others).map(answer).collect();
        let mut look = FirstLook { step, seat, answers };
        self.play_on(&guess, &mut look, self.effort.worlds);
        Some(look)
    }

    /// More games after what was played and after the best two other answers.
    pub fn look_again(&self, look: &mut FirstLook<G::Action>) {
        let Some((_, _, guess)) = self.guess(look.step) else { return };
        look.answers[1..].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
        look.answers.truncate(3);
        self.play_on(&guess, look, self.effort.more_worlds);
    }

    /// Plays so many games to their end after each answer, in the same worlds with the same dice.
    fn play_on(&self, guess: &Guess<G::State>, look: &mut FirstLook<G::Action>, games: u32) {
        let (game, step, seat) = (&self.played.game, look.step, look.seat);
        let first = u64::from(look.answers[0].games);
        for number in first..first + u64::from(games) {
            let world = playout::world(game, guess, &mut self.chance(step, (number + 1) << 8 | 4));
            let seed = self.seed ^ ((step as u64) << 24) ^ number;
            for answer in &mut look.answers {
                let result = playout::after(game, &world, (seat, answer.action), TO_THE_END, seed);
                answer.won += f64::from(result[seat.index()]);
                answer.games += 1;
            }
        }
    }

    /// A long look.
    pub fn look_into(&self, look: &FirstLook<G::Action>) -> Option<Evidence<G::Action>> {
        let (step, better) = (look.step, look.better()?.action);
        let (seat, played, guess) = self.guess(step)?;
        let question = Question { game: &self.played.game, guess: &guess, seat, history: &[] };
        let mut searched = Pairs::default();
        let mut line = Vec::new();
        for search in 0..u64::from(self.effort.searches) {
            // The same chance for both, as far as they go the same way.
            let chance = || self.chance(step, 16 + search);
            let weighed = |option| look_into(&question, option, self.effort.deep, chance());
            let (with_played, with_better) = (weighed(played), weighed(better));
            let own = |chances: &PerSeat| f64::from(chances[seat.index()]);
            searched.push(own(&with_played.win_chances), own(&with_better.win_chances));
            if with_better.line.len() > line.len() {
                line = with_better.line;
            }
        }
        let mut evidence = Evidence { step, better, line, searched, played_out: Pairs::default() };
        self.play_out(&mut evidence, self.effort.playouts);
        Some(evidence)
    }

    /// Plays so many more games to their end after each of the two answers, in the same worlds with the same dice.
    pub fn play_out(&self, evidence: &mut Evidence<G::Action>, games: u32) {
        let Some((seat, played, guess)) = self.guess(evidence.step) else { return };
        let game = &self.played.game;
        let first = evidence.played_out.played.len() as u64;
        for number in first..first + u64::from(games) {
            let mut chance = self.chance(evidence.step, (number + 1) << 8);
            let world = playout::world(game, &guess, &mut chance);
            let seed = self.seed ^ ((evidence.step as u64) << 32) ^ number;
            let won = |action| playout::after(game, &world, (seat, action), TO_THE_END, seed)[seat.index()];
            evidence.played_out.push(f64::from(won(played)), f64::from(won(evidence.better)));
        }
    }

    /// What it comes to, if the search is wrong by about `distrust`.
    pub fn verdict(&self, words: &Words, evidence: &Evidence<G::Action>, distrust: f64) -> Option<Costly> {
        let (seat, played, guess) = self.guess(evidence.step)?;
        let game = &self.played.game;
        let (step, better) = (evidence.step, evidence.better);
        let steps = expected(game, &guess, (seat, better), &evidence.line, &mut self.chance(step, 5));
        let label = |action| Phrase::of(words, &game.label(guess.state(), seat, action));
        let (search, playouts) = (evidence.by_search(), evidence.by_games());
        let weight = weight(&search, &playouts, distrust);
        // A difference is wrong by the errors of both of its sides.
        let one = |searched: &[f64], played_out: &[f64]| {
            together(
                &Estimate::of(searched),
                &Estimate::of_games(played_out),
                weight,
                distrust / 2.0_f64.sqrt(),
            )
        };
        Some(Costly {
            step,
            played: played.to_string(),
            played_words: label(played),
            better: better.to_string(),
            better_words: label(better),
            chance_played: one(&evidence.searched.played, &evidence.played_out.played),
            chance_better: one(&evidence.searched.better, &evidence.played_out.better),
            loss: together(&search, &playouts, weight, distrust),
            doubt: doubt(&search, &playouts, distrust),
            search,
            playouts,
            line: steps
                .iter()
                .map(|step| Step { seat: step.seat, words: Phrase::of(words, &step.label) })
                .collect(),
        })
    }
}

/// What a search of its own makes of one option.
fn look_into<G: Evaluate>(
    question: &Question<'_, G>,
    option: G::Action,
    iterations: u32,
    mut chance: Chance,
) -> Weighed<G::Action> {
    weigh(question, &HandWritten::PLAIN, Some(option), iterations, &mut chance)
}

/// What is believed of the search before anything is known, in chance to win, and how many decisions that is worth.
const PRIOR: (f64, f64) = (0.1, 4.0);
/// No search is better than this.
const LEAST_DISTRUST: f64 = 0.02;

/// By how much the search is wrong about differences in this game: what is left of its distance from the results of games
/// when the noise of these is taken away.
pub(crate) fn distrust<A>(evidence: &[Evidence<A>]) -> f64 {
    let excess = evidence.iter().map(|evidence| {
        let (search, games) = (evidence.by_search(), evidence.by_games());
        (search.mean - games.mean).powi(2) - games.variance() - search.variance()
    });
    let (usual, worth) = PRIOR;
    let count = evidence.len() as f64;
    let variance = (worth * usual * usual + excess.sum::<f64>()) / (worth + count);
    variance.max(0.0).sqrt().max(LEAST_DISTRUST)
}

/// How much the search counts against the games: the less uncertain, the more.
fn weight(search: &Estimate, playouts: &Estimate, distrust: f64) -> f64 {
    let search = search.variance() + distrust * distrust;
    playouts.variance() / (playouts.variance() + search)
}

fn together(search: &Estimate, playouts: &Estimate, weight: f64, distrust: f64) -> Estimate {
    let variance = weight.powi(2) * (search.variance() + distrust * distrust)
        + (1.0 - weight).powi(2) * playouts.variance();
    Estimate::with_variance(weight * search.mean + (1.0 - weight) * playouts.mean, variance)
}

/// A number is believed if it is larger than its uncertainty and the witnesses do not say the opposite of each other, the
/// search being as uncertain as it is known to be in this game.
fn doubt(search: &Estimate, playouts: &Estimate, distrust: f64) -> Option<Doubt> {
    let known = Estimate::with_variance(search.mean, search.variance() + distrust * distrust);
    let opposite = search.mean * playouts.mean < 0.0
        && known.mean.abs() > known.half()
        && playouts.mean.abs() > playouts.half();
    if opposite {
        return Some(Doubt::Contradicted);
    }
    let loss = together(search, playouts, weight(search, playouts, distrust), distrust);
    (loss.low() <= 0.0).then_some(Doubt::Close)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(mean: f64, error: f64) -> Estimate {
        Estimate { mean, error, samples: 30 }
    }

    #[test]
    fn what_is_not_sure_is_said_to_be_so() {
        assert_eq!(doubt(&some(0.02, 0.02), &some(0.1, 0.1), 0.02), Some(Doubt::Close));
        assert_eq!(doubt(&some(0.2, 0.02), &some(0.1, 0.1), 0.02), None);
        assert_eq!(doubt(&some(0.2, 0.02), &some(-0.2, 0.05), 0.02), Some(Doubt::Contradicted));
        // A search that is often wrong contradicts nobody.
        assert_eq!(doubt(&some(-0.1, 0.02), &some(0.3, 0.05), 0.2), None);
    }

    #[test]
    fn a_search_that_is_often_wrong_counts_less() {
        let evidence = |searched: f64, games: f64| {
            let mut evidence = Evidence {
                step: 0,
                better: 0,
                line: Vec::new(),
                searched: Pairs::default(),
                played_out: Pairs::default(),
            };
            (0..40).for_each(|_| evidence.searched.push(0.5, 0.5 + searched));
            (0..40).for_each(|_| evidence.played_out.push(0.5, 0.5 + games));
            evidence
        };
        let honest = distrust(&(0..12).map(|_| evidence(0.1, 0.1)).collect::<Vec<_>>());
        let misled = distrust(&(0..12).map(|_| evidence(0.3, -0.1)).collect::<Vec<_>>());
        assert!(honest < 0.06 && misled > 0.3, "{honest} {misled}");
        let (search, games) = (some(0.2, 0.01), some(0.0, 0.1));
        let (believed, doubted) = (weight(&search, &games, honest), weight(&search, &games, misled));
        assert!(believed > 0.7 && doubted < 0.15, "{believed} {doubted}");
        let sum = together(&search, &games, doubted, misled);
        assert!(sum.mean < 0.04 && sum.error > 0.08, "{sum:?}");
    }
}
