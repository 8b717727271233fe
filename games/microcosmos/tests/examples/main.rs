//! The worked examples of the ledger.

#[path = "../support/mod.rs"]
mod support;

mod edge_cases;
mod movement;
mod rulebook;
mod solo;
