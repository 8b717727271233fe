//! Simulations without the types of their games.

use std::any::Any;
use std::ops::Range;
use std::time::Instant;

use orrery_core::object::{OpenError, Published};
use orrery_core::{Evaluate, Publish, Study};
use serde_json::Value;

use crate::compare::{Comparison, Pairs, changes};
use crate::parts::{self, JoinError, Part};
use crate::run::{Plan, Watch, run};
use crate::summary::Summary;
use crate::tally::Tally;

/// A game that can be studied.
pub trait Simulations: Send + Sync {
    /// Plays the plan at tables with these options and says what came of it.
    fn simulate(&self, plan: &Plan, options: &Value, watch: &Watch) -> Result<Summary, OpenError>;

    /// Plays some games of the plan and gives their sums: one part of the work, for one of many machines.
    fn simulate_part(
        &self,
        plan: &Plan,
        games: Range<u64>,
        options: &Value,
        watch: &Watch,
    ) -> Result<Part, OpenError>;

    /// What the parts come to together: the same as [`simulate`](Self::simulate), but for the time that it took. Each game of the
    /// plan must be in one of them.
    fn join_parts(&self, plan: &Plan, options: &Value, parts: &[Part]) -> Result<Summary, JoinError>;

    /// Plays each game of the plan with the content of both and says what differs. `other` is the same game.
    fn compare(
        &self,
        other: &dyn Simulations,
        plan: &Plan,
        options: &Value,
        watch: &Watch,
    ) -> Result<Comparison, OpenError>;

    /// Itself, for another content of the same game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Publish + Evaluate + Study> Simulations for Published<G> {
    fn simulate(&self, plan: &Plan, options: &Value, watch: &Watch) -> Result<Summary, OpenError> {
        let game = self.rules(plan.seats(), options)?;
        let possible = possible_facts(&game);
        let started = Instant::now();
        let tally = run(
            plan,
            0..plan.games,
            watch,
            || Tally::of(plan.bots.len(), &possible),
            |index, tally| {
                tally.add(&plan.game(&game, index, &watch.stop)?);
                Some(())
            },
        );
        Ok(Summary::of(G::ID, plan, tally, started.elapsed().as_secs_f64()))
    }

    fn simulate_part(
        &self,
        plan: &Plan,
        games: Range<u64>,
        options: &Value,
        watch: &Watch,
    ) -> Result<Part, OpenError> {
        let game = self.rules(plan.seats(), options)?;
        let possible = possible_facts(&game);
        let tally = run(
            plan,
            games,
            watch,
            || Tally::of(plan.bots.len(), &possible),
            |index, tally| {
                tally.add(&plan.game(&game, index, &watch.stop)?);
                Some(())
            },
        );
        Ok(Part::of(&tally))
    }

    fn join_parts(&self, plan: &Plan, options: &Value, parts: &[Part]) -> Result<Summary, JoinError> {
        let game = self.rules(plan.seats(), options)?;
        let start = Tally::of(plan.bots.len(), &possible_facts(&game));
        Ok(Summary::of(G::ID, plan, parts::joined(start, plan, parts)?, 0.0))
    }

    fn compare(
        &self,
        other: &dyn Simulations,
        plan: &Plan,
        options: &Value,
        watch: &Watch,
    ) -> Result<Comparison, OpenError> {
        let other = other.as_any().downcast_ref::<Self>().expect("two contents of one game are compared");
        let games = [self.rules(plan.seats(), options)?, other.rules(plan.seats(), options)?];
        let possible = games.each_ref().map(possible_facts);
        let started = Instant::now();
        let pairs = run(
            plan,
            0..plan.games,
            watch,
            || Pairs::of(plan.bots.len(), &possible),
            |index, pairs| {
                let before = plan.game(&games[0], index, &watch.stop)?;
                let after = plan.game(&games[1], index, &watch.stop)?;
                pairs.add(&before, &after);
                Some(())
            },
        );
        let changes = changes(&pairs);
        let seconds = started.elapsed().as_secs_f64();
        Ok(Comparison {
            different: changes.iter().any(crate::compare::Change::is_detectable),
            changes,
            before: Summary::of(G::ID, plan, pairs.before, seconds),
            after: Summary::of(G::ID, plan, pairs.after, seconds),
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn possible_facts<G: Study>(game: &G) -> Vec<(&'static str, String)> {
    let mut possible = Vec::new();
    game.possible_facts(&mut |kind, key| possible.push((kind, key.to_owned())));
    possible
}
