//! The galaxy as a map: lines with their energy, planets, ships.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use orrery_core::{Seat, Text};
use orrery_page::widgets::map::{self, Point, Size};
use orrery_page::widgets::stars;
use orrery_page::{seat_class, seat_letter};

use super::draw::Drawing;
use super::galaxy::{Galaxy, reach};
use super::{icons, ids, planet};
use crate::actions::Ship;
use crate::ids::Good;
use crate::space::Space;

/// The smallest text of the map, as its styles have it.
const TEXT: i32 = 17;
/// Gradients that the pictures share.
const DEFS: &str = "<defs>\
<radialGradient id='tg-shade' cx='.32' cy='.28' r='.9'><stop offset='0' stop-color='#fff' stop-opacity='.3'/><stop offset='.45' stop-color='#fff' stop-opacity='0'/><stop offset='1' stop-color='#02040c' stop-opacity='.7'/></radialGradient>\
<radialGradient id='tg-hub' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#fff6d8'/><stop offset='.5' stop-color='#f0a84a'/><stop offset='1' stop-color='#7a3a1c'/></radialGradient>\
<radialGradient id='tg-glow' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#ffcf7a' stop-opacity='.35'/><stop offset='1' stop-color='#ffcf7a' stop-opacity='0'/></radialGradient>\
</defs>";

/// The whole map.
pub(super) fn map(d: &Drawing<'_>) -> Markup {
    let galaxy = Galaxy::of(d.game.map(), d.planet(Space::Own).is_some(), |space| d.key(&d.space(space)));
    let near = reach(d, &galaxy);
    let hub = galaxy.map.places[&Space::Hub];
    let inside = html! {
        (PreEscaped(DEFS))
        (stars::sky(galaxy.size, 170, 61))
        circle cx=(hub.x) cy=(hub.y) r="190" fill="url(#tg-glow)" {}
        g.tg-lines {
            @for line in &galaxy.lines {
                @let [one, other] = line.ends.map(ids::space);
                (map::route([&one, &other], &line.points))
            }
        }
        @for line in &galaxy.lines { (energy(d, line)) }
        @for (space, at) in &galaxy.map.places { (planet::space(d, &galaxy, &near, *space, *at)) }
        (ships(d, &galaxy.map.places))
    };
    let class = format!("seats-{}", d.view.players.len());
    let (width, height) = galaxy.size;
    map::frame(&class, Size { width, height, text: TEXT }, &d.key("page-map"), &inside)
}

/// What a line costs.
fn energy(d: &Drawing<'_>, line: &super::galaxy::Line) -> Markup {
    let [one, other] = line.ends;
    let label = Text::new("page-line")
        .name("one", d.space(one))
        .name("other", d.space(other))
        .amount("energy", line.energy);
    let Point { x, y } = line.label;
    d.scene
        .thing(format!("line-{one}-{other}"))
        .element("g")
        .class("tg-energy")
        .explain(&[label, Text::new("page-tip-line")])
        .show(&html! {
            circle cx=(x) cy=(y) r="10.500" {}
            text x=(x) y=(y + 6) text-anchor="middle" { (line.energy) }
        })
}

/// So many ships are side by side at a planet.
const ROW: usize = 3;

/// Everybody's ships, side by side and in rows where several orbit one planet.
fn ships(d: &Drawing<'_>, places: &BTreeMap<Space, Point>) -> Markup {
    let mut all: Vec<(Space, Seat, Ship)> = Vec::new();
    for player in &d.view.players {
        all.extend(player.ships.iter().map(|(ship, space)| (*space, player.seat, *ship)));
    }
    html! {
        @for (space, at) in places {
            @let here: Vec<_> = all.iter().filter(|(other, ..)| other == space).collect();
            @let rows = here.chunks(ROW).count() as i32;
            @for (row, ships) in here.chunks(ROW).enumerate() {
                @let up = (rows - 1) * 24 - 24 * row as i32;
                @let y = if *space == Space::Hub { at.y + 2 + (rows - 1) * 12 - up } else { at.y - 31 - up };
                @for (place, (_, seat, which)) in ships.iter().enumerate() {
                    @let x = at.x + 25 * place as i32 - 25 * (ships.len() as i32 - 1) / 2;
                    (ship(d, *seat, *which, *space, Point { x, y }))
                }
            }
        }
    }
}

fn ship(d: &Drawing<'_>, seat: Seat, ship: Ship, space: Space, at: Point) -> Markup {
    let id = format!("ship-{}-{ship}", seat.index());
    let key = match ship {
        Ship::First => "page-ship",
        Ship::Second => "page-second-ship",
    };
    let label = Text::new(key).seat("who", seat).name("planet", d.space(space));
    let Point { x, y } = at;
    d.scene
        .thing(id.clone())
        .element("g")
        .class("tg-ship")
        .class(&seat_class(seat))
        .explain(&[label, Text::new("page-tip-ship")])
        .piece(id)
        .on(ids::space(space))
        .show(&html! {
            g transform=(format!("translate({x} {y})")) {
                @match ship {
                    Ship::First => { path.hull d="M0-15c6 4 9 10 9 17l4 8H-13l4-8c0-7 3-13 9-17z" {} }
                    Ship::Second => { path.hull d="M0-13l12 8v12L0 12l-12-5V-5z" {} }
                }
                text y="7" text-anchor="middle" { (seat_letter(seat)) }
            }
        })
}

/// The price of a planet in energy, above it.
pub(super) fn price(at: Point, energy: u8) -> Markup {
    html! {
        g.tg-price {
            rect x=(at.x - 44) y=(at.y - 34) width="32" height="20" rx="10" {}
            text x=(at.x - 32) y=(at.y - 18) text-anchor="middle" { (energy) }
            (icons::good(Good::Energy).at(Point { x: at.x - 21, y: at.y - 24 }, 14))
        }
    }
}
