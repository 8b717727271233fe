//! The reader's ships by type: what each can do, and where they are.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::Sign;

use super::draw::Drawing;
use super::icons;
use super::ids;
use crate::content::ShipRow;
use crate::ids::ShipKind;
use crate::state::Place;
use crate::view::PlayerView;

/// All four types.
pub(super) fn fleet(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    html! {
        div.ae-fleet role="group" aria-label=(d.key("page-fleet")) {
            @for kind in ShipKind::ALL { (one(d, me, *kind)) }
        }
    }
}

/// How many ships of a type are in a place.
pub(super) fn count(player: &PlayerView, kind: ShipKind, place: Place) -> u8 {
    let there = player.ships.iter().filter(|ship| ship.kind == kind && ship.place == place);
    there.map(|ship| ship.count).sum()
}

/// How many are on the map or on modules.
pub(super) fn out(player: &PlayerView, kind: ShipKind) -> u8 {
    let there = player.ships.iter().filter(|ship| ship.kind == kind);
    there.filter(|ship| matches!(ship.place, Place::At(_) | Place::Module)).map(|ship| ship.count).sum()
}

fn one(d: &Drawing<'_>, me: &PlayerView, kind: ShipKind) -> Markup {
    let tiles = me.tiles.iter().filter(|id| d.upgrade(id).is_some_and(|row| row.ship == kind));
    html! {
        div.ae-type {
            (values(d, me, kind))
            (part(d, me, kind, "hangar", icons::HANGAR, Place::Hangar))
            (part(d, me, kind, "barge", icons::BARGE, Place::Barge))
            (part(d, me, kind, "scrapyard", icons::SCRAP, Place::Scrapyard))
            (part(d, me, kind, "reserve", icons::RESERVE, Place::Reserve))
            span.ae-tiles { @for id in tiles { (tile(d, id)) } }
        }
    }
}

/// The name and the values of a type; damaged shields can be repaired here.
fn values(d: &Drawing<'_>, me: &PlayerView, kind: ShipKind) -> Markup {
    let (row, about) = d.ship(me, kind);
    let damage: u8 =
        me.ships.iter().filter(|ship| ship.kind == kind).map(|ship| ship.damage).max().unwrap_or(0);
    let upgraded = about.starts_with("upgrade-");
    d.scene
        .thing(ids::fleet("fleet", kind))
        .class("ae-type-name")
        .class(if upgraded { "upgraded" } else { "" })
        .label(d.key(kind.key()))
        .about(about)
        .show(&html! { (icons::ship(kind).show()) (numbers(row, damage)) })
}

/// Range, weaponry, shields, targeting and skills.
pub(super) fn numbers(row: &ShipRow, damage: u8) -> Markup {
    html! {
        span.ae-values {
            span.stock-amount { (icons::RANGE.show()) (row.range) }
            span.stock-amount { (icons::DIE.show()) (row.weaponry) }
            @if row.targeting > 0 { span.stock-amount { (icons::AIM.show()) (row.targeting) } }
            @for shield in 0..row.shields { span.stock-amount.hit[shield < damage] { (icons::SHIELD.show()) } }
            @for skill in &row.skills { (icons::skill(*skill).show()) }
        }
    }
}

/// Ships in one place that is not the map.
fn part(
    d: &Drawing<'_>,
    me: &PlayerView,
    kind: ShipKind,
    word: &'static str,
    sign: Sign,
    place: Place,
) -> Markup {
    let count = count(me, kind, place);
    let key = match place {
        Place::Hangar => "page-in-hangar",
        Place::Barge => "page-on-barge",
        Place::Scrapyard => "page-in-scrapyard",
        _ => "page-in-reserve",
    };
    let label = Text::new(key).name("ship", kind.key()).amount("count", count);
    let mut lines = vec![label.clone()];
    if place == Place::Hangar
        && let Some(reach) = me.reach.iter().find(|reach| reach.kind == kind)
    {
        lines.push(match reach.targets.as_slice() {
            [] => Text::new("page-no-target"),
            targets => {
                Text::new("page-targets").list("regions", d.spaces(targets.iter().map(|(space, _)| *space)))
            }
        });
    }
    if place == Place::Reserve {
        lines.push(Text::new("page-tip-reserve").amount("count", d.game.content.ship(kind).cost));
    }
    let picked = place == Place::Hangar && d.launching() == Some(kind);
    d.scene
        .thing(ids::fleet(word, kind))
        .element("span")
        .class("ae-part")
        .class(word)
        .class(if count == 0 { "none" } else { "" })
        .class(if picked { "picked" } else { "" })
        .label(d.say(&label))
        .tip(d.lines(&lines))
        .show(&html! { (sign.show()) b { (count) } })
}

/// An upgrade tile that could still be placed.
fn tile(d: &Drawing<'_>, id: &str) -> Markup {
    let name = format!("upgrade-{id}");
    d.scene
        .thing(ids::component("upgrade", id))
        .element("span")
        .class("ae-tile")
        .label(d.key(&name))
        .about(name)
        .show(&icons::UPGRADE.show())
}
