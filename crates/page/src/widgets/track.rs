//! Tracks: a row of spaces, with a marker for each seat on it and what a space brings. The classes begin with `track-`.

use maud::{Markup, html};
use orrery_core::Seat;

use crate::scene::Scene;
use crate::seat::{seat_class, seat_letter};

/// The marker of a seat on a track, as a piece that is seen to move. `track` tells the tracks of a table apart.
pub fn marker(scene: &Scene<'_>, track: &str, seat: Seat, inside: &Markup) -> Markup {
    let kind = format!("{track}-{}", seat.index());
    let class = format!("track-peg {}", seat_class(seat));
    scene.thing(format!("peg-{kind}")).element("span").class(&class).piece(kind).show(inside)
}

/// The markers of seats that share a space, each with its letter.
pub fn markers(track: &str, seats: impl IntoIterator<Item = Seat>) -> Markup {
    html! {
        span.track-pegs {
            @for seat in seats {
                span.track-peg.(seat_class(seat)) data-piece=(format!("peg-{track}-{}", seat.index())) { (seat_letter(seat)) }
            }
        }
    }
}

/// The spaces of a track, each with its classes and what is on it.
///
/// ```
/// use maud::html;
/// use orrery_page::widgets::track;
///
/// let cells = track::cells((1..=3).map(|space| (if space <= 2 { "filled" } else { "" }, html! { (space) })));
/// assert!(cells.0.contains("<span class=\"track-cell filled\">2</span>"));
/// ```
pub fn cells(spaces: impl IntoIterator<Item = (impl AsRef<str>, Markup)>) -> Markup {
    html! { span.track-cells { @for (class, inside) in spaces { (cell(class.as_ref(), &inside)) } } }
}

/// One space.
pub fn cell(class: &str, inside: &Markup) -> Markup {
    html! {
        @if class.is_empty() { span.track-cell { (inside) } } @else { span.track-cell.(class) { (inside) } }
    }
}
