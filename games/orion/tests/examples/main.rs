//! The worked examples of the ledger.

#[path = "../support/mod.rs"]
mod support;

mod chains;
mod edge_cases;
mod opening;
mod rulebook;
