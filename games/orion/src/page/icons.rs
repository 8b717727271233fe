//! Signs of the game, drawn for this project on a grid of 24. What differs in colour differs in shape too.

use maud::Markup;
use orrery_page::Sign;

use crate::content::{Colour, Field};
use crate::state::Resource;

pub(super) use orrery_page::signs::POINT;

/// A leaf, a ship, a cogwheel.
pub(super) const fn resource(resource: Resource) -> Sign {
    match resource {
        Resource::Food => Sign::new(
            "food",
            "<path d='M4 20C2 9 9 3 21 3c0 12-6 18-15 17z'/><path class='cutline' d='M3.500 21.500 14 10'/>",
        ),
        Resource::Fleet => Sign::new(
            "fleet",
            "<path d='M12 1.500c3 3.500 4 7.500 4 11.500l5 6-5.500-1L12 22.500 8.500 18 3 19l5-6c0-4 1-8 4-11.500z'/>",
        ),
        Resource::Production => Sign::new(
            "production",
            "<circle class='line' cx='12' cy='12' r='5.200'/><path class='line' d='M12 1.800v4M12 18.200v4M1.800 12h4M18.200 12h4M4.800 4.800l2.900 2.900M16.300 16.300l2.900 2.900M4.800 19.200l2.900-2.900M16.300 7.700l2.900-2.900'/>",
        ),
    }
}

/// A circle, a triangle, a diamond, a square: the colours of structures.
pub(super) const fn colour(colour: Colour) -> Sign {
    match colour {
        Colour::Blue => Sign::new("shape c-blue", "<circle cx='12' cy='12' r='9.500'/>"),
        Colour::Red => Sign::new("shape c-red", "<path d='M12 2.500 22.500 21h-21z'/>"),
        Colour::Yellow => Sign::new("shape c-yellow", "<path d='M12 1 23 12 12 23 1 12z'/>"),
        Colour::Grey => Sign::new("shape c-grey", "<rect x='3' y='3' width='18' height='18' rx='1.500'/>"),
    }
}

/// The class of a colour.
pub(super) fn class(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "c-blue",
        Colour::Red => "c-red",
        Colour::Yellow => "c-yellow",
        Colour::Grey => "c-grey",
    }
}

/// The field of a card: round for A, with corners for R.
pub(super) fn field(field: Field) -> Markup {
    let (outline, letter) = match field {
        Field::A => ("<circle class='line' cx='12' cy='12' r='10'/>", 'A'),
        Field::R => ("<rect class='line' x='2.500' y='2.500' width='19' height='19' rx='3'/>", 'R'),
    };
    Sign::new("i-field", outline).lettered(letter)
}

/// Morale: a heart.
pub(super) const MORALE: Sign = Sign::new(
    "morale",
    "<path d='M12 21.500C3.500 15 1.500 11 2.500 7.200 3.700 3 9.200 2.200 12 6.600c2.800-4.400 8.300-3.600 9.500.6 1 3.800-1 7.800-9.500 14.300z'/>",
);

/// An action marker: a chip with a notched rim.
pub(super) const MARKER: Sign = Sign::new(
    "marker",
    "<path d='M12 1.500l9 5.200v10.600l-9 5.200-9-5.200V6.700z'/><circle class='hole' cx='12' cy='12' r='4'/>",
);

/// A card.
pub(super) const CARD: Sign = Sign::new(
    "i-card",
    "<rect class='line' x='5' y='2.500' width='14' height='19' rx='2.500'/><path class='line' d='M8.500 7h7'/>",
);

/// The first player token: a ringed planet.
pub(super) const FIRST: Sign = Sign::new(
    "first",
    "<circle cx='12' cy='12' r='6'/><path class='line' d='M5.700 15.500C2.800 17.600 1.300 19.400 2 20.300c1.100 1.600 7.700-1.300 13.500-5.900S25 4.600 23.700 3.100c-.7-.9-3-.3-6.100 1.300' transform='translate(-.8 .3)'/>",
);

/// A shield.
pub(super) const SHIELD: Sign = Sign::new(
    "shield",
    "<path class='line' d='M12 2l8.500 3v6.500c0 5-3.500 8.500-8.500 10.500-5-2-8.500-5.500-8.500-10.500V5z'/>",
);

/// An atom.
pub(super) const RESEARCH: Sign = Sign::new(
    "research",
    "<circle cx='12' cy='12' r='2.200'/><ellipse class='line' cx='12' cy='12' rx='10' ry='4'/><ellipse class='line' cx='12' cy='12' rx='10' ry='4' transform='rotate(60 12 12)'/><ellipse class='line' cx='12' cy='12' rx='10' ry='4' transform='rotate(120 12 12)'/>",
);

/// A sealed scroll.
pub(super) const CONTRACT: Sign = Sign::new(
    "contract",
    "<path class='line' d='M6 2.500h12v13l-3 3v3H6z'/><path class='line' d='M9 7h6M9 11h6'/><circle cx='16' cy='18' r='3.500'/>",
);

/// A plus within brackets: a place to build on.
pub(super) const BUILD: Sign =
    Sign::new("build", "<path class='line' d='M3 8V3h5M21 8V3h-5M3 16v5h5M21 16v5h-5M12 8v8M8 12h8'/>");

/// A system: a star with an orbit.
pub(super) const SYSTEM: Sign = Sign::new(
    "system",
    "<circle cx='12' cy='12' r='3.200'/><circle class='line' cx='12' cy='12' r='9'/><circle cx='18.400' cy='5.600' r='3'/>",
);
