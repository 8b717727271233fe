//! Many games at once, reproducible from a seed whatever the number of threads.
//!
//! [`run`] plays them, [`Summary`] says what came of it, [`compare`] does it twice under two contents.

pub mod compare;
mod duel;
pub mod object;
mod ratings;
mod run;
pub mod stats;
mod summary;

pub use duel::play;
pub use run::{GameResult, Plan, SeatResult, Watch, run};
pub use summary::{BotRow, Counted, FactRow, SourceRow, Summary, summarise};
