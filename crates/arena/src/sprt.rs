//! A sequential test: games are played only until it is clear which of two hypotheses about a win rate holds.

use crate::summary::Summary;

/// How many percentage points the hypotheses are apart.
pub const APART: f64 = 0.10;
/// How often each of them is rejected although it holds.
pub const ERROR: f64 = 0.05;

/// Whether somebody wins as often as is hoped, or ten points less often.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The win rate that is hoped for.
    pub hoped: f64,
}

/// What the games so far say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// As often as is hoped.
    Reached,
    /// Ten points less often.
    Missed,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The logarithm of how much likelier these wins are if the hope is right (Wald). A shared win counts as its part.
    pub fn evidence(self, wins: f64, games: f64) -> f64 {
        let (low, high) = (self.hoped - APART, self.hoped);
        wins * (high / low).ln() + (games - wins) * ((1.0 - high) / (1.0 - low)).ln()
    }

    /// What these wins say.
    pub fn verdict(self, wins: f64, games: f64) -> Verdict {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let evidence = self.evidence(wins, games);
        if evidence >= bound {
            Verdict::Reached
        } else if evidence <= -bound {
            Verdict::Missed
        } else {
            Verdict::Open
        }
    }

    /// What the games of the first bot say.
    pub fn of(self, summary: &Summary) -> (f64, Verdict) {
        let games = summary.games as f64;
        let wins = summary.seats[0].counted.wins;
        (self.evidence(wins, games), self.verdict(wins, games))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOPE: Sprt = Sprt { hoped: 0.70 };

    #[test]
    fn evidence_grows_with_wins() {
        assert_eq!(HOPE.verdict(0.0, 0.0), Verdict::Open);
        assert_eq!(HOPE.verdict(5.0, 10.0), Verdict::Open);
        assert_eq!(HOPE.verdict(150.0, 200.0), Verdict::Reached);
        assert_eq!(HOPE.verdict(110.0, 200.0), Verdict::Missed);
        assert!((HOPE.evidence(1.0, 1.0) - (0.7_f64 / 0.6).ln()).abs() < 1e-12);
    }

    /// Of many sequences with the lower win rate about one in twenty is taken for the higher one, and the other way round.
    #[test]
    fn it_errs_as_rarely_as_it_says() {
        let wrong = |rate: f64, wrong: Verdict| {
            let mut random = 12345_u64;
            let mut next = move || {
                random =
                    random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (random >> 11) as f64 / (1_u64 << 53) as f64
            };
            let sequence = |next: &mut dyn FnMut() -> f64| {
                let (mut wins, mut games) = (0.0, 0.0);
                while HOPE.verdict(wins, games) == Verdict::Open {
                    games += 1.0;
                    wins += f64::from(u8::from(next() < rate));
                }
                HOPE.verdict(wins, games)
            };
            (0..2000).filter(|_| sequence(&mut next) == wrong).count()
        };
        assert!((40..=110).contains(&wrong(0.60, Verdict::Reached)));
        assert!((40..=110).contains(&wrong(0.70, Verdict::Missed)));
    }
}
