//! Ships of a player in a sector, and how far they would come.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::widgets::map::{self, Point};
use orrery_page::{seat_class, seat_letter};

use super::draw::Drawing;
use super::field::{Field, TEXT, corners};
use super::{icons, ids};
use crate::ids::{SectorId, Unit};
use crate::reach::Reached;

/// From one type of ships to the next, and from one row to the next.
const WIDE: i32 = 42;
const HIGH: i32 = 38;
/// Types of ships in a row: a sector is not wider.
const ROW: usize = 2;
/// Rows that leave the number of a sector free, and its name.
const MOST: i32 = 3;
const BELOW_NAME: i32 = 2;

/// Ships in words: "A: 2 × Interceptor, 1 × Cruiser".
pub(super) fn line(d: &Drawing<'_>, seat: Seat, at: SectorId) -> Text {
    let ships = units(d, seat, at).into_iter().map(|(unit, count)| times(unit, count)).collect();
    Text::new("page-fleet").seat("who", seat).list("ships", ships)
}

/// So many of a unit.
pub(super) fn times(unit: Unit, count: u8) -> Text {
    Text::new("page-times").name("unit", unit.key()).amount("count", count)
}

fn units(d: &Drawing<'_>, seat: Seat, at: SectorId) -> Vec<(Unit, u8)> {
    let all = Unit::DRAWN.into_iter().rev();
    all.map(|unit| (unit, d.game.ships(d.table(), at, seat, unit))).filter(|(_, count)| *count > 0).collect()
}

/// Rows of ships of a player.
fn rows(d: &Drawing<'_>, seat: Seat, at: SectorId) -> i32 {
    units(d, seat, at).len().div_ceil(ROW) as i32
}

/// Rows of ships in a sector.
fn all_rows(d: &Drawing<'_>, at: SectorId) -> i32 {
    d.game.present(d.table(), at).iter().map(|seat| rows(d, seat, at)).sum()
}

/// Whether the ships in a sector leave its name free.
pub(super) fn below_name(d: &Drawing<'_>, at: SectorId) -> bool {
    !(BELOW_NAME + 1..=MOST).contains(&all_rows(d, at))
}

/// All fleets of a sector below each other. Where there is no room for them, they are badges as on a map that is seen from far away.
pub(super) fn fleets(d: &Drawing<'_>, field: &Field, id: SectorId) -> Markup {
    let here: Vec<_> = d.game.present(d.table(), id).iter().collect();
    let middle = field.at(d.sector(id).at);
    let count = here.len() as i32;
    let flag = d.sector(id).owner.filter(|owner| !here.contains(owner));
    let badges = count + i32::from(flag.is_some());
    let all = all_rows(d, id);
    html! {
        @for (place, seat) in here.iter().enumerate() {
            @let above: i32 = here[..place].iter().map(|seat| rows(d, *seat, id)).sum();
            @let near = (all <= MOST).then(|| Point { x: middle.x, y: middle.y + 58 - HIGH * (all - 1 - above) });
            (fleet(d, field, *seat, id, near, far(field, middle, place as i32, badges)))
            (way(d, field, *seat, id))
        }
        @if let Some(owner) = flag {
            @let Point { x, y } = far(field, middle, count, badges);
            g.ec-far.ec-flag.(seat_class(owner)) aria-hidden="true" {
                circle cx=(x) cy=(y) r=(field.badge() * 4 / 5) {}
                text x=(x) y=(y + field.badge() * 3 / 5) text-anchor="middle" { (seat_letter(owner)) }
            }
        }
    }
}

/// Where the badge of a fleet stands on a map that is seen from far away: three beside each other.
fn far(field: &Field, middle: Point, place: i32, count: i32) -> Point {
    let (row, rows) = (place / 3, (count - 1) / 3);
    let here = if row == rows { count - 3 * rows } else { 3 };
    let step = field.badge() * 21 / 10;
    let x = middle.x + step * (place % 3) - step * (here - 1) / 2;
    Point { x, y: middle.y + 50 - field.badge() * 3 / 2 * (rows - row) }
}

fn fleet(
    d: &Drawing<'_>,
    field: &Field,
    seat: Seat,
    id: SectorId,
    near: Option<Point>,
    far: Point,
) -> Markup {
    let units = units(d, seat, id);
    let total: u8 = units.iter().map(|(_, count)| count).sum();
    let width = 26 + WIDE * units.len().min(ROW) as i32;
    let mut lines = vec![line(d, seat, id), d.place(id)];
    lines.extend(movement(d, seat, id));
    d.scene
        .thing(ids::fleet(seat, id))
        .element("g")
        .class("ec-fleet")
        .class(&seat_class(seat))
        .explain(&lines)
        .piece(format!("fleet-{}", seat.index()))
        .on(ids::sector(id))
        .show(&html! {
            @if let Some(at) = near {
                @let left = at.x - width / 2;
                g.ec-near {
                    rect x=(left) y=(at.y - 18) width=(width) height=(HIGH * rows(d, seat, id) - 2) rx="9" {}
                    text x=(left + 14) y=(at.y + 11) text-anchor="middle" { (seat_letter(seat)) }
                    @for (place, (unit, count)) in units.iter().enumerate() {
                        @let x = left + 26 + WIDE * (place % ROW) as i32;
                        @let y = at.y + HIGH * (place / ROW) as i32;
                        (icons::unit(*unit).at(Point { x: x + 14, y }, 28))
                        @if *count > 1 { text x=(x + 34) y=(y + 11) text-anchor="middle" { (count) } }
                    }
                }
            }
            g.(if near.is_some() { "ec-far" } else { "ec-badge" }) {
                rect x=(far.x - field.badge()) y=(far.y - field.badge() * 3 / 4) width=(2 * field.badge()) height=(field.badge() * 3 / 2) rx="12" {}
                text x=(far.x) y=(far.y + field.badge() * 3 / 5) text-anchor="middle" { (seat_letter(seat)) (total) }
            }
        })
}

/// How far the ships of a fleet would come, in words.
fn movement(d: &Drawing<'_>, seat: Seat, id: SectorId) -> Vec<Text> {
    let mut lines = Vec::new();
    let own = d.view.aboard.iter().filter(|carrier| carrier.at == id && d.view.turn.seat == seat);
    lines.extend(own.map(|carrier| {
        Text::new("page-aboard").name("unit", carrier.unit.key()).amount("count", carrier.cargo)
    }));
    for (unit, _) in units(d, seat, id).into_iter().filter(|(unit, _)| unit.moves()) {
        let (stats, reached) = (&d.player(seat).stats[unit], d.game.range(d.table(), seat, unit, id));
        let key = match (reached.is_empty(), stats.jumps > 0) {
            (true, _) => "page-range-none",
            (false, false) => "page-range",
            (false, true) => "page-range-jump",
        };
        lines.push(
            Text::new(key)
                .name("unit", unit.key())
                .amount("steps", stats.steps)
                .amount("count", reached.len() as i64),
        );
    }
    lines
}

/// Sectors that the fleet would reach: shown while it is pointed at, and all the time for the ship under way.
fn way(d: &Drawing<'_>, field: &Field, seat: Seat, id: SectorId) -> Markup {
    let flight = d.view.flight.filter(|flight| flight.at == id && d.view.turn.seat == seat);
    let mut reached: Vec<Reached> = Vec::new();
    let moving = |unit: &Unit| unit.moves() && flight.is_none_or(|flight| flight.unit == *unit);
    for unit in units(d, seat, id).into_iter().map(|(unit, _)| unit).filter(moving) {
        for one in d.game.range(d.table(), seat, unit, id) {
            match reached.iter_mut().find(|known| known.sector == one.sector) {
                Some(known) if (known.jump, known.steps) <= (one.jump, one.steps) => {}
                Some(known) => *known = one,
                None => reached.push(one),
            }
        }
    }
    if reached.is_empty() {
        return html! {};
    }
    let friends = d.player(seat).partners;
    map::way(
        "ec-range",
        flight.is_some(),
        &html! {
            @for one in reached {
                @let at = field.at(d.sector(one.sector).at);
                @let hostile = d.sector(one.sector).owner.is_some_and(|owner| friends.contains(owner));
                polygon.jump[one.jump].held[one.held].hostile[hostile] points=(corners(at, 12)) {}
                (map::detail(TEXT, &html! { text x=(at.x + 62) y=(at.y + 12) text-anchor="middle" { (one.steps) @if one.jump { "+J" } } }))
            }
        },
    )
}
