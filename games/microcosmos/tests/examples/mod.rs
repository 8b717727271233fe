//! The worked examples of the ledger.

mod edge_cases;
mod movement;
mod rulebook;
mod solo;
