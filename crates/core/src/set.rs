//! Sets of typed ids, as bits.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::id::Id;

/// A set of ids. It is as small as the bound of the id allows: one byte for up to 8 ids, two for up to 16, and so on.
///
/// ```
/// use orrery_core::Set;
///
/// orrery_core::id! {
///     /// A card.
///     pub struct Card("", 12);
/// }
/// let mut hand: Set<Card> = [Card::new(3), Card::new(11)].into_iter().collect();
/// hand.take(Card::new(3));
/// assert!(hand.contains(Card::new(11)) && hand.len() == 1);
/// assert_eq!(size_of::<Set<Card>>(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<I: Id> {
    bits: I::Bits,
    id: PhantomData<I>,
}

impl<I: Id> Set<I> {
    /// Nothing.
    pub const NONE: Self = Self::from_bits(I::Bits::NONE);

    /// The set with these bits; bit 0 is the first id.
    pub const fn from_bits(bits: I::Bits) -> Self {
        Self { bits, id: PhantomData }
    }

    /// Its bits.
    pub const fn bits(self) -> I::Bits {
        self.bits
    }

    /// All ids.
    pub fn all() -> Self {
        I::each().collect()
    }

    /// One alone.
    #[inline]
    pub fn only(id: I) -> Self {
        Self::from_bits(I::Bits::bit(id.number()))
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == I::Bits::NONE
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count() as u8
    }

    /// Whether it is one of them.
    #[inline]
    pub fn contains(self, id: I) -> bool {
        self.bits & I::Bits::bit(id.number()) != I::Bits::NONE
    }

    /// Whether all of `other` are among them.
    #[inline]
    pub fn includes(self, other: Self) -> bool {
        other.minus(self).is_empty()
    }

    /// Puts one in.
    #[inline]
    pub fn put(&mut self, id: I) {
        *self = self.with(id);
    }

    /// Takes one out.
    #[inline]
    pub fn take(&mut self, id: I) {
        *self = self.without(id);
    }

    /// These and one more.
    #[must_use]
    #[inline]
    pub fn with(self, id: I) -> Self {
        self.union(Self::only(id))
    }

    /// These without one.
    #[must_use]
    #[inline]
    pub fn without(self, id: I) -> Self {
        self.minus(Self::only(id))
    }

    /// Those in either.
    #[must_use]
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// Those in both.
    #[must_use]
    #[inline]
    pub fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// Those here that are not there.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<I> {
        if self.is_empty() {
            return None;
        }
        Some(I::from_number(self.bits.lowest()).expect("a set has no bit beyond its ids"))
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let id = rest.first()?;
            rest.bits = rest.bits.without_lowest();
            Some(id)
        })
    }
}

impl<I: Id> Default for Set<I> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<I: Id> FromIterator<I> for Set<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        ids.into_iter().fold(Self::NONE, Self::with)
    }
}

impl<I: Id> Debug for Set<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// As one number, or as two of 64 bits, the lower one first: JSON knows no larger ones.
impl<I: Id> Serialize for Set<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.bits.halves() {
            None => self.bits.serialize(serializer),
            Some(halves) => halves.serialize(serializer),
        }
    }
}

impl<'de, I: Id> Deserialize<'de> for Set<I> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bits = match I::Bits::NONE.halves() {
            None => I::Bits::deserialize(deserializer)?,
            Some(_) => I::Bits::joined(<[u64; 2]>::deserialize(deserializer)?),
        };
        let set = Self::from_bits(bits);
        if Self::all().includes(set) {
            Ok(set)
        } else {
            Err(serde::de::Error::custom(format_args!("a set of ids has no bit beyond {}", I::COUNT)))
        }
    }
}

/// An unsigned number that holds the bits of a set.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Debug
    + Serialize
    + DeserializeOwned
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
{
    /// No bit.
    const NONE: Self;

    /// One bit.
    fn bit(place: u32) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The place of the lowest bit.
    fn lowest(self) -> u32;
    /// All bits but the lowest.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// Both halves of a number of more than 64 bits, the lower one first.
    fn halves(self) -> Option<[u64; 2]>;
    /// The number with these halves.
    fn joined(halves: [u64; 2]) -> Self;
}

/// `[(); bytes]` knows the number that holds this many bytes of bits.
pub trait Width {
    /// The smallest that is large enough.
    type Bits: Bits;
}

macro_rules! widths {
    ($($bits:ty: $($bytes:literal)+;)+) => {
        $(
            impl Bits for $bits {
                const NONE: Self = 0;

                #[inline]
                fn bit(place: u32) -> Self {
                    1 << place
                }

                #[inline]
                fn count(self) -> u32 {
                    self.count_ones()
                }

                #[inline]
                fn lowest(self) -> u32 {
                    self.trailing_zeros()
                }

                #[inline]
                fn without_lowest(self) -> Self {
                    self & self.wrapping_sub(1)
                }

                fn halves(self) -> Option<[u64; 2]> {
                    let wide = u128::from(self);
                    (Self::BITS > u64::BITS).then_some([wide as u64, (wide >> u64::BITS) as u64])
                }

                fn joined([low, high]: [u64; 2]) -> Self {
                    (u128::from(high) << u64::BITS | u128::from(low)) as Self
                }
            }

            $(impl Width for [(); $bytes] {
                type Bits = $bits;
            })+
        )+
    };
}

widths! {
    u8: 1;
    u16: 2;
    u32: 3 4;
    u64: 5 6 7 8;
    u128: 9 10 11 12 13 14 15 16;
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::id! {
        /// A card.
        pub struct Card("", 40);
    }
    crate::words_enum! {
        /// A colour.
        pub enum Colour { "red" => Red, "blue" => Blue, "green" => Green }
    }

    fn set(cards: &[u8]) -> Set<Card> {
        cards.iter().map(|card| Card::new(*card)).collect()
    }

    #[test]
    fn sets_know_their_members() {
        let mut cards = set(&[0, 7, 39]);
        assert!(cards.contains(Card::new(39)) && !cards.contains(Card::new(38)));
        cards.take(Card::new(7));
        cards.put(Card::new(8));
        assert_eq!(cards.iter().map(Card::index).collect::<Vec<_>>(), [0, 8, 39]);
        assert_eq!((cards.len(), cards.first()), (3, Some(Card::new(0))));
        assert!(Set::all().includes(cards) && !cards.includes(Set::all()));
        assert_eq!(cards.minus(set(&[0, 1])), set(&[8, 39]));
        assert_eq!(cards.intersection(set(&[0, 1])), Set::only(Card::new(0)));
        assert!(Set::<Card>::default().is_empty() && Set::<Card>::NONE.first().is_none());
    }

    #[test]
    fn a_set_is_as_small_as_its_bound_allows() {
        assert_eq!((size_of::<Set<Colour>>(), size_of::<Set<Card>>()), (1, 8));
        assert_eq!(Set::<Colour>::all(), Set::from_bits(0b111));
    }

    #[test]
    fn a_set_is_written_as_its_bits() {
        assert_eq!(serde_json::to_string(&set(&[1, 3])).unwrap(), "10");
        assert_eq!(serde_json::from_str::<Set<Card>>("10").unwrap(), set(&[1, 3]));
        assert!(serde_json::from_str::<Set<Colour>>("8").is_err());
    }

    crate::id! {
        /// One of many.
        pub struct Wide("", 71);
    }

    #[test]
    fn a_wide_set_is_written_in_two_numbers() {
        let wide: Set<Wide> = [0, 63, 64, 70].map(Wide::new).into_iter().collect();
        let value = serde_json::to_value(wide).expect("numbers that JSON knows");
        assert_eq!(value, serde_json::json!([1_u64 << 63 | 1, 0b100_0001]));
        assert_eq!(serde_json::from_value::<Set<Wide>>(value).unwrap(), wide);
        assert!(serde_json::from_str::<Set<Wide>>("[0, 128]").is_err());
    }
}
