//! Pictures of games for lists: a sky with stars, and a scene in front of it.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use crate::widgets::stars::PictureRng;

/// The size of the picture.
const WIDTH: u32 = 320;
const HEIGHT: u32 = 200;

/// A picture in SVG: `sky` behind so many stars, `scene` in front of them. Equal seeds place the stars equally.
pub fn starry(sky: &str, scene: &str, stars: u32, seed: u32) -> Markup {
    let mut rng = PictureRng::new(seed);
    let mut strewn = String::new();
    for _ in 0..stars {
        let (x, y, size, light) = (rng.below(WIDTH), rng.below(HEIGHT), rng.below(7) + 3, rng.below(6) + 4);
        let _ = write!(strewn, "<circle cx='{x}' cy='{y}' r='.{size}' fill='#fff' opacity='.{light}'/>");
    }
    html! {
        svg viewBox="0 0 320 200" role="img" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice" {
            (PreEscaped(format!("{sky}{strewn}{scene}")))
        }
    }
}
