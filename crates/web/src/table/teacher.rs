//! The teacher at a guided table: what is going on, one thing to do, and why. All of it comes from the guide of the game.

use maud::{Markup, html};
use orrery_core::guide::{Proposal, Said};
use orrery_core::{Guide, Text};
use orrery_page::Act;

use super::TablePage;
use super::prompt::rule_chip;
use crate::icons;
use crate::words::SiteWords as _;

/// What the teacher says; nothing at a table that is not guided.
pub(super) fn teacher(page: &TablePage<'_>, acts: &[Act]) -> Markup {
    let Some(guide) = page.guide.filter(|guide| page.me == Some(guide.learner()) && !page.past) else {
        return Markup::default();
    };
    if page.is_over() {
        return Markup::default();
    }
    let voice = &page.voice;
    html! {
        details.lesson data-keep="teacher" open {
            summary {
                (icons::hint()) b { (voice.ui("teacher")) }
                @if let Some((made, all)) = guide.progress(page.table).filter(|(made, all)| made < all) {
                    span.lesson-progress { (voice.site(&Text::new("teacher-progress").amount("step", made as i64 + 1).amount("count", all as i64))) }
                }
            }
            (words(page, guide, acts))
        }
    }
}

fn words(page: &TablePage<'_>, guide: &Guide, acts: &[Act]) -> Markup {
    let voice = &page.voice;
    if page.held.is_some() {
        return html! { p { (voice.ui("teacher-end-turn")) } };
    }
    if !page.table.awaiting().contains(guide.learner()) {
        return html! { p { (voice.ui("teacher-waits")) } };
    }
    let said = guide.said(page.table);
    if said.is_empty() {
        return html! { p { (voice.ui("teacher-free")) } (advice(page)) };
    }
    let proposes = said.iter().any(|part| part.proposal.is_some());
    html! {
        @if said.len() > 1 {
            div.lesson-steps {
                button type="button" data-lesson="-1" disabled { (voice.ui("teacher-back")) }
                span.lesson-count aria-hidden="true" { "1/" (said.len()) }
                button.main type="button" data-lesson="1" { (voice.ui("teacher-next")) }
            }
        }
        @for (n, part) in said.iter().enumerate() {
            div.lesson-part data-light=(part.light.join(" ")) hidden[n > 0] { (one(page, part, acts)) }
        }
        @if !proposes { (advice(page)) }
    }
}

fn one(page: &TablePage<'_>, part: &Said, acts: &[Act]) -> Markup {
    let voice = &page.voice;
    html! {
        p {
            (voice.with_links(&part.text)) " "
            @if let Some(rule) = &part.rule { (rule_chip(rule)) " " }
            @if !part.light.is_empty() {
                button.quiet.lesson-show type="button" data-lesson-show aria-label=(voice.ui("teacher-show")) title=(voice.ui("teacher-show")) { (icons::find()) }
            }
        }
        @if let Some(proposal) = &part.proposal { (proposed(page, proposal, acts)) }
    }
}

/// The button does what is proposed, as the one of the question would.
fn proposed(page: &TablePage<'_>, proposal: &Proposal, acts: &[Act]) -> Markup {
    let act = acts.iter().find(|act| act.notation == proposal.notation);
    let at = act.map(|act| act.things.join(" ")).unwrap_or_default();
    let voice = &page.voice;
    html! {
        button.lesson-do type="button" data-action=(proposal.notation) data-at=(at) data-final[act.is_some_and(|act| act.ends_undo)] {
            (voice.say(&proposal.label))
        }
        @if let Some(why) = &proposal.why { p.lesson-why { (voice.with_links(why)) } }
    }
}

/// Whoever has left the prepared line, or has come to its end, can ask a bot.
fn advice(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.hints {
            button.lesson-ask type="button" data-hint { (icons::hint()) (page.voice.ui("teacher-ask")) }
        }
    }
}
