//! Random games that tests look at decision by decision.

use orrery_core::{Chance, Game, Outside, Publish, Seat, Seats, play};
use orrery_microcosmos::{Action, MicroCosmos, Options, State};

/// One decision of a random game.
pub struct Decision<'a> {
    pub game: &'a MicroCosmos,
    pub before: &'a State,
    pub seat: Seat,
    pub action: Action,
    pub after: &'a State,
}

/// Plays a whole game at random and shows every decision; returns the last state.
pub fn random_game(seats: u8, options: &Options, seed: u64, mut look: impl FnMut(&Decision<'_>)) -> State {
    let game = MicroCosmos::new(MicroCosmos::built_in(), options.clone(), Seats::new(seats)).unwrap();
    let mut chance = Chance::sampled(seed);
    let mut candidates = Vec::new();
    let mut before = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
    while let Some(seat) = game.awaiting(&before).first() {
        let picked = play::random_legal(&game, &before, seat, &mut candidates, &mut chance);
        let action = picked.expect("an awaited seat has a legal action").action;
        let mut after = before;
        game.apply(&mut after, seat, action, &mut Outside::silent(seat, &mut chance));
        look(&Decision { game: &game, before: &before, seat, action, after: &after });
        before = after;
    }
    before
}
