//! Signs: small pictures on a grid of 24, in a line of text or on a map. What differs in colour differs in shape too.

use maud::{Markup, PreEscaped, html};

use crate::widgets::map::Point;

/// A sign: the class that gives it its colour, and its shapes as SVG.
///
/// Shapes of the class `line` are strokes, `cut` and `cutline` let the ground (`--face`) show through.
///
/// ```
/// use orrery_page::Sign;
///
/// const MOON: Sign = Sign::new("moon", "<circle cx='12' cy='12' r='10'/>");
/// assert!(MOON.show().0.starts_with("<svg class=\"sign moon\""));
/// assert!(MOON.at((30, 40), 20).0.contains("x=\"20\" y=\"30\""));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    class: &'static str,
    shapes: &'static str,
}

impl Sign {
    /// A sign of this class with these shapes.
    pub const fn new(class: &'static str, shapes: &'static str) -> Self {
        Self { class, shapes }
    }

    /// In a line of text.
    pub fn show(self) -> Markup {
        html! {
            svg.sign.(self.class) viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (PreEscaped(self.shapes)) }
        }
    }

    /// In a line of text, with a letter on it.
    pub fn lettered(self, letter: char) -> Markup {
        html! {
            svg.sign.(self.class) viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
                (PreEscaped(self.shapes))
                text x="12" y="16.800" text-anchor="middle" { (letter) }
            }
        }
    }

    /// On a map, with its middle at a point.
    pub fn at(self, middle: impl Into<Point>, size: i32) -> Markup {
        let Point { x, y } = middle.into();
        html! {
            svg.sign.(self.class) x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) viewBox="0 0 24 24" { (PreEscaped(self.shapes)) }
        }
    }
}

/// A victory point: a star.
pub const POINT: Sign = Sign::new(
    "point",
    "<path d='M12 1.500l3.200 6.800 7.300.9-5.400 5.100 1.400 7.400L12 18l-6.500 3.700 1.400-7.400L1.500 9.200l7.300-.9z'/>",
);
/// The first player: a flag.
pub const FLAG: Sign =
    Sign::new("first", "<path d='M5 1.500h2.500V23H5z'/><path d='M8.500 3H21l-4 4.500 4 4.500H8.500z'/>");
/// Any of several resources: a square of four parts, `q1` to `q4`, in their colours.
pub const ANY: Sign = Sign::new(
    "any",
    "<path class='q1' d='M11 11H2V8a6 6 0 0 1 6-6h3z'/><path class='q2' d='M13 11V2h3a6 6 0 0 1 6 6v3z'/><path class='q3' d='M13 13h9v3a6 6 0 0 1-6 6h-3z'/><path class='q4' d='M11 13v9H8a6 6 0 0 1-6-6v-3z'/>",
);

/// What is settled on a planet: a dome on the ground.
pub const fn dome(class: &'static str) -> Sign {
    Sign::new(
        class,
        "<path d='M3 17a9 9 0 0 1 18 0z'/><rect x='1.500' y='18' width='21' height='3.500' rx='1'/><path class='cutline' d='M12 8.500V17M7.500 17c0-3.500 1-6.500 4.500-8.500 3.500 2 4.500 5 4.500 8.500'/>",
    )
}
