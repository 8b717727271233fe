//! The middle of the table: how far the game has come, the galaxy, and what lies beside it.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::widgets::steps;
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, seats};
use super::{battle, draft, icons, map, offers, research, shortage};
use crate::ids::Direction;
use crate::state::Phase;

/// The whole board.
pub(super) fn board(d: &Drawing<'_>) -> Markup {
    html! {
        div.ec-night.ec-board {
            div.ec-bar { (round(d)) (phase(d)) (order(d)) (traitor(d)) (piles(d)) }
            div.ec-sky data-frame="map" data-scroll="map" { (map::map(d)) }
        }
    }
}

/// What lies beside the map: a battle, what is offered for a moment, technologies and developments.
pub(super) fn beside(d: &Drawing<'_>) -> Markup {
    let battle = battle::battle(d);
    let now = html! { (shortage::shortage(d)) (draft::draft(d)) (offers::offers(d)) };
    let name = if battle.0.is_empty() { "page-leaf-choice" } else { "page-leaf-battle" };
    html! {
        div.ec-night.ec-beside.leaves {
            @if !battle.0.is_empty() || !now.0.is_empty() {
                div.ec-night.ec-leaf data-leaf=(d.key(name)) { (battle) (now) }
            }
            div.ec-night.ec-leaf data-leaf=(d.key("page-leaf-technologies")) { (research::supply(d)) }
        }
    }
}

fn round(d: &Drawing<'_>) -> Markup {
    let rounds = d.game.options.rounds;
    let label = Text::new("page-round").amount("round", d.view.round).amount("rounds", rounds);
    let left = Text::new("page-rounds-left").amount("count", rounds.saturating_sub(d.view.round));
    d.scene
        .thing("round")
        .class("ec-round")
        .explain(&[label.clone(), left])
        .show(&html! { b { (d.say(&label)) } })
}

fn phase(d: &Drawing<'_>) -> Markup {
    let names = ["page-phase-action", "page-phase-combat", "page-phase-upkeep", "page-phase-cleanup"];
    let now = match d.view.phase {
        Phase::Setup => 0,
        Phase::Action => 1,
        Phase::Combat => 2,
        Phase::Upkeep => 3,
        Phase::Cleanup => 4,
    };
    let key = match (d.view.over, now) {
        (true, _) => "page-phase-end",
        (false, 0) => "page-phase-setup",
        (false, now) => names[now - 1],
    };
    let lines = [Text::new("page-phase").name("phase", key), Text::new("page-tip-phases")];
    d.scene.thing("phase").class("ec-phase").explain(&lines).show(&html! {
        @if d.view.over || now == 0 { span.steps-step.now { (d.key(key)) } } @else { (steps::named(names.map(|name| d.key(name)), now)) }
    })
}

/// The order of play, who has passed, who begins the next round, and who has the floor.
fn order(d: &Drawing<'_>) -> Markup {
    let order: Vec<Seat> = d.game.in_order(d.table()).collect();
    let mut lines = vec![Text::new("page-order").list("seats", seats(order.iter().copied()))];
    if d.view.phase == Phase::Action {
        lines.push(Text::new("page-turn-of").seat("who", d.view.turn.seat));
    }
    let passed: Vec<_> = order.iter().copied().filter(|seat| d.player(*seat).passed).collect();
    if !passed.is_empty() {
        lines.push(Text::new("page-passed").list("seats", seats(passed)));
    }
    lines.extend(d.view.first.map(|seat| Text::new("page-begins-next").seat("who", seat)));
    lines.extend(d.view.second.map(|seat| Text::new("page-direction-card").seat("who", seat)));
    if d.game.options.turn_direction {
        lines.push(Text::new("page-direction").name("direction", d.view.direction.key()));
    }
    let markers = d.view.markers;
    lines.extend(markers.primary.map(|seat| Text::new("page-primary").seat("who", seat)));
    lines.extend(markers.secondary.map(|seat| Text::new("page-secondary").seat("who", seat)));
    lines.extend(markers.waits.map(|(_, seat)| Text::new("page-marker-waits").seat("who", seat)));
    d.scene.thing("order").class("ec-order").explain(&lines).show(&html! {
        span.ec-way { @match d.view.direction { Direction::Clockwise => "↻", Direction::CounterClockwise => "↺" } }
        @for seat in &order {
            @let acts = d.scene.awaiting.contains(*seat);
            @let marked = markers.primary == Some(*seat) || markers.secondary == Some(*seat);
            span.seat-mark.(seat_class(*seat)).now[acts].passed[d.player(*seat).passed].marked[marked] { (seat_letter(*seat)) }
            @if d.view.first == Some(*seat) { (icons::FIRST.show()) }
        }
    })
}

fn traitor(d: &Drawing<'_>) -> Markup {
    let Some(seat) = d.view.traitor else { return html! {} };
    let lines = [Text::new("page-traitor").seat("who", seat), Text::new("page-tip-traitor")];
    d.scene.thing("traitor").class("ec-pile").explain(&lines).show(&html! {
        (icons::TRAITOR.show()) span.seat-mark.(seat_class(seat)) { (seat_letter(seat)) }
    })
}

/// Stacks of sectors, discoveries and the reputation bag.
fn piles(d: &Drawing<'_>) -> Markup {
    let mut lines = vec![Text::new("page-piles")];
    for (place, (left, discards)) in d.view.piles.iter().enumerate() {
        let key = ["stack-inner", "stack-middle", "stack-outer"][place];
        lines.push(
            Text::new("page-pile")
                .name("stack", key)
                .amount("count", *left)
                .amount("discards", discards.len()),
        );
    }
    lines.push(Text::new("page-discoveries-left").amount("count", d.view.discoveries));
    lines.push(Text::new("page-reputation-left").amount("count", d.view.reputation));
    d.scene.thing("piles").class("ec-pile").explain(&lines).show(&html! {
        (icons::SECTOR.show())
        @for (place, (left, _)) in d.view.piles.iter().enumerate() { span { @if place > 0 { "/" } (left) } }
        span.stock-amount { (icons::DISCOVERY.show()) (d.view.discoveries) }
        span.stock-amount { (icons::REPUTATION.show()) (d.view.reputation) }
    })
}
