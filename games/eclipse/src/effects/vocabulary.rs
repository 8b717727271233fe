//! The words in which rows say what a thing does, what a species can do and what is scored.
//!
//! A list of effects is carried out from the left to the right, each completely before the next. An effect that cannot
//! be carried out is not offered, and what brings it has to be kept for points instead if it can be (ECL-64 to ECL-66,
//! R77); "possible" is said at each word that may fail.

use serde::{Deserialize, Serialize};

use crate::ids::{Ability, Resource, Unit};

/// A list of effects, carried out in order.
pub type Block = Vec<Effect>;

/// Amounts of the three resources, gained or paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    /// Money.
    pub money: u8,
    /// Science.
    pub science: u8,
    /// Materials.
    pub materials: u8,
}

/// Where a token goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Place {
    /// On the sector of the discovery, or on the starting sector if it came by Revelation (ECL-87).
    Here,
    /// On a sector of choice that the owner controls (ECL-85).
    Controlled,
}

/// What a space of the reputation track is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SlotKind {
    /// Ambassadors only.
    Ambassador,
    /// Reputation tiles only.
    Reputation,
    /// Either of them.
    Either,
}

/// One effect.
#[derive(Clone, Debug, Deserialize)]
pub enum Effect {
    /// Take this into the storage. Always possible.
    Gain(Bundle),
    /// For each artifact in own sectors so many of one resource, chosen for each (ECL-81, R75). Always possible.
    GainPerArtifact(u8),
    /// So many discs from the reserve to the influence track (ECL-81), as far as there are any. Always possible.
    Discs(u8),
    /// The purple disc goes on the influence track (ECL-214).
    ProsperityDisc,
    /// The owner may take this part in Upgrade (ECL-90).
    UnlockPart(String),
    /// The owner may build this (ECL-100).
    UnlockUnit(Unit),
    /// The owner may fill advanced squares of this colour (ECL-42).
    UnlockSquares(Resource),
    /// The owner has this for good.
    Ability(Ability),
    /// So many units more in each Build that is no reaction (ECL-97, ECL-39).
    MoreBuilds(u8),
    /// Take one of the cheapest ordinary technologies (ECL-65). Possible if there is one that is not owned and fits.
    FreeTechnology,
    /// A unit from the reserve comes to the sector (ECL-64). Possible if there is one.
    Spawn(Unit),
    /// An ancient part, placed now or stored (ECL-61, R60). Storing is always possible.
    AncientPart(String),
    /// A token goes on a sector. Possible if a sector can have it (ECL-66, ECL-85).
    Token {
        /// Which, by its id.
        token: String,
        /// Where.
        to: Place,
    },
    /// One more space of the reputation track (ECL-86).
    Slot(SlotKind),
}

/// What is counted at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Counter {
    /// Artifacts in own sectors (ECL-223).
    Artifacts,
    /// Own sectors (R71).
    Sectors,
    /// Ancient ships on the map (R36).
    AncientShips,
    /// Discoveries that were used, or parts that were on a blueprint (ECL-256).
    UsedDiscoveries,
    /// Orbitals with an own cube (ECL-226).
    OrbitalsWithCube,
    /// Shrines in own sectors (ECL-215).
    Shrines,
}

/// Points at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Score {
    /// So many.
    Vp(u8),
    /// So many for each thing.
    Each {
        /// Points of one.
        points: u8,
        /// What is counted.
        of: Counter,
    },
}

/// What only some species do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Trait {
    /// Draws so many reputation tiles at the start and keeps them (ECL-25).
    ReputationAtStart(u8),
    /// Starts with a cube on the advanced square of this colour (ECL-24).
    AdvancedAtStart(Resource),
    /// Its cubes are destroyed without a roll (ECL-189).
    PopulationFalls,
    /// Draws up to so many sectors in an Explore and places one (ECL-55, ECL-56).
    DrawsSectors(u8),
    /// It and Ancient ships leave each other alone (ECL-53, ECL-72, ECL-111, ECL-176).
    PeaceWithAncients,
    /// The first technology on a fourth space brings a discovery (ECL-87).
    Revelation,
    /// Turns colony ships over for resources (ECL-45, ECL-259).
    ColonyShipsForGoods,
    /// Keeps discoveries that it has used (ECL-69).
    KeepsUsedDiscoveries,
    /// Its Orbitals with a cube are ships (ECL-103).
    OrbitalShips,
    /// Gains money for reputation tiles drawn (ECL-184).
    Pillage,
    /// The Traitor card costs it nothing (ECL-128).
    TraitorLosesNothing,
    /// Builds shrines (ECL-211).
    Shrines,
    /// Turns colony ships over to roll dice again (ECL-164).
    ColonyShipsForDice,
}
