//! What a game adds so that simulations can explain what wins.

use crate::game::Game;
use crate::seat::Seat;

/// Facts about one seat of a finished game that statistics are made of.
pub trait Study: Game {
    /// Calls `mark` with every fact about this seat: what kind it is (`race`, `built`) and the key of its name.
    fn facts(&self, t: &Self::State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str));

    /// Everything that could have been a fact, so that what never happened is seen too.
    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str));

    /// Rounds played, where a game has rounds.
    fn rounds(&self, t: &Self::State) -> u32;
}
