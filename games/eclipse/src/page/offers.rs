//! What is there for one question only: sectors that were drawn, a discovery, parts, squares, reputation tiles, shrines.

use maud::{Markup, html};
use orrery_core::{Id as _, Text};

use super::draw::{Drawing, resource_class};
use super::sector::square_class;
use super::{icons, ids, signs};
use crate::content::PartKind;
use crate::ids::{PartId, SectorId, Square};

/// A panel with a heading.
fn panel(heading: &str, inside: &Markup) -> Markup {
    html! { section.ec-panel aria-label=(heading) { p.ec-heading { (heading) } div.ec-tiles { (inside) } } }
}

/// All of them.
pub(super) fn offers(d: &Drawing<'_>) -> Markup {
    html! { (drawn(d)) (found(d)) (parts(d)) (squares(d)) (tiles(d)) (shrines(d)) }
}

/// Sectors that were drawn.
fn drawn(d: &Drawing<'_>) -> Markup {
    if !d.asks_for("drawn-") {
        return html! {};
    }
    panel(
        &d.key("page-drawn"),
        &html! {
            @for id in d.view.exploring.drawn.iter() {
                (d.scene.thing(ids::drawn(*id)).class("ec-tile").explain(&sector_lines(d, *id)).show(&html! {
                    span.card-name { (d.number(*id)) " " (d.key(&d.game.sector_name(*id))) }
                    span.ec-tile-facts { (sector_signs(d, *id)) }
                }))
            }
        },
    )
}

/// A printed sector in signs: squares, guards, discovery, artifacts, points.
pub(super) fn sector_signs(d: &Drawing<'_>, id: SectorId) -> Markup {
    let tile = d.game.tile(id);
    html! {
        @for (square, count) in tile.squares.iter() {
            @for _ in 0..*count { span.ec-swatch.(square_class(square)).advanced[square.advanced().is_some()] {} }
        }
        @if let crate::content::Guard::Ships(count) = tile.guard { @for _ in 0..count { (icons::ANCIENT.show()) } }
        @if tile.discovery { (icons::DISCOVERY.show()) }
        @for _ in 0..tile.artifacts { (icons::ARTIFACT.show()) }
        @if tile.portal { (icons::PORTAL.show()) }
        span.stock-amount { (tile.vp) (icons::POINT.show()) }
    }
}

/// The same in words.
pub(super) fn sector_lines(d: &Drawing<'_>, id: SectorId) -> Vec<Text> {
    let tile = d.game.tile(id);
    let mut lines = vec![d.place(id), Text::new("page-no-owner").amount("vp", tile.vp)];
    for (square, count) in tile.squares.iter().filter(|(_, count)| **count > 0) {
        lines.push(
            Text::new("page-squares").name("square", square.key()).amount("cubes", 0).amount("count", *count),
        );
    }
    if let crate::content::Guard::Ships(count) = tile.guard {
        lines.push(super::sector::guard_line(d, d.game.ancient, count));
    }
    if tile.discovery {
        lines.push(Text::new("page-discovery-here"));
    }
    if tile.artifacts > 0 {
        lines.push(Text::new("page-artifacts").amount("count", tile.artifacts));
    }
    if tile.portal {
        lines.push(Text::new("page-portal-here"));
    }
    lines
}

/// A discovery that the reader has found, or an ancient part.
fn found(d: &Drawing<'_>) -> Markup {
    if !d.asks_for(ids::FOUND) {
        return html! {};
    }
    let part = d.view.part.as_ref().map(|part| d.game.part_name(part.id));
    let discovery = d.view.found.flatten().map(|found| d.game.discovery_name(found));
    let Some(key) = part.or(discovery) else { return drawn_tiles(d) };
    panel(
        &d.key("page-found"),
        &html! {
            (d.scene.thing(ids::FOUND).class("ec-tile finding").label(d.key(&key)).about(key.clone()).tip(d.key("page-tip-found")).show(&html! {
                (icons::DISCOVERY.show()) span.card-name { (d.key(&key)) }
            }))
        },
    )
}

/// Reputation tiles that were drawn, while it is decided whether one of them is kept.
fn drawn_tiles(d: &Drawing<'_>) -> Markup {
    let tiles = d.view.drawn.unwrap_or_default();
    let mut lines = vec![Text::new("page-reputation").amount("count", d.view.drawn_count)];
    lines.extend(tiles.iter().map(|(tile, count)| {
        Text::new("page-tile").amount("vp", d.game.content.reputation[tile].vp).amount("count", count)
    }));
    let shown = d.scene.thing(ids::FOUND).class("ec-tile").explain(&lines).show(&html! {
        @for tile in tiles.things() {
            span.stock-amount { (icons::REPUTATION.show()) (d.game.content.reputation[tile].vp) }
        }
    });
    panel(&d.key("content-reputation"), &shown)
}

/// Parts that can be taken in hand; the one in hand while it is placed.
fn parts(d: &Drawing<'_>) -> Markup {
    let placing = d.view.under_way.part.filter(|_| d.asks_for("slot-") || d.asks_for("beside-"));
    if !d.asks_for("part-p") && placing.is_none() {
        return html! {};
    }
    let offered = |id: &PartId| d.scene.acts_at(&ids::part(*id)).next().is_some();
    let all: Vec<_> = d
        .game
        .content
        .parts
        .iter()
        .map(|(id, _)| id)
        .filter(|id| offered(id) || placing == Some(*id))
        .collect();
    panel(
        &d.key(if placing.is_some() { "page-part-in-hand" } else { "heading-parts" }),
        &html! {
            @for id in all {
                @let row = d.part(id);
                @let key = d.game.part_name(id);
                (d.scene.thing(ids::part(id)).class("ec-tile part").class(if row.kind == PartKind::Ancient { "ancient-part" } else { "" }).label(d.key(&key)).about(key.clone()).show(&html! {
                    span.card-name { (d.key(&key)) }
                    span.ec-tile-facts { (signs::whole_part(row)) }
                }))
            }
        },
    )
}

/// Squares that can be settled, or whose cube can be destroyed.
fn squares(d: &Drawing<'_>) -> Markup {
    if !d.asks_for("square-") {
        return html! {};
    }
    let settling = d.view.under_way.settling;
    let at = settling.unwrap_or(d.view.battle.sector);
    let heading = d.say(&d.place(at));
    panel(
        &heading,
        &html! {
            @for square in Square::each() {
                @if d.scene.acts_at(&ids::square(square)).next().is_some() {
                    @let cubes = d.sector(at).cubes[square];
                    @let count = d.game.squares(d.table(), at, square);
                    @let label = Text::new("page-squares").name("square", square.key()).amount("cubes", cubes).amount("count", count);
                    (d.scene.thing(ids::square(square)).class("ec-tile").explain(&[label]).show(&html! {
                        span.ec-swatch.(square_class(square)).advanced[square.advanced().is_some()] {}
                        span.card-name { (d.key(square.key())) }
                        span.ec-fine { (cubes) "/" (count) }
                    }))
                }
            }
        },
    )
}

/// Reputation tiles that can be kept or returned.
fn tiles(d: &Drawing<'_>) -> Markup {
    if !d.asks_for("tile-v") {
        return html! {};
    }
    let drawn = d.view.drawn.filter(|drawn| !drawn.is_empty());
    panel(
        &d.key("content-reputation"),
        &html! {
            @for (id, row) in d.game.content.reputation.iter() {
                @if d.scene.acts_at(&ids::tile(id)).next().is_some() {
                    @let count = drawn.map_or(0, |drawn| drawn.count(id));
                    @let lines = [d.game.tile_label(id), Text::new("page-tip-reputation")];
                    (d.scene.thing(ids::tile(id)).class("ec-tile").explain(&lines).show(&html! {
                        (icons::REPUTATION.show()) b { (row.vp) } (icons::POINT.show())
                        (orrery_page::widgets::card::times(count.into()))
                    }))
                }
            }
        },
    )
}

fn shrines(d: &Drawing<'_>) -> Markup {
    if !d.asks_for("shrine-") {
        return html! {};
    }
    panel(
        &d.key("content-shrines"),
        &html! {
            @for (id, row) in d.game.content.shrines.iter() {
                @let key = d.game.shrine_name(id);
                @let built = d.view.shrines[id].is_some();
                @let lines = [Text::named(key.clone()), Text::new(if built { "page-shrine-built" } else { "page-tip-shrine" })];
                (d.scene.thing(ids::shrine(id)).class("ec-tile").class(resource_class(row.colour)).class(if built { "owned" } else { "" }).explain(&lines).show(&html! {
                    (icons::SHRINE.show()) span.card-name { (d.key(&key)) }
                    span.ec-tile-facts { (signs::goods(crate::payment::just(row.colour, row.cost))) @if built { "✓" } }
                }))
            }
        },
    )
}
