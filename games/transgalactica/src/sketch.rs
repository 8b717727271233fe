//! The table in words, made of the view and so without secrets.

use orrery_core::sketch::Held;
use orrery_core::{SeatSet, Sketch, Text};

use crate::Transgalactica;
use crate::ids::{Good, Track};
use crate::state::State;
use crate::view::{PlanetView, PlayerView, View};

/// Names with commas between them, or a dash for none.
fn listed(names: impl IntoIterator<Item = String>) -> Text {
    let names: Vec<_> = names.into_iter().map(Text::named).collect();
    if names.is_empty() { Text::new("sketch-none") } else { Text::new("sketch-list").list("things", names) }
}

/// What everybody watches of everybody.
fn row(player: &PlayerView) -> Text {
    let level = |track: Track| {
        let found = player.levels.iter().find(|(other, ..)| *other == track);
        found.map_or(0, |(_, level, _)| *level)
    };
    Text::new("sketch-player")
        .seat("who", player.seat)
        .amount("points", player.points)
        .amount("energy", player.goods[Good::Energy])
        .amount("ore", player.goods[Good::Ore])
        .amount("alien", player.goods[Good::Alien])
        .amount("credit", player.goods[Good::Credit])
        .amount("technology", level(Track::Technology))
        .amount("military", level(Track::Military))
        .amount("production", level(Track::Production))
        .amount("politics", level(Track::Politics))
        .amount("trade", level(Track::Trade))
        .amount("captains", player.captains)
        .amount("crew", player.crew)
}

/// What lies in front of a player.
fn cards(player: &PlayerView) -> Vec<Text> {
    let named =
        |key: &'static str, things: Text| Text::new(key).seat("who", player.seat).text("what", things);
    let technologies = player.technologies.iter().map(|card| format!("technology-{}", &**card));
    let log = player.log.iter().map(|card| format!("mission-{}", &**card));
    let tokens = player.tokens.iter().map(|token| format!("bonus-{}", &**token));
    vec![
        named("sketch-technologies", listed(technologies)),
        named("sketch-log", listed(log)),
        named("sketch-tokens", listed(tokens)),
    ]
}

fn planet(planet: &PlanetView) -> Text {
    let outposts: Vec<_> =
        planet.outposts.iter().map(|seat| Text::new("order-seat").seat("who", *seat)).collect();
    let outposts = if outposts.is_empty() {
        Text::new("sketch-none")
    } else {
        Text::new("sketch-list").list("things", outposts)
    };
    let token = planet.token.iter().map(|token| format!("bonus-{}", &**token));
    let pirates = planet.pirates.iter().map(|pirates| format!("pirate-{}", &**pirates));
    Text::new("sketch-planet")
        .word("space", planet.space.word())
        .name("planet", format!("planet-{}", &*planet.planet))
        .text("outposts", outposts)
        .text("lies", listed(token.chain(pirates)))
}

impl Transgalactica {
    /// The table in words.
    pub(crate) fn table_in_words(&self, t: &State, viewer: SeatSet) -> Sketch {
        let view: View = self.view_for(t, viewer);
        let status = Text::new("sketch-status").amount("round", view.round).amount("rounds", view.rounds);
        let overview =
            [status, Text::new("sketch-head")].into_iter().chain(view.players.iter().map(row)).collect();
        let missions = view.missions.iter().flatten().map(|card| format!("mission-{}", &**card));
        let technologies = view.technologies.iter().map(|card| format!("technology-{}", &**card));
        let decrees = view.decrees.iter().map(|(_, card)| format!("decree-{}", &**card));
        let mut details = vec![
            Text::new("sketch-shown-missions").text("what", listed(missions)),
            Text::new("sketch-shown-technologies").text("what", listed(technologies)),
            Text::new("sketch-decrees").text("what", listed(decrees)),
        ];
        details.push(Text::new("sketch-planets-head"));
        details.extend(view.planets.iter().map(planet));
        details.extend(view.players.iter().flat_map(cards));
        let own = view.players.iter().filter(|player| viewer.contains(player.seat));
        let hand = own
            .flat_map(|player| player.objectives.1.iter().flatten())
            .map(|card| Held { name: Text::named(format!("objective-{}", &**card)), note: None });
        Sketch { overview, details, hand: hand.collect() }
    }
}
