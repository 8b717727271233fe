//! Many games at once, reproducible from a seed whatever the number of threads.
//!
//! [`object::Simulations`] plays a [`Plan`] and says what came of it as a [`Summary`], or plays it twice under two contents and
//! says what changed as a [`compare::Comparison`].
//!
//! [`batch::Batches`] steps many tables together for programs that learn.
//!
//! A game becomes a small result, results are added up in whole numbers by each thread for itself, and only the sums
//! are kept: a million games need no more memory than a thousand, but for sixteen bytes each.

pub mod batch;
pub mod compare;
mod game;
pub mod lessons;
mod moments;
pub mod object;
pub mod parts;
mod ratings;
mod result;
mod run;
pub mod sprt;
pub mod stats;
mod summary;
mod tally;

pub use run::{Plan, Watch};
pub use summary::{BotRow, Counted, FactRow, Lift, ScoreRow, SourceRow, Summary};
