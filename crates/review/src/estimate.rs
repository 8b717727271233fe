//! Numbers that carry their uncertainty.

use serde::{Deserialize, Serialize, Serializer};

/// How many standard errors to each side hold 95% of a normal distribution.
const SIDES: f64 = 1.96;

/// A mean of independent samples, with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    #[serde(serialize_with = "rounded")]
    pub mean: f64,
    /// Its standard error.
    #[serde(serialize_with = "rounded")]
    pub error: f64,
    /// How many samples it was made of; none for a number that is known.
    pub samples: u32,
}

/// Kept to five places: further digits are noise, and there are thousands of numbers.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn rounded<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64((number * 1e5).round() / 1e5)
}

impl Estimate {
    /// A number that is known.
    pub fn exact(mean: f64) -> Self {
        Self { mean, error: 0.0, samples: 0 }
    }

    /// From samples that do not depend on each other.
    pub fn of(samples: &[f64]) -> Self {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
        let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
        Self { mean, error, samples: samples.len() as u32 }
    }

    /// From games that were won or lost. A handful of games that all ended alike are not certainty.
    pub fn of_games(results: &[f64]) -> Self {
        let estimate = Self::of(results);
        Self { error: estimate.error.max(1.0 / results.len().max(1) as f64), ..estimate }
    }

    /// A sum of other numbers with the variance that it has altogether.
    pub fn with_variance(mean: f64, variance: f64) -> Self {
        Self { mean, error: variance.max(0.0).sqrt(), samples: 0 }
    }

    /// The square of the standard error.
    pub fn variance(&self) -> f64 {
        self.error * self.error
    }

    /// Half of the 95% interval. Few samples tell little about their own spread, so the interval is wider then
    /// (Student's t).
    pub fn half(&self) -> f64 {
        let freedom = f64::from(self.samples.saturating_sub(1));
        // Within 1% of the table from three degrees of freedom on.
        let wider = if self.samples < 2 { 1.0 } else { 1.0 + 1.22 / freedom + 1.9 / freedom.powi(2) };
        SIDES * wider * self.error
    }

    /// The lower end of the 95% interval.
    pub fn low(&self) -> f64 {
        self.mean - self.half()
    }

    /// The upper end of the 95% interval.
    pub fn high(&self) -> f64 {
        self.mean + self.half()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_its_error() {
        let estimate = Estimate::of(&[1.0, 3.0, 5.0]);
        assert!((estimate.mean - 3.0).abs() < 1e-9);
        assert!((estimate.error - (4.0_f64 / 3.0).sqrt()).abs() < 1e-9);
        assert!(Estimate::exact(0.5).half() < 1e-9);
    }

    #[test]
    fn few_samples_widen_the_interval_as_in_the_table_of_student() {
        for (samples, table) in [(4, 3.182), (5, 2.776), (6, 2.571), (12, 2.201), (30, 2.045)] {
            let half = Estimate { mean: 0.0, error: 1.0, samples }.half();
            assert!((half / table - 1.0).abs() < 0.02, "{samples}: {half} instead of {table}");
        }
    }
}
