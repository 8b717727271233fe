//! The worked examples of the ledger.

mod actions;
mod cards;
mod exploration;
mod rounds;
