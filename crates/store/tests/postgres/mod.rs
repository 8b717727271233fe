//! A database of `PostgreSQL`, on the server that `cargo xtask test` or `cargo xtask postgres` has started.

mod copying;
mod opening;
pub mod place;
mod sharing;
#[allow(clippy::duplicate_mod, reason = "both databases pass the same tests")]
#[path = "../common/suite/mod.rs"]
mod suite;

use place::{Place, server, tell};
