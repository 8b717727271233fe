//! Rules beside the worked examples.

#[path = "../support/mod.rs"]
mod support;

mod battle_cards;
mod battle_steps;
mod battles_in_teams;
mod cards;
mod details;
mod ending;
mod fights;
mod growth;
mod promises;
mod reactions;
mod special_regions;
mod start;
mod turns;
mod windows;
