//! A sector on the map.

use orrery_core::{ById, BySeat, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::SEATS;
use crate::ids::{Edge, GuardId, SectorId, Square, TokenId, Unit};

/// Ships of one player in one sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fleet([u8; 4]);

impl Fleet {
    /// How many of a type; Orbitals and Monoliths are no ships of a fleet.
    #[inline]
    pub fn count(self, unit: Unit) -> u8 {
        self.0.get(unit as usize).copied().unwrap_or_default()
    }

    /// Adds ships.
    #[inline]
    pub fn add(&mut self, unit: Unit, count: u8) {
        self.0[unit as usize] += count;
    }

    /// Takes ships away.
    #[inline]
    pub fn take(&mut self, unit: Unit, count: u8) {
        self.0[unit as usize] -= count;
    }

    /// All ships.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }
}

/// A sector on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sector {
    /// Its place, in axial coordinates.
    pub at: (i8, i8),
    /// The way in which its printed edge 0 points.
    pub turned: u8,
    /// Ways with a wormhole, as bits.
    pub holes: u8,
    /// Its explored neighbours.
    pub beside: ById<Edge, Option<SectorId>>,
    /// Whose disc lies on it (ECL-6).
    pub owner: Option<Seat>,
    /// Cubes on its squares; all belong to the owner.
    pub cubes: ById<Square, u8>,
    /// Ships of players.
    pub ships: BySeat<Fleet, SEATS>,
    /// Players with ships there, in the order in which they came (ECL-118).
    pub entered: ArrayVec<[Seat; SEATS]>,
    /// Ancient ships.
    pub ancients: u8,
    /// The Galactic Center Defense System, the Ancient dreadnought or an Ancient cruiser.
    pub guard: Option<GuardId>,
    /// Whether an unclaimed discovery lies there.
    pub discovery: bool,
    /// The shuffle that it comes from (ECL-68).
    pub shuffle: u8,
    /// Structures and tokens.
    pub tokens: Set<TokenId>,
}

impl Sector {
    /// Whether the edge that points this way has a wormhole.
    #[inline]
    pub fn has_hole(&self, way: Edge) -> bool {
        self.holes & 1 << way as u8 != 0
    }

    /// Whether ships that nobody plays are there.
    #[inline]
    pub fn is_guarded(&self) -> bool {
        self.ancients > 0 || self.guard.is_some()
    }
}
