//! Every component with its name and its text.

use orrery_core::Text;

use crate::content::{
    Concerns, Content, EndCount, EndRow, EventRow, FactionRow, Lair, ModuleRow, RaiderAbility, RaiderRow,
    ShipRow, Socket, TacticRow, TacticType,
};
use crate::effects::{
    ability_text, cost_text, goods_object, goods_text, moon_text, steps_text, triggered_text,
};
use crate::ids::Track;
use crate::space::Space;

/// The key of a module's name.
pub(crate) fn module_name(id: &str) -> String {
    format!("module-{id}")
}

impl Content {
    /// Every component with its name and its text.
    pub fn descriptions(&self) -> Vec<(Text, Text)> {
        let named = |kind: &str, id: &str| Text::named(format!("{kind}-{id}"));
        let mut all = Vec::new();
        for (_, row) in self.modules.iter() {
            all.push((named("module", &row.id), module_text(row)));
        }
        for (_, row) in self.tactics.iter() {
            all.push((named("tactic", &row.id), tactic_text(row)));
        }
        for (_, row) in self.factions.iter() {
            all.push((named("faction", &row.id), faction_text(row)));
        }
        for kind in crate::ids::ShipKind::ALL {
            let row = self.ship(*kind);
            let cost = Text::new("card-ship-cost").text("ship", ship_text(row)).amount("count", row.cost);
            all.push((named("ship", &row.id), cost));
        }
        for (_, row) in self.upgrades.iter() {
            let text = Text::new("card-upgrade").name("ship", row.ship.key()).text("values", ship_text(row));
            all.push((named("upgrade", &row.id), text));
        }
        for (_, row) in self.raiders.iter() {
            all.push((named("raider", &row.id), raider_text(row)));
        }
        for (_, row) in self.events.iter() {
            all.push((named("event", &row.id), event_text(row)));
        }
        for (_, row) in self.discoveries.iter() {
            all.push((
                named("discovery", &row.id),
                Text::new("card-token").text("effect", steps_text(&row.does)),
            ));
        }
        for (_, row) in self.tokens.iter() {
            all.push((
                named("token", &row.id),
                Text::new("card-token").text("effect", steps_text(&row.does)),
            ));
        }
        for (_, row) in self.destinies.iter() {
            let (first, second) = self.sheet().goals;
            let text =
                Text::new("card-destiny").name("first", row.first.key()).name("second", row.second.key());
            all.push((named("destiny", &row.id), text.amount("more", first).amount("less", second)));
        }
        for track in Track::ALL {
            let row = self.development(*track);
            let text = Text::new("card-development")
                .amount("leaders", row.leaders)
                .text("cost", cost_text(&row.cost))
                .text("ability", steps_text(&row.ability));
            all.push((named("development", &row.id), text));
        }
        for (_, row) in self.planets.iter() {
            let kind = self.development(row.track);
            let text = Text::new("card-planet")
                .name("track", row.track.key())
                .text("printed", goods_object(kind.printed))
                .name("development", row.track.development_key());
            all.push((named("planet", &row.id), text));
        }
        for base in crate::ids::Base::ALL {
            let row = self.base(*base);
            all.push((
                named("base", &row.id),
                Text::new("card-base").text("effect", steps_text(&row.action)),
            ));
        }
        let quasar = self.quasar();
        all.push((named("special", &quasar.id), Text::new("card-quasar").amount("vp", quasar.vp)));
        let maelstrom = self.maelstrom();
        let [alpha, beta] = self.marked().map(Space::word);
        let text = Text::new("card-maelstrom")
            .amount("vp", maelstrom.vp)
            .word("alpha", alpha)
            .word("beta", beta)
            .text("first", steps_text(&maelstrom.rewards.0))
            .text("second", steps_text(&maelstrom.rewards.1));
        all.push((named("special", &maelstrom.id), text));
        for (_, row) in self.moons.iter() {
            let kind = match row.track {
                Some(track) => Text::new("card-moon").name("track", track.key()),
                None => Text::new("card-orphan"),
            };
            all.push((moon_text(row), kind.amount("count", row.copies)));
        }
        all
    }
}

fn module_text(row: &ModuleRow) -> Text {
    let does = match row.end {
        Some(end) => end_text(end),
        None => steps_text(&row.does),
    };
    let mut parts = vec![Text::new("card-does").text("effect", does)];
    match row.socket {
        Some(Socket::Input) => parts.push(Text::new("card-input")),
        Some(Socket::Output(points)) => parts.push(Text::new("card-output").amount("vp", points)),
        Some(Socket::Store(points)) => parts.push(Text::new("card-store").amount("vp", points)),
        None => {}
    }
    if row.damage > 0 {
        parts.push(Text::new("card-damage").amount("count", row.damage));
    }
    Text::new("card-module").name("column", row.column.key()).sentences("text", parts)
}

fn end_text(end: EndRow) -> Text {
    let count = match end.count {
        EndCount::Developments => Text::new("count-developments"),
        EndCount::Cards => Text::new("count-cards"),
        EndCount::Modules(column) => Text::new("count-modules").name("column", column.key()),
        EndCount::Ships => Text::new("count-ships"),
        EndCount::Leaders => Text::new("count-leaders"),
        EndCount::Index(track) => Text::new("count-index").name("track", track.key()),
        EndCount::FaceUp => Text::new("count-face-up"),
        EndCount::Moons => Text::new("count-moons"),
        EndCount::Upgrades => Text::new("count-upgrades"),
        EndCount::Stock(resource) => Text::new("count-stock").name("resource", resource.key()),
    };
    let text = Text::new("end-points")
        .amount("base", end.base)
        .amount("each", end.each)
        .amount("per", end.per)
        .text("count", count);
    match end.most {
        Some(most) => Text::new("end-at-most").text("points", text).amount("most", most),
        None => text,
    }
}

fn tactic_text(row: &TacticRow) -> Text {
    let kind = match row.kind {
        TacticType::Action => "kind-action",
        TacticType::Event => "kind-event",
        TacticType::Sustain => "kind-sustain",
        TacticType::Diplomacy => "kind-diplomacy",
        TacticType::Battle => "kind-battle",
    };
    let plays = row.plays.iter().map(|play| {
        let effect = match row.sustain {
            Some(ability) => Text::new("card-sustain").text("effect", ability_text(ability)),
            None => steps_text(&play.then),
        };
        Text::new("card-play").name("moment", play.when.key()).text("effect", effect)
    });
    Text::new("card-tactic").name("kind", kind).sentences("text", plays.collect())
}

fn faction_text(row: &FactionRow) -> Text {
    let tracks = row.tracks.iter().map(|track| Text::new(track.key())).collect();
    let always =
        row.always.iter().map(|ability| Text::new("card-ability").text("effect", ability_text(*ability)));
    let on = row.on.iter().map(|on| Text::new("card-ability").text("effect", triggered_text(on)));
    Text::new("card-faction")
        .list("tracks", tracks)
        .text("goods", goods_text(row.goods))
        .name("upgrade", format!("upgrade-{}", row.upgrade))
        .sentences("text", always.chain(on).collect())
}

/// Values and skills of a ship.
pub(crate) fn ship_text(row: &ShipRow) -> Text {
    let always =
        row.always.iter().map(|ability| Text::new("card-ability").text("effect", ability_text(*ability)));
    let on = row.on.iter().map(|on| Text::new("card-ability").text("effect", triggered_text(on)));
    let values = Text::new("card-values")
        .amount("range", row.range)
        .amount("weaponry", row.weaponry)
        .amount("shields", row.shields)
        .amount("targeting", row.targeting)
        .list("skills", row.skills.iter().map(|skill| Text::new(skill.key())).collect());
    let parts: Vec<_> = std::iter::once(values).chain(always).chain(on).collect();
    Text::new("card-ship").sentences("text", parts)
}

fn raider_text(row: &RaiderRow) -> Text {
    let lair = match row.lair {
        Lair::RandomNebula => Text::new("lair-nebula"),
        Lair::CrowdedBase => Text::new("lair-crowded"),
        Lair::Base(base) => Text::new(base.key()),
        Lair::NewestPlanet => Text::new("lair-newest"),
        Lair::RichestPlanet => Text::new("lair-richest"),
    };
    let values = Text::new("card-raider-values")
        .word("class", row.class.word())
        .text("lair", lair)
        .amount("range", row.range)
        .amount("weaponry", row.weaponry)
        .amount("targeting", row.targeting)
        .amount("shields", row.shields);
    let mut parts = vec![values];
    parts.extend(row.ability.map(|ability| {
        Text::new(match ability {
            RaiderAbility::NoEnergyDice => "raider-no-energy",
            RaiderAbility::NoEscape => "raider-no-escape",
            RaiderAbility::EatsMoons => "raider-eats-moons",
        })
    }));
    if !row.wins.steps.is_empty() {
        parts.push(Text::new("raider-wins").text("effect", steps_text(&row.wins)));
    }
    parts.push(Text::new("raider-reward").text("effect", steps_text(&row.reward)));
    Text::new("card-raider").sentences("text", parts)
}

fn event_text(row: &EventRow) -> Text {
    let mut parts = Vec::new();
    if !row.each.steps.is_empty() {
        let text = match row.concerns {
            Concerns::Everybody => Text::new("event-each"),
            Concerns::ShipOnMap => Text::new("event-each-ship"),
            Concerns::Leaders(least) => Text::new("event-each-leaders").amount("count", least),
        };
        parts.push(text.text("effect", steps_text(&row.each)));
    }
    if !row.once.steps.is_empty() {
        parts.push(Text::new("card-does").text("effect", steps_text(&row.once)));
    }
    Text::new("card-event")
        .name("track", row.track.key())
        .word("class", row.class.word())
        .sentences("text", parts)
}
