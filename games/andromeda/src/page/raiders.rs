//! The raider cards that have been turned up: what each is, and where its raiders are.

use maud::{Markup, html};
use orrery_core::Text;

use super::draw::Drawing;
use super::{icons, ids, signs};
use crate::view::RaiderView;

/// All cards.
pub(super) fn cards(d: &Drawing<'_>) -> Markup {
    html! {
        div.ae-raider-cards role="group" aria-label=(d.key("raiders")) {
            @for card in &d.view.raiders { (one(d, card)) }
        }
    }
}

/// One card.
pub(super) fn one(d: &Drawing<'_>, card: &RaiderView) -> Markup {
    let name = d.raider_key(card.class);
    let Some(row) = d.raider(card.class) else { return html! {} };
    let label = match card.places.as_slice() {
        [] => Text::new("page-raider-away").name("raider", name.clone()),
        places => {
            let places = places.iter().map(|space| space.word()).collect::<Vec<_>>().join(", ");
            Text::new("page-raider-at").name("raider", name.clone()).word("places", places)
        }
    };
    d.scene
        .thing(ids::raider_card(card.class))
        .class("ae-raider-card")
        .class(if card.places.is_empty() { "absent" } else { "" })
        .label(d.say(&label))
        .about(name.clone())
        .tip(d.say(&label))
        .show(&html! {
            span.ae-class { (card.class) }
            span.ae-name { (d.key(&name)) }
            span.ae-values {
                span.stock-amount { (icons::RANGE.show()) (row.range) }
                span.stock-amount { (icons::DIE.show()) (row.weaponry) }
                @if row.targeting > 0 { span.stock-amount { (icons::AIM.show()) "+" (row.targeting) } }
                @for shield in 0..row.shields { span.stock-amount.hit[shield < card.damage] { (icons::SHIELD.show()) } }
            }
            span.ae-does { (icons::THEN.show()) (signs::steps(&row.reward)) }
            @if !card.places.is_empty() {
                span.ae-where { @for space in &card.places { (space) " " } }
            }
        })
}
