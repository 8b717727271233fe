//! Simulations and comparisons.
//!
//! One program: each is linked with all that it tests.

mod batch;
mod compare;
mod lessons;
mod simulate;
