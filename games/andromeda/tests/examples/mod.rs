//! The worked examples of the ledger.

mod battles;
mod launches;
mod stations;
mod table;
