//! What cards and places give: the vocabulary and its words.

mod words;

use serde::{Deserialize, Serialize};

use crate::state::{CardId, PlanetId, Resources, SurvivorId};

pub(crate) use words::{
    automa_step_text, automa_text, crew_text, edge_text, layout_text, planet_text, resources_text,
    steps_text, survivor_text, upgrade_text, why_text,
};

/// One step of an effect. Steps are carried out by whoever the effect belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Effect {
    /// Gain these resources (MIC-29).
    Gain(Resources),
    /// So many times: gain a resource of choice (MIC-30).
    GainAny(u8),
    /// Draw crew cards from the deck (MIC-38).
    DrawDeck(u8),
    /// Take crew cards from the Cantina (MIC-41).
    DrawCantina(u8),
}

/// How many units of resources a step gives.
pub(crate) fn units(effect: Effect) -> u16 {
    match effect {
        Effect::Gain(amounts) => amounts.total(),
        Effect::GainAny(count) => count.into(),
        Effect::DrawDeck(_) | Effect::DrawCantina(_) => 0,
    }
}

/// What a crew action costs (MIC-97).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Price {
    /// Units of this resource.
    pub biomass: u8,
    /// Units of this resource.
    pub workforce: u8,
    /// Units of this resource.
    pub minerals: u8,
    /// Units of this resource.
    pub technology: u8,
    /// Units of any resources, of equal or different kinds.
    pub any: u8,
}

impl Price {
    /// The units that are named.
    pub fn named(self) -> Resources {
        Resources::new([self.biomass, self.workforce, self.minerals, self.technology])
    }

    /// All units together.
    pub fn units(self) -> u16 {
        self.named().total() + u16::from(self.any)
    }
}

/// Which printed effect is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Source {
    /// The top edge of a crew card.
    CrewTop(CardId),
    /// The bottom edge of a crew card.
    CrewBottom(CardId),
    /// The top of a planet that has not been terraformed.
    Untouched(PlanetId),
    /// The top of a terraformed planet.
    Terraformed(PlanetId),
    /// Beside the moon.
    Moon(PlanetId),
    /// Beside the station.
    Station(PlanetId),
    /// Inside the Star Gate.
    Gate,
    /// The top of a survivor card.
    Survivor(SurvivorId),
}
