//! How players are told apart: a colour for each seat, and a letter for those who cannot tell colours apart.

use maud::{Markup, html};
use orrery_core::Seat;

/// The class that gives a seat its colour.
pub fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

/// The letter beside the colour.
pub fn seat_letter(seat: Seat) -> char {
    (b'A' + seat.index() as u8) as char
}

/// Colour and letter, beside a name.
pub fn seat_mark(seat: Seat) -> Markup {
    html! { span.seat-mark.(seat_class(seat)) aria-hidden="true" { (seat_letter(seat)) } }
}
