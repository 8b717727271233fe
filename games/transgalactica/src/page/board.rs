//! The middle of the table: how far the game has come, the galaxy, and beside it the operations panel with tracks and cards.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::steps;
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, level};
use super::{cards, draft, icons, map, operations, senate, tracks};
use crate::ids::Track;
use crate::view::Phase;

/// The whole board.
pub(super) fn board(d: &Drawing<'_>) -> Markup {
    html! {
        div.tg-night.tg-board {
            div.tg-bar { (round(d)) (phase(d)) (order(d)) (military(d)) }
            div.tg-sky data-frame="map" data-scroll="map" { (map::map(d)) }
        }
    }
}

/// What lies beside the map: what is drafted, actions, tracks, decrees, cards.
pub(super) fn beside(d: &Drawing<'_>) -> Markup {
    html! {
        div.tg-night.tg-beside.leaves {
            div.tg-night.tg-leaf data-leaf=(d.key("page-leaf-actions")) {
                (draft::draft(d))
                (operations::areas(d))
                (tracks::tracks(d))
            }
            div.tg-night.tg-leaf data-leaf=(d.key("page-leaf-cards")) {
                (senate::offices(d))
                (cards::missions(d))
                (cards::technologies(d))
            }
        }
    }
}

/// The round, with the tokens of the rounds to come.
fn round(d: &Drawing<'_>) -> Markup {
    let label = Text::new("page-round").amount("round", d.view.round).amount("rounds", d.view.rounds);
    let left = d.view.rounds.saturating_sub(d.view.round);
    let mut lines = vec![label.clone(), Text::new("page-incomes-left").amount("count", left)];
    let tokens = d.view.round_tokens.iter().rev().zip(d.view.round + 1..);
    lines.extend(tokens.map(|(token, round)| {
        Text::new("page-round-token").amount("round", round).name("token", format!("bonus-{}", &**token))
    }));
    d.scene.thing("round").class("tg-round").explain(&lines).show(&html! {
        b { (d.say(&label)) }
        @for token in d.view.round_tokens.iter().rev() { (icons::token(d.game.values().bonus[token.id].kind).show()) }
    })
}

fn phase(d: &Drawing<'_>) -> Markup {
    let now = match d.view.phase {
        Phase::Setup => 0,
        Phase::Income => 1,
        Phase::Action => 2,
        Phase::End => 4,
    };
    let names = ["page-phase-income", "page-phase-action", "page-phase-upkeep"];
    let key = match d.view.phase {
        Phase::Setup => "page-phase-setup",
        Phase::Income => "page-phase-income",
        Phase::Action => "page-phase-action",
        Phase::End => "page-phase-end",
    };
    let mut lines = vec![Text::new("page-phase").name("phase", key), Text::new("page-tip-phases")];
    lines.extend(d.view.turn.map(|seat| Text::new("page-turn-of").seat("who", seat)));
    let seat = d.view.turn.map(seat_class).unwrap_or_default();
    d.scene.thing("phase").class("tg-phase").class(&seat).explain(&lines).show(&html! {
        @if now == 0 || now == 4 { span.steps-step.now { (d.key(key)) } } @else { (steps::named(names.map(|name| d.key(name)), now)) }
    })
}

/// The order of play; whose turn it is; the order of the next round.
fn order(d: &Drawing<'_>) -> Markup {
    let mut lines = vec![Text::new("page-order").list("seats", super::draw::seats(&d.view.order))];
    for seat in &d.view.order {
        let player = &d.view.players[seat.index()];
        lines.push(
            Text::new("page-segment")
                .seat("who", *seat)
                .amount("segment", player.segment)
                .amount("placed", player.outposts.len() as i64),
        );
    }
    if d.view.round < d.view.rounds {
        lines.push(Text::new("page-next-order").list("seats", super::draw::seats(&d.view.next_order)));
        if let (Some(first), Some(token)) = (d.view.next_order.first(), d.view.round_tokens.last()) {
            lines.push(
                Text::new("page-next-token").seat("who", *first).name("token", format!("bonus-{}", &**token)),
            );
        }
    }
    lines.push(Text::new("page-tip-order"));
    d.scene.thing("order").class("tg-order").explain(&lines).show(&html! {
        (icons::FIRST.show())
        @for seat in &d.view.order {
            span.seat-mark.(seat_class(*seat)).now[d.view.turn == Some(*seat)] data-piece=(format!("priority-{}", seat.index())) { (seat_letter(*seat)) }
        }
    })
}

/// What the military comparison brings and costs everybody if the round ended now.
fn military(d: &Drawing<'_>) -> Markup {
    let mut lines = vec![Text::new("page-military")];
    for player in &d.view.players {
        let (gain, loss) = player.military;
        let key = match (gain, loss) {
            (0, 0) => "page-military-even",
            (0, _) => "page-military-loses",
            _ => "page-military-gains",
        };
        let text = Text::new(key).seat("who", player.seat).amount("level", level(player, Track::Military).1);
        lines.push(text.amount("count", gain.max(loss)));
    }
    lines.push(Text::new("page-tip-military"));
    d.scene.thing("military").class("tg-military").explain(&lines).show(&html! {
        (icons::track(Track::Military).show())
        @for player in d.view.players.iter().filter(|player| player.military != (0, 0)) {
            @let (gain, loss) = player.military;
            span.tg-swing.(seat_class(player.seat)) {
                span.seat-mark { (seat_letter(player.seat)) }
                @if gain > 0 { b.tg-good { "+" (gain) } }
                @if loss > 0 { b.tg-bad { "−" (loss) } }
            }
        }
        @if d.view.players.iter().all(|player| player.military == (0, 0)) { "±0" }
    })
}
