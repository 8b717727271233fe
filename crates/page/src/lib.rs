//! What a game draws its table with.
//!
//! A game says how its view looks ([`Page`]), with the reader's words ([`Voice`]) and with things that can be clicked
//! ([`Scene::thing`]) put together from [`widgets`]. `orrery-web` lays that out on the table page; nothing here knows of the site, a request or a bot.

mod draw;
pub mod face;
#[cfg(feature = "inspect")]
pub mod inspect;
pub mod page;
pub mod picture;
pub mod plan;
pub mod scene;
pub mod seat;
pub mod signs;
mod switches;
pub mod voice;
pub mod widgets;

pub use face::Face;
pub use maud::{Markup, PreEscaped, html};
pub use page::{Page, Pages, Scenery, Step, Turn};
pub use plan::{Beside, Plan, Room};
pub use scene::{Act, Scene, label, made_of};
pub use seat::{seat_class, seat_letter, seat_mark};
pub use signs::Sign;
pub use switches::Switches;
pub use voice::Voice;
