//! Simulations without the types of their games.

use std::sync::Arc;
use std::time::Instant;

use orrery_core::object::{OpenError, Published};
use orrery_core::{Evaluate, Publish, Study};
use serde_json::Value;

use crate::run::{Plan, Watch, run};
use crate::summary::{Summary, summarise};

/// A game that can be studied.
pub trait Lab: Send + Sync {
    /// Plays the plan at tables with these options and says what came of it.
    fn simulate(&self, plan: &Plan, options: &Value, watch: &Watch) -> Result<Summary, OpenError>;
}

impl<G: Publish + Evaluate + Study> Lab for Published<G> {
    fn simulate(&self, plan: &Plan, options: &Value, watch: &Watch) -> Result<Summary, OpenError> {
        let game = Arc::new(self.rules(plan.bots.len() as u8, options)?);
        let started = Instant::now();
        let results = run(&game, plan, watch);
        let mut possible = Vec::new();
        game.possible_facts(&mut |kind, key| possible.push((kind, key.to_owned())));
        Ok(summarise(G::ID, plan, &results, started.elapsed().as_secs_f64(), &possible))
    }
}
