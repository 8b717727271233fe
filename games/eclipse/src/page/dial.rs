//! A sector that is being turned: a wedge for each way to turn it, and what it would join.

use maud::{Markup, html};
use orrery_core::{Id as _, Text};
use orrery_page::widgets::map::{self, Point};

use super::draw::Drawing;
use super::field::{Field, corners, turn};
use super::{ids, sector};
use crate::ids::{Edge, SectorId};
use crate::map::At;

/// The dial on the space where the sector will lie.
pub(super) fn dial(d: &Drawing<'_>, field: &Field) -> Markup {
    let Some((id, space)) = d.view.under_way.turning.filter(|_| d.asks_for("rotate-")) else {
        return html! {};
    };
    let at = field.at(space);
    html! {
        polygon.ec-turning points=(corners(at, 3)) {}
        text.ec-number x=(at.x) y=(at.y + 10) text-anchor="middle" { (d.number(id)) }
        @for edge in Edge::each() {
            @if d.scene.acts_at(&ids::rotation(edge)).next().is_some() {
                (wedge(d, id, space, edge, at))
                (map::way("ec-ghost", false, &sector::ghost(d, id, space, edge as u8, at)))
            }
        }
    }
}

fn wedge(d: &Drawing<'_>, id: SectorId, space: At, edge: Edge, at: Point) -> Markup {
    let mut lines = vec![d.game.rotation_label(id, edge)];
    lines.push(joined(d, id, space, edge));
    d.scene.thing(ids::rotation(edge)).element("g").class("ec-wedge").explain(&lines).show(&html! {
        path transform=(turn(at, edge)) d="M-14-30L-44-76H44L14-30z" {}
        path.arrow transform=(turn(at, edge)) d="M-14-48L0-66l14 18z" {}
    })
}

/// What a way to turn a sector would join, in words.
pub(super) fn joined(d: &Drawing<'_>, id: SectorId, space: At, edge: Edge) -> Text {
    let (whole, half, open) = sector::joins(d, id, space, edge as u8);
    Text::new("page-joins").amount("whole", whole).amount("half", half).amount("open", open)
}

/// A small picture of a sector turned like this, with what it would join.
pub(super) fn picture(d: &Drawing<'_>, id: SectorId, space: At, edge: Edge) -> Markup {
    let at = Point { x: 0, y: 0 };
    html! {
        svg.ec-mini viewBox="-108 -108 216 216" aria-hidden="true" focusable="false" {
            polygon.ec-turning points=(corners(at, 3)) {}
            (sector::ghost(d, id, space, edge as u8, at))
        }
    }
}
