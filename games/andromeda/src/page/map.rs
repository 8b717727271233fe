//! The edge of the galaxy as a field of hexagons: regions, what would raid them, and everything that stands there.

use maud::{Markup, html};
use orrery_page::widgets::hexes::Hexes;
use orrery_page::widgets::map::Size;
use orrery_page::widgets::{map, stars};

use super::draw::Drawing;
use super::{pieces, region, world};
use crate::ids::Class;
use crate::space::Space;

/// A point of the map.
pub(super) type Point = (i32, i32);

/// The measures of the map.
pub(super) const HEXES: Hexes = Hexes { width: 136, half: 78, step: 117, edge: 10 };
/// The size of all texts.
pub(super) const TEXT: i32 = 17;
/// The longest row has six hexagons, the half one of a shifted row included.
const COLUMNS: i32 = 6;

/// The row of a space, from the nebulae down.
fn row(space: Space) -> i32 {
    match space.word().as_bytes()[0] {
        b'N' => 0,
        letter => i32::from(letter - b'A') + 1,
    }
}

/// The middle of a space.
pub(super) fn centre(space: Space) -> Point {
    let column = i32::from(space.word().as_bytes()[1] - b'1');
    let map::Point { x, y } = HEXES.centre(row(space), column);
    (x, y)
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
    let (width, height) = HEXES.size(COLUMNS, rows + 1);
    let choosing = d.scene.acts.iter().any(|act| act.things.iter().any(|thing| thing.starts_with("region-")));
    let inside = html! {
        (world::defs())
        (stars::sky((width, height), 170, 41))
        @for region in &d.view.regions { (region::ground(d, region)) }
        @if let Some(space) = next { (region::to_come(d, space)) }
        @for region in &d.view.regions { (region::region(d, region)) (threat(d, region.space)) (region::marks(d, region)) }
        @for region in &d.view.regions { (pieces::pieces(d, region)) }
    };
    let class = format!("rows-{}{}", rows + 1, if choosing { " choosing" } else { "" });
    map::frame(&class, Size { width, height, text: TEXT }, &d.key("page-map"), &inside)
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
    map::way(
        "",
        raiding,
        &html! {
                @for class in region.threats.iter().map(|threat| threat.class) {
                    @for (from_x, from_y) in from(class).into_iter().map(centre) {
                        line x1=(from_x) y1=(from_y) x2=(x) y2=(y) {}
                        circle cx=(from_x) cy=(from_y) r="17" {}
                    }
                }
                polygon.aimed points=(HEXES.corners((x, y), 5)) {}
        },
    )
}
