//! Random games that tests look at decision by decision.

use orrery_core::{Chance, Outside, Publish, Seat, SeatSet, Seats, play};

/// One decision of a random game.
pub struct Decision<'a, G: Publish> {
    /// The rules.
    pub game: &'a G,
    /// The table before it.
    pub before: &'a G::State,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// The table after it, at the next question.
    pub after: &'a G::State,
    /// What was told on the way, with those who heard it.
    pub told: &'a [(SeatSet, G::Event)],
}

impl<G: Publish> Decision<'_, G> {
    /// The key of the question that it answers.
    pub fn asked(&self) -> String {
        self.game.ask(self.before, self.seat).question.key.into_owned()
    }
}

/// Plays a whole game at random with the built-in content and shows every decision; returns the last state.
pub fn random_game<G: Publish>(
    seats: u8,
    options: &G::Options,
    seed: u64,
    mut look: impl FnMut(&Decision<'_, G>),
) -> G::State {
    let game = G::new(G::built_in(), options.clone(), Seats::new(seats)).expect("a game that can be set up");
    let mut chance = Chance::sampled(seed);
    let mut candidates = Vec::new();
    let mut before = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
    while let Some(seat) = game.awaiting(&before).first() {
        let picked = play::random_legal(&game, &before, seat, &mut candidates, &mut chance);
        let action = picked.expect("an awaited seat has a legal action").action;
        let mut after = before;
        let mut told = Vec::new();
        let mut listener = |audience, event| told.push((audience, event));
        game.apply(&mut after, seat, action, &mut Outside::told_to(seat, &mut chance, &mut listener));
        look(&Decision { game: &game, before: &before, seat, action, after: &after, told: &told });
        before = after;
    }
    before
}
