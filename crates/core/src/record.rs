//! The record of a game: readable by people, replayable, and checked line by line when it is opened.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::Outcome;
use crate::game::{Publish, SetupError};
use crate::seat::{MOST_SEATS, Seat, Seats};
use crate::seed::{Dice, Earlier, commitment};
use crate::settings;
use crate::table::Decision;

/// The version of the format that this build writes.
pub const FORMAT: u16 = 1;

/// A game as a file. `docs/record-format.md` explains every field.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format.
    pub orrery: u16,
    /// Which game.
    pub game: String,
    /// The revision of its rules.
    pub revision: u16,
    /// The hash of its content.
    pub content: String,
    /// What the table chose.
    pub options: Value,
    /// How many people.
    pub seats: u8,
    /// Where chance came from.
    pub dice: DiceNote,
    /// What chance brought before the first decision.
    pub deal: Vec<Outcome>,
    /// Every decision in order.
    pub decisions: Vec<Line>,
    /// Later revisions of the rules that the table has adopted on the way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub adopted: Vec<Adoption>,
    /// How it ended; nothing while it runs.
    pub result: Option<Vec<Place>>,
}

/// The promise made before the first move, and what it was made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceNote {
    /// SHA-256 of the secret.
    pub commitment: String,
    /// The secret, once it is told.
    #[serde(default)]
    pub secret: Option<String>,
    /// The word of each seat.
    #[serde(default)]
    pub words: Vec<String>,
    /// The dice of the tables that this one is a copy of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<Earlier>,
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Who.
    pub seat: Seat,
    /// What, in notation.
    #[serde(rename = "do")]
    pub action: String,
    /// What chance brought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<Outcome>,
}

impl Line {
    /// A decision as a line.
    pub fn of<A: ToString>(decision: &Decision<A>) -> Self {
        Self { seat: decision.seat, action: decision.action.to_string(), chance: decision.chance.clone() }
    }
}

/// From here on a later revision of the rules counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adoption {
    /// After this many decisions.
    pub after: usize,
    /// The revision that counted before.
    pub from: u16,
    /// The one that counts now.
    pub to: u16,
}

/// How a kept table came to where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The revision of the rules that it began with.
    pub revision: u16,
    /// Later ones that it has adopted since.
    pub adopted: Vec<Adoption>,
    /// The decisions that stand.
    pub lines: Vec<Line>,
}

impl Past {
    /// A table that has followed one revision all the time.
    pub fn of(revision: u16, lines: Vec<Line>) -> Self {
        Self { revision, adopted: Vec::new(), lines }
    }
}

/// The place of one seat in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Whose.
    pub seat: Seat,
    /// 1 is best.
    pub rank: u8,
    /// The score.
    pub total: i32,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// It is not JSON of this form.
    #[error("line {line}, column {column}: {problem}")]
    Unreadable {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What was found there.
        problem: String,
    },
    /// Another format.
    #[error(
        "the record has format {found}, this program reads format {FORMAT}; use a version that reads that one"
    )]
    Format {
        /// Its format.
        found: u16,
    },
    /// Another game.
    #[error("the record is of `{found}`, not of `{expected}`")]
    Foreign {
        /// Which game reads it.
        expected: String,
        /// Which game it is of.
        found: String,
    },
    /// Rules that this build does not know.
    #[error("the record follows revision {found} of the rules; this program knows 1 to {known}")]
    Revision {
        /// Its revision.
        found: u16,
        /// The latest known.
        known: u16,
    },
    /// Other cards.
    #[error("the game was played with other content (record {found}, here {here}); name that content pack")]
    Content {
        /// The hash in the record.
        found: String,
        /// The hash of the content at hand.
        here: String,
    },
    /// Options that do not fit.
    #[error("options: {0}")]
    Options(String),
    /// The table cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The secret does not fit the commitment.
    #[error("dice: the secret does not fit the commitment {commitment} that was shown before the first move")]
    Commitment {
        /// What was shown.
        commitment: String,
    },
    /// The deal does not fit.
    #[error("deal: {problem}")]
    Deal {
        /// What is wrong.
        problem: String,
    },
    /// A decision does not fit.
    #[error("decision {number} ({seat}: {action}): {problem}")]
    Decision {
        /// Counted from 1.
        number: usize,
        /// Who.
        seat: Seat,
        /// What.
        action: String,
        /// What is wrong.
        problem: String,
    },
    /// A later revision of the rules cannot be adopted there.
    #[error("revision {to}, adopted after decision {after}: {problem}")]
    Adoption {
        /// After this many decisions.
        after: usize,
        /// Which.
        to: u16,
        /// What is wrong.
        problem: String,
    },
    /// The result is another one.
    #[error("result: the record says {recorded}, but its decisions lead to {replayed}")]
    Result {
        /// What it says.
        recorded: String,
        /// What comes out.
        replayed: String,
    },
}

impl Record {
    /// Reads a record.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let record: Self = serde_json::from_str(text).map_err(|error| RecordError::Unreadable {
            line: error.line(),
            column: error.column(),
            problem: what_is_wrong(&error),
        })?;
        if record.orrery != FORMAT {
            return Err(RecordError::Format { found: record.orrery });
        }
        Ok(record)
    }

    /// Writes it: one decision per line, so that two records can be compared by eye.
    pub fn to_text(&self) -> String {
        use std::fmt::Write as _;
        fn json(value: &impl Serialize) -> String {
            serde_json::to_string(value).expect("a record is plain data")
        }
        let mut text = String::from("{\n");
        let mut field = |name: &str, value: String| {
            writeln!(text, "  \"{name}\": {value},").expect("writing to a string does not fail");
        };
        field("orrery", json(&self.orrery));
        field("game", json(&self.game));
        field("revision", json(&self.revision));
        field("content", json(&self.content));
        field("options", json(&self.options));
        field("seats", json(&self.seats));
        field("dice", json(&self.dice));
        field("deal", json(&self.deal));
        let lines: Vec<_> = self.decisions.iter().map(|line| format!("\n    {}", json(line))).collect();
        let end = if lines.is_empty() { "" } else { "\n  " };
        field("decisions", format!("[{}{end}]", lines.join(",")));
        if !self.adopted.is_empty() {
            field("adopted", json(&self.adopted));
        }
        text + "  \"result\": " + &json(&self.result) + "\n}\n"
    }

    /// The rules it was played by.
    pub fn rules<G: Publish>(&self, content: Arc<G::Content>) -> Result<G, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Foreign { expected: G::ID.to_owned(), found: self.game.clone() });
        }
        if !(1..=G::REVISION).contains(&self.revision) {
            return Err(RecordError::Revision { found: self.revision, known: G::REVISION });
        }
        let here = G::fingerprint(&content);
        if here != self.content {
            return Err(RecordError::Content { found: self.content.clone(), here });
        }
        settings::check_all(&G::settings(), &self.options).map_err(RecordError::Options)?;
        let options = serde_json::from_value(self.options.clone())
            .map_err(|error| RecordError::Options(error.to_string()))?;
        if !(1..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats { game: G::ID, seats: G::SEATS, found: self.seats }.into());
        }
        Ok(G::new(content, options, Seats::new(self.seats))?.at_revision(self.revision))
    }

    /// The dice with their secret, if the record tells it.
    pub fn dice(&self) -> Result<Option<Dice>, RecordError> {
        let Some(secret) = self.dice.secret.clone() else { return Ok(None) };
        if commitment(&secret) != self.dice.commitment {
            return Err(RecordError::Commitment { commitment: self.dice.commitment.clone() });
        }
        Ok(Some(Dice { secret, words: self.dice.words.clone(), earlier: self.dice.earlier.clone() }))
    }
}

/// The message without its place, which the error tells apart.
fn what_is_wrong(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.clone(), |(problem, _)| problem.to_owned())
}

/// Compares what a record says of chance with what its seed gives.
pub(crate) fn same_chance(recorded: &[Outcome], drawn: &[Outcome]) -> Result<(), String> {
    if let Some((said, gave)) = recorded.iter().zip(drawn).find(|(said, gave)| said != gave) {
        return Err(format!("the record says `{said}`, but its seed gives `{gave}`"));
    }
    match (recorded.get(drawn.len()), drawn.get(recorded.len())) {
        (Some(said), _) => Err(format!("the record says `{said}`, but its seed gives nothing more")),
        (None, Some(gave)) => Err(format!("the seed gives `{gave}`, which the record lacks")),
        (None, None) => Ok(()),
    }
}

pub(crate) fn describe_result(result: Option<&[Place]>) -> String {
    match result {
        None => "that the game goes on".to_owned(),
        Some(places) => {
            let each: Vec<_> = places
                .iter()
                .map(|place| format!("{} with {} points at rank {}", place.seat, place.total, place.rank))
                .collect();
            each.join(", ")
        }
    }
}
