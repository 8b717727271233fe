//! The ledger, part by part.

mod content;
mod counting;
mod notation;
mod options;
mod packs;
mod refusals;
mod scoring;
mod setup;
