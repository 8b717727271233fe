//! What the reader holds: tactics cards, tokens, development cards, the destiny card, sustain cards in play.

use maud::{Markup, html};
use orrery_page::widgets::hand::grouped;

use super::card;
use super::draw::Drawing;
use super::{icons, ids};
use crate::view::{PlayerView, UnderWay};

/// Everything in the hand, cards first.
pub(super) fn hand(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let cards = me.hand.1.as_deref().unwrap_or_default();
    let held = me.discoveries.1.as_deref().unwrap_or_default();
    // While a token of a stack is taken, that one has the name.
    let discovering = d.asks_me() && matches!(d.under_way(), Some(UnderWay::Discovering(_)));
    html! {
        div.ae-hand data-frame="hand" role="group" aria-label=(d.key("page-hand")) {
            @for (id, count) in grouped(cards) { (card::tactic(d, id, count)) }
            @if cards.is_empty() { span.ae-none { (d.key("page-no-cards")) } }
            div.ae-chips {
                @for id in &me.tokens { (card::token(d, ids::component("token", id), "token", id, 1)) }
                @for (id, count) in grouped(held) {
                    @let thing = if discovering { format!("held-{id}") } else { ids::component("discovery", id) };
                    (card::token(d, thing, "discovery", id, count))
                }
                @for (track, up, used) in me.cards.iter().filter(|(_, up, used)| up + used > 0) { (card::development(d, *track, *up, *used)) }
                @for (place, id) in me.sustain.iter().enumerate() { (card::small_tactic(d, format!("sustain-{place}"), id)) }
                @if let Some(id) = &me.destiny { (destiny(d, id)) }
            }
        }
    }
}

/// The destiny card that was kept.
fn destiny(d: &Drawing<'_>, id: &str) -> Markup {
    let name = format!("destiny-{id}");
    let row = d.game.content.destinies.iter().map(|(_, row)| row).find(|row| row.id == id);
    d.scene
        .thing("own-destiny")
        .element("span")
        .class("ae-chip destiny")
        .label(d.key(&name))
        .about(name.clone())
        .show(&html! {
            (icons::END.show())
            @if let Some(row) = row { (icons::track(row.first).show()) (icons::track(row.second).show()) }
        })
}
