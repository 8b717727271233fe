//! What all maps share: points, the frame that the board is panned and zoomed in, ways, letters of seats.
//!
//! The frame's classes begin with `map-`. `board.js` pans and zooms the whole board; a map is drawn as large as it can be.

use maud::{Markup, html};
use orrery_core::Seat;

use crate::seat::seat_letter;

/// A point of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

impl From<(i32, i32)> for Point {
    fn from((x, y): (i32, i32)) -> Self {
        Self { x, y }
    }
}

/// Points as SVG wants them.
///
/// ```
/// use orrery_page::widgets::map::{Point, points};
///
/// assert_eq!(points(&[Point { x: 1, y: 2 }, Point { x: 3, y: 4 }]), "1,2 3,4");
/// ```
pub fn points(line: &[Point]) -> String {
    line.iter().map(|Point { x, y }| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

/// The frame of a map of this size. `class` is the game's own, `label` what a screen reader calls it.
pub fn frame(class: &str, (width, height): (i32, i32), label: &str, inside: &Markup) -> Markup {
    html! {
        svg.map-frame.(class) viewBox=(format!("0 0 {width} {height}")) role="group" aria-label=(label) { (inside) }
    }
}

/// A way to a thing. It is drawn right after the thing and stays hidden until that is pointed at; the explanation of
/// the thing keeps clear of it. `shown` ways are seen at once.
pub fn way(class: &str, shown: bool, inside: &Markup) -> Markup {
    html! { g.map-way.(class).shown[shown] data-way aria-hidden="true" { (inside) } }
}

/// A way along a line, with a dot where each step ends.
pub fn path(class: &str, line: &[Point]) -> Markup {
    way(
        class,
        false,
        &html! {
            polyline points=(points(line)) {}
            @for Point { x, y } in line.iter().skip(1) { circle cx=(x) cy=(y) r="4" {} }
        },
    )
}

/// A route between two things, along which pieces are seen to move.
pub fn route(ends: [&str; 2], line: &[Point]) -> Markup {
    html! { polyline points=(points(line)) data-route=(ends.join(" ")) {} }
}

/// The letter of a seat on a token, in a disc of this radius.
pub fn letter(at: impl Into<Point>, seat: Seat, radius: &str, down: i32) -> Markup {
    let Point { x, y } = at.into();
    html! {
        circle.tag cx=(x) cy=(y) r=(radius) {}
        text.tag x=(x) y=(y + down) text-anchor="middle" { (seat_letter(seat)) }
    }
}
