//! What search and played games say of one decision, and what that comes to.

use orrery_core::Seat;

use crate::Estimate;
use crate::contrast::Contrast;
use crate::playout::TO_THE_END;
use crate::report::Doubt;

/// What search and played games say of one decision.
pub(crate) struct Evidence<A> {
    /// How many decisions were made before it.
    pub step: usize,
    /// The best other answer.
    pub better: A,
    /// What the search expects after it.
    pub line: Vec<(Seat, A)>,
    /// Searches.
    pub searched: Pairs,
    /// Games.
    pub played_out: Pairs,
    /// How many decisions these went on.
    pub horizon: usize,
    /// What differs between the games after the two answers.
    pub contrast: Option<Contrast>,
}

/// Chances after what was played and after the other answer, in the same worlds.
#[derive(Default)]
pub(crate) struct Pairs {
    played: Vec<f64>,
    better: Vec<f64>,
}

impl Pairs {
    pub fn push(&mut self, played: f64, better: f64) {
        self.played.push(played);
        self.better.push(better);
    }

    pub fn len(&self) -> usize {
        self.played.len()
    }

    fn losses(&self) -> Vec<f64> {
        self.better.iter().zip(&self.played).map(|(better, played)| better - played).collect()
    }
}

impl<A> Evidence<A> {
    pub fn new(step: usize, better: A) -> Self {
        Self {
            step,
            better,
            line: Vec::new(),
            searched: Pairs::default(),
            played_out: Pairs::default(),
            horizon: TO_THE_END,
            contrast: None,
        }
    }

    /// What the decision cost, as the search sees it.
    fn by_search(&self) -> Estimate {
        Estimate::of(&self.searched.losses())
    }

    /// What it cost by games.
    fn by_games(&self) -> Estimate {
        Estimate::of_games(&self.played_out.losses())
    }

    /// How many decisions the games went on, if not to their end.
    pub fn horizon(&self) -> Option<u32> {
        (self.horizon < TO_THE_END).then_some(self.horizon as u32)
    }

    /// The loss by the search, by games and by both together; the chance after what was played and after the better answer.
    pub fn estimates(&self, distrust: f64) -> [Estimate; 5] {
        let (search, playouts) = (self.by_search(), self.by_games());
        let weight = weight(&search, &playouts, distrust);
        // A difference is wrong by the errors of both of its sides.
        let one = |searched: &[f64], played_out: &[f64]| {
            let half = distrust / 2.0_f64.sqrt();
            together(&Estimate::of(searched), &Estimate::of_games(played_out), weight, half)
        };
        let loss = together(&search, &playouts, weight, distrust);
        let played = one(&self.searched.played, &self.played_out.played);
        let better = one(&self.searched.better, &self.played_out.better);
        [search, playouts, loss, played, better]
    }

    /// Why no number should be believed, if none should.
    pub fn doubt(&self, distrust: f64) -> Option<Doubt> {
        doubt(&self.by_search(), &self.by_games(), distrust)
    }
}

/// What is believed of the search before anything is known, in chance to win, and how many decisions that is worth.
const PRIOR: (f64, f64) = (0.1, 4.0);
/// No search is better than this.
const LEAST_DISTRUST: f64 = 0.02;

/// By how much the search is wrong about differences in this game: what is left of its distance from the results of games
/// when the noise of these is taken away.
pub(crate) fn distrust<A>(evidence: &[Evidence<A>]) -> f64 {
    let excess = evidence.iter().map(|evidence| {
        let (search, games) = (evidence.by_search(), evidence.by_games());
        (search.mean - games.mean).powi(2) - games.variance() - search.variance()
    });
    let (usual, worth) = PRIOR;
    let count = evidence.len() as f64;
    let variance = (worth * usual * usual + excess.sum::<f64>()) / (worth + count);
    variance.max(0.0).sqrt().max(LEAST_DISTRUST)
}

/// How much the search counts against the games: the less uncertain, the more.
fn weight(search: &Estimate, playouts: &Estimate, distrust: f64) -> f64 {
    let search = search.variance() + distrust * distrust;
    playouts.variance() / (playouts.variance() + search)
}

fn together(search: &Estimate, playouts: &Estimate, weight: f64, distrust: f64) -> Estimate {
    let variance = weight.powi(2) * (search.variance() + distrust * distrust)
        + (1.0 - weight).powi(2) * playouts.variance();
    Estimate::with_variance(weight * search.mean + (1.0 - weight) * playouts.mean, variance)
}

/// A number is believed if it is larger than its uncertainty and the witnesses do not say the opposite of each other, the
/// search being as uncertain as it is known to be in this game.
fn doubt(search: &Estimate, playouts: &Estimate, distrust: f64) -> Option<Doubt> {
    let known = Estimate::with_variance(search.mean, search.variance() + distrust * distrust);
    let opposite = search.mean * playouts.mean < 0.0
        && known.mean.abs() > known.half()
        && playouts.mean.abs() > playouts.half();
    if opposite {
        return Some(Doubt::Contradicted);
    }
    let loss = together(search, playouts, weight(search, playouts, distrust), distrust);
    (loss.low() <= 0.0).then_some(Doubt::Close)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(mean: f64, error: f64) -> Estimate {
        Estimate { mean, error, samples: 30 }
    }

    #[test]
    fn what_is_not_sure_is_said_to_be_so() {
        assert_eq!(doubt(&some(0.02, 0.02), &some(0.1, 0.1), 0.02), Some(Doubt::Close));
        assert_eq!(doubt(&some(0.2, 0.02), &some(0.1, 0.1), 0.02), None);
        assert_eq!(doubt(&some(0.2, 0.02), &some(-0.2, 0.05), 0.02), Some(Doubt::Contradicted));
        // A search that is often wrong contradicts nobody.
        assert_eq!(doubt(&some(-0.1, 0.02), &some(0.3, 0.05), 0.2), None);
    }

    #[test]
    fn a_search_that_is_often_wrong_counts_less() {
        let evidence = |searched: f64, games: f64| {
            let mut evidence = Evidence::new(0, 0);
            (0..40).for_each(|_| evidence.searched.push(0.5, 0.5 + searched));
            (0..40).for_each(|_| evidence.played_out.push(0.5, 0.5 + games));
            evidence
        };
        let honest = distrust(&(0..12).map(|_| evidence(0.1, 0.1)).collect::<Vec<_>>());
        let misled = distrust(&(0..12).map(|_| evidence(0.3, -0.1)).collect::<Vec<_>>());
        assert!(honest < 0.06 && misled > 0.3, "{honest} {misled}");
        let (search, games) = (some(0.2, 0.01), some(0.0, 0.1));
        let (believed, doubted) = (weight(&search, &games, honest), weight(&search, &games, misled));
        assert!(believed > 0.7 && doubted < 0.15, "{believed} {doubted}");
        let sum = together(&search, &games, doubted, misled);
        assert!(sum.mean < 0.04 && sum.error > 0.08, "{sum:?}");
    }
}
