//! Everything in front of one player.

use orrery_core::{Bag, ById, SeatSet, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::{Purse, Sectors};
use crate::content::{SPACES, Stats};
use crate::ids::{
    Ability, ActionKind, AllianceId, DISCOVERIES, DevelopmentId, DiscoveryId, GuardId, PartId, REPUTATIONS,
    ReputationId, Resource, SectorId, ShrineSet, SpeciesId, TechnologyId, Track, Unit,
};

/// A board and what lies beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each is remembered by itself.
pub struct Player {
    /// Who it is.
    pub species: Option<SpeciesId>,
    /// The starting sector.
    pub home: SectorId,
    /// What is stored.
    pub goods: Purse,
    /// Cubes on the population tracks.
    pub cubes: ById<Resource, u8>,
    /// Cubes in the graveyard.
    pub graveyard: ById<Resource, u8>,
    /// Discs on the influence track.
    pub discs: u8,
    /// Discs on actions (ECL-35).
    pub acted: ById<ActionKind, u8>,
    /// Discs that are not in play yet.
    pub reserve: u8,
    /// Colony ships that are ready.
    pub ready: u8,
    /// Sectors with an own disc.
    pub controls: Sectors,
    /// Sectors with own ships.
    pub fleets: Sectors,
    /// Ships that are not built, by type.
    pub unbuilt: ById<Unit, u8>,
    /// Tiles on the technology tracks, printed ones first.
    pub tracks: ById<Track, ArrayVec<[TechnologyId; 7]>>,
    /// All technologies.
    pub technologies: Set<TechnologyId>,
    /// What technologies and bonuses do for good.
    pub abilities: Set<Ability>,
    /// Parts that may be taken (ECL-90).
    pub parts: Set<PartId>,
    /// Units that need a technology and may be built (ECL-100).
    pub units: Set<Unit>,
    /// Advanced squares that may be filled (ECL-42).
    pub squares: Set<Resource>,
    /// More units in a Build (ECL-97).
    pub more_builds: u8,
    /// More spaces of the reputation track (ECL-86).
    pub more_slots: u8,
    /// Developments.
    pub developments: Set<DevelopmentId>,
    /// Part tiles on blueprints.
    pub tiles: ById<Unit, [Option<PartId>; SPACES]>,
    /// A part beside a blueprint (ECL-63).
    pub beside: Option<(Unit, PartId)>,
    /// What the blueprints add up to.
    pub stats: ById<Unit, Stats>,
    /// Ancient parts that are stored (ECL-61).
    pub stored: Set<PartId>,
    /// Discoveries kept for points; only the owner knows which.
    pub kept: Bag<DiscoveryId, DISCOVERIES>,
    /// Discoveries that were used and count (ECL-256).
    pub used: u8,
    /// Discoveries that were used and are kept (ECL-69).
    pub shown: Bag<DiscoveryId, DISCOVERIES>,
    /// Reputation tiles; only the owner knows which.
    pub reputation: Bag<ReputationId, REPUTATIONS>,
    /// Those of them that others have been shown, and by whom they are known (ECL-183).
    pub shown_tiles: ArrayVec<[(ReputationId, SeatSet); 6]>,
    /// Partners in relations, whose ambassador lies here (ECL-123).
    pub partners: SeatSet,
    /// Those of them whose tile holds an own cube.
    pub envoys: SeatSet,
    /// The alliance, with an active tile.
    pub alliance: Option<AllianceId>,
    /// Alliances that were left (ECL-136).
    pub betrayed: Set<AllianceId>,
    /// Ancient cruisers and dreadnought that were destroyed (ECL-175).
    pub trophies: Set<GuardId>,
    /// Sets of shrines that are complete.
    pub bonuses: Set<ShrineSet>,
    /// Whether Revelation has been used (ECL-87).
    pub revealed: bool,
    /// Whether the player has passed (ECL-38).
    pub passed: bool,
    /// Whether the player has left the game (ECL-207).
    pub out: bool,
    /// The open points of a player who has left; reputation tiles stay secret to the end.
    pub fixed: i16,
}

impl Player {
    /// Whether this is had for good.
    #[inline]
    pub fn can(&self, ability: Ability) -> bool {
        self.abilities.contains(ability)
    }
}
