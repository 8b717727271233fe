//! What tiles do, in words made from their rows.

use orrery_core::Text;
use orrery_core::content::RowsById;

use super::{Counter, Effect, Place, Score, SlotKind, Trait};
use crate::content::{Content, Dice, PartRow, TokenRow};
use crate::ids::{PartId, TokenId};
use crate::refusal::Bill;
use crate::run::bundle;

impl Content {
    /// Name and text of every tile that does something.
    pub fn descriptions(&self) -> Vec<(Text, Text)> {
        let mut all = Vec::new();
        for (_, row) in self.technologies.iter() {
            all.push((named("technology", &row.id), self.said(&row.then, &[])));
        }
        for (_, row) in self.developments.iter() {
            all.push((named("development", &row.id), self.said(&row.then, &row.end)));
        }
        for (_, row) in self.discoveries.iter() {
            all.push((named("discovery", &row.id), self.said(&row.then, &[])));
        }
        for (_, row) in self.parts.iter() {
            all.push((named("part", &row.id), joined(part(row))));
        }
        for (_, row) in self.species.iter() {
            let texts =
                row.always.iter().copied().map(trait_text).chain(row.end.iter().copied().map(score_text));
            let texts: Vec<_> = texts.collect();
            let text = if texts.is_empty() { Text::new("trait-none") } else { joined(texts) };
            all.push((named("species", &row.id), text));
        }
        for (_, row) in self.guards.iter() {
            let mut texts: Vec<_> = row.dice.iter().copied().map(dice).collect();
            if row.pins_all {
                texts.push(Text::new("stat-pins-all"));
            }
            all.push((named("guard", &row.id), joined(texts)));
        }
        all
    }

    /// Effects and points as one sentence.
    fn said(&self, then: &[Effect], end: &[Score]) -> Text {
        let effects = then.iter().map(|effect| effect_text(effect, &self.parts, &self.tokens));
        joined(effects.chain(end.iter().copied().map(score_text)).collect())
    }
}

fn named(kind: &str, id: &str) -> Text {
    Text::named(format!("{kind}-{id}"))
}

/// Several parts of a sentence, one after another.
fn joined(texts: Vec<Text>) -> Text {
    let joined = texts
        .into_iter()
        .reduce(|first, next| Text::new("does-then").text("first", first).text("next", next));
    joined.unwrap_or(Text::new("nothing"))
}

fn effect_text(
    effect: &Effect,
    parts: &RowsById<PartId, PartRow>,
    tokens: &RowsById<TokenId, TokenRow>,
) -> Text {
    let part =
        |name: &str| parts.named(name).map_or_else(String::new, |part| format!("part-{}", parts[part].id));
    let token = |name: &str| {
        tokens.named(name).map_or_else(String::new, |token| format!("token-{}", tokens[token].id))
    };
    match effect {
        Effect::Gain(goods) => Text::new("does-gain").list("what", Bill(bundle(*goods)).texts()),
        Effect::GainPerArtifact(count) => Text::new("does-gain-per-artifact").amount("count", *count),
        Effect::Discs(count) => Text::new("does-discs").amount("count", *count),
        Effect::ProsperityDisc => Text::new("does-prosperity-disc"),
        Effect::UnlockPart(name) => Text::new("does-unlock-part").name("part", part(name)),
        Effect::UnlockUnit(unit) => Text::new("does-unlock-unit").name("unit", unit.key()),
        Effect::UnlockSquares(resource) => Text::new("does-unlock-squares").name("resource", resource.key()),
        Effect::Ability(ability) => Text::new(ability.key()),
        Effect::MoreBuilds(count) => Text::new("does-more-builds").amount("count", *count),
        Effect::FreeTechnology => Text::new("does-free-technology"),
        Effect::Spawn(unit) => Text::new("does-spawn").name("unit", unit.key()),
        Effect::AncientPart(name) => Text::new("does-ancient-part").name("part", part(name)),
        Effect::Token { token: name, to: Place::Here } => {
            Text::new("does-token-here").name("token", token(name))
        }
        Effect::Token { token: name, to: Place::Controlled } => {
            Text::new("does-token-controlled").name("token", token(name))
        }
        Effect::Slot(kind) => Text::new("does-slot").name(
            "slot",
            match kind {
                SlotKind::Ambassador => "slot-ambassador",
                SlotKind::Reputation => "slot-reputation",
                SlotKind::Either => "slot-either",
            },
        ),
    }
}

fn trait_text(special: Trait) -> Text {
    match special {
        Trait::ReputationAtStart(count) => Text::new("trait-reputation-at-start").amount("count", count),
        Trait::AdvancedAtStart(of) => Text::new("trait-advanced-at-start").name("resource", of.key()),
        Trait::PopulationFalls => Text::new("trait-population-falls"),
        Trait::DrawsSectors(count) => Text::new("trait-draws-sectors").amount("count", count),
        Trait::PeaceWithAncients => Text::new("trait-peace-with-ancients"),
        Trait::Revelation => Text::new("trait-revelation"),
        Trait::ColonyShipsForGoods => Text::new("trait-colony-ships-for-goods"),
        Trait::KeepsUsedDiscoveries => Text::new("trait-keeps-used-discoveries"),
        Trait::OrbitalShips => Text::new("trait-orbital-ships"),
        Trait::Pillage => Text::new("trait-pillage"),
        Trait::TraitorLosesNothing => Text::new("trait-traitor-loses-nothing"),
        Trait::Shrines => Text::new("trait-shrines"),
        Trait::ColonyShipsForDice => Text::new("trait-colony-ships-for-dice"),
    }
}

fn score_text(score: Score) -> Text {
    match score {
        Score::Vp(count) => Text::new("does-vp").amount("count", count),
        Score::Each { points, of } => Text::new("does-each").amount("points", points).name(
            "what",
            match of {
                Counter::Artifacts => "counts-artifacts",
                Counter::Sectors => "counts-sectors",
                Counter::AncientShips => "counts-ancient-ships",
                Counter::UsedDiscoveries => "counts-used-discoveries",
                Counter::OrbitalsWithCube => "counts-orbitals-with-cube",
                Counter::Shrines => "counts-shrines",
            },
        ),
    }
}

fn part(row: &PartRow) -> Vec<Text> {
    let mut texts = Vec::new();
    let mut stat = |key: &'static str, amount: i64| {
        if amount != 0 {
            texts.push(Text::new(key).amount("count", amount));
        }
    };
    stat("stat-energy", row.energy.into());
    stat("stat-initiative", row.initiative.into());
    stat("stat-steps", row.steps.into());
    stat("stat-hull", row.hull.into());
    stat("stat-computer", row.computer.into());
    stat("stat-shield", row.shield.into());
    stat("stat-carries", row.carries.into());
    stat("stat-regenerates", row.regenerates.into());
    texts.extend(row.dice.iter().copied().map(dice));
    if row.jump {
        texts.push(Text::new("stat-jump"));
    }
    if row.outside {
        texts.push(Text::new("stat-outside"));
    }
    texts
}

fn dice(dice: Dice) -> Text {
    let text = Text::new("stat-dice").amount("count", dice.count);
    text.name("die", dice.colour.key()).name("weapon", dice.kind.key())
}
