//! The rules of the ledger, by their numbers.

mod battles;
mod content;
mod economy;
mod expansion;
mod movement;
mod setup;
mod words;
