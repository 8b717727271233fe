//! Who judges tables for a bot.
//!
//! Search and greedy take a judge as a value and call it where they stop looking ahead. So a learned judge can stand
//! beside the hand-written one without a second copy of either bot being compiled.

use orrery_core::Evaluate;
use orrery_core::evaluate::{PerSeat, Style};
use orrery_core::seat::MOST_SEATS;

/// What a judge makes of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// The chance of each seat to win.
    pub win_chances: PerSeat,
    /// The final score that each seat can expect.
    pub scores: PerSeat,
}

/// How a search uses the numbers of a judge. Two judges can rank tables alike and still spread their chances differently.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// The difference in the chance to win that makes one action look clearly better than another before either was tried.
    pub sharpness: f32,
    /// The exploration constant: how eagerly actions are tried that were tried little.
    pub exploration: f32,
}

/// Judges tables of one game. It is only ever shown guesses, never the real table.
pub trait Judge<G: Evaluate>: Send + Sync {
    /// The chance of each seat to win.
    fn win_chances(&self, game: &G, t: &G::State) -> PerSeat;

    /// The same with the scores.
    fn judge(&self, game: &G, t: &G::State) -> Judgement;

    /// What a search should do with these numbers.
    fn tuning(&self, game: &G) -> Tuning {
        Tuning { sharpness: 0.04, exploration: game.curiosity() }
    }
}

/// The evaluation that the game itself brings, [`Evaluate`], with a style of play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HandWritten(pub Style);

impl HandWritten {
    /// Values everything as it is worth.
    pub const PLAIN: Self = Self(Style::PLAIN);
}

impl<G: Evaluate> Judge<G> for HandWritten {
    fn win_chances(&self, game: &G, t: &G::State) -> PerSeat {
        let mut chances = [0.0; MOST_SEATS as usize];
        game.win_chances(t, &self.0, &mut chances);
        chances
    }

    fn judge(&self, game: &G, t: &G::State) -> Judgement {
        let mut judgement =
            Judgement { win_chances: [0.0; MOST_SEATS as usize], scores: [0.0; MOST_SEATS as usize] };
        game.expect(t, &self.0, &mut judgement.scores);
        game.chances_from(t, &judgement.scores, &mut judgement.win_chances);
        judgement
    }
}
