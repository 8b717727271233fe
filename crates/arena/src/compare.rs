//! The balance laboratory: the same seeds under two contents, and what changed.
//!
//! Each game is played under both contents in turn, and what is looked at is the difference within such a pair. Luck
//! that both games share does not blur it.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::moments::Moments;
use crate::result::{GameResult, WHOLE};
use crate::run::Collect;
use crate::stats::{careful_variance, is_rare, quantile};
use crate::summary::Summary;
use crate::tally::{Tally, by_fact, ratio};

/// What is measured of something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// How often seats with it win.
    WinRate,
    /// How many seats have it, or how many games end so.
    Share,
    /// Points, rounds or decisions.
    Mean,
}

impl Measure {
    /// Whether it is a part of a whole, to be shown in per cent.
    pub fn is_rate(self) -> bool {
        self != Self::Mean
    }
}

/// What a change is about: `kind` is a kind of facts, or one of `bot`, `turn_order`, `ending`, `source` and `game`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Subject {
    /// What kind of thing.
    pub kind: &'static str,
    /// Which: the key of its name, or a number.
    pub key: String,
    /// What was measured of it.
    pub measure: Measure,
}

/// One number under both contents.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    /// What.
    #[serde(flatten)]
    pub subject: Subject,
    /// Under the first content.
    pub before: f64,
    /// Under the second.
    pub after: f64,
    /// Half the width of the interval of the difference. All intervals of a comparison together hold with 95%
    /// confidence.
    pub margin: f64,
}

impl Change {
    /// How much more it is under the second content.
    pub fn difference(&self) -> f64 {
        self.after - self.before
    }

    /// Whether the difference is larger than chance explains.
    pub fn is_detectable(&self) -> bool {
        self.difference().abs() > self.margin
    }

    /// How large the difference is, so that points of a rate and parts of a mean can be put in one order.
    fn size(&self) -> f64 {
        if self.subject.measure.is_rate() {
            self.difference().abs()
        } else {
            ratio(self.difference().abs(), self.before.abs().max(self.after.abs()))
        }
    }
}

/// What differs between two contents.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// Under the first content.
    pub before: Summary,
    /// Under the second.
    pub after: Summary,
    /// All that was looked at: what differs first, the largest differences first.
    pub changes: Vec<Change>,
    /// Some change is larger than chance explains, even though so many were looked at.
    pub different: bool,
}

impl Comparison {
    /// The changes that chance does not explain, the largest first.
    pub fn detectable(&self) -> impl Iterator<Item = &Change> {
        self.changes.iter().filter(|change| change.is_detectable())
    }
}

/// What is added up while pairs of games are played.
#[derive(Default)]
pub(crate) struct Pairs {
    pub before: Tally,
    pub after: Tally,
    /// By pair of games: an amount under each content; nothing where neither game had any.
    means: BTreeMap<Subject, Moments<2>>,
    /// By pair of games: parts of wins and seats with a fact, under each content.
    facts: BTreeMap<(&'static str, String), Moments<4>>,
}

impl Pairs {
    /// Ready for pairs of games of so many bots.
    pub fn of(bots: usize, possible: &[Vec<(&'static str, String)>; 2]) -> Self {
        let [before, after] = possible.each_ref().map(|possible| Tally::of(bots, possible));
        Self { before, after, ..Self::default() }
    }

    /// One more pair.
    pub fn add(&mut self, before: &GameResult, after: &GameResult) {
        self.before.add(before);
        self.after.add(after);
        let mut means: BTreeMap<Subject, [i64; 2]> = BTreeMap::new();
        let mut facts: BTreeMap<_, [i64; 4]> = BTreeMap::new();
        for (side, game) in [before, after].into_iter().enumerate() {
            amounts(game, &mut |subject, amount| means.entry(subject).or_default()[side] += amount);
            for (fact, seats) in by_fact(game) {
                let sums = facts.entry(fact).or_default();
                sums[2 * side] = seats.iter().map(|(seat, _)| seat.win).sum();
                sums[2 * side + 1] = seats.len() as i64;
            }
        }
        for (subject, pair) in means {
            self.means.entry(subject).or_default().add(pair);
        }
        for ((kind, key), sums) in facts {
            self.facts.entry((kind, key.to_owned())).or_default().add(sums);
        }
    }
}

impl Collect for Pairs {
    fn join(&mut self, other: Self) {
        self.before.join(other.before);
        self.after.join(other.after);
        other.means.into_iter().for_each(|(key, sums)| self.means.entry(key).or_default().join(&sums));
        other.facts.into_iter().for_each(|(key, sums)| self.facts.entry(key).or_default().join(&sums));
    }
}

/// All that is counted once per game.
fn amounts(game: &GameResult, add: &mut dyn FnMut(Subject, i64)) {
    let mean = |kind, key: &str| Subject { kind, key: key.to_owned(), measure: Measure::Mean };
    add(mean("game", "rounds"), i64::from(game.rounds));
    add(mean("game", "decisions"), game.decisions as i64);
    add(mean("game", "lead"), i64::from(game.lead()));
    add(Subject { kind: "ending", key: game.ended.clone(), measure: Measure::Share }, 1);
    for seat in &game.seats {
        let bot = (seat.bot + 1).to_string();
        add(mean("game", "score"), i64::from(seat.score));
        add(mean("bot", &bot), i64::from(seat.score));
        add(Subject { kind: "bot", key: bot, measure: Measure::WinRate }, seat.win);
        if let Some(order) = seat.order {
            let key = (order + 1).to_string();
            add(Subject { kind: "turn_order", key, measure: Measure::WinRate }, seat.win);
        }
        seat.sources.iter().for_each(|(key, amount)| add(mean("source", key), i64::from(*amount)));
    }
}

/// What one counted unit is worth: wins are counted in parts, points and sources are shown per seat.
fn unit(subject: &Subject, seats: f64) -> f64 {
    match (subject.kind, subject.measure) {
        (_, Measure::WinRate) => 1.0 / WHOLE as f64,
        ("source", _) => 1.0 / seats,
        ("game", _) if subject.key == "score" => 1.0 / seats,
        _ => 1.0,
    }
}

/// Says what changed. Where many numbers are looked at, some differ by chance: each margin is widened accordingly
/// (Bonferroni), so that a difference is claimed wrongly in at most about 5 of 100 comparisons.
pub(crate) fn changes(pairs: &Pairs) -> Vec<Change> {
    let games = pairs.before.games;
    if games == 0 {
        return Vec::new();
    }
    let seats = pairs.before.bots.len() as f64;
    let mut changes: Vec<_> =
        pairs.means.iter().map(|(subject, sums)| mean_change(subject, sums, games, seats)).collect();
    for ((kind, key), sums) in &pairs.facts {
        let subject = |measure| Subject { kind, key: key.clone(), measure };
        changes.push(share_change(subject(Measure::Share), sums, games, seats));
        changes.extend(win_change(subject(Measure::WinRate), sums));
    }
    let z = quantile(1.0 - 0.025 / changes.len().max(1) as f64);
    for change in &mut changes {
        change.margin *= z;
        if !is_known_from_seats(&change.subject) {
            change.margin *= widened(z, games);
        }
    }
    changes.sort_by(|one, other| {
        let detectable = other.is_detectable().cmp(&one.is_detectable());
        let size = other.size().partial_cmp(&one.size()).unwrap_or(Ordering::Equal);
        detectable.then(size).then_with(|| one.subject.cmp(&other.subject))
    });
    changes
}

/// Whether the uncertainty comes from the seats with a fact rather than from all games.
fn is_known_from_seats(subject: &Subject) -> bool {
    subject.measure == Measure::WinRate && !matches!(subject.kind, "bot" | "turn_order")
}

/// Few games know little of their own variance: a margin of `z` deviations must be so much wider for them. With it a
/// difference is claimed if it is large beside the squares of all differences, which holds for any distribution that is
/// the same for both contents.
fn widened(z: f64, games: u64) -> f64 {
    let games = games as f64;
    if games > z * z { ((games - 1.0) / (games - z * z)).sqrt() } else { f64::INFINITY }
}

fn mean_change(subject: &Subject, sums: &Moments<2>, games: u64, seats: f64) -> Change {
    let unit = unit(subject, seats) / games as f64;
    Change {
        subject: subject.clone(),
        before: sums.sum(0) * unit,
        after: sums.sum(1) * unit,
        margin: sums.variance([-unit, unit], games).sqrt(),
    }
}

fn share_change(subject: Subject, sums: &Moments<4>, games: u64, seats: f64) -> Change {
    let unit = 1.0 / (games as f64 * seats);
    Change {
        subject,
        before: sums.sum(1) * unit,
        after: sums.sum(3) * unit,
        margin: sums.variance([0.0, -unit, 0.0, unit], games).sqrt(),
    }
}

/// Win rates can be compared where both contents have seats with the fact. The uncertainty is what it would be if both had one
/// common rate (a score test); where that comes from few seats it is at least that of two careful guesses.
fn win_change(subject: Subject, sums: &Moments<4>) -> Option<Change> {
    let wins = [sums.sum(0), sums.sum(2)].map(|parts| parts / WHOLE as f64);
    let seats = [sums.sum(1), sums.sum(3)];
    if seats.iter().any(|count| *count < 1.0) {
        return None;
    }
    let rates = [wins[0] / seats[0], wins[1] / seats[1]];
    let common = (wins[0] + wins[1]) / (seats[0] + seats[1]);
    let per_part = |side: usize| 1.0 / (WHOLE as f64 * seats[side]);
    let mut variance = sums.squares([-per_part(0), common / seats[0], per_part(1), -common / seats[1]]);
    if [0, 1].iter().any(|side| is_rare(wins[*side], seats[*side])) {
        let careful = [0, 1].map(|side| careful_variance(wins[side], seats[side]));
        variance = variance.max(careful[0] + careful[1]);
    }
    Some(Change { subject, before: rates[0], after: rates[1], margin: variance.sqrt() })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use orrery_bots::Spec;
    use orrery_core::object::Published;
    use orrery_orion::Orion;
    use serde_json::json;

    use super::*;
    use crate::run::Plan;

    /// Different games of one content differ by chance alone: a verdict must not be wrong more often than it says.
    #[test]
    fn luck_is_not_taken_for_a_difference() {
        let game = Published::<Orion>::built_in().rules(2, &json!({"races": "random"})).expect("it fits");
        let never = AtomicBool::new(false);
        let mut wrong = 0;
        for seed in 0..60 {
            let [one, other] = [2 * seed, 2 * seed + 1].map(|seed| Plan {
                bots: vec![Spec::Random; 2],
                games: 120,
                seed,
                jobs: 1,
            });
            let mut pairs = Pairs::of(2, &[Vec::new(), Vec::new()]);
            for index in 0..one.games {
                let [before, after] =
                    [&one, &other].map(|plan| plan.game(&game, index, &never).expect("nobody stops it"));
                pairs.add(&before, &after);
            }
            wrong += usize::from(changes(&pairs).iter().any(Change::is_detectable));
        }
        assert!(wrong <= 6, "{wrong} of 60 verdicts were wrong");
    }

    #[test]
    fn nothing_is_said_of_no_games() {
        assert_eq!(changes(&Pairs::of(2, &[Vec::new(), Vec::new()])), []);
    }
}
