//! An answer: the button that gives it, with what it is about.

use maud::{Markup, PreEscaped, html};

use crate::icons;
use crate::words::SiteWords as _;
use orrery_page::{Act, Face, Voice};

/// The button of an answer. A refused one asks for the reason.
pub(super) fn button(voice: &Voice<'_>, act: &Act) -> Markup {
    let at = act.things.join(" ");
    html! {
        @if act.refused {
            button.act.cannot.(kind(&act.face)) type="button" aria-disabled="true" data-why=(act.notation) data-at=(at) {
                (inside(act, &html! { span.ask-why { (voice.ui("act-why")) } }))
            }
        } @else {
            button.act.(kind(&act.face)) type="button" data-action=(act.notation) data-at=(at) data-final[act.ends_undo] {
                (inside(act, &html! {
                    @if act.ends_undo {
                        span.final title=(voice.ui("act-final")) { (icons::no_return()) span.sr { (voice.ui("act-final")) } }
                    }
                }))
            }
        }
    }
}

/// One of several things that are picked together, so many times at most.
pub(super) fn pick(act: &Act, times: Option<u8>) -> Markup {
    html! {
        button.act.pick.(kind(&act.face)) type="button" aria-pressed="false" data-action=(act.notation)
            data-times=[times] data-at=(act.things.join(" ")) { (inside(act, &Markup::default())) }
    }
}

/// An answer that is shown and cannot be given any more.
pub fn answer_card(act: &Act) -> Markup {
    html! { div.act.shown.(kind(&act.face)) data-at=(act.things.join(" ")) { (inside(act, &Markup::default())) } }
}

/// The classes of an answer: those of the game, and whether it shows more than its words.
fn kind(face: &Face) -> String {
    let shown = face.facts.is_some() || face.picture.is_some() || !face.text.is_empty();
    format!("{}{}", if shown { "has-face " } else { "plain " }, face.class)
}

/// Title and mark in one line, below them what it costs and changes, then what it does.
fn inside(act: &Act, mark: &Markup) -> Markup {
    let Face { picture, facts, text, .. } = &act.face;
    html! {
        span.act-title {
            @if let Some(picture) = picture { span.act-picture aria-hidden="true" { (PreEscaped(picture)) } }
            span.act-label { (act.label) } " "
            (mark)
        }
        @if let Some(facts) = facts { " " span.act-facts { (PreEscaped(facts)) } }
        @if !text.is_empty() { " " span.act-text { @for line in text { span { (line) " " } } } }
    }
}
