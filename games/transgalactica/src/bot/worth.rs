//! What things are worth in points.

/// A resource to somebody who has few, and what it scores at the end in any case.
pub(super) const ENERGY: f32 = 0.56;
pub(super) const ORE: f32 = 0.69;
pub(super) const ALIEN: f32 = 0.56;
pub(super) const ANY: f32 = 1.21;
pub(super) const CREDIT: f32 = 0.9;
/// Each further unit of a kind is worth so much of the one before, beyond what it scores.
pub(super) const FURTHER: f32 = 0.5;
/// So many workers make goods useful.
pub(super) const USERS: f32 = 3.59;

/// A step on a track, an opened trade space, and whatever else a row can bring.
pub(super) const STEP: f32 = 1.22;
pub(super) const UNLOCK: f32 = 3.0;
pub(super) const WAKE: f32 = 1.99;
pub(super) const MOVE: f32 = 0.6;
pub(super) const PLACE: f32 = 3.09;
pub(super) const MAIN: f32 = 3.02;
pub(super) const MARK: f32 = 2.61;
pub(super) const TAKE: f32 = 1.64;
pub(super) const COMPLETE: f32 = 3.91;
pub(super) const HARVESTED: f32 = 1.92;
pub(super) const MINED: f32 = 2.17;
pub(super) const TEMPORARY: f32 = 1.15;
pub(super) const DOUBLED: f32 = 5.44;

/// The same before the first round.
pub(super) const EARLY_STEP: f32 = 3.0;
pub(super) const EARLY_MILITARY: f32 = 4.0;
pub(super) const EARLY_WAKE: f32 = 5.0;
pub(super) const EARLY_PLACE: f32 = 4.0;
pub(super) const EARLY_LIEUTENANT: f32 = 7.0;
pub(super) const EARLY_CACHE: f32 = 8.5;

/// Part of the worth of a token that is not used yet.
pub(super) const TOKEN: f32 = 0.38;
/// A captain who may use a space that somebody else has used.
pub(super) const REUSE: f32 = 0.8;
/// A development marker in the hold.
pub(super) const MARKER: f32 = 1.4;
/// The same for each level of technology cards that is open.
pub(super) const ACCESS: f32 = 0.4;
/// Workers that are available, and a crew member in each round ahead.
pub(super) const CAPTAIN: f32 = 1.35;
pub(super) const CREW_NOW: f32 = 0.48;
pub(super) const CREW: f32 = 1.3;

/// An outpost; each unit of a harvest, each mining reward and each action planet in a round ahead.
pub(super) const OUTPOST: f32 = 1.46;
pub(super) const HARVEST: f32 = 0.29;
pub(super) const MINING: f32 = 0.56;
pub(super) const ACTION_PLANET: f32 = 0.7;
/// A ship where an outpost can be placed.
pub(super) const SHIP: f32 = 0.85;

/// A level of each track, for what it opens.
pub(super) const TECHNOLOGY: f32 = 0.64;
pub(super) const MILITARY: f32 = 0.53;
pub(super) const PRODUCTION: f32 = 0.48;
pub(super) const POLITICS: f32 = 0.56;
pub(super) const TRADE: f32 = 2.2;
/// What the comparison of military brings in each round ahead, as part of what it would bring now.
pub(super) const COMPARISON: f32 = 0.55;

/// A mission of the log that lacks nothing, and one that lacks everything.
pub(super) const MISSION: f32 = 0.8;
pub(super) const MISSION_FAR: f32 = 0.23;
/// A decree that is fulfilled, and one that is near.
pub(super) const DECREE: f32 = 0.56;
pub(super) const DECREE_NEAR: f32 = 0.47;
/// Technology cards and tiles, by what they bring in a round.
pub(super) const CARD: f32 = 0.77;
