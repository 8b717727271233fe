//! Answers to questions about the table: why not, what does this rule say, what would you do.

use maud::{Markup, html};
use orrery_bots::object::Answer;
use orrery_core::object::MoveError;
use orrery_core::{ActError, Seat, Text};

use super::TablePage;
use super::prompt::rule_chip;
use crate::words::SiteWords as _;
use orrery_page::Voice;

/// Why an action is not allowed, and what would help.
pub fn why(page: &TablePage<'_>, seat: Seat, notation: &str) -> Markup {
    let voice = &page.voice;
    let Err(error) = page.table.check(seat, notation) else {
        return html! { p { (voice.ui("why-allowed")) } };
    };
    let label = page.table.candidates(seat).into_iter().find(|candidate| candidate.notation == notation);
    let remedy = page.table.remedy(seat, notation).ok().flatten();
    html! {
        @if let Some(candidate) = label { h2 { (voice.say(&candidate.label)) } }
        (problem(voice, &error))
        @if let Some(remedy) = remedy {
            p.remedy {
                @let key = if remedy.at_once { "why-remedy" } else { "why-remedy-later" };
                (voice.site(&Text::new(key))) " " strong { (voice.say(&remedy.label)) }
            }
            button.main data-action=(remedy.notation) { (voice.say(&remedy.label)) }
        }
    }
}

/// What went wrong with a move, in words.
pub fn problem(voice: &Voice<'_>, error: &MoveError) -> Markup {
    match error {
        MoveError::Act(ActError::Refused(reason)) => html! {
            p.reason { (rule_chip(&reason.rule.to_string())) " " (voice.with_links(&reason.text)) }
        },
        MoveError::Act(ActError::Stale { .. }) => html! { p.reason { (voice.ui("problem-stale")) } },
        MoveError::Act(ActError::NoDice) => html! { p.reason { (voice.ui("problem-no-dice")) } },
        MoveError::Notation(_) => html! { p.reason { (voice.ui("problem-notation")) } },
    }
}

/// The sentences of rules, by their numbers.
pub fn rules(voice: &Voice<'_>, rules: &[(&str, Option<&str>)], address: &str) -> Markup {
    html! {
        @for (number, sentence) in rules {
            h2 { (number) }
            @match sentence {
                Some(sentence) => p { (sentence) },
                None => p { (voice.ui("rule-unknown")) },
            }
        }
        @if let Some((first, _)) = rules.first() {
            p { a href=(format!("{address}#{first}")) { (voice.ui("rule-all")) } }
        }
    }
}

/// The best options that a search has found.
pub fn hint(page: &TablePage<'_>, seat: Seat, answer: &Answer) -> Markup {
    let voice = &page.voice;
    html! {
        h2 { (voice.ui("hint-title")) }
        p.fine { (voice.site(&Text::new("hint-how").amount("count", i64::from(answer.iterations)))) }
        ol.hints {
            @for advice in answer.advice.iter().take(3) {
                @let chance = advice.win_chances.get(seat.index()).copied().unwrap_or_default();
                @let score = advice.scores.get(seat.index()).copied().unwrap_or_default();
                li {
                    button.act data-action=(advice.notation) { (voice.say(&advice.label)) }
                    meter min="0" max="100" value=((chance * 100.0).round()) aria-label=(voice.ui("hint-chance")) {}
                    p {
                        (voice.site(&Text::new("hint-value")
                            .amount("chance", (chance * 100.0).round() as i64)
                            .amount("score", score.round() as i64)))
                    }
                    @if !advice.line.is_empty() {
                        p.fine {
                            (voice.ui("hint-line")) " "
                            @for (n, step) in advice.line.iter().take(4).enumerate() {
                                @if n > 0 { " → " }
                                (voice.name(step.seat)) ": "
                                (voice.say(&step.label))
                            }
                        }
                    }
                }
            }
        }
    }
}
