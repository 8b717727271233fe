//! The rows of species, tracks, supply, layouts and pieces, and the single numbers of the rules.

use serde::Deserialize;

use super::rows::Module;
use crate::effects::{Bundle, Score, SlotKind, Trait};
use crate::ids::{Board, Track, Unit};

/// The side of a board (ECL-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Side {
    /// The species that exists once.
    A,
    /// Terrans or Magellan.
    B,
}

/// A trade rate (ECL-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// How many are given.
    pub give: u8,
    /// How many are had for science or materials.
    #[serde(default = "one")]
    pub get: u8,
    /// How many of one kind are had for money.
    #[serde(default = "one")]
    pub for_money: u8,
}

const fn one() -> u8 {
    1
}

/// How much of each action a species has (ECL-39: reactions have 1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amounts {
    /// Explores (ECL-54).
    pub explore: u8,
    /// Disc moves (ECL-70).
    pub influence: u8,
    /// Colony ships turned over (ECL-70).
    pub flips: u8,
    /// Tiles bought (ECL-76).
    pub research: u8,
    /// Parts placed (ECL-88).
    pub upgrade: u8,
    /// Units built (ECL-97).
    pub build: u8,
    /// Activations (ECL-104).
    pub moves: u8,
}

/// Materials for each unit; without a cost it cannot be built (ECL-100).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Costs {
    /// Interceptor.
    pub interceptor: Option<u8>,
    /// Cruiser.
    pub cruiser: Option<u8>,
    /// Dreadnought.
    pub dreadnought: Option<u8>,
    /// Starbase.
    pub starbase: Option<u8>,
    /// Orbital.
    pub orbital: Option<u8>,
    /// Monolith.
    pub monolith: Option<u8>,
}

/// A species, one side of a board (ECL-20 to ECL-26).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeciesRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `species-<id>`.
    pub id: String,
    /// Its board.
    pub board: Board,
    /// Its side of the board.
    pub side: Side,
    /// What it belongs to.
    #[serde(default)]
    pub modules: Vec<Module>,
    /// The printed number of its starting sector.
    pub home: u16,
    /// What it starts with.
    pub storage: Bundle,
    /// Its trade rate.
    pub trade: Trade,
    /// Its colony ships.
    pub colony_ships: u8,
    /// Discs on the influence track before the first is placed.
    pub discs: u8,
    /// Ambassadors that it can give (ECL-126).
    pub ambassadors: u8,
    /// Its action values.
    pub actions: Amounts,
    /// The spaces of its reputation track.
    pub reputation: Vec<SlotKind>,
    /// Printed technologies and their tracks (ECL-26).
    #[serde(default)]
    pub technologies: Vec<(String, Track)>,
    /// Ships at the start.
    pub fleet: Vec<Unit>,
    /// Its blueprints.
    pub blueprints: Vec<String>,
    /// What it pays for units.
    pub costs: Costs,
    /// What only it does.
    #[serde(default)]
    pub always: Vec<Trait>,
    /// What only it scores (ECL-226).
    #[serde(default)]
    pub end: Vec<Score>,
    /// Where the values come from.
    pub source: String,
}

/// A track that all boards have.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRow {
    /// The number in notation and records.
    pub no: u8,
    /// Which.
    pub id: String,
    /// Its values, from the first.
    pub values: Vec<u8>,
    /// Where the values come from.
    pub source: String,
}

/// Numbers that depend on the players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupplyRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs.
    pub id: String,
    /// For so many players.
    pub players: u8,
    /// Technologies at setup (ECL-15).
    pub at_setup: u8,
    /// Technologies in Cleanup (ECL-216).
    pub in_cleanup: u8,
    /// The Middle stack; without this, all of it (ECL-13).
    #[serde(default)]
    pub middle: Option<u8>,
    /// The Outer stack.
    pub outer: u8,
    /// The Outer stack with `smaller_galaxy` (ECL-233).
    #[serde(default)]
    pub outer_smaller: Option<u8>,
    /// Developments (ECL-17).
    pub developments: u8,
    /// Whether there are diplomatic relations (ECL-120).
    #[serde(default)]
    pub diplomacy: bool,
    /// Members that an alliance can have, 0 without alliances (ECL-130).
    #[serde(default)]
    pub allies: u8,
    /// Where the values come from.
    pub source: String,
}

/// Where starting sectors and homeworlds lie.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs.
    pub id: String,
    /// For so many players.
    pub players: u8,
    /// The ring of all of them.
    pub ring: u8,
    /// Starting sectors, clockwise from the start player.
    pub starts: Vec<u8>,
    /// Ancient homeworlds.
    #[serde(default)]
    pub homeworlds: Vec<u8>,
    /// Where the values come from.
    pub source: String,
}

/// Reputation tiles of one value.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReputationRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs.
    pub id: String,
    /// Points.
    pub vp: u8,
    /// Tiles in every game.
    pub tiles: u8,
    /// Further tiles with 7-9 players.
    pub extra: u8,
    /// Where the values come from.
    pub source: String,
}

/// An alliance (ECL-134).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllianceRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `alliance-<id>`.
    pub id: String,
    /// Its tiles.
    pub tiles: u8,
    /// Points of an active tile (ECL-140).
    pub active: i8,
    /// Points of a betrayer's tile.
    pub betrayer: i8,
    /// Where the values come from.
    pub source: String,
}

/// Pieces that a rule counts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceRow {
    /// The number in notation and records.
    pub no: u8,
    /// Which.
    pub id: String,
    /// So many in each colour.
    #[serde(default)]
    pub each: u8,
    /// So many for all.
    #[serde(default)]
    pub all: u8,
    /// Where the values come from.
    pub source: String,
}

/// Single numbers of the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// Rounds of a game (ECL-4).
    pub rounds: u8,
    /// Cubes on a population track at the start.
    pub cubes: u8,
    /// Cubes that it holds (ECL-74).
    pub full: u8,
    /// Reputation tiles for taking part (ECL-179).
    pub taking_part: u8,
    /// The most that are drawn in a sector.
    pub most_drawn: u8,
    /// Points of an ambassador (ECL-125).
    pub ambassador_vp: i8,
    /// Points of a discovery kept (ECL-60).
    pub discovery_vp: i8,
    /// Points of the Traitor card (ECL-128).
    pub traitor_vp: i8,
    /// What Distortion Shield takes off missile dice (ECL-158).
    pub distortion: u8,
    /// Engagement rounds without a loss that make a stalemate (ECL-172).
    pub stalemate: u8,
    /// Seats from one marker to the other with 7 and 8 players, and with 9 (ECL-235).
    pub opposite: (u8, u8),
    /// Where the values come from.
    pub source: String,
}
