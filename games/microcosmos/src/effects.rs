//! What cards and places give: the vocabulary and its words.

mod words;

use serde::{Deserialize, Serialize};

use crate::state::{CardId, PlanetId, Resource, Resources, SurvivorId};

pub(crate) use words::{
    automa_step_text, automa_text, crew_text, edge_text, layout_text, planet_text, resources_text,
    steps_text, survivor_text, upgrade_text,
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

/// What a crew action costs: one unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Price {
    /// Of this resource.
    Biomass,
    /// Of this resource.
    Workforce,
    /// Of this resource.
    Minerals,
    /// Of this resource.
    Technology,
    /// Of a resource of choice.
    Any,
}

impl Price {
    /// The resource, if there is no choice.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Biomass => Some(Resource::Biomass),
            Self::Workforce => Some(Resource::Workforce),
            Self::Minerals => Some(Resource::Minerals),
            Self::Technology => Some(Resource::Technology),
            Self::Any => None,
        }
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
