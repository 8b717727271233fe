//! After the game: what decided it.
//!
//! A finished game is gone through decision by decision. Each is judged from what its seat could know; what the search
//! cannot tell apart is said to be so. `docs/review.md` explains every number.

mod check;
mod contrast;
mod decisions;
mod estimate;
mod evidence;
mod exercises;
mod luck;
mod meter;
mod object;
mod phrase;
mod playout;
mod replayed;
mod report;
mod sources;
mod stages;
mod story;
mod words;

pub use check::{Blunder, Checked, Plan};
pub use estimate::Estimate;
pub use exercises::{Collection, Exercise, Posed, Proving, Tally, Wanted};
pub use object::{Ended, Reviews, Watch};
pub use phrase::Phrase;
pub use report::{
    Costly, Difference, Doubt, Effort, METHOD, Moment, Review, SeatSources, Source, Sources, Split, Splits,
    Stage, Step,
};
pub use words::{Teller, WORDS};
