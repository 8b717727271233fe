//! The table in words, made of the view and so without secrets.

use orrery_core::sketch::Held;
use orrery_core::{SeatSet, Sketch, Text};

use crate::Andromeda;
use crate::content::TacticType;
use crate::effects::goods_text;
use crate::state::{Marker, Place, State};
use crate::view::{self, ModuleView, PlayerView, RegionView, SideView, View};

pub(crate) fn sketch(game: &Andromeda, t: &State, viewer: SeatSet) -> Sketch {
    let view = view::view(game, t, viewer);
    let own = || view.players.iter().filter(|player| viewer.contains(player.seat));
    let mut overview = vec![status(&view), Text::new("sketch-head")];
    overview.extend(view.players.iter().map(player_line));
    overview.push(Text::new("sketch-map-head"));
    overview.extend(view.regions.iter().map(|region| game.region_line(region)));
    if let Some(battle) = &view.battle {
        overview.extend(battle.sides.iter().map(side_line));
    }
    let mut details = vec![Text::new("sketch-display-head")];
    for (column, modules) in &view.display {
        let names = modules.iter().map(|id| Text::named(format!("module-{id}"))).collect();
        details.push(Text::new("sketch-display").name("column", column.key()).list("modules", names));
    }
    for player in &view.players {
        details.push(Text::new("sketch-station").seat("who", player.seat));
        details.extend(player.station.iter().map(|module| game.module_line(module)));
        let names = |kind: &str, ids: &[String]| {
            let names: Vec<_> = ids.iter().map(|id| Text::named(format!("{kind}-{id}"))).collect();
            if names.is_empty() { vec![Text::new("nothing")] } else { names }
        };
        details.push(
            Text::new("sketch-things")
                .list("tokens", names("token", &player.tokens))
                .list("upgrades", names("upgrade", &player.upgrades))
                .list("sustain", names("tactic", &player.sustain)),
        );
        let moons = player.claimed.iter().map(|id| game.moon_by_id(id));
        let moons: Vec<_> =
            if player.claimed.is_empty() { vec![Text::new("nothing")] } else { moons.collect() };
        details.push(Text::new("sketch-moons").list("moons", moons));
    }
    let hand = own().flat_map(|player| {
        let cards = player.hand.1.iter().flatten().map(|id| game.held(id));
        let tokens = player.discoveries.1.iter().flatten().map(|id| Held {
            name: Text::named(format!("discovery-{id}")),
            note: Some(Text::new("kind-discovery")),
        });
        let destiny = player.destiny.iter().map(|id| Held {
            name: Text::named(format!("destiny-{id}")),
            note: Some(Text::new("kind-destiny")),
        });
        cards.chain(tokens).chain(destiny).collect::<Vec<_>>()
    });
    Sketch { overview, details, hand: hand.collect() }
}

impl Andromeda {
    fn held(&self, id: &str) -> Held {
        let row = self.content.tactics.iter().map(|(_, row)| row).find(|row| row.id == id);
        let note = row.map(|row| {
            Text::new(match row.kind {
                TacticType::Action => "kind-action",
                TacticType::Event => "kind-event",
                TacticType::Sustain => "kind-sustain",
                TacticType::Diplomacy => "kind-diplomacy",
                TacticType::Battle => "kind-battle",
            })
        });
        Held { name: Text::named(format!("tactic-{id}")), note }
    }

    fn moon_by_id(&self, id: &str) -> Text {
        let row = self.content.moons.iter().find(|(_, row)| row.id == id);
        row.map_or(Text::new("nothing"), |(moon, _)| self.moon_words(moon))
    }

    fn region_line(&self, region: &RegionView) -> Text {
        let name = match (&region.id, region.kind) {
            (Some(id), "planet") => format!("planet-{id}"),
            (Some(id), _) => format!("base-{id}"),
            (None, "quasar") => "special-quasar".to_owned(),
            (None, "maelstrom") => "special-maelstrom".to_owned(),
            (None, _) => "tile-nebula".to_owned(),
        };
        let mut here: Vec<Text> = Vec::new();
        here.extend(region.moon.iter().map(|id| {
            Text::new("sketch-moon").text("moon", self.moon_by_id(id)).amount("count", region.moons)
        }));
        here.extend(region.development.iter().map(|seat| Text::new("sketch-development").seat("who", *seat)));
        here.extend(region.ships.iter().map(|(seat, kind, count)| {
            Text::new("sketch-ship").seat("who", *seat).name("ship", kind.key()).amount("count", *count)
        }));
        here.extend(
            region
                .leaders
                .iter()
                .map(|(seat, count)| Text::new("sketch-leader").seat("who", *seat).amount("count", *count)),
        );
        here.extend(region.raiders.iter().map(|(class, count)| {
            Text::new("sketch-raider").word("class", class.word()).amount("count", *count)
        }));
        if region.extra.total() > 0 {
            here.push(Text::new("sketch-extra").text("goods", goods_text(region.extra)));
        }
        if here.is_empty() {
            here.push(Text::new("nothing"));
        }
        let key = if region.active { "sketch-active-region" } else { "sketch-region" };
        Text::new(key).word("space", region.space.word()).name("tile", name).list("here", here)
    }

    fn module_line(&self, module: &ModuleView) -> Text {
        let moon = module.moon.iter().chain(&module.joint).next();
        let moon = moon.map_or(Text::new("nothing"), |id| self.moon_by_id(id));
        Text::new("sketch-module")
            .word("berth", module.berth.to_string())
            .name("module", format!("module-{}", module.module))
            .amount("damage", module.damage)
            .text("moon", moon)
    }
}

fn status(view: &View) -> Text {
    let text = match view.marker {
        Marker::Track(left) => Text::new("sketch-status").amount("left", left),
        Marker::Mat => Text::new("sketch-status-pending"),
        Marker::Gone => Text::new("sketch-status-last"),
    };
    text.amount("end", view.end_marker)
}

fn player_line(player: &PlayerView) -> Text {
    let in_place = |wanted: Place| {
        player.ships.iter().filter(|ship| ship.place == wanted).map(|ship| ship.count).sum::<u8>()
    };
    let tracks = player.tracks.iter().map(|(_, index)| index.to_string()).collect::<Vec<_>>();
    Text::new("sketch-player")
        .seat("who", player.seat)
        .amount("vp", player.vp)
        .text("goods", goods_text(player.stock))
        .amount("cards", player.hand.0)
        .amount("limit", player.hand_limit)
        .amount("hangar", in_place(Place::Hangar))
        .amount("wrecks", in_place(Place::Scrapyard) + in_place(Place::Barge))
        .amount("leaders", player.leaders)
        .word("tracks", tracks.join(" "))
}

fn side_line(side: &SideView) -> Text {
    let rolled = side.rolled.iter().map(ToString::to_string).collect::<Vec<_>>();
    let text = match side.seat {
        Some(seat) => Text::new("sketch-side").seat("who", seat),
        None => Text::new("sketch-side-raiders"),
    };
    let rolled = if rolled.is_empty() { "–".to_owned() } else { rolled.join(" ") };
    text.amount("dice", side.dice).amount("targeting", side.targeting).word("rolled", rolled)
}
