//! A space of the map: the planet with its slots, pirates and token, and everything that one wants to know before going there.

use std::collections::BTreeMap;

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::map::Point;
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, level};
use super::galaxy::{Galaxy, Name, colour_class, radius};
use super::{icons, ids, map};
use crate::content::{PlanetRow, Slot};
use crate::effects::text;
use crate::ids::{Area, Colour, PlanetType, Track, Worker};
use crate::space::Space;
use crate::view::PlanetView;

/// How large a planet is drawn.
pub(super) const RADIUS: i32 = 25;

/// A space with all that is there.
pub(super) fn space(
    d: &Drawing<'_>,
    galaxy: &Galaxy,
    near: &BTreeMap<Space, u8>,
    at: Space,
    point: Point,
) -> Markup {
    let id = ids::space(at);
    let key = d.space(at);
    let lines = lines(d, near, at);
    let label = lines.iter().map(|line| d.say(line)).collect::<Vec<_>>().join(" ");
    let mine = d.me().is_some_and(|me| me.outposts.contains(&at));
    let moves = d.scene.acts_at(&id).any(|act| act.notation.starts_with("move ") && !act.refused);
    let thing = d
        .scene
        .thing(id)
        .element("g")
        .class(if mine { "tg-space mine" } else { "tg-space" })
        .label(d.say(&Text::new("page-place").name("planet", key.clone()).word("what", label)))
        .tip(d.lines(&lines));
    let thing =
        if at == Space::Hub { thing } else { thing.about(key.clone()).mark_at((point.x + 36, point.y + 24)) };
    let radius = radius(at);
    thing.show(&html! {
        circle.hit cx=(point.x) cy=(point.y) r=((radius + 12).max(galaxy.map.press(at, |_| false))) {}
        @if d.game.map().wormholes().contains(at) || at == Space::Own {
            circle.tg-hole cx=(point.x) cy=(point.y) r=(radius + 6) {}
        }
        circle.reach cx=(point.x) cy=(point.y) r=(radius + 4) {}
        @match d.planet(at) {
            None => { circle.tg-hub cx=(point.x) cy=(point.y) r=(radius) {} }
            Some(planet) => { (body(d, planet, point)) }
        }
        (name(&galaxy.names[&at]))
        @if moves { @if let Some(energy) = near.get(&at) { (map::price(point, *energy)) } }
    })
}

/// The name of a space.
fn name(name: &Name) -> Markup {
    html! {
        text.tg-name y=(name.y) text-anchor="middle" {
            @for line in &name.lines { tspan x=(name.x) dy=".92em" { (line) " " } }
        }
    }
}

/// The planet itself, with slots, pirates, its token and the sign of its type.
fn body(d: &Drawing<'_>, planet: &PlanetView, at: Point) -> Markup {
    let row = d.row(planet);
    let Point { x, y } = at;
    html! {
        (disc(&row.colours, at))
        (kind(row.kind, Point { x: x - 27, y: y + 1 }))
        @for (place, colour) in row.colours.iter().take(2).enumerate() {
            @let shift = if row.colours.len() == 1 { 0 } else { 20 * place as i32 - 10 };
            @if row.colours.len() < 4 { (icons::colour(*colour).at(Point { x: x + shift, y: y - 4 }, 18)) }
        }
        @if row.colours.len() >= 4 { (icons::ANY.at(Point { x, y: y - 4 }, 20)) }
        @if let Some(pirates) = &planet.pirates {
            @let strength = d.game.values().pirates[pirates.id].strength;
            g.tg-pirates data-piece=(format!("pirate-{}", &**pirates)) {
                rect x=(x + 14) y=(y - 32) width="38" height="22" rx="11" {}
                (icons::PIRATES.at(Point { x: x + 26, y: y - 21 }, 16))
                text x=(x + 41) y=(y - 15) text-anchor="middle" { (strength) }
            }
        }
        @if let Some(token) = &planet.token {
            @let kind = d.game.values().bonus[token.id].kind;
            g data-piece=(format!("bonus-{}", &**token)) { (icons::token(kind).at(Point { x: x + 32, y: y + 3 }, 18)) }
        }
        (slots(planet, row, at))
    }
}

/// Its colours: one disc, two halves or four quarters.
fn disc(colours: &[Colour], Point { x, y }: Point) -> Markup {
    let r = RADIUS;
    html! {
        g.tg-world {
            @match colours {
                [one, other] => {
                    path.body.(colour_class(*one)) d=(format!("M{x} {}a{r} {r} 0 0 0 0 {}z", y - r, 2 * r)) {}
                    path.body.(colour_class(*other)) d=(format!("M{x} {}a{r} {r} 0 0 1 0 {}z", y - r, 2 * r)) {}
                }
                [one] => { circle.body.(colour_class(*one)) cx=(x) cy=(y) r=(r) {} }
                _ => {
                    @for (place, colour) in Colour::ALL.iter().enumerate() {
                        path.body.(colour_class(*colour)) d=(format!("M{x} {y}v-{r}a{r} {r} 0 0 1 {r} {r}z")) transform=(format!("rotate({} {x} {y})", 90 * place)) {}
                    }
                }
            }
            circle cx=(x) cy=(y) r=(r) fill="url(#tg-shade)" {}
        }
    }
}

/// The type as a small sign at the left: a worker, a pick, a pod.
fn kind(kind: PlanetType, at: Point) -> Markup {
    let sign = match kind {
        PlanetType::Action => icons::worker(Worker::Captain),
        PlanetType::Mining => icons::area(Area::Mining),
        PlanetType::Wild => icons::POD,
        PlanetType::Special => icons::WORMHOLE,
    };
    html! { g.tg-kind { circle cx=(at.x) cy=(at.y) r="11" {} (sign.at(at, 15)) } }
}

/// Slots below: who is there, or what it takes.
fn slots(planet: &PlanetView, row: &PlanetRow, at: Point) -> Markup {
    let beside: Vec<_> = planet
        .outposts
        .iter()
        .filter(|seat| !planet.slots.contains(&Some(**seat)))
        .map(|seat| Some(*seat))
        .collect();
    let all: Vec<_> = planet.slots.iter().copied().chain(beside).collect();
    let width = 25;
    html! {
        @for (place, owner) in all.iter().enumerate() {
            @let x = at.x + width * place as i32 - width * (all.len() as i32 - 1) / 2;
            @let y = at.y + RADIUS;
            @match owner {
                Some(seat) => {
                    g.tg-slot.taken.(seat_class(*seat)) data-piece=(format!("outpost-{}", seat.index())) data-enters=(format!("outposts-{}", seat.index())) {
                        rect x=(x - 11) y=(y - 9) width="22" height="20" rx="5" {}
                        text x=(x) y=(y + 7) text-anchor="middle" { (seat_letter(*seat)) }
                    }
                }
                None => {
                    g.tg-slot {
                        rect x=(x - 11) y=(y - 9) width="22" height="20" rx="5" {}
                        @match row.slots.get(place) {
                            Some(Slot::Trade(level)) => { text.trade x=(x) y=(y + 7) text-anchor="middle" { (level) } }
                            Some(Slot::Crew) => { (icons::worker(Worker::Crew).at(Point { x, y: y + 1 }, 14)) }
                            Some(Slot::Open) | None => { circle.open cx=(x) cy=(y + 1) r="3" {} }
                        }
                    }
                }
            }
        }
    }
}

/// The same for an answer.
pub(super) fn facts(d: &Drawing<'_>, at: Space) -> Vec<Text> {
    lines(d, &BTreeMap::new(), at)
}

/// What one wants to know before going there: slots, pirates, costs and gains.
fn lines(d: &Drawing<'_>, near: &BTreeMap<Space, u8>, at: Space) -> Vec<Text> {
    let mut lines = Vec::new();
    if at == Space::Hub {
        lines.push(Text::new("page-tip-capital"));
    }
    let me = d.me();
    let here = me.is_some_and(|me| me.ships.iter().any(|(_, space)| *space == at));
    if !here && let Some(energy) = near.get(&at) {
        lines.push(Text::new("page-reach").amount("energy", *energy));
    }
    if d.game.map().wormholes().contains(at) {
        lines.push(Text::new("page-wormhole").text("cost", d.game.content.sheet().wormhole.text()));
    }
    let Some(planet) = d.planet(at) else { return lines };
    let row = d.row(planet);
    for (place, owner) in planet.slots.iter().enumerate() {
        lines.push(match owner {
            Some(seat) => Text::new("page-slot-taken").seat("who", *seat),
            None => slot(row.slots[place], me.map(|me| level(me, Track::Trade).1)),
        });
    }
    if let Some(pirates) = &planet.pirates {
        let strength = d.game.values().pirates[pirates.id].strength;
        let text = Text::new("page-pirates")
            .name("pirate", format!("pirate-{}", &**pirates))
            .amount("strength", strength);
        lines.push(text.amount("has", me.map_or(0, |me| level(me, Track::Military).1)));
        lines.push(pirate_gain(d, pirates.id));
    }
    if let Some(token) = &planet.token {
        let row = &d.game.values().bonus[token.id];
        lines.push(
            Text::new("page-token-here")
                .name("token", format!("bonus-{}", &**token))
                .text("effect", text::steps(&row.then.steps)),
        );
    }
    if let Some(me) = me.filter(|me| !me.outposts.contains(&at)) {
        lines.extend(next_outpost(d, me.outposts.len()));
    }
    if row.colours.contains(&Colour::Grey) {
        lines.push(Text::new("page-tip-grey"));
    }
    lines
}

fn pirate_gain(d: &Drawing<'_>, id: crate::ids::PirateId) -> Text {
    let row = &d.game.values().pirates[id];
    Text::new("page-pirates-bring")
        .text("reward", text::steps(&row.reward.steps))
        .text("income", text::steps(&row.income.steps))
}

/// A free slot with what it takes.
fn slot(slot: Slot, trade: Option<u8>) -> Text {
    match slot {
        Slot::Open => Text::new("page-slot-open"),
        Slot::Crew => Text::new("page-slot-crew"),
        Slot::Trade(needs) => {
            Text::new("page-slot-trade").amount("needs", needs).amount("has", trade.unwrap_or_default())
        }
    }
}

/// What the next outpost costs and uncovers.
pub(super) fn next_outpost(d: &Drawing<'_>, placed: usize) -> Option<Text> {
    let row = d.game.content.panel().outposts.get(placed)?;
    let text = Text::new("page-next-outpost").amount("number", placed as i64 + 1).amount("ore", row.ore);
    Some(text.text("effect", text::steps(&row.reward.steps)))
}
