//! Seats at a table, sets of them, and one thing for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::NotationError;
use crate::numbered::Numbered;

/// The most seats that any game has.
pub const MOST_SEATS: u8 = 9;

/// One seat. Written and counted from 1 (`seat1`), stored from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    #[inline]
    pub const fn new(index: u8) -> Self {
        assert!(index < MOST_SEATS, "no game has so many seats");
        Self(index)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Seat> for u8 {
    /// The number that people see, counted from 1.
    #[inline]
    fn from(seat: Seat) -> u8 {
        seat.0 + 1
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=MOST_SEATS).contains(&number) {
            Ok(Self(number - 1))
        } else {
            Err(format!("there is no seat {number}; seats are numbered from 1 to {MOST_SEATS}"))
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.strip_prefix("seat")
            .and_then(|n| n.parse::<u8>().ok())
            .and_then(|n| Self::try_from(n).ok())
            .ok_or_else(|| NotationError::token(text, "a seat such as seat1"))
    }
}

impl Numbered for Seat {
    const COUNT: u32 = MOST_SEATS as u32;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn from_number(number: u32) -> Option<Self> {
        (number < Self::COUNT).then_some(Self(number as u8))
    }
}

/// How many seats a table has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// A table for `count` people, 1 to [`MOST_SEATS`].
    #[inline]
    pub const fn new(count: u8) -> Self {
        assert!(count >= 1 && count <= MOST_SEATS, "a table has 1 to 9 seats");
        Self(count)
    }

    /// How many.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }

    /// All of them as a set.
    #[inline]
    pub const fn all(self) -> SeatSet {
        SeatSet((1 << self.0) - 1)
    }

    /// The left neighbour, who plays next.
    #[inline]
    pub const fn left_of(self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 == self.0 { 0 } else { seat.0 + 1 })
    }

    /// All seats in playing order, beginning with `first`.
    #[inline]
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |i| Seat((first.0 + i) % self.0))
    }

    /// All others in playing order, beginning at the left of `seat`.
    #[inline]
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        self.from(seat).skip(1)
    }

    /// Whether this seat is at the table.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody: a spectator as a viewer, an end of the game as those awaited.
    pub const NOBODY: Self = Self(0);
    /// Everybody at any table.
    pub const EVERYBODY: Self = Self((1 << MOST_SEATS) - 1);

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is one of them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether all of `other` are among them.
    #[inline]
    pub const fn includes(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// These and one more.
    #[must_use]
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These without one.
    #[must_use]
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Those in either.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those here who are not there.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The lowest seat of them.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = Self(rest).first()?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NOBODY, Self::with)
    }
}

/// One `T` for each seat of a game with at most `N` seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        let count = things.len();
        things.try_into().map(Self).map_err(|_| {
            serde::de::Error::custom(format_args!("expected {N} entries, one per seat, found {count}"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_to_the_left() {
        let seats = Seats::new(3);
        let order: Vec<_> = seats.from(Seat::new(1)).map(Seat::index).collect();
        assert_eq!(order, [1, 2, 0]);
        let others: Vec<_> = seats.others(Seat::new(2)).map(Seat::index).collect();
        assert_eq!(others, [0, 1]);
        assert_eq!(seats.left_of(Seat::new(2)), Seat::new(0));
    }

    #[test]
    fn sets_know_their_members() {
        let set: SeatSet = [Seat::new(0), Seat::new(4)].into_iter().collect();
        assert!(set.contains(Seat::new(4)) && !set.contains(Seat::new(1)));
        assert_eq!(set.len(), 2);
        assert!(SeatSet::EVERYBODY.includes(set) && !set.includes(SeatSet::EVERYBODY));
        assert_eq!(set.minus(SeatSet::only(Seat::new(0))).first(), Some(Seat::new(4)));
    }

    #[test]
    fn a_seat_is_written_from_one() {
        assert_eq!(Seat::new(0).to_string(), "seat1");
        assert_eq!("seat3".parse::<Seat>().unwrap(), Seat::new(2));
        assert!("seat0".parse::<Seat>().is_err());
        assert_eq!(serde_json::to_string(&Seat::new(1)).unwrap(), "2");
    }
}
