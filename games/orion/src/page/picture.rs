//! The picture of the game for lists.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

/// A sun rising over a planet with a ring of cards around it, and a fleet on its way.
pub(super) fn picture() -> Markup {
    let mut stars = String::new();
    let mut seed: u32 = 11;
    for _ in 0..70 {
        let mut next = |bound: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % bound
        };
        let (x, y, size, light) = (next(320), next(200), next(7) + 3, next(6) + 4);
        let _ = write!(stars, "<circle cx='{x}' cy='{y}' r='.{size}' fill='#fff' opacity='.{light}'/>");
    }
    html! {
        svg viewBox="0 0 320 200" role="img" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice" {
            (PreEscaped(format!("{SKY}{stars}{SCENE}")))
        }
    }
}

const SKY: &str = "<defs><linearGradient id='or-sky' x1='0' y1='0' x2='1' y2='1'><stop offset='0' stop-color='#0b1030'/><stop offset='.55' stop-color='#1b1550'/><stop offset='1' stop-color='#4a1b5c'/></linearGradient><radialGradient id='or-sun' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#fff6d5'/><stop offset='.35' stop-color='#ffc86b'/><stop offset='1' stop-color='#ff8a4a' stop-opacity='0'/></radialGradient><linearGradient id='or-world' x1='0' y1='0' x2='.4' y2='1'><stop offset='0' stop-color='#6fd3ff'/><stop offset='.5' stop-color='#2a6fd6'/><stop offset='1' stop-color='#0b1f5c'/></linearGradient><radialGradient id='or-mist' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#b45cff' stop-opacity='.45'/><stop offset='1' stop-color='#b45cff' stop-opacity='0'/></radialGradient></defs><rect width='320' height='200' fill='url(#or-sky)'/><ellipse cx='230' cy='60' rx='150' ry='80' fill='url(#or-mist)'/>";

const SCENE: &str = "<circle cx='96' cy='86' r='70' fill='url(#or-sun)'/><circle cx='118' cy='176' r='96' fill='url(#or-world)'/><path d='M30 140c30-16 60-10 84-22s60-4 88 10' fill='none' stroke='#bfefff' stroke-width='3' opacity='.35'/><path d='M26 170c40-12 70 4 104-8s60-6 80 2' fill='none' stroke='#bfefff' stroke-width='4' opacity='.25'/><path d='M22 176a96 96 0 0 1 192 0' fill='none' stroke='#d9f6ff' stroke-width='1.500' opacity='.8'/><g fill='none' stroke='#ffd98a' opacity='.7'><ellipse cx='118' cy='150' rx='176' ry='40' transform='rotate(-14 118 150)' stroke-width='1'/></g><g><path d='M196 92l74-22c10-1 17 2 22 7-5 5-12 8-22 9l-62 18-16-5z' fill='#e9ecfb'/><path d='M206 89l-8-22 26 14zM214 104l-4 20 24-26z' fill='#8f9bd0'/><path d='M196 92l-34 12 36 1z' fill='#7fe3ff'/><path d='M230 84l34-9' stroke='#243066' stroke-width='3'/><circle cx='272' cy='76' r='3' fill='#243066'/></g><g fill='#cfd6f6'><path d='M250 126l26-8c5 0 8 1 10 3-2 3-5 4-10 4l-22 6zM210 138l18-6c4 0 6 1 7 3-1 2-3 3-7 3l-15 4zM284 44l16-5c3 0 5 1 6 2-1 2-3 3-6 3l-13 4z'/></g><g fill='#7fe3ff'><path d='M250 126l-18 6 19 1zM210 138l-12 5 13 0zM284 44l-11 4 12 0z'/></g><g transform='translate(238 150) rotate(9)'><rect x='0' y='0' width='30' height='42' rx='4' fill='#1d4fa8' stroke='#9cc4ff'/><circle cx='15' cy='17' r='8' fill='#9cc4ff'/></g><g transform='translate(260 148) rotate(16)'><rect x='0' y='0' width='30' height='42' rx='4' fill='#9c2b2b' stroke='#ffb3a3'/><path d='M15 8l9 16H6z' fill='#ffb3a3'/></g><g transform='translate(282 148) rotate(23)'><rect x='0' y='0' width='30' height='42' rx='4' fill='#b98709' stroke='#ffe39a'/><path d='M15 7l9 10-9 10-9-10z' fill='#ffe39a'/></g>";
