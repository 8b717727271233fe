//! Numbers and parts in signs: the same rows that the rules run.

use maud::{Markup, html};
use orrery_core::{ById, Id as _};
use orrery_page::Sign;
use orrery_page::widgets::stock;

use super::icons;
use crate::content::{PartRow, Stats};
use crate::ids::{Die, Resource, Weapon};
pub(super) use crate::words::fight_lines;

/// What is paid or gained.
pub(super) fn goods(amounts: ById<Resource, u8>) -> Markup {
    html! {
        @for (resource, amount) in amounts.iter() {
            @if *amount > 0 { (stock::amount(amount, icons::resource(resource))) }
        }
    }
}

fn dice(count: u8, sign: Sign) -> Markup {
    html! { @if count > 0 { span.stock-amount { (count) (sign.show()) } } }
}

/// The dice of a ship.
pub(super) fn weapons(stats: &Stats) -> Markup {
    html! {
        @for die in Die::each() { (dice(stats.missiles[die], icons::missile(die))) }
        @for die in Die::each() { (dice(stats.cannons[die], icons::cannon(die))) }
    }
}

/// What a ship fights with: initiative, dice, computers, shields, hull.
pub(super) fn fight(stats: &Stats) -> Markup {
    html! {
        span.stock-amount { (icons::INITIATIVE.show()) (stats.initiative) }
        (weapons(stats))
        @if stats.computer > 0 { span.stock-amount { (icons::COMPUTER.show()) "+" (stats.computer) } }
        @if stats.shield > 0 { span.stock-amount { (icons::SHIELD.show()) "−" (stats.shield) } }
        span.stock-amount { (icons::HULL.show()) (stats.hull) }
        @if stats.regenerates > 0 { span.stock-amount { (icons::REPAIR.show()) (stats.regenerates) } }
    }
}

/// The energy of a part with its sign; a `+` is made, a `−` used.
pub(super) fn energy(row: &PartRow) -> Markup {
    html! {
        @if row.energy != 0 {
            span.stock-amount.ec-energy { @if row.energy > 0 { "+" (row.energy) } @else { "−" (-row.energy) } (icons::ENERGY.show()) }
        }
    }
}

/// What a part is for, as short as it can be said: a sign and a number.
pub(super) fn part(row: &PartRow) -> Markup {
    if let Some(dice) = row.dice.first() {
        let sign = match dice.kind {
            Weapon::Cannon => icons::cannon(dice.colour),
            Weapon::Missile => icons::missile(dice.colour),
        };
        return html! { (sign.show()) @if dice.count > 1 { b { (dice.count) } } };
    }
    let (sign, number) = if row.computer > 0 {
        (icons::COMPUTER, format!("+{}", row.computer))
    } else if row.shield > 0 {
        (icons::SHIELD, format!("−{}", row.shield))
    } else if row.carries > 0 {
        (icons::BAY, row.carries.to_string())
    } else if row.hull > 0 {
        (icons::HULL, row.hull.to_string())
    } else if row.jump {
        (icons::JUMP, String::new())
    } else if row.steps > 0 {
        (icons::DRIVE, row.steps.to_string())
    } else {
        (icons::ENERGY, row.energy.to_string())
    };
    html! { (sign.show()) @if !number.is_empty() { b { (number) } } }
}

/// Everything that a part does, in signs.
pub(super) fn whole_part(row: &PartRow) -> Markup {
    let mut stats = Stats::default();
    stats.add_dice(&row.dice);
    html! {
        (weapons(&stats))
        @if row.computer > 0 { span.stock-amount { "+" (row.computer) (icons::COMPUTER.show()) } }
        @if row.shield > 0 { span.stock-amount { "−" (row.shield) (icons::SHIELD.show()) } }
        @if row.hull > 0 { span.stock-amount { (row.hull) (icons::HULL.show()) } }
        @if row.steps > 0 { span.stock-amount { (row.steps) (icons::DRIVE.show()) } }
        @if row.jump { (icons::JUMP.show()) }
        @if row.carries > 0 { span.stock-amount { (row.carries) (icons::BAY.show()) } }
        @if row.initiative > 0 { span.stock-amount { "+" (row.initiative) (icons::INITIATIVE.show()) } }
        @if row.regenerates > 0 { span.stock-amount { (row.regenerates) (icons::REPAIR.show()) } }
        (energy(row))
    }
}
