//! The worked examples of the ledger.

mod chains;
mod edge_cases;
mod opening;
mod rulebook;
