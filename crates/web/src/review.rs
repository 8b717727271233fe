//! What a review found, as parts of a page: chances over time, costly decisions, luck and choices, sources of points.

mod exercise;
mod luck;
mod moment;
mod plot;
mod replay;

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_review::{Costly, Review, SeatSources, Split, Stage, Teller};

use orrery_page::seat_mark;

pub use exercise::{Position, list, position, verdict};
pub use moment::{Decision, moment};
pub use replay::{AtStep, Place, controls, question};

/// How many decisions of each seat are shown.
const SHOWN: usize = 3;

/// Everything that a review says so far. `address` is that of the table.
pub fn insight(review: &Review, teller: &Teller<'_>, address: &str) -> Markup {
    html! {
        section.card.insight aria-labelledby="story" {
            h2 #story { (teller.say("insight-title")) }
            p.story { (teller.story(review)) }
        }
        section.card.insight aria-labelledby="chances" {
            h2 #chances { (teller.say("chances-title")) }
            (plot::plot(review, teller, address))
            (legend(review, teller))
            details {
                summary { (teller.say("chances-table")) }
                p.fine { (teller.say("chances-note")) }
                (plot::table(review, teller, address))
            }
        }
        section.card.insight aria-labelledby="costly" {
            h2 #costly { (teller.say("costly-title")) }
            p.fine { (teller.say("costly-note")) }
            div.costly-seats {
                @for (seat, costly) in review.costly.iter().enumerate() {
                    (costly_of(Seat::new(seat as u8), costly, teller, address))
                }
            }
        }
        // The page's module puts the table of the chosen decision here.
        section.card.insight.moment #moment hidden aria-live="polite" {}
        @if !review.splits.is_empty() {
            section.card.insight aria-labelledby="split" {
                h2 #split { (teller.say("split-title")) }
                (luck::picture(review, teller))
                details {
                    summary { (teller.say("split-numbers")) }
                    (splits(review, teller, "split-points", |seat| review.splits[seat].points, 1.0))
                    (splits(review, teller, "split-chance", |seat| review.splits[seat].chance, 100.0))
                    p.fine { (teller.say("split-note")) }
                }
            }
        }
        section.card.insight aria-labelledby="sources" {
            h2 #sources { (teller.say("sources-title")) }
            @for seat in &review.sources.seats { (sources(seat, &review.sources.spans, teller)) }
        }
        @if review.stage == Stage::Whole {
            section.card.insight aria-labelledby="budget" {
                h2 #budget { (teller.say("budget-title")) }
                details { summary { (teller.say("split-numbers")) } p.fine { (teller.budget(review)) } }
            }
        }
    }
}

/// A seat by its letter, its colour and its name.
fn seat_of(seat: Seat, teller: &Teller<'_>) -> Markup {
    html! {
        (seat_mark(seat))
        " " ((teller.name_of)(seat))
    }
}

fn legend(review: &Review, teller: &Teller<'_>) -> Markup {
    html! { ul.legend { @for seat in (0..review.seats).map(Seat::new) { li { (seat_of(seat, teller)) } } } }
}

fn costly_of(seat: Seat, costly: &[Costly], teller: &Teller<'_>, address: &str) -> Markup {
    let round = |costly: &Costly| Text::new("moment-round").amount("round", i64::from(costly.round));
    html! {
        div.costly-seat {
            h3 { (seat_of(seat, teller)) }
            @if costly.is_empty() {
                p { (teller.tell(&Text::new("costly-none").seat("seat", seat))) }
            } @else {
                ol.costly {
                    @for costly in costly.iter().take(SHOWN) {
                        li.doubted[costly.doubt.is_some()] {
                            a.costly-pick href=(format!("{address}/step/{}", costly.step)) data-step=(costly.step) {
                                (teller.tell(&round(costly))) " "
                                s { (teller.played(costly)) } " → " strong { (teller.better(costly)) }
                            }
                            (moment::costs(seat, costly, teller))
                        }
                    }
                }
            }
        }
    }
}

fn splits(
    review: &Review,
    teller: &Teller<'_>,
    heading: &'static str,
    of: impl Fn(usize) -> Split,
    scale: f64,
) -> Markup {
    let columns = ["split-start", "split-luck", "split-others", "split-own", "split-result"];
    let decimals = usize::from(scale <= 1.0);
    html! {
        // Outside of what scrolls, so that a narrow window shows all of it.
        h3 { (teller.say(heading)) }
        div.scroll tabindex="0" role="region" aria-label=(teller.say(heading)) {
            table.sheet {
                thead { tr {
                    th scope="col" { (teller.say("split-who")) }
                    @for column in columns { th scope="col" { (teller.say(column)) } }
                } }
                tbody { @for seat in 0..usize::from(review.seats) {
                    @let split = of(seat);
                    tr {
                        th scope="row" { (seat_of(Seat::new(seat as u8), teller)) }
                        @for part in [split.start, split.luck, split.others, split.own] { td { (teller.part(&part, scale)) } }
                        td { (teller.change(split.result * scale, decimals)) }
                    }
                } }
            }
        }
    }
}

fn sources(sources: &SeatSources, spans: &[u32], teller: &Teller<'_>) -> Markup {
    let heading = teller.tell(&Text::new("sources-of").seat("seat", sources.seat));
    let column = |span: usize| sources.rows.iter().map(|row| row.gained[span]).sum::<i32>();
    let all = |gained: i32| if gained == 0 { "·".to_owned() } else { teller.change(f64::from(gained), 0) };
    html! {
        @if !sources.rows.is_empty() {
            h3 { (heading) }
            div.scroll tabindex="0" role="region" aria-label=(heading) {
                table.sheet {
                    thead { tr {
                        th scope="col" { (teller.say("sources-what")) }
                        @for span in spans {
                            th scope="col" { (teller.tell(&Text::new("sources-round").word("round", span.to_string()))) }
                        }
                        th scope="col" { (teller.say("sources-total")) }
                    } }
                    tbody {
                        @for row in &sources.rows {
                            tr {
                                th scope="row" { (teller.phrase(&row.what)) }
                                @for gained in &row.gained { td { (all(*gained)) } }
                                td { (teller.number(f64::from(row.total()), 0)) }
                            }
                        }
                        tr.total {
                            th scope="row" { (teller.say("sources-total")) }
                            @for span in 0..spans.len() { td { (all(column(span))) } }
                            td { (teller.number(f64::from(sources.rows.iter().map(orrery_review::Source::total).sum::<i32>()), 0)) }
                        }
                    }
                }
            }
        }
    }
}
