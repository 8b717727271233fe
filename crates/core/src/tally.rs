//! Sums that can say what they are made of.

use serde::Serialize;

use crate::text::Text;

/// Something that a rule adds parts to. The rule is written once; whether the parts are remembered is the caller's
/// choice, and only then are their words made.
pub trait Tally {
    /// Adds a part.
    fn add(&mut self, amount: i32, what: impl FnOnce() -> Text);

    /// Replaces everything so far.
    fn set(&mut self, amount: i32, what: impl FnOnce() -> Text);
}

/// Only the sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum(pub i32);

impl Tally for Sum {
    fn add(&mut self, amount: i32, _: impl FnOnce() -> Text) {
        self.0 += amount;
    }

    fn set(&mut self, amount: i32, _: impl FnOnce() -> Text) {
        self.0 = amount;
    }
}

/// One part of a sum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// How much.
    pub amount: i32,
    /// What for.
    pub what: Text,
}

/// The sum with all its parts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Itemised {
    /// In the order in which the rules added them.
    pub parts: Vec<Part>,
}

impl Itemised {
    /// What it comes to.
    pub fn total(&self) -> i32 {
        self.parts.iter().map(|part| part.amount).sum()
    }
}

impl Tally for Itemised {
    fn add(&mut self, amount: i32, what: impl FnOnce() -> Text) {
        self.parts.push(Part { amount, what: what() });
    }

    fn set(&mut self, amount: i32, what: impl FnOnce() -> Text) {
        self.parts.clear();
        self.add(amount, what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn price(tally: &mut impl Tally) {
        tally.add(2, || Text::new("base"));
        tally.add(1, || Text::new("battery"));
    }

    #[test]
    fn the_sum_and_its_parts_come_from_one_rule() {
        let (mut sum, mut parts) = (Sum::default(), Itemised::default());
        price(&mut sum);
        price(&mut parts);
        assert_eq!((sum.0, parts.total(), parts.parts.len()), (3, 3, 2));
        parts.set(7, || Text::new("fixed"));
        assert_eq!((parts.total(), parts.parts.len()), (7, 1));
    }
}
