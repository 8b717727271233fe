//! Names of things, and log lines: keys and arguments, no words. Questions and labels stand with their procedures.

mod log;

use orrery_core::{Seat, Text};

use crate::MicroCosmos;
use crate::content::Content;
use crate::effects::{
    automa_text, crew_text, layout_text, planet_text, resources_text, steps_text, survivor_text, upgrade_text,
};
use crate::space::{Position, Space, Spot};
use crate::state::{CardId, PlanetId, State, SurvivorId, Upgrade};

pub(crate) use log::tell;

impl Content {
    /// Every component with its name and its text.
    pub fn descriptions(&self) -> Vec<(Text, Text)> {
        let crew = self.crew.iter().map(|(_, row)| (crew_name(&row.id), crew_text(row)));
        let survivors = self.survivors.iter().map(|(_, row)| (survivor_name(&row.id), survivor_text(row)));
        let planets = self.planets.iter().map(|(_, row)| (planet_name(&row.id), planet_text(row)));
        let layouts = self.layouts.iter().map(|(_, row)| (layout_name(&row.id), layout_text(row)));
        let upgrades =
            Upgrade::ALL.iter().map(|upgrade| (upgrade.key().to_owned(), upgrade_text(self, *upgrade)));
        let automa = self.automa_cards.iter().map(|(_, row)| (automa_name(&row.id), automa_text(row)));
        let gate = ("space-gate".to_owned(), steps_text(&self.sheet().gate));
        let all =
            crew.chain(survivors).chain(planets).chain(layouts).chain(upgrades).chain(automa).chain([gate]);
        all.map(|(key, text)| (Text::named(key), text)).collect()
    }
}

pub(crate) fn crew_name(id: &str) -> String {
    format!("crew-{id}")
}

pub(crate) fn survivor_name(id: &str) -> String {
    format!("survivor-{id}")
}

pub(crate) fn planet_name(id: &str) -> String {
    format!("planet-{id}")
}

pub(crate) fn automa_name(id: &str) -> String {
    format!("automa-{id}")
}

fn layout_name(id: &str) -> String {
    format!("layout-{id}")
}

impl Spot {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Planet => "spot-planet",
            Self::Moon => "spot-moon",
            Self::Station => "spot-station",
            Self::Asteroid1 => "spot-asteroid-1",
            Self::Asteroid2 => "spot-asteroid-2",
        }
    }
}

impl Position {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::North => "position-n",
            Self::NorthEast => "position-ne",
            Self::East => "position-e",
            Self::SouthEast => "position-se",
            Self::South => "position-s",
            Self::SouthWest => "position-sw",
            Self::West => "position-w",
            Self::NorthWest => "position-nw",
        }
    }
}

/// With a seat, or the Automa's name: nobody sits at its place.
pub(crate) fn with_player(game: &MicroCosmos, text: Text, name: &'static str, seat: Seat) -> Text {
    if game.is_automa(seat) { text.name(name, "automa") } else { text.seat(name, seat) }
}

impl MicroCosmos {
    /// A crew card by name; a label must not fail, whatever number it is given.
    pub(crate) fn crew_key(&self, card: CardId) -> String {
        self.content.crew.find(card).map_or_else(|| "unknown-card".to_owned(), |row| crew_name(&row.id))
    }

    pub(crate) fn survivor_key(&self, survivor: SurvivorId) -> String {
        self.content
            .survivors
            .find(survivor)
            .map_or_else(|| "unknown-card".to_owned(), |row| survivor_name(&row.id))
    }

    pub(crate) fn planet_key(&self, planet: PlanetId) -> String {
        planet_name(&self.content.planets[planet].id)
    }

    /// The planet at a position by name.
    pub(crate) fn planet_at_key(&self, t: &State, position: Position) -> String {
        t.planet(position).map_or_else(|| position.key().to_owned(), |planet| self.planet_key(planet.card))
    }

    /// A space by name: its kind, its planet and its position.
    pub(crate) fn space_text(&self, t: &State, space: Space) -> Text {
        match space.parts() {
            None => Text::new("space-gate"),
            Some((position, spot)) => Text::new("space-of")
                .name("spot", spot.key())
                .name("planet", self.planet_at_key(t, position))
                .name("position", position.key()),
        }
    }

    /// A label that names a crew card.
    pub(crate) fn crew_label(&self, key: &'static str, card: CardId) -> Text {
        Text::new(key).name("card", self.crew_key(card))
    }

    /// An upgrade with its cost.
    pub(crate) fn upgrade_label(&self, upgrade: Upgrade) -> Text {
        let cost = self.content.sheet().upgrades.of(upgrade).cost;
        let bill = self.upgrade_bill(upgrade);
        let specialist = if bill.engineer {
            "specialist-engineer"
        } else if bill.engineer_will_do {
            "specialist-any"
        } else {
            "specialist-any-leader"
        };
        Text::new("label-upgrade")
            .name("upgrade", upgrade.key())
            .name("specialist", specialist)
            .text("cost", resources_text(cost))
    }
}
