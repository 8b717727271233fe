//! The display: four columns of modules with what they cost.

use std::collections::BTreeSet;

use maud::{Markup, html};
use orrery_core::Text;

use super::draw::{Drawing, track_class};
use super::{icons, ids, module, signs};
use crate::effects::cost_object;
use crate::ids::Column;

/// The four columns.
pub(super) fn market(d: &Drawing<'_>) -> Markup {
    html! {
        div.ae-market data-frame="market" role="group" aria-label=(d.key("page-market")) {
            @for (column, modules) in &d.view.display { (one(d, *column, modules)) }
        }
    }
}

fn one(d: &Drawing<'_>, column: Column, modules: &[String]) -> Markup {
    let cost = &d.game.content.sheet().costs[column as usize];
    let deck = d.view.module_decks.get(column as usize).copied().unwrap_or(0);
    let label = Text::new("page-column").name("column", column.key()).text("cost", cost_object(cost));
    let mut drawn = BTreeSet::new();
    html! {
        div.ae-column.(track_class(column.track())) {
            (d.scene.thing(format!("column-{column}")).class("ae-column-head").explain(&[label, Text::new("page-column-deck").amount("count", deck), Text::new("page-tip-column").name("track", column.key())])
                .show(&html! {
                    (icons::track(column.track()).show())
                    span.ae-word { (d.key(column.key())) }
                    span.ae-cost { (signs::cost(cost)) }
                }))
            @for id in modules.iter().rev() { (tile(d, id, drawn.insert(id.clone()))) }
        }
    }
}

/// A module of the display; a second copy of a design is a thing of its own that nothing names.
fn tile(d: &Drawing<'_>, id: &str, first: bool) -> Markup {
    let Some(row) = d.module(id) else { return html! {} };
    let thing = if first { ids::display(id) } else { format!("{}-again", ids::display(id)) };
    let name = format!("module-{id}");
    d.scene
        .thing(thing)
        .class("ae-module")
        .class(track_class(row.column.track()))
        .label(d.key(&name))
        .about(name.clone())
        .piece(name)
        .enters(format!("column-{}", row.column))
        .show(&module::face(d, row))
}
