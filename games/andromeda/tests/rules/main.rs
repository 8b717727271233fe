//! Rules beside the worked examples.

#[path = "../support/mod.rs"]
mod support;

mod cards;
mod details;
mod ending;
mod factions;
mod fights;
mod growth;
mod launches;
mod modules;
mod promises;
mod raids;
mod reactions;
mod returns;
mod ships;
mod start;
mod tactics;
mod turns;
