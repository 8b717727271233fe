//! Looking at a finished game step by step: the controls, and what each decision was about.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::{Act, Switches, Voice, seat_mark};
use orrery_review::{Costly, Review, Teller};

use super::moment::costs;
use super::plot;
use crate::frame::{Reader, csrf};
use crate::icons;
use crate::table::{TablePage, answer_card};
use crate::words::SiteWords as _;

/// So many answers are shown beside what was played and what was better; the others are folded.
const SHOWN: usize = 6;

/// Where a reader is in a finished game.
pub struct Place<'a> {
    /// How many decisions have been made.
    pub step: usize,
    /// How many there are.
    pub count: usize,
    /// Through whose eyes: `all`, `none`, or the number of a seat.
    pub view: &'a str,
}

/// Slider, keys, speed, perspective, the way to the review; `replay.js` makes them work without loading the page anew.
pub fn controls(page: &TablePage<'_>, place: &Place<'_>, review: Option<(&Review, &Teller<'_>)>) -> Markup {
    let voice = &page.voice;
    let Place { step, count, view } = *place;
    let to = |step: usize| format!("{}/step/{step}?view={view}", page.address);
    let way = |target: usize, go: &str, (key, sign): (&str, &str), words: &'static str| {
        let rel = (go == "before").then_some("prev").or((go == "next").then_some("next"));
        html! { a.button href=(to(target)) rel=[rel] data-go=(go) data-key=(key) aria-label=(voice.ui(words)) title=(voice.ui(words)) { (sign) } }
    };
    html! {
        nav.steps.replay aria-label=(voice.ui("review-steps")) data-replay=(page.address) data-step=(step) data-count=(count) {
            @if let Some((review, teller)) = review {
                details.replay-curve { summary { (teller.say("chances-title")) } (plot::curve(review, teller, &Markup::default())) }
            }
            div.replay-row {
                (way(0, "first", ("Home", "«"), "step-first"))
                (way(step.saturating_sub(1), "before", ("ArrowLeft", "‹"), "step-before"))
                button.main type="button" data-play data-key="p" data-on=(voice.ui("step-pause")) data-off=(voice.ui("step-play")) { (voice.ui("step-play")) }
                (way((step + 1).min(count), "next", ("ArrowRight", "›"), "step-next"))
                (way(count, "last", ("End", "»"), "step-last"))
                input.slider type="range" min="0" max=(count) value=(step) aria-label=(voice.ui("step-slider"));
                strong data-step-words=(voice.ui("step-of-plain")) aria-live="off" {
                    (voice.site(&Text::new("step-of").amount("step", step as i64).amount("count", count as i64)))
                }
                button.replay-more type="button" data-more aria-expanded="false" aria-label=(voice.ui("step-more")) title=(voice.ui("step-more")) { "…" }
                label { (voice.ui("step-speed")) " "
                    select data-speed {
                        @for (milliseconds, key) in [("2000", "step-speed-slow"), ("1000", "step-speed-normal"), ("400", "step-speed-fast"), ("150", "step-speed-faster")] {
                            option value=(milliseconds) selected[milliseconds == "1000"] { (voice.ui(key)) }
                        }
                    }
                }
                label { (voice.ui("step-view")) " "
                    select data-view {
                        option value="all" selected[view == "all"] { (voice.ui("step-view-all")) }
                        option value="none" selected[view == "none"] { (voice.ui("step-view-none")) }
                        @for seat in page.table.seats().iter() {
                            @let value = seat.index().to_string();
                            option value=(value) selected[view == value] { (voice.name(seat)) }
                        }
                    }
                }
                button type="button" data-copy-link data-done=(voice.ui("step-copied")) { (icons::link()) (voice.ui("step-copy")) }
                button type="button" data-lead aria-pressed="false" { (voice.ui("step-lead")) }
                span.led hidden data-led=(voice.ui("step-led")) {}
                a.button href=(format!("{}/review", page.address)) { (voice.ui("review-title")) }
            }
        }
    }
}

/// What is decided at a step.
pub struct AtStep<'a> {
    /// Who decides, and what was played, in notation. Nothing once the game is over.
    pub decided: Option<(Seat, &'a str)>,
    /// Whether the reader may see it from the chosen perspective.
    pub open: bool,
    /// How many decisions were made before it.
    pub step: usize,
    /// What the review says of it.
    pub costly: Option<&'a Costly>,
}

/// The question of a step with all its answers: which was played, what the review says of it, and what if.
pub fn question(page: &TablePage<'_>, at: &AtStep<'_>, teller: &Teller<'_>, reader: &Reader) -> Markup {
    let voice = &page.voice;
    let Some((seat, played)) = at.decided else { return html! { p.question { (voice.ui("step-over")) } } };
    let asked = page.table.ask(seat).filter(|_| at.open);
    let acts = if at.open { page.pages.acts(page.table, seat, voice, Switches::NONE) } else { Vec::new() };
    html! {
        p.question {
            (seat_mark(seat)) " " span.whose { (voice.name(seat)) ": " }
            @match asked {
                Some(asked) => strong { (voice.with_links(&asked.question)) },
                None => strong { (voice.ui("step-decides")) },
            }
        }
        @if at.open { (answers(&acts, played, at.costly, voice, teller)) }
        @if let Some(costly) = at.costly.filter(|_| at.open) { (costs(seat, costly, teller)) }
        (what_if(page, seat, at.step, reader, teller))
    }
}

fn answers(
    acts: &[Act],
    played: &str,
    costly: Option<&Costly>,
    voice: &Voice<'_>,
    teller: &Teller<'_>,
) -> Markup {
    let better = costly.map(|costly| costly.better.as_str());
    let rank = |act: &&Act| (act.notation != played, Some(act.notation.as_str()) != better);
    let mut legal: Vec<_> = acts.iter().filter(|act| !act.refused).collect();
    legal.sort_by_key(rank);
    let marked = |act: &Act| {
        if act.notation == played {
            Some(("played", "costly-played"))
        } else {
            (Some(act.notation.as_str()) == better).then_some(("better", "costly-better"))
        }
    };
    let list = |acts: &[&Act]| {
        html! {
            @for act in acts {
                @match marked(act) {
                    Some((kind, words)) => div.answer-shown.(kind) data-kind=(kind) { h3 { (teller.say(words)) } (answer_card(act)) },
                    None => (answer_card(act)),
                }
            }
        }
    };
    let (first, rest) = legal.split_at(legal.len().min(SHOWN));
    html! {
        div.acts.were { (list(first)) }
        @if !rest.is_empty() {
            details data-keep="others" {
                summary { (voice.site(&Text::new("step-others").amount("count", rest.len() as i64))) }
                div.acts.were { (list(rest)) }
            }
        }
    }
}

/// Playing on from here, in one click: as whoever decides, against usual bots.
fn what_if(page: &TablePage<'_>, seat: Seat, step: usize, reader: &Reader, teller: &Teller<'_>) -> Markup {
    html! {
        form.what-if method="post" action=(format!("{}/step/{step}/sandbox", page.address)) {
            (csrf(reader))
            input type="hidden" name="seat" value=(seat.index());
            input type="hidden" name="level" value="normal";
            button { (icons::play()) (teller.say("moment-what-if")) }
        }
    }
}
