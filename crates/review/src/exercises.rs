//! Positions of a game in which one answer is clearly best: proved by searches and by games played on.

mod proof;

use std::sync::Arc;

use orrery_bots::{Question, weigh};
use orrery_core::{Evaluate, Publish, Record, Seat, Study, Words};
use serde::{Deserialize, Serialize};

use self::proof::Unproved;
use crate::decisions::{DecisionReview, Look};
use crate::meter::Meter;
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
    /// How many games are played to their end after each, counted from the first: what is clear then gets no more.
    pub games: [u32; 3],
}

impl Proving {
    /// What is spent on an exercise before it is written down.
    pub const USUAL: Self = Self { answers: 5, searches: 4, iterations: 300, games: [12, 30, 60] };
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

/// Where the chance of screening begins.
const SEED: u64 = 0xe5e;
/// Where that of proofs begins: a position that looked good in some worlds is proved in others.
const PROOF_SEED: u64 = 0x9f00f;
/// So far ahead an answer must look before it is proved.
const PROMISING: f64 = 0.05;
/// How positions are screened: so many short games more after each answer, then so many positions are left.
const SCREENED: [(u32, usize); 3] = [(1, 60), (2, 24), (4, 10)];
/// So many positions of a game are screened.
const POSITIONS: usize = 160;
/// How many decisions of each seat short games go on at least.
const SCREENED_AHEAD: usize = 6;
/// They go on for such a part of the game: where everything takes many small decisions, a few of them tell nothing.
const SCREENED_PART: usize = 10;
/// Two exercises of a game are at least so many decisions of each seat apart.
const APART: usize = 4;
/// Iterations of the searches by which an exercise is checked in every test run.
const CHECKED: u32 = 100;

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

/// What was looked at in a game, and what became of it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Positions that were screened.
    pub screened: usize,
    /// Proofs that ended before a game was played.
    pub searched: usize,
    /// Proofs that ended in games.
    pub played: usize,
    /// How much work it was: seconds of one core, counted in judgements of tables.
    pub seconds: f64,
}

/// Looks for positions with one best answer in a finished game until the work is spent.
pub(crate) fn find<G: Publish + Evaluate + Study>(
    played: &Replayed<G>,
    words: &Words,
    proving: Proving,
    wanted: Wanted,
) -> (Vec<Exercise>, Tally) {
    let meter = Arc::<Meter>::default();
    let work = wanted.seconds * played.game.judgements_per_second();
    let seats = usize::from(played.game.seats().count());
    let mut left = wanted.of_strength;
    let mut found: Vec<Exercise> = Vec::new();
    let mut tally = Tally::default();
    let promising = screen(played, wanted, &meter, &mut tally);
    for step in promising {
        if meter.judged() > work || found.len() == wanted.most {
            break;
        }
        if found.iter().any(|other| other.step.abs_diff(step) < APART * seats) {
            continue;
        }
        match proof(played, &meter).prove(words, step, proving, left) {
            Ok(exercise) if holds(played, &exercise) => {
                left[usize::from(exercise.strength) - 1] -= 1;
                found.push(exercise);
            }
            Ok(_) | Err(Unproved::InGames) => tally.played += 1,
            Err(Unproved::InSearches) => tally.searched += 1,
        }
    }
    tally.seconds = meter.judged() as f64 / played.game.judgements_per_second() as f64;
    (found, tally)
}

/// The positions that look as if one answer were clearly best, the clearest first.
fn screen<G: Publish + Evaluate + Study>(
    played: &Replayed<G>,
    wanted: Wanted,
    meter: &Arc<Meter>,
    tally: &mut Tally,
) -> Vec<usize> {
    let review = DecisionReview { played, effort: Effort::LITTLE, seed: SEED, meter };
    let seats = usize::from(played.game.seats().count());
    let ahead = (SCREENED_AHEAD * seats).max(played.moves.len() / SCREENED_PART);
    let mut steps: Vec<usize> = (0..played.moves.len()).collect();
    review.chance(0, 60).shuffle(&mut steps);
    // With two answers, whoever guesses is right every other time.
    let looks =
        steps.into_iter().filter_map(|step| review.glance(step)).filter(|look| look.answers.len() > 2);
    let mut looks: Vec<_> = looks.take(POSITIONS).map(|look| (look.best(), look)).collect();
    tally.screened = looks.len();
    for (games, most) in SCREENED {
        for (_, look) in &mut looks {
            review.play_on(look, games, ahead);
            look.sort();
        }
        // What need not be looked for is not proved: most positions can be seen at first sight.
        let [easy, harder @ ..] = wanted.of_strength;
        looks.retain(
            |(at_first_sight, look)| {
                if look.best() == *at_first_sight { easy > 0 } else { harder != [0, 0] }
            },
        );
        looks.sort_by(|(_, a), (_, b)| b.ahead().total_cmp(&a.ahead()));
        looks.truncate(most);
    }
    looks.into_iter().filter(|(_, look)| look.ahead() > PROMISING).map(|(_, look)| look.step).collect()
}

fn proof<'a, G: Publish + Evaluate + Study>(
    played: &'a Replayed<G>,
    meter: &'a Arc<Meter>,
) -> DecisionReview<'a, G> {
    DecisionReview { played, effort: Effort::LITTLE, seed: PROOF_SEED, meter }
}

/// Proves a position of a finished game; nothing if no answer is surely best.
pub(crate) fn prove_again<G: Publish + Evaluate + Study>(
    played: &Replayed<G>,
    words: &Words,
    step: usize,
    proving: Proving,
) -> Option<Exercise> {
    proof(played, &Arc::default()).prove(words, step, proving, [1; 3]).ok()
}

/// Whether a short search still puts the best answer of an exercise before the second: cheap enough for every test run.
pub(crate) fn holds<G: Publish + Evaluate + Study>(played: &Replayed<G>, exercise: &Exercise) -> bool {
    let meter = Arc::default();
    let review = proof(played, &meter);
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

impl<A: Copy> Look<A> {
    /// The best answer first.
    pub(crate) fn sort(&mut self) {
        self.answers.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    }

    /// What seems to be best.
    pub(crate) fn best(&self) -> A {
        let best = self.answers.iter().max_by(|a, b| a.worth().total_cmp(&b.worth()));
        best.expect("a decision has answers").action
    }

    /// How far the first answer seems to be ahead of the second; anything if there is no second.
    fn ahead(&self) -> f64 {
        self.answers.get(1).map_or(1.0, |second| self.answers[0].worth() - second.worth())
    }
}
