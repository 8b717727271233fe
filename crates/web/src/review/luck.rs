//! Luck and choices as bars: what helped goes to the right, what hurt to the left.

use maud::{Markup, html};
use orrery_core::Seat;
use orrery_review::{Estimate, Review, Split, Teller};

use super::seat_of;

const PARTS: [&str; 3] = ["split-luck", "split-others", "split-own"];

/// A row of bars for each player, in percentage points of the chance to win.
pub(super) fn picture(review: &Review, teller: &Teller<'_>) -> Markup {
    let parts = |split: &Split| [split.luck, split.others, split.own];
    let all = review.splits.iter().flat_map(|splits| parts(&splits.chance));
    let widest = all.map(|part| part.mean.abs() + part.half()).fold(0.05, f64::max);
    html! {
        p.fine { (teller.say("split-gained")) }
        div.luck role="group" aria-label=(teller.say("split-picture")) {
            @for (seat, splits) in review.splits.iter().enumerate() {
                div.luck-seat.(format!("seat-{seat}")) {
                    h3 { (seat_of(Seat::new(seat as u8), teller)) }
                    @for (name, part) in PARTS.into_iter().zip(parts(&splits.chance)) {
                        span.luck-what { (teller.say(name)) }
                        (bar(&part, widest))
                        span.luck-much { (teller.change(part.mean * 100.0, 0)) }
                    }
                }
            }
        }
    }
}

/// A bar from the middle, with its uncertainty as a thin line.
fn bar(part: &Estimate, widest: f64) -> Markup {
    let at = |number: f64| (number / widest * 100.0).clamp(-100.0, 100.0);
    let (from, to) = (at(part.mean.min(0.0)), at(part.mean.max(0.0)));
    let (low, high) = (at(part.low()), at(part.high()));
    html! {
        svg.luck-bar viewBox="-100 0 200 12" preserveAspectRatio="none" aria-hidden="true" {
            line.luck-zero x1="0" x2="0" y1="0" y2="12" {}
            rect.helped[part.mean >= 0.0].hurt[part.mean < 0.0] x=(format!("{from:.1}")) y="2" width=(format!("{:.1}", to - from)) height="8" {}
            line.luck-sure x1=(format!("{low:.1}")) x2=(format!("{high:.1}")) y1="6" y2="6" {}
        }
    }
}
