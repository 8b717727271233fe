//! The edge of the galaxy as a field of hexagons: regions, what would raid them, and everything that stands there.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use super::draw::Drawing;
use super::{pieces, region, world};
use crate::ids::Class;
use crate::space::Space;

/// A point of the map.
pub(super) type Point = (i32, i32);

/// The width of a hexagon, half its height, and the distance of two rows.
pub(super) const WIDTH: i32 = 136;
pub(super) const HALF: i32 = 78;
const STEP: i32 = 117;
/// What is left free around the map.
const EDGE: i32 = 10;

/// The row of a space, from the nebulae down.
fn row(space: Space) -> i32 {
    match space.word().as_bytes()[0] {
        b'N' => 0,
        letter => i32::from(letter - b'A') + 1,
    }
}

/// The middle of a space.
pub(super) fn centre(space: Space) -> Point {
    let place = i32::from(space.word().as_bytes()[1] - b'1');
    let row = row(space);
    (EDGE + WIDTH / 2 + WIDTH * place + WIDTH / 2 * (row % 2), EDGE + HALF + STEP * row)
}

/// The corners of a hexagon around a point, smaller by so much.
pub(super) fn hexagon((x, y): Point, less: i32) -> String {
    let (wide, high) = (WIDTH / 2 - less, HALF - less);
    let corners =
        [(0, -high), (wide, -high / 2), (wide, high / 2), (0, high), (-wide, high / 2), (-wide, -high / 2)];
    corners.iter().map(|(right, down)| format!("{},{}", x + right, y + down)).collect::<Vec<_>>().join(" ")
}

/// The space on which the next planet will lie (AND-211).
fn next_space(d: &Drawing<'_>) -> Option<Space> {
    let free = |space: &&Space| d.region(**space).is_none();
    if d.view.planet_stack == 0 { None } else { d.game.content.fill().iter().find(free).copied() }
}

/// The whole map.
pub(super) fn map(d: &Drawing<'_>) -> Markup {
    let next = next_space(d);
    let spaces = d.view.regions.iter().map(|region| region.space).chain(next);
    let rows = spaces.map(row).max().unwrap_or(0);
    let (width, height) = (6 * WIDTH + 2 * EDGE, 2 * HALF + STEP * rows + 2 * EDGE);
    let choosing = d.scene.acts.iter().any(|act| act.things.iter().any(|thing| thing.starts_with("region-")));
    let class = if choosing { "ae-map choosing" } else { "ae-map" };
    html! {
        svg class=(class) viewBox=(format!("0 0 {width} {height}")) role="group" aria-label=(d.key("page-map")) {
            (world::defs())
            (PreEscaped(stars(width, height)))
            @for region in &d.view.regions { (region::ground(d, region)) }
            @if let Some(space) = next { (region::to_come(d, space)) }
            @for region in &d.view.regions { (region::region(d, region)) (threat(d, region.space)) (region::marks(d, region)) }
            @for region in &d.view.regions { (pieces::pieces(d, region)) }
        }
    }
}

/// Lines from the raiders that would come to a region; they follow it, so that pointing at it shows them.
fn threat(d: &Drawing<'_>, space: Space) -> Markup {
    let Some(region) = d.region(space) else { return html! {} };
    if region.threats.is_empty() {
        return html! {};
    }
    let (x, y) = centre(space);
    // While it is chosen who raids, everybody sees who could.
    let raiding = region.active && d.view.asked.as_ref().is_some_and(|asked| asked.why == "wait-raid");
    let from = |class: Class| {
        let threat = region.threats.iter().find(|threat| threat.class == class);
        threat.map(|threat| threat.from.clone()).unwrap_or_default()
    };
    html! {
        g.ae-way.shown[raiding] data-way aria-hidden="true" {
            @for class in region.threats.iter().map(|threat| threat.class) {
                @for (from_x, from_y) in from(class).into_iter().map(centre) {
                    line x1=(from_x) y1=(from_y) x2=(x) y2=(y) {}
                    circle cx=(from_x) cy=(from_y) r="17" {}
                }
            }
            polygon.aimed points=(hexagon((x, y), 5)) {}
        }
    }
}

/// Far stars, the same in every game.
fn stars(width: i32, height: i32) -> String {
    let mut drawn = String::from("<g class='ae-stars'>");
    let mut seed: u32 = 41;
    for _ in 0..170 {
        let mut next = |bound: i32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % bound.unsigned_abs()
        };
        let (x, y, size, light) = (next(width), next(height), next(9) + 6, next(6) + 3);
        let _ =
            write!(drawn, "<circle cx='{x}' cy='{y}' r='{}.{}' opacity='.{light}'/>", size / 10, size % 10);
    }
    drawn.push_str("</g>");
    drawn
}
