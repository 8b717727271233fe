//! Measures random play, copying and resampling.

use super::Runner;
use crate::chance::Chance;
use crate::game::Game;
use crate::outside::Outside;
use crate::play::{self, Played};
use crate::seat::{Seat, SeatSet};

/// The rules of one table, with what its loops need.
pub(super) struct TypedRunner<G: Game> {
    game: G,
    state: G::State,
    chance: Chance,
    candidates: Vec<G::Action>,
}

impl<G: Game> TypedRunner<G> {
    pub(super) fn new(game: G) -> Self {
        let mut chance = Chance::sampled(1);
        let state = middle_of_a_game(&game, &mut chance);
        Self { game, state, chance, candidates: Vec::with_capacity(256) }
    }
}

/// A state after half of a random game.
fn middle_of_a_game<G: Game>(game: &G, chance: &mut Chance) -> G::State {
    let mut candidates = Vec::new();
    let mut states = Vec::new();
    let mut t = game.deal(&mut Outside::silent(Seat::new(0), chance));
    while let Some(seat) = game.awaiting(&t).first() {
        states.push(t);
        let picked =
            play::random_legal(game, &t, seat, &mut candidates, chance).expect("an awaited seat can act");
        game.apply(&mut t, seat, picked.action, &mut Outside::silent(seat, chance));
    }
    states[states.len() / 2]
}

impl<G: Game> Runner for TypedRunner<G> {
    fn play(&mut self, games: u64) -> Played {
        play::random_games(&self.game, games, &mut self.candidates, &mut self.chance)
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }

    fn clone_many(&self, times: u64) {
        for _ in 0..times {
            std::hint::black_box(*std::hint::black_box(&self.state));
        }
    }

    fn resample_many(&mut self, times: u64) {
        for _ in 0..times {
            let mut t = self.state;
            self.game.resample(&mut t, SeatSet::only(Seat::new(0)), &mut self.chance);
            std::hint::black_box(&t);
        }
    }
}
