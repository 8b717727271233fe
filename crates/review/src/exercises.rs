//! Positions of a game in which one answer is clearly best: proved by searches and by games played on.

use std::sync::Arc;

use orrery_bots::{Bot as _, Budget, Question, Search, weigh};
use orrery_core::{Evaluate, Publish, Record, Seat, Study, Words};
use serde::{Deserialize, Serialize};

use crate::contrast::contrast;
use crate::decisions::{DecisionReview, Look};
use crate::meter::Meter;
use crate::object::{Ended, Watch};
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
    /// How many games are played on after each.
    pub games: u32,
    /// How many decisions these go on.
    pub horizon: usize,
}

impl Proving {
    /// What is spent on an exercise before it is written down.
    pub const USUAL: Self = Self { answers: 5, searches: 4, iterations: 400, games: 60, horizon: TO_THE_END };
}

/// How far the best answer must be ahead of each other one, in chance to win.
const AHEAD: f64 = 0.06;
/// So far ahead it must look before it is proved.
const PROMISING: f64 = 0.08;
/// Games that are played on to see whether a position is promising.
const SCREENED: u32 = 6;
/// Iterations of a search that a strong player is as good as: what it misses is hard.
const STRONG: u32 = 150;

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

/// Looks for positions with one best answer in a finished game.
pub(crate) fn find<G: Publish + Evaluate + Study>(
    played: &Replayed<G>,
    words: &Words,
    proving: Proving,
    most: usize,
    watch: &Watch,
) -> Result<Vec<Exercise>, Ended> {
    let meter = Arc::<Meter>::default();
    let review = DecisionReview { played, effort: Effort::LITTLE, seed: 0xe5e, meter: &meter };
    let mut promising: Vec<Look<G::Action>> = Vec::new();
    for step in 0..played.moves.len() {
        let Some(mut look) = review.glance(step).filter(|look| look.answers.len() > 2) else { continue };
        let horizon = 6 * usize::from(played.game.seats().count());
        review.play_on(&mut look, SCREENED, horizon);
        look.answers.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
        promising.extend(Some(look).filter(|look| ahead(look) > PROMISING));
        watch.reached(meter.judged())?;
    }
    promising.sort_by(|a, b| ahead(b).total_cmp(&ahead(a)));
    let mut found = Vec::new();
    for look in promising.into_iter().take(4 * most) {
        found.extend(prove(&review, words, look.step, proving));
        watch.reached(meter.judged())?;
        if found.len() >= most {
            break;
        }
    }
    Ok(found)
}

/// How far the first answer seems to be ahead of the second.
fn ahead<A: Copy>(look: &Look<A>) -> f64 {
    look.answers[0].worth() - look.answers[1].worth()
}

/// Proves that one answer of a position is best; nothing if none surely is.
pub(crate) fn prove<G: Publish + Evaluate + Study>(
    review: &DecisionReview<'_, G>,
    words: &Words,
    step: usize,
    proving: Proving,
) -> Option<Exercise> {
    let (seat, _, guess) = review.guess(step)?;
    let game = &review.played.game;
    let mut look = review.glance(step)?;
    let at_first_sight = look.answers.iter().max_by(|a, b| a.judged.total_cmp(&b.judged))?.action;
    let question = Question { game, guess: &guess, seat, history: &[] };
    let mut search = Search::new(Budget::iterations(STRONG), Arc::clone(review.meter) as _);
    let by_search = search.choose(&question, &mut review.chance(step, 40));
    for action in by_search.thoughts.iter().map(|thought| thought.action) {
        if look.answers.iter().all(|answer| answer.action != action) && look.answers.len() < proving.answers {
            look.answers.push(crate::decisions::Answer { action, judged: 0.0, played_on: Vec::new() });
        }
    }
    // Each answer by several searches, in the same worlds for all.
    let searched: Vec<Vec<f64>> = look
        .answers
        .iter()
        .map(|answer| {
            let one = |number: u32| {
                let chance = &mut review.chance(step, 50 + u64::from(number));
                let weighed =
                    weigh(&question, &**review.meter, Some(answer.action), proving.iterations, chance);
                f64::from(weighed.win_chances[seat.index()])
            };
            (0..proving.searches).map(one).collect()
        })
        .collect();
    for (answer, searched) in look.answers.iter_mut().zip(&searched) {
        answer.judged = searched.iter().sum::<f64>() / searched.len().max(1) as f64;
    }
    review.play_on(&mut look, proving.games, proving.horizon);
    let mut order: Vec<usize> = (0..look.answers.len()).collect();
    order.sort_by(|a, b| look.answers[*b].worth().total_cmp(&look.answers[*a].worth()));
    let [best, second] = [*order.first()?, *order.get(1)?];
    let apart = |of: &dyn Fn(usize) -> Vec<f64>, other: usize| -> Vec<f64> {
        of(best).into_iter().zip(of(other)).map(|(best, other)| best - other).collect()
    };
    let by_searches = |other| Estimate::of(&apart(&|place| searched[place].clone(), other));
    let by_games = |other| Estimate::of_games(&apart(&|place| look.answers[place].played_on.clone(), other));
    // Both say that it is ahead of each other answer, and together they are sure of it.
    let clear = order[1..].iter().all(|other| {
        let (search, games) = (by_searches(*other), by_games(*other));
        let together = f64::midpoint(search.mean, games.mean);
        search.mean > 0.0 && together > AHEAD && games.mean - 1.64 * games.error > 0.0
    });
    if !clear {
        return None;
    }
    let [best_action, second_action] = [look.answers[best].action, look.answers[second].action];
    let strength = match (best_action == at_first_sight, best_action == by_search.action) {
        (true, _) => 1,
        (false, true) => 2,
        (false, false) => 3,
    };
    let pair = (second_action, best_action);
    let reason = contrast(game, &guess, seat, pair, 24, &mut review.chance(step, 41), review.meter);
    let label = |action| Phrase::of(words, &game.label(guess.state(), seat, action));
    Some(Exercise {
        step,
        seat,
        round: game.rounds(&review.played.states[step]),
        strength,
        best: best_action.to_string(),
        best_words: label(best_action),
        second: second_action.to_string(),
        second_words: label(second_action),
        search: by_searches(second),
        games: by_games(second),
        reason: reason.map(|contrast| contrast.said(words)),
    })
}
