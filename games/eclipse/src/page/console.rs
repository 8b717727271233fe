//! The reader's board: storage, influence and population tracks, actions, what is kept in secret, blueprints.

use maud::{Markup, html};
use orrery_core::{Id as _, Seat, Text};
use orrery_page::widgets::stock::number;
use orrery_page::widgets::track;
use orrery_page::{made_of, seat_class};

use super::draw::{Drawing, resource_class, signed};
use super::forecast::{Upkeep, income};
use super::{blueprint, diplomacy, draft, icons, ids};
use crate::ids::{ActionKind, Resource};

/// The whole board of the reader.
pub(super) fn console(d: &Drawing<'_>, me: Seat) -> Markup {
    if d.player(me).species.is_none() {
        return html! {};
    }
    html! {
        div.ec-console.leaves.(seat_class(me)) {
            div.ec-panel-leaf data-leaf=(d.key("page-leaf-board")) {
                div.ec-stores {
                    (species(d, me))
                    @for resource in Resource::each() { (store(d, me, resource)) }
                    (colony(d, me))
                    (score(d, me))
                    (secrets(d, me))
                    (diplomacy::row(d, me))
                    (blueprint::structures(d, me))
                }
                div.ec-tracks {
                    (influence(d, me))
                    @for resource in Resource::each() { (population(d, me, resource)) }
                    (actions(d, me))
                }
            }
            div.ec-panel-leaf data-leaf=(d.key("page-leaf-blueprints")) { (blueprint::editor(d, me)) }
        }
    }
}

fn species(d: &Drawing<'_>, me: Seat) -> Markup {
    let Some(id) = d.player(me).species else { return html! {} };
    let key = d.game.species_name(id);
    d.scene
        .thing(format!("species-of-{}", me.index()))
        .class("ec-species")
        .label(d.key(&key))
        .about(key.clone())
        .tip(d.lines(&draft::lines(&d.game.content.species[id])))
        .show(&html! { (d.key(&key)) })
}

/// What is stored, and what the next Upkeep brings.
fn store(d: &Drawing<'_>, me: Seat, resource: Resource) -> Markup {
    let amount = d.player(me).goods[resource];
    let mut lines = vec![Text::new("page-store").name("resource", resource.key()).amount("count", amount)];
    let bad = match resource {
        Resource::Money => {
            let upkeep = Upkeep::of(d.game, d.table(), me);
            lines.extend(upkeep.lines());
            upkeep.left() < 0
        }
        Resource::Science | Resource::Materials => {
            lines.push(Text::new("page-production").amount("count", income(d, me, resource)));
            false
        }
    };
    let trade = d.game.trade(d.table(), me);
    lines.push(Text::new("page-trade-rate").amount("give", trade.give).amount("get", trade.get));
    let class = format!("store {}{}", resource_class(resource), if bad { " bad" } else { "" });
    number(
        d,
        ids::store(resource),
        &class,
        &lines,
        &html! {
            (icons::resource(resource).show()) b { (amount) } span.ec-fine { (signed(income(d, me, resource))) }
        },
    )
}

fn colony(d: &Drawing<'_>, me: Seat) -> Markup {
    let (ready, all) = (d.player(me).ready, d.game.colony_ships(d.table(), me));
    let lines =
        [Text::new("page-colony").amount("ready", ready).amount("count", all), Text::new("page-tip-colony")];
    number(d, ids::COLONY, "store", &lines, &html! { (icons::COLONY.show()) b { (ready) "/" (all) } })
}

/// Points if the game ended now, with what they are made of.
fn score(d: &Drawing<'_>, me: Seat) -> Markup {
    let points = d.points(me);
    let mut lines = made_of(Text::new("page-score").amount("score", points.total()), &points.parts);
    let side = d.game.side(d.table(), me);
    if side.len() > 1 {
        let sum: i32 = side.iter().map(|seat| d.points(seat).total()).sum();
        lines.push(Text::new("page-alliance-average").amount("score", sum.div_euclid(i32::from(side.len()))));
    }
    lines.push(Text::new("page-tip-score"));
    number(d, "score", "store score", &lines, &html! { (icons::POINT.show()) b { (points.total()) } })
}

/// Reputation tiles and discoveries kept: the reader sees which when this is pointed at.
fn secrets(d: &Drawing<'_>, me: Seat) -> Markup {
    let seen = d.seen(me);
    let (either, reputation, ambassadors) = slots(d, me);
    let mut lines = vec![Text::new("page-reputation").amount("count", seen.tiles)];
    if let Some(tiles) = &seen.reputation {
        lines.extend(tiles.iter().map(|(tile, count)| {
            Text::new("page-tile").amount("vp", d.game.content.reputation[tile].vp).amount("count", count)
        }));
    }
    lines.push(
        Text::new("page-slots")
            .amount("either", either)
            .amount("reputation", reputation)
            .amount("ambassadors", ambassadors),
    );
    lines.push(Text::new("page-kept").amount("count", seen.kept_count));
    if let Some(kept) = &seen.kept {
        lines.extend(kept.things().map(|id| Text::named(d.game.discovery_name(id))));
    }
    lines.extend(
        d.player(me)
            .stored
            .iter()
            .map(|part| Text::new("page-stored-part").name("part", d.game.part_name(part))),
    );
    number(
        d,
        "secrets",
        "store",
        &lines,
        &html! {
            span.stock-amount { (icons::REPUTATION.show()) (seen.tiles) }
            span.stock-amount { (icons::DISCOVERY.show()) (seen.kept_count) }
        },
    )
}

/// Spaces of the reputation track: for either, for tiles, for ambassadors.
pub(super) fn slots(d: &Drawing<'_>, seat: Seat) -> (u8, u8, u8) {
    let (ambassadors, reputation, either) = d.game.kit(d.table(), seat).slots;
    (either, reputation + d.player(seat).more_slots, ambassadors)
}

/// The influence track: the upkeep by discs, the present one marked.
fn influence(d: &Drawing<'_>, me: Seat) -> Markup {
    let (player, upkeep) = (d.player(me), &d.game.content.tracks.upkeep);
    let spaces = upkeep.len() - 1;
    let now = spaces.saturating_sub(player.discs.into());
    let acted: u8 = player.acted.values().sum();
    let mut lines = vec![
        Text::new("page-discs").amount("count", player.discs).amount("due", upkeep[now]),
        Text::new("page-discs-out").amount("sectors", player.controls.len()).amount("actions", acted),
    ];
    lines.extend(Upkeep::of(d.game, d.table(), me).lines());
    if let Some(next) = upkeep.get(now + 1).filter(|_| player.discs > 0) {
        lines.push(Text::new("page-next-upkeep").amount("count", *next));
    }
    let cells = upkeep.iter().enumerate().skip(1).map(|(place, due)| {
        let class = match place.cmp(&now) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "covered",
        };
        (class, html! { (due) })
    });
    d.scene.thing(ids::DISCS).class("ec-track discs").explain(&lines).show(&html! {
        span.ec-track-head { (icons::DISC.show()) b { (player.discs) } }
        (track::cells(cells))
    })
}

/// A population track: what is produced by cubes that are gone.
fn population(d: &Drawing<'_>, me: Seat, resource: Resource) -> Markup {
    let (player, values) = (d.player(me), &d.game.content.tracks.production);
    let start = d.game.content.sheet().cubes;
    let now = usize::from(start.saturating_sub(player.cubes[resource]));
    let mut lines = vec![
        Text::new("page-cubes")
            .name("resource", resource.key())
            .amount("count", player.cubes[resource])
            .amount("made", d.game.production(d.table(), me, resource)),
    ];
    if let Some(next) = values.get(now + 1).filter(|_| player.cubes[resource] > 0) {
        lines.push(Text::new("page-next-production").amount("count", *next));
    }
    if player.graveyard[resource] > 0 {
        lines.push(Text::new("page-graveyard").amount("count", player.graveyard[resource]));
    }
    let cells = values.iter().enumerate().map(|(place, made)| {
        let class = match place.cmp(&now) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "covered",
        };
        (class, html! { (made) })
    });
    let class = format!("ec-track {}", resource_class(resource));
    d.scene.thing(ids::cubes(resource)).class(&class).explain(&lines).show(&html! {
        span.ec-track-head { (icons::resource(resource).show()) b { (player.cubes[resource]) } }
        (track::cells(cells))
    })
}

/// The six actions: how much of each, and discs on them.
pub(super) fn actions(d: &Drawing<'_>, me: Seat) -> Markup {
    let player = d.player(me);
    html! {
        div.ec-actions role="group" aria-label=(d.key("heading-actions")) {
            @for kind in ActionKind::each() {
                @let amount = d.game.amount(d.table(), me, kind, player.passed);
                @let discs = player.acted[kind];
                @let now = d.view.turn.seat == me && d.view.turn.action == Some(kind);
                @let lines = [Text::new("page-action").name("action", kind.key()).amount("count", amount), Text::new(tip(kind)), Text::new("page-action-discs").amount("count", discs)];
                (d.scene.thing(ids::action(kind)).class("ec-action").class(if now { "now" } else { "" }).explain(&lines).show(&html! {
                    (icons::action(kind).show()) b { (amount) }
                    @if discs > 0 { span.ec-disc { (discs) } }
                }))
            }
        }
    }
}

/// What an action does.
pub(super) const fn tip(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Explore => "page-tip-explore",
        ActionKind::Influence => "page-tip-influence",
        ActionKind::Research => "page-tip-research",
        ActionKind::Upgrade => "page-tip-upgrade",
        ActionKind::Build => "page-tip-build",
        ActionKind::Move => "page-tip-move",
    }
}
