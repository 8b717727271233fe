//! Many tables that are stepped together, for programs that learn: numbers in, numbers out, nothing is allocated.
//!
//! A table that ends deals itself anew. Which games are played depends on the seed alone, not on the number of threads.

use std::sync::Arc;

use orrery_core::object::{OpenError, Published};
use orrery_core::position::{legal_numbers, returns};
use orrery_core::rule::Reason;
use orrery_core::{Chance, Evaluate, Numbered, Observe, Outside, Seat};
use rayon::prelude::*;
use serde_json::Value;

use crate::run::mixed;

/// What the steps of a batch are written to. Each slice has room for all tables, one after the other.
pub struct Buffers<'a> {
    /// What the seat that decides knows.
    pub observations: &'a mut [f32],
    /// Whether it may do each action.
    pub masks: &'a mut [bool],
    /// What the game that has just ended brought each seat; zeros everywhere else.
    pub rewards: &'a mut [f32],
    /// Which seat decides.
    pub players: &'a mut [i32],
    /// Whether a game has just ended, so that this is the beginning of another.
    pub dones: &'a mut [bool],
    /// One of the legal actions, each as likely as the others.
    pub samples: &'a mut [i32],
}

/// How long the parts of the buffers are that belong to one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// How many tables.
    pub tables: usize,
    /// Numbers of an observation.
    pub observation: usize,
    /// Actions.
    pub actions: usize,
    /// Seats at each table.
    pub seats: usize,
}

/// Why a batch was not stepped. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchError {
    /// Somebody else's buffers.
    #[error("a step takes one action for each of the {tables} tables, not {found}")]
    Actions {
        /// How many tables.
        tables: usize,
        /// How many actions were given.
        found: usize,
    },
    /// An action that is not allowed.
    #[error("table {table}: action {action} is not legal{}; take one that its mask allows", rule(reason.as_ref()))]
    Illegal {
        /// Which table, counted from 0.
        table: usize,
        /// Which action.
        action: i32,
        /// The rule that forbids it, if there is such an action.
        reason: Option<Reason>,
    },
}

fn rule(reason: Option<&Reason>) -> String {
    reason.map_or_else(String::new, |reason| format!(" ({})", reason.rule))
}

/// Tables of one game.
pub trait Batch: Send + Sync {
    /// The sizes of its buffers.
    fn sizes(&self) -> Sizes;

    /// Deals all tables anew from this seed.
    fn reset(&mut self, seed: u64, buffers: Buffers<'_>);

    /// Carries out one action at each table.
    fn step(&mut self, actions: &[i32], buffers: Buffers<'_>) -> Result<(), BatchError>;
}

/// A game that can be played in batches.
pub trait Batches: Send + Sync {
    /// So many tables, stepped on so many threads; 0 for as many as there are cores.
    fn batch(
        &self,
        seats: u8,
        options: &Value,
        tables: usize,
        threads: usize,
    ) -> Result<Box<dyn Batch>, OpenError>;
}

impl<G: Observe + Evaluate> Batches for Published<G> {
    fn batch(
        &self,
        seats: u8,
        options: &Value,
        tables: usize,
        threads: usize,
    ) -> Result<Box<dyn Batch>, OpenError> {
        let game = Arc::new(self.rules(seats, options)?);
        let pool = (threads != 1).then(|| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            pool.expect("a system that runs this program can start threads")
        });
        let sizes = Sizes {
            tables,
            observation: game.names().len(),
            actions: G::Action::COUNT as usize,
            seats: usize::from(seats),
        };
        let places = (0..tables).map(|_| Place::new(&*game)).collect();
        Ok(Box::new(Typed { game, sizes, pool, places }))
    }
}

struct Typed<G: Observe> {
    game: Arc<G>,
    sizes: Sizes,
    /// None: everything happens where it is called.
    pool: Option<rayon::ThreadPool>,
    places: Vec<Place<G>>,
}

/// One table of a batch.
struct Place<G: Observe> {
    state: G::State,
    chance: Chance,
    candidates: Vec<G::Action>,
    /// The legal actions, which are those of the mask.
    legal: Vec<u32>,
    /// What a step will do.
    chosen: Option<(Seat, G::Action)>,
}

/// The part of the buffers that belongs to one table.
struct Share<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    player: &'a mut i32,
    done: &'a mut bool,
    sample: &'a mut i32,
}

impl<G: Observe + Evaluate> Place<G> {
    fn new(game: &G) -> Self {
        let mut chance = Chance::sampled(0);
        let state = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
        Self { state, chance, candidates: Vec::new(), legal: Vec::new(), chosen: None }
    }

    fn deal(&mut self, game: &G) {
        self.state = game.deal(&mut Outside::silent(Seat::new(0), &mut self.chance));
    }

    /// Writes whose decision it is, what they know and what they may do.
    fn show(&mut self, game: &G, share: &mut Share<'_>) {
        let seat = game.awaiting(&self.state).first().expect("a game that is over is dealt anew");
        self.legal.iter().for_each(|action| share.mask[*action as usize] = false);
        legal_numbers(game, &self.state, seat, &mut self.candidates, &mut self.legal);
        self.legal.iter().for_each(|action| share.mask[*action as usize] = true);
        *share.player = seat.index() as i32;
        *share.sample = self.legal[self.chance.pick(self.legal.len())] as i32;
        game.observe(&self.state, seat, share.observation);
    }

    fn reset(&mut self, game: &G, seed: u64, share: &mut Share<'_>) {
        self.chance = Chance::sampled(seed);
        self.legal.clear();
        self.deal(game);
        share.mask.fill(false);
        share.rewards.fill(0.0);
        *share.done = false;
        self.show(game, share);
    }

    /// Whether the action is legal; it is kept until the step.
    fn choose(&mut self, game: &G, action: i32) -> Result<(), Option<Reason>> {
        let seat = game.awaiting(&self.state).first().expect("a game that is over is dealt anew");
        let action = u32::try_from(action).ok().and_then(G::Action::from_number).ok_or(None)?;
        game.check(&self.state, seat, action).map_err(|refusal| Some(refusal.into()))?;
        self.chosen = Some((seat, action));
        Ok(())
    }

    fn step(&mut self, game: &G, share: &mut Share<'_>) {
        if let Some((seat, action)) = self.chosen.take() {
            game.apply(&mut self.state, seat, action, &mut Outside::silent(seat, &mut self.chance));
        }
        if *share.done {
            share.rewards.fill(0.0);
        }
        *share.done = game.awaiting(&self.state).is_empty();
        if *share.done {
            share.rewards.copy_from_slice(&returns(game, &self.state)[..share.rewards.len()]);
            self.deal(game);
        }
        self.show(game, share);
    }
}

impl<G: Observe + Evaluate> Typed<G> {
    /// Does the same at all tables, each with its share of the buffers.
    fn at_all(
        &mut self,
        buffers: Buffers<'_>,
        work: impl Fn(usize, &G, &mut Place<G>, &mut Share<'_>) + Sync,
    ) {
        let Sizes { observation, actions, seats, .. } = self.sizes;
        let Self { game, pool, places, .. } = self;
        let share = |((((((place, observation), mask), rewards), player), done), sample)| {
            (place, Share { observation, mask, rewards, player, done, sample })
        };
        match pool {
            None => places
                .iter_mut()
                .zip(buffers.observations.chunks_exact_mut(observation))
                .zip(buffers.masks.chunks_exact_mut(actions))
                .zip(buffers.rewards.chunks_exact_mut(seats))
                .zip(buffers.players)
                .zip(buffers.dones)
                .zip(buffers.samples)
                .map(share)
                .enumerate()
                .for_each(|(number, (place, mut share))| work(number, game, place, &mut share)),
            Some(pool) => pool.install(|| {
                places
                    .par_iter_mut()
                    .zip(buffers.observations.par_chunks_exact_mut(observation))
                    .zip(buffers.masks.par_chunks_exact_mut(actions))
                    .zip(buffers.rewards.par_chunks_exact_mut(seats))
                    .zip(buffers.players.par_iter_mut())
                    .zip(buffers.dones.par_iter_mut())
                    .zip(buffers.samples.par_iter_mut())
                    .map(share)
                    .enumerate()
                    .with_min_len(16)
                    .for_each(|(number, (place, mut share))| work(number, game, place, &mut share));
            }),
        }
    }
}

impl<G: Observe + Evaluate> Batch for Typed<G> {
    fn sizes(&self) -> Sizes {
        self.sizes
    }

    fn reset(&mut self, seed: u64, buffers: Buffers<'_>) {
        self.at_all(buffers, |number, game, place, share| {
            place.reset(game, mixed(seed, number as u64), share);
        });
    }

    fn step(&mut self, actions: &[i32], buffers: Buffers<'_>) -> Result<(), BatchError> {
        let tables = self.places.len();
        if actions.len() != tables {
            return Err(BatchError::Actions { tables, found: actions.len() });
        }
        for (table, (place, action)) in self.places.iter_mut().zip(actions).enumerate() {
            let illegal = |reason| BatchError::Illegal { table, action: *action, reason };
            place.choose(&self.game, *action).map_err(illegal)?;
        }
        self.at_all(buffers, |_, game, place, share| place.step(game, share));
        Ok(())
    }
}
