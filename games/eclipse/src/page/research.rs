//! The supply board: technologies with prices for the reader, developments, and what is left in the bag.

use maud::{Markup, html};
use orrery_core::{Id as _, Seat, Text};
use orrery_page::widgets::{card, stock, tableau};

use super::draw::Drawing;
use super::{forecast, icons, ids, signs};
use crate::content::Class;
use crate::effects::Effect;
use crate::ids::{PartId, Resource, TechnologyId, Track};
use crate::run::bundle;

/// Classes in the order in which they are shown.
const CLASSES: [Class; 4] = [Class::Military, Class::Grid, Class::Nano, Class::Rare];

pub(super) const fn class_of(class: Class) -> &'static str {
    match class {
        Class::Military => "t-military",
        Class::Grid => "t-grid",
        Class::Nano => "t-nano",
        Class::Rare => "t-rare",
    }
}

/// All of it.
pub(super) fn supply(d: &Drawing<'_>) -> Markup {
    html! {
        div.ec-supply role="group" aria-label=(d.key("page-supply")) {
            @for class in CLASSES { (rows(d, class)) }
            (developments(d))
            (bag(d))
            (next(d))
        }
    }
}

/// Technologies of a class, the cheapest first.
fn rows(d: &Drawing<'_>, class: Class) -> Markup {
    let rows = &d.game.content.technologies;
    let mut offered: Vec<_> = d.view.offer.kinds().filter(|id| rows[*id].class == class).collect();
    offered.sort_by_key(|id| rows[*id].cost);
    if offered.is_empty() && class == Class::Rare {
        return html! {};
    }
    html! {
        div.ec-class.(class_of(class)) {
            (head(d, class))
            div.ec-tiles {
                @for id in &offered { (tile(d, *id)) }
                @if offered.is_empty() { span.ec-none { (d.key("page-none-offered")) } }
            }
        }
    }
}

/// The name of a class; with the reader's own track, its discount and points.
fn head(d: &Drawing<'_>, class: Class) -> Markup {
    let name = match class {
        Class::Military => "track-military",
        Class::Grid => "track-grid",
        Class::Nano => "track-nano",
        Class::Rare => "page-rare",
    };
    let Some((me, track)) = d.scene.me.zip(class.track()) else {
        return html! { div.ec-class-head { (icons::class(class).show()) span { (d.key(name)) } } };
    };
    let tiles = d.player(me).tracks[track].len();
    let lines = track_lines(d, me, track);
    d.scene.thing(ids::track(track)).class("ec-class-head").explain(&lines).show(&html! {
        (icons::class(class).show())
        span { (d.key(name)) }
        (tableau::room(tiles, 7))
        @if discount(d, tiles) > 0 { span.ec-fine { "−" (discount(d, tiles)) (icons::resource(Resource::Science).show()) } }
        @let points = track_points(d, tiles);
        @if points > 0 { span.stock-amount { (points) (icons::POINT.show()) } }
    })
}

fn discount(d: &Drawing<'_>, tiles: usize) -> u8 {
    d.game.content.tracks.discount.get(tiles).copied().unwrap_or_default()
}

fn track_points(d: &Drawing<'_>, tiles: usize) -> u8 {
    d.game.content.tracks.points.get(tiles).copied().unwrap_or_default()
}

/// A track of a player: its tiles, the discount now and after the next tile, its points.
pub(super) fn track_lines(d: &Drawing<'_>, seat: Seat, track: Track) -> Vec<Text> {
    let tiles = &d.player(seat).tracks[track];
    let mut lines = vec![
        Text::new("page-track").name("track", track.key()).amount("count", tiles.len() as i64),
        Text::new("page-discount")
            .amount("now", discount(d, tiles.len()))
            .amount("next", discount(d, (tiles.len() + 1).min(6))),
        Text::new("page-track-points")
            .amount("now", track_points(d, tiles.len()))
            .amount("next", track_points(d, (tiles.len() + 1).min(7))),
    ];
    if !tiles.is_empty() {
        let names = tiles.iter().map(|id| Text::named(d.game.technology_name(*id))).collect();
        lines.push(Text::new("page-list").list("things", names));
    }
    lines
}

/// The part that a technology brings.
pub(super) fn unlocks(d: &Drawing<'_>, id: TechnologyId) -> Option<PartId> {
    d.game.content.technologies[id].then.iter().find_map(|effect| match effect {
        Effect::UnlockPart(name) => d.game.content.parts.named(name),
        _ => None,
    })
}

/// A technology on the supply board.
fn tile(d: &Drawing<'_>, id: TechnologyId) -> Markup {
    let row = &d.game.content.technologies[id];
    let key = d.game.technology_name(id);
    let owned = d.scene.me.is_some_and(|me| d.player(me).technologies.contains(id));
    let price = d.scene.me.and_then(|me| forecast::prices(d, me, id).first().copied());
    let science = d.me().map_or(0, |me| me.open.goods[Resource::Science]);
    let dear = price.is_some_and(|(_, price)| u16::from(price) > science);
    d.scene
        .thing(ids::technology(id))
        .class("ec-tile")
        .class(if owned { "owned" } else { "" })
        .label(d.key(&key))
        .about(key.clone())
        .tip(d.lines(&lines(d, id)))
        .show(&html! {
            (card::name(&d.key(&key)))
            span.ec-tile-facts {
                @if owned { span.ec-good { "✓" } } @else {
                    span.stock-amount.ec-price.dear[dear] { (price.map_or(row.cost, |(_, price)| price)) (icons::resource(Resource::Science).show()) }
                }
                @if let Some(part) = unlocks(d, id) { span.ec-part-face { (signs::part(d.part(part))) @if d.part(part).energy < 0 { (signs::energy(d.part(part))) } } }
                (card::times(d.view.offer.count(id).into()))
            }
        })
}

/// What one wants to know of a technology: prices, how much science is missing, what is left of it.
pub(super) fn lines(d: &Drawing<'_>, id: TechnologyId) -> Vec<Text> {
    let row = &d.game.content.technologies[id];
    let mut lines = Vec::new();
    if let Some(me) = d.scene.me {
        let player = d.player(me);
        if player.technologies.contains(id) {
            lines.push(Text::new("page-owned"));
        } else {
            let prices = forecast::prices(d, me, id);
            lines.extend(prices.iter().map(|(track, price)| {
                let next = forecast::next_price(d, me, id, *track);
                let text = Text::new(if next.is_some() { "page-price" } else { "page-price-last" });
                let text = text.name("track", track.key()).amount("price", *price).amount("full", row.cost);
                next.iter().fold(text, |text, next| text.amount("next", *next))
            }));
            let science = player.goods[Resource::Science];
            if let Some((_, price)) = prices.first().filter(|(_, price)| u16::from(*price) > science) {
                let missing = u16::from(*price) - science;
                let trade = d.game.trade(d.table(), me);
                lines.push(
                    Text::new("page-missing-science")
                        .amount("count", missing)
                        .amount("trades", missing.div_ceil(trade.get.max(1).into()))
                        .amount("give", trade.give)
                        .amount("get", trade.get),
                );
            }
        }
    }
    let owners: Vec<_> = d.seats().filter(|seat| d.player(*seat).technologies.contains(id)).collect();
    if !owners.is_empty() {
        lines.push(Text::new("page-owners").list("seats", super::draw::seats(owners)));
    }
    lines.push(
        Text::new("page-left-in-bag")
            .amount("offered", d.view.offer.count(id))
            .amount("count", d.view.bag.count(id))
            .amount("percent", forecast::chance(d, id)),
    );
    lines
}

fn developments(d: &Drawing<'_>) -> Markup {
    if d.view.developments.is_empty() {
        return html! {};
    }
    html! {
        div.ec-class.development {
            div.ec-class-head { (icons::SECTOR.show()) span { (d.key("content-developments")) } }
            div.ec-tiles {
                @for id in d.view.developments.iter() {
                    @let key = d.game.development_name(id);
                    (d.scene.thing(ids::development(id)).class("ec-tile").label(d.key(&key)).about(key.clone()).tip(d.key("page-tip-development")).show(&html! {
                        (card::name(&d.key(&key)))
                        span.ec-tile-facts { (signs::goods(bundle(d.game.content.developments[id].cost))) }
                    }))
                }
            }
        }
    }
}

/// The bag: everything that can still appear, with how likely it is.
fn bag(d: &Drawing<'_>) -> Markup {
    let mut lines = vec![
        Text::new("page-bag").amount("count", d.view.bag.len()),
        Text::new("page-bag-draws").amount("count", d.game.content.supply(d.game.seats.count()).in_cleanup),
    ];
    lines.extend(d.view.bag.iter().map(|(id, count)| {
        Text::new("page-bag-kind")
            .name("technology", d.game.technology_name(id))
            .amount("count", count)
            .amount("percent", forecast::chance(d, id))
    }));
    d.scene.thing("bag").class("ec-bag").explain(&lines).show(&html! {
        (icons::BAG.show()) span { (d.say(&lines[0])) }
    })
}

/// The technologies that come next (ECL-231).
fn next(d: &Drawing<'_>) -> Markup {
    if d.view.next.is_empty() {
        return html! {};
    }
    let names = d.view.next.things().map(|id| Text::named(d.game.technology_name(id))).collect();
    let lines = [Text::new("page-next"), Text::new("page-list").list("things", names)];
    d.scene.thing("next").class("ec-bag").explain(&lines).show(&html! {
        (icons::THEN.show()) span { (d.say(&lines[0])) " " (d.say(&lines[1])) }
    })
}

/// Technologies of a player, track by track.
pub(super) fn owned(d: &Drawing<'_>, seat: Seat) -> Markup {
    html! {
        @for track in Track::each() {
            @let lines = track_lines(d, seat, track);
            (stock::number(d, format!("technologies-{track}-{}", seat.index()), "ec-learned", &lines, &html! {
                (icons::track(track).show())
                span { @for (place, id) in d.player(seat).tracks[track].iter().enumerate() { @if place > 0 { ", " } (d.key(&d.game.technology_name(*id))) } @if d.player(seat).tracks[track].is_empty() { "–" } }
            }))
        }
    }
}
