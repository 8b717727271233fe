//! What came of many games.

use std::collections::BTreeMap;

use orrery_bots::Spec;
use serde::Serialize;

use crate::ratings;
use crate::run::{GameResult, Plan, SeatResult};
use crate::stats::{Interval, Mean, wilson};

/// Everything that statistics say about a run. Names are keys of the game's words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Which game.
    pub game: String,
    /// How many games were finished.
    pub games: u64,
    /// Their seed.
    pub seed: u64,
    /// How long they took.
    pub seconds: f64,
    /// Decisions in all games together.
    pub decisions: u64,
    /// The bots in the order of the plan.
    pub seats: Vec<BotRow>,
    /// Win rates by place at the table, whoever sat there.
    pub places: Vec<Counted>,
    /// Win rates by fact: race, advisor, structures built.
    pub facts: Vec<FactRow>,
    /// What scores were made of, for winners and for the others.
    pub sources: Vec<SourceRow>,
    /// Why games ended, and how often.
    pub endings: BTreeMap<String, u64>,
    /// How many games took so many rounds.
    pub rounds: BTreeMap<u32, u64>,
    /// How many final scores lay in each step of five points, by the lower end of the step.
    pub scores: BTreeMap<i32, u64>,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotRow {
    /// Its name.
    pub bot: String,
    /// Wins, shared ones in parts.
    pub wins: f64,
    /// Wins per game.
    pub win_rate: f64,
    /// With 95% confidence.
    pub ci95: Interval,
    /// Final score on average.
    pub mean_score: f64,
    /// Its skill by Weng and Lin; beginners have 25.
    pub rating: f64,
    /// How far that may be off.
    pub uncertainty: f64,
}

/// A win rate with its doubt.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counted {
    /// Of so many seats.
    pub count: u64,
    /// Wins per seat.
    pub win_rate: f64,
    /// With 95% confidence.
    pub ci95: Interval,
    /// Final score on average.
    pub mean_score: f64,
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
    /// Those with it.
    pub with: Counted,
    /// How much more often they win than those without it, and by how much that may be off.
    pub lift: f64,
    /// Half the width of its 95% interval.
    pub lift_margin: f64,
}

/// How much of a score came from one source.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SourceRow {
    /// The first word of the key of its name.
    pub source: String,
    /// On average for a winner.
    pub winners: f64,
    /// On average for everybody else.
    pub others: f64,
}

#[derive(Clone, Copy, Default)]
struct Tallied {
    wins: f64,
    scores: Mean,
}

impl Tallied {
    fn add(&mut self, seat: &SeatResult) {
        self.wins += f64::from(seat.win);
        self.scores.add(f64::from(seat.score));
    }

    fn count(&self) -> f64 {
        self.scores.count()
    }

    fn rate(&self) -> f64 {
        if self.count() > 0.0 { self.wins / self.count() } else { 0.0 }
    }

    fn counted(&self) -> Counted {
        Counted {
            count: self.count() as u64,
            win_rate: self.rate(),
            ci95: wilson(self.wins, self.count()),
            mean_score: self.scores.mean(),
        }
    }

    /// The variance of the rate.
    fn variance(&self) -> f64 {
        if self.count() > 0.0 { self.rate() * (1.0 - self.rate()) / self.count() } else { f64::INFINITY }
    }
}

/// Says what came of the games of a plan. `possible` are all facts that could have been, so that what never happened
/// is a row too.
pub fn summarise(
    game: &str,
    plan: &Plan,
    games: &[GameResult],
    seconds: f64,
    possible: &[(&'static str, String)],
) -> Summary {
    Summary {
        game: game.to_owned(),
        games: games.len() as u64,
        seed: plan.seed,
        seconds,
        decisions: games.iter().map(|game| game.decisions as u64).sum(),
        seats: bot_rows(&plan.bots, games),
        places: places(plan.bots.len(), games),
        facts: fact_rows(games, possible),
        sources: source_rows(games),
        endings: count(games.iter().map(|game| game.ended.clone())),
        rounds: count(games.iter().map(|game| game.rounds)),
        scores: count(seats(games).map(|seat| seat.score.div_euclid(5) * 5)),
    }
}

fn seats(games: &[GameResult]) -> impl Iterator<Item = &SeatResult> {
    games.iter().flat_map(|game| &game.seats)
}

fn count<K: Ord>(things: impl Iterator<Item = K>) -> BTreeMap<K, u64> {
    let mut counts = BTreeMap::new();
    things.for_each(|thing| *counts.entry(thing).or_default() += 1);
    counts
}

fn bot_rows(bots: &[Spec], games: &[GameResult]) -> Vec<BotRow> {
    let ratings = ratings::rate(bots.len(), games);
    let mut tallied = vec![Tallied::default(); bots.len()];
    seats(games).for_each(|seat| tallied[seat.bot].add(seat));
    let rows = bots.iter().zip(tallied).zip(ratings);
    rows.map(|((bot, tallied), rating)| BotRow {
        bot: bot.to_string(),
        wins: tallied.wins,
        win_rate: tallied.rate(),
        ci95: wilson(tallied.wins, tallied.count()),
        mean_score: tallied.scores.mean(),
        rating: rating.rating,
        uncertainty: rating.uncertainty,
    })
    .collect()
}

fn places(count: usize, games: &[GameResult]) -> Vec<Counted> {
    let mut tallied = vec![Tallied::default(); count];
    for game in games {
        game.seats.iter().zip(&mut tallied).for_each(|(seat, tallied)| tallied.add(seat));
    }
    tallied.iter().map(Tallied::counted).collect()
}

fn fact_rows(games: &[GameResult], possible: &[(&'static str, String)]) -> Vec<FactRow> {
    let mut all = Tallied::default();
    let mut with: BTreeMap<(&'static str, &str), Tallied> = BTreeMap::new();
    for (kind, key) in possible {
        with.insert((kind, key), Tallied::default());
    }
    for seat in seats(games) {
        all.add(seat);
        for (kind, key) in &seat.facts {
            with.entry((kind, key)).or_default().add(seat);
        }
    }
    let row = |((kind, key), tallied): ((&'static str, &str), Tallied)| {
        let mut without = Tallied { wins: all.wins - tallied.wins, ..Tallied::default() };
        let others = all.count() - tallied.count();
        // Only the number of the others matters for their rate.
        (0..others as u64).for_each(|_| without.scores.add(0.0));
        FactRow {
            kind,
            key: key.to_owned(),
            share: if all.count() > 0.0 { tallied.count() / all.count() } else { 0.0 },
            with: tallied.counted(),
            lift: tallied.rate() - without.rate(),
            lift_margin: 1.96 * (tallied.variance() + without.variance()).sqrt(),
        }
    };
    with.into_iter().map(row).collect()
}

fn source_rows(games: &[GameResult]) -> Vec<SourceRow> {
    let mut sums: BTreeMap<String, [f64; 2]> = BTreeMap::new();
    let mut counts = [0.0, 0.0];
    for seat in seats(games) {
        let side = usize::from(seat.rank != 1);
        counts[side] += 1.0;
        for (key, amount) in &seat.sources {
            sums.entry(source_of(key)).or_default()[side] += f64::from(*amount);
        }
    }
    let mean = |sum: f64, count: f64| if count > 0.0 { sum / count } else { 0.0 };
    let row = |(source, [winners, others]): (String, [f64; 2])| SourceRow {
        source,
        winners: mean(winners, counts[0]),
        others: mean(others, counts[1]),
    };
    sums.into_iter().map(row).collect()
}

/// Named things are one source together (`structure-titan` is `structure`), the rest stands for itself.
fn source_of(key: &str) -> String {
    let group = key.split('-').next().unwrap_or(key);
    if group == "score" { key.to_owned() } else { group.to_owned() }
}
