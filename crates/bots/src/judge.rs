//! Who judges tables for a bot.
//!
//! Search and greedy take a judge as a value and call it where they stop looking ahead. So a learned judge can stand
//! beside the hand-written one without a second copy of either bot being compiled.

use std::sync::{Mutex, OnceLock};

use orrery_core::evaluate::{PerSeat, Style};
use orrery_core::seat::MOST_SEATS;

use crate::network::{self, Memory, Network};
use orrery_core::Evaluate;

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

/// A network, which corrects what the hand-written evaluation expects.
pub struct Learned {
    network: &'static Network,
    /// What it added up for the last table. Whoever finds it in use does without.
    memory: Mutex<Memory>,
}

impl Learned {
    /// With this network.
    pub fn by(network: &'static Network) -> Self {
        Self { network, memory: Mutex::default() }
    }
}

impl<G: Evaluate> Judge<G> for Learned {
    fn win_chances(&self, game: &G, t: &G::State) -> PerSeat {
        self.judge(game, t).win_chances
    }

    fn judge(&self, game: &G, t: &G::State) -> Judgement {
        let Judgement { mut win_chances, scores: expected } = HandWritten::PLAIN.judge(game, t);
        let mut scores = expected;
        if !game.awaiting(t).is_empty() {
            let network = self.network;
            let mut judge = |memory: &mut Memory| {
                network.judge(memory, game, t, &expected, &mut win_chances, &mut scores);
            };
            if let Ok(mut memory) = self.memory.try_lock() {
                judge(&mut memory);
            } else {
                judge(&mut Memory::default());
            }
        }
        Judgement { win_chances, scores }
    }
}

/// The network of the game where it has one for this content and number of seats, else the hand-written evaluation.
#[derive(Default)]
pub struct Best {
    network: OnceLock<Option<Learned>>,
}

impl Best {
    /// Whether the network thinks at this table.
    pub fn is_learned<G: Evaluate>(&self, game: &G) -> bool {
        self.network(game).is_some()
    }

    /// The network, if it thinks at this table.
    fn network<G: Evaluate>(&self, game: &G) -> Option<&Learned> {
        let fits = |network: &&'static Network| network.card().covers(game) && network.check(game).is_ok();
        self.network.get_or_init(|| network::built_in::<G>().filter(fits).map(Learned::by)).as_ref()
    }
}

impl<G: Evaluate> Judge<G> for Best {
    fn win_chances(&self, game: &G, t: &G::State) -> PerSeat {
        match self.network(game) {
            Some(learned) => learned.win_chances(game, t),
            None => HandWritten::PLAIN.win_chances(game, t),
        }
    }

    fn judge(&self, game: &G, t: &G::State) -> Judgement {
        match self.network(game) {
            Some(learned) => learned.judge(game, t),
            None => HandWritten::PLAIN.judge(game, t),
        }
    }

    fn tuning(&self, game: &G) -> Tuning {
        match self.network(game) {
            Some(learned) => learned.tuning(game),
            None => HandWritten::PLAIN.tuning(game),
        }
    }
}
