//! A map of hexagons that stand on a corner, in rows of which every other one is shifted by half a hexagon.
//!
//! The classes of a hexagon: `hex-tile` is the ground, `hex-hit` what can be pressed, `hex-reach` the highlight of a
//! thing that can be used.

use maud::{Markup, html};

use super::map::{Point, points};

/// The measures of a map.
///
/// ```
/// use orrery_page::widgets::hexes::Hexes;
///
/// let hexes = Hexes { width: 136, half: 78, step: 117, edge: 10 };
/// assert_eq!(hexes.centre(0, 0), (78, 88).into());
/// assert_eq!(hexes.centre(1, 0), (146, 205).into());
/// assert_eq!(hexes.size(6, 3), (836, 410));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hexes {
    /// The width of a hexagon.
    pub width: i32,
    /// Half its height.
    pub half: i32,
    /// The distance of two rows.
    pub step: i32,
    /// What is left free around the map.
    pub edge: i32,
}

impl Hexes {
    /// The middle of a hexagon.
    pub const fn centre(self, row: i32, column: i32) -> Point {
        let shifted = self.width / 2 * (row % 2);
        let x = self.edge + self.width / 2 + self.width * column + shifted;
        Point { x, y: self.edge + self.half + self.step * row }
    }

    /// The size of a map with so many columns, the shifted half included, and rows.
    pub const fn size(self, columns: i32, rows: i32) -> (i32, i32) {
        (columns * self.width + 2 * self.edge, 2 * self.half + self.step * (rows - 1) + 2 * self.edge)
    }

    /// The corners of a hexagon, smaller by `less`.
    pub fn corners(self, middle: impl Into<Point>, less: i32) -> String {
        let Point { x, y } = middle.into();
        let (wide, high) = (self.width / 2 - less, self.half - less);
        let corners = [
            (0, -high),
            (wide, -high / 2),
            (wide, high / 2),
            (0, high),
            (-wide, high / 2),
            (-wide, -high / 2),
        ];
        points(&corners.map(|(right, down)| Point { x: x + right, y: y + down }))
    }

    /// The ground of a hexagon.
    pub fn tile(self, middle: impl Into<Point>) -> Markup {
        html! { polygon.hex-tile points=(self.corners(middle, 3)) {} }
    }

    /// What is inside a thing that is a hexagon: where it can be pressed, what it shows, and the highlight around it.
    pub fn face(self, middle: impl Into<Point>, inside: &Markup) -> Markup {
        let middle = middle.into();
        html! {
            polygon.hex-hit points=(self.corners(middle, 3)) {}
            (inside)
            polygon.hex-reach points=(self.corners(middle, 6)) {}
        }
    }
}
