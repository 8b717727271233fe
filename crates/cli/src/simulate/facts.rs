//! Facts in the order in which one wants to read them.

use std::cmp::Ordering;

use orrery_arena::{FactRow, ScoreRow, Summary};

/// The facts of a kind, those that win most first; what nobody had comes last.
pub fn ranked<'a>(summary: &'a Summary, kind: &str) -> Vec<&'a FactRow> {
    let one_each = summary.is_one_each(kind);
    let worth = |row: &FactRow| {
        if one_each {
            (row.with.count > 0).then_some(row.with.win_rate)
        } else {
            row.lift.map(|lift| lift.points)
        }
    };
    let mut rows: Vec<_> = summary.of_kind(kind).collect();
    rows.sort_by(|one, other| {
        let worth = worth(other).partial_cmp(&worth(one)).unwrap_or(Ordering::Equal);
        worth.then_with(|| one.key.cmp(&other.key))
    });
    rows
}

/// Scores in steps: where each begins, where it ends, and who is in it.
pub struct Step {
    /// The lowest score.
    pub from: i32,
    /// The highest score.
    pub to: i32,
    /// Who had it.
    pub row: ScoreRow,
}

/// At most so many steps: more bars than this are a blur.
const STEPS: i32 = 30;

/// All scores in even steps, those that nobody had among them too.
pub fn steps(summary: &Summary) -> Vec<Step> {
    let (Some((least, _)), Some((most, _))) =
        (summary.scores.first_key_value(), summary.scores.last_key_value())
    else {
        return Vec::new();
    };
    let range = most - least + 1;
    let width = [1, 2, 5, 10, 20, 50, 100, 500].into_iter().find(|width| range <= STEPS * width);
    let width = width.unwrap_or(range / STEPS + 1);
    let first = least.div_euclid(width) * width;
    let count = (most - first) / width + 1;
    let step = |n: i32| {
        let (from, to) = (first + n * width, first + (n + 1) * width - 1);
        let mut row = ScoreRow { seats: 0, winners: 0 };
        for (_, found) in summary.scores.range(from..=to) {
            row.seats += found.seats;
            row.winners += found.winners;
        }
        Step { from, to, row }
    };
    (0..count).map(step).collect()
}
