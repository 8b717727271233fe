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

/// The measures of a map, in its own units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
    /// Its smallest text. Where that would be too small to read, `board.js` sets `--grow`, by which styles enlarge texts and
    /// tokens, and the class `far` on what the board is panned in.
    pub text: i32,
}

/// The frame of a map of this size. `class` is the game's own, `label` what a screen reader calls it.
pub fn frame(class: &str, size: Size, label: &str, inside: &Markup) -> Markup {
    let Size { width, height, text } = size;
    html! {
        svg.map-frame.(class) viewBox=(format!("0 0 {width} {height}")) data-smallest=(text) role="group" aria-label=(label) { (inside) }
    }
}

/// Something that is left out as long as a text of this size, in units of the map, would be too small to read: it appears
/// when the map is large enough, or zoomed in.
///
/// ```
/// use maud::html;
/// use orrery_page::widgets::map::detail;
///
/// let name = detail(12, &html! { text { "Eos" } });
/// assert_eq!(name.0, r#"<g class="map-detail" data-size="12"><text>Eos</text></g>"#);
/// ```
pub fn detail(size: i32, inside: &Markup) -> Markup {
    html! { g.map-detail data-size=(size) { (inside) } }
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
