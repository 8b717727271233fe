//! The spaces of the map, sets of them, and places in a station.

use std::fmt;
use std::str::FromStr;

use orrery_core::{NotationError, Numbered, Set};
use serde::{Deserialize, Serialize};

use crate::ids::Column;

/// Spaces of the map: six nebulae and 27 for tiles.
pub const SPACES: usize = Space::ALL.len();
/// Nebulae.
pub const NEBULAE: usize = 6;
/// The longest row of a station: its base module and every module of a type.
pub const BERTHS: usize = 28;

orrery_core::words_enum! {
    /// A space of the map, by row and place.
    pub enum Space {
        /// Nebula N1.
        "N1" => N1,
        /// Nebula N2.
        "N2" => N2,
        /// Nebula N3.
        "N3" => N3,
        /// Nebula N4.
        "N4" => N4,
        /// Nebula N5.
        "N5" => N5,
        /// Nebula N6.
        "N6" => N6,
        /// Tile space A1.
        "A1" => A1,
        /// Tile space A2.
        "A2" => A2,
        /// Tile space A3.
        "A3" => A3,
        /// Tile space A4.
        "A4" => A4,
        /// Tile space A5.
        "A5" => A5,
        /// Tile space B1.
        "B1" => B1,
        /// Tile space B2.
        "B2" => B2,
        /// Tile space B3.
        "B3" => B3,
        /// Tile space B4.
        "B4" => B4,
        /// Tile space B5.
        "B5" => B5,
        /// Tile space B6.
        "B6" => B6,
        /// Tile space C1.
        "C1" => C1,
        /// Tile space C2.
        "C2" => C2,
        /// Tile space C3.
        "C3" => C3,
        /// Tile space C4.
        "C4" => C4,
        /// Tile space C5.
        "C5" => C5,
        /// Tile space D1.
        "D1" => D1,
        /// Tile space D2.
        "D2" => D2,
        /// Tile space D3.
        "D3" => D3,
        /// Tile space D4.
        "D4" => D4,
        /// Tile space D5.
        "D5" => D5,
        /// Tile space D6.
        "D6" => D6,
        /// Tile space E1.
        "E1" => E1,
        /// Tile space E2.
        "E2" => E2,
        /// Tile space E3.
        "E3" => E3,
        /// Tile space E4.
        "E4" => E4,
        /// Tile space E5.
        "E5" => E5,
    }
}

impl Space {
    /// Counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The nebula with this die (AND-94).
    pub const fn nebula(die: u8) -> Self {
        Self::ALL[die as usize - 1]
    }

    /// The six nebulae.
    pub fn nebulae() -> impl Iterator<Item = Self> + Clone {
        Self::ALL[..NEBULAE].iter().copied()
    }

    /// The number of a nebula, counted from 0.
    pub const fn nebula_number(self) -> Option<usize> {
        if self.index() < NEBULAE { Some(self.index()) } else { None }
    }
}

/// A set of spaces.
pub type Spaces = Set<Space>;

/// A place in a row of a station, written `industry3`: the base module is at 1 (AND-150).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Berth {
    /// Which row.
    pub row: Column,
    /// From 0, the base module.
    pub at: u8,
}

impl Berth {
    /// The base module of a row.
    pub const fn base(row: Column) -> Self {
        Self { row, at: 0 }
    }
}

impl fmt::Display for Berth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row, self.at + 1)
    }
}

impl FromStr for Berth {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let split = text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
        let (row, place) = text.split_at(split);
        let at = place.parse::<u8>().ok().and_then(|place| place.checked_sub(1));
        match (row.parse(), at.filter(|at| usize::from(*at) < BERTHS)) {
            (Ok(row), Some(at)) => Ok(Self { row, at }),
            _ => Err(NotationError::token(text, "a place of a station such as industry3")),
        }
    }
}

impl Numbered for Berth {
    const COUNT: u32 = (Column::ALL.len() * BERTHS) as u32;

    fn number(self) -> u32 {
        self.row.number() * BERTHS as u32 + u32::from(self.at)
    }

    fn from_number(number: u32) -> Option<Self> {
        let row = Column::from_number(number / BERTHS as u32)?;
        Some(Self { row, at: (number % BERTHS as u32) as u8 })
    }
}
