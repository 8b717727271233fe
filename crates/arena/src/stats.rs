//! Rates with their confidence intervals.

use serde::Serialize;

/// 95% of a normal distribution lie within so many standard deviations.
pub(crate) const Z: f64 = 1.959_963_985;

/// An interval that holds the true value with 95% confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval(pub f64, pub f64);

/// The interval of a rate by Wilson's formula. `wins` may be a sum of shared wins.
pub fn wilson(wins: f64, games: f64) -> Interval {
    if games <= 0.0 {
        return Interval(0.0, 1.0);
    }
    let rate = wins / games;
    let z2 = Z * Z;
    let centre = rate + z2 / (2.0 * games);
    let spread = Z * (rate * (1.0 - rate) / games + z2 / (4.0 * games * games)).max(0.0).sqrt();
    let whole = 1.0 + z2 / games;
    Interval(((centre - spread) / whole).max(0.0), ((centre + spread) / whole).min(1.0))
}

/// The variance of a rate that is known from few games, by the rule of Agresti and Caffo: one win and one loss more
/// than were seen, so that three wins in three games are no proof.
pub(crate) fn careful_variance(wins: f64, games: f64) -> f64 {
    let rate = (wins + 1.0) / (games + 2.0);
    rate * (1.0 - rate) / (games + 2.0)
}

/// Whether a rate is known from so few games that a normal distribution does not fit it.
pub(crate) fn is_rare(wins: f64, games: f64) -> bool {
    wins.min(games - wins) < 20.0
}

/// How many standard deviations hold this part of a normal distribution, on one side.
pub(crate) fn quantile(part: f64) -> f64 {
    let (mut low, mut high) = (0.0, 10.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if distribution(middle) < part { low = middle } else { high = middle }
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
    fn an_interval_narrows_with_games() {
        let Interval(low, high) = wilson(50.0, 100.0);
        assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001, "{low} {high}");
        let Interval(low, high) = wilson(5000.0, 10_000.0);
        assert!(high - low < 0.02);
        assert_eq!(wilson(0.0, 0.0), Interval(0.0, 1.0));
        let Interval(low, high) = wilson(10.0, 10.0);
        assert!(low > 0.7 && high <= 1.0);
    }

    #[test]
    fn an_interval_holds_the_rate_that_was_seen() {
        for games in [1.0, 7.0, 400.0] {
            for wins in [0.0, 0.5, games / 3.0, games] {
                let Interval(low, high) = wilson(wins, games);
                let rate = wins / games;
                assert!(0.0 <= low && low <= rate + 1e-12 && rate <= high + 1e-12 && high <= 1.0);
            }
        }
    }

    #[test]
    fn few_games_are_no_proof() {
        assert!(careful_variance(3.0, 3.0) > 0.02);
        assert!(is_rare(3.0, 3.0) && is_rare(15.0, 4000.0) && !is_rare(50.0, 100.0));
    }

    #[test]
    fn quantiles_are_those_of_the_normal_distribution() {
        assert!((quantile(0.975) - Z).abs() < 1e-4);
        assert!((quantile(0.999_5) - 3.290_5).abs() < 1e-3);
    }
}
