//! What the reader holds: cards, cards just drawn, or the races to choose from.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::label;

use super::card::{self, Size};
use super::draw::Drawing;
use super::{emblems, icons, ids};
use crate::content::{RaceRow, StructureRow};
use crate::effects::{ability_lines, describe_race};
use crate::state::Resource;
use crate::view::PlayerView;
use crate::words::{race_name, structure_name};

/// The hand of the reader.
pub(super) fn hand(d: &Drawing<'_>) -> Markup {
    let Some(me) = d.me() else { return html! {} };
    if me.race.is_none() {
        return races(d);
    }
    let drawn = me.hand.drawn.as_deref().unwrap_or_default();
    // While some of the cards just drawn, or the card on the pile, are to be chosen, those are the cards in question.
    let elsewhere = !drawn.is_empty() || d.builds_from_pile();
    let name = if elsewhere { ids::held } else { ids::card };
    let size = Text::new("page-hand-size")
        .amount("count", me.hand.cards.len() as i64)
        .amount("limit", d.game.options.hand_limit);
    html! {
        div.or-hands {
            @if !drawn.is_empty() {
                div.or-hand.drawn data-scroll="drawn" tabindex="0" role="group" aria-label=(d.key("page-drawn")) {
                    p.or-title { (icons::card()) (d.key("page-drawn")) }
                    div.or-row { (cards(d, drawn, ids::card)) }
                }
            }
            div.or-hand data-scroll="hand" tabindex="0" role="group" aria-label=(d.key("page-hand")) {
                p.or-title { (icons::card()) (d.say(&size)) (purse(d, me)) }
                @if me.hand.cards.is_empty() { p.or-empty { (d.key("page-hand-empty")) } }
                div.or-row { (cards(d, &me.hand.cards, name)) }
            }
        }
    }
}

/// The numbers of the own sheet that every decision needs: where the window is low, the sheet is not beside the hand.
fn purse(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let label = Text::new("page-purse")
        .amount("food", me.stock.of(Resource::Food))
        .amount("fleet", me.stock.of(Resource::Fleet))
        .amount("production", me.stock.of(Resource::Production))
        .amount("morale", me.morale)
        .amount("markers", me.available)
        .amount("points", me.points)
        .amount("score", me.score);
    d.scene.thing(ids::space(me.seat, "purse")).element("span").class("or-purse").label(d.say(&label)).tip(d.say(&label)).show(
        &html! {
            @for resource in Resource::ALL { span.or-amount { (me.stock.of(*resource)) (icons::resource(*resource)) } }
            span.or-amount { (me.morale) (icons::morale()) }
            span.or-amount { (me.available) (icons::marker()) }
            span.or-amount { (me.points) (icons::point()) span.or-what { "→" (me.score) } }
        },
    )
}

/// Cards side by side, equal ones upon each other.
fn cards(d: &Drawing<'_>, cards: &[String], name: fn(&str) -> String) -> Markup {
    let mut kinds: Vec<(&StructureRow, usize)> = Vec::new();
    for row in cards.iter().filter_map(|id| d.structure(id)) {
        match kinds.iter_mut().find(|(other, _)| other.id == row.id) {
            Some((_, count)) => *count += 1,
            None => kinds.push((row, 1)),
        }
    }
    html! { @for (row, count) in kinds { (held(d, row, count, &name(&row.id))) } }
}

fn held(d: &Drawing<'_>, row: &StructureRow, count: usize, id: &str) -> Markup {
    let kind = structure_name(&row.id);
    let field = card::field(d, row.field, None);
    html! {
        div.or-held {
            @for copy in 1..count {
                (d.scene.thing(format!("{id}-{}", copy + 1)).element("span").class("or-copy").piece(kind.clone())
                    .enters(ids::DECK).show(&html! {}))
            }
            (d.scene.thing(id).class("or-card full").class(icons::class(row.colour))
                .label(card::structure_label(d, row)).about(kind.clone()).piece(kind).enters(ids::DECK)
                .show(&html! {
                    (card::structure(d, row, Size::Full, &field))
                    @if count > 1 { span.or-count { "×" (count) } }
                }))
        }
    }
}

/// The races as plates, for whoever still has none.
fn races(d: &Drawing<'_>) -> Markup {
    html! {
        div.or-hand.races data-scroll="races" tabindex="0" role="group" aria-label=(d.key("page-races")) {
            p.or-title { (icons::first()) (d.key("page-races")) }
            div.or-row { @for (_, row) in d.game.content.races.iter() { (plate(d, row)) } }
        }
    }
}

/// A race with its start values and its ability.
fn plate(d: &Drawing<'_>, row: &RaceRow) -> Markup {
    let name = race_name(&row.id);
    let ability = ability_lines(row);
    d.scene
        .thing(ids::plate(&row.id))
        .class("or-plate")
        .label(d.say(&label(name.clone(), describe_race(row))))
        .about(name.clone())
        .show(&html! {
            span.or-head { (emblems::race(&row.id)) span.or-name { (d.key(&name)) } }
            span.or-line {
                span.or-what { (d.key("page-start")) }
                (card::resources(row.start, ""))
                @if row.start_points > 0 { span.or-amount { (row.start_points) (icons::point()) } }
            }
            span.or-text {
                @if ability.is_empty() { span { (d.key("page-no-ability")) } }
                @for line in ability { span { (d.say(&line)) } }
            }
        })
}
