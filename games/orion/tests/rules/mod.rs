//! Every rule of the ledger, section by section.

mod actions;
mod attack;
mod bargains;
mod corners;
mod every_card;
mod knowledge;
mod limits;
mod packs;
mod people;
mod printed;
mod refusals;
mod round;
mod round_end;
mod scoring;
mod setup;
mod single_cards;
mod timing;
mod turns;
mod unasked;
mod windows;
