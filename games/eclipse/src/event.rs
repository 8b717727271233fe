//! What is told of a game.

use orrery_core::{ById, Seat, SeatSet};
use serde::Serialize;

use crate::ids::{
    ActionKind, AllianceId, DevelopmentId, Direction, DiscoveryId, GuardId, PartId, ReputationId, Resource,
    SectorId, ShrineId, ShrineSet, SpeciesId, Square, TechnologyId, TokenId, Unit,
};
use crate::map::At;
use crate::state::{Phase, Ship, Type};

/// Why ships that nobody plays aim at a ship (ECL-165).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// It is the largest that can be destroyed.
    Destroys,
    /// No ship can be destroyed, and it is the largest.
    Largest,
}

/// A die that has hit: what it showed, what was added for computers and taken off by the target, and its damage (ECL-154).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)] // Each is named by what it is.
pub struct Struck {
    pub face: u8,
    pub computer: u8,
    pub cover: u8,
    pub damage: u8,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Each is said in words by its text.
pub enum Event {
    StartPlayer(Seat),
    PortalsWarning,
    Species(Seat, SpeciesId),
    Home(Seat, SectorId),
    CubeRemoved(Seat, Resource),
    Homeworld(SectorId, GuardId),
    DevelopmentShown(DevelopmentId),
    TechnologyShown(TechnologyId),
    TechnologyNext(TechnologyId),
    Round(u8),
    Phase(Phase),
    Action(Seat, ActionKind),
    Reaction(Seat, ActionKind),
    Passes(Seat),
    PassesFirst(Seat),
    DirectionCard(Seat),
    Direction(Direction),
    Drawn(Seat, SectorId),
    Placed(Seat, SectorId, At),
    Discarded(Seat, SectorId),
    Reshuffled(u8),
    DiscoveriesReshuffled,
    DiscPlaced(Seat, SectorId),
    DiscBack(Seat, SectorId),
    Flipped(Seat),
    Colonised(Seat, SectorId, Square),
    CubeBack(Seat, Resource),
    DiscoveryClaimed(Seat, SectorId),
    DiscoveryUsed(Seat, DiscoveryId),
    DiscoveryKept(Seat),
    DiscoveryKeptOwn(DiscoveryId),
    PartStored(Seat, PartId),
    Researched(Seat, TechnologyId, u8),
    TechnologyFree(Seat, TechnologyId),
    Development(Seat, DevelopmentId),
    Revelation(Seat),
    Token(Seat, TokenId, SectorId),
    DiscsGained(Seat, u8),
    PartPlaced(Seat, PartId, Unit),
    PartRemoved(Seat, PartId, Unit),
    Built(Seat, Unit, SectorId),
    Spawned(Seat, Unit, SectorId),
    Moved(Seat, Unit, SectorId, SectorId),
    Jumped(Seat, Unit, SectorId, SectorId),
    Loaded(Seat, u8),
    Traded(Seat, (Resource, u8), (Resource, u8)),
    ColonyResource(Seat, Resource),
    Gained(Seat, ById<Resource, u8>),
    Paid(Seat, ById<Resource, u8>),
    RelationsProposed(Seat, Seat),
    Relations(Seat, Seat),
    RelationsDeclined(Seat),
    Aggression(Seat, SectorId, Seat),
    RelationsEnd(Seat, Seat),
    Traitor(Seat),
    Alliance(Seat, Seat, AllianceId),
    AllianceJoined(Seat, AllianceId),
    AllianceLeft(Seat, AllianceId),
    Conceded(Seat),
    Floor(Seat),
    Battle(SectorId, SeatSet, SeatSet),
    Missiles,
    Engagement(u8),
    Rolled(Type, Vec<u8>, u8),
    Assigned(Ship, Struck),
    Missed,
    Rerolled(Seat, u8, u8),
    Aimed(Ship, Aim),
    PointDefense(Seat, Vec<u8>, u8),
    GuardDefense(GuardId, Vec<u8>, u8),
    Destroyed(Ship),
    RetreatDeclared(Seat, Unit, SectorId),
    Retreated(Seat, Unit, SectorId),
    Stalemate,
    ReputationDrawn(Seat, u8),
    ReputationOwn(Vec<ReputationId>),
    ReputationShown(Seat, Vec<ReputationId>),
    TilesShown(Seat, Vec<ReputationId>),
    ReputationKept(Seat),
    ReputationNone(Seat),
    Pillage(Seat, u8),
    Population(Seat, SectorId, Vec<u8>),
    Bombs(SectorId, u8),
    Swarm(SectorId, Vec<u8>),
    CubeDestroyed(Seat, SectorId),
    DiscFalls(Seat, SectorId),
    HiveRolls(SectorId, u8),
    HiveMoves(SectorId, SectorId),
    Shrine(Seat, ShrineId, SectorId),
    ShrineBonus(Seat, ShrineSet),
    Upkeep(Seat, u8, u8),
    Production(Seat, u8, u8),
    Collapsed(Seat),
}
