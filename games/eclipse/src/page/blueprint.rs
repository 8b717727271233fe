//! Blueprints: parts on their spaces, running totals, and what is wrong with one.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::widgets::stock::number;

use super::draw::Drawing;
use super::{icons, ids, signs};
use crate::content::Stats;
use crate::ids::{PartId, Unit};
use crate::refusal::Refusal;

/// The printed or placed part on each space.
fn parts(d: &Drawing<'_>, seat: Seat, unit: Unit) -> Vec<(Option<PartId>, bool)> {
    let spaces = d.game.spaces_of(d.table(), seat, unit);
    let part = |space: usize| {
        (d.game.part_on(d.table(), seat, unit, space), d.player(seat).tiles[unit][space].is_some())
    };
    (0..spaces).map(part).collect()
}

/// All blueprints of the reader.
pub(super) fn editor(d: &Drawing<'_>, me: Seat) -> Markup {
    html! {
        div.ec-blueprints role="group" aria-label=(d.key("content-blueprints")) {
            @for unit in d.drawn_units(me) { (own(d, me, unit)) }
        }
    }
}

/// Units without a blueprint.
pub(super) fn structures(d: &Drawing<'_>, me: Seat) -> Markup {
    html! {
        div.ec-structures {
            @for unit in [Unit::Starbase, Unit::Orbital, Unit::Monolith] {
                @if d.drawn_units(me).all(|other| other != unit) { (head(d, me, unit)) }
            }
        }
    }
}

/// A blueprint of the reader: its spaces can be pressed.
fn own(d: &Drawing<'_>, me: Seat, unit: Unit) -> Markup {
    let wrong = problem(d, me, unit).is_some();
    html! {
        div.ec-blueprint.wrong[wrong].(unit.word()) {
            (head(d, me, unit))
            div.ec-slots {
                @for (space, (part, placed)) in parts(d, me, unit).into_iter().enumerate() { (slot(d, unit, space as u8, part, placed)) }
                (beside(d, me, unit))
            }
            (totals(d, me, unit))
        }
    }
}

/// A unit with its price and how many can still be built; Build presses here.
fn head(d: &Drawing<'_>, me: Seat, unit: Unit) -> Markup {
    let player = d.player(me);
    let cost = d.game.kit(d.table(), me).costs[unit];
    let structure = d.game.content.unit(unit).structure;
    let mut lines = vec![Text::new(unit.key())];
    lines.push(match cost {
        Some(cost) => Text::new("page-unit-cost").amount("cost", cost),
        None => Text::new("page-unit-never"),
    });
    if structure || unit == Unit::Starbase {
        lines.push(Text::new(if player.units.contains(unit) {
            "page-unit-known"
        } else {
            "page-unit-needs"
        }));
    }
    if !structure {
        lines.push(Text::new("page-unit-left").amount("count", player.unbuilt[unit]));
        lines.extend(summary(&player.stats[unit]));
    }
    let locked = (structure || unit == Unit::Starbase) && !player.units.contains(unit);
    d.scene.thing(ids::unit(unit)).class("ec-unit").class(if locked { "locked" } else { "" }).explain(&lines).show(&html! {
        (icons::unit(unit).show())
        span.ec-unit-name { (d.key(unit.key())) }
        @match cost {
            Some(cost) => { span.stock-amount { (cost) (icons::resource(crate::ids::Resource::Materials).show()) } }
            None => { span.ec-fine { "–" } }
        }
        @if !structure { span.ec-fine { "×" (player.unbuilt[unit]) } }
    })
}

fn slot(d: &Drawing<'_>, unit: Unit, space: u8, part: Option<PartId>, placed: bool) -> Markup {
    let thing =
        d.scene.thing(ids::slot(unit, space)).class("ec-slot").class(if placed { "placed" } else { "" });
    let Some(part) = part else {
        let lines = [Text::new("page-slot-empty").name("unit", unit.key()).amount("space", space + 1)];
        return thing.class("empty").explain(&lines).show(&html! {});
    };
    let key = d.game.part_name(part);
    let tip = d.key(if placed { "page-slot-placed" } else { "page-slot-printed" });
    thing.label(d.key(&key)).about(key.clone()).tip(tip).show(&signs::part(d.part(part)))
}

/// A part beside the blueprint (ECL-63).
fn beside(d: &Drawing<'_>, me: Seat, unit: Unit) -> Markup {
    let part = d.player(me).beside.filter(|(of, _)| *of == unit).map(|(_, part)| part);
    let asked = d.scene.acts_at(&ids::beside(unit)).next().is_some();
    if part.is_none() && !asked {
        return html! {};
    }
    let label = Text::new("label-part-beside").name("blueprint", unit.key());
    let mut lines = vec![label];
    lines.extend(part.map(|part| Text::named(d.game.part_name(part))));
    d.scene.thing(ids::beside(unit)).class("ec-slot outside").explain(&lines).show(&html! {
        @match part { Some(part) => { (signs::part(d.part(part))) } None => { "+" } }
    })
}

/// What is wrong with a blueprint (ECL-91, ECL-92).
fn problem(d: &Drawing<'_>, seat: Seat, unit: Unit) -> Option<Text> {
    let refusal = d.game.check_stats(unit, &d.player(seat).stats[unit]).err()?;
    Some(match refusal {
        Refusal::Energy { unit, used, made } => {
            Text::new("refusal-energy").name("unit", unit.key()).amount("used", used).amount("made", made)
        }
        Refusal::NoDrive { unit } => Text::new("refusal-no-drive").name("unit", unit.key()),
        _ => Text::new("refusal-drive-not-allowed").name("unit", unit.key()),
    })
}

/// A ship in one line of words.
pub(super) fn summary(stats: &Stats) -> Vec<Text> {
    let mut lines = vec![Text::new("page-energy").amount("used", stats.used).amount("made", stats.made)];
    if stats.steps > 0 || stats.jumps > 0 {
        lines.push(Text::new("stat-steps").amount("count", stats.steps));
    }
    if stats.jumps > 0 {
        lines.push(Text::new("stat-jump"));
    }
    lines.extend(signs::fight_lines(stats));
    lines
}

/// Initiative, move, hull, computers, shields, dice and energy.
fn totals(d: &Drawing<'_>, seat: Seat, unit: Unit) -> Markup {
    let stats = &d.player(seat).stats[unit];
    let mut lines = vec![Text::new("page-totals").name("unit", unit.key())];
    lines.extend(problem(d, seat, unit));
    lines.extend(summary(stats));
    number(
        d,
        format!("totals-{unit}-{}", seat.index()),
        "ec-totals",
        &lines,
        &html! {
            span.stock-amount.ec-balance.short[stats.used > stats.made] { (icons::ENERGY.show()) (stats.used) "/" (stats.made) }
            @if stats.steps > 0 || stats.jumps > 0 { span.stock-amount { (icons::DRIVE.show()) (stats.steps) @if stats.jumps > 0 { "+J" } } }
            (signs::fight(stats))
        },
    )
}

/// A blueprint of somebody else in one thing.
pub(super) fn other(d: &Drawing<'_>, seat: Seat, unit: Unit) -> Markup {
    let player = d.player(seat);
    let stats = &player.stats[unit];
    let parts = parts(d, seat, unit);
    let names = parts.iter().filter_map(|(part, _)| *part).map(|part| Text::named(d.game.part_name(part)));
    let beside = player.beside.filter(|(of, _)| *of == unit).map(|(_, part)| part);
    let names = names.chain(beside.map(|part| Text::named(d.game.part_name(part))));
    let mut lines = vec![
        Text::new("page-blueprint-of").seat("who", seat).name("unit", unit.key()),
        Text::new("page-list").list("things", names.collect()),
        Text::new("page-unit-left").amount("count", player.unbuilt[unit]),
    ];
    lines.extend(summary(stats));
    number(
        d,
        format!("blueprint-{unit}-{}", seat.index()),
        "ec-plan",
        &lines,
        &html! {
            span.ec-plan-head {
                (icons::unit(unit).show())
                @if stats.steps > 0 || stats.jumps > 0 { span.stock-amount { (icons::DRIVE.show()) (stats.steps) @if stats.jumps > 0 { "+J" } } }
                (signs::fight(stats))
            }
            span.ec-plan-parts {
                @for (part, placed) in &parts {
                    span.ec-slot.placed[*placed].empty[part.is_none()] { @if let Some(part) = part { (signs::part(d.part(*part))) } }
                }
                @if let Some(part) = beside { span.ec-slot.outside { (signs::part(d.part(part))) } }
            }
        },
    )
}
