//! What the reader plays with: the Cargo card between the two crew rows, the upgrades of the Ark, the Bridge.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::{tableau, track};

use super::card::{self, Active};
use super::draw::Drawing;
use super::{icons, ids, seat};
use crate::content::{Expert, Pair};
use crate::state::{Resource, Row, Specialist, Upgrade};
use crate::view::{OpenCard, PlayerView};

/// The whole console of the reader.
pub(super) fn console(d: &Drawing<'_>) -> Markup {
    let Some(me) = d.me() else { return html! {} };
    html! {
        div.mc-console.(orrery_page::seat_class(me.seat)) {
            div.mc-crews role="group" aria-label=(d.key("page-crew")) {
                (row(d, me, Row::Upper, &me.upper))
                (cargo(d, me))
                (row(d, me, Row::Lower, &me.lower))
            }
            div.mc-ship {
                (upgrades(d, me))
                (bridge(d, me))
            }
        }
    }
}

/// Cards that the reader must decide about: dealt, drawn, or being played.
pub(super) fn waiting(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let dealt = me.dealt.1.as_deref().unwrap_or_default();
    let open: Vec<_> = d.view.open.iter().filter(|card| owner(card) == me.seat).collect();
    if dealt.is_empty() && open.is_empty() {
        return html! {};
    }
    html! {
        div.mc-waiting role="group" aria-label=(d.key("page-waiting")) {
            @if !dealt.is_empty() {
                p.mc-heading { (icons::CARD.show()) (d.key("page-dealt")) }
                @for id in dealt { (card::crew(d, id, Active::Neither)) }
            }
            @for card in open { (open_card(d, card)) }
        }
    }
}

const fn owner(card: &OpenCard) -> orrery_core::Seat {
    match card {
        OpenCard::ToPlace(seat, _) | OpenCard::Aside(seat, _) | OpenCard::Survivor(seat, _) => *seat,
    }
}

/// A card that lies open, with what is happening to it.
pub(super) fn open_card(d: &Drawing<'_>, open: &OpenCard) -> Markup {
    match open {
        OpenCard::ToPlace(_, id) => {
            html! { p.mc-heading { (icons::CARD.show()) (d.key("page-to-place")) } (card::crew(d, id, Active::Neither)) }
        }
        OpenCard::Aside(_, id) => {
            html! { p.mc-heading { (icons::CARD.show()) (d.key("page-aside")) } (card::crew(d, id, Active::Neither)) }
        }
        OpenCard::Survivor(_, id) => {
            html! { p.mc-heading { (icons::SURVIVORS.show()) (d.key("page-met")) } (card::survivor(d, id)) }
        }
    }
}

/// Open cards that are not the reader's.
pub(super) fn others_open<'a>(d: &Drawing<'a>) -> Vec<&'a OpenCard> {
    d.view.open.iter().filter(|card| !d.is_me(owner(card))).collect()
}

/// One crew row: its cards, then a slot for each that still has room. The first free slot takes the next card.
fn row(d: &Drawing<'_>, me: &PlayerView, row: Row, cards: &[String]) -> Markup {
    let most = usize::from(d.game.content.sheet().row_size);
    let (tip, arrow) = match row {
        Row::Upper => ("page-tip-upper", "▼"),
        Row::Lower => ("page-tip-lower", "▲"),
    };
    let label = Text::new("page-row")
        .name("row", row.key())
        .amount("count", cards.len() as i64)
        .amount("most", most as i64);
    let slot = |id: String, inside: &Markup| {
        d.scene.thing(id).class("tableau-slot").explain(&[label.clone(), Text::new(tip)]).show(inside)
    };
    html! {
        div.tableau-row.(row.word()) {
            @for id in cards { (card::crew(d, id, Active::In(row))) }
            (tableau::free(cards.len(), most, |place| html! {
                @if place == cards.len() {
                    (slot(ids::row(me.seat, row), &html! { span.mc-arrow { (arrow) } span { (d.key(row.key())) } }))
                } @else { span.tableau-slot.later data-tip=(d.lines(&[label.clone(), Text::new(tip)])) {} }
            }))
            @if cards.len() >= most { span.mc-full { (slot(ids::row(me.seat, row), &html! { span.mc-arrow { (arrow) } })) } }
        }
    }
}

/// The Cargo card: four tracks, and the specialist tokens.
fn cargo(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    html! {
        div.mc-cargo {
            @for resource in Resource::ALL { (hold(d, me, *resource)) }
            span.mc-tokens {
                @for specialist in Specialist::ALL { (seat::token(d, me, *specialist)) }
            }
        }
    }
}

/// One resource of the Cargo card.
fn hold(d: &Drawing<'_>, me: &PlayerView, resource: Resource) -> Markup {
    let most = d.game.content.sheet().larger_capacity.max(me.capacity);
    let amount = me.cargo.of(resource);
    let lines = seat::cargo_lines(me, resource);
    d.scene.thing(ids::cargo(me.seat, resource)).class("mc-hold").class(resource.word()).explain(&lines).show(
        &html! {
            (icons::resource(resource).show())
            b { (amount) }
            (track::cells((1..=most).map(|space| (cell(space <= amount, space > me.capacity), html! {}))))
        },
    )
}

/// The class of a space of the hold.
const fn cell(full: bool, shut: bool) -> &'static str {
    match (full, shut) {
        (true, true) => "full shut",
        (true, false) => "full",
        (false, true) => "shut",
        (false, false) => "",
    }
}

/// The Ark card: two rows of four, an outpost between the pairs that free it.
fn upgrades(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    html! {
        div.mc-upgrades role="group" aria-label=(d.key("page-upgrades")) {
            @for upgrade in Upgrade::ALL { (tile(d, me, *upgrade)) }
            (outpost_field(d, me, Pair::A))
            (outpost_field(d, me, Pair::B))
        }
    }
}

/// An upgrade: what it costs and gives; a colony marker lies on it until it is unlocked.
fn tile(d: &Drawing<'_>, me: &PlayerView, upgrade: Upgrade) -> Markup {
    let sheet = d.game.content.sheet();
    let row = sheet.upgrades.of(upgrade);
    let unlocked = me.upgrades.contains(&upgrade);
    let (state, tip) = if unlocked {
        ("unlocked", "page-unlocked")
    } else if upgrade == Upgrade::Engines && me.engines > 0 {
        ("half", "page-half-unlocked")
    } else {
        ("locked", "page-locked")
    };
    let label = Text::new("page-upgrade").name("upgrade", upgrade.key()).text("state", Text::new(tip));
    d.scene
        .thing(ids::upgrade(me.seat, upgrade))
        .class("mc-upgrade")
        .class(state)
        .class(upgrade.word())
        .label(d.say(&label))
        .about(upgrade.key())
        .tip(d.key(tip))
        .show(&html! {
            span.card-name { (d.key(upgrade.key())) }
            (icons::gift(upgrade, sheet.moves, sheet.larger_capacity))
            @if unlocked { span.mc-done { "✓" } } @else {
                span.mc-cost {
                    @match row.specialist {
                        Expert::Engineer => { (icons::specialist(Specialist::Engineer).show()) }
                        Expert::AnyLeader => { (icons::ANY_LEADER.show()) }
                    }
                    (icons::resources(row.cost))
                }
            }
        })
}

/// The outpost between two upgrades.
fn outpost_field(d: &Drawing<'_>, me: &PlayerView, pair: Pair) -> Markup {
    let sheet = d.game.content.sheet();
    let both: Vec<_> =
        Upgrade::ALL.iter().filter(|upgrade| sheet.upgrades.of(**upgrade).pair == Some(pair)).collect();
    let free = both.iter().all(|upgrade| me.upgrades.contains(upgrade));
    let names = both.iter().map(|upgrade| Text::new(upgrade.key())).collect();
    let label = Text::new(if free { "page-pair-free" } else { "page-pair" })
        .list("upgrades", names)
        .amount("points", sheet.outpost_unlocked);
    let name = match pair {
        Pair::A => "pair-a",
        Pair::B => "pair-b",
    };
    d.scene
        .thing(ids::place(me.seat, name))
        .class("mc-pair")
        .class(name)
        .class(if free { "free" } else { "" })
        .explain(&[label])
        .show(&html! { @if !free { (icons::OUTPOST.show()) } "+" (sheet.outpost_unlocked) (icons::POINT.show()) })
}

/// Survivors on board and settled, colonies, outposts.
fn bridge(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    html! {
        div.mc-bridge {
            (seat::numbers(d, me))
            (seat::bridge(d, me))
            @for id in &me.survivors { (card::survivor(d, id)) }
            (seat::settled(d, me))
            (seat::colonies(d, me))
            (seat::outposts(d, me))
        }
    }
}
