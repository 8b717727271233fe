//! What a thing does, in signs: the same rows that the rules run. What signs cannot say is left to the text.

use maud::{Markup, html};
use orrery_page::Sign;
use orrery_page::widgets::stock;

use super::icons;
use crate::content::{EndCount, EndRow, MoonRow};
use crate::effects::{Block, Cost, Effect, Price};
use crate::ids::{Column, Goods, ShipKind};

/// A number before a sign.
pub(super) fn counted(amount: u8, sign: Sign) -> Markup {
    html! { span.stock-amount { @if amount != 1 { (amount) } (sign.show()) } }
}

fn signed(before: &str, amount: u8, sign: Sign) -> Markup {
    stock::amount(format_args!("{before}{amount}"), sign)
}

/// Amounts of resources.
pub(super) fn goods(goods: Goods) -> Markup {
    html! { @for (resource, amount) in goods.each().filter(|(_, amount)| *amount > 0) { (counted(amount, icons::resource(resource))) } }
}

/// A cost.
pub(super) fn cost(cost: &Cost) -> Markup {
    let Cost { energy, titanium, nanocarbon, ice, credit, tactics, basic, different, any } = *cost;
    html! {
        (goods(Goods::new([energy, titanium, nanocarbon, ice, credit, tactics])))
        @if basic > 0 { (counted(basic, icons::ANY)) }
        @if different > 0 { span.stock-amount { (different) "≠" (icons::ANY.show()) } }
        @if any > 0 { (counted(any, icons::ANY)) }
    }
}

/// What a moon gives.
pub(super) fn moon(row: &MoonRow) -> Markup {
    html! {
        (goods(row.goods))
        @if row.vp > 0 { (counted(row.vp, icons::POINT)) }
        @if row.repair > 0 { (counted(row.repair, icons::REPAIR)) }
    }
}

/// The signs of a moon with their amounts, for pictures.
pub(super) fn moon_signs(row: &MoonRow) -> Vec<(u8, Sign)> {
    let goods = row.goods.each().filter(|(_, amount)| *amount > 0);
    let mut signs: Vec<_> = goods.map(|(resource, amount)| (amount, icons::resource(resource))).collect();
    if row.vp > 0 {
        signs.push((row.vp, icons::POINT));
    }
    if row.repair > 0 {
        signs.push((row.repair, icons::REPAIR));
    }
    signs
}

/// The steps of an effect.
pub(super) fn steps(block: &Block) -> Markup {
    html! { @for step in &block.steps { (one(step)) } }
}

fn columns(all: &[Column]) -> Markup {
    html! {
        span.stock-amount { (icons::MODULE.show()) @if all.len() < Column::ALL.len() { @for column in all { (icons::track(column.track()).show()) } } }
    }
}

fn price(price: Price) -> Markup {
    html! {
        @match price {
            Price::Paid => {}
            Price::Less(less) => { span.ae-fine { "−" (less) } }
            Price::Free => { span.ae-fine { "0" } }
        }
    }
}

fn one(step: &Effect) -> Markup {
    match step {
        Effect::Gain(gained) => goods(*gained),
        Effect::GainBasic(amount) | Effect::GainAny(amount) => counted(*amount, icons::ANY),
        Effect::Vp(amount) => counted(*amount, icons::POINT),
        Effect::LoseVp(amount) => signed("−", *amount, icons::POINT),
        Effect::Pay { cost: paid, then } => html! { (cost(paid)) (icons::THEN.show()) (steps(then)) },
        Effect::PayMoon(then) => html! { (icons::MOON.show()) (icons::THEN.show()) (steps(then)) },
        Effect::MoonReward => html! { span.stock-amount { "+" (icons::MOON.show()) } },
        Effect::Choose(ways) => html! {
            @for (place, way) in ways.iter().enumerate() { @if place > 0 { span.ae-or { "/" } } (steps(way)) }
        },
        Effect::May(then) => html! { span.ae-or { "(" } (steps(then)) span.ae-or { ")" } },
        Effect::ForEach { most, then, .. } => html! { (steps(then)) span.ae-or { "×0–" (most) } },
        Effect::Repair(amount) => counted(*amount, icons::REPAIR),
        Effect::BuildShip(cost) => {
            html! { span.stock-amount { "+" (icons::ship(ShipKind::Transport).show()) (price(*cost)) } }
        }
        Effect::Develop(less) => {
            html! { span.stock-amount { "+" (icons::DEVELOPMENT.show()) @if *less > 0 { span.ae-fine { "−" (less) } } } }
        }
        Effect::Acquire { columns: from, price: cost } => html! { "+" (columns(from)) (price(*cost)) },
        Effect::Field(from) => html! { (icons::EVENT.show()) span.stock-amount { "1–2" } (columns(from)) },
        Effect::Advance(track) => html! { span.stock-amount { "▲" (icons::track(*track).show()) } },
        Effect::AdvanceAny => html! { span.stock-amount { "▲" (icons::ANY.show()) } },
        Effect::AdvanceEvent(amount) => counted(*amount, icons::EVENT),
        Effect::UpgradeShip => icons::UPGRADE.show(),
        Effect::LookEvents => icons::LOOK.show(),
        Effect::ClaimMoon(_) | Effect::ChooseMoon => html! { span.stock-amount { "+" (icons::MOON.show()) } },
        Effect::Recruit(amount) => signed("+", *amount, icons::LEADER),
        Effect::Observe => icons::DISCOVERY.show(),
        Effect::DiscardCards(amount) => signed("−", *amount, icons::resource(crate::ids::Resource::Tactics)),
        Effect::DamageModule | Effect::Infect | Effect::HitShip => icons::DAMAGE.show(),
        Effect::Dice(amount) | Effect::Hire(amount, _) => signed("+", *amount, icons::DIE),
        Effect::Targeting(amount) => signed("+", *amount, icons::AIM),
        Effect::Jam(amount) => signed("−", *amount, icons::AIM),
        Effect::SetDie(face) => html! { span.stock-amount { (icons::DIE.show()) "=" (face) } },
        Effect::SaveShip | Effect::SaveModule => icons::SHIELD.show(),
        Effect::Lose(lost) => html! { "−" (goods(*lost)) },
        _ => icons::MORE.show(),
    }
}

/// What a module counts at the end.
pub(super) fn end(end: EndRow) -> Markup {
    let what = match end.count {
        EndCount::Developments | EndCount::FaceUp => icons::DEVELOPMENT,
        EndCount::Cards => icons::resource(crate::ids::Resource::Tactics),
        EndCount::Modules(column) => icons::track(column.track()),
        EndCount::Ships => icons::ship(ShipKind::Transport),
        EndCount::Leaders => icons::LEADER,
        EndCount::Index(track) => icons::track(track),
        EndCount::Moons => icons::MOON,
        EndCount::Upgrades => icons::UPGRADE,
        EndCount::Stock(resource) => icons::resource(resource),
    };
    html! {
        (icons::END.show())
        span.stock-amount { (end.base) (icons::POINT.show()) }
        span.stock-amount { "+" (end.each) "/" @if end.per > 1 { (end.per) } (what.show()) }
    }
}
