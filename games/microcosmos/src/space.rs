//! The system: eight positions around the Star Gate, and the spaces of the cards that lie there (MIC-62).

use std::fmt;
use std::str::FromStr;

use orrery_core::{Id, NotationError, Numbered, Set};
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

orrery_core::words_enum! {
    /// An edge of a card.
    pub enum Side {
        /// The upper one.
        "north" => North,
        /// The right one.
        "east" => East,
        /// The lower one.
        "south" => South,
        /// The left one.
        "west" => West,
    }
}

impl Side {
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

impl Id for Space {
    type Bits = u64;
    type Array<T: Copy> = [T; SPACES];

    fn array<T: Copy>(value: T) -> [T; SPACES] {
        [value; SPACES]
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
pub type Spaces = Set<Space>;
/// A set of positions.
pub type Positions = Set<Position>;
