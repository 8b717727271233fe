//! The system: eight positions around the Star Gate, and the spaces of the cards that lie there (MIC-62).

use std::fmt;
use std::str::FromStr;

use orrery_core::{NotationError, Numbered};
use serde::{Deserialize, Serialize};

/// Positions around the Star Gate.
pub const POSITIONS: usize = 8;
/// Spaces that a planet card can have.
pub const SPOTS: usize = 5;
/// All spaces that there can be: those of eight cards, and the Star Gate.
pub const SPACES: usize = POSITIONS * SPOTS + 1;

orrery_core::words_enum! {
    /// A position around the Star Gate, clockwise from the north.
    pub enum Position {
        /// Above the Star Gate.
        "N" => North,
        /// Right of the north.
        "NE" => NorthEast,
        /// Right of the Star Gate.
        "E" => East,
        /// Below the east.
        "SE" => SouthEast,
        /// Below the Star Gate.
        "S" => South,
        /// Left of the south.
        "SW" => SouthWest,
        /// Left of the Star Gate.
        "W" => West,
        /// Above the west.
        "NW" => NorthWest,
    }
}

impl Position {
    /// Counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The position so many steps further clockwise.
    #[must_use]
    pub fn clockwise(self, steps: usize) -> Self {
        Self::ALL[(self.index() + steps) % POSITIONS]
    }

    /// The position across the Star Gate (MIC-200).
    #[must_use]
    pub fn opposite(self) -> Self {
        self.clockwise(POSITIONS / 2)
    }

    /// What lies beyond an edge of the card at this position; nothing beyond the grid (MIC-70).
    pub fn beyond(self, edge: Side) -> Option<Beyond> {
        use Position::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
        let position = match (self, edge) {
            (North, Side::South) | (East, Side::West) | (South, Side::North) | (West, Side::East) => {
                return Some(Beyond::Gate);
            }
            (North, Side::East) | (East, Side::North) => NorthEast,
            (North, Side::West) | (West, Side::North) => NorthWest,
            (East, Side::South) | (South, Side::East) => SouthEast,
            (South, Side::West) | (West, Side::South) => SouthWest,
            (NorthEast, Side::West) | (NorthWest, Side::East) => North,
            (NorthEast, Side::South) | (SouthEast, Side::North) => East,
            (SouthEast, Side::West) | (SouthWest, Side::East) => South,
            (SouthWest, Side::North) | (NorthWest, Side::South) => West,
            _ => return None,
        };
        Some(Beyond::Position(position))
    }
}

/// What a card edge leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beyond {
    /// The Star Gate.
    Gate,
    /// A position, discovered or not.
    Position(Position),
}

/// An edge of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The upper one.
    North,
    /// The right one.
    East,
    /// The lower one.
    South,
    /// The left one.
    West,
}

impl Side {
    /// All four.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The edge of the neighbouring card that touches this one.
    #[must_use]
    pub const fn facing(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The position beside the Star Gate on this side of it.
    pub const fn of_gate(self) -> Position {
        match self {
            Self::North => Position::North,
            Self::East => Position::East,
            Self::South => Position::South,
            Self::West => Position::West,
        }
    }
}

orrery_core::words_enum! {
    /// A space of a planet card.
    pub enum Spot {
        /// The planet itself.
        "P" => Planet,
        /// Its moon.
        "M" => Moon,
        /// Its space station.
        "S" => Station,
        /// An asteroid.
        "A1" => Asteroid1,
        /// Another asteroid.
        "A2" => Asteroid2,
    }
}

/// A space that an Ark can be on: `N.P`, `SW.A1`, or the Star Gate `C.G`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// The Star Gate.
    pub const GATE: Self = Self((SPACES - 1) as u8);

    /// A space of the card at a position.
    pub const fn new(position: Position, spot: Spot) -> Self {
        Self((position.index() * SPOTS + spot as usize) as u8)
    }

    /// The planet at a position.
    pub const fn planet(position: Position) -> Self {
        Self::new(position, Spot::Planet)
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Position and spot; nothing for the Star Gate.
    pub fn parts(self) -> Option<(Position, Spot)> {
        let position = Position::ALL.get(self.index() / SPOTS)?;
        Some((*position, Spot::ALL[self.index() % SPOTS]))
    }

    /// The position of its card; nothing for the Star Gate.
    pub fn position(self) -> Option<Position> {
        self.parts().map(|(position, _)| position)
    }

    /// The position whose planet it is.
    pub fn planet_at(self) -> Option<Position> {
        self.parts().filter(|(_, spot)| *spot == Spot::Planet).map(|(position, _)| position)
    }

    /// Whether any number of Arks may be there: planets and the Star Gate (MIC-66).
    pub fn holds_many(self) -> bool {
        self.parts().is_none_or(|(_, spot)| spot == Spot::Planet)
    }
}

impl Default for Space {
    fn default() -> Self {
        Self::GATE
    }
}

impl Numbered for Space {
    const COUNT: u32 = SPACES as u32;

    fn number(self) -> u32 {
        u32::from(self.0)
    }

    fn from_number(number: u32) -> Option<Self> {
        (number < Self::COUNT).then_some(Self(number as u8))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts() {
            Some((position, spot)) => write!(f, "{position}.{spot}"),
            None => f.write_str("C.G"),
        }
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "C.G" {
            return Ok(Self::GATE);
        }
        let parts = text
            .split_once('.')
            .and_then(|(position, spot)| Some(Self::new(position.parse().ok()?, spot.parse().ok()?)));
        parts.ok_or_else(|| NotationError::token(text, "a space such as N.P, SW.A1 or C.G"))
    }
}

impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spaces(pub(crate) u64);

impl Spaces {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it is one of them.
    pub const fn contains(self, space: Space) -> bool {
        self.0 & 1 << space.0 != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, space: Space) -> Self {
        Self(self.0 | 1 << space.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those here that are not there.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let space = Space(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                space
            })
        })
    }
}

/// A set of positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Positions(pub(crate) u8);

impl Positions {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is one of them.
    pub const fn contains(self, position: Position) -> bool {
        self.0 & 1 << position as u8 != 0
    }

    /// Puts one in.
    pub const fn put(&mut self, position: Position) {
        self.0 |= 1 << position as u8;
    }

    /// Takes one out.
    pub const fn take(&mut self, position: Position) {
        self.0 &= !(1 << position as u8);
    }

    /// Those in either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// All of them, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Position> {
        Position::ALL.iter().copied().filter(move |position| self.contains(*position))
    }
}

impl FromIterator<Position> for Positions {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> Self {
        let mut set = Self::NONE;
        positions.into_iter().for_each(|position| set.put(position));
        set
    }
}
