//! Simulations and comparisons.
//!
//! One program: each is linked with all that it tests.

mod compare;
mod simulate;
