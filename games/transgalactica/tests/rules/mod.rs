//! The ledger, part by part.

mod content;
mod notation;
mod options;
mod packs;
mod refusals;
mod setup;
