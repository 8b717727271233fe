//! What a review says, as data that is kept and read again.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Estimate, Phrase};

/// Counts changes of the method: a review that was made by another one is made anew.
pub const METHOD: u16 = 5;

/// How much thought a review takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effort {
    /// How much work the first result may take: thousandths of a second of one core, counted in judgements of tables. In a
    /// review that was made, the judgements themselves.
    pub first_work: u64,
    /// The same for the decisions after that.
    pub decision_work: u64,
    /// The same for the chances over time and luck.
    pub luck_work: u64,
    /// How many games are compared to say what is different after two answers.
    pub contrasted: u32,
    /// The most iterations of a search that judges a position, all cards open.
    pub position: u32,
    /// The most such searches that judge each position of the game, so that their spread shows how sure they are.
    pub positions: u32,
    /// Iterations of the search at decisions that are suspicious at first sight, to find what it would have played.
    pub first: u32,
    /// Iterations for what was played and for each of the best answers, each by itself.
    pub compared: u32,
    /// How many decisions of each seat are looked into after that.
    pub suspects: u32,
    /// How often these are searched anew.
    pub searches: u32,
    /// Iterations of each of these searches for what was played and for what would have been better.
    pub deep: u32,
    /// How many games are played on after each of the two, at most: fewer where the budget holds fewer that go on to the end.
    pub playouts: u32,
    /// How many decisions of each seat get more games after that.
    pub finalists: u32,
    /// How many games more are played on after each of the two then, at most.
    pub more_playouts: u32,
    /// How often the chance of a decision is drawn anew, each time with one search of the position that it leads to.
    pub resamples: u32,
    /// How often the game is dealt anew.
    pub deals: u32,
}

impl Effort {
    /// What a server spends: a first result within ten seconds of one core, and about a minute for all of it.
    pub const USUAL: Self = Self {
        first_work: 7_000,
        decision_work: 25_000,
        luck_work: 20_000,
        contrasted: 24,
        position: 80,
        positions: 5,
        first: 300,
        compared: 120,
        suspects: 3,
        searches: 3,
        deep: 400,
        playouts: 24,
        finalists: 3,
        more_playouts: 80,
        resamples: 16,
        deals: 32,
    };

    /// The same work in judgements, if so many are made in a second.
    #[must_use]
    pub fn in_judgements(self, per_second: u64) -> Self {
        let judgements = |thousandths: u64| thousandths * per_second / 1000;
        Self {
            first_work: judgements(self.first_work),
            decision_work: judgements(self.decision_work),
            luck_work: judgements(self.luck_work),
            ..self
        }
    }

    /// A game of two has half the decisions of a game of four, and each game that is played to its end is shorter: what that
    /// saves is spent on more games.
    #[must_use]
    pub fn at_a_table_of(self, seats: u8) -> Self {
        let more = |games: u32| if seats <= 2 { games * 5 / 2 } else { games };
        Self {
            suspects: more(self.suspects),
            playouts: more(self.playouts),
            more_playouts: more(self.more_playouts),
            finalists: if seats <= 2 { self.finalists * 2 } else { self.finalists },
            ..self
        }
    }

    /// Little of everything: seconds instead of a minute.
    pub const LITTLE: Self = Self {
        first_work: 50,
        decision_work: 600,
        luck_work: 200,
        contrasted: 8,
        position: 20,
        positions: 3,
        first: 120,
        compared: 40,
        suspects: 4,
        searches: 3,
        deep: 80,
        playouts: 12,
        finalists: 3,
        more_playouts: 12,
        resamples: 4,
        deals: 4,
    };
}

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Everything was looked at once.
    First,
    /// The decisions that seem to have cost most were looked into.
    Decisions,
    /// All is done.
    Whole,
}

/// What a review says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// By which method it was made.
    pub method: u16,
    /// Which game.
    pub game: String,
    /// How many people.
    pub seats: u8,
    /// How far it has come.
    pub stage: Stage,
    /// What was spent at most.
    pub effort: Effort,
    /// How many tables were judged for it.
    pub judged: u64,
    /// How many decisions there were.
    pub decisions: usize,
    /// How many of them had more than one answer worth a thought, by seat.
    pub choices: Vec<u32>,
    /// The chances before the first decision and after each of them.
    pub course: Vec<Moment>,
    /// The decisions that are expected to have cost most, by seat, the worst first.
    pub costly: Vec<Vec<Costly>>,
    /// What the final margin is made of, by seat; nothing before all is done.
    pub splits: Vec<Splits>,
    /// Where points came from.
    pub sources: Sources,
}

/// The chances at one moment, all cards open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// Rounds played.
    pub round: u32,
    /// The chance of each seat to win.
    pub chances: Vec<Estimate>,
}

/// A decision that may have cost something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Costly {
    /// How many decisions were made before it.
    pub step: usize,
    /// In which round.
    pub round: u32,
    /// What was played, in notation.
    pub played: String,
    /// In words.
    pub played_words: Phrase,
    /// What the search would have played, in notation.
    pub better: String,
    /// In words.
    pub better_words: Phrase,
    /// The chance to win after what was played, from what the seat could know: search and games together.
    pub chance_played: Estimate,
    /// The chance to win after what would have been better.
    pub chance_better: Estimate,
    /// The difference between the two: what it cost.
    pub loss: Estimate,
    /// The same as the tree search alone sees it.
    pub search: Estimate,
    /// The same from games alone, played on by quick bots.
    pub playouts: Estimate,
    /// How many decisions these games went on; to their end if nothing is said.
    pub horizon: Option<u32>,
    /// What is different after the better answer.
    pub contrast: Option<Difference>,
    /// What the search expects to follow its own choice.
    pub line: Vec<Step>,
    /// Why no number should be believed here, if none should.
    pub doubt: Option<Doubt>,
}

/// How much decisions cost that are looked into, usually.
const USUAL_LOSS: f64 = 0.08;

impl Costly {
    /// What the decision is expected to have cost, given how uncertain that is: a large number that is hardly known counts
    /// less than it says. Where the witnesses say the opposite of each other, nothing is expected.
    pub fn expected_loss(&self) -> f64 {
        let known = USUAL_LOSS.powi(2) / (USUAL_LOSS.powi(2) + self.loss.variance());
        if self.doubt == Some(Doubt::Contradicted) { 0.0 } else { self.loss.mean * known }
    }
}

/// Why the search cannot judge a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// The difference is smaller than its uncertainty.
    Close,
    /// The search and games played to their end say the opposite of each other.
    Contradicted,
}

/// A number that is larger after the better answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Difference {
    /// What is counted, as it stands after an amount; nothing for points.
    pub what: Option<Phrase>,
    /// The same as it stands after "to lead"; nothing for points.
    pub lead: Option<Phrase>,
    /// At the end of which round.
    pub round: u32,
    /// How many more.
    pub more: f64,
    /// The round from which on the seat would have led, if it would not have led otherwise.
    pub leads_from: Option<u32>,
}

/// A step that the search expects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Who.
    pub seat: Seat,
    /// What.
    pub words: Phrase,
}

/// What came to a seat from where. All parts and the start add up to the result.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Split {
    /// What the seat could expect before the cards were dealt.
    pub start: Estimate,
    /// Dice and draws, the deal included.
    pub luck: Estimate,
    /// What others chose.
    pub others: Estimate,
    /// What the seat chose itself.
    pub own: Estimate,
    /// How it came out.
    pub result: f64,
}

/// The same game counted in two ways.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Splits {
    /// In points ahead of the best of the others.
    pub points: Split,
    /// In chance to win.
    pub chance: Split,
}

/// Where points came from, round by round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sources {
    /// The last round of each span of the game.
    pub spans: Vec<u32>,
    /// Each column of the score sheet.
    pub seats: Vec<SeatSources>,
}

/// Where the points of one column of the score sheet came from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatSources {
    /// Whose.
    pub seat: Seat,
    /// Source by source, the largest first.
    pub rows: Vec<Source>,
}

/// The points that one source brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Source {
    /// Its name.
    pub what: Phrase,
    /// How many points in each span.
    pub gained: Vec<i32>,
}

impl Source {
    /// All of them together.
    pub fn total(&self) -> i32 {
        self.gained.iter().sum()
    }
}
