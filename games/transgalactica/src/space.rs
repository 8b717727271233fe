//! The spaces of the galaxy map.

use orrery_core::Set;

orrery_core::words_enum! {
    /// A space where a ship can be. A map has the Capital and some of the others (TRA-40).
    pub enum Space {
        /// The Capital.
        "hub" => Hub,
        /// For a base planet.
        "b1" => B1,
        /// For a base planet.
        "b2" => B2,
        /// For a base planet.
        "b3" => B3,
        /// For a base planet.
        "b4" => B4,
        /// For another planet.
        "p1" => P1,
        /// For another planet.
        "p2" => P2,
        /// For another planet.
        "p3" => P3,
        /// For another planet.
        "p4" => P4,
        /// For another planet.
        "p5" => P5,
        /// For another planet.
        "p6" => P6,
        /// For another planet.
        "p7" => P7,
        /// For another planet.
        "p8" => P8,
        /// For another planet.
        "p9" => P9,
        /// For another planet.
        "p10" => P10,
        /// For another planet.
        "p11" => P11,
        /// For another planet.
        "p12" => P12,
        /// For another planet.
        "p13" => P13,
        /// For another planet.
        "p14" => P14,
        /// For another planet.
        "p15" => P15,
        /// The planet of an ability tile, beside its owner's panel (TRA-142).
        "own" => Own,
    }
}

/// Spaces for base planets that a map can have.
pub const BASE: usize = 4;
/// Spaces for other planets that a map can have.
pub const OTHER: usize = 15;

/// A set of spaces.
pub type Spaces = Set<Space>;

impl Space {
    /// The space for a base planet with this number, counted from 1.
    pub fn base(number: u8) -> Option<Self> {
        Self::nth(number, 0, BASE)
    }

    /// The space for another planet with this number, counted from 1.
    pub fn other(number: u8) -> Option<Self> {
        Self::nth(number, BASE, OTHER)
    }

    fn nth(number: u8, after: usize, most: usize) -> Option<Self> {
        let number = usize::from(number);
        (1..=most).contains(&number).then(|| Self::ALL[after + number])
    }
}
