//! A guided first game: a prepared table and what a teacher says at it, as data beside the game.
//!
//! The **line** is the prepared part: every decision of every seat from the deal to the end of the first round, and between
//! them what the teacher says before the next decision of the learner. While the learner follows it, the others play what
//! was prepared for them, so everything that the line speaks of is there. Whoever leaves the line plays on against ordinary
//! bots, and hears the **topics**: a few words about a question until it has been answered.
//!
//! A sentence is said only while it is true. It holds numbers only as arguments, which are read from the view; it names the
//! facts that it rests on, and what can be done. A step of which any part does not hold is left out.
//!
//! Where the learner is follows from the decisions of the table alone. So a guided game can be left and resumed wherever a
//! table can.

mod place;
mod said;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::content::{PackError, Source};
use crate::seat::Seat;
use crate::seed::Dice;

pub use said::{Proposal, Said};

/// A guided first game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// How many sit at the table.
    pub seats: u8,
    /// The seat of the learner.
    pub learner: u8,
    /// What is chosen of the game's options.
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
    /// The secret of the dice, and so the deal.
    pub secret: String,
    /// The prepared part, in order.
    pub line: Vec<Entry>,
    /// What is said of questions outside of the prepared part.
    #[serde(default)]
    pub topics: Vec<Topic>,
}

/// A part of the line.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Entry {
    /// The teacher speaks. A step that proposes something is also the learner's decision.
    Step(Step),
    /// A seat decides without a word: the others, and the learner where there is no choice, or only more of the same.
    Move(u8, String),
}

/// What the teacher says.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The message `guide-ID`; of a proposal also `guide-ID-why`.
    pub id: String,
    /// What it proposes, in notation.
    #[serde(default)]
    pub play: Option<String>,
    /// What must be so for it to be true.
    #[serde(default)]
    pub holds: Vec<Fact>,
    /// The arguments of its messages.
    #[serde(default)]
    pub with: BTreeMap<String, Reading>,
    /// What lights up: things of the page, or `r-NAME` for a region of it.
    #[serde(default)]
    pub light: Vec<String>,
    /// The rule that says more.
    #[serde(default)]
    pub rule: Option<String>,
}

/// What the teacher says of a question, wherever it is asked.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    /// The keys of the questions.
    pub ask: Vec<String>,
    /// It is said until the learner has done one of these: first words in notation.
    pub until: Vec<String>,
    /// What is said.
    pub say: Step,
}

/// Something that can be checked. Places are JSON pointers into what the learner sees.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Fact {
    /// This number is there.
    Is(String, i64),
    /// At least this number is there.
    AtLeast(String, i64),
    /// At most this number is there.
    AtMost(String, i64),
    /// This word is there.
    Says(String, String),
    /// A list with this word in it is there.
    Has(String, String),
    /// A list with so many entries is there.
    Counts(String, usize),
    /// The learner can do this.
    Can(String),
    /// The learner cannot do this now.
    Cannot(String),
    /// The learner is asked this.
    Asked(String),
}

/// Where an argument comes from, so that no sentence holds a number of its own.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Reading {
    /// The number at a place of the view.
    See(String),
    /// How many entries the list at a place has.
    Count(String),
    /// By how much what is proposed lowers the number at a place.
    Costs(String),
    /// By how much what is proposed raises it.
    Gains(String),
    /// A name, by its key.
    Name(String),
    /// The name whose key is made of this beginning and the word at a place.
    NameAt(String, String),
    /// A number that the sentence of this rule has.
    Rule(i64, String),
    /// Whoever sits there.
    Who(u8),
}

impl Guide {
    /// Reads a guide.
    pub fn read(file: &str, text: &str) -> Result<Self, PackError> {
        Source { file, text }.parse()
    }

    /// The seat of the learner.
    pub fn learner(&self) -> Seat {
        Seat::new(self.learner)
    }

    /// The dice of the prepared table.
    pub fn dice(&self) -> Dice {
        Dice::new(self.secret.clone(), vec![String::new(); usize::from(self.seats)])
    }

    /// The options of the prepared table.
    pub fn options(&self) -> Value {
        Value::Object(self.options.clone().into_iter().collect())
    }

    /// Everything that can be said, in order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        let line = self.line.iter().filter_map(|entry| match entry {
            Entry::Step(step) => Some(step),
            Entry::Move(..) => None,
        });
        line.chain(self.topics.iter().map(|topic| &topic.say))
    }
}
