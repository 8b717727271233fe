//! Names of things, and what labels have in common: keys and arguments, no words.

mod cards;
mod labels;
mod log;

pub(crate) use cards::module_name;
pub(crate) use labels::{count, ship_label};
pub(crate) use log::tell;

use orrery_core::{Seat, Text};

use crate::Andromeda;
use crate::effects::{Block, BlockId, moon_text, steps_text};
use crate::frame::Thing;
use crate::ids::{Base, Class, Column, MoonId, ShipKind, Track};
use crate::space::{Berth, Space};
use crate::state::{State, Tile};

impl Track {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Science => "track-science",
            Self::Industry => "track-industry",
            Self::Supremacy => "track-supremacy",
            Self::Commerce => "track-commerce",
            Self::Civilization => "track-civilization",
        }
    }

    /// The key of its development.
    pub(crate) const fn development_key(self) -> &'static str {
        match self {
            Self::Science => "development-observatory",
            Self::Industry => "development-factory",
            Self::Supremacy => "development-obelisk",
            Self::Commerce => "development-spaceport",
            Self::Civilization => "development-city",
        }
    }
}

impl Column {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        self.track().key()
    }
}

impl ShipKind {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Transport => "ship-transport",
            Self::Fighter => "ship-fighter",
            Self::Vessel => "ship-science_vessel",
            Self::Cruiser => "ship-cruiser",
        }
    }
}

impl Base {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Monolith => "base-ancient_monolith",
            Self::Hub => "base-trade_hub",
            Self::Maximus => "base-maximus_field",
            Self::Odessa => "base-odessa_field",
            Self::Shipyard => "base-shipyard",
            Self::Office => "base-construction_office",
        }
    }
}

impl Andromeda {
    /// A moon by what it shows; a label must not fail, whatever number it is given.
    pub(crate) fn moon_words(&self, moon: MoonId) -> Text {
        self.content.moons.find(moon).map_or_else(|| Text::new("unknown-thing"), moon_text)
    }

    /// A region by its place and what lies there.
    pub(crate) fn space_text(&self, t: &State, space: Space) -> Text {
        let name = match t.map[space] {
            Tile::Empty => return Text::new("space-empty").word("space", space.word()),
            Tile::Nebula => "tile-nebula".to_owned(),
            Tile::Planet(planet) => format!("planet-{}", self.content.planets[planet].id),
            Tile::Base(base) => base.key().to_owned(),
            Tile::Quasar => "special-quasar".to_owned(),
            Tile::Maelstrom => "special-maelstrom".to_owned(),
        };
        Text::new("space-is").word("space", space.word()).name("tile", name)
    }

    /// A module of a station by its name.
    pub(crate) fn berth_key(&self, t: &State, seat: Seat, berth: Berth) -> String {
        let slot = if self.seats.contains(seat) { t.slot(seat, berth) } else { None };
        slot.map_or_else(
            || "unknown-thing".to_owned(),
            |slot| module_name(&self.content.modules[slot.module].id),
        )
    }

    /// The raiders of a class by the name of their card.
    pub(crate) fn class_key(&self, t: &State, class: Class) -> String {
        match t.raiders.cards[class as usize] {
            Some(card) => format!("raider-{}", self.content.raiders[card].id),
            None => "unknown-thing".to_owned(),
        }
    }

    pub(crate) fn thing_text(&self, thing: Thing) -> Text {
        match thing {
            Thing::Resource(resource) => Text::new(resource.key()),
            Thing::Card(card) => Text::named(self.tactic_key(card)),
            Thing::Moon(moon) => self.moon_words(moon),
            Thing::Token(token) => Text::named(self.token_key(token)),
            Thing::Discovery(token) => Text::named(self.discovery_key(token)),
        }
    }

    /// An effect in words.
    pub(crate) fn block_text(&self, block: BlockId) -> Text {
        steps_text(&Block::from(self.content.block(block).to_vec()))
    }
}
