//! The ledger, part by part.

mod basics;
mod cards;
mod content;
mod counting;
mod exploring;
mod free;
mod notation;
mod options;
mod packs;
mod positions;
mod refusals;
mod rounds;
mod scoring;
mod setup;
mod standing;
