//! The area of a seat: what everybody watches of everybody; for the reader, who has a board, an aid.

use maud::{Markup, html};
use orrery_core::{Id as _, Seat, Text};
use orrery_page::made_of;
use orrery_page::widgets::stock::number;

use super::draw::{Drawing, seats, signed};
use super::forecast::{Upkeep, income};
use super::{aid, blueprint, console, draft, icons, research};
use crate::ids::{ActionKind, Resource};

/// The area of a player.
pub(super) fn area(d: &Drawing<'_>, seat: Seat) -> Markup {
    let player = d.player(seat);
    if d.is_me(seat) {
        return aid::aid(d, seat);
    }
    html! {
        div.ec-area {
            div.ec-stores { (species(d, seat)) (score(d, seat)) (kept(d, seat)) (friends(d, seat)) }
            @if player.species.is_some() {
                div.ec-stores {
                    @for resource in Resource::each() { (store(d, seat, resource)) }
                    (discs(d, seat)) (colony(d, seat)) (actions(d, seat))
                }
                div.ec-plans { @for unit in d.drawn_units(seat) { (blueprint::other(d, seat, unit)) } }
                div.ec-learneds { (research::owned(d, seat)) }
                (possessions(d, seat))
            }
        }
    }
}

/// What everybody must know of a player at any time.
pub(super) fn glance(d: &Drawing<'_>, seat: Seat) -> Markup {
    let player = d.player(seat);
    html! {
        @if player.out { span.ec-fine { (d.key("page-out")) } }
        @else if player.species.is_some() {
            @for resource in Resource::each() {
                span.stock-amount {
                    (icons::resource(resource).show()) (player.goods[resource])
                    @if resource == Resource::Money { span.ec-fine { (signed(income(d, seat, resource))) } }
                }
            }
            span.stock-amount { (icons::DISC.show()) (player.discs) }
            @if player.passed { (icons::PASSED.show()) }
        }
    }
}

fn species(d: &Drawing<'_>, seat: Seat) -> Markup {
    let Some(id) = d.player(seat).species else {
        return html! { span.ec-fine { (d.key("page-no-species")) } };
    };
    let key = d.game.species_name(id);
    d.scene
        .thing(format!("species-of-{}", seat.index()))
        .class("ec-species")
        .label(d.key(&key))
        .about(key.clone())
        .tip(d.lines(&draft::lines(&d.game.content.species[id])))
        .show(&html! { (d.key(&key)) })
}

fn score(d: &Drawing<'_>, seat: Seat) -> Markup {
    let points = d.points(seat);
    let mut lines = made_of(Text::new("page-score").amount("score", points.total()), &points.parts);
    lines.push(Text::new("page-score-hidden").amount("count", d.seen(seat).tiles));
    number(
        d,
        format!("score-{}", seat.index()),
        "store score",
        &lines,
        &html! { (icons::POINT.show()) b { (points.total()) } @if d.seen(seat).tiles > 0 { "+?" } },
    )
}

fn kept(d: &Drawing<'_>, seat: Seat) -> Markup {
    let seen = d.seen(seat);
    let (either, reputation, ambassadors) = console::slots(d, seat);
    let mut lines = vec![
        Text::new("page-reputation").amount("count", seen.tiles),
        Text::new("page-kept").amount("count", seen.kept_count),
        Text::new("page-slots")
            .amount("either", either)
            .amount("reputation", reputation)
            .amount("ambassadors", ambassadors),
    ];
    lines.extend(seen.shown.iter().map(|(tile, count)| {
        let vp = d.game.content.reputation[tile].vp;
        Text::new("page-shown-tile").amount("vp", vp).amount("count", count)
    }));
    number(
        d,
        format!("kept-{}", seat.index()),
        "store",
        &lines,
        &html! {
            span.stock-amount { (icons::REPUTATION.show()) (seen.tiles) }
            span.stock-amount { (icons::DISCOVERY.show()) (seen.kept_count) }
        },
    )
}

fn friends(d: &Drawing<'_>, seat: Seat) -> Markup {
    let friends = d.friends(seat);
    if friends.is_empty() {
        return html! {};
    }
    let player = d.player(seat);
    let mut lines =
        vec![Text::new("page-relations-of").seat("who", seat).list("seats", seats(player.partners.iter()))];
    lines.extend(
        player.alliance.map(|id| Text::new("page-in-alliance").name("alliance", d.game.alliance_name(id))),
    );
    number(
        d,
        format!("friends-{}", seat.index()),
        "store",
        &lines,
        &html! {
            (icons::AMBASSADOR.show())
            @for friend in friends.iter() { span.seat-mark.(orrery_page::seat_class(friend)) { (orrery_page::seat_letter(friend)) } }
        },
    )
}

fn store(d: &Drawing<'_>, seat: Seat, resource: Resource) -> Markup {
    let player = d.player(seat);
    let mut lines = vec![
        Text::new("page-store").name("resource", resource.key()).amount("count", player.goods[resource]),
    ];
    if resource == Resource::Money {
        lines.extend(Upkeep::of(d.game, d.table(), seat).lines());
    } else {
        lines.push(Text::new("page-production").amount("count", income(d, seat, resource)));
    }
    lines.push(
        Text::new("page-cubes")
            .name("resource", resource.key())
            .amount("count", player.cubes[resource])
            .amount("made", d.game.production(d.table(), seat, resource)),
    );
    let trade = d.game.trade(d.table(), seat);
    lines.push(Text::new("page-trade-rate").amount("give", trade.give).amount("get", trade.get));
    number(
        d,
        format!("store-{resource}-{}", seat.index()),
        "store",
        &lines,
        &html! {
            (icons::resource(resource).show()) b { (player.goods[resource]) } span.ec-fine { (signed(income(d, seat, resource))) }
        },
    )
}

fn discs(d: &Drawing<'_>, seat: Seat) -> Markup {
    let player = d.player(seat);
    let acted: u8 = player.acted.values().sum();
    let lines = [
        Text::new("page-discs").amount("count", player.discs).amount("due", d.game.upkeep(d.table(), seat)),
        Text::new("page-discs-out").amount("sectors", player.controls.len()).amount("actions", acted),
    ];
    number(
        d,
        format!("discs-{}", seat.index()),
        "store",
        &lines,
        &html! {
            span.stock-amount { (icons::DISC.show()) (player.discs) } span.stock-amount { (icons::SECTOR.show()) (player.controls.len()) }
        },
    )
}

fn colony(d: &Drawing<'_>, seat: Seat) -> Markup {
    let (ready, all) = (d.player(seat).ready, d.game.colony_ships(d.table(), seat));
    let lines = [Text::new("page-colony").amount("ready", ready).amount("count", all)];
    number(
        d,
        format!("colony-{}", seat.index()),
        "store",
        &lines,
        &html! { (icons::COLONY.show()) (ready) "/" (all) },
    )
}

/// Actions of this round, and how much of each the species has.
fn actions(d: &Drawing<'_>, seat: Seat) -> Markup {
    let player = d.player(seat);
    let mut lines = vec![Text::new("page-actions-of").seat("who", seat)];
    lines.extend(ActionKind::each().map(|kind| {
        Text::new("page-action-done")
            .name("action", kind.key())
            .amount("count", d.game.amount(d.table(), seat, kind, false))
            .amount("discs", player.acted[kind])
    }));
    number(
        d,
        format!("actions-{}", seat.index()),
        "store",
        &lines,
        &html! {
            @for kind in ActionKind::each() { @if player.acted[kind] > 0 { span.stock-amount { (icons::action(kind).show()) (player.acted[kind]) } } }
            @if player.acted.values().all(|discs| *discs == 0) { (icons::action(ActionKind::Explore).show()) "0" }
        },
    )
}

/// Developments, ancient parts in store, shown discoveries, trophies.
fn possessions(d: &Drawing<'_>, seat: Seat) -> Markup {
    let player = d.player(seat);
    let developments = player.developments.iter().map(|id| d.game.development_name(id));
    let parts = player.stored.iter().map(|id| d.game.part_name(id));
    let shown = player.shown.things().map(|id| d.game.discovery_name(id));
    let trophies = player.trophies.iter().map(|id| d.game.guard_name(id));
    let names: Vec<_> = developments.chain(parts).chain(shown).chain(trophies).map(Text::named).collect();
    if names.is_empty() {
        return html! {};
    }
    let lines =
        [Text::new("page-possessions").seat("who", seat), Text::new("page-list").list("things", names)];
    number(
        d,
        format!("possessions-{}", seat.index()),
        "ec-learned",
        &lines,
        &html! { (icons::ARTIFACT.show()) span { (d.say(&lines[1])) } },
    )
}
