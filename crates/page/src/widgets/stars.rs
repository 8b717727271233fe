//! Stars and planets: a sky that is the same in every game, and numbers that a name brings.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped};

/// A small random number generator for pictures: the same seed draws the same picture on every machine.
///
/// ```
/// use orrery_page::widgets::stars::PictureRng;
///
/// let (mut one, mut other) = (PictureRng::of("titan"), PictureRng::of("titan"));
/// assert_eq!(one.pick(0, 99), other.pick(0, 99));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PictureRng(u32);

impl PictureRng {
    /// From a number.
    pub const fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// From a name.
    pub fn of(name: &str) -> Self {
        Self(hash(name))
    }

    /// Below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) % bound
    }

    /// From `least` to `most`.
    pub fn pick(&mut self, least: i32, most: i32) -> i32 {
        least + self.below((most - least + 1).unsigned_abs()) as i32
    }
}

/// The same number for the same name on every machine.
pub fn hash(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// So many stars behind a map of this size.
pub fn sky((width, height): (i32, i32), stars: u32, seed: u32) -> Markup {
    let mut rng = PictureRng::new(seed);
    let mut drawn = String::from("<g class='stars-sky'>");
    for _ in 0..stars {
        let (x, y) = (rng.below(width.unsigned_abs()), rng.below(height.unsigned_abs()));
        let (size, light) = (rng.below(9) + 6, rng.below(6) + 3);
        let _ =
            write!(drawn, "<circle cx='{x}' cy='{y}' r='{}.{}' opacity='.{light}'/>", size / 10, size % 10);
    }
    drawn.push_str("</g>");
    PreEscaped(drawn)
}

/// A planet of this radius: its air, its body, what its name makes of the surface, its night side, perhaps a ring. The
/// parts have the classes `air`, `body`, `band`, `land`, `crater`, `ring`; `disc` and `shade` are ids of a clip path and of
/// a gradient in the same picture.
pub fn planet(name: &str, disc: &str, shade: &str) -> String {
    let seed = name.bytes().fold(7_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)));
    let surface = SURFACES[(seed % 4) as usize];
    let turn = seed / 4 % 60;
    let ring = if seed / 16 % 3 == 0 { RING } else { "" };
    format!(
        "<circle class='air' r='30'/><circle class='body' r='27'/><g clip-path='url(#{disc})'><g transform='rotate({turn})'>{surface}</g></g><circle class='shadow' r='27' fill='url(#{shade})'/>{ring}"
    )
}

const SURFACES: [&str; 4] = [
    "<path class='band' d='M-30-12q30 8 60 0v8q-30 8-60 0zM-30 8q30 8 60 0v7q-30 8-60 0z'/>",
    "<path class='land' d='M-24-10c6-10 18-16 24-8s-2 12-8 14-8 10-14 6-6-6-2-12zM4 4c8-6 18-4 18 4S14 22 6 20 0 8 4 4z'/>",
    "<circle class='crater' cx='-10' cy='-8' r='6'/><circle class='crater' cx='9' cy='4' r='8'/><circle class='crater' cx='-8' cy='13' r='4'/><circle class='crater' cx='12' cy='-14' r='3.500'/>",
    "<path class='band' d='M-30-18q34 14 60 4v6q-26 10-60-2zM-30 2q34 12 60 2v10q-26 10-60 2z'/><circle class='crater' cx='8' cy='-4' r='5'/>",
];
const RING: &str = "<path class='ring' d='M-41 8C-30-4 30-16 41-10 46-4-20 22-38 14-43 12-43 10-41 8z'/>";
