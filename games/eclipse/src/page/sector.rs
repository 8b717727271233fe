//! One sector: its ground, wormholes, squares with cubes, Ancients, discovery and tokens, and all that one wants to know of it.

use maud::{Markup, html};
use orrery_core::{Id as _, Text};
use orrery_page::widgets::map::{self, Point};
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, seats};
use super::field::{Field, REACH, corners, turn};
use super::{icons, ids, signs};
use crate::Eclipse;
use crate::ids::{Edge, SectorId, Square, Stack, Unit};
use crate::map::turn_holes;

/// The side of a square, and from the middle of one to the next.
const SIDE: i32 = 26;
const STEP: i32 = 31;
/// Squares in a row.
const ROW: usize = 6;
/// The size of names.
const NAME: i32 = 24;
/// From one row of what is there to the next.
const LINE: i32 = 32;

/// The ground, in the colour of whoever controls it.
pub(super) fn ground(d: &Drawing<'_>, field: &Field, id: SectorId) -> Markup {
    let sector = d.sector(id);
    let owner = sector.owner.map(|seat| format!("owned {}", seat_class(seat))).unwrap_or_default();
    let kind = match d.game.tile(id).stack {
        Stack::Center => "center",
        Stack::Inner => "inner",
        Stack::Middle => "middle-ring",
        Stack::Outer => "outer",
        Stack::Starting => "start",
        Stack::Homeworld => "homeworld",
    };
    let at = field.at(sector.at);
    html! { polygon.ec-ground.(kind).(owner) points=(corners(at, 3)) {} }
}

/// Wormholes: halves of a disc at the edges. Where both sides have one, they are a whole.
pub(super) fn holes(d: &Drawing<'_>, field: &Field, id: SectorId) -> Markup {
    let sector = d.sector(id);
    let at = field.at(sector.at);
    html! {
        @for edge in Edge::each().filter(|edge| sector.has_hole(*edge)) {
            @let other = sector.beside[edge];
            @let whole = other.is_some_and(|other| d.sector(other).has_hole(edge.opposite()));
            (hole(at, edge, if whole { "whole" } else if other.is_some() { "half" } else { "open" }))
        }
    }
}

fn hole(at: Point, edge: Edge, class: &str) -> Markup {
    html! { path.ec-hole.(class) transform=(turn(at, edge)) d="M-17-85a17 17 0 0 0 34 0z" {} }
}

/// What a sector that is turned like this would join: a wormhole of the neighbours, of the tile, or of both at each edge.
pub(super) fn ghost(d: &Drawing<'_>, id: SectorId, space: crate::map::At, turned: u8, at: Point) -> Markup {
    let holes = turn_holes(d.game.tile(id).holes, turned);
    html! {
        @for edge in Edge::each() {
            @let own = holes & 1 << edge as u8 != 0;
            @let other = Eclipse::sector_at(d.table(), edge.from(space));
            @let theirs = other.is_some_and(|other| d.sector(other).has_hole(edge.opposite()));
            @match (own, theirs) {
                (true, true) => { (hole(at, edge, "whole")) circle.ec-join transform=(turn(at, edge)) cy=(-REACH) r="26" {} }
                (true, false) => { (hole(at, edge, if other.is_some() { "half" } else { "open" })) }
                (false, true) => { path.ec-missed transform=(turn(at, edge)) d="M-16-80l32-14M-16-94l32 14" {} }
                (false, false) => {}
            }
        }
    }
}

/// How many edges would join, and how many wormholes would meet a closed edge.
pub(super) fn joins(d: &Drawing<'_>, id: SectorId, space: crate::map::At, turned: u8) -> (u8, u8, u8) {
    let holes = turn_holes(d.game.tile(id).holes, turned);
    let (mut whole, mut half, mut open) = (0, 0, 0);
    for edge in Edge::each() {
        let own = holes & 1 << edge as u8 != 0;
        match Eclipse::sector_at(d.table(), edge.from(space)) {
            Some(other) if d.sector(other).has_hole(edge.opposite()) == own => whole += u8::from(own),
            Some(_) => half += 1,
            None => open += u8::from(own),
        }
    }
    (whole, half, open)
}

/// The sector itself: it can be pressed wherever it is named.
pub(super) fn sector(d: &Drawing<'_>, field: &Field, id: SectorId) -> Markup {
    let at = field.at(d.sector(id).at);
    let lines = lines(d, id);
    d.scene.thing(ids::sector(id)).element("g").class("hex-region").explain(&lines).show(&html! {
        polygon.hex-hit points=(corners(at, 3)) {}
        (face(d, id, at))
        polygon.hex-reach points=(corners(at, 8)) {}
    })
}

/// Number, points, squares and what lies there, from top to bottom.
fn face(d: &Drawing<'_>, id: SectorId, at: Point) -> Markup {
    let (sector, tile) = (d.sector(id), d.game.tile(id));
    let squares = squares(d, id);
    let rows: Vec<_> = squares.chunks(ROW).collect();
    let features = features(d, id);
    let first = at.y - 6;
    let after = first + LINE * rows.len() as i32;
    html! {
        text.ec-number.ec-far x=(at.x) y=(at.y - 44) text-anchor="middle" { (d.number(id)) }
        g.ec-near {
            text.ec-number x=(at.x - if tile.vp > 0 { 22 } else { 0 }) y=(at.y - 50) text-anchor="middle" { (d.number(id)) }
            @if tile.vp > 0 { (points(at, tile.vp)) }
        }
        @for (place, row) in rows.iter().enumerate() {
            @for (column, (square, cube)) in row.iter().enumerate() {
                @let x = at.x + STEP * column as i32 - STEP * (row.len() as i32 - 1) / 2;
                (self::square(*square, *cube, Point { x, y: first + LINE * place as i32 }))
            }
        }
        @for (column, sign) in features.iter().enumerate() {
            @let x = at.x + STEP * column as i32 - STEP * (features.len() as i32 - 1) / 2;
            (sign.at(Point { x, y: after }, 32))
        }
        @if let Some(owner) = sector.owner {
            g.ec-owner.(seat_class(owner)) {
                circle cx=(at.x - 86) cy=(at.y) r="15" {}
                text.ec-near x=(at.x - 86) y=(at.y + 10) text-anchor="middle" { (seat_letter(owner)) }
            }
        }
        @if super::fleet::below_name(d, id) { (map::detail(NAME, &name(d, id, at))) }
    }
}

fn points(at: Point, vp: u8) -> Markup {
    html! {
        g.ec-vp {
            (icons::POINT.at(Point { x: at.x + 24, y: at.y - 60 }, 24))
            text x=(at.x + 38) y=(at.y - 50) { (vp) }
        }
    }
}

/// The name below the number; one that would be wider than the sector is written narrower.
fn name(d: &Drawing<'_>, id: SectorId, at: Point) -> Markup {
    let name = d.key(&d.game.sector_name(id));
    let width = name.chars().count() as i32 * 12;
    let narrow = (width > 124).then_some(124);
    html! {
        text.ec-name x=(at.x) y=(at.y - 26) text-anchor="middle" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] { (name) }
    }
}

/// Every square with whether a cube is on it, and whose.
fn squares(d: &Drawing<'_>, id: SectorId) -> Vec<(Square, Option<orrery_core::Seat>)> {
    let sector = d.sector(id);
    let mut all = Vec::new();
    for square in Square::each() {
        let cubes = sector.cubes[square];
        for place in 0..d.game.squares(d.table(), id, square) {
            all.push((square, sector.owner.filter(|_| place < cubes)));
        }
    }
    all
}

/// The colour of a square.
pub(super) const fn square_class(square: Square) -> &'static str {
    match square {
        Square::Money | Square::MoneyAdvanced => "r-money",
        Square::Science | Square::ScienceAdvanced | Square::Shellworld => "r-science",
        Square::Materials | Square::MaterialsAdvanced => "r-materials",
        Square::Gray => "r-gray",
        Square::Orbital => "r-orbital",
    }
}

/// A square of its colour, advanced ones with a corner cut off, with the cube of its owner.
fn square(square: Square, cube: Option<orrery_core::Seat>, Point { x, y }: Point) -> Markup {
    let half = SIDE / 2;
    let advanced = square.advanced().is_some();
    html! {
        g.ec-square.(square_class(square)) {
            @if advanced {
                path d=(format!("M{} {}h{}l9 9v{}h-{SIDE}z", x - half, y - half, SIDE - 9, SIDE - 9)) {}
            } @else {
                rect x=(x - half) y=(y - half) width=(SIDE) height=(SIDE) rx=(if square == Square::Orbital { 13 } else { 4 }) {}
            }
            @if advanced && cube.is_none() { path.star d=(format!("M{x} {}l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z", y - 9)) {} }
            @if let Some(owner) = cube {
                rect.ec-cube.(seat_class(owner)) x=(x - 8) y=(y - 8) width="16" height="16" rx="3" {}
            }
        }
    }
}

/// What lies there beside ships and squares.
fn features(d: &Drawing<'_>, id: SectorId) -> Vec<orrery_page::Sign> {
    let (sector, t) = (d.sector(id), d.table());
    let mut all = Vec::new();
    all.extend(sector.guard.map(|_| icons::GUARD));
    all.extend((0..sector.ancients).map(|_| icons::ANCIENT));
    if sector.discovery {
        all.push(icons::DISCOVERY);
    }
    all.extend((0..d.game.artifacts(t, id)).map(|_| icons::ARTIFACT));
    if t.portals.contains(id) {
        all.push(icons::PORTAL);
    }
    if sector.tokens.contains(d.game.tokens.monolith) {
        all.push(icons::unit(Unit::Monolith));
    }
    all.extend(t.shrines.values().flatten().filter(|(at, _)| *at == id).map(|_| icons::SHRINE));
    if t.battle.sectors.contains(id) {
        all.push(icons::BATTLE);
    }
    all
}

/// Everything about a sector, a line each.
pub(super) fn lines(d: &Drawing<'_>, id: SectorId) -> Vec<Text> {
    let (sector, tile, t) = (d.sector(id), d.game.tile(id), d.table());
    let mut lines = vec![d.place(id)];
    lines.push(match sector.owner {
        Some(seat) => Text::new("page-owner").seat("who", seat).amount("vp", tile.vp),
        None => Text::new("page-no-owner").amount("vp", tile.vp),
    });
    for square in Square::each() {
        let count = d.game.squares(t, id, square);
        if count > 0 {
            lines.push(
                Text::new("page-squares")
                    .name("square", square.key())
                    .amount("cubes", sector.cubes[square])
                    .amount("count", count),
            );
        }
    }
    if let Some(guard) = sector.guard {
        lines.push(guard_line(d, guard, 1));
    }
    if sector.ancients > 0 {
        lines.push(guard_line(d, d.game.ancient, sector.ancients));
    }
    if sector.discovery {
        lines.push(Text::new("page-discovery-here"));
    }
    let artifacts = d.game.artifacts(t, id);
    if artifacts > 0 {
        lines.push(Text::new("page-artifacts").amount("count", artifacts));
    }
    if t.portals.contains(id) {
        lines.push(Text::new("page-portal-here"));
    }
    if tile.hive {
        lines.push(Text::new("page-hive-here"));
    }
    lines.extend(sector.tokens.iter().map(|token| Text::named(d.game.token_name(token))));
    for (shrine, place) in t.shrines.iter() {
        if place.is_some_and(|(at, _)| at == id) {
            lines.push(Text::named(d.game.shrine_name(shrine)));
        }
    }
    for seat in sector.entered.iter().copied() {
        lines.push(super::fleet::line(d, seat, id));
    }
    let enemies: Vec<_> = d
        .scene
        .me
        .map(|me| d.game.present(t, id).minus(d.game.side(t, me)))
        .into_iter()
        .flat_map(orrery_core::SeatSet::iter)
        .collect();
    let mine = d.scene.me.is_some_and(|me| !sector.ships[me].is_empty());
    if mine && !enemies.is_empty() {
        lines.push(Text::new("page-battle-comes").list("who", seats(enemies)));
    }
    lines
}

/// Ships that nobody plays, with what they fight with.
pub(super) fn guard_line(d: &Drawing<'_>, guard: crate::ids::GuardId, count: u8) -> Text {
    let stats = &d.game.content.guard_stats[guard];
    Text::new("page-guard")
        .name("guard", d.game.guard_name(guard))
        .amount("count", count)
        .list("stats", signs::fight_lines(stats))
}
