//! One thing for each id, in a fixed array.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::id::Id;

/// One `T` for each id: flat, `Copy`, found without a search. The rows of content files are
/// [`RowsById`](crate::content::RowsById).
///
/// ```
/// use orrery_core::ById;
///
/// orrery_core::words_enum! {
///     /// A track.
///     pub enum Track { "science" => Science, "industry" => Industry }
/// }
/// let mut levels: ById<Track, u8> = ById::default();
/// levels[Track::Industry] += 2;
/// assert_eq!(levels.iter().map(|(track, level)| format!("{track} {level}")).collect::<Vec<_>>(), ["science 0", "industry 2"]);
/// ```
#[derive(Clone, Copy)]
pub struct ById<I: Id, T: Copy>(I::Array<T>);

impl<I: Id, T: Copy> ById<I, T> {
    /// These things in the order of the ids.
    pub const fn new(things: I::Array<T>) -> Self {
        Self(things)
    }

    /// The same for each id.
    pub fn filled(thing: T) -> Self {
        Self(I::array(thing))
    }

    /// The things in the order of their ids.
    #[inline]
    pub fn into_array(self) -> I::Array<T> {
        self.0
    }

    /// Each id with its thing.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (I, &T)> {
        I::each().map(|id| (id, &self[id]))
    }

    /// All things in the order of the ids.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.as_ref().iter()
    }

    /// The same, to be changed.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.as_mut().iter_mut()
    }
}

impl<I: Id, T: Copy + Default> Default for ById<I, T> {
    fn default() -> Self {
        Self::filled(T::default())
    }
}

impl<I: Id, T: Copy> Index<I> for ById<I, T> {
    type Output = T;

    #[inline]
    fn index(&self, id: I) -> &T {
        &self.0.as_ref()[id.number() as usize]
    }
}

impl<I: Id, T: Copy> IndexMut<I> for ById<I, T> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.0.as_mut()[id.number() as usize]
    }
}

impl<I: Id, T: Copy + PartialEq> PartialEq for ById<I, T> {
    fn eq(&self, other: &Self) -> bool {
        self.0.as_ref() == other.0.as_ref()
    }
}

impl<I: Id, T: Copy + Eq> Eq for ById<I, T> {}

impl<I: Id, T: Copy + std::hash::Hash> std::hash::Hash for ById<I, T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.as_ref().hash(state);
    }
}

impl<I: Id, T: Copy + fmt::Debug> fmt::Debug for ById<I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<I: Id, T: Copy + Serialize> Serialize for ById<I, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_ref().serialize(serializer)
    }
}

impl<'de, I: Id, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for ById<I, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        let mut table = Self::default();
        if things.len() != table.0.as_ref().len() {
            let (expected, found) = (table.0.as_ref().len(), things.len());
            return Err(serde::de::Error::custom(format_args!("expected {expected} entries, found {found}")));
        }
        table.0.as_mut().copy_from_slice(&things);
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::id! {
        /// A planet.
        pub struct Planet("P", 3);
    }

    #[test]
    fn a_table_is_written_as_a_list() {
        let table: ById<Planet, u8> = ById::new([4, 0, 2]);
        assert_eq!(serde_json::to_string(&table).unwrap(), "[4,0,2]");
        assert_eq!(serde_json::from_str::<ById<Planet, u8>>("[4,0,2]").unwrap(), table);
        assert!(serde_json::from_str::<ById<Planet, u8>>("[4,0]").is_err());
    }

    #[test]
    fn things_are_found_by_their_ids() {
        let mut table: ById<Planet, i16> = ById::filled(-1);
        table[Planet::new(2)] = 5;
        table.values_mut().for_each(|value| *value += 1);
        assert_eq!(table.values().copied().collect::<Vec<_>>(), [0, 0, 6]);
        let (last, value) = table.iter().next_back().unwrap();
        assert_eq!((last.index(), *value), (2, 6));
    }
}
