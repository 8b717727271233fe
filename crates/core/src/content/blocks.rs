//! Lists of effects in rows. Each has a number, so that a frame of the stack can say by which list it goes, and a state
//! stays plain data.

use std::ops::Index;

use serde::{Deserialize, Serialize};

/// The number of a list of effects, given when the content is loaded. The default is the empty list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BlockId(u16);

impl BlockId {
    /// The number, for a table with an entry for each list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A list of effects, carried out in order.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Vec<E>")]
pub struct Block<E> {
    /// The effects.
    pub steps: Vec<E>,
    /// Where the rules find them.
    pub id: BlockId,
}

impl<E> Block<E> {
    /// Nothing at all.
    pub const EMPTY: Self = Self { steps: Vec::new(), id: BlockId(0) };

    /// Whether nothing happens here.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

impl<E> Default for Block<E> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<E> From<Vec<E>> for Block<E> {
    fn from(steps: Vec<E>) -> Self {
        Self { steps, ..Self::EMPTY }
    }
}

/// An effect that may hold lists of further effects.
pub trait Nested: Clone {
    /// The lists inside.
    fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Block<Self>>;
}

/// All lists of a content by their numbers.
#[derive(Debug)]
pub struct Blocks<E>(Vec<Vec<E>>);

impl<E> Default for Blocks<E> {
    fn default() -> Self {
        Self(vec![Vec::new()])
    }
}

impl<E: Nested> Blocks<E> {
    /// Gives a list its number and keeps it; the lists inside come first, so that what is kept has their numbers.
    pub fn number(&mut self, block: &mut Block<E>) {
        if block.is_empty() {
            return;
        }
        block.steps.iter_mut().flat_map(E::blocks_mut).for_each(|inner| self.number(inner));
        block.id = BlockId(self.0.len() as u16);
        self.0.push(block.steps.clone());
    }
}

impl<E> Blocks<E> {
    /// All lists, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = &[E]> {
        self.0.iter().map(Vec::as_slice)
    }

    /// All effects of all lists.
    pub fn steps(&self) -> impl Iterator<Item = &E> {
        self.0.iter().flatten()
    }
}

impl<E> Index<BlockId> for Blocks<E> {
    type Output = [E];

    #[inline]
    fn index(&self, block: BlockId) -> &[E] {
        &self.0[usize::from(block.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Debug, Deserialize)]
    enum Effect {
        Gain(u8),
        May(Block<Self>),
    }

    impl PartialEq for Block<Effect> {
        fn eq(&self, other: &Self) -> bool {
            self.steps == other.steps && self.id == other.id
        }
    }

    impl Nested for Effect {
        fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Block<Self>> {
            match self {
                Self::Gain(_) => None,
                Self::May(then) => Some(then),
            }
            .into_iter()
        }
    }

    #[test]
    fn a_number_leads_to_its_effects_and_those_within() {
        let mut blocks = Blocks::default();
        let mut rows: Vec<Block<Effect>> =
            ron::from_str("[[Gain(1), May([Gain(2)])], [], [Gain(3)]]").unwrap();
        for block in &mut rows {
            blocks.number(block);
        }
        let [first, none, last] = &rows[..] else { panic!("{rows:?}") };
        assert_eq!(&blocks[first.id], &first.steps[..]);
        let Effect::May(inner) = &blocks[first.id][1] else { panic!("{first:?}") };
        assert_eq!(&blocks[inner.id], [Effect::Gain(2)]);
        assert_eq!((none.id, &blocks[none.id]), (BlockId::default(), &[][..]));
        assert_eq!(&blocks[last.id], [Effect::Gain(3)]);
        assert_eq!(blocks.steps().count(), 4);
    }
}
