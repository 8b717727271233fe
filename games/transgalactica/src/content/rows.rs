//! The rows of `content/*.ron`: what is printed on cards, tiles, tokens and boards, and nothing computed from it.

use serde::Deserialize;

use crate::effects::{Ability, Block, Condition, Cost, Score, Triggered};
use crate::ids::{Area, Colour, MissionType, Office, PlanetType, TokenKind, Track};

/// What a slot of a planet asks for (TRA-129).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Slot {
    /// Nothing.
    Open,
    /// This trade level.
    Trade(u8),
    /// A crew member to discard.
    Crew,
}

/// A planet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanetRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `planet-<id>`.
    pub id: String,
    /// Its type.
    pub kind: PlanetType,
    /// One of the four base planets (TRA-42).
    #[serde(default)]
    pub base: bool,
    /// What it counts as (TRA-144).
    pub colours: Vec<Colour>,
    /// Its outpost slots.
    pub slots: Vec<Slot>,
    /// What a worker does here.
    #[serde(default)]
    pub action: Block,
    /// What it brings in mining actions.
    #[serde(default)]
    pub mining: Block,
    /// What it brings in income phases.
    #[serde(default)]
    pub income: Block,
    /// Where the values come from.
    pub source: String,
}

/// A space of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum SpaceName {
    /// The Capital.
    Hub,
    /// A base space.
    B(u8),
    /// Another space.
    P(u8),
}

/// The two sides of the operations panel (TRA-40).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Side {
    /// For 2 and 3 players.
    A,
    /// For 4 and 5 players.
    B,
}

/// A galaxy map and what belongs to its number of players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in packs.
    pub id: String,
    /// For so many players.
    pub players: u8,
    /// The side of the panel.
    pub side: Side,
    /// Base spaces.
    pub base: u8,
    /// Other spaces for planets.
    pub other: u8,
    /// Captains of each player (TRA-57).
    pub captains: u8,
    /// Active pirate tokens (TRA-47).
    pub pirates: u8,
    /// Blank pirate tokens shuffled in.
    pub blanks: u8,
    /// Two spaces and the energy between them.
    pub lines: Vec<(SpaceName, SpaceName, u8)>,
    /// Spaces with a wormhole.
    pub wormholes: Vec<SpaceName>,
    /// Where a space is drawn, in hundredths.
    pub at: Vec<(SpaceName, i8, i8)>,
    /// Lines drawn as a curve, with its control point in hundredths.
    #[serde(default)]
    pub arcs: Vec<(SpaceName, SpaceName, i16, i16)>,
    /// Where the values come from.
    pub source: String,
}

/// The two groups of actions; no rule depends on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Group {
    /// Omni-action, exploration, mining, trade.
    Instant,
    /// The four actions with a main track.
    Compound,
}

/// An action area.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `area-<id>`.
    pub id: String,
    /// Which.
    pub area: Area,
    /// Its group.
    pub group: Group,
    /// The main action.
    pub main: Block,
    /// The secondary action.
    pub secondary: Block,
    /// Where the values come from.
    pub source: String,
}

/// A space of a main track.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackSpaceRow {
    /// Its number.
    pub level: u8,
    /// The technology level that a step to it needs (TRA-184).
    #[serde(default)]
    pub needs: Option<u8>,
    /// Kind of its tokens, how many on side A and on side B.
    #[serde(default)]
    pub stack: Option<(TokenKind, u8, u8)>,
    /// Gained when the stack is empty (TRA-18).
    #[serde(default)]
    pub empty: Block,
    /// Gained on arriving (TRA-20).
    #[serde(default)]
    pub reach: Block,
    /// Gained in income phases (TRA-76).
    #[serde(default)]
    pub income: Block,
}

/// A main track.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `track-<id>`.
    pub id: String,
    /// Which.
    pub track: Track,
    /// Its spaces, from the first one up.
    pub spaces: Vec<TrackSpaceRow>,
    /// Where the values come from.
    pub source: String,
}

/// A kind of mining token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MiningRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `mining-<id>`.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// Players may begin with it (TRA-48).
    #[serde(default)]
    pub start: bool,
    /// What it brings in mining actions.
    pub mining: Block,
    /// Where the values come from.
    pub source: String,
}

/// A kind of bonus token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `bonus-<id>`.
    pub id: String,
    /// Basic or advanced.
    pub kind: TokenKind,
    /// How many there are.
    pub copies: u8,
    /// What using it does (TRA-216).
    pub then: Block,
    /// Where the values come from.
    pub source: String,
}

/// Pirates.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PirateRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `pirate-<id>`.
    pub id: String,
    /// The military level needed (TRA-148).
    pub strength: u8,
    /// Gained on beating them (TRA-150).
    pub reward: Block,
    /// Gained in income phases (TRA-77).
    pub income: Block,
    /// Where the values come from.
    pub source: String,
}

/// All pirate tokens.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pirates {
    /// Blank tokens.
    pub blanks: u8,
    /// Active tokens.
    pub rows: Vec<PirateRow>,
}

/// A fleet income token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FleetRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `fleet-<id>`.
    pub id: String,
    /// Gained on unlocking and in income phases (TRA-167).
    pub then: Block,
    /// Where the values come from.
    pub source: String,
}

/// An ability tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `ability-<id>`.
    pub id: String,
    /// Carried out in setup (TRA-64).
    #[serde(default)]
    pub setup: Block,
    /// What holds all the time.
    #[serde(default)]
    pub always: Vec<Ability>,
    /// What happens by itself.
    #[serde(default)]
    pub when: Vec<Triggered>,
    /// Where the values come from.
    pub source: String,
}

/// A wealth card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WealthRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `wealth-<id>`.
    pub id: String,
    /// What it brings (TRA-61).
    pub then: Block,
    /// Where the values come from.
    pub source: String,
}

/// An objective card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `objective-<id>`.
    pub id: String,
    /// Its points.
    pub score: Score,
    /// At most so many points in all with the option `obj09_cap` = `total` (TRA-255).
    #[serde(default)]
    pub cap: Option<u8>,
    /// Where the values come from.
    pub source: String,
}

/// A technology card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechnologyRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `technology-<id>`.
    pub id: String,
    /// Its level, 1 to 3.
    pub level: u8,
    /// Works once in a round (TRA-178).
    #[serde(default)]
    pub per_round: bool,
    /// What holds all the time.
    #[serde(default)]
    pub always: Vec<Ability>,
    /// What happens by itself.
    #[serde(default)]
    pub when: Vec<Triggered>,
    /// A free action of the own turn.
    #[serde(default)]
    pub action: Block,
    /// What happens when it is marked (TRA-177).
    #[serde(default)]
    pub once: Block,
    /// Its points at the end (TRA-253).
    #[serde(default)]
    pub end: Option<Score>,
    /// Where the values come from.
    pub source: String,
}

/// A mission card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionRow {
    /// The number on the card, in notation and records.
    pub no: u8,
    /// The name in texts: `mission-<id>`.
    pub id: String,
    /// Its level, 1 or 2.
    pub level: u8,
    /// Its type, or both of them (TRA-207).
    pub types: Vec<MissionType>,
    /// What is paid.
    pub cost: Cost,
    /// All that must hold.
    #[serde(default)]
    pub needs: Vec<Condition>,
    /// The same with the option `mission_colour_mix`, where it differs.
    #[serde(default)]
    pub mixed: Vec<Condition>,
    /// Its rewards.
    pub then: Block,
    /// Where the values come from.
    pub source: String,
}

/// A decree.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecreeRow {
    /// The number in notation and records.
    pub no: u8,
    /// The name in texts: `decree-<id>`.
    pub id: String,
    /// The office under which its deck lies (TRA-52).
    pub deck: Office,
    /// Its condition.
    pub needs: Condition,
    /// Where the values come from.
    pub source: String,
}

/// A seat of an office.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRow {
    /// The order in which seats are taken.
    pub no: u8,
    /// The name in texts: `seat-<id>`.
    pub id: String,
    /// Gained on sitting down (TRA-233).
    pub reward: Block,
    /// What happens by itself later (TRA-234).
    #[serde(default)]
    pub when: Vec<Triggered>,
    /// Where the values come from.
    pub source: String,
}
