//! Opponents for every game, written against the core alone.
//!
//! A bot is given a [`Guess`]: a table on which everything that its seat cannot know has been dealt anew. It never
//! holds a secret.

pub mod external;
mod greedy;
mod judge;
pub mod judging;
mod levels;
pub mod network;
pub mod object;
mod search;
mod spec;
mod tree;

use orrery_core::{Chance, Evaluate, Game, Guess, Seat};

pub use greedy::Greedy;
pub use judge::{Best, HandWritten, Judge, Judgement, Learned, Tuning};
pub use levels::{Easy, Level};
pub use network::Network;
pub use search::{Budget, Foreseen, Search, Weighed, foresee, weigh};
pub use spec::{Given, Method, Mind, Spec, SpecError, make, make_judged, make_quick};

/// A decision as a seat has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen<A> {
    /// Who.
    pub seat: Seat,
    /// What, if it was open to the bot's seat.
    pub action: Option<A>,
}

/// What a bot is asked: the table as its seat can guess it, and what it has seen so far.
pub struct Question<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// One table that could be the real one.
    pub guess: &'a Guess<G::State>,
    /// Whose decision it is.
    pub seat: Seat,
    /// All decisions so far, as this seat has seen them.
    pub history: &'a [Seen<G::Action>],
}

impl<G: Game> Question<'_, G> {
    /// The legal actions.
    pub fn legal(&self) -> Vec<G::Action> {
        legal(self.game, self.guess.state(), self.seat)
    }

    /// Whether somebody else decided last: a turn is all that a seat decides before another one does.
    pub fn begins_a_turn(&self) -> bool {
        self.history.last().is_none_or(|last| last.seat != self.seat)
    }

    /// The legal actions that the game does not prune; all of them if it prunes all.
    pub fn considered(&self) -> Vec<G::Action>
    where
        G: Evaluate,
    {
        let mut options = self.legal();
        let worth = |action: &G::Action| self.game.worth_a_thought(self.guess.state(), self.seat, *action);
        if options.iter().any(worth) {
            options.retain(worth);
        }
        options
    }
}

/// The legal actions of a seat.
pub fn legal<G: Game>(game: &G, t: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.candidates(t, seat, &mut actions);
    actions.retain(|action| game.check(t, seat, *action).is_ok());
    actions
}

/// One action that a bot has thought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// How often the search has visited it.
    pub visits: u32,
    /// The chance of each seat to win after it, in seat order.
    pub win_chances: Vec<f32>,
    /// The final score that each seat can expect after it, in seat order.
    pub scores: Vec<f32>,
    /// What is expected to follow: who does what.
    pub line: Vec<(Seat, A)>,
}

/// What a bot has chosen, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// How many iterations the search has made.
    pub iterations: u32,
    /// The best options, the best first; empty if the bot does not search.
    pub thoughts: Vec<Thought<A>>,
}

impl<A> Choice<A> {
    /// A choice without reasons.
    pub fn plain(action: A) -> Self {
        Self { action, iterations: 0, thoughts: Vec::new() }
    }
}

/// Answers for a seat.
pub trait Bot<G: Game>: Send {
    /// Chooses a legal action. All randomness comes from `chance`.
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut Chance) -> Choice<G::Action>;
}

/// Plays a random legal action.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Evaluate> Bot<G> for Random {
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut Chance) -> Choice<G::Action> {
        let legal = question.legal();
        Choice::plain(legal[chance.pick(legal.len())])
    }
}
