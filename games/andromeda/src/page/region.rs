//! One region: its ground, its picture, its name, what raids it, and what a launch there would take.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::map;

use super::draw::{Drawing, region_name, track_class};
use super::map::{HEXES, Point, TEXT, centre};
use super::{icons, ids, world};
use crate::effects::goods_text;
use crate::space::Space;
use crate::view::{ReachView, RegionView};

/// Longer names are written in two lines.
const LINE: usize = 12;
/// The width of a letter of a name, in tenths, and of the widest line that fits.
const LETTER: i32 = 117;
const WIDEST: i32 = 122;

/// What a ship that the reader has picked up makes of a region.
fn reach<'a>(d: &Drawing<'a>) -> Option<&'a ReachView> {
    let kind = d.launching()?;
    d.me()?.reach.iter().find(|reach| reach.kind == kind)
}

/// The ground of a region, with its light.
pub(super) fn ground(d: &Drawing<'_>, region: &RegionView) -> Markup {
    let at = centre(region.space);
    let near = reach(d).is_some_and(|reach| !reach.first && reach.near.contains(&region.space));
    let kind = match region.track {
        Some(track) => track_class(track),
        None => region.kind,
    };
    html! {
        g.ae-ground.(kind).near[near].active[region.active] {
            (HEXES.tile(at))
            (world::light(region, at))
        }
    }
}

/// The space on which the next planet will lie.
pub(super) fn to_come(d: &Drawing<'_>, space: Space) -> Markup {
    let (x, y) = centre(space);
    let label = Text::new("page-next-planet").word("space", space.word());
    d.scene
        .thing("next-planet")
        .element("g")
        .class("ae-tocome")
        .explain(&[label, Text::new("page-tip-next-planet").amount("count", d.view.planet_stack)])
        .show(&html! {
            polygon points=(HEXES.corners((x, y), 6)) {}
            text x=(x) y=(y + 12) text-anchor="middle" { "?" }
        })
}

/// The region itself: it can be pressed wherever it is named.
pub(super) fn region(d: &Drawing<'_>, region: &RegionView) -> Markup {
    let at = centre(region.space);
    let label = d.space(region.space);
    let id = ids::region(region.space);
    let thing = d
        .scene
        .thing(id)
        .element("g")
        .class("hex-region")
        .class(if region.active { "active" } else { "" })
        .label(d.say(&label))
        .tip(d.lines(&lines(d, region)));
    let thing = if region.kind == "nebula" {
        thing
    } else {
        thing.about(region_name(region)).mark_at((at.0 + 38, at.1 - 38))
    };
    thing.show(&HEXES.face(
        at,
        &html! {
            (world::picture(region, (at.0, at.1 - 30)))
            (map::detail(TEXT, &name(d, region, at)))
        },
    ))
}

/// What is written on a region beside its name: its place, what a launch there takes, who would raid it. It is no part of the
/// button, which is called what can be read on it; the words are in its tip.
pub(super) fn marks(d: &Drawing<'_>, region: &RegionView) -> Markup {
    let at = centre(region.space);
    let energy = reach(d).and_then(|reach| reach.targets.iter().find(|(space, _)| *space == region.space));
    html! {
        g.ae-marks aria-hidden="true" {
            text.ae-place x=(at.0) y=(at.1 + HEXES.half - 6) text-anchor="middle" { (region.space) }
            @if let Some((_, energy)) = energy { @if *energy > 0 { (price(at, *energy)) } }
            (danger(region, at))
        }
    }
}

/// What a region is, what is there, and what would come.
fn lines(d: &Drawing<'_>, region: &RegionView) -> Vec<Text> {
    let mut lines = vec![d.space(region.space)];
    if region.kind == "nebula" {
        lines.push(Text::new("page-tip-nebula"));
    }
    if region.active {
        lines.push(Text::new("page-active-region"));
    }
    if let Some(moon) = &region.moon {
        lines.push(Text::new("page-moon-top").text("moon", d.moon_words(moon)).amount("count", region.moons));
    }
    let below: Vec<_> = region.below.iter().flatten().map(|id| d.moon_words(id)).collect();
    if !below.is_empty() {
        lines.push(Text::new("page-below").list("moons", below));
    }
    lines.extend(region.development.map(|seat| Text::new("page-development-of").seat("who", seat)));
    lines.extend(region.ships.iter().map(|(seat, kind, count)| {
        Text::new("page-ships-of-here").seat("who", *seat).name("ship", kind.key()).amount("count", *count)
    }));
    lines.extend(
        region
            .leaders
            .iter()
            .map(|(seat, count)| Text::new("page-leaders-of").seat("who", *seat).amount("count", *count)),
    );
    if let Some((class, count)) = region.raiders {
        lines.push(Text::new("page-raiders-here").name("raider", d.raider_key(class)).amount("count", count));
    }
    if region.extra.total() > 0 {
        lines.push(Text::new("page-extra-here").text("goods", goods_text(region.extra)));
    }
    lines.push(match region.threats.as_slice() {
        [] => Text::new("page-no-threat"),
        threats => {
            let who = threats.iter().map(|threat| {
                Text::new("page-threat")
                    .name("raider", d.raider_key(threat.class))
                    .word("from", threat.from.iter().map(|space| space.word()).collect::<Vec<_>>().join(", "))
            });
            Text::new("page-threats").list("who", who.collect())
        }
    });
    lines
}

/// The name, in one line or two.
fn name(d: &Drawing<'_>, region: &RegionView, (x, y): Point) -> Markup {
    let name = d.key(&region_name(region));
    let middle = name.chars().count() / 2;
    let breaks = name.char_indices().filter(|(_, letter)| *letter == ' ').map(|(at, _)| at);
    let at = breaks.min_by_key(|at| at.abs_diff(middle)).filter(|_| name.chars().count() > LINE);
    let (first, second) = at.map_or((name.as_str(), ""), |at| (&name[..at], &name[at + 1..]));
    html! {
        @if second.is_empty() {
            (line(first, (x, y + 52)))
        } @else {
            (line(&format!("{first} "), (x, y + 40)))
            (line(second, (x, y + 56)))
        }
    }
}

/// A line of a name; one that would be wider than the region is written narrower.
fn line(words: &str, (x, y): Point) -> Markup {
    let width = words.trim_end().chars().count() as i32 * LETTER / 10;
    let narrow = (width > WIDEST).then_some(WIDEST);
    html! {
        text.ae-name x=(x) y=(y) text-anchor="middle" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] { (words) }
    }
}

/// Energy that a launch here takes.
fn price((x, y): Point, energy: u8) -> Markup {
    html! {
        g.ae-price {
            rect x=(x - 20) y=(y - 14) width="40" height="25" rx="12" {}
            text x=(x - 12) y=(y + 5) { (energy) }
            (icons::resource(crate::ids::Resource::Energy).at((x + 9, y - 1), 16))
        }
    }
}

/// The classes of raiders that would come, above the region.
fn danger(region: &RegionView, (x, y): Point) -> Markup {
    if region.threats.is_empty() {
        return html! {};
    }
    let classes: String = region.threats.iter().map(|threat| threat.class.word()).collect();
    let width = 27 + 12 * classes.len() as i32;
    html! {
        g.ae-danger {
            rect x=(x - width / 2) y=(y - 58) width=(width) height="22" rx="11" {}
            (icons::RAIDER.at((x - width / 2 + 12, y - 47), 15))
            text x=(x - width / 2 + 22) y=(y - 41) { (classes) }
        }
    }
}
