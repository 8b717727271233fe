//! Every rule of the ledger, section by section.

#[path = "../support/mod.rs"]
mod support;

mod actions;
mod corners;
mod every_card;
mod knowledge;
mod limits;
mod packs;
mod round;
mod scoring;
mod setup;
mod single_cards;
mod timing;
