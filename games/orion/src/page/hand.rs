//! What the reader holds: cards, cards just drawn, or the races to choose from.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_core::content::Shown;
use orrery_page::label;
use orrery_page::widgets::hand::{fan, grouped, stack};

use super::card::{self, Size};
use super::draw::Drawing;
use super::{emblems, icons, ids};
use crate::content::{RaceRow, StructureRow};
use crate::effects::{ability_lines, describe_race};
use crate::state::CardId;
use crate::words::{race_name, structure_name};

/// The hand of the reader.
pub(super) fn hand(d: &Drawing<'_>) -> Markup {
    let Some(me) = d.me() else { return html! {} };
    if me.race.is_none() {
        return html! {};
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
                (fan("drawn", "drawn", &d.key("page-drawn"),
                    &html! { p.or-title { (icons::CARD.show()) (d.key("page-drawn")) } }, &cards(d, drawn, ids::card)))
            }
            (fan("hand", "", &d.key("page-hand"), &html! {
                p.or-title { (icons::CARD.show()) (d.say(&size)) }
                @if me.hand.cards.is_empty() { p.or-empty { (d.key("page-hand-empty")) } }
            }, &cards(d, &me.hand.cards, name)))
        }
    }
}

/// Cards side by side, equal ones upon each other.
fn cards(d: &Drawing<'_>, cards: &[Shown<CardId>], name: fn(&str) -> String) -> Markup {
    let known = cards.iter().map(|card| &**card).filter(|id| d.structure(id).is_some());
    let kinds = grouped(known).into_iter().filter_map(|(id, count)| Some((d.structure(id)?, count)));
    html! { @for (row, count) in kinds { (held(d, row, count, &name(&row.id))) } }
}

fn held(d: &Drawing<'_>, row: &StructureRow, count: usize, id: &str) -> Markup {
    let kind = structure_name(&row.id);
    let field = card::field(d, row.field, None);
    let copies = html! {
        @for copy in 1..count {
            (d.scene.thing(format!("{id}-{}", copy + 1)).element("span").class("hand-copy").piece(kind.clone())
                .enters(ids::DECK).show(&html! {}))
        }
    };
    let top = d
        .scene
        .thing(id)
        .class("or-card full")
        .class(icons::class(row.colour))
        .label(card::structure_label(d, row))
        .about(kind.clone())
        .piece(kind)
        .enters(ids::DECK)
        .show(&html! {
            (card::structure(d, row, Size::Full, &field))
            @if count > 1 { span.pile-count { "×" (count) } }
        });
    stack(&copies, &top)
}

/// The races as plates, for whoever still has none.
pub(super) fn races(d: &Drawing<'_>) -> Markup {
    html! {
        div.or-races role="group" aria-label=(d.key("page-races")) {
            p.or-title { (icons::FIRST.show()) (d.key("page-races")) }
            @for (_, row) in d.game.content.races.iter() { (plate(d, row)) }
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
            span.card-head { (emblems::race(&row.id)) span.card-name { (d.key(&name)) } }
            span.or-line {
                span.or-what { (d.key("page-start")) }
                (card::resources(row.start, ""))
                @if row.start_points > 0 { span.stock-amount { (row.start_points) (icons::POINT.show()) } }
            }
            span.card-text {
                @if ability.is_empty() { span { (d.key("page-no-ability")) } }
                @for line in ability { span { (d.say(&line)) } }
            }
        })
}
