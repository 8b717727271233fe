//! Everything in front of one player.

use orrery_core::{Bag, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::{Place, SHIPS, Ship};
use crate::ids::{
    DISCOVERIES, DestinyId, DiscoveryId, FactionId, Goods, MoonId, Resource, ShipKind, TACTICS, TacticId,
    TokenId, Track, UpgradeId,
};
use crate::space::{SPACES, Space, Spaces};

/// Everything in front of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The faction, once it is chosen.
    pub faction: Option<FactionId>,
    /// The neutral upgrade tile of each type (AND-19).
    pub tiles: [UpgradeId; 4],
    /// The upgrade that is placed, by type.
    pub upgrades: [Option<UpgradeId>; 4],
    /// Resources; tactics cards are the hand.
    pub stock: Goods,
    /// Tactics cards in hand.
    pub hand: Bag<TacticId, TACTICS>,
    /// Sustain cards in play, in order of number.
    pub sustain: ArrayVec<[TacticId; 12]>,
    /// Transports in order of place, then fighter, vessel and cruiser.
    pub ships: [Ship; SHIPS],
    /// Leaders on the map.
    pub leaders: Leaders,
    /// Leaders on the station.
    pub station: u8,
    /// Leaders spent in developments.
    pub spent: u8,
    /// Indexes on the tracks.
    pub tracks: [u8; 5],
    /// Points.
    pub vp: u16,
    /// Claimed moons, in order of number.
    pub claimed: ArrayVec<[MoonId; 4]>,
    /// The moon in tactical operations.
    pub operations: Option<MoonId>,
    /// Supremacy tokens.
    pub tokens: Set<TokenId>,
    /// Discovery tokens, face down.
    pub discoveries: Bag<DiscoveryId, DISCOVERIES>,
    /// Face-up development cards by type.
    pub face_up: [u8; 5],
    /// Used development cards by type.
    pub face_down: [u8; 5],
    /// The destiny card.
    pub destiny: Option<DestinyId>,
    /// Faction cards to choose from, a bit for each.
    pub dealt_factions: Set<FactionId>,
    /// The faction that has been chosen in secret.
    pub sealed: Option<FactionId>,
    /// Destiny cards to choose from, a bit for each.
    pub dealt_destinies: Set<DestinyId>,
    /// Turns taken.
    pub turns: u16,
    /// Modules were rearranged since the last other decision (AND-263).
    pub rearranged: bool,
}

/// Leaders of a player by space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaders(pub [u8; SPACES]);

impl Default for Leaders {
    fn default() -> Self {
        Self([0; SPACES])
    }
}

impl Serialize for Leaders {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Leaders {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        counts.try_into().map(Self).map_err(|_| serde::de::Error::custom("one count for each space"))
    }
}

/// The first figure of a type.
pub const fn first_ship(kind: ShipKind) -> usize {
    match kind {
        ShipKind::Transport => 0,
        ShipKind::Fighter => 6,
        ShipKind::Vessel => 7,
        ShipKind::Cruiser => 8,
    }
}

/// The figures of a type.
pub const fn figures(kind: ShipKind) -> std::ops::Range<usize> {
    let first = first_ship(kind);
    match kind {
        ShipKind::Transport => first..6,
        _ => first..first + 1,
    }
}

/// The type of a figure.
pub const fn kind_of(figure: usize) -> ShipKind {
    match figure {
        0..6 => ShipKind::Transport,
        6 => ShipKind::Fighter,
        7 => ShipKind::Vessel,
        _ => ShipKind::Cruiser,
    }
}

impl Player {
    /// How much of a resource; for tactics cards the hand.
    pub fn has(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Tactics => self.hand.len() as u8,
            token => self.stock.of(token),
        }
    }

    /// All resources, the hand included.
    pub fn goods(&self) -> Goods {
        let mut goods = self.stock;
        goods[Resource::Tactics] = self.hand.len() as u8;
        goods
    }

    /// The index on a track.
    pub const fn index(&self, track: Track) -> usize {
        self.tracks[track as usize] as usize
    }

    /// How many ships of a type are somewhere.
    pub fn count(&self, kind: ShipKind, place: Place) -> u8 {
        self.ships[figures(kind)].iter().filter(|ship| ship.place == place).count() as u8
    }

    /// How many ships are somewhere.
    pub fn count_all(&self, place: Place) -> u8 {
        self.ships.iter().filter(|ship| ship.place == place).count() as u8
    }

    /// Each figure with its type.
    pub fn fleet(&self) -> impl Iterator<Item = (ShipKind, Ship)> + '_ {
        self.ships.iter().enumerate().map(|(figure, ship)| (kind_of(figure), *ship))
    }

    /// The spaces with own ships (AND-260).
    pub fn spaces(&self) -> Spaces {
        let mut spaces = Spaces::NONE;
        for ship in &self.ships {
            if let Place::At(space) = ship.place {
                spaces = spaces.with(space);
            }
        }
        spaces
    }

    /// Whether there is a ship on a space.
    pub fn is_at(&self, space: Space) -> bool {
        self.ships.iter().any(|ship| ship.place == Place::At(space))
    }

    /// Ships that are neither unbuilt nor inside developments (AND-157).
    pub fn active_ships(&self) -> u8 {
        let out = |ship: &&Ship| !matches!(ship.place, Place::Reserve | Place::Development);
        self.ships.iter().filter(out).count() as u8
    }

    /// Moves one ship of a type; transports stay in order, since nothing tells them apart.
    pub fn move_ship(&mut self, kind: ShipKind, from: Place, to: Place) {
        let range = figures(kind);
        let found = self.ships[range.clone()].iter().position(|ship| ship.place == from);
        let figure = range.start + found.expect("a checked ship is where it is said to be");
        self.ships[figure].place = to;
        if kind == ShipKind::Transport {
            self.ships[range].sort_unstable();
        }
    }

    /// The one figure of a type other than the transport.
    pub const fn figure(&self, kind: ShipKind) -> &Ship {
        &self.ships[first_ship(kind)]
    }

    /// The same, to be changed.
    pub const fn figure_mut(&mut self, kind: ShipKind) -> &mut Ship {
        &mut self.ships[first_ship(kind)]
    }

    /// Puts a claimed moon into the area, which stays in order.
    pub fn claim(&mut self, moon: MoonId) {
        self.claimed.push(moon);
        self.claimed.sort_unstable();
    }

    /// Takes a claimed moon out of the area; false if there is none.
    #[must_use]
    pub fn take_moon(&mut self, moon: MoonId) -> bool {
        let place = self.claimed.iter().position(|claimed| *claimed == moon);
        place.map(|place| self.claimed.remove(place)).is_some()
    }

    /// How many upgrades are placed.
    pub fn upgraded(&self) -> u8 {
        self.upgrades.iter().flatten().count() as u8
    }
}
