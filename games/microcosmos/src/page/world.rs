//! Pictures of the places of the system: worlds that come to life, moons, stations, asteroids, the Star Gate.

use maud::{Markup, PreEscaped, html};
use orrery_page::widgets::map::Point;

use crate::content::Colour;
use crate::view::PlanetView;

/// The radius of a planet on the map.
pub(super) const RADIUS: i32 = 35;
/// How many looks there are between barren and living.
const LOOKS: u8 = 5;

/// Gradients and outlines that the pictures share.
pub(super) fn defs() -> Markup {
    html! { (PreEscaped(DEFS)) }
}

const DEFS: &str = "<defs>\
<radialGradient id='mc-barren' cx='.36' cy='.32' r='.8'><stop offset='0' stop-color='#b9bcc6'/><stop offset='.55' stop-color='#7d828f'/><stop offset='1' stop-color='#454a57'/></radialGradient>\
<radialGradient id='mc-living-red' cx='.36' cy='.32' r='.8'><stop offset='0' stop-color='#ffb27d'/><stop offset='.55' stop-color='#d4603f'/><stop offset='1' stop-color='#7c2527'/></radialGradient>\
<radialGradient id='mc-living-green' cx='.36' cy='.32' r='.8'><stop offset='0' stop-color='#b6f0a0'/><stop offset='.55' stop-color='#3f9f5f'/><stop offset='1' stop-color='#125343'/></radialGradient>\
<radialGradient id='mc-living-blue' cx='.36' cy='.32' r='.8'><stop offset='0' stop-color='#a8e2ff'/><stop offset='.55' stop-color='#3380d6'/><stop offset='1' stop-color='#173a80'/></radialGradient>\
<radialGradient id='mc-shade' cx='.3' cy='.26' r='.95'><stop offset='0' stop-color='#fff' stop-opacity='.28'/><stop offset='.45' stop-color='#fff' stop-opacity='0'/><stop offset='1' stop-color='#02040c' stop-opacity='.72'/></radialGradient>\
<radialGradient id='mc-moon' cx='.35' cy='.3' r='.8'><stop offset='0' stop-color='#f1f2f8'/><stop offset='.6' stop-color='#a5abc0'/><stop offset='1' stop-color='#565d75'/></radialGradient>\
<radialGradient id='mc-rock' cx='.35' cy='.3' r='.8'><stop offset='0' stop-color='#b59f8b'/><stop offset='1' stop-color='#4b4039'/></radialGradient>\
<radialGradient id='mc-portal' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#fdfcff'/><stop offset='.4' stop-color='#9fd8ff'/><stop offset='.8' stop-color='#6d5be0'/><stop offset='1' stop-color='#2a1b6b'/></radialGradient>\
<radialGradient id='mc-glow-red' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#e4553f' stop-opacity='.34'/><stop offset='1' stop-color='#e4553f' stop-opacity='0'/></radialGradient>\
<radialGradient id='mc-glow-green' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#37b56b' stop-opacity='.32'/><stop offset='1' stop-color='#37b56b' stop-opacity='0'/></radialGradient>\
<radialGradient id='mc-glow-blue' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#3b86f0' stop-opacity='.36'/><stop offset='1' stop-color='#3b86f0' stop-opacity='0'/></radialGradient>\
<radialGradient id='mc-mist' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#8e7cff' stop-opacity='.42'/><stop offset='.6' stop-color='#4d6bd8' stop-opacity='.16'/><stop offset='1' stop-color='#4d6bd8' stop-opacity='0'/></radialGradient>\
<clipPath id='mc-disc'><circle r='35'/></clipPath></defs>";

/// The word of a colour in the names of gradients.
const fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
    }
}

/// The light that a planet of this colour throws on its surroundings.
pub(super) fn glow(colour: Colour) -> String {
    format!("url(#mc-glow-{})", word(colour))
}

/// How far a planet has come to life: 0 barren, 4 living.
pub(super) fn life(planet: &PlanetView) -> u8 {
    let (levels, needs) = (planet.levels.total(), planet.needs.total().max(1));
    if planet.terraformed {
        LOOKS - 1
    } else {
        {
            let most = u16::from(LOOKS - 1);
            (levels * most).div_ceil(needs).min(most) as u8
        }
    }
}

/// A planet: barren ground, and over it the living world, the clearer the more it lives.
pub(super) fn planet(Point { x, y }: Point, name: &str, colour: Colour, life: u8) -> Markup {
    let turn = name.bytes().fold(7_u32, |sum, byte| sum * 31 % 3_600 + u32::from(byte)) % 360;
    html! {
        g.mc-world.(format!("w-{}", word(colour))).(format!("life-{life}")) transform=(format!("translate({x} {y})")) {
            circle.halo r=(RADIUS + 5) {}
            circle r=(RADIUS) fill="url(#mc-barren)" {}
            g.craters clip-path="url(#mc-disc)" transform=(format!("rotate({turn})")) { (PreEscaped(CRATERS)) }
            circle.tint r=(RADIUS) {}
            g.living {
                circle r=(RADIUS) fill=(format!("url(#mc-living-{})", word(colour))) {}
                g clip-path="url(#mc-disc)" { g transform=(format!("rotate({turn})")) { (PreEscaped(LANDS)) } }
            }
            circle r=(RADIUS) fill="url(#mc-shade)" {}
        }
    }
}

const CRATERS: &str = "<circle class='crater' cx='-13' cy='-9' r='7'/><circle class='crater' cx='11' cy='-17' r='5'/><circle class='crater' cx='14' cy='9' r='8.500'/><circle class='crater' cx='-7' cy='16' r='5.500'/><circle class='crater' cx='2' cy='-2' r='3.500'/><circle class='crater' cx='-24' cy='10' r='4'/><circle class='crater' cx='22' cy='-5' r='3'/><circle class='crater' cx='3' cy='27' r='4.500'/>";
const LANDS: &str = "<path class='land' d='M-30-14c8-9 20-15 27-10s-2 11 3 15-9 12-15 9-6-7-11-5-9-3-4-9zM6 4c7-5 17-5 22 0s0 16-7 20-11-1-12-7-9-8-3-13zM-20 16c4-3 12-1 13 4s-6 9-10 7-8-8-3-11zM10-26c5-2 11 1 10 5s-8 5-11 2-3-6 1-7z'/><path class='sea' d='M-6-2c5-2 11 0 10 4s-9 5-12 2-2-5 2-6z'/><path class='cloud' d='M-33 0c10-5 18 1 27-2M-4-21c9-4 17 2 26-1M-14 24c9-5 17 1 28-3'/>";

/// A moon.
pub(super) fn moon(Point { x, y }: Point) -> Markup {
    html! {
        g.mc-body transform=(format!("translate({x} {y})")) {
            circle r="16" fill="url(#mc-moon)" {}
            circle.crater cx="-5" cy="-4" r="3.500" {} circle.crater cx="5" cy="4" r="4.500" {} circle.crater cx="4" cy="-8" r="2" {}
        }
    }
}

/// A space station.
pub(super) fn station(Point { x, y }: Point) -> Markup {
    html! {
        g.mc-body transform=(format!("translate({x} {y})")) {
            path.panel d="M-23-8h12v16h-12zM11-8h12v16H11z" {}
            path.rib d="M-17-8v16M-23 0h12M17-8v16M11 0h12M-11 0h22" {}
            rect.hull x="-6.500" y="-15" width="13" height="30" rx="5" {}
            circle.hull cx="0" cy="0" r="9.500" {}
            circle.lamp cx="0" cy="0" r="4" {}
            path.lampline d="M-3-11h6M-3 11h6" {}
        }
    }
}

/// An asteroid.
pub(super) fn asteroid(Point { x, y }: Point) -> Markup {
    html! {
        g.mc-body transform=(format!("translate({x} {y})")) {
            path fill="url(#mc-rock)" d="M-12-4-5-12 6-11 13-3 10 8 1 12-9 9z" {}
            circle.crater cx="-3" cy="-3" r="3" {} circle.crater cx="5" cy="4" r="2.500" {}
        }
    }
}

/// The Star Gate: a lit portal within rings.
pub(super) fn gate(Point { x, y }: Point) -> Markup {
    html! {
        g.mc-gate transform=(format!("translate({x} {y})")) {
            circle.aura r="66" fill="url(#mc-mist)" {}
            circle.rim r="47" {}
            circle.rim.thin r="56" {}
            circle r="40" fill="url(#mc-portal)" {}
            path.swirl d="M-28 0c4-18 26-26 40-14M28 0c-4 18-26 26-40 14M0-24c14 2 20 14 16 26M0 24c-14-2-20-14-16-26" {}
            @for turn in (0..8).map(|step| step * 45) { path.clamp transform=(format!("rotate({turn})")) d="M-7-43h14l-3-13h-8z" {} }
        }
    }
}

/// An Ark with the letter of its seat.
pub(super) fn ark(Point { x, y }: Point, letter: char) -> Markup {
    html! {
        g transform=(format!("translate({x} {y}) scale(1.2)")) {
            path.flame d="M-4 13 0 24 4 13z" {}
            path.wing d="M-8 1-17 13l10-2zM8 1l9 12-10-2z" {}
            path.hull d="M0-19c8 6 10 14 9 24l-4 9h-10l-4-9c-1-10 1-18 9-24z" {}
            text y="6" text-anchor="middle" { (letter) }
        }
    }
}

/// What is unknown: mist with a few far stars.
pub(super) fn unknown(Point { x, y }: Point) -> Markup {
    html! {
        g.mc-mist transform=(format!("translate({x} {y})")) {
            ellipse cx="-20" cy="-10" rx="110" ry="78" fill="url(#mc-mist)" {}
            ellipse cx="42" cy="26" rx="84" ry="60" fill="url(#mc-mist)" {}
            circle.far cx="-62" cy="-48" r="1.600" {} circle.far cx="58" cy="-40" r="1.200" {} circle.far cx="-40" cy="46" r="1.300" {}
            circle.far cx="78" cy="34" r="1.700" {} circle.far cx="18" cy="62" r="1.100" {}
            text.mark y="17" text-anchor="middle" { "?" }
        }
    }
}
