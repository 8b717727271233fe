//! Cards: structures, advisors, and what is printed on both.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::widgets::{card as print, stock};
use orrery_page::{label, seat_class};

use super::draw::Drawing;
use super::{art, emblems, icons};
use crate::content::{AdvisorRow, Colour, Field, StructureRow};
use crate::effects::{
    advisor_lines, describe_advisor, describe_structure, end_points_text, limits_and_effects,
};
use crate::state::Resources;
use crate::words::{advisor_name, structure_name};

/// How much of a card is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    /// All of it: in the hand.
    Full,
    /// All but what it cost: on the table before the reader.
    Built,
    /// Name and signs: before an opponent.
    Small,
}

/// Amounts of resources with their signs; `sign` stands before each number.
pub(super) fn resources(amounts: Resources, sign: &str) -> Markup {
    html! {
        @for (resource, amount) in amounts.each().filter(|(_, amount)| *amount > 0) {
            (stock::amount(format_args!("{sign}{amount}"), icons::resource(resource)))
        }
    }
}

/// A marker of a seat, as a piece that is seen to move.
pub(super) fn marker(d: &Drawing<'_>, id: String, seat: Seat) -> Markup {
    d.scene
        .thing(id)
        .element("span")
        .class("or-chip")
        .class(&seat_class(seat))
        .piece(format!("action-{}", seat.index()))
        .show(&icons::MARKER.show())
}

/// The field of a card, with the marker on it.
pub(super) fn field(d: &Drawing<'_>, field: Option<Field>, marked: Option<(Seat, String)>) -> Markup {
    html! {
        @if field.is_some() || marked.is_some() {
            span.or-field {
                @if let Some(field) = field { (icons::field(field)) }
                @if let Some((seat, id)) = marked { (marker(d, id, seat)) }
            }
        }
    }
}

fn points(row: &StructureRow) -> Markup {
    html! {
        span.or-points {
            (icons::POINT.show())
            b { @if row.end_of_game.is_some() { "?" } @else { (row.points) } }
        }
    }
}

/// What exploiting a card of this colour brings.
pub(super) fn exploit_bonus(d: &Drawing<'_>, colour: Colour) -> Markup {
    let bonus = &d.game.content.sheet().exploit;
    html! {
        @match colour {
            Colour::Blue => (resources(bonus.blue, "+")),
            Colour::Red => (resources(bonus.red, "+")),
            Colour::Yellow => (resources(bonus.yellow, "+")),
            Colour::Grey => span.stock-amount { (bonus.grey_draw) (icons::CARD.show()) "→" (bonus.grey_keep) (icons::CARD.show()) },
        }
    }
}

/// The face of a structure.
pub(super) fn structure(d: &Drawing<'_>, row: &StructureRow, size: Size, field: &Markup) -> Markup {
    let text: Vec<Text> =
        row.end_of_game.map(end_points_text).into_iter().chain(limits_and_effects(row)).collect();
    html! {
        span.card-head {
            (icons::colour(row.colour).show())
            (print::name(&d.key(&structure_name(&row.id))))
            @if size != Size::Small { (points(row)) }
        }
        @if size != Size::Small { (art::structure(&row.id, row.colour)) }
        @if size == Size::Full {
            span.or-line.cost { span.or-what { (d.key("page-cost")) } (resources(row.cost, "")) }
        }
        span.or-line.makes {
            @if row.produces.total() > 0 {
                @if size != Size::Small { span.or-what { (d.key("page-makes")) } }
                (resources(row.produces, "+"))
            }
            (field)
            @if size == Size::Small { (points(row)) }
        }
        @if size != Size::Small {
            (print::text(text.iter().map(|line| d.say(line))))
        }
        @if size == Size::Full {
            span.or-line.exploit { span.or-what { (d.key("page-exploit")) } (exploit_bonus(d, row.colour)) }
        }
    }
}

/// What a voice calls a structure: its name and all that it says.
pub(super) fn structure_label(d: &Drawing<'_>, row: &StructureRow) -> String {
    d.say(&label(structure_name(&row.id), describe_structure(row)))
}

/// A covered card: a strip of it.
pub(super) fn strip(d: &Drawing<'_>, row: &StructureRow) -> Markup {
    html! {
        (icons::colour(row.colour).show())
        span.card-name { (d.key(&structure_name(&row.id))) }
        (resources(row.produces, "+"))
    }
}

/// The face of an advisor.
pub(super) fn advisor(d: &Drawing<'_>, row: &AdvisorRow, size: Size, field: &Markup) -> Markup {
    html! {
        span.card-head { span.card-name { (d.key(&advisor_name(&row.id))) } }
        span.or-figure { (emblems::advisor(&row.id)) (field) }
        @if size != Size::Small {
            (print::text(advisor_lines(row).iter().map(|line| d.say(line))))
        }
    }
}

/// What a voice calls an advisor.
pub(super) fn advisor_label(d: &Drawing<'_>, row: &AdvisorRow) -> String {
    d.say(&label(advisor_name(&row.id), describe_advisor(row)))
}
