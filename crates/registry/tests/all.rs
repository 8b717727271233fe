//! Every game, through the objects of the registry.
//!
//! One program: each is linked with all that it tests.

mod action_numbers;
mod along;
mod dependencies;
mod guides;
mod ledger;
mod names;
mod observations;
mod pages;
mod prompts;
mod revisions;
mod sketches;
mod standing_answers;
mod tables;
