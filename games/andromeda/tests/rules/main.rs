//! Rules beside the worked examples.

#[path = "../support/mod.rs"]
mod support;

mod battle_cards;
mod battle_steps;
mod battles_in_teams;
mod cards;
mod details;
mod ending;
mod event_cards;
mod fights;
mod growth;
mod promises;
mod raider_cards;
mod reactions;
mod special_regions;
mod start;
mod tokens;
mod turns;
mod windows;
