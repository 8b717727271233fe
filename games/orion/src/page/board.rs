//! The middle of the table: rounds, advisors, deck and discard pile, development levels, score track.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::pile;

use super::card::{self, Size};
use super::draw::Drawing;
use super::{art, icons, ids, tracks};
use crate::content::{LevelRow, StructureRow};
use crate::event::Level;
use crate::words::{advisor_name, structure_name};

/// The whole board.
pub(super) fn board(d: &Drawing<'_>) -> Markup {
    html! {
        div.or-board {
            div.or-heads {
                div.or-bar {
                    span.or-title { (d.say(&Text::new("page-round").amount("round", d.view.round).amount("rounds", d.game.options.rounds))) }
                    (tracks::rounds(d))
                }
                div.or-bar.score {
                    span.or-title { (icons::POINT.show()) (d.key("page-score-track")) }
                    (tracks::score(d))
                }
            }
            div.or-middle {
                @if d.game.options.advisors() { (advisors(d)) }
                (piles(d))
                (levels(d))
                (rest(d))
            }
        }
    }
}

fn advisors(d: &Drawing<'_>) -> Markup {
    html! {
        div.or-advisors {
            p.or-title { (d.key("page-advisors")) }
            div.or-row {
                @for row in d.view.middle.iter().filter_map(|id| d.advisor(id)) {
                    @let name = advisor_name(&row.id);
                    (d.scene.thing(ids::advisor(&row.id)).class("or-card advisor middle").label(card::advisor_label(d, row))
                        .about(name.clone()).piece(name)
                        .show(&card::advisor(d, row, Size::Built, &card::field(d, row.field, None))))
                }
                @if d.view.middle.is_empty() {
                    p.or-empty {
                        @let choosing = d.view.players.iter().any(|player| player.race.is_none());
                        (d.key(if choosing { "page-races-chosen" } else { "page-no-advisors" }))
                    }
                }
            }
        }
    }
}

fn piles(d: &Drawing<'_>) -> Markup {
    let deck = Text::new("page-deck").amount("count", d.view.deck as i64);
    let discards = Text::new("page-pile").amount("count", d.view.discard_pile.len() as i64);
    html! {
        div.or-piles {
            div {
                p.or-title { (d.key("page-deck-title")) }
                (pile::pile(d, ids::DECK, "", &[deck, Text::new("page-tip-deck")], &back(), d.view.deck as i64))
            }
            div {
                p.or-title { (d.key("page-pile-title")) }
                (top(d, &discards))
            }
        }
    }
}

/// The back of the cards.
pub(super) fn back() -> Markup {
    html! {
        svg.or-back viewBox="0 0 60 84" aria-hidden="true" focusable="false" {
            rect.edge x="1" y="1" width="58" height="82" rx="7" {}
            rect.rim x="5" y="5" width="50" height="74" rx="4" {}
            circle.orbit cx="30" cy="42" r="22" {}
            ellipse.orbit cx="30" cy="42" rx="22" ry="8" transform="rotate(-28 30 42)" {}
            circle.sun cx="30" cy="42" r="7" {}
            circle.moon cx="49" cy="31" r="3" {}
            circle.moon cx="14" cy="57" r="2.2" {}
        }
    }
}

fn top(d: &Drawing<'_>, count: &Text) -> Markup {
    let Some(row) = d.view.discard_pile.first().and_then(|id| d.structure(id)) else {
        let thing = d.scene.thing(ids::NO_PILE).class("pile-box none");
        return thing
            .explain(&[count.clone(), Text::new("page-tip-pile-empty")])
            .show(&html! { span { (d.key("page-pile-empty")) } });
    };
    let kind = structure_name(&row.id);
    let id = if d.builds_from_pile() { ids::card(&row.id) } else { ids::pile(0) };
    d.scene
        .thing(id)
        .class("or-card pile")
        .class(icons::class(row.colour))
        .label(card::structure_label(d, row))
        .about(kind.clone())
        .piece(kind)
        .show(&html! {
            (card::structure(d, row, Size::Small, &card::field(d, row.field, None)))
            (art::structure(&row.id, row.colour))
            span.pile-count { (d.view.discard_pile.len()) }
        })
}

/// What lies below the top card: everybody may look through it (ORI-24).
fn rest(d: &Drawing<'_>) -> Markup {
    let below: Vec<(usize, &StructureRow)> = d
        .view
        .discard_pile
        .iter()
        .enumerate()
        .skip(1)
        .filter_map(|(depth, id)| Some((depth, d.structure(id)?)))
        .collect();
    let asked = below.iter().any(|(depth, _)| d.scene.acts_at(&ids::pile(*depth)).next().is_some());
    // What is being asked for must be seen, whatever the reader has folded before: then nothing is remembered.
    let keep = (!asked).then_some("pile");
    html! {
        @if !below.is_empty() {
            details.or-rest open[asked] data-keep=[keep] {
                summary { (d.say(&Text::new("page-pile-below").amount("count", below.len() as i64))) }
                div.or-tags {
                    @for (depth, row) in below {
                        @let kind = structure_name(&row.id);
                        (d.scene.thing(ids::pile(depth)).element("span").class("or-tag").class(icons::class(row.colour))
                            .label(d.key(&kind)).about(kind.clone())
                            .show(&html! { (icons::colour(row.colour).show()) (d.key(&kind)) }))
                    }
                }
            }
        }
    }
}

/// What each development level gives (ORI-44 to ORI-47).
pub(super) fn levels(d: &Drawing<'_>) -> Markup {
    let sheet = d.game.content.sheet();
    let rows = [
        (Level::High, &sheet.high, sheet.high_from, sheet.most_of_a_resource),
        (Level::Medium, &sheet.medium, sheet.medium_from, sheet.high_from - 1),
        (Level::Low, &sheet.low, 0, sheet.medium_from - 1),
    ];
    html! {
        div.or-levels {
            p.or-title { (d.key("page-levels")) }
            @for (level, row, from, to) in rows {
                @let text = level_text(level, row, from, to);
                (d.scene.thing(level.key()).class("or-level").class(level.key()).label(d.say(&text))
                    .tip(d.lines(&[text.clone(), Text::new("page-tip-level")]))
                    .show(&html! {
                        span.or-span { (from) "–" (to) }
                        span.stock-amount { (row.markers) (icons::MARKER.show()) }
                        @if row.cards > 0 { span.stock-amount { "+" (row.cards) (icons::CARD.show()) } }
                        @if row.morale > 0 { span.stock-amount { "+" (row.morale) (icons::MORALE.show()) } }
                        @if row.morale < 0 { span.stock-amount { "−" (-row.morale) (icons::MORALE.show()) } }
                    }))
            }
        }
    }
}

fn level_text(level: Level, row: &LevelRow, from: u8, to: u8) -> Text {
    Text::new("page-level-gives")
        .name("level", level.key())
        .amount("from", from)
        .amount("to", to)
        .amount("markers", row.markers)
        .amount("cards", row.cards)
        .amount("up", row.morale.max(0))
        .amount("down", -row.morale.min(0))
}
