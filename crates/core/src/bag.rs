//! Things without an order: drawing one is chance.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chance::Chance;
use crate::numbered::Numbered;

/// How many of each of `N` kinds. A face-down pile that nobody has looked into is one of these: what nobody has seen
/// is not yet decided.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag<T, const N: usize> {
    counts: [u8; N],
    total: u16,
    kind: PhantomData<T>,
}

impl<T: Numbered, const N: usize> Bag<T, N> {
    /// An empty bag.
    pub const EMPTY: Self = Self { counts: [0; N], total: 0, kind: PhantomData };

    /// How many things are in it.
    pub const fn len(&self) -> u16 {
        self.total
    }

    /// Whether nothing is left.
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of this kind.
    pub fn count(&self, thing: T) -> u8 {
        self.counts[thing.number() as usize]
    }

    /// Puts one in.
    pub fn put(&mut self, thing: T) {
        self.put_many(thing, 1);
    }

    /// Puts several of a kind in.
    pub fn put_many(&mut self, thing: T, count: u8) {
        self.counts[thing.number() as usize] += count;
        self.total += u16::from(count);
    }

    /// Takes one of this kind out; false if there is none.
    #[must_use]
    pub fn take(&mut self, thing: T) -> bool {
        let count = &mut self.counts[thing.number() as usize];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        self.total -= 1;
        true
    }

    /// Draws one, each thing in it equally likely.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        if self.total == 0 {
            return None;
        }
        let face = chance.draw(&self.counts, self.total);
        self.counts[face] -= 1;
        self.total -= 1;
        T::from_number(face as u32)
    }

    /// Pours everything of another bag into this one.
    pub fn pour(&mut self, other: &mut Self) {
        for (count, more) in self.counts.iter_mut().zip(&mut other.counts) {
            *count += std::mem::take(more);
        }
        self.total += std::mem::take(&mut other.total);
    }

    /// Each kind that is in it once, in order.
    pub fn kinds(&self) -> impl Iterator<Item = T> + '_ {
        self.iter().map(|(thing, _)| thing)
    }

    /// Each kind that is in it with its count, in order. Most kinds are not: zeros are passed over eight at a time, and
    /// behind the last thing nothing is looked at.
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        let (mut face, mut left) = (0, self.total);
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            loop {
                while self.counts.get(face..face + 8).is_some_and(|eight| eight == [0; 8]) {
                    face += 8;
                }
                let count = *self.counts.get(face)?;
                face += 1;
                if count > 0 {
                    left -= u16::from(count);
                    return Some((T::from_number(face as u32 - 1)?, count));
                }
            }
        })
    }

    /// Each thing in it, in order.
    pub fn things(&self) -> impl Iterator<Item = T> + '_ {
        self.iter().flat_map(|(thing, count)| std::iter::repeat_n(thing, usize::from(count)))
    }
}

impl<T: Numbered, const N: usize> Default for Bag<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Numbered, const N: usize> FromIterator<T> for Bag<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut bag = Self::EMPTY;
        things.into_iter().for_each(|thing| bag.put(thing));
        bag
    }
}

impl<T: Numbered + fmt::Debug, const N: usize> fmt::Debug for Bag<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<T: Numbered + Serialize, const N: usize> Serialize for Bag<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.things())
    }
}

impl<'de, T: Numbered + Deserialize<'de>, const N: usize> Deserialize<'de> for Bag<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::id! {
        /// A coloured stone.
        pub struct Stone("", 4);
    }

    #[test]
    fn drawing_empties_the_bag_and_keeps_count() {
        let mut bag: Bag<Stone, 4> = [0, 0, 3].into_iter().map(Stone::new).collect();
        let mut chance = Chance::sampled(3);
        let mut drawn: Vec<_> = std::iter::from_fn(|| bag.draw(&mut chance)).map(Stone::index).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 0, 3]);
        assert!(bag.is_empty() && bag.draw(&mut chance).is_none());
    }

    #[test]
    fn what_was_poured_over_is_in_the_other_bag() {
        let mut bag: Bag<Stone, 4> = [1, 2].into_iter().map(Stone::new).collect();
        let mut other = bag;
        bag.pour(&mut other);
        assert!(other.is_empty());
        assert_eq!((bag.len(), bag.count(Stone::new(2))), (4, 2));
        assert!(bag.take(Stone::new(1)) && bag.take(Stone::new(1)) && !bag.take(Stone::new(1)));
    }
}
