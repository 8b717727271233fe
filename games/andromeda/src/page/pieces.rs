//! What stands in a region: ships, raiders, leaders, moons, developments, extra resources.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::widgets::map::letter;
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, track_class};
use super::map::{Point, centre};
use super::{icons, ids, signs};
use crate::ids::{Class, ShipKind};
use crate::view::RegionView;

/// Everything in a region, above its ground.
pub(super) fn pieces(d: &Drawing<'_>, region: &RegionView) -> Markup {
    let at = centre(region.space);
    html! {
        (development(d, region, at))
        (moons(d, region, at))
        (leaders(d, region, at))
        (extra(d, region, at))
        (fleet(d, region, at))
    }
}

/// Ships and raiders side by side.
fn fleet(d: &Drawing<'_>, region: &RegionView, (x, y): Point) -> Markup {
    let count = region.ships.len() + usize::from(region.raiders.is_some());
    let step = if count < 2 { 0 } else { (112 / (count as i32 - 1)).min(34) };
    let place = |at: usize| (x - step * (count as i32 - 1) / 2 + step * at as i32, y + 8);
    let first = usize::from(region.raiders.is_some());
    html! {
        @if let Some((class, many)) = region.raiders { (raiders(d, region, class, many, place(0))) }
        @for (at, (seat, kind, many)) in region.ships.iter().enumerate() {
            (ship(d, region, (*seat, *kind, *many), place(at + first)))
        }
    }
}

fn ship(
    d: &Drawing<'_>,
    region: &RegionView,
    (seat, kind, many): (Seat, ShipKind, u8),
    (x, y): Point,
) -> Markup {
    let label = Text::new("page-ships-at")
        .seat("who", seat)
        .name("ship", kind.key())
        .amount("count", many)
        .text("region", d.space(region.space));
    let player = &d.view.players[seat.index()];
    let (_, about) = d.ship(player, kind);
    d.scene
        .thing(ids::ship(seat, kind, region.space))
        .element("g")
        .class("ae-piece ae-ship")
        .class(&seat_class(seat))
        .label(d.say(&label))
        .about(about)
        .mark_at((x - 12, y - 8))
        .tip(d.say(&label))
        .piece(format!("ship-{}-{kind}", seat.index()))
        .enters(if d.is_me(seat) { ids::fleet("hangar", kind) } else { ids::player(seat) })
        .show(&html! {
            rect.hit x=(x - 15) y=(y - 17) width="30" height="34" rx="8" {}
            (icons::ship(kind).at((x, y - 1), 31))
            (letter((x + 11, y + 11), seat, "10", 6))
            @if many > 1 { text.many x=(x - 5) y=(y + 32) text-anchor="middle" { "×" (many) } }
        })
}

/// Raiders: one thing for the first of their class, since an action names the class alone.
fn raiders(d: &Drawing<'_>, region: &RegionView, class: Class, many: u8, (x, y): Point) -> Markup {
    let card = d.view.raiders.iter().find(|card| card.class == class);
    let first = card.is_none_or(|card| card.places.first() == Some(&region.space));
    let id = if first { ids::raiders(class) } else { format!("raiders-{class}-{}", region.space) };
    let label = Text::new("page-raiders-here").name("raider", d.raider_key(class)).amount("count", many);
    let damage = card.map_or(0, |card| card.damage);
    d.scene
        .thing(id)
        .element("g")
        .class("ae-piece ae-raiders")
        .label(d.say(&label))
        .about(d.raider_key(class))
        .mark_at((x - 13, y - 8))
        .tip(d.say(&label))
        .piece(format!("raiders-{class}"))
        .enters(ids::raider_card(class))
        .show(&html! {
            circle.ring cx=(x) cy=(y) r="16" {}
            (icons::RAIDER.at((x, y - 1), 23))
            circle.class cx=(x + 13) cy=(y + 11) r="9.500" {}
            text.class x=(x + 13) y=(y + 17) text-anchor="middle" { (class) }
            @if many > 1 { text.many x=(x - 22) y=(y + 19) { "×" (many) } }
            @for marker in 0..i32::from(damage) { (icons::DAMAGE.at((x - 12 + 10 * marker, y - 14), 11)) }
        })
}

/// Leaders beside the picture, with a count for each player.
fn leaders(d: &Drawing<'_>, region: &RegionView, (x, y): Point) -> Markup {
    html! {
        @for (place, (seat, many)) in region.leaders.iter().enumerate() {
            @let at = (x - 50 + 24 * (place as i32 % 2), y - 32 + 28 * (place as i32 / 2));
            @let label = Text::new("page-leaders-at").seat("who", *seat).amount("count", *many).text("region", d.space(region.space));
            (d.scene.thing(ids::leader(*seat, region.space)).element("g").class("ae-piece ae-leader").class(&seat_class(*seat))
                .explain(&[label, Text::new("page-tip-leader")])
                .piece(format!("leader-{}", seat.index())).enters(ids::player(*seat))
                .show(&html! {
                    circle.hit cx=(at.0) cy=(at.1) r="13" {}
                    (icons::LEADER.at((at.0, at.1 - 2), 28))
                    text.on x=(at.0) y=(at.1 + 11) text-anchor="middle" { (seat_letter(*seat)) }
                    @if *many > 1 { text.many x=(at.0 + 6) y=(at.1 - 5) { (many) } }
                }))
        }
    }
}

/// The stack of moons: what the top one gives, and how many there are.
fn moons(d: &Drawing<'_>, region: &RegionView, (x, y): Point) -> Markup {
    let at = (x + 43, y - 24);
    let Some(row) = region.moon.as_deref().and_then(|id| d.moon(id)) else {
        let printed = region.track.map(|track| d.game.content.development(track).printed);
        let Some(goods) = printed.filter(|goods| goods.total() > 0) else { return html! {} };
        let label = Text::new("page-printed").text("goods", crate::effects::goods_object(goods));
        let each: Vec<_> = goods.each().filter(|(_, amount)| *amount > 0).collect();
        return d
            .scene
            .thing(format!("printed-{}", region.space))
            .element("g")
            .class("ae-piece ae-printed")
            .explain(&[label])
            .show(&html! {
                circle.hit cx=(at.0) cy=(at.1) r="14" {}
                @for (place, (resource, amount)) in each.iter().enumerate() {
                    @if *amount > 1 { text.many x=(at.0 - 14) y=(at.1 + 5) { (amount) } }
                    (icons::resource(*resource).at((at.0 + 4, at.1 + 16 * place as i32), 16))
                }
            });
    };
    let label =
        Text::new("page-moon-top").text("moon", crate::effects::moon_text(row)).amount("count", region.moons);
    let below: Vec<_> = region.below.iter().flatten().map(|id| d.moon_words(id)).collect();
    let mut lines = vec![label.clone()];
    if !below.is_empty() {
        lines.push(Text::new("page-below").list("moons", below));
    }
    lines.push(Text::new("page-tip-moon-stack"));
    let class = row.track.map_or("orphan", track_class);
    d.scene
        .thing(ids::moons(region.space))
        .element("g")
        .class("ae-piece ae-moons")
        .class(class)
        .label(d.say(&label))
        .tip(d.lines(&lines))
        .show(&html! {
            @for below in 1..i32::from(region.moons) { circle.under cx=(at.0 + 3 * below) cy=(at.1 + 3 * below) r="16" {} }
            circle.top cx=(at.0) cy=(at.1) r="16" {}
            (face(row, at, 16))
        })
}

/// What a moon shows, inside its disc.
pub(super) fn face(row: &crate::content::MoonRow, (x, y): Point, size: i32) -> Markup {
    let shown = signs::moon_signs(row);
    html! {
        @match shown.as_slice() {
            [(1, sign)] => { (sign.at((x, y), size + 2)) }
            [(amount, sign)] => { text.shows x=(x - 13) y=(y + 6) { (amount) } (sign.at((x + 6, y), size - 2)) }
            [(one, first), (two, second), ..] => {
                @if *one > 1 { text.shows.small x=(x - 13) y=(y) { (one) } }
                (first.at((x - 3 + if *one > 1 { 6 } else { -3 }, y - 7), 13))
                @if *two > 1 { text.shows.small x=(x - 9) y=(y + 14) { (two) } }
                (second.at((x + 6, y + 7), 13))
            }
            [] => {}
        }
    }
}

/// A development on its planet.
fn development(d: &Drawing<'_>, region: &RegionView, (x, y): Point) -> Markup {
    let (Some(seat), Some(track)) = (region.development, region.track) else { return html! {} };
    let label = Text::new("page-development-at")
        .seat("who", seat)
        .name("development", track.development_key())
        .text("region", d.space(region.space));
    d.scene
        .thing(format!("development-{}", region.space))
        .element("g")
        .class("ae-piece ae-development")
        .class(&seat_class(seat))
        .label(d.say(&label))
        .about(track.development_key())
        .mark_at((x + 15, y - 42))
        .tip(d.lines(&[label.clone(), Text::new("page-tip-development")]))
        .show(&html! {
            (icons::DEVELOPMENT.at((x, y - 34), 32))
            (letter((x, y - 25), seat, "10", 6))
        })
}

/// Extra resources that lie here, each kind with its amount.
fn extra(d: &Drawing<'_>, region: &RegionView, (x, y): Point) -> Markup {
    let lying = region.extra.each().filter(|(_, amount)| *amount > 0);
    html! {
        @for (place, (resource, amount)) in lying.enumerate() {
            @let at = (x - 28 + 21 * place as i32, y - 4);
            @let label = Text::new("page-extra-at").name("resource", resource.key()).amount("count", amount).text("region", d.space(region.space));
            (d.scene.thing(ids::extra(region.space, resource)).element("g").class("ae-piece ae-extra")
                .explain(&[label, Text::new("page-tip-extra")])
                .piece(format!("extra-{resource}"))
                .show(&html! {
                    circle.disc cx=(at.0) cy=(at.1) r="10" {}
                    (icons::resource(resource).at(at, 13))
                    @if amount > 1 { text.many x=(at.0 + 5) y=(at.1 + 13) { (amount) } }
                }))
        }
    }
}
