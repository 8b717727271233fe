//! The system as a star map: routes, spaces, what is unknown, Arks, and the way of a journey before it is made.

use std::collections::BTreeMap;

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::map::{self, Point, Size, points};
use orrery_page::widgets::stars;
use orrery_page::{seat_class, seat_letter};

use super::draw::Drawing;
use super::galaxy::{Galaxy, HEIGHT, WIDTH, corner, middle};
use super::{ids, planet, world};
use crate::space::{Position, Space, Spot};
use crate::view::PlayerView;

/// Three cards by three.
const SIZE: (i32, i32) = (3 * WIDTH, 3 * HEIGHT);
/// The smallest text of the map, that of the levels of tracks, and that of the kinds of places.
const TEXT: i32 = 20;
pub(super) const LEVEL: i32 = 13;
const KIND: i32 = 10;

/// The whole map.
pub(super) fn map(d: &Drawing<'_>) -> Markup {
    let galaxy = Galaxy::of(d);
    let entered = d.view.turn.map(|turn| turn.entered).unwrap_or_default();
    let ways = d.me().map(|me| galaxy.ways(me.ark, entered)).unwrap_or_default();
    let unknown = || Position::ALL.iter().copied().filter(|position| d.planet_at(*position).is_none());
    let inside = html! {
            (world::defs())
            (stars::sky(SIZE, 150, 29))
            @for known in &d.view.planets { (planet::ground(&galaxy, known)) }
            @for position in unknown() { (field(d, &galaxy, &ways, position)) }
            g.mc-routes {
                @for stub in &galaxy.stubs { polyline.stub points=(points(&stub.line)) {} }
                @for route in &galaxy.map.routes {
                    @let [one, other] = route.ends.map(ids::space);
                    (map::route([&one, &other], &route.line))
                }
            }
            @for (at, point) in &galaxy.map.places { (space(d, &galaxy, &ways, *at, *point)) }
            @for known in &d.view.planets { (planet::around(d, &galaxy, known)) }
            (planet::gathered(d, Space::GATE, Point { x: super::galaxy::GATE.x - 17, y: super::galaxy::GATE.y + 72 }))
            @for player in &d.view.players { (ark(d, &galaxy, player)) }
    };
    map::frame("", Size { width: SIZE.0, height: SIZE.1, text: TEXT }, &d.key("page-map"), &inside)
}

/// A space with what is there; its way follows it, so that pointing at the one shows the other.
fn space(
    d: &Drawing<'_>,
    galaxy: &Galaxy,
    ways: &BTreeMap<Space, Vec<Point>>,
    at: Space,
    point: Point,
) -> Markup {
    let label = d.space(at);
    let there = d.view.players.iter().filter(|player| player.ark == at);
    let arks: Vec<_> = there.map(|player| Text::new("page-word").word("what", d.name(player.seat))).collect();
    let mut lines = vec![label.clone(), d.gathered_text(at)];
    if !arks.is_empty() {
        lines.push(Text::new("page-arks-here").list("who", arks));
    }
    let id = ids::space(at);
    let concerned = d.scene.acts_at(&id).next().is_some();
    let (class, halo, picture) = match at.parts() {
        None => ("mc-space gate", 54, world::gate(point)),
        Some((position, Spot::Planet)) => {
            let picture = d
                .planet_at(position)
                .map(|known| world::planet(point, &known.planet, known.colour, world::life(known)));
            ("mc-space planet", 39, picture.unwrap_or_default())
        }
        Some((_, Spot::Moon)) => ("mc-space moon", 22, world::moon(point)),
        Some((_, Spot::Station)) => ("mc-space station", 25, world::station(point)),
        Some(_) => ("mc-space asteroid", 19, world::asteroid(point)),
    };
    let thing = d.scene.thing(id).element("g").class(class).label(d.say(&label)).tip(d.lines(&lines));
    html! {
        (thing.show(&html! {
            circle.hit cx=(point.x) cy=(point.y) r=(halo.max(galaxy.press(at))) {}
            circle.reach cx=(point.x) cy=(point.y) r=(halo) {}
            (picture)
        }))
        @if concerned { @if let Some(line) = ways.get(&at) { (map::path("", line)) } }
        @if let Some(spot) = small(at) {
            (map::detail(KIND, &html! { text.mc-spot x=(point.x) y=(point.y - halo - 3) text-anchor="middle" { (d.key(spot.key())) } }))
        }
    }
}

/// What kind of place a space is that has no name of its own.
fn small(at: Space) -> Option<Spot> {
    at.parts().map(|(_, spot)| spot).filter(|spot| *spot != Spot::Planet)
}

/// A position where no planet lies yet; it lights up when a journey can discover what is there.
fn field(d: &Drawing<'_>, galaxy: &Galaxy, ways: &BTreeMap<Space, Vec<Point>>, position: Position) -> Markup {
    let Point { x, y } = corner(position);
    let label = Text::new("page-field").name("position", position.key());
    let id = ids::field(position);
    let concerned = d.scene.acts_at(&id).next().is_some();
    let stubs = galaxy.stubs.iter().filter(|stub| stub.to == position);
    let over = stubs.filter_map(|stub| Some((ways.get(&stub.from)?, stub)));
    let nearest = over.min_by_key(|(line, _)| line.len());
    html! {
        (d.scene.thing(id).element("g").class("mc-field").explain(&[label, Text::new("page-tip-field").amount("left", d.view.planet_deck as i64)])
            .show(&html! {
                rect x=(x + 8) y=(y + 8) width=(WIDTH - 16) height=(HEIGHT - 16) rx="18" {}
                (world::unknown(middle(position)))
            }))
        @if concerned {
            @if let Some((line, stub)) = nearest {
                (map::path("", &line.iter().chain(&stub.line[1..]).copied().chain([middle(position)]).collect::<Vec<_>>()))
            }
        }
    }
}

/// Where Arks stand that share a space, around its middle.
const fn shift(count: usize, place: usize) -> (i32, i32) {
    match (count, place) {
        (0 | 1, _) => (0, 0),
        (2, 0) => (-18, 0),
        (2, _) => (18, 0),
        (_, 0) => (-18, -14),
        (_, 1) => (18, -14),
        (3, _) => (0, 18),
        (_, 2) => (-18, 18),
        (_, _) => (18, 18),
    }
}

/// An Ark on its space.
fn ark(d: &Drawing<'_>, galaxy: &Galaxy, player: &PlayerView) -> Markup {
    let Some(point) = galaxy.map.places.get(&player.ark) else { return html! {} };
    let together: Vec<_> = d.view.players.iter().filter(|other| other.ark == player.ark).collect();
    let place = together.iter().position(|other| other.seat == player.seat).unwrap_or(0);
    let (right, down) = shift(together.len(), place);
    // Above moons, stations and asteroids, so that they are still seen.
    let up = if player.ark.holds_many() { 0 } else { 14 };
    let at = Point { x: point.x + right, y: point.y + down - up };
    let label = d.about("page-ark", player.seat);
    let class = format!("mc-ark {}", seat_class(player.seat));
    let thing = d
        .scene
        .thing(ids::ark(player.seat))
        .element("g")
        .class(&class)
        .label(d.say(&label))
        .tip(d.lines(&[
            label.clone(),
            d.space(player.ark),
            Text::new("page-moves").amount("steps", player.move_limit),
        ]))
        .piece(format!("ark-{}", player.seat.index()));
    // The Automa goes around the Star Gate and keeps to no route.
    let thing = if player.automa { thing } else { thing.on(ids::space(player.ark)) };
    thing.show(&world::ark(at, seat_letter(player.seat)))
}
