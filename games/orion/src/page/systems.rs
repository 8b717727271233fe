//! Systems: fanned stacks with the active card in front, the advisor beside them, and places to build on.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::widgets::tableau;

use super::card::{self, Size};
use super::draw::Drawing;
use super::{icons, ids};
use crate::content::StructureRow;
use crate::state::{Slot, SystemId};
use crate::view::{PlayerView, SystemView, UnderWay};
use crate::words::{advisor_name, structure_name, system_number};

/// The advisor and all systems of a player.
pub(super) fn systems(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let mine = d.is_me(player.seat);
    let label = Text::new("page-systems-of").seat("who", player.seat);
    let find = |id: SystemId| player.systems.iter().find(|system| system.system == id);
    let regular = SystemId::regular().filter(|id| find(*id).is_some()).count();
    html! {
        div.or-systems.none[!mine && player.systems.is_empty() && player.advisor.is_none()] role="group" aria-label=(d.say(&label)) {
            @for id in SystemId::regular() {
                @if let Some(system) = find(id) { (stack(d, player, system)) }
                @else if id.index() == regular && mine { (empty(d, player, id)) }
                @else if mine { (later(d, player, id)) }
            }
            @if let Some(system) = find(SystemId::EXTRA) { (stack(d, player, system)) }
            (advisor(d, player))
        }
    }
}

/// How many structures a system can hold.
fn room(d: &Drawing<'_>, system: &SystemView) -> u8 {
    let founder = system.founder.as_ref().and_then(|(id, _)| d.advisor(id));
    founder.map_or(d.game.content.sheet().system_size, |row| row.founds_system.unwrap_or_default())
}

/// A place that holds nothing yet.
fn empty(d: &Drawing<'_>, player: &PlayerView, id: SystemId) -> Markup {
    let label = Text::new("page-system-new").amount("system", system_number(id));
    html! {
        div.or-system {
            (d.scene.thing(ids::system(player.seat, id)).class("or-site").explain(&[label.clone(), Text::new("page-tip-system-new")])
                .show(&html! { (icons::BUILD.show()) span { (d.say(&label)) } }))
        }
    }
}

/// A place whose turn comes after the one before it.
fn later(d: &Drawing<'_>, player: &PlayerView, id: SystemId) -> Markup {
    let label = Text::new("page-system-later").amount("system", system_number(id));
    let tip = Text::new("page-tip-system-later")
        .amount("before", system_number(id) - 1)
        .amount("most", SystemId::regular().count() as i64);
    let thing = d.scene.thing(ids::system(player.seat, id)).class("or-system or-later");
    thing.explain(&[label, tip]).show(&html! {})
}

/// One system: its head, the covered cards as strips, the active card in front.
fn stack(d: &Drawing<'_>, player: &PlayerView, system: &SystemView) -> Markup {
    let (holds, room) = (system.cards.len(), room(d, system));
    let label = Text::new("page-system")
        .amount("system", system_number(system.system))
        .amount("holds", holds as i64)
        .amount("room", room);
    html! {
        div.or-system {
            (d.scene.thing(ids::system(player.seat, system.system)).class("or-system-head").explain(&[label, Text::new("page-tip-system").amount("room", room)])
                .show(&html! {
                    (icons::SYSTEM.show())
                    b { (system_number(system.system)) }
                    (tableau::room(holds, room.into()))
                }))
            div.or-stack { (founder(d, player, system)) (cards(d, player, system)) }
        }
    }
}

/// The advisor below all structures of the additional system.
fn founder(d: &Drawing<'_>, player: &PlayerView, system: &SystemView) -> Markup {
    let Some((id, colour)) = &system.founder else { return html! {} };
    let name = advisor_name(id);
    let class = if system.cards.is_empty() { "or-card founder" } else { "or-strip founder" };
    let thing = if system.cards.is_empty() {
        ids::slot(player.seat, Slot::from(system.system))
    } else {
        format!("founder-{}", player.seat.index())
    };
    let label = Text::new("sketch-founder").name("advisor", name.clone()).name("colour", colour.key());
    d.scene
        .thing(thing)
        .class(class)
        .class(icons::class(*colour))
        .label(d.say(&label))
        .about(name.clone())
        .piece(name.clone())
        .show(&html! {
            span.card-head {
                (icons::colour(*colour).show())
                span.card-name { (d.key(&name)) }
            }
            @if system.cards.is_empty() { (super::emblems::advisor(id)) }
        })
}

/// The structures of a system from the bottom to the top.
fn cards(d: &Drawing<'_>, player: &PlayerView, system: &SystemView) -> Markup {
    let rows: Vec<_> = system.cards.iter().filter_map(|id| d.structure(id)).collect();
    let stacking = match d.view.under_way {
        Some(UnderWay::Stacking { seat, system: id, placed, former_top })
            if seat == player.seat && id == system.system =>
        {
            Some((usize::from(placed), usize::from(former_top)))
        }
        _ => None,
    };
    let names: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    let top = rows.len().saturating_sub(1);
    html! {
        @for (place, row) in rows.iter().enumerate() {
            @let marked = system.marker && place == stacking.map_or(top, |(_, former_top)| former_top);
            @let id = match stacking {
                Some(stacking) => to_stack(player.seat, &names, place, stacking, system.marker),
                None if place == top => ids::slot(player.seat, Slot::from(system.system)),
                None => covered(player, system, place),
            };
            @if place == top { (active(d, player, system, row, id, marked)) }
            @else { (strip(d, player, system, row, id, marked)) }
        }
    }
}

fn covered(player: &PlayerView, system: &SystemView, place: usize) -> String {
    format!("covered-{}-{}-{place}", player.seat.index(), system.system)
}

/// The id of a card in a system that is stacked anew: equal cards that are still to be placed are one choice, but for
/// the one that bears the marker.
fn to_stack(
    seat: Seat,
    cards: &[&str],
    place: usize,
    (placed, former_top): (usize, usize),
    marker: bool,
) -> String {
    let id = cards[place];
    let bears = |other: usize| marker && other == former_top;
    let equal: Vec<usize> = (placed..cards.len()).filter(|other| cards[*other] == id).collect();
    let twins = equal.len() > 1 && equal.iter().any(|other| bears(*other));
    let first = equal.iter().find(|other| !(twins && bears(**other)));
    if twins && bears(place) {
        ids::stacked_marked(id)
    } else if first == Some(&place) {
        ids::stacked(id)
    } else {
        format!("lying-{}-{place}", seat.index())
    }
}

fn on_card(player: &PlayerView, system: &SystemView, marked: bool) -> Option<(Seat, String)> {
    marked.then(|| (player.seat, format!("on-{}-{}", player.seat.index(), system.system)))
}

/// The active card.
fn active(
    d: &Drawing<'_>,
    player: &PlayerView,
    system: &SystemView,
    row: &StructureRow,
    id: String,
    marked: bool,
) -> Markup {
    let kind = structure_name(&row.id);
    let size = if d.is_me(player.seat) { Size::Built } else { Size::Small };
    let field = card::field(d, row.field, on_card(player, system, marked));
    let label = card::structure_label(d, row);
    let label = if marked { d.say(&Text::new("page-marked").word("card", label)) } else { label };
    d.scene
        .thing(id)
        .class("or-card")
        .class(if size == Size::Built { "built" } else { "small" })
        .class(icons::class(row.colour))
        .label(label)
        .about(kind.clone())
        .piece(kind)
        .show(&card::structure(d, row, size, &field))
}

/// A covered card.
fn strip(
    d: &Drawing<'_>,
    player: &PlayerView,
    system: &SystemView,
    row: &StructureRow,
    id: String,
    marked: bool,
) -> Markup {
    let kind = structure_name(&row.id);
    d.scene
        .thing(id)
        .class("or-strip")
        .class(icons::class(row.colour))
        .label(d.key(&kind))
        .about(kind.clone())
        .piece(kind)
        .show(&html! {
            (card::strip(d, row))
            @if let Some((seat, id)) = on_card(player, system, marked) { (card::marker(d, id, seat)) }
        })
}

/// The hired advisor.
fn advisor(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let hired = player.advisor.as_ref().and_then(|hired| Some((d.advisor(&hired.advisor)?, hired.marker)));
    let Some((row, marker)) = hired else { return html! {} };
    let name = advisor_name(&row.id);
    let size = if d.is_me(player.seat) { Size::Built } else { Size::Small };
    let marked = marker.then(|| (player.seat, format!("on-{}-advisor", player.seat.index())));
    let field = card::field(d, row.field, marked);
    html! {
        div.or-system.advisor {
            (d.scene.thing(ids::slot(player.seat, Slot::Advisor)).class("or-card advisor")
                .class(if size == Size::Built { "built" } else { "small" })
                .label(card::advisor_label(d, row)).about(name.clone()).piece(name)
                .show(&card::advisor(d, row, size, &field)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(cards: &[&str], stacking: (usize, usize), marker: bool) -> Vec<String> {
        (0..cards.len()).map(|place| to_stack(Seat::new(0), cards, place, stacking, marker)).collect()
    }

    #[test]
    fn equal_cards_to_be_stacked_are_one_choice_but_for_the_marked_one() {
        let cards = ["titan", "frigate", "titan"];
        assert_eq!(ids(&cards, (0, 2), false), ["stack-titan", "stack-frigate", "lying-0-2"]);
        assert_eq!(ids(&cards, (0, 2), true), ["stack-titan", "stack-frigate", "stack-marked-titan"]);
        assert_eq!(ids(&cards, (1, 0), true), ["lying-0-0", "stack-frigate", "stack-titan"]);
        assert_eq!(ids(&cards, (1, 2), true), ["lying-0-0", "stack-frigate", "stack-titan"]);
    }
}
