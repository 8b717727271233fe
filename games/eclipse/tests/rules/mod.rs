//! The rules of the ledger, by their numbers.

mod battles;
mod content;
mod defence;
mod diplomacy;
mod discoveries;
mod economy;
mod expansion;
mod exploring;
mod fights;
mod fleets;
mod influence;
mod movement;
mod population;
mod refusals;
mod research;
mod retreats;
mod rounds;
mod setup;
mod ships;
mod sketch;
mod words;
mod worked_battle;
