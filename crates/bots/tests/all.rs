//! Bots of this program and of others.
//!
//! One program: each is linked with all that it tests.

mod bots;
mod external;
mod network;
