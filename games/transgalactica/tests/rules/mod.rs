//! The ledger, part by part.

mod content;
mod options;
mod packs;
