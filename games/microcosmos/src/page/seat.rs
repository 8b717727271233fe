//! The area of a seat: what everybody watches of everybody, in little; for the reader, who has a console, an aid.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::made_of;
use orrery_page::widgets::stock::number;

use super::card;
use super::draw::Drawing;
use super::{aid, icons, ids};
use crate::content::ColonyRow;
use crate::state::{Resource, Specialist, Upgrade};
use crate::view::PlayerView;

/// The area of a player.
pub(super) fn area(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let mine = d.is_me(player.seat);
    html! {
        div.mc-area.mine[mine] {
            @if mine { (aid::aid(d, player)) } @else {
                div.mc-badges { (numbers(d, player)) (colonies(d, player)) (outposts(d, player)) }
                (little(d, player))
            }
        }
    }
}

/// What everybody must know of a player at any time: the cargo.
pub(super) fn glance(player: &PlayerView) -> Markup {
    icons::resources(player.cargo)
}

/// Score, first player marker, and what turns are measured by.
pub(super) fn numbers(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! { (score(d, player)) (first(d, player)) (moves(d, player)) (levels(d, player)) }
}

/// Cargo, crew, upgrades and survivors of somebody else.
fn little(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! {
        div.mc-little {
            span.mc-stock {
                @for resource in Resource::ALL { (stock(d, player, *resource)) }
            }
            @if !player.automa {
                span.mc-tokens { @for specialist in Specialist::ALL { (token(d, player, *specialist)) } }
            }
        }
        @if !player.automa {
            div.mc-little {
                span.mc-minis.upper { @for id in &player.upper { (card::small_crew(d, id)) } @if player.upper.is_empty() { span.mc-none { "–" } } }
                span.mc-minis.lower { @for id in &player.lower { (card::small_crew(d, id)) } @if player.lower.is_empty() { span.mc-none { "–" } } }
                @if player.dealt.0 > 0 { span.mc-none { (d.say(&Text::new("page-dealt-count").amount("count", player.dealt.0))) } }
            }
        }
        div.mc-little {
            span.mc-lamps { @for upgrade in shown_upgrades(d, player) { (lamp(d, player, upgrade)) } }
            @if !player.automa {
                (bridge(d, player))
                @for id in &player.survivors { (card::small_survivor(d, id)) }
                (settled(d, player))
            }
        }
    }
}

/// The upgrades of an Ark card: the Automa has fewer, in the order in which it tries them.
fn shown_upgrades(d: &Drawing<'_>, player: &PlayerView) -> Vec<Upgrade> {
    if player.automa { d.game.content.automa().upgrades.clone() } else { Upgrade::ALL.to_vec() }
}

/// The score now, and what it is made of.
fn score(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let lines = made_of(Text::new("page-score").amount("score", player.score), &player.parts);
    let inside = html! { (icons::POINT.show()) b { (player.score) } };
    number(d, ids::place(player.seat, "score"), "", &lines, &inside)
}

/// The first player marker.
fn first(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    if d.view.first != player.seat || d.game.is_solo() {
        return html! {};
    }
    d.scene
        .thing("first-player")
        .class("stock-number")
        .label(d.key("page-first"))
        .tip(d.lines(&[Text::new("page-first"), Text::new("page-tip-first")]))
        .piece("first-player")
        .show(&icons::FIRST.show())
}

/// Steps of a journey.
fn moves(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    if player.automa {
        return html! {};
    }
    let lines = [Text::new("page-moves").amount("steps", player.move_limit), Text::new("page-tip-moves")];
    let inside = html! { (icons::STEPS.show()) b { (player.move_limit) } };
    number(d, ids::place(player.seat, "moves"), "", &lines, &inside)
}

/// Levels of a Terraform action: a base, and one for each colony and outpost.
fn levels(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let base = d.game.content.sheet().terraform;
    let lines = [
        Text::new("page-levels").amount("count", player.terraform),
        Text::new("page-tip-levels")
            .amount("base", base)
            .amount("more", player.terraform.saturating_sub(base)),
    ];
    let inside = html! { (icons::LEVELS.show()) b { (player.terraform) } };
    number(d, ids::place(player.seat, "levels"), "", &lines, &inside)
}

/// Colonies: founded, and markers in the pool.
pub(super) fn colonies(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let costs = &d.game.content.sheet().colony_costs;
    let founded = usize::from(player.founded);
    let worth =
        |count: usize| count.checked_sub(1).and_then(|row| costs.get(row)).map_or(0, |row| row.points);
    let mut lines = vec![
        Text::new("page-colonies").amount("founded", player.founded).amount("pool", player.colony_pool),
        Text::new("page-tip-colonies").amount("points", worth(founded)),
    ];
    if let Some(row) = costs.get(founded) {
        lines.push(next_colony(*row, worth(founded + 1)));
    }
    let inside =
        html! { (icons::COLONY.show()) b { (player.founded) } span.mc-more { "+" (player.colony_pool) } };
    number(d, ids::place(player.seat, "colonies"), "", &lines, &inside)
}

/// What the next colony costs.
fn next_colony(row: ColonyRow, points: u8) -> Text {
    let mut parts = Vec::new();
    let mut part = |amount: u8, key: &'static str| {
        if amount > 0 {
            parts.push(Text::new(key).amount("count", amount));
        }
    };
    part(row.leader, "cost-leader-here");
    part(1, "cost-engineer");
    part(row.any_leader, "cost-any-leader");
    part(row.any_resource, "effect-any");
    Text::new("page-next-colony").list("cost", parts).amount("points", points)
}

/// Outposts in the pool.
pub(super) fn outposts(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let own =
        d.view.planets.iter().flat_map(|planet| &planet.outposts).filter(|(seat, _)| *seat == player.seat);
    let placed: u8 = own.map(|(_, count)| *count).sum();
    let lines = [
        Text::new("page-outposts").amount("pool", player.outpost_pool).amount("placed", placed),
        Text::new("page-tip-outposts").amount("points", d.game.content.sheet().outpost_at_colony),
    ];
    let inside = html! { (icons::OUTPOST.show()) b { (placed) } span.mc-more { "+" (player.outpost_pool) } };
    number(d, ids::place(player.seat, "outposts"), "", &lines, &inside)
}

/// Survivors on board.
pub(super) fn bridge(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let most = d.game.content.sheet().survivors_held;
    let held = player.survivors.len();
    let lines = [
        Text::new("page-bridge").amount("held", held as i64).amount("most", most),
        Text::new("page-tip-bridge"),
    ];
    let inside = html! { (icons::SURVIVORS.show()) b { (held) } span.mc-more { "/" (most) } };
    number(d, ids::place(player.seat, "bridge"), "", &lines, &inside)
}

/// Settled survivors, which count at the end.
pub(super) fn settled(d: &Drawing<'_>, player: &PlayerView) -> Markup {
    let table = &d.game.content.sheet().survivor_points;
    let count = player.settled.len();
    let worth = |count: usize| table.get(count.min(table.len() - 1)).copied().unwrap_or(0);
    let lines = [
        Text::new("page-settled").amount("count", count as i64).amount("points", worth(count)),
        Text::new("page-tip-settled").amount("points", worth(count + 1)),
    ];
    let inside = html! { (icons::HOME.show()) b { (count) } };
    number(d, ids::place(player.seat, "settled"), "", &lines, &inside)
}

/// A resource with its sentence and what the hold takes.
pub(super) fn cargo_lines(player: &PlayerView, resource: Resource) -> Vec<Text> {
    vec![
        Text::new("page-cargo")
            .name("resource", resource.key())
            .amount("amount", player.cargo.of(resource))
            .amount("most", player.capacity),
        Text::new("page-tip-cargo"),
    ]
}

fn stock(d: &Drawing<'_>, player: &PlayerView, resource: Resource) -> Markup {
    let lines = cargo_lines(player, resource);
    d.scene
        .thing(ids::cargo(player.seat, resource))
        .element("span")
        .class("stock-amount")
        .explain(&lines)
        .show(&html! { (player.cargo.of(resource)) (icons::resource(resource).show()) })
}

/// A specialist token: ready, or used.
pub(super) fn token(d: &Drawing<'_>, player: &PlayerView, specialist: Specialist) -> Markup {
    let ready = player.ready.contains(&specialist);
    let key = if ready { "page-token-ready" } else { "page-token-used" };
    let label = Text::new(key).name("specialist", specialist.key());
    d.scene
        .thing(ids::token(player.seat, specialist))
        .element("span")
        .class(if ready { "mc-token ready" } else { "mc-token" })
        .explain(&[label, Text::new("page-tip-token")])
        .show(&icons::specialist(specialist).show())
}

/// An upgrade in little: lit once it is unlocked.
fn lamp(d: &Drawing<'_>, player: &PlayerView, upgrade: Upgrade) -> Markup {
    let sheet = d.game.content.sheet();
    let lit = player.upgrades.contains(&upgrade);
    let half = upgrade == Upgrade::Engines && player.engines > 0;
    let key = match (lit, half) {
        (true, _) => "page-unlocked",
        (false, true) => "page-half-unlocked",
        (false, false) => "page-locked",
    };
    let label = Text::new("page-upgrade").name("upgrade", upgrade.key()).text("state", Text::new(key));
    d.scene
        .thing(ids::upgrade(player.seat, upgrade))
        .element("span")
        .class(if lit {
            "mc-lamp on"
        } else if half {
            "mc-lamp half"
        } else {
            "mc-lamp"
        })
        .label(d.say(&label))
        .about(upgrade.key())
        .tip(d.key(key))
        .show(&icons::gift(upgrade, sheet.moves, sheet.larger_capacity))
}
