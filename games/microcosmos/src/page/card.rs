//! Crew cards and survivor cards.

use maud::{Markup, html};
use orrery_page::label;

use super::draw::Drawing;
use super::{icons, ids};
use crate::content::{CrewRow, EdgeRow};
use crate::effects::{crew_text, survivor_text};
use crate::state::Row;
use crate::words::{crew_name, survivor_name};

/// Which edge of a crew card works where it lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Active {
    /// None: it lies in no row.
    Neither,
    /// The one that touches the Cargo card.
    In(Row),
}

impl Active {
    /// The class of the edge that works in a row.
    fn class(self, row: Row) -> &'static str {
        if self == Self::In(row) { "active" } else { "" }
    }
}

/// A crew card with both its actions, above and below its name.
pub(super) fn crew(d: &Drawing<'_>, id: &str, active: Active) -> Markup {
    let Some(row) = d.crew(id) else { return html! {} };
    let thing = ids::crew(id);
    let fits = d.scene.acts_at(&thing).any(|act| !act.refused && act.notation.ends_with(" act"));
    let name = crew_name(id);
    d.scene
        .thing(thing)
        .class("mc-crew")
        .class(if fits { "fits" } else { "" })
        .label(d.say(&label(name.clone(), crew_text(row))))
        .about(name.clone())
        .piece(name.clone())
        .enters(ids::CREW_DECK)
        .show(&html! {
            (edge(&row.top, active.class(Row::Lower)))
            span.card-head { (icons::specialist(row.symbol).show()) span.card-name { (d.key(&name)) } }
            (edge(&row.bottom, active.class(Row::Upper)))
        })
}

/// Both edges of a crew card, one after the other.
pub(super) fn edges(row: &CrewRow) -> Markup {
    html! { (edge(&row.top, "")) (edge(&row.bottom, "")) }
}

/// An edge: where it works, what it costs, what it gives.
fn edge(row: &EdgeRow, class: &str) -> Markup {
    html! {
        span.mc-edge.(icons::class(row.edge)).(class) {
            (icons::edge(row.edge).show())
            span.mc-does {
                @if row.pay.units() > 0 { (icons::price(row.pay)) (icons::THEN.show()) }
                (icons::effects(&row.then))
            }
        }
    }
}

/// A crew card in little: its symbol and the colours of its edges.
pub(super) fn small_crew(d: &Drawing<'_>, id: &str) -> Markup {
    let Some(row) = d.crew(id) else { return html! {} };
    let name = crew_name(id);
    d.scene
        .thing(ids::crew(id))
        .element("span")
        .class("mc-mini")
        .label(d.say(&label(name.clone(), crew_text(row))))
        .about(name.clone())
        .piece(name)
        .enters(ids::CREW_DECK)
        .show(&mini(row))
}

fn mini(row: &CrewRow) -> Markup {
    html! {
        span.mc-strip.(icons::class(row.top.edge)) { (icons::edge(row.top.edge).show()) }
        (icons::specialist(row.symbol).show())
        span.mc-strip.(icons::class(row.bottom.edge)) { (icons::edge(row.bottom.edge).show()) }
    }
}

/// A survivor card.
pub(super) fn survivor(d: &Drawing<'_>, id: &str) -> Markup {
    let Some(row) = d.survivor(id) else { return html! {} };
    let name = survivor_name(id);
    d.scene
        .thing(ids::survivor(id))
        .class("mc-survivor")
        .class(icons::class(row.colour.into()))
        .label(d.say(&label(name.clone(), survivor_text(row))))
        .about(name.clone())
        .piece(name.clone())
        .enters(ids::SURVIVOR_DECK)
        .show(&html! {
            (icons::colour(row.colour).show())
            span.card-name { (d.key(&name)) }
            span.mc-does { (icons::effects(&row.gives)) }
        })
}

/// A survivor card in little.
pub(super) fn small_survivor(d: &Drawing<'_>, id: &str) -> Markup {
    let Some(row) = d.survivor(id) else { return html! {} };
    let name = survivor_name(id);
    d.scene
        .thing(ids::survivor(id))
        .element("span")
        .class("mc-person")
        .class(icons::class(row.colour.into()))
        .label(d.say(&label(name.clone(), survivor_text(row))))
        .about(name.clone())
        .piece(name)
        .enters(ids::SURVIVOR_DECK)
        .show(&html! { (icons::colour(row.colour).show()) (icons::SURVIVORS.show()) })
}
