//! Amounts of goods: resources, costs, stocks, gains.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::{DeserializeSeed, MapAccess, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::by_id::ById;
use crate::counter::Counter;
use crate::id::Word;

/// How much there is of each kind. In JSON and content files an amount stands under the word of its kind, and kinds that
/// are left out are 0. No arithmetic wraps or saturates in silence.
///
/// ```
/// use orrery_core::Goods;
///
/// orrery_core::words_enum! {
///     /// A resource.
///     pub enum Resource { "food" => Food, "fleet" => Fleet }
/// }
/// let mut stock = Goods::just(Resource::Food, 3);
/// let cost: Goods<Resource> = serde_json::from_str(r#"{"food": 2, "fleet": 1}"#).unwrap();
/// assert!(!stock.covers(cost));
/// assert_eq!(stock.lacks(cost), Goods::just(Resource::Fleet, 1));
/// stock.gain(Goods::just(Resource::Fleet, 1));
/// stock.spend(cost);
/// assert_eq!(stock, Goods::just(Resource::Food, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Goods<K: Word>(ById<K, u8>);

impl<K: Word> Goods<K> {
    /// These amounts, in the order of the kinds.
    pub const fn new(amounts: K::Array<u8>) -> Self {
        Self(ById::new(amounts))
    }

    /// The amounts in the order of the kinds.
    #[inline]
    pub fn amounts(self) -> K::Array<u8> {
        self.0.into_array()
    }

    /// Nothing.
    pub fn none() -> Self {
        Self(ById::filled(0))
    }

    /// So much of one kind.
    pub fn just(kind: K, amount: u8) -> Self {
        let mut goods = Self::none();
        goods[kind] = amount;
        goods
    }

    /// How much of one kind.
    #[inline]
    pub fn of(self, kind: K) -> u8 {
        self[kind]
    }

    /// Each kind with its amount, in order.
    #[inline]
    pub fn each(self) -> impl DoubleEndedIterator<Item = (K, u8)> + Clone {
        K::each().map(move |kind| (kind, self[kind]))
    }

    /// Whether there is nothing.
    pub fn is_empty(self) -> bool {
        self.0.values().all(|amount| *amount == 0)
    }

    /// All units together.
    pub fn total(self) -> u16 {
        self.0.values().map(|amount| u16::from(*amount)).sum()
    }

    /// The most of any one kind.
    pub fn highest(self) -> u8 {
        self.0.values().copied().max().unwrap_or_default()
    }

    /// Of how many kinds there is any.
    pub fn kinds(self) -> usize {
        self.0.values().filter(|amount| **amount > 0).count()
    }

    /// Both together, if every amount fits.
    pub fn checked_add(self, other: Self) -> Option<Self> {
        self.combine(other, u8::checked_add)
    }

    /// What remains without these, if there are enough of each.
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        self.combine(other, u8::checked_sub)
    }

    /// Both together; panics if an amount does not fit.
    #[must_use]
    #[track_caller]
    pub fn plus(self, other: Self) -> Self {
        self.checked_add(other).expect("amounts have room for what is gained")
    }

    /// Adds these; panics if an amount does not fit.
    #[track_caller]
    pub fn gain(&mut self, goods: Self) {
        *self = self.plus(goods);
    }

    /// Adds as much of each kind as its limit allows, and returns what does not fit.
    #[must_use = "what does not fit is lost; say so, or ignore it with `let _`"]
    pub fn gain_up_to(&mut self, goods: Self, limits: Self) -> Self {
        let mut lost = Self::none();
        for (kind, amount) in goods.each() {
            lost[kind] = self[kind].gain_up_to(amount, limits[kind]);
        }
        lost
    }

    /// Takes these away; panics if there are too few.
    #[track_caller]
    pub fn spend(&mut self, goods: Self) {
        *self = self.checked_sub(goods).expect("what is spent is there");
    }

    /// Whether there are enough of each kind.
    pub fn covers(self, needs: Self) -> bool {
        self.each().all(|(kind, amount)| amount >= needs[kind])
    }

    /// What is missing of each kind.
    #[must_use]
    pub fn lacks(self, needs: Self) -> Self {
        let mut lacking = Self::none();
        for (kind, amount) in self.each() {
            lacking[kind] = needs[kind].saturating_sub(amount);
        }
        lacking
    }

    fn combine(self, other: Self, with: impl Fn(u8, u8) -> Option<u8>) -> Option<Self> {
        let mut goods = self;
        for (kind, amount) in other.each() {
            goods[kind] = with(self[kind], amount)?;
        }
        Some(goods)
    }
}

impl<K: Word> Default for Goods<K> {
    fn default() -> Self {
        Self::none()
    }
}

impl<K: Word> Index<K> for Goods<K> {
    type Output = u8;

    #[inline]
    fn index(&self, kind: K) -> &u8 {
        &self.0[kind]
    }
}

impl<K: Word> IndexMut<K> for Goods<K> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.0[kind]
    }
}

impl<K: Word> fmt::Debug for Goods<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.each()).finish()
    }
}

impl<K: Word> Serialize for Goods<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut goods = serializer.serialize_struct("Goods", K::WORDS.len())?;
        for (word, amount) in K::WORDS.iter().copied().zip(self.0.values()) {
            goods.serialize_field(word, amount)?;
        }
        goods.end()
    }
}

impl<'de, K: Word> Deserialize<'de> for Goods<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Goods", K::WORDS, Amounts(PhantomData))
    }
}

struct Amounts<K>(PhantomData<K>);

impl<'de, K: Word> Visitor<'de> for Amounts<K> {
    type Value = Goods<K>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "amounts of {}", K::WORDS.join(", "))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Goods<K>, A::Error> {
        let mut goods = Goods::none();
        let mut seen = crate::Set::NONE;
        while let Some(kind) = map.next_key_seed(Kind(PhantomData::<K>))? {
            if seen.contains(kind) {
                return Err(serde::de::Error::duplicate_field(K::WORDS[kind.number() as usize]));
            }
            seen.put(kind);
            goods[kind] = map.next_value()?;
        }
        Ok(goods)
    }
}

/// The word of a kind, as the name of a field.
struct Kind<K>(PhantomData<K>);

impl<'de, K: Word> DeserializeSeed<'de> for Kind<K> {
    type Value = K;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<K, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl<K: Word> Visitor<'_> for Kind<K> {
    type Value = K;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one of {}", K::WORDS.join(", "))
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<K, E> {
        let number = K::WORDS.iter().position(|known| *known == word);
        let kind = number.and_then(|number| K::from_number(number as u32));
        kind.ok_or_else(|| E::unknown_field(word, K::WORDS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::words_enum! {
        /// A resource.
        pub enum Resource { "ice" => Ice, "energy" => Energy, "credit" => Credit }
    }

    type Stock = Goods<Resource>;

    #[test]
    fn amounts_stand_under_the_words_of_their_kinds() {
        let stock = Stock::new([2, 0, 5]);
        assert_eq!(serde_json::to_string(&stock).unwrap(), r#"{"ice":2,"energy":0,"credit":5}"#);
        assert_eq!(serde_json::from_str::<Stock>(r#"{"credit":5,"ice":2}"#).unwrap(), stock);
        assert_eq!(ron::from_str::<Stock>("(ice: 2, credit: 5)").unwrap(), stock);
        assert!(serde_json::from_str::<Stock>(r#"{"gold":1}"#).unwrap_err().to_string().contains("gold"));
        assert!(ron::from_str::<Stock>("(ice: 2, ice: 5)").is_err());
        assert!(serde_json::from_str::<Stock>(r#"{"ice":256}"#).is_err());
    }

    #[test]
    fn what_does_not_fit_is_returned() {
        let mut stock = Stock::new([8, 0, 9]);
        let lost = stock.gain_up_to(Stock::new([3, 2, 1]), Stock::new([9, 9, 9]));
        assert_eq!((stock, lost), (Stock::new([9, 2, 9]), Stock::new([2, 0, 1])));
        assert_eq!((stock.total(), stock.highest(), stock.kinds()), (20, 9, 3));
        assert_eq!(stock.checked_add(Stock::just(Resource::Ice, 250)), None);
        assert_eq!(stock.checked_sub(Stock::just(Resource::Energy, 3)), None);
    }

    #[test]
    fn what_is_missing_is_named() {
        let stock = Stock::new([1, 2, 0]);
        let cost = Stock::new([3, 2, 1]);
        assert!(!stock.covers(cost) && cost.covers(stock));
        assert_eq!(stock.lacks(cost), Stock::new([2, 0, 1]));
    }

    #[test]
    #[should_panic(expected = "room")]
    fn amounts_do_not_wrap() {
        let _ = Stock::just(Resource::Ice, 200).plus(Stock::just(Resource::Ice, 100));
    }
}
