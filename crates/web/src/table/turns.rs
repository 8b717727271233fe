//! What the others did: a line for each turn, and the way back through them.

use maud::{Markup, html};
use orrery_core::Text;

use super::TablePage;
use crate::icons;
use crate::words::SiteWords as _;
use orrery_page::{Step, Turn, seat_class, seat_mark};

/// So many decisions are looked back on at most.
const BACK: usize = 400;
/// So many turns are listed.
const LISTED: usize = 8;
/// So many steps of a turn are told.
const TOLD: usize = 6;

/// The last turns, the newest last, each in a line. Where others have done something since the reader's own last turn, that
/// can be stepped through.
pub(super) fn turns(page: &TablePage<'_>) -> Markup {
    let all = page.pages.turns(page.table, page.viewer, page.table.decisions().saturating_sub(BACK));
    let since = since(page, &all);
    let listed = &all[all.len().saturating_sub(LISTED.max(since.len()))..];
    let voice = &page.voice;
    html! {
        @if listed.is_empty() { p.fine { (voice.ui("turns-none")) } }
        ol.turns {
            @for turn in listed {
                li.turn.(seat_class(turn.seat)) { (line(page, turn)) }
            }
        }
        @if let Some(first) = since.first().and_then(|turn| turn.steps.first()).filter(|_| !page.past) {
            button.quiet type="button" data-look-back=(first.decision) { (icons::play()) (voice.ui("turns-since")) }
        }
    }
}

/// What others have done since the reader's own last turn.
fn since<'a>(page: &TablePage<'_>, all: &'a [Turn]) -> &'a [Turn] {
    let own = page.me.and_then(|me| all.iter().rposition(|turn| turn.seat == me));
    if page.me.is_some() { &all[own.map_or(0, |own| own + 1)..] } else { &[] }
}

/// The decisions at which a reader who looks back stops: all that others have done since the own last turn.
pub fn stops(page: &TablePage<'_>) -> Vec<usize> {
    let all = page.pages.turns(page.table, page.viewer, page.table.decisions().saturating_sub(BACK));
    since(page, &all).iter().flat_map(|turn| &turn.steps).map(|step| step.decision).collect()
}

fn line(page: &TablePage<'_>, turn: &Turn) -> Markup {
    let voice = &page.voice;
    let what =
        |step: &Step| step.label.as_ref().map_or_else(|| voice.ui("turns-secret"), |label| voice.say(label));
    html! {
        (seat_mark(turn.seat)) " " b.who { (voice.name(turn.seat)) } " "
        @for (place, step) in turn.steps.iter().take(TOLD).enumerate() {
            @if place > 0 { " · " }
            span.did tabindex="0" data-places=(step.things.join(" ")) { (what(step)) }
        }
        @if turn.steps.len() > TOLD { " · …" }
        @if turn.gained != 0 {
            " " b.gained { (voice.site(&Text::new("turns-gained").word("points", format!("{:+}", turn.gained)))) }
        }
    }
}

/// The question while a reader looks back: where one is, and the way on.
pub fn looking_back(page: &TablePage<'_>, stops: &[usize], at: usize) -> Markup {
    let voice = &page.voice;
    let place = stops.iter().position(|stop| *stop == at).unwrap_or(0);
    let turns = page.pages.turns(page.table, page.viewer, at.saturating_sub(1));
    let way = |to: Option<&usize>, key: &str, words: &'static str| {
        html! {
            button type="button" data-key=(key) data-look-back=[to] disabled[to.is_none()] { (voice.ui(words)) }
        }
    };
    let before = place.checked_sub(1).and_then(|before| stops.get(before));
    html! {
        p.question {
            span.whose {
                (voice.site(&Text::new("turns-step").amount("step", place as i64 + 1).amount("count", stops.len() as i64)))
            }
        }
        @for turn in &turns { p { (line(page, turn)) } }
        div.acts.looking-back {
            (way(before, "ArrowLeft", "step-before"))
            (way(stops.get(place + 1), "ArrowRight", "step-next"))
            button.main type="button" data-key="Escape" data-present { (voice.ui("turns-now")) }
        }
    }
}
