//! The galaxy as a field of hexagons: what is explored, what could be, and everything that stands there.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::map::{self, Size};
use orrery_page::widgets::stars;

use super::draw::Drawing;
use super::field::{Field, TEXT, Unexplored, corners};
use super::{dial, fleet, ids, sector};
use crate::map::{pile, ring};

/// The stacks by number.
const RINGS: [&str; 3] = ["I", "II", "III"];

/// The whole map.
pub(super) fn map(d: &Drawing<'_>) -> Markup {
    let field = Field::of(d);
    let sectors = || d.table().explored.iter();
    let inside = html! {
        (stars::sky((field.width, field.height), 190, 23))
        @for space in &field.spaces { (unexplored(d, &field, space)) }
        @for id in sectors() { (sector::ground(d, &field, id)) }
        @for id in sectors() { (sector::holes(d, &field, id)) }
        @for id in sectors() { (sector::sector(d, &field, id)) }
        @for id in sectors() { (fleet::fleets(d, &field, id)) }
        (dial::dial(d, &field))
    };
    let shape = match (field.width, field.height) {
        (width, height) if height > width => " tall",
        (1501.., _) => " broad",
        _ => "",
    };
    let class = format!("{}{shape}", if field.is_large() { "large" } else { "small" });
    let size = Size { width: field.width, height: field.height, text: TEXT };
    map::frame(&class, size, &d.key("page-map"), &inside)
}

/// A space that a wormhole leads to: the number of its stack.
fn unexplored(d: &Drawing<'_>, field: &Field, space: &Unexplored) -> Markup {
    let at = field.at(space.at);
    let place = pile(ring(space.at));
    let numeral = html! { text.ec-ring x=(at.x) y=(at.y + 12) text-anchor="middle" { (RINGS[place]) } };
    let Some((beside, edge)) = space.named else {
        return html! {
            polygon.ec-space points=(corners(at, 9)) {}
            (map::detail(TEXT, &numeral))
        };
    };
    d.scene
        .thing(ids::space(beside, edge))
        .element("g")
        .class("hex-region ec-explore")
        .explain(&space_lines(d, space.at))
        .show(&html! {
            polygon.ec-space points=(corners(at, 9)) {}
            polygon.hex-hit points=(corners(at, 3)) {}
            (numeral)
            polygon.hex-reach points=(corners(at, 9)) {}
        })
}

/// What is known of an unexplored space.
pub(super) fn space_lines(d: &Drawing<'_>, at: crate::map::At) -> Vec<Text> {
    let place = pile(ring(at));
    let (left, discards) = d.view.piles[place];
    vec![
        Text::new("page-space").word("ring", RINGS[place]),
        Text::new("page-stack-left").amount("count", left).amount("discards", discards.len()),
    ]
}
