//! What every part of the page is drawn with.

use orrery_core::{Seat, Text};

use crate::Transgalactica;
use crate::content::{MissionRow, PlanetRow, TechnologyRow};
use crate::forecast::Progress;
use crate::ids::Track;
use crate::space::Space;
use crate::view::{PlanetView, PlayerView, View};

orrery_page::drawing!(Transgalactica, View, PlayerView);

impl<'a> Drawing<'a> {
    pub fn planet(&self, space: Space) -> Option<&'a PlanetView> {
        self.view.planets.iter().find(|planet| planet.space == space)
    }

    pub fn row(&self, planet: &PlanetView) -> &'a PlanetRow {
        &self.game.content.planets[planet.planet.id]
    }

    pub fn technology(&self, id: crate::ids::TechnologyId) -> &'a TechnologyRow {
        &self.game.content.technologies[id]
    }

    pub fn mission(&self, id: crate::ids::MissionId) -> &'a MissionRow {
        &self.game.content.missions[id]
    }

    /// The planet on a space by name.
    pub fn space(&self, space: Space) -> String {
        self.planet(space)
            .map_or_else(|| "planet-capital".to_owned(), |planet| format!("planet-{}", &*planet.planet))
    }
}

/// Seats as a list.
pub(super) fn seats(seats: &[Seat]) -> Vec<Text> {
    seats.iter().map(|seat| Text::new("order-seat").seat("who", *seat)).collect()
}

/// The level of a marker, and what it counts as.
pub(super) fn level(player: &PlayerView, track: Track) -> (u8, u8) {
    let found = player.levels.iter().find(|(other, ..)| *other == track);
    found.map_or((0, 0), |(_, level, counts)| (*level, *counts))
}

/// How far requirements are met: met ones and all.
pub(super) fn met(parts: &[Progress]) -> (usize, usize) {
    (parts.iter().filter(|part| part.is_met()).count(), parts.len())
}

/// Each requirement with what there is of it, a line each.
pub(super) fn progress_lines(parts: &[Progress]) -> impl Iterator<Item = Text> + '_ {
    parts.iter().map(|part| {
        let key = if part.is_met() { "page-part-met" } else { "page-part" };
        Text::new(key).text("what", part.what.clone()).amount("has", part.has).amount("needs", part.needs)
    })
}
