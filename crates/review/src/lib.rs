//! After the game: what decided it.
//!
//! A finished game is gone through decision by decision. Each is judged from what its seat could know; what the search
//! cannot tell apart is said to be so. `docs/review.md` explains every number.

mod check;
mod decisions;
mod estimate;
mod luck;
mod object;
mod phrase;
mod playout;
mod replayed;
mod report;
mod sources;
mod words;

pub use check::{Blunder, Checked, Plan};
pub use estimate::Estimate;
pub use object::{Ended, Reviews, Watch};
pub use phrase::Phrase;
pub use report::{
    Costly, Doubt, Effort, METHOD, Moment, Review, SeatSources, Source, Sources, Split, Splits, Step,
};
pub use words::{Teller, WORDS};
