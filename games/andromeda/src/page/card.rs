//! Tactics cards, tokens and development cards.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::card::times;

use super::draw::{Drawing, track_class};
use super::{icons, ids, signs};
use crate::content::{TacticRow, TacticType};
use crate::effects::{ability_text, steps_text};
use crate::ids::Track;

/// The class that gives a type of card its colour.
pub(super) const fn class(kind: TacticType) -> &'static str {
    match kind {
        TacticType::Action => "k-action",
        TacticType::Event => "k-event",
        TacticType::Sustain => "k-sustain",
        TacticType::Diplomacy => "k-diplomacy",
        TacticType::Battle => "k-battle",
    }
}

const fn kind_key(kind: TacticType) -> &'static str {
    match kind {
        TacticType::Action => "kind-action",
        TacticType::Event => "kind-event",
        TacticType::Sustain => "kind-sustain",
        TacticType::Diplomacy => "kind-diplomacy",
        TacticType::Battle => "kind-battle",
    }
}

/// A tactics card of the reader, with its text.
pub(super) fn tactic(d: &Drawing<'_>, id: &str, count: usize) -> Markup {
    let Some(row) = d.tactic(id) else { return html! {} };
    let name = format!("tactic-{id}");
    d.scene
        .thing(ids::component("tactic", id))
        .class("ae-card")
        .class(class(row.kind))
        .label(d.key(&name))
        .about(name.clone())
        .piece(name.clone())
        .enters(ids::TACTICS_DECK)
        .show(&html! {
            span.ae-kind { (d.key(kind_key(row.kind))) }
            span.ae-name { (d.key(&name)) (times(count)) }
            span.card-text { (text(d, row)) }
        })
}

/// What a card does, in words.
pub(super) fn text(d: &Drawing<'_>, row: &TacticRow) -> String {
    let plays = row.plays.iter().map(|play| match row.sustain {
        Some(ability) => ability_text(ability),
        None => steps_text(&play.then),
    });
    plays.map(|text| d.say(&text)).collect::<Vec<_>>().join(" / ")
}

/// A tactics card that lies open or is known, in little.
pub(super) fn small_tactic(d: &Drawing<'_>, thing: String, id: &str) -> Markup {
    let Some(row) = d.tactic(id) else { return html! {} };
    let name = format!("tactic-{id}");
    d.scene
        .thing(thing)
        .element("span")
        .class("ae-chip")
        .class(class(row.kind))
        .label(d.key(&name))
        .about(name.clone())
        .piece(name.clone())
        .show(&html! { (icons::resource(crate::ids::Resource::Tactics).show()) span.ae-word { (d.key(&name)) } })
}

/// A discovery or supremacy token.
pub(super) fn token(d: &Drawing<'_>, thing: String, kind: &'static str, id: &str, count: usize) -> Markup {
    let name = format!("{kind}-{id}");
    let content = &d.game.content;
    let (sign, does) = if kind == "token" {
        (
            icons::TOKEN,
            content.tokens.iter().map(|(_, row)| row).find(|row| row.id == id).map(|row| &row.does),
        )
    } else {
        let row = content.discoveries.iter().map(|(_, row)| row).find(|row| row.id == id);
        (icons::DISCOVERY, row.map(|row| &row.does))
    };
    d.scene
        .thing(thing)
        .element("span")
        .class("ae-chip")
        .class(kind)
        .label(d.key(&name))
        .about(name.clone())
        .piece(name.clone())
        .show(&html! {
            (sign.show())
            span.ae-word { (d.key(&name)) }
            @if let Some(does) = does { span.ae-does { (signs::steps(does)) } }
            (times(count))
        })
}

/// The reader's development cards of one type: face up and used.
pub(super) fn development(d: &Drawing<'_>, track: Track, up: u8, used: u8) -> Markup {
    let row = d.game.content.development(track);
    let name = track.development_key();
    let label =
        Text::new("page-development-cards").name("development", name).amount("up", up).amount("used", used);
    d.scene
        .thing(ids::development(track))
        .element("span")
        .class("ae-chip development")
        .class(track_class(track))
        .class(if up == 0 { "spent" } else { "" })
        .label(d.say(&label))
        .about(name)
        .tip(d.say(&label))
        .show(&html! {
            (icons::DEVELOPMENT.show())
            span.ae-does { (signs::steps(&row.ability)) }
            @if up > 1 { b.card-times { "×" (up) } }
            @if used > 0 { span.ae-most { "(" (used) ")" } }
        })
}
