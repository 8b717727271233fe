//! The store through its public functions.
//!
//! One program: each is linked with all that it tests.

mod accounts;
mod common;
mod kill;
mod notices;
mod opening;
mod reviews;
mod side_state;
mod tables;
mod tokens;
mod writing;
