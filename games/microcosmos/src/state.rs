//! What lies on the table.

use orrery_core::{Bag, BySeat, Deck, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::procedures::Stack;
use crate::space::{POSITIONS, Position, Positions, Space, Spaces};

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
    /// An Automa card, by the number of its row.
    pub struct AutomaId("A", AUTOMA_CARDS);
}

orrery_core::words_enum! {
    /// The four resources, in the order of the tracks (MIC-25).
    pub enum Resource {
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
    pub enum Specialist {
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
    /// The three Leaders.
    pub const LEADERS: [Self; 3] = [Self::Red, Self::Green, Self::Blue];
}

orrery_core::words_enum! {
    /// The eight upgrades of the Ark card.
    pub enum Upgrade {
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
    pub enum Row {
        /// Above the Cargo card: the bottom edge is active.
        "upper" => Upper,
        /// Below the Cargo card: the top edge is active.
        "lower" => Lower,
    }
}

/// Amounts of the four resources.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Amounts", into = "Amounts")]
pub struct Resources(pub [u8; 4]);

/// The same with names, as files and records have it.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Amounts {
    biomass: u8,
    workforce: u8,
    minerals: u8,
    technology: u8,
}

impl From<Amounts> for Resources {
    fn from(amounts: Amounts) -> Self {
        Self([amounts.biomass, amounts.workforce, amounts.minerals, amounts.technology])
    }
}

impl From<Resources> for Amounts {
    fn from(Resources([biomass, workforce, minerals, technology]): Resources) -> Self {
        Self { biomass, workforce, minerals, technology }
    }
}

impl Resources {
    /// How much of one.
    pub const fn of(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// The amount of one, to be changed.
    pub const fn of_mut(&mut self, resource: Resource) -> &mut u8 {
        &mut self.0[resource as usize]
    }

    /// All units together.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Of how many kinds there is any.
    pub fn kinds(self) -> usize {
        self.0.iter().filter(|amount| **amount > 0).count()
    }

    /// Each resource with its amount, in the order of the tracks.
    pub fn each(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.iter().map(move |resource| (*resource, self.of(*resource)))
    }
}

/// A set of crew cards: rows, the Cantina and hands have no order (MIC-36).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(u64);

impl Cards {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is one of them.
    pub const fn contains(self, card: CardId) -> bool {
        self.0 & 1 << card.index() != 0
    }

    /// Puts one in.
    pub const fn put(&mut self, card: CardId) {
        self.0 |= 1 << card.index();
    }

    /// Takes one out.
    pub const fn take(&mut self, card: CardId) {
        self.0 &= !(1 << card.index());
    }

    /// Those in either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The one with the lowest number.
    pub const fn first(self) -> Option<CardId> {
        if self.0 == 0 { None } else { Some(CardId::new(self.0.trailing_zeros() as u8)) }
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Self(rest).first()?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}

/// A set of survivor cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Survivors(u32);

impl Survivors {
    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is one of them.
    pub const fn contains(self, survivor: SurvivorId) -> bool {
        self.0 & 1 << survivor.index() != 0
    }

    /// Puts one in.
    pub const fn put(&mut self, survivor: SurvivorId) {
        self.0 |= 1 << survivor.index();
    }

    /// Takes one out.
    pub const fn take(&mut self, survivor: SurvivorId) {
        self.0 &= !(1 << survivor.index());
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = SurvivorId> {
        (0..SURVIVORS as u8).map(SurvivorId::new).filter(move |survivor| self.contains(*survivor))
    }
}

/// A set of specialists: tokens that are ready (MIC-45).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Specialists(pub(crate) u8);

impl Specialists {
    /// None.
    pub const NONE: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(0b1111);
    /// The three Leaders (MIC-50).
    pub const LEADERS: Self = Self(0b1110);

    /// One alone.
    pub const fn only(specialist: Specialist) -> Self {
        Self(1 << specialist as u8)
    }

    /// Whether it is one of them.
    pub const fn contains(self, specialist: Specialist) -> bool {
        self.0 & 1 << specialist as u8 != 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one in.
    pub const fn put(&mut self, specialist: Specialist) {
        self.0 |= 1 << specialist as u8;
    }

    /// Takes one out.
    pub const fn take(&mut self, specialist: Specialist) {
        self.0 &= !(1 << specialist as u8);
    }

    /// Those in both.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Specialist> {
        Specialist::ALL.iter().copied().filter(move |specialist| self.contains(*specialist))
    }
}

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
    /// A bit for each upgrade that has been unlocked; Engines count once they have been bought twice.
    pub unlocked: u8,
    /// How often Engines have been bought.
    pub engines: u8,
    /// Colony markers in the pool.
    pub colony_pool: u8,
    /// Outpost markers in the pool.
    pub outpost_pool: u8,
    /// Colonies founded, by position.
    pub colonies: [u8; POSITIONS],
    /// Where the own outposts are.
    pub outposts: Positions,
    /// Points for completed planets.
    pub planet_points: u8,
    /// Points for unlocked outposts.
    pub unlock_points: u8,
    /// Points for outposts at own colonies.
    pub outpost_points: u8,
}

impl Player {
    /// Whether an upgrade works; for Engines, whether they are complete.
    pub const fn has(&self, upgrade: Upgrade) -> bool {
        self.unlocked & 1 << upgrade as u8 != 0
    }

    /// All crew cards in the rows.
    pub const fn crew(&self) -> Cards {
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
        self.colonies.iter().sum()
    }

    /// Whether there is an own colony at a position.
    pub const fn has_colony(&self, position: Position) -> bool {
        self.colonies[position.index()] > 0
    }

    /// The place on the score track.
    pub fn points(&self) -> u16 {
        u16::from(self.planet_points) + u16::from(self.unlock_points) + u16::from(self.outpost_points)
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
        let space = self.space_of(seat) + spaces;
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
    /// Steps of its last card of which nothing came, a bit for each.
    pub idle: u16,
}

/// The crew deck with its discard pile.
pub type CrewDeck = Deck<CardId, CREW, CREW, 0>;
/// The survivor deck with its discard pile.
pub type SurvivorDeck = Deck<SurvivorId, SURVIVORS, SURVIVORS, 0>;

/// The whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// From 1.
    pub round: u16,
    /// Who has the first player marker.
    pub first: Seat,
    /// The last round, once the end has been triggered (MIC-158).
    pub last_round: Option<u16>,
    /// Whether the game is over.
    pub ended: bool,
    /// The planets around the Star Gate, clockwise from the north.
    pub grid: [Option<Planet>; POSITIONS],
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
        self.grid[position.index()].as_ref()
    }

    /// Positions with a planet, clockwise from the north.
    pub fn discovered(&self) -> impl Iterator<Item = (Position, &Planet)> {
        Position::ALL.iter().filter_map(|position| Some((*position, self.planet(*position)?)))
    }

    /// How many planets have been terraformed (MIC-157).
    pub fn terraformed(&self) -> u8 {
        self.grid.iter().flatten().filter(|planet| planet.terraformed).count() as u8
    }
}
