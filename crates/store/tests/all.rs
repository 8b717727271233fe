//! The store through its public functions.
//!
//! One program: each is linked with all that it tests.

mod common;
mod postgres;
mod sqlite;
