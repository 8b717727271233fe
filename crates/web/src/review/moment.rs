//! The table at one moment of a finished game, with what was played and what would have been better.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::{Act, Scene, Switches, seat_class, seat_mark};
use orrery_review::{Costly, Teller};

use crate::frame::{Reader, csrf};
use crate::icons;
use crate::table::{TablePage, answer_card};

/// A decision of a finished game.
pub struct Decision<'a> {
    /// The table before it, as whoever decided saw it.
    pub page: &'a TablePage<'a>,
    /// Who decided.
    pub seat: Seat,
    /// How many decisions were made before it.
    pub step: usize,
    /// What was played, in notation.
    pub played: &'a str,
    /// What the review says of it.
    pub costly: Option<&'a Costly>,
}

/// The table with both answers side by side. Things that they concern are lit by the page's module.
pub fn moment(decision: &Decision<'_>, teller: &Teller<'_>, reader: &Reader) -> Markup {
    let page = decision.page;
    let acts = page.pages.acts(page.table, decision.seat, &page.voice, Switches::NONE);
    let found = |notation: &str| acts.iter().find(|act| act.notation == notation);
    let round = page.pages.chapter(page.table);
    let head = Text::new("moment-of").seat("seat", decision.seat).amount("number", decision.step as i64 + 1);
    html! {
        div.moment-answers {
            p.moment-head {
                (seat_mark(decision.seat)) " "
                @if let Some(round) = round { (teller.tell(&Text::new("moment-round").amount("round", i64::from(round)))) " " }
                (teller.tell(&head))
            }
            div.versus {
                (answer("played", decision.played, found(decision.played), decision.costly.map(|costly| teller.played(costly)), teller))
                @if let Some(costly) = decision.costly {
                    (answer("better", &costly.better, found(&costly.better), Some(teller.better(costly)), teller))
                }
            }
            @if let Some(costly) = decision.costly { (costs(decision.seat, costly, teller)) }
            div.row {
                form method="post" action=(format!("{}/step/{}/sandbox", page.address, decision.step)) {
                    (csrf(reader))
                    input type="hidden" name="seat" value=(decision.seat.index());
                    input type="hidden" name="level" value="normal";
                    button.main { (icons::play()) (teller.say("moment-what-if")) }
                }
                a.button href=(format!("{}/step/{}", page.address, decision.step)) { (teller.say("moment-replay")) }
                @if decision.costly.is_some_and(|costly| costly.doubt.is_none()) {
                    a.button href=(format!("{}/exercise/{}", page.address, decision.step)) { (teller.say("exercise-own")) }
                }
            }
        }
        (table(page, decision.seat, teller))
    }
}

/// What lies on the table for whoever decides.
pub(super) fn table(page: &TablePage<'_>, seat: Seat, teller: &Teller<'_>) -> Markup {
    let awaiting = page.table.awaiting();
    let scene =
        Scene { voice: page.voice, viewer: page.viewer, me: page.me, awaiting, acts: &[], switches: None };
    let scenery = page.pages.scenery(page.table, &scene);
    let filled = |markup: &Markup| !markup.0.is_empty();
    html! {
        div.moment-table aria-label=(teller.say("moment-table")) role="group" {
            @if filled(&scenery.board) { div.stage { div.pan { div.region #r-board { (scenery.board) } } } }
            @if filled(&scenery.market) { div.market { div.region { (scenery.market) } } }
            @if filled(&scenery.mine) { div.seat.mine { div.region { div.own.(seat_class(seat)) { (scenery.mine) } } } }
            @if filled(&scenery.hand) { div.hand { div.region { (scenery.hand) } } }
        }
    }
}

fn answer(
    kind: &'static str,
    notation: &str,
    act: Option<&Act>,
    words: Option<String>,
    teller: &Teller<'_>,
) -> Markup {
    let head = if kind == "played" { "costly-played" } else { "costly-better" };
    html! {
        div.answer-shown.(kind) data-kind=(kind) {
            h3 { (teller.say(head)) }
            @match act {
                Some(act) => (answer_card(act)),
                None => p { (words.unwrap_or_else(|| notation.to_owned())) },
            }
        }
    }
}

/// What a decision cost in words, and the numbers one click deeper.
pub(super) fn costs(seat: Seat, costly: &Costly, teller: &Teller<'_>) -> Markup {
    html! {
        p.cost { (teller.cost(seat, costly)) }
        details.numbers {
            summary { (teller.say("costly-numbers")) }
            p.fine { (teller.verdict(costly)) }
            @if let Some(line) = teller.line(costly) { p.fine { (line) } }
        }
    }
}
