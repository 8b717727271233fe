//! The chances to win over a game, as lines with their uncertainty, and as a table.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_review::{Estimate, Review, Teller};

use orrery_page::seat_letter;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 72.0;
const RIGHT: f64 = 24.0;
const EDGE: f64 = 26.0;
/// How high a letter is.
const LETTER: f64 = 12.0;
/// The most rows of the table.
const ROWS: usize = 40;

/// The chances as lines from the deal to the end, with a mark where a decision cost much.
pub(super) fn plot(review: &Review, teller: &Teller<'_>, address: &str) -> Markup {
    let marks = review.costly.iter().enumerate().flat_map(|(seat, costly)| {
        costly
            .iter()
            .filter(|costly| costly.doubt.is_none())
            .take(super::SHOWN)
            .map(move |costly| (seat, costly))
    });
    let marks = html! {
        @for (seat, costly) in marks {
            @if let Some(moment) = review.course.get(costly.step) {
                a.mark href=(format!("{address}/step/{}", costly.step)) data-step=(costly.step)
                    aria-label=(teller.tell(&Text::new("costly-step").amount("number", costly.step as i64 + 1))) {
                    circle.(format!("seat-{seat}")) r="6"
                        cx=(format!("{:.1}", x(review, costly.step))) cy=(format!("{:.1}", y(moment.chances[seat].mean))) {}
                }
            }
        }
    };
    curve(review, teller, &marks)
}

fn x(review: &Review, step: usize) -> f64 {
    LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / (review.course.len().max(2) as f64 - 1.0)
}

fn y(chance: f64) -> f64 {
    HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * chance.clamp(0.0, 1.0)
}

/// The chances as lines; a pale band around each is the 95% interval. A click on it chooses a decision.
pub(super) fn curve(review: &Review, teller: &Teller<'_>, marks: &Markup) -> Markup {
    let course = &review.course;
    let x = |step: usize| x(review, step);
    let path = |seat: usize, of: &dyn Fn(&Estimate) -> f64| -> Vec<String> {
        let places = course.iter().enumerate();
        places.map(|(step, moment)| format!("{:.1},{:.1}", x(step), y(of(&moment.chances[seat])))).collect()
    };
    let band = |seat: usize| {
        let mut outline = path(seat, &Estimate::high);
        outline.extend(path(seat, &Estimate::low).into_iter().rev());
        outline.join(" ")
    };
    let rounds = course.windows(2).enumerate().filter(|(_, pair)| pair[0].round != pair[1].round);
    let rounds: Vec<_> = rounds.map(|(step, pair)| (x(step + 1), pair[1].round)).collect();
    let last = |seat: usize| course.iter().rev().nth(1).map_or(0.0, |moment| moment.chances[seat].mean);
    let ends = apart((0..usize::from(review.seats)).map(|seat| y(last(seat))).collect());
    // Numbers that would run into each other are left out.
    let every = rounds.len().div_ceil(16).max(1);
    html! {
        svg.plot.curve viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) aria-label=(teller.say("chances-plot")) role="group"
            data-from=(x(0)) data-to=(x(course.len().saturating_sub(1))) data-count=(course.len().saturating_sub(1)) {
            @for quarter in 0..=4 {
                @let chance = f64::from(quarter) / 4.0;
                line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y(chance)) y2=(y(chance)) {}
                text x=(LEFT - 6.0) y=(y(chance) + 4.0) text-anchor="end" { (quarter * 25) "%" }
            }
            @for (at, round) in rounds.iter().step_by(every) {
                line.round x1=(format!("{at:.1}")) x2=(format!("{at:.1}")) y1=(EDGE) y2=(HEIGHT - EDGE) {}
                text x=(format!("{at:.1}")) y=(HEIGHT - 7.0) text-anchor="middle" { (round) }
            }
            @for seat in 0..usize::from(review.seats) {
                polygon.band.(format!("seat-{seat}")) points=(band(seat)) {}
            }
            @for seat in 0..usize::from(review.seats) {
                polyline.line.(format!("seat-{seat}")) points=(path(seat, &|chance| chance.mean).join(" ")) fill="none" {}
                text.end.(format!("seat-{seat}")) x=(WIDTH - RIGHT + 6.0) y=(format!("{:.1}", ends[seat] + 4.0)) {
                    (seat_letter(Seat::new(seat as u8)))
                }
            }
            line.cursor x1=(x(0)) x2=(x(0)) y1=(EDGE) y2=(HEIGHT - EDGE) visibility="hidden" {}
            (marks)
        }
    }
}

/// Moves letters upwards until no two lie on each other.
fn apart(mut heights: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<_> = (0..heights.len()).collect();
    order.sort_by(|a, b| heights[*b].total_cmp(&heights[*a]));
    let mut highest = f64::INFINITY;
    for seat in order {
        heights[seat] = heights[seat].min(highest - LETTER);
        highest = heights[seat];
    }
    heights
}

/// The same numbers as a table, at moments spread over the game.
pub(super) fn table(review: &Review, teller: &Teller<'_>, address: &str) -> Markup {
    let last = review.course.len().saturating_sub(1);
    let every = last.div_ceil(ROWS).max(1);
    let shown = (0..last).step_by(every).chain([last]);
    html! {
        div.scroll tabindex="0" role="region" aria-label=(teller.say("chances-table")) {
            table.sheet {
                thead { tr {
                    th scope="col" { (teller.say("chances-after")) }
                    th scope="col" { (teller.say("chances-round")) }
                    @for seat in (0..review.seats).map(Seat::new) { th scope="col" { ((teller.name_of)(seat)) } }
                } }
                tbody { @for step in shown {
                    @if let Some(moment) = review.course.get(step) {
                        tr {
                            th scope="row" {
                                a href=(format!("{address}/step/{step}")) {
                                    @if step == 0 { (teller.say("chances-begin")) } @else { (step) }
                                }
                            }
                            td { (moment.round) }
                            @for chance in &moment.chances { td { (teller.chance(chance)) } }
                        }
                    }
                } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_do_not_lie_on_each_other() {
        assert_eq!(apart(vec![100.0, 98.0, 20.0, 100.0]), [100.0, 76.0, 20.0, 88.0]);
    }
}
