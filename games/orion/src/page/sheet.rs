//! The civilization sheet of a player: race, tracks, markers, spaces for actions, systems.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::made_of;
use orrery_page::widgets::stock;

use super::card;
use super::draw::Drawing;
use super::{emblems, hand, icons, ids, systems, tracks};
use crate::state::Resource;
use crate::view::PlayerView;
use crate::words::{race_name, structure_name};

/// What lies before the reader; first the races to choose from.
pub(super) fn mine(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    if me.race.is_none() { hand::races(d) } else { sheet(d, me) }
}

/// The whole area of a player: roomy for the reader, compact for the others.
pub(super) fn sheet(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let mine = d.is_me(player.seat);
    if player.race.is_none() {
        return html! { div.or-sheet.waiting { p.or-empty { (emblems::race("")) (d.key("page-choosing")) } } };
    }
    html! {
        div.or-sheet.roomy[mine].compact[!mine] {
            div.or-top { (race(d, player)) (score(d, player)) (token(d, player)) (level(d, player)) (hand_size(d, player)) @if mine { (markers(d, player)) } }
            div.or-tracks {
                @for resource in Resource::ALL { (tracks::resource(d, player, *resource)) }
                (tracks::morale(d, player))
            }
            div.or-fields {
                @if !mine { (markers(d, player)) }
                @if mine { (research(d, player)) (trade(d, player)) }
                @if mine || player.propaganda { (propaganda(d, player)) }
                @if mine && d.game.options.advisors() { (contract(d, player)) }
                (attack(d, player))
            }
            (known(d, player))
            (systems::systems(d, player))
        }
    }
}

/// What everybody must know of a player at any time: resources, cards, and the fleet that an attack must reach.
pub(super) fn glance(player: &PlayerView) -> Markup {
    html! {
        @for resource in Resource::ALL { span { (icons::resource(*resource).show()) (player.stock.of(*resource)) } }
        span { (icons::CARD.show()) (player.hand.size) }
        span { (icons::SHIELD.show()) (player.defence.value) }
    }
}

fn race(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let id = player.race.as_deref().unwrap_or_default();
    let name = race_name(id);
    let label = d.race(id).map(|row| orrery_page::label(name.clone(), crate::effects::describe_race(row)));
    d.scene
        .thing(ids::race(player.seat))
        .class("or-race")
        .label(label.map_or_else(|| d.key(&name), |label| d.say(&label)))
        .about(name.clone())
        .show(&html! { (emblems::race(id)) span.card-name { (d.key(&name)) } })
}

fn score(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let label = Text::new("page-score").amount("points", player.points).amount("score", player.score);
    let inside = html! { (icons::POINT.show()) b { (player.points) } span.or-what { "→" (player.score) } };
    stock::number(d, ids::space(player.seat, "score"), "", &made_of(label, &player.parts.score), &inside)
}

/// The first player token.
fn token(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! {
        @if d.view.first == player.seat {
            (d.scene.thing("first-player").class("stock-number first").label(d.key("page-first"))
                .tip(d.lines(&[Text::new("page-first"), Text::new("page-tip-first")])).piece("first")
                .show(&icons::FIRST.show()))
        }
    }
}

fn level(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let key = player.level.key();
    let label = Text::new("page-level").name("level", key);
    let inside = html! { span.or-bars { span {} span {} span {} } span { (d.key(key)) } };
    let class = format!("level {key}");
    stock::number(d, ids::space(player.seat, "level"), &class, &[label, Text::new("page-tip-level")], &inside)
}

fn hand_size(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let label = Text::new("page-cards-in-hand").amount("count", player.hand.size);
    let tip = Text::new("page-tip-hand").amount("limit", d.game.options.hand_limit);
    let inside = html! { (icons::CARD.show()) b { (player.hand.size) } };
    stock::number(d, ids::space(player.seat, "hand"), "", &[label, tip], &inside)
}

/// Action markers: to be spent, spent, at rest.
fn markers(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    // The marker on the Propaganda field is drawn there.
    let spent = player.spent.saturating_sub(u8::from(player.propaganda));
    let label = Text::new("page-markers")
        .amount("available", player.available)
        .amount("spent", player.spent)
        .amount("reserves", player.reserves);
    let pool = |class: &str, count: u8| {
        let seat = player.seat;
        html! {
            span.or-pool.(class) {
                @for place in 0..count { (card::marker(d, format!("{class}-{}-{place}", seat.index()), seat)) }
                @if count == 0 { span.or-none { "–" } }
            }
        }
    };
    d.scene
        .thing(ids::space(player.seat, "markers"))
        .class("or-markers")
        .label(d.say(&label))
        .tip(d.lines(&[
            label.clone(),
            Text::new("page-tip-available"),
            Text::new("page-tip-spent"),
            Text::new("page-tip-reserves"),
        ]))
        .show(&html! {
            span.or-what { (d.key("page-available")) } (pool("available", player.available))
            span.or-what { (d.key("page-spent")) } (pool("spent", spent))
            span.or-what { (d.key("page-reserves")) } (pool("reserve", player.reserves))
        })
}

/// A space of the own sheet.
fn space(
    d: &Drawing<'_>,
    player: &PlayerView,
    what: &str,
    title: &str,
    lines: &[Text],
    inside: &Markup,
) -> Markup {
    d.scene
        .thing(ids::space(player.seat, what))
        .class("or-space")
        .class(what)
        .label(d.key(title))
        .tip(d.lines(lines))
        .show(&html! { span.or-what { (d.key(title)) } span.or-inside { (inside) } })
}

fn research(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let cards: i32 = player.parts.research.iter().map(|part| part.amount).sum();
    let lines = made_of(Text::new("page-tip-research").amount("count", cards), &player.parts.research);
    let inside = html! { (icons::RESEARCH.show()) span.stock-amount { "+" (cards) (icons::CARD.show()) } };
    space(d, player, "research", "heading-research", &lines, &inside)
}

/// The ring on which three amounts are worth the same.
pub(super) fn ring(d: &Drawing<'_>) -> Markup {
    let ring = d.game.content.sheet().trade;
    html! {
        @for (place, resource) in Resource::ALL.iter().enumerate() {
            @if place > 0 { span.or-swap { "⇄" } }
            (stock::amount(ring.of(*resource), icons::resource(*resource)))
        }
    }
}

fn trade(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let ring_of = d.game.content.sheet().trade;
    let tip = Text::new("page-tip-trade")
        .amount("food", ring_of[Resource::Food])
        .amount("fleet", ring_of[Resource::Fleet])
        .amount("production", ring_of[Resource::Production]);
    space(d, player, "trade", "heading-trade", &[tip], &ring(d))
}

fn propaganda(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let more = d.game.content.sheet().propaganda;
    let tip = Text::new("page-tip-propaganda").amount("morale", more);
    let inside = html! {
        span.stock-amount { "+" (more) (icons::MORALE.show()) }
        span.or-field {
            (icons::field(crate::content::Field::A))
            @if player.propaganda { (card::marker(d, format!("on-{}-propaganda", player.seat.index()), player.seat)) }
        }
    };
    let used = player.propaganda.then(|| Text::new("page-propaganda-used"));
    let lines: Vec<_> = std::iter::once(tip).chain(used).collect();
    space(d, player, "propaganda", "heading-propaganda", &lines, &inside)
}

fn contract(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let cards = d.game.content.sheet().contract;
    let tip = Text::new("page-tip-contract").amount("count", cards);
    let inside = html! { span.stock-amount { "−" (cards) (icons::CARD.show()) } span.or-swap { "→" } (icons::CONTRACT.show()) };
    space(d, player, "contract", "heading-contract", &[tip], &inside)
}

/// The attack area: who has attacked this player in this round, and what another attack takes.
fn attack(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let label = Text::new("page-attack")
        .seat("who", seat)
        .amount("cost", player.defence.cost)
        .amount("fleet", player.defence.value);
    let attackers = || {
        d.view.players.iter().filter(|other| other.attacks.get(seat.index()).is_some_and(|count| *count > 0))
    };
    let times = |other: &PlayerView| other.attacks[seat.index()];
    let mut lines = made_of(
        Text::new("page-tip-attack-cost").amount("cost", player.defence.cost),
        &player.parts.attack_cost,
    );
    lines.extend(made_of(
        Text::new("page-tip-defence").amount("fleet", player.defence.value),
        &player.parts.defence,
    ));
    if let Some(me) = d.me().filter(|me| me.seat != seat) {
        let value: i32 = me.parts.attack.iter().map(|part| part.amount).sum();
        lines.extend(made_of(Text::new("page-tip-attack").amount("fleet", value), &me.parts.attack));
    }
    lines.push(Text::new("page-tip-attack-limit").amount("limit", d.game.attack_limit));
    lines.extend(attackers().map(|other| {
        let text = Text::new("sketch-attacks").seat("who", other.seat).seat("other", seat);
        text.amount("count", times(other))
    }));
    d.scene
        .thing(ids::attack(seat))
        .class("or-space attack")
        .label(d.say(&label))
        .tip(d.lines(&lines))
        .show(&html! {
            span.or-what { (d.key("page-defence")) }
            span.or-inside {
                span.stock-amount { "−" (player.defence.cost) (icons::resource(Resource::Fleet).show()) }
                span.stock-amount { (icons::SHIELD.show()) "≥" (player.defence.value) }
                @for other in attackers() {
                    @for n in 0..times(other) {
                        (card::marker(d, format!("raid-{}-{}-{n}", other.seat.index(), seat.index()), other.seat))
                    }
                }
            }
        })
}

/// Cards that are known to be in somebody else's hand.
fn known(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    if d.is_me(player.seat) {
        return html! {};
    }
    let cards = player.hand.cards.iter().chain(player.hand.drawn.iter().flatten());
    let rows: Vec<_> = cards.filter_map(|id| d.structure(id)).collect();
    html! {
        @if !rows.is_empty() {
            div.or-known {
                span.or-what { (icons::CARD.show()) (d.key("page-known")) }
                @for (place, row) in rows.iter().enumerate() {
                    @let kind = structure_name(&row.id);
                    (d.scene.thing(format!("known-{}-{place}", player.seat.index())).element("span").class("or-tag")
                        .class(icons::class(row.colour)).label(d.key(&kind)).about(kind.clone()).piece(kind.clone())
                        .show(&html! { (icons::colour(row.colour).show()) (d.key(&kind)) }))
                }
            }
        }
    }
}
