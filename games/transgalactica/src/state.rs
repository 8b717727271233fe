//! What lies on the table.

mod player;

use orrery_core::{Bag, ById, BySeat, Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::actions::Pair;
use crate::ids::{
    AbilityId, Area, BONUSES, BonusId, DecreeId, MININGS, MISSIONS, MiningId, MissionId, OBJECTIVES,
    ObjectiveId, Office, PirateId, PlanetId, TechnologyId, Track, WealthId,
};
use crate::procedures::Stack;
use crate::space::{Space, Spaces};

pub use player::{Lieutenant, Objectives, Player};

/// The most players.
pub const SEATS: usize = 5;
/// Slots that a planet can have.
pub const SLOTS: usize = 2;
/// Tokens that a stack can have.
pub const STACK: usize = 3;
/// Missions of each level that can be on display.
pub const MISSION_PLACES: usize = 3;
/// Levels that a main track can have, 0 among them.
pub const LEVELS: usize = 12;
/// Rounds that a game can have.
pub const ROUNDS: usize = 9;
/// How deep procedures are nested.
pub const DEPTH: usize = 32;
/// Missions of a level that can lie at the bottom of their deck.
pub const DISCARDED: usize = 32;

orrery_core::id! {
    /// The space of a main track with this level, counted from 0.
    pub struct Level("", LEVELS);
}

/// A stack of bonus tokens; the top token is the last (TRA-16).
pub type Tokens = ArrayVec<[BonusId; STACK]>;

/// A planet on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Planet {
    /// Which.
    pub planet: PlanetId,
    /// Who has an outpost on each of its slots.
    pub slots: [Option<Seat>; SLOTS],
    /// The bonus token of an action planet (TRA-42, TRA-44).
    pub token: Option<BonusId>,
    /// The pirates that guard it (TRA-47).
    pub pirates: Option<PirateId>,
}

/// What lies open for the draft (TRA-58).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offer {
    /// Pairs of wealth cards.
    pub pairs: ById<Pair, Option<[WealthId; 2]>>,
    /// Ability tiles.
    pub abilities: Set<AbilityId>,
}

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whose own turn it is, until the action is declared finished (TRA-213).
    pub acting: Option<Seat>,
    /// Who resolves an action in another player's turn (TRA-90).
    pub following: Option<Seat>,
    /// The main action that the others may follow (TRA-90).
    pub follows: Option<Area>,
    /// A captain may use a space that somebody else has used (TRA-264).
    pub reuse: bool,
    /// So many players have passed in succession (TRA-102).
    pub passes: u8,
}

/// How often each source of income pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Doubled {
    /// Once.
    #[default]
    No,
    /// So many of them twice.
    Some(u8),
    /// All of them twice (TRA-82).
    All,
}

/// The income part under way: what has paid (R63).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Income {
    /// Main tracks.
    pub tracks: Set<Track>,
    /// Spaces of the income track.
    pub tokens: Set<Place>,
    /// Spaces of the outpost row.
    pub outposts: Set<Place>,
    /// Spaces of captains.
    pub captains: Set<Place>,
    /// Spaces of crew.
    pub crew: Set<Place>,
    /// Planets.
    pub planets: Spaces,
    /// Crew spaces that were taken at the start (TRA-289).
    pub manned: u8,
    /// How often sources pay.
    pub doubled: Doubled,
}

orrery_core::id! {
    /// A space of the control panel, counted from the top or the left.
    pub struct Place("", 8);
}

/// The whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// From 1 (TRA-53).
    pub round: u8,
    /// Who was first at the start (TRA-55).
    pub first: Seat,
    /// The order of play, from the left of the priority track (TRA-84).
    pub order: ArrayVec<[Seat; SEATS]>,
    /// The planets of the map, and that of an ability tile.
    pub planets: ById<Space, Option<Planet>>,
    /// Bonus tokens on the main tracks.
    pub stacks: ById<Track, ById<Level, Tokens>>,
    /// Bonus tokens on the round track, the next one last (TRA-249).
    pub round_tokens: ArrayVec<[BonusId; ROUNDS]>,
    /// Bonus tokens that were not laid out (TRA-46).
    pub left_over: Bag<BonusId, BONUSES>,
    /// Whose captains are on the main actions (TRA-88).
    pub captains: ById<Area, SeatSet>,
    /// Who has followed each of them in this round (TRA-90).
    pub followers: ById<Area, SeatSet>,
    /// The token of the mining area.
    pub mining: Option<MiningId>,
    /// The face-down mining tokens (TRA-49).
    pub mining_pile: Bag<MiningId, MININGS>,
    /// The technology cards on display (TRA-50).
    pub technologies: Set<TechnologyId>,
    /// The missions on display, from the bottom: those of level 1, then those of level 2 (TRA-51).
    pub missions: [[Option<MissionId>; MISSION_PLACES]; 2],
    /// Gaps of each level that stay until the action is finished (TRA-200).
    pub gaps: [u8; 2],
    /// The two mission decks.
    pub mission_decks: [Bag<MissionId, MISSIONS>; 2],
    /// Missions that were discarded to the bottom of their deck, the next one first (option `allow_mission_discard`).
    pub discarded: [ArrayVec<[MissionId; DISCARDED]>; 2],
    /// The open decree of each office (TRA-52).
    pub decrees: ById<Office, DecreeId>,
    /// Whose crew sits in each office, in the order of the seats (TRA-229).
    pub senate: ById<Office, ArrayVec<[Seat; SEATS]>>,
    /// Objective cards that nobody has.
    pub objectives: Bag<ObjectiveId, OBJECTIVES>,
    /// What can still be drafted.
    pub offer: Offer,
    /// The turn under way.
    pub turn: Turn,
    /// The income part under way.
    pub income: Income,
    /// Everybody.
    pub players: BySeat<Player, SEATS>,
    /// What is being done, the innermost last.
    pub stack: Stack,
}

// States are copied for every guess of a bot.
const _: () = assert!(size_of::<State>() <= 3 * 1024);
