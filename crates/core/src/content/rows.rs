//! The rows of one kind of component: typed ids in code, names in files and JSON.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Deref, Index};
use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::numbered::Numbered;

/// A row of a content file. [`content_rows!`](crate::content_rows) implements it for rows with a `no` and an `id`.
pub trait Row {
    /// What the code calls such a row.
    type Id: Numbered;

    /// Its number, counted from 1 and never given to another row.
    fn number(&self) -> u8;

    /// Its name in packs, texts and JSON.
    fn name(&self) -> &str;
}

/// Declares which id belongs to which row: `content_rows! { CardRow: CardId, RaceRow: RaceId }`.
#[macro_export]
macro_rules! content_rows {
    ($($row:ty: $id:ty),+ $(,)?) => {
        $(impl $crate::content::Row for $row {
            type Id = $id;

            fn number(&self) -> u8 {
                self.no
            }

            fn name(&self) -> &str {
                &self.id
            }
        })+
    };
}

/// Rows in the order of their ids. A pack may leave numbers out, so an id need not have a row.
#[derive(Debug)]
pub struct RowsById<I, R> {
    rows: Vec<Option<(R, Arc<str>)>>,
    ids: BTreeMap<Arc<str>, I>,
    places: usize,
}

impl<I: Numbered, R: Row<Id = I>> RowsById<I, R> {
    /// Each row in the place of its number; numbers have been checked (`Findings::numbers`).
    pub fn new(rows: Vec<R>) -> Self {
        let mut places: Vec<_> = (0..I::COUNT).map(|_| None).collect();
        let mut ids = BTreeMap::new();
        for row in rows {
            let number = u32::from(row.number()) - 1;
            let name: Arc<str> = row.name().into();
            ids.insert(Arc::clone(&name), I::from_number(number).expect("numbers have been checked"));
            places[number as usize] = Some((row, name));
        }
        let last = places.iter().rposition(Option::is_some);
        Self { places: last.map_or(0, |last| last + 1), rows: places, ids }
    }

    /// All rows have numbers below this, counted from 0.
    #[inline]
    pub fn places(&self) -> usize {
        self.places
    }

    /// The name of the row at a place; its number if there is none.
    pub fn name_at(&self, place: usize) -> String {
        match &self.rows[place] {
            Some((_, name)) => name.to_string(),
            None => format!("{}", place + 1),
        }
    }

    /// The row of this id, if there is one.
    #[inline]
    pub fn find(&self, id: I) -> Option<&R> {
        self.rows[id.number() as usize].as_ref().map(|(row, _)| row)
    }

    /// The id of the row with this name, if there is one.
    pub fn named(&self, name: &str) -> Option<I> {
        self.ids.get(name).copied()
    }

    /// What views say of this row: its id for code, its name for JSON.
    pub fn shown(&self, id: I) -> Shown<I> {
        let (_, name) = self.rows[id.number() as usize].as_ref().expect(IN_PLAY);
        Shown { id, name: Arc::clone(name) }
    }

    /// All rows in order, each with its id.
    pub fn iter(&self) -> impl Iterator<Item = (I, &R)> {
        let rows = self.rows.iter().enumerate();
        rows.filter_map(|(number, row)| Some((I::from_number(number as u32)?, &row.as_ref()?.0)))
    }

    /// All rows, to be changed while the content is being read.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut R> {
        self.rows.iter_mut().flatten().map(|(row, _)| row)
    }
}

const IN_PLAY: &str = "only what the content has comes into play";

impl<I: Numbered, R: Row<Id = I>> Index<I> for RowsById<I, R> {
    type Output = R;

    #[inline]
    fn index(&self, id: I) -> &R {
        self.find(id).expect(IN_PLAY)
    }
}

/// A row in a view: code finds it by its id, JSON and pages show its name.
#[derive(Clone, PartialEq, Eq)]
pub struct Shown<I> {
    /// Which row.
    pub id: I,
    name: Arc<str>,
}

impl<I> Deref for Shown<I> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.name
    }
}

impl<I> fmt::Debug for Shown<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)
    }
}

impl<I> fmt::Display for Shown<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)
    }
}

impl<I> Serialize for Shown<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.name.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::id! {
        /// A card.
        pub struct CardId("C", 4);
    }

    struct CardRow {
        no: u8,
        id: String,
    }

    content_rows! { CardRow: CardId }

    #[test]
    fn a_row_is_found_by_its_id_and_shown_by_its_name() {
        let row = |no, id: &str| CardRow { no, id: id.to_owned() };
        let rows = RowsById::new(vec![row(3, "cruiser"), row(1, "frigate")]);
        let cruiser = rows.named("cruiser").unwrap();
        assert_eq!((cruiser.index(), rows[cruiser].id.as_str()), (2, "cruiser"));
        assert!(rows.find(CardId::new(1)).is_none() && rows.named("titan").is_none());
        assert_eq!(rows.iter().map(|(_, row)| row.no).collect::<Vec<_>>(), [1, 3]);
        let shown = rows.shown(cruiser);
        assert_eq!(
            (shown.id, &*shown, serde_json::to_string(&shown).unwrap()),
            (cruiser, "cruiser", "\"cruiser\"".to_owned())
        );
    }
}
