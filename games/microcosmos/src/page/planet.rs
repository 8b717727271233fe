//! What belongs to a planet on the map: its name, its tracks as rings, what it gives, what stands on it.

use maud::{Markup, html};
use orrery_core::{Seat, Text};
use orrery_page::widgets::map::{Point, detail, letter};
use orrery_page::widgets::ring::{arc, on_circle};
use orrery_page::{seat_class, seat_letter};

use super::draw::Drawing;
use super::galaxy::{Galaxy, HEIGHT, WIDTH, corner};
use super::map::LEVEL;
use super::{icons, ids, world};
use crate::space::{Space, Spot};
use crate::state::{Marker, Resource};
use crate::view::PlanetView;
use crate::words::planet_name;

/// The ring of the four resource tracks.
const TRACKS: f32 = 44.0;
/// Where the levels of the tracks stand as numbers.
const COUNTS: f32 = 22.0;
/// The ring of the terraforming track.
const RANKS: f32 = 56.0;
/// The part of a quarter that the sign of its resource takes, and what lies between two levels, in degrees.
const SIGN: f32 = 24.0;
const GAP: f32 = 4.0;

/// The room that one part of a yield takes.
const STEP: i32 = 39;

/// Everything around the planet itself.
pub(super) fn around(d: &Drawing<'_>, galaxy: &Galaxy, planet: &PlanetView) -> Markup {
    let Some(centre) = galaxy.map.places.get(&Space::planet(planet.position)) else { return html! {} };
    html! {
        @if planet.terraformed {
            circle.mc-crown cx=(centre.x) cy=(centre.y) r="54" {}
        } @else { (ranks(d, planet, *centre)) }
        @for resource in Resource::ALL { (track(d, planet, *resource, *centre)) }
        (name(d, planet))
        (progress(d, planet))
        @for (space, at) in galaxy.map.places.iter().filter(|(space, _)| space.position() == Some(planet.position)) {
            (gathered(d, *space, beside(*space, *at)))
        }
        (colonies(d, planet))
        (outposts(d, planet))
    }
}

/// Name and colour in the upper left corner.
fn name(d: &Drawing<'_>, planet: &PlanetView) -> Markup {
    let Point { x, y } = corner(planet.position);
    let name = planet_name(&planet.planet);
    d.scene
        .thing(format!("planet-{}", planet.position))
        .element("g")
        .class("mc-title")
        .label(d.key(&name))
        .about(name.clone())
        .mark_at((x + 8, y + 14))
        .show(&html! {
            (icons::colour(planet.colour).at(Point { x: x + 21, y: y + 22 }, 17))
            text x=(x + 35) y=(y + 28) { (d.key(&name)) }
        })
}

/// How far terraforming has come, in the upper right corner.
fn progress(d: &Drawing<'_>, planet: &PlanetView) -> Markup {
    let Point { x, y } = corner(planet.position);
    let (done, total) = (planet.levels.total(), planet.needs.total());
    let label = if planet.terraformed {
        Text::new("page-terraformed").name("planet", planet_name(&planet.planet))
    } else {
        Text::new("page-terraforming")
            .name("planet", planet_name(&planet.planet))
            .amount("done", done)
            .amount("total", total)
    };
    let mut lines = vec![label.clone()];
    if planet.terraformed {
        lines.push(Text::new("page-tip-terraformed"));
    } else {
        lines.extend(planet.track.iter().rev().map(|marker| mark(d, *marker)));
        let sheet = d.game.content.sheet();
        let tip = Text::new("page-tip-terraforming");
        lines.push(tip.amount("first", sheet.first_place).amount("second", sheet.second_place));
    }
    d.scene
        .thing(format!("progress-{}", planet.position))
        .element("g")
        .class("mc-progress")
        .label(d.say(&label))
        .tip(d.lines(&lines))
        .show(&html! {
            @if planet.terraformed {
                (icons::POINT.at(Point { x: x + WIDTH - 22, y: y + 22 }, 20))
            } @else {
                text x=(x + WIDTH - 12) y=(y + 28) text-anchor="end" { (done) "/" (total) }
            }
        })
}

fn mark(d: &Drawing<'_>, marker: Marker) -> Text {
    d.about("page-marker", marker.seat).amount("space", marker.space)
}

/// One resource track: a quarter of the ring with its sign and a part for each level.
fn track(d: &Drawing<'_>, planet: &PlanetView, resource: Resource, centre: Point) -> Markup {
    let most = planet.needs.of(resource);
    let level = if planet.terraformed { most } else { planet.levels.of(resource) };
    if most == 0 {
        return html! {};
    }
    let start = match resource {
        Resource::Biomass => 272.0,
        Resource::Workforce => 2.0,
        Resource::Minerals => 92.0,
        Resource::Technology => 182.0,
    };
    let part = (86.0 - SIGN) / f32::from(most);
    let label = Text::new("page-track")
        .name("planet", planet_name(&planet.planet))
        .name("resource", resource.key())
        .amount("level", level)
        .amount("most", most);
    let tip = if planet.terraformed { "page-tip-terraformed" } else { "page-tip-track" };
    let here = d.me().is_some_and(|me| me.ark == Space::planet(planet.position));
    let id = if here { ids::raise(resource) } else { format!("track-{}-{resource}", planet.position) };
    let (sign_x, sign_y) = on_circle(centre, TRACKS, start + SIGN / 2.0 - 1.0);
    let (count_x, count_y) = on_circle(centre, COUNTS, start + 43.0);
    d.scene
        .thing(id)
        .element("g")
        .class("mc-track")
        .class(resource.word())
        .explain(&[label, Text::new(tip)])
        .show(&html! {
            path.hit d=(arc(centre, TRACKS, start, start + 86.0)) {}
            @for step in 0..most {
                @let from = start + SIGN + f32::from(step) * part;
                path.level.full[step < level] d=(arc(centre, TRACKS, from, from + part - GAP)) {}
            }
            (icons::resource(resource).at(Point { x: sign_x as i32, y: sign_y as i32 }, 15))
            (detail(LEVEL, &html! {
                text.mc-count x=(format!("{count_x:.1}")) y=(format!("{:.1}", count_y + 4.0)) text-anchor="middle" { (level) "/" (most) }
            }))
        })
}

/// The terraforming track around the planet, with everybody's marker on it; the leader's is the larger one.
fn ranks(d: &Drawing<'_>, planet: &PlanetView, centre: Point) -> Markup {
    let total = planet.needs.total().max(1);
    let at = |space: u16| 360.0 * f32::from(space) / f32::from(total);
    let leader = planet.track.last().map(|marker| marker.seat);
    html! {
        g.mc-ranks {
            circle.rail cx=(centre.x) cy=(centre.y) r=(RANKS) {}
            @for space in 1..=total {
                @let (x, y) = on_circle(centre, RANKS, at(space));
                circle.tick cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="1.800" {}
            }
        }
        @for (place, marker) in planet.track.iter().enumerate() {
            @let below = planet.track[..place].iter().filter(|other| other.space == marker.space).count();
            @let (x, y) = on_circle(centre, RANKS + 18.0 * below as f32, at(marker.space.into()));
            (peg(d, planet, *marker, (x, y), leader))
        }
    }
}

fn peg(
    d: &Drawing<'_>,
    planet: &PlanetView,
    marker: Marker,
    (x, y): (f32, f32),
    leader: Option<Seat>,
) -> Markup {
    let leads = leader == Some(marker.seat);
    let kind = format!("peg-{}-{}", planet.position, marker.seat.index());
    let label = mark(d, marker);
    let rank = if leads { "page-leads" } else { "page-follows" };
    d.scene
        .thing(kind.clone())
        .element("g")
        .class(if leads { "mc-peg leads" } else { "mc-peg" })
        .class(&seat_class(marker.seat))
        .explain(&[label, Text::new(rank)])
        .piece(kind)
        .enters(ids::ark(marker.seat))
        .show(&html! {
            circle cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r=(if leads { "12" } else { "11" }) {}
            text x=(format!("{x:.1}")) y=(format!("{:.1}", y + 7.0)) text-anchor="middle" { (seat_letter(marker.seat)) }
        })
}

/// Where the yield of a space is shown: in the corner for planets, elsewhere beside the space where no route runs.
fn beside(space: Space, at: Point) -> Point {
    let Some((position, spot)) = space.parts() else { return Point { x: at.x - 17, y: at.y } };
    let Point { x, y } = corner(position);
    if spot == Spot::Planet {
        return Point { x: x + 12, y: y + 50 };
    }
    let middle = (WIDTH / 4..WIDTH * 3 / 4).contains(&(at.x - x));
    match (middle, spot) {
        (false, _) => Point { x: at.x - 17, y: at.y + 30 },
        (true, Spot::Station) if at.y - y < HEIGHT / 2 => Point { x: at.x - 94, y: at.y + 28 },
        // Below the line of the numbers in the upper right corner.
        (true, _) => Point { x: at.x + 27, y: at.y.max(y + 46) },
    }
}

/// What is gathered at a space; where the reader's Ark is, that can be pressed.
pub(super) fn gathered(d: &Drawing<'_>, space: Space, at: Point) -> Markup {
    let here = d.me().is_some_and(|me| me.ark == space);
    let signs = icons::effect_signs(d.gathered(space));
    if signs.is_empty() && !here {
        return html! {};
    }
    let id = if here { ids::GATHER.to_owned() } else { format!("yield-{space}") };
    let width = STEP * signs.len().max(1) as i32;
    // It stays on its card.
    let end = space.position().map_or(3 * WIDTH, |position| corner(position).x + WIDTH);
    let at = Point { x: at.x.min(end - width - 4), y: at.y };
    let lines = [d.space(space), d.gathered_text(space)];
    let label = Text::new("page-yield").text("space", d.space(space)).text("effect", d.gathered_text(space));
    let thing = d.scene.thing(id).element("g").class("mc-yield").label(d.say(&label)).tip(d.lines(&lines));
    let place = |place: usize| at.x + STEP * place as i32;
    // Amounts lie upon the thing, not in it: it is called what they say in words.
    html! {
        (thing.show(&html! {
            rect.pill x=(at.x) y=(at.y - 13) width=(width) height="26" rx="13" {}
            @for (number, (_, sign)) in signs.iter().enumerate() { (sign.at(Point { x: place(number) + 26, y: at.y }, 18)) }
        }))
        g.mc-amounts aria-hidden="true" {
            @for (number, (amount, _)) in signs.iter().enumerate() { text x=(place(number) + 6) y=(at.y + 7) { (amount) } }
            @if signs.is_empty() { text x=(at.x + 12) y=(at.y + 6) { "–" } }
        }
    }
}

/// Colonies in the lower left corner.
fn colonies(d: &Drawing<'_>, planet: &PlanetView) -> Markup {
    let Point { x, y } = corner(planet.position);
    html! {
        @for (place, (seat, count)) in planet.colonies.iter().enumerate() {
            @let at = Point { x: x + 26 + 35 * place as i32, y: y + HEIGHT - 24 };
            @let label = d.about("sketch-colony", *seat).amount("count", *count);
            (d.scene.thing(format!("colony-{}-{}", planet.position, seat.index())).element("g").class("mc-piece").class(&seat_class(*seat))
                .explain(&[label, Text::new("page-tip-colony")])
                .piece(format!("colony-{}", seat.index())).enters(ids::place(*seat, "colonies"))
                .show(&html! { (icons::COLONY.at(at, 34)) (tag(at, *seat)) @if *count > 1 { text.count x=(at.x + 12) y=(at.y - 6) { "×" (count) } } }))
        }
    }
}

/// Outposts in the lower right corner: one thing, since an action names the planet alone.
fn outposts(d: &Drawing<'_>, planet: &PlanetView) -> Markup {
    if planet.outposts.is_empty() {
        return html! {};
    }
    let Point { x, y } = corner(planet.position);
    let mut lines: Vec<_> = planet
        .outposts
        .iter()
        .map(|(seat, count)| d.about("sketch-outpost", *seat).amount("count", *count))
        .collect();
    let label = Text::new("sketch-list").list("things", lines.clone());
    lines.push(Text::new("page-tip-outpost"));
    d.scene
        .thing(ids::outposts(planet.position))
        .element("g")
        .class("mc-outposts")
        .label(d.say(&label))
        .tip(d.lines(&lines))
        .show(&html! {
            @for (place, (seat, count)) in planet.outposts.iter().enumerate() {
                @let at = Point { x: x + WIDTH - 26 - 35 * place as i32, y: y + HEIGHT - 24 };
                (d.scene.thing(format!("outpost-{}-{}", planet.position, seat.index())).element("g").class("mc-piece").class(&seat_class(*seat))
                    .piece(format!("outpost-{}", seat.index())).enters(ids::place(*seat, "outposts"))
                    .show(&html! { (icons::OUTPOST.at(at, 34)) (tag(at, *seat)) @if *count > 1 { text.count text-anchor="end" x=(at.x + 22) y=(at.y - 6) { "×" (count) } } }))
            }
        })
}

/// The letter of a seat on a piece.
fn tag(at: Point, seat: Seat) -> Markup {
    letter((at.x, at.y + 2), seat, "11", 7)
}

/// The light around a planet, on the ground of the map.
pub(super) fn ground(galaxy: &Galaxy, planet: &PlanetView) -> Markup {
    let Point { x, y } = corner(planet.position);
    let centre = galaxy.map.places.get(&Space::planet(planet.position)).copied().unwrap_or(Point { x, y });
    html! {
        rect.mc-card x=(x + 3) y=(y + 3) width=(WIDTH - 6) height=(HEIGHT - 6) rx="16" {}
        circle cx=(centre.x) cy=(centre.y) r="118" fill=(world::glow(planet.colour)) {}
    }
}
