//! What every part of the page is drawn with.

use orrery_core::{Seat, Text};

use crate::MicroCosmos;
use crate::content::{AutomaRow, CrewRow, LayoutRow, PlanetRow, SurvivorRow};
use crate::effects::steps_text;
use crate::space::{Position, Space, Spot};
use crate::view::{PlanetView, PlayerView, View};
use crate::words::{planet_name, with_player};

orrery_page::drawing!(MicroCosmos, View, PlayerView);

impl<'a> Drawing<'a> {
    pub fn crew(&self, id: &str) -> Option<&'a CrewRow> {
        let rows = &self.game.content.crew;
        rows.named(id).and_then(|id| rows.find(id))
    }

    pub fn survivor(&self, id: &str) -> Option<&'a SurvivorRow> {
        let rows = &self.game.content.survivors;
        rows.named(id).and_then(|id| rows.find(id))
    }

    pub fn planet(&self, id: &str) -> Option<&'a PlanetRow> {
        let rows = &self.game.content.planets;
        rows.named(id).and_then(|id| rows.find(id))
    }

    pub fn automa_card(&self, id: &str) -> Option<&'a AutomaRow> {
        let rows = &self.game.content.automa_cards;
        rows.named(id).and_then(|id| rows.find(id))
    }

    pub fn layout(&self, planet: &PlanetView) -> Option<&'a LayoutRow> {
        let content = &self.game.content;
        content.planets.named(&planet.planet).map(|planet| content.layout(planet))
    }

    pub fn planet_at(&self, position: Position) -> Option<&'a PlanetView> {
        self.view.planets.iter().find(|planet| planet.position == position)
    }

    /// A text about a player, who may be the Automa.
    pub fn about(&self, key: &'static str, seat: Seat) -> Text {
        with_player(self.game, Text::new(key), "who", seat)
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> String {
        if self.game.is_automa(seat) { self.key("automa") } else { self.scene.voice.name(seat) }
    }

    /// A space by name: its kind, its planet and its position.
    pub fn space(&self, space: Space) -> Text {
        match space.parts() {
            None => Text::new("space-gate"),
            Some((position, spot)) => {
                let planet = self.planet_at(position).map(|planet| planet_name(&planet.planet));
                Text::new("space-of")
                    .name("spot", spot.key())
                    .name("planet", planet.unwrap_or_else(|| position.key().to_owned()))
                    .name("position", position.key())
            }
        }
    }

    /// What is gathered at a space; nothing at asteroids.
    pub fn gathered(&self, space: Space) -> &'a [crate::effects::Effect] {
        let Some((position, spot)) = space.parts() else { return &self.game.content.sheet().gate };
        let Some(planet) = self.planet_at(position) else { return &[] };
        let Some(row) = self.planet(&planet.planet) else { return &[] };
        match spot {
            Spot::Planet if planet.terraformed => &row.terraformed,
            Spot::Planet => &row.untouched,
            Spot::Moon => &row.moon,
            Spot::Station => &row.station,
            Spot::Asteroid1 | Spot::Asteroid2 => &[],
        }
    }

    /// The same in words.
    pub fn gathered_text(&self, space: Space) -> Text {
        match self.gathered(space) {
            [] => Text::new("page-nothing-here"),
            steps => Text::new("page-gathers").text("effect", steps_text(steps)),
        }
    }
}
