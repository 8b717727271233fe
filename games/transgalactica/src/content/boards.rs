//! The rows of the control panel, the shared numbers, the data set `plain` and the palette.

use serde::Deserialize;

use crate::effects::{Block, Cost};
use crate::ids::{TokenKind, Track};

/// What lies on a space of the trade track at the start, or what a space of the income track is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Holds {
    /// A development marker.
    Marker,
    /// A fleet token.
    Fleet,
    /// A pirate token.
    Pirates,
}

/// A space of the trade track (TRA-167).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeSpaceRow {
    /// Its level.
    pub no: u8,
    /// Its name.
    pub id: String,
    /// What lies there at the start.
    pub holds: Holds,
    /// Where the values come from.
    pub source: String,
}

/// A space of the mining track (TRA-159).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MiningSpaceRow {
    /// From the top.
    pub no: u8,
    /// Its name.
    pub id: String,
    /// The politics level needed.
    pub politics: u8,
    /// Where the values come from.
    pub source: String,
}

/// A space of the income track (TRA-77).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncomeSpaceRow {
    /// From the top.
    pub no: u8,
    /// Its name.
    pub id: String,
    /// Which tokens go there.
    pub holds: Holds,
    /// The politics level needed.
    pub politics: u8,
    /// Where the values come from.
    pub source: String,
}

/// A space of the outpost row (TRA-131).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutpostSpaceRow {
    /// From the left.
    pub no: u8,
    /// Its name.
    pub id: String,
    /// What its outpost costs.
    pub ore: u8,
    /// Gained when the outpost leaves (TRA-132).
    #[serde(default)]
    pub reward: Block,
    /// Gained in income phases while it is empty (TRA-79).
    #[serde(default)]
    pub income: Block,
    /// Where the values come from.
    pub source: String,
}

/// A mobilisation space (TRA-80).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkerSpaceRow {
    /// In the order of filling.
    pub no: u8,
    /// Its name.
    pub id: String,
    /// Gained in income phases while it is empty.
    #[serde(default)]
    pub income: Block,
    /// Where the values come from.
    pub source: String,
}

/// The control panel.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Panel {
    /// The trade track.
    pub trade: Vec<TradeSpaceRow>,
    /// The mining track.
    pub mining: Vec<MiningSpaceRow>,
    /// The income track.
    pub income: Vec<IncomeSpaceRow>,
    /// The outpost row.
    pub outposts: Vec<OutpostSpaceRow>,
    /// Spaces of captains.
    pub captains: Vec<WorkerSpaceRow>,
    /// Spaces of crew.
    pub crew: Vec<WorkerSpaceRow>,
    /// Places of the mission log.
    pub log: u8,
}

/// The levels at which tracks begin (TRA-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartLevels {
    /// Technology.
    pub technology: u8,
    /// Military.
    pub military: u8,
    /// Production.
    pub production: u8,
    /// Politics.
    pub politics: u8,
    /// Trade.
    pub trade: u8,
}

/// The numbers that all players share.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// Outposts of a player.
    pub outposts: u8,
    /// Crew members of a player.
    pub crew: u8,
    /// Captains of a player in the box.
    pub captains: u8,
    /// Development markers of a player.
    pub development_markers: u8,
    /// Those that begin in the hold.
    pub markers_in_hold: u8,
    /// Fleet tokens of a player.
    pub fleet_tokens: u8,
    /// Credits at the start.
    pub first_credits: u8,
    /// Crew members mobilised at the start.
    pub crew_mobilised: u8,
    /// Objectives dealt to a player.
    pub objectives: u8,
    /// Where tracks begin.
    pub start: StartLevels,
    /// Tokens of each resource in the box.
    pub resources: u8,
    /// Credits in the box.
    pub credits: u8,
    /// Lieutenants in the box.
    pub lieutenants: u8,
    /// Ships in the box.
    pub ships: u8,
    /// Colours of players.
    pub colours: u8,
    /// Rounds.
    pub rounds: u8,
    /// Tokens of the round spaces from the second one on.
    pub round_tokens: Vec<TokenKind>,
    /// Segments of the priority track.
    pub segments: u8,
    /// What a trade space costs.
    pub trade_cost: Cost,
    /// What a step on military costs.
    pub military_cost: Cost,
    /// What a wormhole costs.
    pub wormhole: Cost,
    /// Credits for 1 energy or 1 ore.
    pub exchange: u8,
    /// What the Capital brings in a harvest.
    pub capital: Block,
    /// Moves of an exploration without grey planets.
    pub moves: u8,
    /// Open technology cards of each level.
    pub technologies: u8,
    /// Technology levels from which the cards of each level can be marked.
    pub technology_access: Vec<u8>,
    /// Open missions of each level.
    pub missions: u8,
    /// Politics levels of the places of missions.
    pub mission_access: Vec<u8>,
    /// Points for a credit left.
    pub vp_per_credit: u8,
    /// Resources left for a point.
    pub resources_per_vp: u8,
}

/// A track space of the data set `plain`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainSpace {
    /// The row of the track.
    pub no: u8,
    /// The same by its name.
    pub id: String,
    /// Which.
    pub track: Track,
    /// Which space.
    pub level: u8,
    /// Gained on arriving.
    pub reach: Block,
    /// Where the values come from.
    pub source: String,
}

/// A bonus token of the data set `plain`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainBonus {
    /// The row.
    pub no: u8,
    /// The same by its name.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// Where the values come from.
    pub source: String,
}

/// A wealth card of the data set `plain`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainWealth {
    /// The row.
    pub no: u8,
    /// The same by its name.
    pub id: String,
    /// What it brings.
    pub then: Block,
    /// Where the values come from.
    pub source: String,
}

/// A pirate token of the data set `plain`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainPirate {
    /// The row.
    pub no: u8,
    /// The same by its name.
    pub id: String,
    /// Gained in income phases.
    pub income: Block,
    /// Where the values come from.
    pub source: String,
}

/// All that differs in the data set `plain`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plain {
    /// Track spaces.
    pub tracks: Vec<PlainSpace>,
    /// Bonus tokens.
    pub bonus: Vec<PlainBonus>,
    /// Wealth cards.
    pub wealth: Vec<PlainWealth>,
    /// Pirate tokens.
    pub pirates: Vec<PlainPirate>,
}

/// How one thing is drawn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookRow {
    /// Its place.
    pub no: u8,
    /// Its name.
    pub id: String,
    /// A colour by name.
    pub colour: String,
    /// A shape by name.
    pub shape: String,
    /// Where the values come from.
    pub source: String,
}

/// How things are told apart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palette {
    /// Goods and points.
    pub goods: Vec<LookRow>,
    /// Colours of planets.
    pub planets: Vec<LookRow>,
    /// Players, with the outlines of their ships.
    pub players: Vec<LookRow>,
    /// Types of missions.
    pub missions: Vec<LookRow>,
    /// Kinds of bonus tokens.
    pub tokens: Vec<LookRow>,
}
