//! The worked examples of the ledger.

#[path = "../support/mod.rs"]
mod support;

mod battles;
mod launches;
mod stations;
mod table;
