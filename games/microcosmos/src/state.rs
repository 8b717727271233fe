//! What lies on the table.

use orrery_core::{Bag, ById, BySeat, Counter as _, Deck, Goods, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::automa::Why;
use crate::procedures::Stack;
use crate::space::{Position, Positions, Space, Spaces};

/// The most players, the Automa among them.
pub const SEATS: usize = 4;
/// Crew cards that there can be; the box has 33.
pub const CREW: usize = 48;
/// Survivor cards that there can be; the box has 15.
pub const SURVIVORS: usize = 24;
/// Planet cards that there can be; the box has 12.
pub const PLANETS: usize = 24;
/// Automa cards that there can be; the box has 12.
pub const AUTOMA_CARDS: usize = 16;
/// Steps that an Automa card can have.
pub const AUTOMA_STEPS: usize = 8;
/// How deep procedures are nested: sequence, turn, card set aside, effect, draw, place.
pub const DEPTH: usize = 10;

orrery_core::id! {
    /// A crew card, by the number of its row.
    pub struct CardId("C", CREW);
}
orrery_core::id! {
    /// A survivor card, by the number of its row.
    pub struct SurvivorId("V", SURVIVORS);
}
orrery_core::id! {
    /// A planet card, by the number of its row.
    pub struct PlanetId("P", PLANETS);
}
orrery_core::id! {
    /// How routes run over a planet card, by the number of its row.
    pub struct LayoutId("L", PLANETS);
}
orrery_core::id! {
    /// An Automa card, by the number of its row.
    pub struct AutomaId("A", AUTOMA_CARDS);
}
orrery_core::id! {
    /// A step of an Automa card, counted from the top.
    pub struct AutomaStepNo("", AUTOMA_STEPS);
}

orrery_core::words_enum! {
    /// The four resources, in the order of the tracks (MIC-25).
    pub enum Resource named "resource" {
        /// Green.
        "biomass" => Biomass,
        /// Red.
        "workforce" => Workforce,
        /// Orange.
        "minerals" => Minerals,
        /// Blue.
        "technology" => Technology,
    }
}

orrery_core::words_enum! {
    /// The four kinds of specialist (MIC-44).
    pub enum Specialist named "specialist" {
        /// Without a colour.
        "engineer" => Engineer,
        /// The red Leader.
        "red" => Red,
        /// The green Leader.
        "green" => Green,
        /// The blue Leader.
        "blue" => Blue,
    }
}

impl Specialist {
    /// The three Leaders (MIC-50).
    pub const LEADERS: Specialists = Set::from_bits(0b1110);
}

orrery_core::words_enum! {
    /// The eight upgrades of the Ark card.
    pub enum Upgrade named "upgrade" {
        /// Two different actions on a planet with an own colony (MIC-100).
        "robotics" => Robotics,
        /// Workforce at stations (MIC-81).
        "biodome" => Biodome,
        /// Minerals at moons (MIC-83).
        "space-mining" => SpaceMining,
        /// Room for 6 of each resource (MIC-28).
        "cargo-holds" => CargoHolds,
        /// Two survivor cards to choose from (MIC-132).
        "scouting-vehicles" => ScoutingVehicles,
        /// A card of the Cantina at stations (MIC-82).
        "leisure-facilities" => LeisureFacilities,
        /// A card of the Cantina at moons (MIC-84).
        "mining-vehicles" => MiningVehicles,
        /// Longer journeys; bought twice (MIC-55, MIC-56).
        "engines" => Engines,
    }
}

orrery_core::words_enum! {
    /// The two rows of crew cards (MIC-32).
    pub enum Row named "row" {
        /// Above the Cargo card: the bottom edge is active.
        "upper" => Upper,
        /// Below the Cargo card: the top edge is active.
        "lower" => Lower,
    }
}

/// Amounts of the four resources.
pub type Resources = Goods<Resource>;
/// A set of crew cards: rows, the Cantina and hands have no order (MIC-36).
pub type Cards = Set<CardId>;
/// A set of survivor cards.
pub type Survivors = Set<SurvivorId>;
/// A set of specialists: tokens that are ready (MIC-45).
pub type Specialists = Set<Specialist>;

/// Everything in front of one player, or of the Automa.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The Ark.
    pub ark: Space,
    /// The Cargo card's tracks.
    pub cargo: Resources,
    /// Specialist tokens on their ready fields.
    pub ready: Specialists,
    /// The upper row of crew cards.
    pub upper: Cards,
    /// The lower row.
    pub lower: Cards,
    /// Crew cards dealt at the start and not yet placed; only the owner has seen them (MIC-15).
    pub dealt: Cards,
    /// Survivors face up below the Bridge card.
    pub survivors: Survivors,
    /// Survivors face down beside it.
    pub settled: Survivors,
    /// Upgrades that have been unlocked; Engines count once they have been bought twice.
    pub unlocked: Set<Upgrade>,
    /// How often Engines have been bought.
    pub engines: u8,
    /// Colony markers in the pool.
    pub colony_pool: u8,
    /// Outpost markers in the pool.
    pub outpost_pool: u8,
    /// Colonies founded, by position.
    pub colonies: ById<Position, u8>,
    /// Own outposts, by position.
    pub outposts: ById<Position, u8>,
    /// Points for completed planets. An outpost can be moved and score in every turn, so points have no natural limit.
    pub planet_points: u32,
    /// Points for unlocked outposts.
    pub unlock_points: u32,
    /// Points for outposts at own colonies.
    pub outpost_points: u32,
}

impl Player {
    /// Whether an upgrade works; for Engines, whether they are complete.
    pub fn has(&self, upgrade: Upgrade) -> bool {
        self.unlocked.contains(upgrade)
    }

    /// All crew cards in the rows.
    pub fn crew(&self) -> Cards {
        self.upper.union(self.lower)
    }

    /// The cards of a row.
    pub const fn row(&self, row: Row) -> Cards {
        match row {
            Row::Upper => self.upper,
            Row::Lower => self.lower,
        }
    }

    /// The same, to be changed.
    pub const fn row_mut(&mut self, row: Row) -> &mut Cards {
        match row {
            Row::Upper => &mut self.upper,
            Row::Lower => &mut self.lower,
        }
    }

    /// The row of an own card.
    pub fn row_of(&self, card: CardId) -> Option<Row> {
        Row::ALL.iter().copied().find(|row| self.row(*row).contains(card))
    }

    /// How many colonies have been founded.
    pub fn founded(&self) -> u8 {
        self.colonies.values().sum()
    }

    /// Whether there is an own colony at a position.
    pub fn has_colony(&self, position: Position) -> bool {
        self.colonies[position] > 0
    }

    /// How many outposts are on planets.
    pub fn placed(&self) -> u8 {
        self.outposts.values().sum()
    }

    /// Positions with an own outpost, clockwise from the north.
    pub fn outposts(&self) -> Positions {
        self.outposts.iter().filter(|(_, count)| **count > 0).map(|(position, _)| position).collect()
    }

    /// Whether there is an own outpost at a position.
    pub fn has_outpost(&self, position: Position) -> bool {
        self.outposts[position] > 0
    }

    /// The place on the score track.
    pub fn points(&self) -> u32 {
        let mut points = self.planet_points;
        points.gain(self.unlock_points);
        points.gain(self.outpost_points);
        points
    }
}

/// A terraforming marker on a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Marker {
    /// Whose.
    pub seat: Seat,
    /// On which space.
    pub space: u8,
}

/// A planet card in the system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Planet {
    /// Which card.
    pub card: PlanetId,
    /// Whether it shows its terraformed side.
    pub terraformed: bool,
    /// The planet resource tracks.
    pub levels: Resources,
    /// Terraforming markers, the lowest ranked first: of two on one space the upper one is the later (MIC-116).
    pub track: ArrayVec<[Marker; SEATS]>,
}

impl Planet {
    /// The space of a seat's marker; 0 if it has none here.
    pub fn space_of(&self, seat: Seat) -> u8 {
        self.track.iter().find(|marker| marker.seat == seat).map_or(0, |marker| marker.space)
    }

    /// Moves a seat's marker right, or puts it there: it arrives on top (MIC-115, MIC-116).
    pub fn advance(&mut self, seat: Seat, spaces: u8) {
        let mut space = self.space_of(seat);
        space.gain(spaces);
        self.track.retain(|marker| marker.seat != seat);
        let place = self.track.iter().take_while(|marker| marker.space <= space).count();
        self.track.insert(place, Marker { seat, space });
    }
}

/// The journey that is being decided (MIC-60): what has been found to be in reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Journey {
    /// Steps that are left.
    pub left: u8,
    /// Spaces where the Ark has been.
    pub entered: Spaces,
    /// Spaces in reach; where another Ark is, the journey may not end on all of them (MIC-65).
    pub ends: Spaces,
    /// Empty positions that can be discovered.
    pub edges: Positions,
    /// Single steps towards a discovery after which the journey can go on.
    pub steps: Spaces,
    /// The Ark has set out for a discovery step by step, and must make one.
    pub heading: bool,
}

/// The Automa's own things; its Ark, cargo and markers are those of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Automa {
    /// Its crew cards, without a limit (MIC-179).
    pub hand: Cards,
    /// Automa cards.
    pub deck: Deck<AutomaId, AUTOMA_CARDS, AUTOMA_CARDS, 0>,
    /// The card being resolved.
    pub card: Option<AutomaId>,
    /// Why each step of its last card was done as it was, or skipped.
    pub why: ById<AutomaStepNo, Option<Why>>,
}

/// The crew deck with its discard pile.
pub type CrewDeck = Deck<CardId, CREW, CREW, 0>;
/// The survivor deck with its discard pile.
pub type SurvivorDeck = Deck<SurvivorId, SURVIVORS, SURVIVORS, 0>;

/// The whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// From 1.
    pub round: u32,
    /// Who has the first player marker.
    pub first: Seat,
    /// The last round, once the end has been triggered (MIC-158).
    pub last_round: Option<u32>,
    /// Whether the game is over.
    pub ended: bool,
    /// The planets around the Star Gate, clockwise from the north.
    pub grid: ById<Position, Option<Planet>>,
    /// Planet cards that have not come into the system.
    pub planets: Bag<PlanetId, PLANETS>,
    /// Crew deck and discard pile.
    pub crew: CrewDeck,
    /// Face-up crew cards of the Cantina.
    pub cantina: Cards,
    /// Survivor deck and discard pile.
    pub survivors: SurvivorDeck,
    /// Everybody.
    pub players: BySeat<Player, SEATS>,
    /// The automated opponent of a solo game.
    pub automa: Automa,
    /// What the Ark can reach, while that is asked.
    pub journey: Journey,
    /// What is being done, the innermost last.
    pub stack: Stack,
}

impl State {
    /// The planet at a position.
    pub fn planet(&self, position: Position) -> Option<&Planet> {
        self.grid[position].as_ref()
    }

    /// Positions with a planet, clockwise from the north.
    pub fn discovered(&self) -> impl Iterator<Item = (Position, &Planet)> {
        Position::ALL.iter().filter_map(|position| Some((*position, self.planet(*position)?)))
    }

    /// How many planets have been terraformed (MIC-157).
    pub fn terraformed(&self) -> u8 {
        self.grid.values().flatten().filter(|planet| planet.terraformed).count() as u8
    }
}
