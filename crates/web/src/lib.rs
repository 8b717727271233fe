//! The site: the frame of every page and of the table page, reviews, styles and the browser modules.
//!
//! A game draws its table with `orrery-page`; this crate lays that out on the table page with prompt, log and score
//! sheet ([`table`]). It knows no game, no request and no connection.

pub mod assets;
pub mod fingerprint;
pub mod frame;
pub mod icons;
pub mod printed;
pub mod review;
pub mod table;
pub mod words;

pub use maud::{Markup, PreEscaped, html};
pub use orrery_page::{Page, Pages, Scene, Switches, Voice, seat_class, seat_letter, seat_mark, voice};
pub use words::SiteWords;
