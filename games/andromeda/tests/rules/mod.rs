//! Rules beside the worked examples.

mod battle_cards;
mod battle_steps;
mod battles_in_teams;
mod cards;
mod details;
mod dice;
mod ending;
mod event_cards;
mod factions;
mod fights;
mod growth;
mod launches;
mod modules;
mod notation;
mod promises;
mod raider_cards;
mod raids;
mod reactions;
mod returns;
mod ships;
mod special_regions;
mod start;
mod tactics;
mod tokens;
mod turns;
mod windows;
