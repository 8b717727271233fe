//! Positions of a game in which one answer is clearly best: proved by searches and by games played on.

use std::sync::Arc;

use orrery_bots::{Bot as _, Budget, Question, Search, weigh};
use orrery_core::{Evaluate, Publish, Record, Seat, Study, Words};
use serde::{Deserialize, Serialize};

use crate::contrast::contrast;
use crate::decisions::{Answer, DecisionReview, Look};
use crate::meter::Meter;
use crate::playout::TO_THE_END;
use crate::replayed::Replayed;
use crate::report::{Difference, Effort};
use crate::{Estimate, Phrase};

/// What a proof takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proving {
    /// How many answers are compared.
    pub answers: usize,
    /// How many searches judge each of them.
    pub searches: u32,
    /// With how many iterations.
    pub iterations: u32,
    /// How many games are played to their end after each, in parts: what is clear after a part gets no more.
    pub games: [u32; 3],
}

impl Proving {
    /// What is spent on an exercise before it is written down.
    pub const USUAL: Self = Self { answers: 5, searches: 4, iterations: 300, games: [10, 20, 30] };
}

/// What is looked for in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// How many exercises of each strength.
    pub of_strength: [usize; 3],
    /// How many altogether: positions of one game resemble each other.
    pub most: usize,
    /// How much work it may take: seconds of one core, counted in judgements of tables.
    pub seconds: u64,
}

/// Where the chance of proofs begins: a position is always proved the same.
const SEED: u64 = 0xe5e;
/// How far the best answer must be ahead of each other one, in chance to win.
const AHEAD: f64 = 0.06;
/// So far ahead it must look before it is proved.
const PROMISING: f64 = 0.08;
/// Short games that are played on to see whether a position is promising.
const SCREENED: u32 = 6;
/// So many positions are screened before the most promising of them are proved.
const SCREENED_TOGETHER: usize = 40;
/// So many of these.
const PROVED_TOGETHER: usize = 8;
/// How many decisions of each seat short games go on.
const SCREENED_AHEAD: usize = 6;
/// Two exercises of a game are at least so many decisions of each seat apart.
const APART: usize = 4;
/// Iterations of a search that a strong player is as good as: what it misses is hard.
const STRONG: u32 = 150;
/// Iterations of the searches by which an exercise is checked in every test run.
const CHECKED: u32 = 100;
/// Games that are compared to say why the best answer is best.
const CONTRASTED: u32 = 24;
/// Standard errors by which an answer must be behind to get no more games.
const BEATEN: f64 = 2.6;
/// The same at the end: the 95% interval, one side.
const SURE: f64 = 1.64;

/// A position with one best answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// How many decisions were made before it.
    pub step: usize,
    /// Who decides.
    pub seat: Seat,
    /// In which round.
    pub round: u32,
    /// 1 can be seen at first sight, 2 wants looking ahead, 3 is missed by a short search.
    pub strength: u8,
    /// The best answer, in notation.
    pub best: String,
    /// In words.
    pub best_words: Phrase,
    /// The second best.
    pub second: String,
    /// In words.
    pub second_words: Phrase,
    /// By how much the best is ahead of the second best, in chance to win, as searches see it.
    pub search: Estimate,
    /// The same by games played on.
    pub games: Estimate,
    /// What is different after the best answer.
    pub reason: Option<Difference>,
}

/// The exercises of a game, with the games that they are taken from.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Collection {
    /// Finished games.
    pub records: Vec<Record>,
    /// Their positions.
    pub exercises: Vec<Posed>,
}

/// An exercise of a collection.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Posed {
    /// Which game it is taken from.
    pub record: usize,
    /// What is asked and what is best.
    #[serde(flatten)]
    pub exercise: Exercise,
}

impl Posed {
    /// Under which name it is remembered as solved: another position has another one, also after exercises were made anew.
    pub fn name(&self, game: &str) -> String {
        format!("{game} {}-{}", self.record, self.exercise.step)
    }
}

impl Collection {
    /// As a game keeps it; none if there is nothing.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        if text.is_empty() { Ok(Self::default()) } else { serde_json::from_str(text) }
    }

    /// As a game keeps it: one exercise or game a line.
    pub fn to_text(&self) -> String {
        let (records, exercises) = (lines(&self.records), lines(&self.exercises));
        format!("{{\"records\":[\n{records}\n],\"exercises\":[\n{exercises}\n]}}\n")
    }
}

fn lines<T: Serialize>(values: &[T]) -> String {
    let line = |value: &T| serde_json::to_string(value).expect("exercises are plain data");
    values.iter().map(line).collect::<Vec<_>>().join(",\n")
}

/// Looks for positions with one best answer in a finished game, here and there until the work is spent.
pub(crate) fn find<G: Publish + Evaluate + Study>(
    played: &Replayed<G>,
    words: &Words,
    proving: Proving,
    wanted: Wanted,
) -> Vec<Exercise> {
    let meter = Arc::<Meter>::default();
    let review = DecisionReview { played, effort: Effort::LITTLE, seed: SEED, meter: &meter };
    let work = wanted.seconds * played.game.judgements_per_second();
    let seats = usize::from(played.game.seats().count());
    let mut left = wanted.of_strength;
    let mut found: Vec<Exercise> = Vec::new();
    let mut steps: Vec<usize> = (0..played.moves.len()).collect();
    review.chance(0, 60).shuffle(&mut steps);
    for some in steps.chunks(SCREENED_TOGETHER) {
        let mut promising: Vec<(f64, usize)> = Vec::new();
        for step in some {
            let Some(mut look) = review.glance(*step).filter(|look| look.answers.len() > 2) else { continue };
            let at_first_sight = look.best();
            review.play_on(&mut look, SCREENED, SCREENED_AHEAD * seats);
            look.sort();
            // What need not be looked for is not proved: most positions can be seen at first sight.
            let wanted = if look.best() == at_first_sight { left[0] > 0 } else { left[1..] != [0, 0] };
            promising.extend(Some((look.ahead(), *step)).filter(|(ahead, _)| wanted && *ahead > PROMISING));
        }
        promising.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, step) in promising.into_iter().take(PROVED_TOGETHER) {
            if meter.judged() > work || found.len() == wanted.most {
                return found;
            }
            if found.iter().any(|other| other.step.abs_diff(step) < APART * seats) {
                continue;
            }
            let Some(exercise) = prove(&review, words, step, proving) else { continue };
            let left = &mut left[usize::from(exercise.strength) - 1];
            if *left > 0 && holds(played, &exercise) {
                *left -= 1;
                found.push(exercise);
            }
        }
    }
    found
}

/// Proves a position of a finished game; nothing if no answer is surely best.
pub(crate) fn prove_again<G: Publish + Evaluate + Study>(
    played: &Replayed<G>,
    words: &Words,
    step: usize,
    proving: Proving,
) -> Option<Exercise> {
    let meter = Arc::default();
    prove(&DecisionReview { played, effort: Effort::LITTLE, seed: SEED, meter: &meter }, words, step, proving)
}

/// Whether a short search still puts the best answer of an exercise before the second: cheap enough for every test run.
pub(crate) fn holds<G: Publish + Evaluate + Study>(played: &Replayed<G>, exercise: &Exercise) -> bool {
    let meter = Arc::default();
    let review = DecisionReview { played, effort: Effort::LITTLE, seed: SEED, meter: &meter };
    let Some((seat, _, guess)) = review.guess(exercise.step) else { return false };
    let question = Question { game: &played.game, guess: &guess, seat, history: &[] };
    let chances = [&exercise.best, &exercise.second].map(|answer| {
        let action = answer.parse().ok()?;
        let chance = &mut review.chance(exercise.step, 42);
        let weighed = weigh(&question, &*meter, Some(action), CHECKED, chance);
        weighed.win_chances.get(seat.index()).copied()
    });
    matches!(chances, [Some(best), Some(second)] if best > second)
}

fn prove<G: Publish + Evaluate + Study>(
    review: &DecisionReview<'_, G>,
    words: &Words,
    step: usize,
    proving: Proving,
) -> Option<Exercise> {
    let (seat, _, guess) = review.guess(step)?;
    let game = &review.played.game;
    let mut look = review.glance(step)?;
    let at_first_sight = look.best();
    let question = Question { game, guess: &guess, seat, history: &[] };
    let mut search = Search::new(Budget::iterations(STRONG), Arc::clone(review.meter) as _);
    let by_search = search.choose(&question, &mut review.chance(step, 40));
    let liked = by_search.thoughts.iter().map(|thought| thought.action).chain([by_search.action]);
    for action in liked {
        if look.answers.iter().all(|answer| answer.action != action) && look.answers.len() < proving.answers {
            look.answers.push(Answer { action, judged: 0.0, played_on: Vec::new() });
        }
    }
    // Each answer by several searches, in the same worlds for all.
    let searched = |action: G::Action| -> Vec<f64> {
        let one = |number: u32| {
            let chance = &mut review.chance(step, 50 + u64::from(number));
            let weighed = weigh(&question, &**review.meter, Some(action), proving.iterations, chance);
            f64::from(weighed.win_chances[seat.index()])
        };
        (0..proving.searches).map(one).collect()
    };
    for answer in &mut look.answers {
        answer.judged = Estimate::of(&searched(answer.action)).mean;
    }
    look.sort();
    // Searches and games must agree about which answer is best.
    let best = look.best();
    let mut second: Option<Answer<G::Action>> = None;
    for games in proving.games {
        review.play_on(&mut look, games, TO_THE_END);
        look.sort();
        if look.best() != best || look.ahead() < AHEAD / 2.0 {
            return None;
        }
        let (first, others) = look.answers.split_first()?;
        let (beaten, open): (Vec<_>, Vec<_>) =
            others.iter().cloned().partition(|other| behind(first, other, BEATEN));
        second = second.into_iter().chain(beaten).max_by(|a, b| a.worth().total_cmp(&b.worth()));
        look.answers = std::iter::once(first.clone()).chain(open).collect();
        if look.answers.len() == 1 {
            break;
        }
    }
    let (first, others) = look.answers.split_first()?;
    if !others.iter().all(|other| behind(first, other, SURE)) {
        return None;
    }
    let second = others.iter().cloned().chain(second).max_by(|a, b| a.worth().total_cmp(&b.worth()))?;
    let strength = match (best == at_first_sight, best == by_search.action) {
        (true, _) => 1,
        (false, true) => 2,
        (false, false) => 3,
    };
    let pair = (second.action, best);
    let reason = contrast(game, &guess, seat, pair, CONTRASTED, &mut review.chance(step, 41), review.meter);
    let label = |action| Phrase::of(words, &game.label(guess.state(), seat, action));
    let differences = |[better, worse]: [Vec<f64>; 2]| -> Vec<f64> {
        better.into_iter().zip(worse).map(|(better, worse)| better - worse).collect()
    };
    Some(Exercise {
        step,
        seat,
        round: game.rounds(&review.played.states[step]),
        strength,
        best: best.to_string(),
        best_words: label(best),
        second: second.action.to_string(),
        second_words: label(second.action),
        search: Estimate::of(&differences([best, second.action].map(searched))),
        games: by_games(first, &second),
        reason: reason.map(|contrast| contrast.said(words)),
    })
}

/// By how much games say that an answer is better than another.
fn by_games<A: Copy>(better: &Answer<A>, worse: &Answer<A>) -> Estimate {
    let apart = better.played_on.iter().zip(&worse.played_on).map(|(better, worse)| better - worse);
    Estimate::of_games(&apart.collect::<Vec<_>>())
}

/// Whether searches and games both put an answer behind another one, by enough and by so many standard errors.
fn behind<A: Copy>(better: &Answer<A>, worse: &Answer<A>, errors: f64) -> bool {
    let (search, games) = (better.judged - worse.judged, by_games(better, worse));
    search > 0.0 && f64::midpoint(search, games.mean) > AHEAD && games.mean - errors * games.error > 0.0
}

impl<A: Copy> Look<A> {
    /// The best answer first.
    fn sort(&mut self) {
        self.answers.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    }

    /// What seems to be best.
    fn best(&self) -> A {
        let best = self.answers.iter().max_by(|a, b| a.worth().total_cmp(&b.worth()));
        best.expect("a decision has answers").action
    }

    /// How far the first answer seems to be ahead of the second; anything if there is no second.
    fn ahead(&self) -> f64 {
        self.answers.get(1).map_or(1.0, |second| self.answers[0].worth() - second.worth())
    }
}
