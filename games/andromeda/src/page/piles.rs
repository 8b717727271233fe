//! Decks, stacks and discard piles.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::Sign;
use orrery_page::widgets::hand::grouped;
use orrery_page::widgets::pile;

use super::draw::Drawing;
use super::icons;
use super::ids;
use crate::ids::Resource;

/// All of them.
pub(super) fn piles(d: &Drawing<'_>) -> Markup {
    let view = d.view;
    let named = |kind: &str, cards: &[String]| -> Vec<Text> {
        grouped(cards)
            .into_iter()
            .map(|(id, count)| {
                Text::new("page-times").name("what", format!("{kind}-{id}")).amount("count", count as i64)
            })
            .collect()
    };
    let events: Vec<_> = named("event", &view.events_pile);
    html! {
        div.ae-piles {
            (one(d, ids::TACTICS_DECK, icons::resource(Resource::Tactics), &Text::new("page-tactics-deck").amount("count", view.tactics_deck), Vec::new(), view.tactics_deck.into()))
            (one(d, "tactics-pile", icons::resource(Resource::Tactics), &Text::new("page-tactics-pile").amount("count", view.tactics_pile.len() as i64), named("tactic", &view.tactics_pile), view.tactics_pile.len() as i64))
            (one(d, "event-deck", icons::EVENT, &Text::new("page-event-deck").amount("count", view.events.0 as i64), events, view.events.0 as i64))
            @for (stack, (left, known)) in view.discoveries.iter().enumerate() {
                @let known = known.as_deref().map(|ids| named("discovery", ids)).unwrap_or_default();
                (one(d, &format!("discoveries-{stack}"), icons::DISCOVERY, &stack_label(stack, *left), known, (*left).into()))
            }
            @if view.mechaphages < d.game.content.sheet().mechaphages {
                (one(d, "mechaphages", icons::DAMAGE, &Text::new("page-mechaphages").amount("count", view.mechaphages), Vec::new(), view.mechaphages.into()))
            }
        }
    }
}

fn stack_label(stack: usize, left: u8) -> Text {
    let key = if stack < 2 { "page-stack-track" } else { "page-stack-observatory" };
    Text::new(key).amount("count", left).amount("number", stack as i64 + 1)
}

/// One pile: a sign, how many, and what is known of it.
fn one(d: &Drawing<'_>, id: &str, sign: Sign, label: &Text, known: Vec<Text>, count: i64) -> Markup {
    let mut lines = vec![label.clone()];
    if !known.is_empty() {
        lines.push(Text::new("page-pile-of").list("cards", known));
    }
    let open = if id == "tactics-pile" { "open" } else { "" };
    pile::pile(d, id, open, &lines, &sign.show(), count)
}
