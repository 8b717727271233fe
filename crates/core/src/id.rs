//! Typed ids: what the sets, tables and amounts by id need to know of them.
//!
//! [`id!`](crate::id!) and [`words_enum!`](crate::words_enum!) implement these traits.

use std::fmt::Debug;
use std::hash::Hash;

use crate::numbered::Numbered;
use crate::set::Bits;

/// A small id with a bound.
pub trait Id: Numbered + Eq + Ord + Hash + Debug {
    /// The bits of a set of them.
    type Bits: Bits;

    /// One `T` for each.
    type Array<T: Copy>: Copy + AsRef<[T]> + AsMut<[T]>;

    /// The same `T` for each.
    fn array<T: Copy>(value: T) -> Self::Array<T>;

    /// All ids in order.
    fn each() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).filter_map(Self::from_number)
    }
}

/// An id whose values are words in notation, JSON and content files.
pub trait Word: Id {
    /// The words in order.
    const WORDS: &'static [&'static str];
}

/// Something with a name that people read: a message of the game's `.ftl` files.
pub trait Named: Copy {
    /// The keys of all names.
    const KEYS: &'static [&'static str];

    /// The key of its name.
    fn key(self) -> &'static str;
}
