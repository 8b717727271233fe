//! Dice with pips. The classes begin with `dice-`.

use maud::{Markup, html};

/// A die that shows a face from 1 to 6.
pub fn die(face: u8) -> Markup {
    let pips: &[(u8, u8)] = match face {
        1 => &[(12, 12)],
        2 => &[(7, 7), (17, 17)],
        3 => &[(7, 7), (12, 12), (17, 17)],
        4 => &[(7, 7), (17, 7), (7, 17), (17, 17)],
        5 => &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
        _ => &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
    };
    html! {
        svg.dice-die viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            rect x="1.500" y="1.500" width="21" height="21" rx="5" {}
            @for (x, y) in pips { circle cx=(x) cy=(y) r="2.200" {} }
        }
    }
}

/// Dice that are still to be thrown.
pub fn blank(count: u8) -> Markup {
    html! { @for _ in 0..count { span.dice-die.blank {} } }
}

/// Thrown dice, sorted, with how many show each face.
///
/// ```
/// use orrery_page::widgets::dice::grouped;
///
/// assert_eq!(grouped(&[6, 6, 2]), [(6, 2), (2, 1)]);
/// ```
pub fn grouped(thrown: &[u8]) -> Vec<(u8, u8)> {
    let mut groups: Vec<(u8, u8)> = Vec::new();
    for face in thrown {
        match groups.last_mut() {
            Some((last, many)) if last == face => *many += 1,
            _ => groups.push((*face, 1)),
        }
    }
    groups
}

/// A bar that is filled by so many percent, beside the chance that it shows.
pub fn meter(percent: u16) -> Markup {
    html! {
        svg.dice-meter viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            rect.full width="100" height="8" rx="2" {}
            rect.part width=(percent) height="8" rx="2" {}
        }
    }
}
