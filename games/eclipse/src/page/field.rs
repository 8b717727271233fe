//! Where sectors lie on the picture: hexagons that stand on an edge, as many as there are and could soon be.

use orrery_core::Id as _;
use orrery_page::widgets::map::{Point, points};

use super::draw::Drawing;
use super::ids;
use crate::ids::{Edge, SectorId};
use crate::map::At;

/// From the middle of a sector to a corner, and to an edge.
pub(super) const RADIUS: i32 = 100;
pub(super) const REACH: i32 = 87;
/// How much of a space that is not explored is seen at the edge of the map.
const HALF: i32 = 42;
/// What is left free around the map.
const FREE: i32 = 6;
/// The smallest text of a map that is seen from near.
pub(super) const TEXT: i32 = 30;
/// From there on texts are larger where a map is seen from far away: that of many players is shown smaller.
const LARGE: i32 = 1650;

/// A space that is not explored, and what it is called if it can be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Unexplored {
    pub at: At,
    pub named: Option<(SectorId, Edge)>,
}

/// The map laid out.
pub(super) struct Field {
    left: i32,
    top: i32,
    pub width: i32,
    pub height: i32,
    /// Spaces that could be explored.
    pub spaces: Vec<Unexplored>,
}

/// The middle of a space, the Galactic Center at zero.
const fn middle((q, r): At) -> Point {
    let (q, r) = (q as i32, r as i32);
    Point { x: 150 * q, y: (2 * r + q) * REACH }
}

impl Field {
    pub fn of(d: &Drawing<'_>) -> Self {
        let t = d.table();
        let mut spaces: Vec<Unexplored> = Vec::new();
        let asked = d.asks_for("space-");
        for sector in t.explored.iter() {
            for edge in Edge::each().filter(|edge| t.sectors[sector].beside[*edge].is_none()) {
                let named = asked && d.scene.acts_at(&ids::space(sector, edge)).next().is_some();
                if named || t.sectors[sector].has_hole(edge) {
                    let at = edge.from(t.sectors[sector].at);
                    let named = named.then_some((sector, edge));
                    match spaces.iter_mut().find(|space| space.at == at) {
                        Some(space) => space.named = space.named.or(named),
                        None => spaces.push(Unexplored { at, named }),
                    }
                }
            }
        }
        let turning = d.view.under_way.turning.map(|(_, at)| at);
        spaces.retain(|space| Some(space.at) != turning);
        let placed = t.explored.iter().map(|sector| t.sectors[sector].at);
        let whole = placed.chain(turning).map(|at| (at, RADIUS, REACH));
        // What is not explored may lie half outside, so that the rest is larger.
        let halves = spaces.iter().map(|space| (space.at, HALF, HALF));
        let ([mut left, mut right], [mut top, mut bottom]) = ([-RADIUS, RADIUS], [-REACH, REACH]);
        for (at, wide, high) in whole.chain(halves) {
            let Point { x, y } = middle(at);
            (left, right) = (left.min(x - wide), right.max(x + wide));
            (top, bottom) = (top.min(y - high), bottom.max(y + high));
        }
        Self {
            left: left - FREE,
            top: top - FREE,
            width: right - left + 2 * FREE,
            height: bottom - top + 2 * FREE,
            spaces,
        }
    }

    /// The middle of a space on the picture.
    pub const fn at(&self, at: At) -> Point {
        let Point { x, y } = middle(at);
        Point { x: x - self.left, y: y - self.top }
    }

    /// Whether texts are those of a large map.
    pub const fn is_large(&self) -> bool {
        self.height > LARGE || self.width > LARGE * 5 / 4
    }

    /// The texts of a map that is seen from far away, as the styles have them.
    pub const fn badge(&self) -> i32 {
        if self.is_large() { 38 } else { TEXT }
    }
}

/// The corners of a hexagon, smaller by `less`.
pub(super) fn corners(at: Point, less: i32) -> String {
    let (far, near, high) = (RADIUS - less, (RADIUS - less) / 2, REACH - less);
    let all = [(far, 0), (near, high), (-near, high), (-far, 0), (-near, -high), (near, -high)];
    points(&all.map(|(x, y)| Point { x: at.x + x, y: at.y + y }))
}

/// How an SVG element at the upper edge is turned to another.
pub(super) fn turn(at: Point, edge: Edge) -> String {
    format!("translate({} {}) rotate({})", at.x, at.y, 60 * edge as i32)
}
