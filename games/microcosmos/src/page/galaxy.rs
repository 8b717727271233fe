//! Where the spaces of the system are drawn, how routes run between them, and the way from one to another.

use std::collections::BTreeMap;

use orrery_page::widgets::map::Point;
use orrery_page::widgets::regions::Regions;

use super::draw::Drawing;
use crate::content::LayoutRow;
use crate::space::{Beyond, Position, Side, Space, Spaces, Spot};

/// The size of a card on the map.
pub(super) const WIDTH: i32 = 320;
pub(super) const HEIGHT: i32 = 220;

/// A route that leads over an edge into the unknown.
pub(super) struct Stub {
    pub from: Space,
    pub to: Position,
    pub line: Vec<Point>,
}

/// The system as it is drawn.
pub(super) struct Galaxy {
    pub map: Regions<Space>,
    pub stubs: Vec<Stub>,
}

/// The upper left corner of the card at a position.
pub(super) const fn corner(position: Position) -> Point {
    let (column, row) = match position {
        Position::NorthWest => (0, 0),
        Position::North => (1, 0),
        Position::NorthEast => (2, 0),
        Position::West => (0, 1),
        Position::East => (2, 1),
        Position::SouthWest => (0, 2),
        Position::South => (1, 2),
        Position::SouthEast => (2, 2),
    };
    Point { x: column * WIDTH, y: row * HEIGHT }
}

/// The strip of a card in which its name stands: how far it reaches to the right, and down.
const NAME: Point = Point { x: 156, y: 36 };

/// Where a space is drawn on a card, clear of the name.
const fn clear_of_name(spot: Spot, Point { x, y }: Point) -> Point {
    let half = 22;
    if y - half >= NAME.y || x - half >= NAME.x {
        return Point { x, y };
    }
    match spot {
        Spot::Planet => Point { x, y },
        Spot::Moon => Point { x: NAME.x + half, y },
        Spot::Station => Point { x, y: NAME.y + half },
        // Farther than needed, since a moon may be below it.
        Spot::Asteroid1 | Spot::Asteroid2 => Point { x: NAME.x + 48, y: 18 },
    }
}

/// The middle of the card at a position.
pub(super) const fn middle(position: Position) -> Point {
    let Point { x, y } = corner(position);
    Point { x: x + WIDTH / 2, y: y + HEIGHT / 2 }
}

/// The Star Gate.
pub(super) const GATE: Point = Point { x: WIDTH + WIDTH / 2, y: HEIGHT + HEIGHT / 2 };

/// The middle of an edge of the card with this corner.
const fn edge(Point { x, y }: Point, side: Side) -> Point {
    match side {
        Side::North => Point { x: x + WIDTH / 2, y },
        Side::East => Point { x: x + WIDTH, y: y + HEIGHT / 2 },
        Side::South => Point { x: x + WIDTH / 2, y: y + HEIGHT },
        Side::West => Point { x, y: y + HEIGHT / 2 },
    }
}

/// The spot at which the route over an edge ends.
const fn port(layout: &LayoutRow, side: Side) -> Spot {
    match side {
        Side::North => layout.ports.north,
        Side::East => layout.ports.east,
        Side::South => layout.ports.south,
        Side::West => layout.ports.west,
    }
}

impl Galaxy {
    /// The system of a view.
    pub fn of(d: &Drawing<'_>) -> Self {
        let cards: Vec<_> =
            d.view.planets.iter().filter_map(|planet| Some((planet.position, d.layout(planet)?))).collect();
        let mut galaxy = Self { map: Regions::default(), stubs: Vec::new() };
        galaxy.map.place(Space::GATE, GATE);
        for (position, layout) in &cards {
            let Point { x, y } = corner(*position);
            for (spot, right, down) in &layout.at {
                let on_card =
                    Point { x: i32::from(*right) * WIDTH / 100, y: i32::from(*down) * HEIGHT / 100 };
                let at = clear_of_name(*spot, on_card);
                galaxy.map.place(Space::new(*position, *spot), Point { x: x + at.x, y: y + at.y });
            }
        }
        for (position, layout) in &cards {
            galaxy.add_card(*position, layout, &cards);
        }
        for side in Side::ALL.iter().copied().filter(|side| d.planet_at(side.of_gate()).is_none()) {
            let corner = Point { x: WIDTH, y: HEIGHT };
            let line = vec![GATE, edge(corner, side)];
            galaxy.stubs.push(Stub { from: Space::GATE, to: side.of_gate(), line });
        }
        galaxy
    }

    /// The routes within a card and over its edges; those between two cards once.
    fn add_card(&mut self, position: Position, layout: &LayoutRow, cards: &[(Position, &LayoutRow)]) {
        for (one, other) in &layout.routes {
            self.map.join([Space::new(position, *one), Space::new(position, *other)], None);
        }
        for side in Side::ALL.iter().copied() {
            let from = Space::new(position, port(layout, side));
            let over = edge(corner(position), side);
            match position.beyond(side) {
                None => {}
                Some(Beyond::Gate) => self.map.join([from, Space::GATE], Some(over)),
                Some(Beyond::Position(beyond)) => match cards.iter().find(|(other, _)| *other == beyond) {
                    Some((_, neighbour)) if position < beyond => {
                        self.map.join([from, Space::new(beyond, port(neighbour, side.facing()))], Some(over));
                    }
                    Some(_) => {}
                    None => {
                        self.stubs.push(Stub { from, to: beyond, line: vec![self.map.places[&from], over] });
                    }
                },
            }
        }
    }

    /// How far around a space it can be pressed. Planets and the Star Gate are large.
    pub fn press(&self, space: Space) -> i32 {
        self.map.press(space, Space::holds_many)
    }

    /// For each space a shortest way there that enters none of these again.
    pub fn ways(&self, from: Space, entered: Spaces) -> BTreeMap<Space, Vec<Point>> {
        self.map.ways(from, |space| entered.contains(space))
    }
}
