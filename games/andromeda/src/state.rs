//! What lies on the table.

mod player;

use orrery_core::{Bag, BySeat, Deck, Known, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::flow::Phase;
use crate::frame::Declined;
use crate::ids::{
    Base, Class, Column, DISCOVERIES, DiscoveryId, EVENTS, EventId, Goods, MODULES, MOONS, ModuleId, MoonId,
    PLANETS, PlanetId, RaiderId, ShipKind, TACTICS, TacticId, TokenId,
};
use crate::space::{BERTHS, Berth, NEBULAE, SPACES, Space, Spaces};

pub use player::{Leaders, Player, figures, first_ship, kind_of};

/// The most players.
pub const SEATS: usize = 4;
/// Spaces of a progress track.
pub const TRACK: usize = 10;
/// The most cards of an event deck.
pub const EVENT_DECK: usize = 12;
/// Ships of a player: six transports and one of each other type.
pub const SHIPS: usize = 9;
/// Modules of one type and the base modules of all players.
pub const ROW: usize = BERTHS - 1 + SEATS;
/// How deep procedures are nested.
pub const DEPTH: usize = 32;
/// The place of raiders among participants of a battle.
pub const RAIDER: usize = SEATS;

/// Where a ship is (AND-137).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Place {
    /// Not built.
    #[default]
    Reserve,
    /// In the hangar.
    Hangar,
    /// In the upper scrapyard.
    Scrapyard,
    /// On the repair barge.
    Barge,
    /// On a module, during a return.
    Module,
    /// Inside a development, for good.
    Development,
    /// On the map.
    At(Space),
}

/// One ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Ship {
    /// Where it is.
    pub place: Place,
    /// Damage markers on its shields.
    pub damage: u8,
}

/// A module in a station.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Slot {
    /// Whose.
    pub owner: Seat,
    /// Which.
    pub module: ModuleId,
    /// Damage markers.
    pub damage: u8,
    /// Mechaphage tokens.
    pub phages: u8,
    /// The moon in its own socket.
    pub moon: Option<MoonId>,
    /// The moon in the socket that it shares with the next industry module.
    pub joint: Option<MoonId>,
    /// What has been done with it in this return.
    pub used: Used,
    /// The points of its socket have been scored (AND-73).
    pub scored: bool,
    /// The shared moon has given its reward in this return (AND-268).
    pub joint_done: bool,
}

impl Slot {
    /// Whether it is damaged (AND-206).
    pub const fn is_damaged(&self) -> bool {
        self.damage + self.phages > 0
    }
}

/// How a module was activated in this return.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Used {
    /// Not yet.
    #[default]
    No,
    /// By a ship, which stands on it.
    Ship,
    /// By energy, which lies on it.
    Energy,
    /// By the Main Reactor or a card.
    Free,
}

/// What lies on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Tile {
    /// Nothing: no region (AND-R2).
    #[default]
    Empty,
    /// A nebula.
    Nebula,
    /// A planet.
    Planet(PlanetId),
    /// An alliance base.
    Base(Base),
    /// A quasar.
    Quasar,
    /// A maelstrom.
    Maelstrom,
}

/// The moons on a planet (AND-65), from the top: one that everybody sees, some that somebody has looked at, and some that
/// nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stack {
    /// The top moon.
    pub top: Option<MoonId>,
    /// The next ones, as far as somebody knows them.
    pub below: ArrayVec<[Known<MoonId>; 2]>,
    /// How many more.
    pub unseen: u8,
}

impl Stack {
    /// How many moons.
    pub fn len(&self) -> u8 {
        u8::from(self.top.is_some()) + self.below.len() as u8 + self.unseen
    }

    /// Whether none is left.
    pub const fn is_empty(&self) -> bool {
        self.top.is_none()
    }
}

/// A planet tile in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Planet {
    /// Its moons.
    pub stack: Stack,
    /// Whose development is on it.
    pub owner: Option<Seat>,
}

/// Where the event marker is (AND-210).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Marker {
    /// So many steps before the end of its track.
    Track(u8),
    /// On the active player's mat.
    Mat,
    /// Out of the game.
    #[default]
    Gone,
}

/// The raiders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Raiders {
    /// The card of each class, once it has been turned up.
    pub cards: [Option<RaiderId>; 5],
    /// Class S raiders on the map, in order.
    pub swarm: ArrayVec<[OnMap; 4]>,
    /// Where the raiders of classes A to D are.
    pub single: [Option<Space>; 4],
    /// Damage markers on their shields.
    pub damage: [u8; 4],
}

/// A space; a list needs one to begin with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OnMap(pub Space);

impl Default for OnMap {
    fn default() -> Self {
        Self(Space::N1)
    }
}

impl Raiders {
    /// The class of the raiders on a space: one at most (AND-92).
    pub fn class_at(&self, space: Space) -> Option<Class> {
        if self.swarm.iter().any(|raider| raider.0 == space) {
            return Some(Class::S);
        }
        let single = self.single.iter().position(|place| *place == Some(space))?;
        Some(Class::ALL[single + 1])
    }

    /// How many raiders are on a space.
    pub fn count_at(&self, space: Space) -> u8 {
        match self.class_at(space) {
            None => 0,
            Some(Class::S) => self.swarm.iter().filter(|raider| raider.0 == space).count() as u8,
            Some(_) => 1,
        }
    }

    /// Where there are raiders.
    pub fn spaces(&self) -> Spaces {
        let swarm = self.swarm.iter().map(|raider| raider.0);
        swarm.chain(self.single.iter().flatten().copied()).collect()
    }
}

/// A discovery stack. Whoever looks through it knows what is left; nobody else can tell what was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Discoveries {
    /// Tokens that somebody has looked at, in order of number.
    pub seen: ArrayVec<[DiscoveryId; 5]>,
    /// Who has looked last.
    pub by: SeatSet,
    /// Tokens that nobody has looked at.
    pub unseen: u8,
}

impl Discoveries {
    /// How many tokens.
    pub fn len(&self) -> u8 {
        self.seen.len() as u8 + self.unseen
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What belongs to the turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each is something that happens once in a turn.
pub struct Turn {
    /// The active player.
    pub seat: Seat,
    /// The step that is under way, or comes next.
    pub phase: Phase,
    /// No launch: the hangar was empty at the start (AND-27, AND-273).
    pub must_return: bool,
    /// The active region (AND-39).
    pub region: Option<Space>,
    /// The ship that was launched.
    pub ship: Option<ShipKind>,
    /// A card has given the launch unlimited range and voyage.
    pub far: bool,
    /// The launched ship is in the region, and its base still has to be used (AND-45).
    pub promise: bool,
    /// The moon of this activation is chosen freely.
    pub choice: bool,
    /// A planetary moon was claimed by this activation.
    pub claimed: bool,
    /// The planet whose moon was claimed last.
    pub moon_from: Option<Space>,
    /// The exchange with the team mate is used up (AND-255).
    pub traded: bool,
    /// What the team mate has declined.
    pub declined: Declined,
    /// A module has been acquired (AND-256).
    pub acquired: bool,
    /// Energy was used in a row without a ship.
    pub lone: bool,
    /// Step 1 of a return is going on (AND-108).
    pub returning: bool,
    /// Whose once-per-turn ability is used up.
    pub once: SeatSet,
    /// The module whose effect is carried out.
    pub berth: Option<Berth>,
}

/// A battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each says how far the battle has come.
pub struct Battle {
    /// It goes on.
    pub on: bool,
    /// The result is known.
    pub decided: bool,
    /// Dice by cards, for each player and the raiders.
    pub dice_more: [i16; SEATS + 1],
    /// Targeting by own cards.
    pub aim_more: [u8; SEATS],
    /// Targeting that others' cards take, from each player and the raiders.
    pub jammed: [u8; SEATS + 1],
    /// Energy spent for targeting.
    pub aimed: [u8; SEATS],
    /// Energy spent for dice.
    pub energy: [u8; SEATS],
    /// The most dice by a card; 0 for no such card.
    pub duel: u8,
    /// What was rolled, the highest first.
    pub dice: [ArrayVec<[u8; 6]>; SEATS + 1],
    /// The class of raiders that took part.
    pub class: Option<Class>,
    /// Players who have won.
    pub winners: SeatSet,
    /// Players who have lost.
    pub losers: SeatSet,
    /// The raiders have lost.
    pub raiders_lost: bool,
    /// Ships of the seat being damaged that are spared, by type.
    pub spared: [u8; 4],
    /// How many ships sustain cards have saved for that seat.
    pub hulls: u8,
}

/// The event deck.
pub type EventDeck = Deck<EventId, EVENTS, EVENT_DECK, EVENT_DECK>;

/// The whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Who began.
    pub first: Seat,
    /// Turns left once the end has been triggered and the final round has begun.
    pub last_turns: Option<u8>,
    /// The end has been triggered (AND-222).
    pub ending: bool,
    /// The game is over.
    pub ended: bool,
    /// The tile on each space.
    pub map: BySpace<Tile>,
    /// Extra resources on each space (AND-81).
    pub extra: BySpace<[u8; 5]>,
    /// Planets by tile.
    pub planets: [Planet; PLANETS],
    /// The last planet placed.
    pub newest: Option<Space>,
    /// Planet tiles in the stack.
    pub planet_stack: Bag<PlanetId, PLANETS>,
    /// Planetary moons that nobody has seen, by type.
    pub moon_stacks: [Bag<MoonId, MOONS>; 5],
    /// The orphaned moon of each nebula.
    pub orphans: [Option<MoonId>; NEBULAE],
    /// Discarded moons (AND-66).
    pub moon_pile: Bag<MoonId, MOONS>,
    /// Modules in decks that nobody has seen, by type.
    pub module_decks: [Bag<ModuleId, MODULES>; 4],
    /// Modules that were put under their decks, in order.
    pub module_bottoms: [ArrayVec<[ModuleId; BERTHS]>; 4],
    /// Face-up modules, the bottom one first.
    pub display: [ArrayVec<[ModuleId; 3]>; 4],
    /// The stations, by row and owner.
    pub stations: [ArrayVec<[Slot; ROW]>; 4],
    /// The tactics deck.
    pub tactics: Bag<TacticId, TACTICS>,
    /// The tactics discard pile.
    pub tactics_pile: Bag<TacticId, TACTICS>,
    /// The event deck.
    pub events: EventDeck,
    /// The event card being resolved.
    pub event: Option<EventId>,
    /// The event marker.
    pub marker: Marker,
    /// Two discovery stacks of the science track and the observatory stack.
    pub discoveries: [Discoveries; 3],
    /// Discovery tokens that nobody has seen.
    pub discovery_bag: Bag<DiscoveryId, DISCOVERIES>,
    /// Used discovery tokens.
    pub discoveries_used: Bag<DiscoveryId, DISCOVERIES>,
    /// Supremacy tokens on the track.
    pub tokens: [Option<TokenId>; 3],
    /// Mechaphage tokens in the supply.
    pub phages: u8,
    /// The raiders.
    pub raiders: Raiders,
    /// Everybody.
    pub players: BySeat<Player, SEATS>,
    /// The turn under way.
    pub turn: Turn,
    /// The battle under way.
    pub battle: Battle,
    /// The new order of an industry row, as far as it has been named.
    pub order: ArrayVec<[u8; BERTHS]>,
    /// What is being done, the innermost last.
    pub stack: crate::procedures::Stack,
}

/// One thing for each space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySpace<T>(pub [T; SPACES]);

impl<T: Copy + Default> Default for BySpace<T> {
    fn default() -> Self {
        Self([T::default(); SPACES])
    }
}

impl<T> std::ops::Index<Space> for BySpace<T> {
    type Output = T;

    fn index(&self, space: Space) -> &T {
        &self.0[space.index()]
    }
}

impl<T> std::ops::IndexMut<Space> for BySpace<T> {
    fn index_mut(&mut self, space: Space) -> &mut T {
        &mut self.0[space.index()]
    }
}

impl<T: Serialize> Serialize for BySpace<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySpace<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        things.try_into().map(Self).map_err(|_| serde::de::Error::custom("one entry for each space"))
    }
}

impl State {
    /// The planet on a space.
    pub fn planet_at(&self, space: Space) -> Option<PlanetId> {
        match self.map[space] {
            Tile::Planet(planet) => Some(planet),
            _ => None,
        }
    }

    /// Extra resources on a space (AND-81).
    pub fn extra_goods(&self, space: Space) -> Goods {
        let [energy, titanium, nanocarbon, ice, credit] = self.extra[space];
        Goods::new([energy, titanium, nanocarbon, ice, credit, 0])
    }

    /// Spaces that are regions: nebulae and tiles (AND-R2).
    pub fn regions(&self) -> Spaces {
        Space::ALL.iter().copied().filter(|space| self.map[*space] != Tile::Empty).collect()
    }

    /// The space of a base.
    pub fn base_space(&self, base: Base) -> Option<Space> {
        Space::ALL.iter().copied().find(|space| self.map[*space] == Tile::Base(base))
    }

    /// A row of a player's station, the base module first.
    pub fn row(&self, seat: Seat, column: Column) -> &[Slot] {
        let all = &self.stations[column as usize];
        let from = all.iter().take_while(|slot| slot.owner < seat).count();
        let own = all[from..].iter().take_while(|slot| slot.owner == seat).count();
        &all[from..from + own]
    }

    /// The same, to be changed.
    pub fn row_mut(&mut self, seat: Seat, column: Column) -> &mut [Slot] {
        let all = &mut self.stations[column as usize];
        let from = all.iter().take_while(|slot| slot.owner < seat).count();
        let own = all[from..].iter().take_while(|slot| slot.owner == seat).count();
        &mut all[from..from + own]
    }

    /// A module of a player's station.
    pub fn slot(&self, seat: Seat, berth: Berth) -> Option<&Slot> {
        self.row(seat, berth.row).get(usize::from(berth.at))
    }

    /// The same, to be changed.
    pub fn slot_mut(&mut self, seat: Seat, berth: Berth) -> &mut Slot {
        &mut self.row_mut(seat, berth.row)[usize::from(berth.at)]
    }

    /// All modules of a player with their places.
    pub fn station(&self, seat: Seat) -> impl Iterator<Item = (Berth, &Slot)> {
        Column::ALL.iter().flat_map(move |row| {
            self.row(seat, *row)
                .iter()
                .enumerate()
                .map(|(at, slot)| (Berth { row: *row, at: at as u8 }, slot))
        })
    }

    /// How many modules of a player are damaged (AND-R65).
    pub fn damaged_modules(&self, seat: Seat) -> u8 {
        let own = |slot: &&Slot| slot.owner == seat && slot.is_damaged();
        self.stations.iter().map(|row| row.iter().filter(own).count() as u8).sum()
    }

    /// Puts a module at the end of its row (AND-145).
    pub fn add_module(&mut self, slot: Slot, column: Column) {
        let all = &mut self.stations[column as usize];
        let place = all.iter().take_while(|other| other.owner <= slot.owner).count();
        all.insert(place, slot);
    }

    /// Where a planet tile lies.
    pub fn space_of(&self, planet: PlanetId) -> Option<Space> {
        Space::ALL.iter().copied().find(|space| self.map[*space] == Tile::Planet(planet))
    }
}
