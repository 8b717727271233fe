//! What the reader plays with: stores, fleet, station and hand.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::seat_class;
use orrery_page::widgets::stock;

use super::draw::Drawing;
use super::{fleet, icons, ids, seat, station, tray};
use crate::ids::Resource;
use crate::view::PlayerView;

/// The whole console of the reader; before there is a faction, those to choose from.
pub(super) fn console(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    html! {
        div.ae-console.(seat_class(me.seat)).early[me.faction.is_none()] {
            (tray::dealt(d, me))
            @if me.faction.is_some() {
                (stores(d, me))
                (fleet::fleet(d, me))
                (station::station(d, me))
            }
        }
    }
}

/// Resources, points and leaders.
fn stores(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    html! {
        div.ae-stores role="group" aria-label=(d.key("page-stores")) {
            (seat::score(d, me))
            @for resource in Resource::ALL { (store(d, me, *resource)) }
            (seat::leaders(d, me, "leaders"))
            (station::head(d, me))
            (station::claimed(d, me))
            (station::operations(d, me))
        }
    }
}

/// One resource, with what can be stored of it.
fn store(d: &Drawing<'_>, me: &PlayerView, resource: Resource) -> Markup {
    let limits = d.game.content.sheet().limits;
    let (amount, most) = match resource {
        Resource::Tactics => (me.hand.0 as u8, me.hand_limit),
        token => (me.stock.of(token), limits.of(token)),
    };
    let label = Text::new("page-store")
        .name("resource", resource.key())
        .amount("amount", amount)
        .amount("most", most);
    let more = match resource {
        Resource::Energy => "page-tip-energy",
        Resource::Credit => "page-tip-credit",
        Resource::Tactics => "page-tip-tactics",
        _ => "page-tip-basic",
    };
    let class = format!("store {}{}", resource.word(), if amount > most { " over" } else { "" });
    let inside = html! { (icons::resource(resource).show()) b { (amount) } span.ae-most { "/" (most) } };
    stock::number(d, ids::stock(resource), &class, &[label, Text::new(more)], &inside)
}
