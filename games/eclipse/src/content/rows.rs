//! The rows of sectors, tiles, parts, ships and tokens: what is printed on them, and nothing computed from it.

use serde::Deserialize;

use crate::effects::{Block, Bundle, Score};
use crate::ids::{Ability, Die, Resource, ShrineSet, Stack, Track, Unit, Weapon};

/// A part of the game that is switched on or off. A row takes part if all its modules are on (ECL-230).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Module {
    /// `expansion_sectors` (ECL-14).
    Sectors,
    /// `hives` (ECL-14).
    Hives,
    /// `warp_portals` (ECL-14, ECL-17, ECL-18).
    WarpPortals,
    /// `ancient_homeworlds` or `secret_homeworlds` (ECL-27, ECL-234).
    Homeworlds,
    /// `expansion_species`.
    Species,
    /// `new_discoveries` (ECL-18).
    NewDiscoveries,
}

/// What is special about a sector of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum SectorKind {
    /// Nothing.
    #[default]
    Ordinary,
    /// Its Ancient ships move (ECL-198).
    Hive,
    /// It has a warp portal (ECL-9).
    Portal,
}

/// Who guards a sector when it comes into play (ECL-12, ECL-27, ECL-52).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Guard {
    /// Nobody.
    #[default]
    Nobody,
    /// So many Ancient ships.
    Ships(u8),
    /// A random Ancient cruiser.
    Cruiser,
    /// The Galactic Center Defense System, or the Ancient dreadnought.
    Gcds,
}

/// The population squares of a sector: normal and advanced ones of a colour, and gray ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Squares {
    /// Money, normal and advanced.
    pub money: (u8, u8),
    /// Science, normal and advanced.
    pub science: (u8, u8),
    /// Materials, normal and advanced.
    pub materials: (u8, u8),
    /// Gray, each a planet of its own (R12).
    pub gray: u8,
}

/// A sector, or one side of a starting sector.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectorRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `sector-<id>`.
    pub id: String,
    /// The printed number, which orders battles (ECL-145).
    pub number: u16,
    /// Where it comes from.
    pub stack: Stack,
    /// What is special about it.
    #[serde(default)]
    pub kind: SectorKind,
    /// What it belongs to.
    #[serde(default)]
    pub modules: Vec<Module>,
    /// Points for the controller.
    pub vp: u8,
    /// Printed edges with a wormhole, 0 on top and then clockwise.
    pub wormholes: Vec<u8>,
    /// Its squares.
    #[serde(default)]
    pub squares: Squares,
    /// Its guard.
    #[serde(default)]
    pub guard: Guard,
    /// Whether a discovery lies there.
    #[serde(default)]
    pub discovery: bool,
    /// Artifacts (ECL-81, ECL-223).
    #[serde(default)]
    pub artifacts: u8,
    /// Whether an Orbital stands there from the start (ECL-23).
    #[serde(default)]
    pub orbital: bool,
    /// The values of a die on the edges of a hive, from edge 0 (ECL-198).
    #[serde(default)]
    pub values: Vec<u8>,
    /// Where the values come from.
    pub source: String,
}

/// Which track a technology goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Class {
    /// The military track.
    Military,
    /// The grid track.
    Grid,
    /// The nano track.
    Nano,
    /// Any track (ECL-78).
    Rare,
}

impl Class {
    /// The only track, if there is only one.
    pub const fn track(self) -> Option<Track> {
        match self {
            Self::Military => Some(Track::Military),
            Self::Grid => Some(Track::Grid),
            Self::Nano => Some(Track::Nano),
            Self::Rare => None,
        }
    }
}

/// A technology.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechnologyRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `technology-<id>`.
    pub id: String,
    /// Its track.
    pub class: Class,
    /// Science without a discount (ECL-77).
    pub cost: u8,
    /// Science with the largest discount.
    pub least: u8,
    /// Tiles in every game.
    pub tiles: u8,
    /// Further tiles with 7-9 players.
    pub extra: u8,
    /// What it does.
    pub then: Block,
    /// Where the values come from.
    pub source: String,
}

/// A development (ECL-84).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevelopmentRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `development-<id>`.
    pub id: String,
    /// What it costs.
    pub cost: Bundle,
    /// What it belongs to.
    #[serde(default)]
    pub modules: Vec<Module>,
    /// What it does at once.
    #[serde(default)]
    pub then: Block,
    /// What it scores.
    #[serde(default)]
    pub end: Vec<Score>,
    /// Where the values come from.
    pub source: String,
}

/// A discovery (ECL-59).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiscoveryRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `discovery-<id>`.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// What it belongs to.
    #[serde(default)]
    pub modules: Vec<Module>,
    /// What it does when it is used.
    pub then: Block,
    /// Where the values come from.
    pub source: String,
}

/// A square that a token adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum TokenSquare {
    /// Normal science (ECL-44).
    Science,
    /// Money or science, by choice (ECL-102).
    MoneyOrScience,
}

/// What can lie on a sector.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `token-<id>`.
    pub id: String,
    /// How many there are; without this, as many as wanted.
    #[serde(default)]
    pub copies: Option<u8>,
    /// Squares that it adds.
    #[serde(default)]
    pub adds: Vec<TokenSquare>,
    /// Whether it makes the sector a portal (ECL-9).
    #[serde(default)]
    pub portal: bool,
    /// Whether it counts as an Orbital (ECL-66).
    #[serde(default)]
    pub orbital: bool,
    /// Artifacts that it adds.
    #[serde(default)]
    pub artifacts: u8,
    /// Points for the controller.
    #[serde(default)]
    pub vp: u8,
    /// Where the values come from.
    pub source: String,
}

/// Dice of a part or of a guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// When they are rolled.
    pub kind: Weapon,
    /// What a hit does.
    pub colour: Die,
    /// How many each ship rolls.
    pub count: u8,
}

/// How a part is had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum PartKind {
    /// With its technology.
    #[default]
    Researched,
    /// Always (ECL-90).
    Free,
    /// As a discovery (ECL-61).
    Ancient,
}

/// A ship part.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `part-<id>`.
    pub id: String,
    /// How it is had.
    #[serde(default)]
    pub kind: PartKind,
    /// Energy made (above 0) or used (below).
    #[serde(default)]
    pub energy: i8,
    /// Initiative.
    #[serde(default)]
    pub initiative: u8,
    /// Steps of a drive (ECL-105).
    #[serde(default)]
    pub steps: u8,
    /// Hull.
    #[serde(default)]
    pub hull: u8,
    /// Computers.
    #[serde(default)]
    pub computer: u8,
    /// Shields.
    #[serde(default)]
    pub shield: u8,
    /// Dice.
    #[serde(default)]
    pub dice: Vec<Dice>,
    /// A drive that jumps (ECL-114).
    #[serde(default)]
    pub jump: bool,
    /// Interceptors that it carries (ECL-115).
    #[serde(default)]
    pub carries: u8,
    /// Damage removed after an engagement round (ECL-163).
    #[serde(default)]
    pub regenerates: u8,
    /// It lies beside the blueprint (ECL-63).
    #[serde(default)]
    pub outside: bool,
    /// Blueprints where it may not be (ECL-94).
    #[serde(default)]
    pub never_on: Vec<Unit>,
    /// Tiles in the base game.
    #[serde(default)]
    pub tiles: u8,
    /// Tiles in the expansion.
    #[serde(default)]
    pub extra: u8,
    /// Where the values come from.
    pub source: String,
}

/// A unit that can be built.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `unit-<id>`.
    pub id: String,
    /// Which.
    pub unit: Unit,
    /// Pieces of a colour; without this, as many as wanted.
    #[serde(default)]
    pub copies: Option<u8>,
    /// Whether it is a structure (ECL-102).
    #[serde(default)]
    pub structure: bool,
    /// Whether it needs a drive; otherwise it must have none (ECL-92).
    #[serde(default)]
    pub drive: bool,
    /// Reputation tiles for destroying it (ECL-179).
    #[serde(default)]
    pub reputation: u8,
    /// Where the values come from.
    pub source: String,
}

/// A printed blueprint.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlueprintRow {
    /// The number in notation and records.
    pub no: u8,
    /// How species name it.
    pub id: String,
    /// For which unit.
    pub unit: Unit,
    /// The part on each space, "" on an empty one.
    pub spaces: Vec<String>,
    /// Initiative printed outside the grid.
    #[serde(default)]
    pub initiative: u8,
    /// Energy printed outside the grid.
    #[serde(default)]
    pub energy: i8,
    /// Computers printed outside the grid.
    #[serde(default)]
    pub computer: u8,
    /// Shields printed outside the grid.
    #[serde(default)]
    pub shield: u8,
    /// Where the values come from.
    pub source: String,
}

/// The kinds of ships that nobody plays, in the order of ECL-252.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum GuardKind {
    /// The Galactic Center Defense System.
    Gcds,
    /// A side of the Ancient dreadnought.
    Dreadnought,
    /// An Ancient cruiser.
    Cruiser,
    /// An Ancient ship.
    Ship,
}

/// A ship that nobody plays.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuardRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `guard-<id>`.
    pub id: String,
    /// Its kind.
    pub kind: GuardKind,
    /// How many there are.
    pub copies: u8,
    /// Initiative.
    #[serde(default)]
    pub initiative: u8,
    /// Computers.
    #[serde(default)]
    pub computer: u8,
    /// Shields.
    #[serde(default)]
    pub shield: u8,
    /// Hull.
    pub hull: u8,
    /// Dice.
    pub dice: Vec<Dice>,
    /// Rare technologies that it has (ECL-158, ECL-162).
    #[serde(default)]
    pub always: Vec<Ability>,
    /// Damage removed after an engagement round (ECL-163).
    #[serde(default)]
    pub regenerates: u8,
    /// Whether it pins every ship (ECL-110).
    #[serde(default)]
    pub pins_all: bool,
    /// Reputation tiles for destroying it (ECL-179).
    pub reputation: u8,
    /// Points for whoever destroyed it (ECL-175).
    #[serde(default)]
    pub vp: u8,
    /// Where the values come from.
    pub source: String,
}

/// A colour of dice.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `die-<id>`.
    pub id: String,
    /// Which.
    pub colour: Die,
    /// What a hit does (ECL-156).
    pub damage: u8,
    /// Where the values come from.
    pub source: String,
}

/// A shrine (ECL-211).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShrineRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `shrine-<id>`.
    pub id: String,
    /// Its set.
    pub set: ShrineSet,
    /// Its colour, and the resource that pays for it (R11).
    pub colour: Resource,
    /// How much of it.
    pub cost: u8,
    /// Where the values come from.
    pub source: String,
}

/// What a complete set of shrines brings (ECL-214).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShrineBonusRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `shrine-bonus-<id>`.
    pub id: String,
    /// Its set.
    pub set: ShrineSet,
    /// What it does at once.
    #[serde(default)]
    pub then: Block,
    /// What it scores.
    #[serde(default)]
    pub end: Vec<Score>,
    /// Where the values come from.
    pub source: String,
}
