//! Species to choose from: what each begins with and does better than the others.

use maud::{Markup, html};
use orrery_core::{Id as _, Text};
use orrery_page::widgets::card;

use super::draw::Drawing;
use super::{icons, ids, signs};
use crate::content::SpeciesRow;
use crate::ids::{ActionKind, SpeciesId};
use crate::run::bundle;

/// All that can still be chosen; those that cannot say why.
pub(super) fn draft(d: &Drawing<'_>) -> Markup {
    if !d.asks_for("species-") {
        return html! {};
    }
    html! {
        section.ec-panel aria-label=(d.key("heading-species")) {
            p.ec-heading { (d.key("heading-species")) }
            div.ec-tiles {
                @for (id, row) in d.game.content.species.iter() {
                    @if d.scene.acts_at(&ids::species(id)).next().is_some() { (species(d, id, row)) }
                }
            }
        }
    }
}

fn species(d: &Drawing<'_>, id: SpeciesId, row: &SpeciesRow) -> Markup {
    let key = d.game.species_name(id);
    d.scene
        .thing(ids::species(id))
        .class("ec-tile species")
        .label(d.key(&key))
        .about(key.clone())
        .tip(d.lines(&lines(row)))
        .show(&html! {
            (card::name(&d.key(&key)))
            span.ec-tile-facts { (facts(row)) }
        })
}

/// What a species begins with, in signs.
pub(super) fn facts(row: &SpeciesRow) -> Markup {
    html! {
        (signs::goods(bundle(row.storage)))
        span.stock-amount { (row.discs) (icons::DISC.show()) }
        span.stock-amount { (row.colony_ships) (icons::COLONY.show()) }
        @for unit in &row.fleet { (icons::unit(*unit).show()) }
    }
}

/// How much of each action.
pub(super) const fn amount(row: &SpeciesRow, kind: ActionKind) -> u8 {
    let amounts = &row.actions;
    match kind {
        ActionKind::Explore => amounts.explore,
        ActionKind::Influence => amounts.influence,
        ActionKind::Research => amounts.research,
        ActionKind::Upgrade => amounts.upgrade,
        ActionKind::Build => amounts.build,
        ActionKind::Move => amounts.moves,
    }
}

/// The board of a species in words.
pub(super) fn lines(row: &SpeciesRow) -> Vec<Text> {
    let actions = ActionKind::each().map(|kind| {
        Text::new("page-action-amount").name("action", kind.key()).amount("count", amount(row, kind))
    });
    let mut lines = vec![
        Text::new("page-list").list("things", actions.collect()),
        Text::new("page-trade-rate").amount("give", row.trade.give).amount("get", row.trade.get),
        Text::new("page-board-of").name("board", row.board.key()).amount("discs", row.discs),
    ];
    let technologies: Vec<_> =
        row.technologies.iter().map(|(name, _)| Text::named(format!("technology-{name}"))).collect();
    if !technologies.is_empty() {
        lines.push(Text::new("page-starts-with").list("things", technologies));
    }
    lines
}
