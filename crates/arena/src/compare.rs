//! The balance laboratory: the same seeds under two contents, and what changed.

use serde::Serialize;

use crate::summary::{FactRow, Summary};

/// One number under both contents.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    /// What is measured: a kind of fact and the key of its name.
    pub kind: &'static str,
    /// The key.
    pub key: String,
    /// Under the first content.
    pub before: f64,
    /// Under the second.
    pub after: f64,
    /// Half the width of the 95% interval of the difference.
    pub margin: f64,
}

impl Change {
    /// Whether the difference is larger than chance explains at 95%.
    pub fn is_detectable(&self) -> bool {
        (self.after - self.before).abs() > self.margin
    }
}

/// What differs between two runs of the same plan.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// Win rates of facts that both runs know.
    pub win_rates: Vec<Change>,
    /// How often structures and advisors were used.
    pub shares: Vec<Change>,
    /// Scores, rounds and decisions on average.
    pub means: Vec<Change>,
    /// Some change is larger than chance explains, even though so many were looked at.
    pub different: bool,
}

/// Compares two runs. Where many numbers are looked at, some differ by chance: each margin is widened accordingly
/// (Bonferroni), so that "different" is wrong in at most 5 of 100 comparisons.
pub fn compare(before: &Summary, after: &Summary) -> Comparison {
    let pairs: Vec<_> = before
        .facts
        .iter()
        .filter_map(|one| {
            let other = after.facts.iter().find(|other| other.kind == one.kind && other.key == one.key)?;
            Some((one, other))
        })
        .collect();
    let looked_at = (2 * pairs.len() + 1).max(1);
    let z = quantile(1.0 - 0.025 / looked_at as f64);
    let change =
        |(one, other): &(&FactRow, &FactRow), value: fn(&FactRow) -> f64, count: fn(&FactRow) -> f64| {
            let (p, q) = (value(one), value(other));
            let variance = p * (1.0 - p) / count(one).max(1.0) + q * (1.0 - q) / count(other).max(1.0);
            Change { kind: one.kind, key: one.key.clone(), before: p, after: q, margin: z * variance.sqrt() }
        };
    let win_rates: Vec<_> =
        pairs.iter().map(|pair| change(pair, |row| row.with.win_rate, |row| row.with.count as f64)).collect();
    let seats = |row: &FactRow| row.with.count as f64 / row.share.max(1e-9);
    let shares: Vec<_> = pairs.iter().map(|pair| change(pair, |row| row.share, seats)).collect();
    let means = vec![mean_score(before, after, z)];
    let different = win_rates.iter().chain(&shares).chain(&means).any(Change::is_detectable);
    Comparison { win_rates, shares, means, different }
}

fn mean_score(before: &Summary, after: &Summary, z: f64) -> Change {
    let moments = |summary: &Summary| {
        let count: u64 = summary.scores.values().sum();
        let count = (count as f64).max(1.0);
        // The middle of a step of five points stands for all scores in it.
        let values = || summary.scores.iter().map(|(score, n)| (f64::from(*score) + 2.0, *n as f64));
        let mean = values().map(|(score, n)| score * n).sum::<f64>() / count;
        let variance = values().map(|(score, n)| (score - mean).powi(2) * n).sum::<f64>() / count;
        (mean, variance / count)
    };
    let ((one, one_variance), (other, other_variance)) = (moments(before), moments(after));
    let margin = z * (one_variance + other_variance).sqrt();
    Change { kind: "mean", key: "score".to_owned(), before: one, after: other, margin }
}

/// The quantile of the normal distribution, by bisection of its distribution function.
fn quantile(p: f64) -> f64 {
    let (mut low, mut high) = (0.0, 10.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if distribution(middle) < p { low = middle } else { high = middle }
    }
    low
}

/// The normal distribution function, by the formula 26.2.17 of Abramowitz and Stegun.
fn distribution(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * x);
    let coefficients = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let tail = coefficients.iter().rev().fold(0.0, |sum, c| (sum + c) * t);
    1.0 - (-x * x / 2.0).exp() / std::f64::consts::TAU.sqrt() * tail
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_normal_distribution() {
        assert!((quantile(0.975) - 1.959_964).abs() < 1e-4);
        assert!((quantile(0.999_5) - 3.290_5).abs() < 1e-3);
    }
}
