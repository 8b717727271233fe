//! Judging the tables of a game over and over, to measure how long it takes.

use std::sync::Arc;

use orrery_core::play::random_legal;
use orrery_core::{Chance, Evaluate, Outside, Seat};

use crate::network;
use crate::{HandWritten, Judge, Learned};

/// Judges tables without their types.
pub trait Judging: Send {
    /// Judges so many tables, one after the other as they come in a game.
    fn judge_many(&self, times: u64);
}

/// The tables of one random game, and who judges them.
pub(crate) struct Typed<G: Evaluate> {
    game: G,
    tables: Vec<G::State>,
    judge: Arc<dyn Judge<G>>,
}

impl<G: Evaluate> Typed<G> {
    /// With the network of the game or with the hand-written evaluation. Nothing if there is no network.
    pub(crate) fn of(game: G, learned: bool) -> Option<Self> {
        let judge: Arc<dyn Judge<G>> = if learned {
            Arc::new(Learned::by(network::built_in::<G>()?))
        } else {
            Arc::new(HandWritten::PLAIN)
        };
        let (mut tables, mut candidates) = (Vec::new(), Vec::new());
        let mut chance = Chance::sampled(1);
        let mut t = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
        while let Some(seat) = game.awaiting(&t).first() {
            tables.push(t);
            let picked = random_legal(&game, &t, seat, &mut candidates, &mut chance)?;
            game.apply(&mut t, seat, picked.action, &mut Outside::silent(seat, &mut chance));
        }
        Some(Self { game, tables, judge })
    }
}

impl<G: Evaluate> Judging for Typed<G> {
    fn judge_many(&self, times: u64) {
        for number in 0..times {
            let t = &self.tables[number as usize % self.tables.len()];
            std::hint::black_box(self.judge.judge(&self.game, t));
        }
    }
}
