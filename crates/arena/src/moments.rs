//! Sums over games from which rates, their differences and their uncertainty can be computed.
//!
//! The seats of one game are no independent samples: where one wins the others lose. So a game is the unit that is
//! counted here, and what is said about seats is computed from sums of whole games.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Sums and products of `D` whole numbers per game. Whole numbers add up to the same in any order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moments<const D: usize> {
    sums: [i64; D],
    products: [[i64; D]; D],
}

impl<const D: usize> Default for Moments<D> {
    fn default() -> Self {
        Self { sums: [0; D], products: [[0; D]; D] }
    }
}

impl<const D: usize> Serialize for Moments<D> {
    fn serialize<S: Serializer>(&self, into: S) -> Result<S::Ok, S::Error> {
        let products: Vec<_> = self.products.iter().map(<[i64; D]>::as_slice).collect();
        (self.sums.as_slice(), products).serialize(into)
    }
}

impl<'de, const D: usize> Deserialize<'de> for Moments<D> {
    fn deserialize<R: Deserializer<'de>>(from: R) -> Result<Self, R::Error> {
        let (sums, products) = <(Vec<i64>, Vec<Vec<i64>>)>::deserialize(from)?;
        let row = |row: Vec<i64>| <[i64; D]>::try_from(row).ok();
        let products = products.into_iter().map(row).collect::<Option<Vec<_>>>();
        let read = row(sums).zip(products.and_then(|rows| rows.try_into().ok()));
        let (sums, products) = read.ok_or_else(|| R::Error::custom("sums of another kind"))?;
        Ok(Self { sums, products })
    }
}

impl<const D: usize> Moments<D> {
    /// The numbers of one more game. A game in which all of them are 0 need not be added.
    pub fn add(&mut self, numbers: [i64; D]) {
        for (i, a) in numbers.iter().enumerate() {
            self.sums[i] += a;
            for (j, b) in numbers.iter().enumerate() {
                self.products[i][j] += a * b;
            }
        }
    }

    /// What another thread has added up.
    pub fn join(&mut self, other: &Self) {
        for i in 0..D {
            self.sums[i] += other.sums[i];
            for j in 0..D {
                self.products[i][j] += other.products[i][j];
            }
        }
    }

    /// The sum of the `i`th number.
    pub fn sum(&self, i: usize) -> f64 {
        self.sums[i] as f64
    }

    /// The sum of the squares of `weights * numbers`: the variance of their sum if it is expected to be 0.
    pub fn squares(&self, weights: [f64; D]) -> f64 {
        let mut squares = 0.0;
        for i in 0..D {
            for j in 0..D {
                squares += weights[i] * weights[j] * self.products[i][j] as f64;
            }
        }
        squares.max(0.0)
    }

    /// The variance of the sum of `weights * numbers` over so many independent games.
    pub fn variance(&self, weights: [f64; D], games: u64) -> f64 {
        if games < 2 {
            return f64::INFINITY;
        }
        let games = games as f64;
        let sum: f64 = (0..D).map(|i| weights[i] * self.sum(i)).sum();
        ((self.squares(weights) - sum * sum / games) * games / (games - 1.0)).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_does_not_matter() {
        let games = [[1, 2], [3, 0], [2, 7]];
        let mut one = Moments::default();
        for game in games {
            one.add(game);
        }
        let (mut left, mut right) = (Moments::default(), Moments::default());
        left.add(games[2]);
        right.add(games[1]);
        right.add(games[0]);
        left.join(&right);
        assert_eq!(left, one);
    }

    #[test]
    fn the_variance_is_that_of_the_sum() {
        let mut moments = Moments::<1>::default();
        for n in [2, 4, 4, 4, 5, 5, 7, 9] {
            moments.add([n]);
        }
        // The sample variance is 32/7; the sum of eight has eight times that.
        assert!((moments.variance([1.0], 8) - 8.0 * 32.0 / 7.0).abs() < 1e-9);
        // Two more games in which nothing was counted.
        let with_zeros = moments.variance([1.0], 10);
        moments.add([0]);
        moments.add([0]);
        assert!((moments.variance([1.0], 10) - with_zeros).abs() < 1e-9);
    }

    #[test]
    fn a_single_game_says_nothing_about_uncertainty() {
        let mut moments = Moments::<1>::default();
        moments.add([3]);
        assert!(moments.variance([1.0], 1).is_infinite());
    }
}
