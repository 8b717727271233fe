//! Bots without the types of their games: for terminals, servers and other languages.

use std::sync::Arc;
use std::time::Duration;

use orrery_core::object::{OpenError, Published};
use orrery_core::table::Decision;
use orrery_core::{Chance, Evaluate, Guess, Outside, Publish, Seat, SeatSet, Table, TableObject, Text};
use serde_json::Value;

use crate::external::Trouble;
use crate::judging::{self, Judging};
use crate::network::{self, Card, Network, NetworkError};
use crate::{Best, Bot, Budget, Question, Search, Seen, Spec, legal, make};

/// One option that a bot has thought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// In notation.
    pub notation: String,
    /// In words.
    pub label: Text,
    /// How often the search has visited it.
    pub visits: u32,
    /// The chance of each seat to win after it, in seat order.
    pub win_chances: Vec<f32>,
    /// The final score that each seat can expect after it, in seat order.
    pub scores: Vec<f32>,
    /// What is expected to follow.
    pub line: Vec<Expected>,
}

/// A step that a bot expects, in one world that its seat considers possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Expected {
    /// Who decides.
    pub seat: Seat,
    /// In notation.
    pub notation: String,
    /// In words.
    pub label: Text,
}

/// What a bot has chosen, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// In notation.
    pub notation: String,
    /// How many iterations the search has made.
    pub iterations: u32,
    /// The best options, the best first.
    pub advice: Vec<Advice>,
    /// What went wrong, if somebody else had to choose.
    pub trouble: Option<Trouble>,
}

impl Answer {
    /// An answer without reasons.
    pub fn plain(notation: String) -> Self {
        Self { notation, iterations: 0, advice: Vec::new(), trouble: None }
    }
}

/// Answers for a seat of any game.
pub trait Player: Send {
    /// Chooses a legal action for an awaited seat. It is handed the table but uses only what the seat can know.
    fn choose(&mut self, table: &dyn TableObject, seat: Seat) -> Answer;
}

/// A game that has bots.
pub trait Bots: Send + Sync {
    /// Reads a network that was trained for this game.
    fn network(&self, bytes: &[u8]) -> Result<Network, NetworkError>;

    /// What the built-in network was trained on, if the game has one.
    fn network_card(&self) -> Option<&'static Card>;

    /// Judges tables of this game, to measure it: with its network, or with the hand-written evaluation. Nothing if it has no network.
    fn judging(
        &self,
        seats: u8,
        options: &Value,
        learned: bool,
    ) -> Result<Option<Box<dyn Judging>>, OpenError>;

    /// The bot of this name for one seat of one table.
    fn player(&self, spec: Spec, seed: u64) -> Box<dyn Player>;

    /// A search with a budget of time, for hints.
    fn adviser(&self, time: Duration, seed: u64) -> Box<dyn Player>;
}

struct Seated<G: Evaluate> {
    bot: Box<dyn Bot<G>>,
    chance: Chance,
    /// What the seat has seen, kept from one decision to the next.
    history: Vec<Seen<G::Action>>,
    /// Whether matters of taste are left to chance.
    has_tastes: bool,
}

impl<G: Publish + Evaluate> Player for Seated<G> {
    fn choose(&mut self, table: &dyn TableObject, seat: Seat) -> Answer {
        let table = table.as_any().downcast_ref::<Table<G>>().expect("a bot sits at a table of its own game");
        let game = &**table.game();
        let guess = Guess::of(game, table.state(), SeatSet::only(seat), &mut self.chance);
        catch_up(&mut self.history, table, seat);
        let question = Question { game, guess: &guess, seat, history: &self.history };
        if self.has_tastes && game.ask(guess.state(), seat).taste {
            let options = legal(game, guess.state(), seat);
            return Answer::plain(options[self.chance.pick(options.len())].to_string());
        }
        let choice = self.bot.choose(&question, &mut self.chance);
        let advice = choice.thoughts.iter().map(|thought| Advice {
            notation: thought.action.to_string(),
            label: game.label(guess.state(), seat, thought.action),
            visits: thought.visits,
            win_chances: thought.win_chances.clone(),
            scores: thought.scores.clone(),
            line: expected(game, &guess, (seat, thought.action), &thought.line, &mut self.chance),
        });
        Answer {
            notation: choice.action.to_string(),
            iterations: choice.iterations,
            advice: advice.collect(),
            trouble: None,
        }
    }
}

/// Plays an expected line in one world to label its steps, as far as they are legal there.
pub fn expected<G: Publish>(
    game: &G,
    guess: &Guess<G::State>,
    first: (Seat, G::Action),
    line: &[(Seat, G::Action)],
    chance: &mut Chance,
) -> Vec<Expected> {
    let mut world = *guess.state();
    let mut go = |(seat, action): (Seat, G::Action)| {
        game.check(&world, seat, action).ok()?;
        let label = game.label(&world, seat, action);
        game.apply(&mut world, seat, action, &mut Outside::silent(seat, chance));
        Some(label)
    };
    let fits = go(first).is_some();
    let step = |(seat, action): &(Seat, G::Action)| {
        let label = go((*seat, *action))?;
        Some(Expected { seat: *seat, notation: action.to_string(), label })
    };
    // A step that is not legal in this world has no label, so the line ends before it.
    line.iter().filter(|_| fits).map_while(step).collect()
}

/// The decisions of a table as one seat has seen them.
pub fn seen<G: Evaluate>(table: &Table<G>, seat: Seat) -> Vec<Seen<G::Action>> {
    let mut history = Vec::new();
    catch_up(&mut history, table, seat);
    history
}

/// Adds what is new to what a seat has seen; what was taken back since is forgotten.
fn catch_up<G: Evaluate>(history: &mut Vec<Seen<G::Action>>, table: &Table<G>, seat: Seat) {
    let seen = |decision: &Decision<G::Action>| Seen {
        seat: decision.seat,
        action: (decision.seat == seat || decision.audience.contains(seat)).then_some(decision.action),
    };
    let decisions = table.decisions();
    let same = history.iter().zip(decisions).take_while(|(known, decision)| **known == seen(decision));
    history.truncate(same.count());
    history.extend(decisions.iter_from(history.len()).map(seen));
}

impl<G: Publish + Evaluate> Bots for Published<G> {
    fn network(&self, bytes: &[u8]) -> Result<Network, NetworkError> {
        Network::read::<G>(bytes)
    }

    fn network_card(&self) -> Option<&'static Card> {
        network::built_in::<G>().map(Network::card)
    }

    fn judging(
        &self,
        seats: u8,
        options: &Value,
        learned: bool,
    ) -> Result<Option<Box<dyn Judging>>, OpenError> {
        let judging = judging::Typed::of(self.rules(seats, options)?, learned);
        Ok(judging.map(|judging| Box::new(judging) as Box<dyn Judging>))
    }

    fn player(&self, spec: Spec, seed: u64) -> Box<dyn Player> {
        let mut chance = Chance::sampled(seed);
        let has_tastes = matches!(spec, Spec::Easy | Spec::Normal | Spec::Hard | Spec::Expert);
        Box::new(Seated::<G> { bot: make(spec, &mut chance), chance, history: Vec::new(), has_tastes })
    }

    fn adviser(&self, time: Duration, seed: u64) -> Box<dyn Player> {
        let budget = Budget { time: Some(time), ..Budget::iterations(u32::MAX) };
        let bot = Box::new(Search::<G>::new(budget, Arc::new(Best::default())));
        Box::new(Seated::<G> { bot, chance: Chance::sampled(seed), history: Vec::new(), has_tastes: false })
    }
}
