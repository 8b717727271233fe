//! Pictures for lists: a sky, stars, and before them what a game is about.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

/// How far the stars of the picture are strewn.
const WIDTH: u32 = 320;
const HEIGHT: u32 = 200;

/// A picture in SVG: so many stars between what lies behind them and what lies before them. The same seed strews them the same
/// way.
pub fn starry(sky: &str, scene: &str, stars: u32, seed: u32) -> Markup {
    let mut state = seed;
    let mut next = |bound: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % bound
    };
    let mut strewn = String::new();
    for _ in 0..stars {
        let (x, y, size, light) = (next(WIDTH), next(HEIGHT), next(7) + 3, next(6) + 4);
        let _ = write!(strewn, "<circle cx='{x}' cy='{y}' r='.{size}' fill='#fff' opacity='.{light}'/>");
    }
    html! {
        svg viewBox="0 0 320 200" role="img" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice" {
            (PreEscaped(format!("{sky}{strewn}{scene}")))
        }
    }
}
