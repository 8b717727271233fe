//! The middle of the table: the turn and how far the game has come, the map, the Cantina and the decks.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::{pile, steps};
use orrery_page::{seat_class, seat_letter};

use super::card::{self, Active};
use super::draw::Drawing;
use super::{automa, console, icons, ids, map};

/// The whole board.
pub(super) fn board(d: &Drawing<'_>) -> Markup {
    html! {
        div.mc-night.mc-board {
            div.mc-bar { (round(d)) (goal(d)) (turn(d)) }
            div.mc-sky data-scroll="map" { (map::map(d)) }
        }
    }
}

/// What lies beside the map: first the cards that are being decided about, so that nothing else moves for them.
pub(super) fn beside(d: &Drawing<'_>) -> Markup {
    html! {
        div.mc-night.mc-beside {
            @if let Some(me) = d.me() { (console::waiting(d, me)) }
            (open(d))
            (automa::panel(d))
            (cantina(d))
            (piles(d))
        }
    }
}

/// The round; whether it is the last one.
fn round(d: &Drawing<'_>) -> Markup {
    let label = match d.view.last_round {
        Some(last) => Text::new("page-round-of").amount("round", d.view.round).amount("last", last),
        None => Text::new("page-round").amount("round", d.view.round),
    };
    d.scene
        .thing("round")
        .class("mc-round")
        .class(if d.view.last_round.is_some() { "last" } else { "" })
        .explain(&[label.clone(), Text::new("page-tip-round")])
        .show(&html! { (d.say(&label)) })
}

/// Terraformed planets, of those that bring the end.
fn goal(d: &Drawing<'_>) -> Markup {
    let done = d.view.planets.iter().filter(|planet| planet.terraformed).count();
    let wanted = usize::from(d.view.planets_to_end);
    let label = Text::new("page-goal").amount("done", done as i64).amount("planets", wanted as i64);
    d.scene
        .thing("goal")
        .class("mc-goal")
        .explain(&[label, Text::new("page-tip-goal").amount("planets", wanted as i64)])
        .show(&html! { @for place in 0..wanted.max(done) { span.mc-orb.done[place < done] { (icons::PLANET.show()) } } })
}

/// The five steps of a turn, with whose turn it is.
fn turn(d: &Drawing<'_>) -> Markup {
    let Some(turn) = d.view.turn else { return html! {} };
    let names = ["page-step-1", "page-step-2", "page-step-3", "page-step-4", "page-step-5"];
    let now = turn.step.map_or(0, usize::from);
    let label = d.about("page-turn", turn.seat);
    let mut lines = vec![label.clone()];
    lines.extend(turn.moves.map(|moves| Text::new("page-moves-left").amount("steps", moves)));
    lines.push(Text::new("page-tip-steps"));
    d.scene
        .thing("turn")
        .class("mc-steps")
        .class(&seat_class(turn.seat))
        .label(d.say(&label))
        .tip(d.lines(&lines))
        .show(&html! {
            span.seat-mark { (seat_letter(turn.seat)) }
            @if now > 0 {
                (steps::numbered(names.iter().map(|name| d.key(name)), now))
            } @else { span.steps-step.now { (d.say(&label)) } }
        })
}

/// Three face-up crew cards.
fn cantina(d: &Drawing<'_>) -> Markup {
    html! {
        div.mc-cantina role="group" aria-label=(d.key("page-cantina")) {
            p.mc-heading { (icons::CANTINA.show()) (d.key("page-cantina")) }
            @for id in &d.view.cantina { (card::crew(d, id, Active::Neither)) }
        }
    }
}

/// Cards of others that lie open.
fn open(d: &Drawing<'_>) -> Markup {
    let open = console::others_open(d);
    html! { @if !open.is_empty() { div.mc-open { @for card in open { (console::open_card(d, card)) } } } }
}

/// Decks and discard piles.
fn piles(d: &Drawing<'_>) -> Markup {
    let deck = |id: &str, key: &'static str, tip: &'static str, count: usize| {
        let lines = [Text::new(key).amount("count", count as i64), Text::new(tip)];
        pile::pile(d, id, "", &lines, &icons::BACK.show(), count as i64)
    };
    html! {
        div.mc-piles {
            div.mc-pile { span.mc-what { (icons::CARD.show()) (d.key("page-crew")) } (deck(ids::CREW_DECK, "page-crew-deck", "page-tip-crew-deck", d.view.crew_deck)) (discards(d, "crew", &d.view.crew_pile)) }
            div.mc-pile { span.mc-what { (icons::SURVIVORS.show()) (d.key("page-survivors")) } (deck(ids::SURVIVOR_DECK, "page-survivor-deck", "page-tip-survivor-deck", d.view.survivor_deck)) (discards(d, "survivor", &d.view.survivor_pile)) }
            div.mc-pile { span.mc-what { (icons::PLANET.show()) (d.key("page-planets")) } (deck("planet-deck", "page-planet-deck", "page-tip-planet-deck", d.view.planet_deck)) }
        }
    }
}

/// A discard pile: how many cards, and all their names for whoever asks.
fn discards(d: &Drawing<'_>, kind: &str, ids: &[String]) -> Markup {
    let key = if kind == "crew" { "page-crew-pile" } else { "page-survivor-pile" };
    let names: Vec<_> = ids.iter().map(|id| Text::named(format!("{kind}-{id}"))).collect();
    let mut lines = vec![Text::new("page-pile").name("pile", key).amount("count", ids.len() as i64)];
    if !names.is_empty() {
        lines.push(Text::new("sketch-list").list("things", names));
    }
    let top = ids.first().map(|id| d.key(&format!("{kind}-{id}")));
    d.scene
        .thing(format!("{kind}-pile"))
        .class("mc-discards")
        .explain(&lines)
        .show(&html! { b { (ids.len()) } @if let Some(top) = top { span.mc-top { (top) } } })
}
