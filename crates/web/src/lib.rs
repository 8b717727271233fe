//! Pages: the frame, the shared parts, the styles and the small browser module.
//!
//! A game says how its view looks ([`Page`]); this crate lays that out on the table page with prompt, log and score
//! sheet ([`table`]). It knows no game, no request and no connection.

pub mod assets;
pub mod frame;
pub mod icons;
#[cfg(feature = "inspect")]
pub mod inspect;
pub mod page;
pub mod picture;
pub mod review;
pub mod scene;
pub mod seat;
pub mod table;
pub mod voice;

pub use maud::{Markup, PreEscaped, html};
pub use page::{Page, Pages, Scenery};
pub use scene::{Act, Scene, label, made_of};
pub use seat::{seat_class, seat_letter, seat_mark};
pub use voice::Voice;
