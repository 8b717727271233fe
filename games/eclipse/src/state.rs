//! What lies on the table.

mod battle;
mod player;
mod sector;

use orrery_core::{Bag, ById, BySeat, Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::ids::{
    ActionKind, AllianceId, DISCOVERIES, DevelopmentId, Direction, DiscoveryId, GuardId, PARTS, PartId,
    Planet, REPUTATIONS, ReputationId, Resource, SectorId, ShrineId, TECHNOLOGIES, TechnologyId, Unit,
};
use crate::procedures::Stack;

pub use battle::{ANCIENTS, Battle, DICE, Damage, Roll, Rolls, SHIPS, Ship, Type};
pub use player::Player;
pub use sector::{Fleet, Sector};

/// The most players.
pub const SEATS: usize = 9;
/// Shuffles of discoveries that are told apart (ECL-68). There are 32 sectors with a discovery and 3 boards of Magellan to draw for (ECL-87), and
/// 21 tiles at least, so no game needs more. With other content a further one joins the last.
pub const SHUFFLES: usize = 15;
/// How deep procedures are nested.
pub const DEPTH: usize = 20;

/// A set of sectors.
pub type Sectors = Set<SectorId>;
/// Amounts in a storage: there is no upper limit (ECL-1).
pub type Purse = ById<Resource, u16>;

/// The phases of a round (ECL-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first round.
    #[default]
    Setup,
    /// Turns.
    Action,
    /// Battles.
    Combat,
    /// Payments.
    Upkeep,
    /// What comes back.
    Cleanup,
}

/// A face-down stack of sectors. What nobody has seen is not yet decided, so tiles removed unseen stay among the unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pile {
    /// Those that could lie in it.
    pub unseen: Sectors,
    /// How many lie in it.
    pub left: u8,
    /// Its discards.
    pub discards: Sectors,
}

/// Discoveries of one shuffle that nobody has seen. Which lies where is not yet decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Shuffle {
    /// Those in the stack and on the map.
    pub unseen: Bag<DiscoveryId, DISCOVERIES>,
    /// How many of them lie on the map.
    pub on_map: u8,
}

/// The turn that is being taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each is remembered by itself.
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// What was declared.
    pub action: Option<ActionKind>,
    /// Whether it is a reaction (ECL-39).
    pub reaction: bool,
    /// How much of the action is left.
    pub left: u8,
    /// Colony ships that may still be made ready (ECL-70).
    pub flips: u8,
    /// Whether a step has been made (R57).
    pub stepped: bool,
    /// Whether a payment was cancelled (R54).
    pub cancelled: bool,
    /// Partners to whom relations were proposed (ECL-121).
    pub relations: SeatSet,
    /// Partners to whom an alliance was proposed.
    pub alliances: SeatSet,
    /// Whether joining was proposed.
    pub joined: bool,
}

/// Diplomatic relations that are being negotiated (R78): the proposer's half, then the partner's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pact {
    /// Reputation tiles that make room.
    pub tiles: [Option<ReputationId>; 2],
    /// Tracks of the cubes on the ambassadors.
    pub cubes: [Option<Resource>; 2],
}

/// A cost that is being paid (R54).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Payment {
    /// What is due.
    pub cost: ById<Resource, u8>,
    /// What there was before the first trade.
    pub before: Purse,
    /// Colony ships turned over for it.
    pub flipped: u8,
}

/// A ship under way (ECL-105).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each is remembered by itself.
pub struct Flight {
    /// Its type.
    pub unit: Unit,
    /// Where it is.
    pub at: SectorId,
    /// Steps of its drives that are left.
    pub left: u8,
    /// Whether it can still jump.
    pub jump: bool,
    /// Whether it has moved.
    pub moved: bool,
    /// Interceptors that it carries.
    pub cargo: u8,
}

/// A ship with interceptors in its bays (ECL-115).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Carrier {
    /// Its type.
    pub unit: Unit,
    /// Where it is.
    pub at: SectorId,
    /// How many are aboard.
    pub cargo: u8,
}

impl Default for Carrier {
    fn default() -> Self {
        Self { unit: Unit::Cruiser, at: SectorId::default(), cargo: 0 }
    }
}

/// A space of the map that is being explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Exploring {
    /// Where.
    pub at: (i8, i8),
    /// What was drawn for it.
    pub drawn: ArrayVec<[SectorId; 2]>,
    /// Hives that Draco drew (ECL-56).
    pub aside: Sectors,
}

/// The two markers of simultaneous play (ECL-235).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Markers {
    /// Who holds the primary marker.
    pub primary: Option<Seat>,
    /// Who holds the secondary marker.
    pub secondary: Option<Seat>,
    /// A marker that waits outside: whether it is the primary one, and for whom.
    pub waits: Option<(bool, Seat)>,
    /// Who received a marker last.
    pub latest: Seat,
    /// Whether the turn under way is that of the primary marker.
    pub on_primary: bool,
}

/// The whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// From 1 (ECL-4).
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Whether the game has ended.
    pub over: bool,
    /// The start player of the Action phase.
    pub start: Seat,
    /// Who passed first in this round (ECL-37).
    pub first: Option<Seat>,
    /// Who passed second for the first time (ECL-232).
    pub second: Option<Seat>,
    /// Which way the round goes.
    pub direction: Direction,
    /// The sectors; those that are not explored are blank.
    pub sectors: ById<SectorId, Sector>,
    /// The explored sectors.
    pub explored: Sectors,
    /// Sectors with a warp portal (ECL-9).
    pub portals: Sectors,
    /// The stacks of the three rings.
    pub piles: [Pile; 3],
    /// Ancient homeworlds that can still come up, and how many of them lie in the Middle stack (ECL-234).
    pub worlds: (Sectors, u8),
    /// Ancient cruisers that can still come up.
    pub cruisers: Set<GuardId>,
    /// Discoveries by shuffle (ECL-68).
    pub discoveries: [Shuffle; SHUFFLES],
    /// The shuffle of which the stack consists.
    pub shuffle: u8,
    /// Discoveries kept for points that come from a shuffle after the first: by whom, from which, in this order.
    pub kept_later: ArrayVec<[(Seat, u8, DiscoveryId); SHUFFLES - 1]>,
    /// Used discoveries.
    pub discarded: Bag<DiscoveryId, DISCOVERIES>,
    /// The technology bag.
    pub bag: Bag<TechnologyId, TECHNOLOGIES>,
    /// Technologies that can be bought.
    pub offer: Bag<TechnologyId, TECHNOLOGIES>,
    /// Those that come next (ECL-231).
    pub next: Bag<TechnologyId, TECHNOLOGIES>,
    /// Developments that can be bought.
    pub developments: Set<DevelopmentId>,
    /// Part tiles in the supply, with `limited_ship_parts`.
    pub parts: Bag<PartId, PARTS>,
    /// The reputation bag.
    pub reputation: Bag<ReputationId, REPUTATIONS>,
    /// Who holds the Traitor card (ECL-128).
    pub traitor: Option<Seat>,
    /// Alliance tiles that nobody has (ECL-134).
    pub alliances: ById<AllianceId, u8>,
    /// Where shrines stand.
    pub shrines: ById<ShrineId, Option<(SectorId, Planet)>>,
    /// Everybody.
    pub players: BySeat<Player, SEATS>,
    /// The turn under way.
    pub turn: Turn,
    /// The markers of simultaneous play.
    pub markers: Markers,
    /// What is being explored.
    pub exploring: Exploring,
    /// Relations that are being negotiated.
    pub pact: Pact,
    /// What is being paid.
    pub payment: Payment,
    /// The ship under way.
    pub flight: Option<Flight>,
    /// Ships with interceptors aboard, between two activations (ECL-115).
    pub aboard: ArrayVec<[Carrier; 6]>,
    /// A discovery that its finder looks at (ECL-60).
    pub found: Option<DiscoveryId>,
    /// The shuffle that it comes from.
    pub found_of: u8,
    /// Reputation tiles that somebody has drawn (ECL-180).
    pub drawn: Bag<ReputationId, REPUTATIONS>,
    /// Allies who have been shown them (ECL-183).
    pub drawn_seen: SeatSet,
    /// The battle, and what is left of the Combat phase.
    pub battle: Battle,
    /// What is being done, the innermost last.
    pub stack: Stack,
}

impl State {
    /// The shuffle of which the stack of discoveries consists.
    pub(crate) fn shuffled(&mut self) -> &mut Shuffle {
        &mut self.discoveries[usize::from(self.shuffle)]
    }

    /// Somebody keeps a discovery of a shuffle for points.
    pub(crate) fn keep(&mut self, seat: Seat, discovery: DiscoveryId, shuffle: u8) {
        self.players[seat].kept.put(discovery);
        if shuffle > 0 && self.kept_later.try_push((seat, shuffle, discovery)).is_none() {
            self.kept_later.sort_unstable();
        }
    }

    /// How many discoveries are in the stack.
    pub fn discovery_stack(&self) -> u16 {
        let of = &self.discoveries[usize::from(self.shuffle)];
        of.unseen.len() - u16::from(of.on_map)
    }
}

// States are copied for every guess of a bot.
const _: () = assert!(size_of::<State>() <= 12 * 1024);
