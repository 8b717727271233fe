//! What came of many games.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::ratings;
use crate::result::WHOLE;
use crate::run::Plan;
use crate::stats::{Interval, Z, careful_variance, is_rare};
use crate::tally::{Counts, FactSums, Tally, ratio};

/// Everything that statistics say about a run. Names are keys of the game's words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Which game.
    pub game: String,
    /// How many games were finished.
    pub games: u64,
    /// How many were asked for: more than were finished if somebody stopped it.
    pub asked: u64,
    /// Their seed.
    pub seed: u64,
    /// How long they took.
    pub seconds: f64,
    /// Decisions in all games together: questions with more than one legal answer.
    pub decisions: u64,
    /// The bots in the order of the plan.
    pub seats: Vec<BotRow>,
    /// Win rates by place at the table, whoever sat there.
    pub places: Vec<Counted>,
    /// Win rates by turn order, whoever began first; empty where turns have no order.
    pub turn_order: Vec<Counted>,
    /// Win rates by fact: race, advisor, structures built.
    pub facts: Vec<FactRow>,
    /// What scores were made of, for winners and for the others.
    pub sources: Vec<SourceRow>,
    /// Why games ended, and how often.
    pub endings: BTreeMap<String, u64>,
    /// How many games took so many rounds.
    pub rounds: BTreeMap<u32, u64>,
    /// How many seats, and how many winners among them, had each final score.
    pub scores: BTreeMap<i32, ScoreRow>,
    /// The final score on average.
    pub mean_score: f64,
    /// The winner's on average.
    pub winning_score: f64,
    /// By how much the best score was better than the next, on average.
    pub lead: f64,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotRow {
    /// Its name.
    pub bot: String,
    /// What was counted.
    #[serde(flatten)]
    pub counted: Counted,
    /// Its skill by Weng and Lin; beginners have 25.
    pub rating: f64,
    /// How far that may be off.
    pub uncertainty: f64,
}

/// A win rate with its uncertainty.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counted {
    /// Of so many seats.
    pub count: u64,
    /// Wins, shared ones in parts.
    pub wins: f64,
    /// Wins per seat.
    pub win_rate: f64,
    /// With 95% confidence.
    pub ci95: Interval,
    /// Final score on average.
    pub mean_score: f64,
    /// Half the width of its 95% interval; unknown for a single seat.
    pub score_margin: Option<f64>,
}

/// How seats with some fact did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FactRow {
    /// What kind of fact.
    pub kind: &'static str,
    /// Which: the key of its name.
    pub key: String,
    /// The share of seats with it.
    pub share: f64,
    /// Games with such a seat.
    pub games: u64,
    /// How often it was noted in all games: a deed can be done more than once.
    pub times: u64,
    /// Those with it.
    #[serde(flatten)]
    pub with: Counted,
    /// How much more often they win than those without it; unknown if nobody or everybody has it.
    pub lift: Option<Lift>,
}

/// How much more often some seats win than all others.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Lift {
    /// The difference of the win rates.
    pub points: f64,
    /// Half the width of its 95% interval.
    pub margin: f64,
}

/// How many seats ended with some score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreRow {
    /// All of them.
    pub seats: u64,
    /// The winners among them.
    pub winners: u64,
}

/// How much of a score came from one source.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SourceRow {
    /// The key of its name.
    pub source: String,
    /// On average for a winner.
    pub winners: f64,
    /// On average for everybody else.
    pub others: f64,
    /// Half the width of the 95% interval of the difference.
    pub margin: f64,
}

impl Summary {
    pub(crate) fn of(game: &str, plan: &Plan, mut tally: Tally, seconds: f64) -> Self {
        tally.ranks.sort_unstable();
        let rows = |counts: &[Counts]| counts.iter().map(Counts::counted).collect::<Vec<_>>();
        let has_order = tally.orders.iter().any(|counts| counts.seats() > 0.0);
        Self {
            game: game.to_owned(),
            games: tally.games,
            asked: plan.games,
            seed: plan.seed,
            seconds,
            decisions: tally.decisions,
            seats: bot_rows(plan, &tally),
            places: rows(&tally.places),
            turn_order: if has_order { rows(&tally.orders) } else { Vec::new() },
            facts: fact_rows(&tally),
            sources: source_rows(&tally),
            mean_score: tally.all.mean_score(),
            winning_score: tally.winners.mean_score(),
            lead: ratio(tally.leads as f64, tally.games as f64),
            endings: tally.endings,
            rounds: tally.rounds,
            scores: tally
                .scores
                .into_iter()
                .map(|(score, [seats, winners])| (score, ScoreRow { seats, winners }))
                .collect(),
        }
    }

    /// The kinds of facts that there are, in their order.
    pub fn kinds(&self) -> Vec<&'static str> {
        let mut kinds: Vec<_> = self.facts.iter().map(|row| row.kind).collect();
        kinds.dedup();
        kinds
    }

    /// The facts of a kind.
    pub fn of_kind(&self, kind: &str) -> impl Iterator<Item = &FactRow> {
        self.facts.iter().filter(move |row| row.kind == kind)
    }

    /// Whether every seat has exactly one fact of this kind, as it has a race: then their win rates can be compared with
    /// each other. Otherwise each is compared with seats that lack it.
    pub fn is_one_each(&self, kind: &str) -> bool {
        let marks: u64 = self.of_kind(kind).map(|row| row.with.count).sum();
        marks == self.games * self.seats.len() as u64
    }

    /// How many rounds a game took on average.
    pub fn mean_rounds(&self) -> f64 {
        let rounds: f64 = self.rounds.iter().map(|(rounds, games)| f64::from(*rounds) * *games as f64).sum();
        ratio(rounds, self.games as f64)
    }
}

fn bot_rows(plan: &Plan, tally: &Tally) -> Vec<BotRow> {
    let ratings = ratings::rate(plan.bots.len(), &tally.ranks);
    let rows = plan.bots.iter().zip(&tally.bots).zip(ratings);
    rows.map(|((bot, counts), rating)| BotRow {
        bot: bot.to_string(),
        counted: counts.counted(),
        rating: rating.rating,
        uncertainty: rating.uncertainty,
    })
    .collect()
}

fn fact_rows(tally: &Tally) -> Vec<FactRow> {
    let mut rows = Vec::new();
    for (kind, facts) in &tally.facts {
        let mut facts: Vec<_> = facts.iter().collect();
        facts.sort_unstable_by_key(|(key, _)| *key);
        rows.extend(facts.into_iter().map(|(key, sums)| FactRow {
            kind,
            key: key.clone(),
            share: ratio(sums.counts.seats(), tally.all.seats()),
            games: sums.in_games,
            times: sums.times,
            with: sums.counts.counted(),
            lift: lift(tally, sums),
        }));
    }
    rows
}

/// How much more often seats with a fact win. In one game those with it take wins from those without it, so the uncertainty
/// comes from sums by game, by the usual linear approximation of a difference of two ratios.
fn lift(tally: &Tally, sums: &FactSums) -> Option<Lift> {
    let (with, without) = (sums.counts, tally.all.without(&sums.counts));
    if with.seats() < 1.0 || without.seats() < 1.0 {
        return None;
    }
    let rates = [with, without].map(|counts| counts.wins() / counts.seats());
    let per_win = (1.0 / with.seats() + 1.0 / without.seats()) / WHOLE as f64;
    let per_seat = -(rates[0] / with.seats() + rates[1] / without.seats());
    let mut variance = sums.games.variance([per_win, per_seat], tally.games);
    if [with, without].iter().any(|counts| is_rare(counts.wins(), counts.seats())) {
        let careful = [with, without].map(|counts| careful_variance(counts.wins(), counts.seats()));
        variance = variance.max(careful[0] + careful[1]);
    }
    Some(Lift { points: rates[0] - rates[1], margin: Z * variance.sqrt() })
}

fn source_rows(tally: &Tally) -> Vec<SourceRow> {
    let winners = tally.winners.seats();
    let others = tally.all.without(&tally.winners).seats();
    let weights = [ratio(1.0, winners), -ratio(1.0, others)];
    let rows = tally.sources.iter().map(|(source, sums)| SourceRow {
        source: source.clone(),
        winners: ratio(sums.sum(0), winners),
        others: ratio(sums.sum(1), others),
        margin: Z * sums.variance(weights, tally.games).sqrt(),
    });
    rows.collect()
}
