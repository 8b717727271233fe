//! A list that only grows at its end and is cheap to copy: copies share what they have in common.

use std::iter::FlatMap;
use std::ops::Index;
use std::slice;
use std::sync::Arc;

/// Elements per chunk: the most that are copied when a shared list grows.
const CHUNK: usize = 32;

/// What happened, oldest first. A copy takes one reference per chunk, and a list that grows after it was copied copies
/// its last chunk at most.
#[derive(Debug)]
pub struct History<T> {
    /// All but the last are full; none is empty.
    chunks: Vec<Arc<Vec<T>>>,
}

/// The elements of a [`History`], oldest first.
pub type Iter<'a, T> =
    FlatMap<slice::Iter<'a, Arc<Vec<T>>>, slice::Iter<'a, T>, fn(&'a Arc<Vec<T>>) -> slice::Iter<'a, T>>;

impl<T> Default for History<T> {
    fn default() -> Self {
        Self { chunks: Vec::new() }
    }
}

impl<T> Clone for History<T> {
    fn clone(&self) -> Self {
        Self { chunks: self.chunks.clone() }
    }
}

impl<T> History<T> {
    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.chunks.last().map_or(0, |last| (self.chunks.len() - 1) * CHUNK + last.len())
    }

    /// Whether nothing has happened.
    pub fn is_empty(&self) -> bool {
        self.chunks.is_empty()
    }

    /// The element at a place, counted from 0.
    pub fn get(&self, place: usize) -> Option<&T> {
        self.chunks.get(place / CHUNK)?.get(place % CHUNK)
    }

    /// The newest element.
    pub fn last(&self) -> Option<&T> {
        self.chunks.last()?.last()
    }

    /// All elements, oldest first.
    pub fn iter(&self) -> Iter<'_, T> {
        self.chunks.iter().flat_map(|chunk| chunk.iter())
    }

    /// The elements from a place on.
    pub fn iter_from(&self, place: usize) -> impl Iterator<Item = &T> {
        let chunks = self.chunks.iter().skip(place / CHUNK);
        chunks.flat_map(|chunk| chunk.iter()).skip(place % CHUNK)
    }
}

impl<T: Clone> History<T> {
    /// Adds an element.
    pub fn push(&mut self, element: T) {
        match self.chunks.last_mut() {
            Some(last) if last.len() < CHUNK => Arc::make_mut(last).push(element),
            _ => self.chunks.push(Arc::new(vec![element])),
        }
    }

    /// Keeps the first elements alone.
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len() {
            return;
        }
        self.chunks.truncate(len.div_ceil(CHUNK));
        let rest = len % CHUNK;
        if let Some(last) = self.chunks.last_mut().filter(|_| rest > 0) {
            Arc::make_mut(last).truncate(rest);
        }
    }

    /// The newest element, to be changed.
    pub fn last_mut(&mut self) -> Option<&mut T> {
        Arc::make_mut(self.chunks.last_mut()?).last_mut()
    }
}

impl<T> Index<usize> for History<T> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        &self.chunks[place / CHUNK][place % CHUNK]
    }
}

impl<'a, T> IntoIterator for &'a History<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

impl<T: Clone> FromIterator<T> for History<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut history = Self::default();
        elements.into_iter().for_each(|element| history.push(element));
        history
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list() {
        for len in [0, 1, 31, 32, 33, 64, 100] {
            let history: History<usize> = (0..len).collect();
            assert_eq!(history.len(), len);
            assert_eq!(history.is_empty(), len == 0);
            assert_eq!(history.last().copied(), len.checked_sub(1));
            assert!(history.iter().copied().eq(0..len));
            assert!(history.iter().rev().copied().eq((0..len).rev()));
            assert!((0..len).all(|place| history[place] == place && history.get(place) == Some(&place)));
            assert_eq!(history.get(len), None);
            for from in 0..=len + 1 {
                assert!(history.iter_from(from).copied().eq(from..len), "{from} of {len}");
            }
        }
    }

    #[test]
    fn a_copy_stays_as_it_was() {
        for len in 0..100_usize {
            for kept in [0, len / 2, len.saturating_sub(1), len, len + 5] {
                let mut history: History<usize> = (0..len).collect();
                let copy = history.clone();
                history.truncate(kept);
                assert!(history.iter().copied().eq(0..kept.min(len)));
                history.push(1000);
                assert_eq!(history.last_mut(), Some(&mut 1000));
                assert_eq!(history.len(), kept.min(len) + 1);
                assert!(copy.iter().copied().eq(0..len));
            }
        }
    }

    #[test]
    fn copies_share_what_they_have_in_common() {
        let history: History<usize> = (0..100).collect();
        let mut copy = history.clone();
        copy.push(100);
        let shared = history.chunks.iter().zip(&copy.chunks).filter(|(one, other)| Arc::ptr_eq(one, other));
        assert_eq!(shared.count(), 3);
    }
}
