//! The table in words, made of the view and so without secrets.

use orrery_core::sketch::Held;
use orrery_core::{SeatSet, Sketch, Text};

use crate::MicroCosmos;
use crate::content::CrewRow;
use crate::state::{Resource, State};
use crate::view::{self, PlanetView, PlayerView, View};
use crate::words::{automa_name, crew_name, planet_name, survivor_name, with_player};

pub(crate) fn sketch(game: &MicroCosmos, t: &State, viewer: SeatSet) -> Sketch {
    let view = view::view(game, t, viewer);
    let own = || view.players.iter().filter(|player| viewer.contains(player.seat));
    let mut overview = vec![status(&view), Text::new("sketch-planets-head")];
    overview.extend(view.planets.iter().map(|planet| game.planet_line(planet)));
    // Between the two tables, so that each has columns of its own.
    overview.push(Text::new("sketch-cantina").text("cards", crew(&view.cantina)));
    overview.push(Text::new("sketch-head"));
    overview.extend(view.players.iter().map(|player| game.player_line(t, player)));
    let hand = own().flat_map(|player| {
        let upper = player.upper.iter().map(|id| game.held(id, "row-upper"));
        let lower = player.lower.iter().map(|id| game.held(id, "row-lower"));
        let dealt = player.dealt.1.iter().flatten().map(|id| game.held(id, "row-dealt"));
        upper.chain(lower).chain(dealt).collect::<Vec<_>>()
    });
    Sketch { overview, hand: hand.collect(), details: game.details(&view) }
}

impl MicroCosmos {
    fn crew_row(&self, id: &str) -> Option<&CrewRow> {
        self.content.crew.named(id).and_then(|card| self.content.crew.find(card))
    }

    /// A crew card with its row and its symbol.
    fn held(&self, id: &str, row: &'static str) -> Held {
        let symbol = self.crew_row(id).map_or("unknown-card", |row| row.symbol.key());
        let note = Text::new("sketch-note").name("row", row).name("symbol", symbol);
        Held { name: Text::named(crew_name(id)), note: Some(note) }
    }

    /// A planet with its tracks and what is on it.
    fn planet_line(&self, planet: &PlanetView) -> Text {
        let level = |of: Resource| {
            Text::new("sketch-level").amount("level", planet.levels[of]).amount("most", planet.needs[of])
        };
        let marks = planet.track.iter().rev().map(|marker| {
            let text = Text::new("sketch-mark").amount("space", marker.space);
            with_player(self, text, "who", marker.seat)
        });
        let colonies = planet
            .colonies
            .iter()
            .map(|(seat, count)| (Text::new("sketch-colony").amount("count", *count), *seat));
        let outposts = planet
            .outposts
            .iter()
            .map(|(seat, count)| (Text::new("sketch-outpost").amount("count", *count), *seat));
        let pieces = colonies.chain(outposts).map(|(text, seat)| with_player(self, text, "who", seat));
        let state = if planet.terraformed { "sketch-terraformed" } else { "sketch-untouched" };
        Text::new("sketch-planet")
            .name("position", planet.position.key())
            .name("planet", planet_name(&planet.planet))
            .name("colour", planet.colour.key())
            .name("state", state)
            .text("biomass", level(Resource::Biomass))
            .text("workforce", level(Resource::Workforce))
            .text("minerals", level(Resource::Minerals))
            .text("technology", level(Resource::Technology))
            .text("track", listed(marks.collect()))
            .text("pieces", listed(pieces.collect()))
    }

    /// What everybody watches of everybody.
    fn player_line(&self, t: &State, player: &PlayerView) -> Text {
        let ready = player.ready.iter().map(|specialist| Text::new(specialist.key())).collect();
        with_player(self, Text::new("sketch-player"), "who", player.seat)
            .text("ark", self.space_text(t, player.ark))
            .amount("biomass", player.cargo[Resource::Biomass])
            .amount("workforce", player.cargo[Resource::Workforce])
            .amount("minerals", player.cargo[Resource::Minerals])
            .amount("technology", player.cargo[Resource::Technology])
            .amount("crew", (player.upper.len() + player.lower.len()) as i64)
            .text("ready", listed(ready))
            .amount("colonies", player.founded)
            .amount("pool", player.colony_pool)
            .amount("score", player.score)
    }

    fn details(&self, view: &View) -> Vec<Text> {
        let mut lines = vec![Text::new("sketch-legend")];
        for player in &view.players {
            let line = |key: &'static str| with_player(self, Text::new(key), "who", player.seat);
            lines.push(line("sketch-upper").text("cards", crew(&player.upper)));
            lines.push(line("sketch-lower").text("cards", crew(&player.lower)));
            let upgrades = player.upgrades.iter().map(|upgrade| Text::new(upgrade.key())).collect();
            lines.push(
                line("sketch-upgrades").text("upgrades", listed(upgrades)).amount("moves", player.move_limit),
            );
            let survivors =
                |ids: &[String]| listed(ids.iter().map(|id| Text::named(survivor_name(id))).collect());
            lines.push(
                line("sketch-survivors")
                    .text("held", survivors(&player.survivors))
                    .text("settled", survivors(&player.settled)),
            );
        }
        if let Some(automa) = &view.automa {
            let card = automa.card.iter().map(|id| Text::named(automa_name(id))).collect();
            lines.push(
                Text::new("sketch-automa")
                    .text("card", listed(card))
                    .amount("deck", automa.deck as i64)
                    .text("hand", crew(&automa.hand)),
            );
        }
        lines.push(Text::new("sketch-pile").text("cards", crew(&view.crew_pile)));
        let pile = view.survivor_pile.iter().map(|id| Text::named(survivor_name(id))).collect();
        lines.push(Text::new("sketch-survivor-pile").text("cards", listed(pile)));
        lines
    }
}

fn status(view: &View) -> Text {
    let key = if view.last_round.is_some() { "sketch-status-last" } else { "sketch-status" };
    Text::new(key)
        .amount("round", view.round)
        .seat("first", view.first)
        .amount("terraformed", view.planets.iter().filter(|planet| planet.terraformed).count() as i64)
        .amount("planets", view.planets_to_end)
        .amount("crew", view.crew_deck as i64)
        .amount("survivors", view.survivor_deck as i64)
        .amount("deck", view.planet_deck as i64)
}

fn crew(ids: &[String]) -> Text {
    listed(ids.iter().map(|id| Text::named(crew_name(id))).collect())
}

/// Things with commas between them, or a dash for none.
fn listed(things: Vec<Text>) -> Text {
    if things.is_empty() { Text::new("sketch-none") } else { Text::new("sketch-list").list("things", things) }
}
