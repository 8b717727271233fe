//! Effects in words, made from the same rows that the interpreter runs.

use orrery_core::Text;

use super::{Ability, Block, Cost, Counted, Effect, Moment, Price, Printed, Sky, Spread, Trigger, Triggered};
use crate::content::{MoonRow, Skill};
use crate::ids::{Column, Goods, Resource};

/// A list of amounts.
fn amounts(parts: Vec<Text>) -> Text {
    if parts.is_empty() { Text::new("nothing") } else { Text::new("amounts").list("parts", parts) }
}

/// Amounts of resources that stand alone.
pub(crate) fn goods_text(goods: Goods) -> Text {
    amounts(goods_parts(goods, Resource::amount_key))
}

/// Amounts of resources that somebody gains, pays or loses.
pub(crate) fn goods_object(goods: Goods) -> Text {
    amounts(goods_parts(goods, Resource::object_key))
}

fn goods_parts(goods: Goods, key: fn(Resource) -> &'static str) -> Vec<Text> {
    let some = goods.each().filter(|(_, amount)| *amount > 0);
    some.map(|(resource, amount)| Text::new(key(resource)).amount("count", amount)).collect()
}

/// What a moon shows.
pub(crate) fn moon_text(row: &MoonRow) -> Text {
    let mut parts = goods_parts(row.goods, Resource::amount_key);
    if row.vp > 0 {
        parts.push(Text::new("amount-vp").amount("count", row.vp));
    }
    if row.repair > 0 {
        parts.push(Text::new("amount-repair").amount("count", row.repair));
    }
    Text::new("moon-is").text("shows", amounts(parts))
}

/// What something costs, standing alone.
pub(crate) fn cost_text(cost: &Cost) -> Text {
    cost_parts(cost, Resource::amount_key)
}

/// What somebody pays.
pub(crate) fn cost_object(cost: &Cost) -> Text {
    cost_parts(cost, Resource::object_key)
}

fn cost_parts(cost: &Cost, key: fn(Resource) -> &'static str) -> Text {
    let goods =
        Goods::new([cost.energy, cost.titanium, cost.nanocarbon, cost.ice, cost.credit, cost.tactics]);
    let mut parts = goods_parts(goods, key);
    let more = [(cost.basic, "amount-basic"), (cost.different, "amount-different"), (cost.any, "amount-any")];
    let some = more.into_iter().filter(|(amount, _)| *amount > 0);
    parts.extend(some.map(|(amount, key)| Text::new(key).amount("count", amount)));
    amounts(parts)
}

/// The steps of a list.
pub(crate) fn steps_text(block: &Block) -> Text {
    match block.steps.as_slice() {
        [] => Text::new("nothing"),
        [step] => step_text(step),
        steps => Text::new("steps").list("steps", steps.iter().map(step_text).collect()),
    }
}

fn columns_text(columns: &[Column]) -> Text {
    Text::new("amounts").list("parts", columns.iter().map(|column| Text::new(column.key())).collect())
}

#[allow(clippy::too_many_lines)] // One line for each word of the vocabulary.
fn step_text(step: &Effect) -> Text {
    let counted = |key: &'static str, count: u8| Text::new(key).amount("count", count);
    match step {
        Effect::Gain(goods) => Text::new("does-gain").text("goods", goods_object(*goods)),
        Effect::GainBasic(count) => counted("does-gain-basic", *count),
        Effect::GainAny(count) => counted("does-gain-any", *count),
        Effect::Vp(count) => counted("does-vp", *count),
        Effect::LoseVp(count) => counted("does-lose-vp", *count),
        Effect::Pay { cost, then } if then.steps.is_empty() => {
            Text::new("does-pay").text("cost", cost_object(cost))
        }
        Effect::Pay { cost, then } => {
            Text::new("does-pay-for").text("cost", cost_object(cost)).text("then", steps_text(then))
        }
        Effect::PayMoon(then) => Text::new("does-pay-moon").text("then", steps_text(then)),
        Effect::MoonReward => Text::new("does-moon-reward"),
        Effect::Choose(ways) => Text::new("does-choose").list("ways", ways.iter().map(steps_text).collect()),
        Effect::May(then) => Text::new("does-may").text("then", steps_text(then)),
        Effect::ForEach { what, most, then } => {
            let key = match what {
                Counted::Wrecks => "does-for-wrecks",
                Counted::Undamaged(_) => "does-for-modules",
            };
            let text = counted(key, *most).text("then", steps_text(then));
            match what {
                Counted::Wrecks => text,
                Counted::Undamaged(column) => text.name("column", column.key()),
            }
        }
        Effect::Repair(count) => counted("does-repair", *count),
        Effect::BuildShip(Price::Paid) => Text::new("does-build"),
        Effect::BuildShip(Price::Less(less)) => counted("does-build-less", *less),
        Effect::BuildShip(Price::Free) => Text::new("does-build-free"),
        Effect::Develop(0) => Text::new("does-develop"),
        Effect::Develop(less) => counted("does-develop-less", *less),
        Effect::Acquire { columns, price: Price::Free } => {
            Text::new("does-acquire-free").text("columns", columns_text(columns))
        }
        Effect::Acquire { columns, .. } => Text::new("does-acquire").text("columns", columns_text(columns)),
        Effect::Field(columns) => Text::new("does-field").text("columns", columns_text(columns)),
        Effect::Advance(track) => Text::new("does-advance").name("track", track.key()),
        Effect::AdvanceAny => Text::new("does-advance-any"),
        Effect::AdvanceEvent(count) => counted("does-advance-event", *count),
        Effect::UpgradeShip => Text::new("does-upgrade"),
        Effect::LookEvents => Text::new("does-look"),
        Effect::ClaimMoon(Sky::Planet) => Text::new("does-claim-planet"),
        Effect::ClaimMoon(Sky::Anywhere) => Text::new("does-claim-anywhere"),
        Effect::ChooseMoon => Text::new("does-choose-moon"),
        Effect::Recruit(count) => counted("does-recruit", *count),
        Effect::Observe => Text::new("does-observe"),
        Effect::Printed(which, otherwise) => {
            let text = Text::new(match which {
                Printed::Here => "does-printed-here",
                Printed::WithShip => "does-printed-ship",
                Printed::Own => "does-printed-own",
            });
            or_else(text, otherwise)
        }
        Effect::DiscardCards(count) => counted("does-discard", *count),
        Effect::ReturnShip => Text::new("does-return-ship"),
        Effect::ActivateOne => Text::new("does-activate"),
        Effect::TurnUp(otherwise) => or_else(Text::new("does-turn-up"), otherwise),
        Effect::Lose(goods) => Text::new("does-lose").text("goods", goods_object(*goods)),
        Effect::Keep(resource, count) => counted("does-keep", *count).name("resource", resource.key()),
        Effect::DamageModule => Text::new("does-damage-module"),
        Effect::Infect => Text::new("does-infect"),
        Effect::HitShip => Text::new("does-hit-ship"),
        Effect::SendLeader => Text::new("does-send-leader"),
        Effect::Extra(goods, Spread::Nebulae) => {
            Text::new("does-extra-nebulae").text("goods", goods_object(*goods))
        }
        Effect::Extra(goods, Spread::BasesWithoutFields) => {
            Text::new("does-extra-bases").text("goods", goods_object(*goods))
        }
        Effect::MoreSwarm(count) => counted("does-more-swarm", *count),
        Effect::CycleDisplay => Text::new("does-cycle"),
        Effect::Dice(count) => counted("does-dice", *count),
        Effect::Targeting(count) => counted("does-targeting", *count),
        Effect::Jam(count) => counted("does-jam", *count),
        Effect::Hire(count, then) => counted("does-hire", *count).text("then", steps_text(then)),
        Effect::Reroll => Text::new("does-reroll"),
        Effect::SetDie(count) => counted("does-set-die", *count),
        Effect::Steal(otherwise) => or_else(Text::new("does-steal"), otherwise),
        Effect::Withdraw(count) => counted("does-withdraw", *count),
        Effect::SaveShip => Text::new("does-save-ship"),
        Effect::SaveModule => Text::new("does-save-module"),
        Effect::FarLaunch => Text::new("does-far-launch"),
        Effect::Hail(count) => counted("does-hail", *count),
        Effect::Accord(count, otherwise) => {
            counted("does-accord", *count).text("then", steps_text(otherwise))
        }
        Effect::BuyPassage(count) => counted("does-passage", *count),
        Effect::Intimidate => Text::new("does-intimidate"),
        Effect::EndBattle => Text::new("does-end-battle"),
        Effect::Duel(count) => counted("does-duel", *count),
    }
}

fn or_else(text: Text, otherwise: &Block) -> Text {
    if otherwise.steps.is_empty() {
        text
    } else {
        Text::new("does-or-else").text("first", text).text("then", steps_text(otherwise))
    }
}

impl Resource {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Energy => "resource-energy",
            Self::Titanium => "resource-titanium",
            Self::Nanocarbon => "resource-nanocarbon",
            Self::Ice => "resource-ice",
            Self::Credit => "resource-credit",
            Self::Tactics => "resource-tactics",
        }
    }

    /// The key of an amount of it.
    const fn amount_key(self) -> &'static str {
        match self {
            Self::Energy => "amount-energy",
            Self::Titanium => "amount-titanium",
            Self::Nanocarbon => "amount-nanocarbon",
            Self::Ice => "amount-ice",
            Self::Credit => "amount-credit",
            Self::Tactics => "amount-tactics",
        }
    }

    /// The key of an amount of it as the object of a verb: some languages have a form of their own for that.
    const fn object_key(self) -> &'static str {
        match self {
            Self::Energy => "object-energy",
            Self::Tactics => "object-tactics",
            _ => self.amount_key(),
        }
    }
}

impl Moment {
    /// The key of when it is.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::OwnTurn => "moment-own-turn",
            Self::OutsideBattle => "moment-outside-battle",
            Self::BeforeLaunch => "moment-before-launch",
            Self::BeforeRaid => "moment-before-raid",
            Self::Region => "moment-region",
            Self::Modules => "moment-modules",
            Self::Moons => "moment-moons",
            Self::ShipHit => "moment-ship-hit",
            Self::ModuleHit => "moment-module-hit",
            Self::BaseActivated => "moment-base-activated",
            Self::MoonClaimed => "moment-moon-claimed",
            Self::Diplomacy => "moment-diplomacy",
            Self::Prepare => "moment-prepare",
            Self::PrepareAny => "moment-prepare-any",
            Self::AfterRoll => "moment-after-roll",
            Self::Won => "moment-won",
            Self::Lost => "moment-lost",
            Self::Damage => "moment-damage",
        }
    }
}

impl Skill {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Settle => "skill-settle",
            Self::Voyage => "skill-voyage",
            Self::Attack => "skill-attack",
            Self::Jump => "skill-jump",
        }
    }
}

/// What happens by itself.
pub(crate) fn triggered_text(row: &Triggered) -> Text {
    let when = match row.when {
        Trigger::FirstLaunch => "when-first-launch",
        Trigger::Launched => "when-launched",
        Trigger::LaunchedToBase => "when-launched-base",
        Trigger::LaunchedToNebula => "when-launched-nebula",
        Trigger::PlanetActivated => "when-planet",
        Trigger::PlanetMoon => "when-planet-moon",
        Trigger::NebulaActivated => "when-nebula",
        Trigger::Reactor => "when-reactor",
        Trigger::ByShip => "when-by-ship",
        Trigger::Won => "when-won",
        Trigger::Lost => "when-lost",
        Trigger::Recruited => "when-recruited",
    };
    let key = if row.once_per_turn { "triggered-once" } else { "triggered" };
    Text::new(key).name("when", when).text("then", steps_text(&row.then))
}

/// What holds all the time.
pub(crate) fn ability_text(ability: Ability) -> Text {
    let counted = |key: &'static str, count: u8| Text::new(key).amount("count", count);
    match ability {
        Ability::AllColumns => Text::new("holds-all-columns"),
        Ability::AimWithEnergy(count) => counted("holds-aim", count),
        Ability::HandLimit(count) => counted("holds-hand-limit", count),
        Ability::MonolithCards(count) => counted("holds-monolith", count),
        Ability::AllAttack => Text::new("holds-attack"),
        Ability::AllVoyage => Text::new("holds-voyage"),
        Ability::Range(count) => counted("holds-range", count),
        Ability::Targeting(count) => counted("holds-targeting", count),
        Ability::ShipDiscount(count) => counted("holds-ship-discount", count),
        Ability::Repairs(count) => counted("holds-repairs", count),
        Ability::LeaderCap(count) => counted("holds-leader-cap", count),
        Ability::LeaderBonus(count) => counted("holds-leader-bonus", count),
        Ability::Rescue => Text::new("holds-rescue"),
        Ability::VoyageFor(count) => counted("holds-voyage-for", count),
        Ability::OwnTurnDice(count) => counted("holds-own-dice", count),
        Ability::EndLeaders(count) => counted("holds-end-leaders", count),
        Ability::LoneEnergy => Text::new("holds-lone-energy"),
        Ability::SoundScoring => Text::new("holds-sound-scoring"),
        Ability::AvoidRaid => Text::new("holds-avoid-raid"),
        Ability::PlanetEnergy(count) => counted("holds-planet-energy", count),
        Ability::SaveShips(count) => counted("holds-save-ships", count),
        Ability::DevelopLeaders(count) => counted("holds-develop-leaders", count),
        Ability::DevelopDiscount(count) => counted("holds-develop-discount", count),
        Ability::ToBarge => Text::new("holds-to-barge"),
        Ability::QuietNebula => Text::new("holds-quiet-nebula"),
        Ability::FreeJump => Text::new("holds-free-jump"),
        Ability::EnemyTargeting(count) => counted("holds-enemy-targeting", count),
    }
}
