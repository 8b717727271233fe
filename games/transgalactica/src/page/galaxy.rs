//! Where the spaces of a galaxy lie on its picture, the lines between them, and what they cost.

use std::collections::BTreeMap;

use orrery_page::widgets::map::Point;
use orrery_page::widgets::regions::Regions;

use super::draw::Drawing;
use super::planet::RADIUS;
use crate::content::{Map, SpaceName};
use crate::ids::Colour;
use crate::space::Space;

/// Units of the picture for a hundredth of the map.
const SCALE: f32 = 4.0;
/// Room for what stands around a planet: beside, above and below it.
const BESIDE: i32 = 66;
const ABOVE: i32 = 44;
const BELOW: i32 = 76;

/// A line with what it costs.
pub(super) struct Line {
    /// What it joins.
    pub ends: [Space; 2],
    /// The points that it runs through.
    pub points: Vec<Point>,
    /// The energy of a move along it.
    pub energy: u8,
    /// Where that is written.
    pub label: Point,
}

/// A galaxy laid out.
pub(super) struct Galaxy {
    /// Where each space lies, and how far around it can be pressed.
    pub map: Regions<Space>,
    /// Where their names stand.
    pub names: BTreeMap<Space, Name>,
    /// All lines.
    pub lines: Vec<Line>,
    /// The size of the picture.
    pub size: (i32, i32),
}

fn scaled(x: f32, y: f32) -> (f32, f32) {
    (x * SCALE, y * SCALE)
}

/// A point of a curve with this control point.
fn on_curve([from, by, to]: [(f32, f32); 3], at: f32) -> (f32, f32) {
    let mix = |a: f32, b: f32, c: f32| (1.0 - at).powi(2) * a + 2.0 * (1.0 - at) * at * b + at.powi(2) * c;
    (mix(from.0, by.0, to.0), mix(from.1, by.1, to.1))
}

impl Galaxy {
    /// `name` is what a space is called in the language of the reader.
    pub fn of(map: &Map, own: bool, name: impl Fn(Space) -> String) -> Self {
        let row = &map.row;
        let known = |name: SpaceName| name.space().expect("a checked map has known spaces");
        let mut at: BTreeMap<Space, (f32, f32)> =
            row.at.iter().map(|(name, x, y)| (known(*name), scaled((*x).into(), (*y).into()))).collect();
        let arc = |one: SpaceName, other: SpaceName| {
            let same = |(from, to, ..): &&(SpaceName, SpaceName, i16, i16)| {
                (*from, *to) == (one, other) || (*to, *from) == (one, other)
            };
            row.arcs.iter().find(same).map(|(.., x, y)| scaled((*x).into(), (*y).into()))
        };
        let line = |(one, other, energy): &(SpaceName, SpaceName, u8)| {
            let ends = [known(*one), known(*other)];
            let [from, to] = ends.map(|end| at[&end]);
            let points: Vec<_> = match arc(*one, *other) {
                Some(by) => {
                    (0..=12_u8).map(|step| on_curve([from, by, to], f32::from(step) / 12.0)).collect()
                }
                None => vec![from, to],
            };
            (ends, points, *energy)
        };
        let lines: Vec<_> = row.lines.iter().map(line).collect();
        let all = || at.values().chain(lines.iter().flat_map(|(_, points, _)| points));
        let least = |part: fn(&(f32, f32)) -> f32| all().map(part).fold(f32::MAX, f32::min);
        let most = |part: fn(&(f32, f32)) -> f32| all().map(part).fold(f32::MIN, f32::max);
        let (left, top) = (least(|point| point.0), least(|point| point.1));
        let (right, bottom) = (most(|point| point.0), most(|point| point.1));
        let place = |(x, y): (f32, f32)| Point { x: (x - left) as i32 + BESIDE, y: (y - top) as i32 + ABOVE };
        let size = ((right - left) as i32 + 2 * BESIDE, (bottom - top) as i32 + ABOVE + BELOW);
        if own {
            at.insert(Space::Own, freest([left, right], [top, 0.0, bottom], &at));
        }
        let places: BTreeMap<_, _> = at.iter().map(|(space, point)| (*space, place(*point))).collect();
        let hub = places[&Space::Hub];
        let named = |space: Space, at: Point| Name::of(&name(space), space, at, hub, size.0);
        let names: BTreeMap<_, _> =
            places.iter().map(|(space, point)| (*space, named(*space, *point))).collect();
        let lines = lines.into_iter().map(|(ends, points, energy)| {
            let points: Vec<Point> = points.into_iter().map(place).collect();
            Line { ends, label: label(&points, &places, &names), points, energy }
        });
        let lines: Vec<_> = lines.collect();
        let mut map = Regions::default();
        for (space, point) in at {
            map.place(space, place(point));
        }
        Self { map, names, lines, size }
    }

    /// For each space the least energy that leads there from one of these within so many moves.
    pub fn energy(&self, from: impl Iterator<Item = Space>, moves: u8) -> BTreeMap<Space, u8> {
        let mut best: BTreeMap<Space, u8> = from.map(|space| (space, 0)).collect();
        for _ in 0..moves {
            let before = best.clone();
            for line in &self.lines {
                let [one, other] = line.ends;
                for (here, there) in [(one, other), (other, one)] {
                    if let Some(spent) = before.get(&here) {
                        let cost = spent + line.energy;
                        let known = best.entry(there).or_insert(cost);
                        *known = (*known).min(cost);
                    }
                }
            }
        }
        best
    }
}

/// The point at the edges of the map that is farthest from every space.
fn freest(sides: [f32; 2], heights: [f32; 3], taken: &BTreeMap<Space, (f32, f32)>) -> (f32, f32) {
    let all = sides.into_iter().flat_map(|x| heights.map(|y| (x, y)));
    let room = |(x, y): &(f32, f32)| {
        let apart = taken.values().map(|(a, b)| (x - a).hypot(y - b));
        apart.fold(f32::MAX, f32::min)
    };
    all.max_by(|one, other| room(one).total_cmp(&room(other))).unwrap_or_default()
}

/// Half the width and half the height that the energy of a line takes, with some air.
const ENERGY: i32 = 13;

/// Where the name of a space is written: below it; beyond the base planets a little outwards, so that lines to them stay free.
pub(super) struct Name {
    /// The middle of its lines.
    pub x: i32,
    /// Above its first line.
    pub y: i32,
    /// Long names have two.
    pub lines: Vec<String>,
    /// Half its width where texts have grown most.
    half: i32,
}

impl Name {
    fn of(name: &str, space: Space, at: Point, hub: Point, width: i32) -> Self {
        let lines: Vec<_> = in_lines(name).into_iter().map(str::to_owned).collect();
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
        let half = longest as i32 * 7;
        let aside = at.x - hub.x;
        let shift = if aside.abs() > 40 && !is_inner(space) { aside.signum() * half * 3 / 7 } else { 0 };
        let x = (at.x + shift).min(width - half).max(half);
        Self { x, y: at.y + radius(space) + 8, lines, half }
    }

    /// How far an energy would reach into it.
    fn depth(&self, here: Point) -> Option<i32> {
        let height = self.lines.len() as i32 * 20;
        let beside = self.half + ENERGY - (here.x - self.x).abs();
        let below = height / 2 + ENERGY - (here.y - self.y - height / 2).abs();
        Some(beside.min(below)).filter(|depth| *depth > 0)
    }
}

/// A name of several words is parted where its lines become most alike, unless it is short.
fn in_lines(name: &str) -> Vec<&str> {
    let apart = |place: &usize| name[..*place].chars().count().abs_diff(name[*place..].chars().count());
    let place = name.match_indices(' ').map(|(place, _)| place).min_by_key(apart);
    match place.filter(|_| name.chars().count() > 9) {
        Some(place) => vec![&name[..place], &name[place + 1..]],
        None => vec![name],
    }
}

/// How bad it is to write an energy there: upon a planet, its name, a ship above it or its pirates.
fn trouble(here: Point, places: &BTreeMap<Space, Point>, names: &BTreeMap<Space, Name>) -> i32 {
    let one = |(space, planet): (&Space, &Point)| {
        let (x, y) = (here.x - planet.x, here.y - planet.y);
        let clear = radius(*space) + ENERGY;
        let disc = if x * x + y * y < clear * clear { 200 } else { 0 };
        let name = names[space].depth(here).map_or(0, |depth| 50 + 6 * depth);
        let ship = if x.abs() < 24 && (-56..0).contains(&y) { 40 } else { 0 };
        let pirates = !is_inner(*space) && (0..66).contains(&x) && (-46..4).contains(&y);
        let pirates = if pirates { 40 } else { 0 };
        disc + name + ship + pirates
    };
    places.iter().map(one).sum()
}

/// The Capital and the base planets: no pirates are there, and lines lead from them to all sides.
fn is_inner(space: Space) -> bool {
    matches!(space, Space::Hub | Space::B1 | Space::B2 | Space::B3 | Space::B4)
}

/// How large a space is drawn.
pub(super) fn radius(space: Space) -> i32 {
    if space == Space::Hub { 36 } else { RADIUS }
}

/// Where the energy of a line is written: near its middle, clear of planets, their names and what lies around them.
fn label(points: &[Point], places: &BTreeMap<Space, Point>, names: &BTreeMap<Space, Name>) -> Point {
    let (Some(from), Some(to)) = (points.first(), points.last()) else { return Point { x: 0, y: 0 } };
    if points.len() > 2 {
        return points[points.len() / 2];
    }
    let at = |part: i32| Point {
        x: from.x + (to.x - from.x) * part / 40,
        y: from.y + (to.y - from.y) * part / 40,
    };
    let trouble = |part: &i32| trouble(at(*part), places, names) + (part - 20).abs();
    at((8..=32).min_by_key(trouble).unwrap_or(20))
}

/// Planets within reach of the reader's ships with the energy that it takes, if the reader explored now.
pub(super) fn reach(d: &Drawing<'_>, galaxy: &Galaxy) -> BTreeMap<Space, u8> {
    let Some(me) = d.me() else { return BTreeMap::new() };
    galaxy.energy(me.ships.iter().map(|(_, space)| *space), me.forecast.moves.0)
}

/// The class that gives a colour of planets.
pub(super) const fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "c-yellow",
        Colour::Green => "c-green",
        Colour::Purple => "c-purple",
        Colour::Grey => "c-grey",
    }
}
