//! Every rule of the ledger, section by section.

mod cargo_and_crew;
mod crew_cards;
mod ending;
mod journeys;
mod options;
mod packs;
mod planets;
mod refusals;
mod settling;
mod setup;
mod solo;
mod totals;
mod turns;
mod upgrades;
mod words;
