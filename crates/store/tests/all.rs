//! The store through its public functions.
//!
//! One program: each is linked with all that it tests.

mod accounts;
mod common;
mod kill;
mod notices;
mod opening;
mod reviews;
mod sittings;
mod tables;
mod tokens;
mod writing;
