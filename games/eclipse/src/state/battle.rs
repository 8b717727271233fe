//! A battle, and what is left of the Combat phase.

use orrery_core::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::{SEATS, Sectors};
use crate::ids::{GuardId, SectorId, Unit};

/// Dice that can be rolled at once.
pub const DICE: usize = 96;
/// Ships of a player that can be in a sector.
pub const SHIPS: usize = 19;
/// Ancient ships that can be in a sector.
pub const ANCIENTS: usize = 12;
/// Types of ships that can fight in a battle.
const TYPES: usize = 40;

/// A type of ships in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Type {
    /// Ships of a player.
    Of(Seat, Unit),
    /// The Galactic Center Defense System, the Ancient dreadnought or an Ancient cruiser.
    Guard(GuardId),
    /// Ancient ships.
    #[default]
    Ancients,
}

/// A ship in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ship {
    /// Its type.
    pub of: Type,
    /// Which of them, from 0.
    pub index: u8,
}

/// A die that was rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Roll {
    /// What a hit does.
    pub damage: u8,
    /// What it shows.
    pub face: u8,
    /// Computers of the ship.
    pub computer: u8,
    /// What it was assigned to.
    pub at: Option<Ship>,
}

/// Dice that were rolled.
pub type Rolls = ArrayVec<[Roll; DICE]>;

/// Damage on the ships of a player, by type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Damage([u8; SHIPS]);

impl Default for Damage {
    fn default() -> Self {
        Self([0; SHIPS])
    }
}

/// Where the ships of a type begin.
const fn first(unit: Unit) -> (usize, usize) {
    match unit {
        Unit::Interceptor => (0, 8),
        Unit::Cruiser => (8, 4),
        Unit::Dreadnought => (12, 2),
        Unit::Starbase => (14, 4),
        Unit::Orbital | Unit::Monolith => (18, 1),
    }
}

impl Damage {
    /// The damage on the ships of a type.
    pub fn of(&self, unit: Unit) -> &[u8] {
        let (from, count) = first(unit);
        &self.0[from..from + count]
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, unit: Unit) -> &mut [u8] {
        let (from, count) = first(unit);
        &mut self.0[from..from + count]
    }
}

/// The battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each is remembered by itself.
pub struct Battle {
    /// Sectors in which battles are still to be fought (R85).
    pub sectors: Sectors,
    /// Where.
    pub sector: SectorId,
    /// Whether a battle is under way.
    pub on: bool,
    /// The side that attacks: players.
    pub attackers: SeatSet,
    /// The players that defend; nobody if ships that nobody plays do.
    pub defenders: SeatSet,
    /// All types in the order in which they act (ECL-150).
    pub order: ArrayVec<[Type; TYPES]>,
    /// The place in that order.
    pub at: u8,
    /// The engagement round; 0 while missiles fly.
    pub round: u8,
    /// Rounds since a ship was destroyed (ECL-172).
    pub quiet: u8,
    /// Types that are retreating, and where to.
    pub retreats: ArrayVec<[(Type, SectorId); TYPES]>,
    /// The dice of the type that acts.
    pub rolls: Rolls,
    /// The dice of Point Defense, or of an attack on population.
    pub defence: Rolls,
    /// Players with Point Defense who have not answered yet.
    pub answering: SeatSet,
    /// Damage on the ships of players.
    pub damage: BySeat<Damage, SEATS>,
    /// Damage on Ancient ships.
    pub ancients: [u8; ANCIENTS],
    /// Damage on the other ship that nobody plays.
    pub guard: u8,
    /// Players in the order in which they came, the controller first (ECL-179).
    pub entered: ArrayVec<[Seat; SEATS]>,
    /// Players who fought in the sector.
    pub fought: SeatSet,
    /// Those who draw nothing for taking part (ECL-182).
    pub fled: SeatSet,
    /// Reputation tiles for ships destroyed.
    pub earned: BySeat<u8, SEATS>,
    /// Points of damage, or hits, that are left.
    pub points: u8,
}
