//! Numbers with the doubt that belongs to them.

use serde::Serialize;

/// 95% of a normal distribution lie within so many standard deviations.
const Z: f64 = 1.959_963_985;

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

/// A mean that grows with every value.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    count: f64,
    average: f64,
    squares: f64,
}

impl Mean {
    /// One more value (Welford's method).
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.average;
        self.average += off / self.count;
        self.squares += off * (value - self.average);
    }

    /// How many values.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        self.average
    }

    /// Half the width of the 95% interval of the mean.
    pub fn margin(&self) -> f64 {
        if self.count < 2.0 {
            f64::INFINITY
        } else {
            Z * (self.squares / (self.count - 1.0) / self.count).sqrt()
        }
    }

    /// The 95% interval of the mean.
    pub fn interval(&self) -> Interval {
        Interval(self.average - self.margin(), self.average + self.margin())
    }
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
    fn a_mean_knows_its_margin() {
        let mut mean = Mean::default();
        for value in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            mean.add(value);
        }
        assert!((mean.mean() - 5.0).abs() < 1e-12);
        assert!((mean.margin() - 1.96 * 2.138 / 8f64.sqrt()).abs() < 0.01, "{}", mean.margin());
    }
}
