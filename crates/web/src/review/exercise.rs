//! Exercises: a position, its answers, and what is said of the one that was chosen.

use std::collections::BTreeSet;

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::{Switches, seat_mark};
use orrery_review::{Collection, Teller};

use super::moment::table;
use crate::table::{TablePage, answer_card};

/// A position that asks for the best answer.
pub struct Position<'a> {
    /// The table as whoever decides sees it.
    pub page: &'a TablePage<'a>,
    /// Who decides.
    pub seat: Seat,
    /// In which round.
    pub round: u32,
    /// What it is called, and what is said of it.
    pub heading: String,
    /// Where its answers are judged.
    pub address: String,
    /// Under which name it is remembered as solved.
    pub id: String,
}

/// The exercises of a game by strength, with those marked that the reader's account has solved; `exercise.js` marks what was
/// solved in this browser.
pub fn list(
    collection: &Collection,
    game: &str,
    by_account: &BTreeSet<String>,
    teller: &Teller<'_>,
) -> Markup {
    let of = |strength: u8| {
        collection.exercises.iter().enumerate().filter(move |(_, posed)| posed.exercise.strength == strength)
    };
    html! {
        p { (teller.say("exercise-lead")) }
        @if collection.exercises.is_empty() { p { (teller.say("exercise-none")) } }
        @for (strength, key) in [(1, "exercise-strength-1"), (2, "exercise-strength-2"), (3, "exercise-strength-3")] {
            @if of(strength).next().is_some() {
                section.card {
                    h2 { (teller.say(key)) }
                    ol.exercises {
                        @for (number, posed) in of(strength) {
                            @let solved = by_account.contains(&posed.name(game));
                            li data-exercise=(posed.name(game)) {
                                a.button href=(format!("/games/{game}/exercises/{number}")) {
                                    (teller.tell(&Text::new("exercise-number").amount("number", number as i64 + 1)))
                                    span.solved hidden[!solved] { " ✓ " span.sr { (teller.say("exercise-solved")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The position with all its legal answers.
pub fn position(position: &Position<'_>, teller: &Teller<'_>) -> Markup {
    let page = position.page;
    let acts = page.pages.acts(page.table, position.seat, &page.voice, Switches::NONE);
    let asked = page.table.ask(position.seat);
    let decides =
        Text::new("exercise-decides").seat("seat", position.seat).amount("round", i64::from(position.round));
    html! {
        section.card.insight.moment.exercise #moment data-exercise=(position.id) data-answers=(position.address) {
            div.exercise-head {
                p.moment-head { (seat_mark(position.seat)) " " (teller.tell(&decides)) }
                @if let Some(asked) = asked { p { strong { (page.voice.say(&asked.question)) } } }
            }
            // One looks at the table before one answers, and at both at once where there is room.
            (table(page, position.seat, teller))
            div.exercise-side {
                div #verdict aria-live="polite" {}
                div.exercise-answers {
                    @for act in acts.iter().filter(|act| !act.refused) {
                        button.answer-button type="button" data-answer=(act.notation) { (answer_card(act)) }
                    }
                }
            }
        }
    }
}

/// What is said of an answer: whether it is the best one, and why.
pub fn verdict(
    right: bool,
    shown: bool,
    reason: &str,
    proof: &str,
    next: &Markup,
    teller: &Teller<'_>,
) -> Markup {
    html! {
        @if right || shown {
            div.answer-shown.better data-right[right] {
                @if right { p { strong { (teller.say("exercise-right")) } } }
                p { (reason) }
                details.numbers { summary { (teller.say("costly-numbers")) } p.fine { (proof) } }
                div.row { (next) }
            }
        } @else {
            div.answer-shown.played {
                p { strong { (teller.say("exercise-wrong")) } }
                button type="button" data-show { (teller.say("exercise-show")) }
            }
        }
    }
}
