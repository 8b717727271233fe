//! The rows of one kind of component, found by their ids.

use std::marker::PhantomData;
use std::ops::Index;

use crate::numbered::Numbered;

/// Rows in the order of their ids. A pack may leave numbers out, so an id need not have a row.
#[derive(Debug)]
pub struct ById<I, R> {
    rows: Vec<Option<R>>,
    id: PhantomData<I>,
}

impl<I: Numbered, R> ById<I, R> {
    /// Each row in the place of its number; numbers count from 1 and have been checked (`Findings::numbers`).
    pub fn new(rows: Vec<R>, no: impl Fn(&R) -> u8) -> Self {
        let mut places: Vec<Option<R>> = (0..I::COUNT).map(|_| None).collect();
        for row in rows {
            let place = usize::from(no(&row)) - 1;
            places[place] = Some(row);
        }
        Self { rows: places, id: PhantomData }
    }

    /// The row of this id, if there is one.
    #[inline]
    pub fn find(&self, id: I) -> Option<&R> {
        self.rows[id.number() as usize].as_ref()
    }

    /// All rows in order, each with its id.
    pub fn iter(&self) -> impl Iterator<Item = (I, &R)> {
        let rows = self.rows.iter().enumerate();
        rows.filter_map(|(number, row)| Some((I::from_number(number as u32)?, row.as_ref()?)))
    }

    /// All rows, to be changed while the content is being read.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut R> {
        self.rows.iter_mut().flatten()
    }
}

impl<I: Numbered, R> Index<I> for ById<I, R> {
    type Output = R;

    #[inline]
    fn index(&self, id: I) -> &R {
        self.find(id).expect("only what the content has comes into play")
    }
}
