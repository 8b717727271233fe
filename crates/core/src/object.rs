//! Games and tables without their types: for servers, terminals and other languages.

mod published;
mod runner;
mod table;

use std::any::Any;
use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};

use crate::ask::Routine;
use crate::content::{Pack, PackErrors, RowOrigin};
use crate::game::SetupError;
use crate::guide::Guide;
use crate::honours::Honour;
use crate::notation::NotationError;
use crate::picking::Picking;
use crate::play::Played;
use crate::record::{Line, Past, Record, RecordError};
use crate::revisions::Difference;
use crate::rule::{Reason, Rule};
use crate::seat::{Seat, SeatSet, Seats};
use crate::seed::Dice;
use crate::settings::Setting;
use crate::sketch::Sketch;
use crate::standing::Standing;
use crate::standing_answers::{Answering, Foreseen};
use crate::table::{ActError, Acted, AdoptError, UndoError};
use crate::text::Text;
use crate::words::{Lang, Words};

pub use published::Published;

/// Why a table could not be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// Options that do not fit.
    #[error("{0}")]
    Options(String),
    /// Seats or values that do not fit.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Why a written action was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// Not an action.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The table did not take it.
    #[error(transparent)]
    Act(#[from] ActError),
}

/// Why a kept table could not be opened again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResumeError {
    /// Its options or seats do not fit this build.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Its decisions do not.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// One thing that a seat could mean to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// In notation.
    pub notation: String,
    /// By number.
    pub number: u32,
    /// In words.
    pub label: Text,
    /// Why not, if not.
    pub refusal: Option<Reason>,
    /// Whether it leaves the question open: a free action, which is shown apart from the answers.
    pub aside: bool,
}

/// What a seat is asked, without the types of its answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// In words.
    pub question: Text,
    /// The rule that asks.
    pub rule: Rule,
    /// Whose decision it is.
    pub on_behalf_of: Seat,
    /// Whether it is asked only in case there is an answer.
    pub reaction: bool,
    /// Why it can be answered in advance although it is not a reaction.
    pub routine: Option<Routine>,
    /// Whether it is the step that the seat's own turn is about.
    pub turn: bool,
    /// Whether it is asked so that time does not pass by what could be done at any moment.
    pub window: bool,
    /// The answer that declines, in notation.
    pub neutral: Option<String>,
}

/// What would make a refused action possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advised {
    /// What to do first, in notation.
    pub notation: String,
    /// In words.
    pub label: Text,
    /// Whether the refused action can follow at once; otherwise others decide before.
    pub at_once: bool,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The number of the decision that caused it, counted from 1; 0 is the deal.
    pub decision: usize,
    /// In words.
    pub text: Text,
    /// As data.
    pub event: Value,
}

/// A decision as somebody saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeenLine {
    /// Who decided.
    pub seat: Seat,
    /// What, in notation; nothing if that is secret.
    #[serde(rename = "do")]
    pub action: Option<String>,
}

/// A component with what it says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Description {
    /// Its name.
    pub name: Text,
    /// Its generated text.
    pub text: Text,
}

/// A game as an object.
pub trait GameObject: Send + Sync {
    /// Its name in commands and records.
    fn id(&self) -> &'static str;
    /// The prefix of its rule numbers.
    fn prefix(&self) -> &'static str;
    /// The fewest and the most people.
    fn seats(&self) -> (u8, u8);
    /// All its words.
    fn words(&self) -> &Words;
    /// Its ledger.
    fn ledger(&self, lang: Lang) -> &'static str;
    /// Its guided first game.
    fn guide(&self) -> Option<&Guide>;
    /// The file of its exercises; empty if there are none.
    fn exercises(&self) -> &'static str;
    /// Its options as a form.
    fn settings(&self) -> Vec<Setting>;
    /// Its components and how many of each.
    fn inventory(&self) -> Vec<(&'static str, usize)>;
    /// Its components in words.
    fn descriptions(&self) -> Vec<Description>;
    /// The same game with a user's content.
    fn with_pack(&self, pack: &Pack) -> Result<Box<dyn GameObject>, PackErrors>;
    /// Opens a table and deals.
    fn open(&self, seats: u8, options: &Value, dice: Dice) -> Result<Box<dyn TableObject>, OpenError>;
    /// Opens a table from its record, as it was after `upto` decisions, or at its end.
    fn replay(&self, record: &Record, upto: Option<usize>) -> Result<Box<dyn TableObject>, RecordError>;
    /// Opens a table from its dice and the decisions that were made, ready to go on by the rules that it began with.
    fn resume(
        &self,
        seats: u8,
        options: &Value,
        dice: Dice,
        past: &Past,
    ) -> Result<Box<dyn TableObject>, ResumeError>;
    /// The newest revision of its rules.
    fn revision(&self) -> u16;
    /// What the newest revision of its rules would have made of a recorded game; nothing if it makes no difference.
    fn under_newest(&self, record: &Record) -> Result<Option<Difference>, RecordError>;
    /// All of its content, as a table keeps it.
    fn content(&self) -> &Pack;
    /// Where each row of the content comes from: what is printed, and what is designed for this project.
    fn origins(&self) -> &[RowOrigin];
    /// The hash of its content, by which tables and records name it.
    fn fingerprint(&self) -> String;
    /// For measuring: the rules of one table behind a call that plays many games.
    fn runner(&self, seats: u8, options: &Value) -> Result<Box<dyn Runner>, OpenError>;
}

/// Measures one game at one number of seats; the loops inside are typed.
pub trait Runner: Send {
    /// Plays whole games at random.
    fn play(&mut self, games: u64) -> Played;
    /// Bytes of a state.
    fn state_bytes(&self) -> usize;
    /// Copies a state this many times.
    fn clone_many(&self, times: u64);
    /// Resamples a state of the middle of a game for its first seat this many times.
    fn resample_many(&mut self, times: u64);
}

/// A table as an object.
pub trait TableObject: Answering + Send + Sync {
    /// How many people.
    fn seats(&self) -> Seats;
    /// Who owes an answer.
    fn awaiting(&self) -> SeatSet;
    /// How many decisions have been made.
    fn decisions(&self) -> usize;
    /// How many of them by this seat.
    fn made_by(&self, seat: Seat) -> usize;
    /// What an awaited seat is asked.
    fn ask(&self, seat: Seat) -> Option<Asked>;
    /// All that a seat could mean to do.
    fn candidates(&self, seat: Seat) -> Vec<Candidate>;
    /// The numbers of the legal actions, for programs in a hurry.
    fn legal_numbers(&self, seat: Seat, into: &mut Vec<u32>);
    /// Whether an action is allowed.
    fn check(&self, seat: Seat, notation: &str) -> Result<(), MoveError>;
    /// Makes a decision.
    fn act(&mut self, seat: Seat, made: usize, notation: &str) -> Result<Acted, MoveError>;
    /// Makes a decision by its number.
    fn act_number(&mut self, seat: Seat, made: usize, number: u32) -> Result<Acted, MoveError>;
    /// Makes several decisions that answer one question, all of them or none.
    fn act_all(&mut self, seat: Seat, made: usize, notations: &[String]) -> Result<Acted, MoveError>;
    /// What a seat can pick at once, in notation; nothing if it is asked for one thing.
    fn picking(&self, seat: Seat) -> Option<Picking<String>>;
    /// What would come of these decisions, as far as the seat can know; nothing if they are not allowed.
    fn foresee(&self, seat: Seat, notations: &[String]) -> Result<Option<Foreseen>, NotationError>;
    /// The table as its seat would see it after these decisions.
    fn after(&self, seat: Seat, notations: &[String]) -> Result<Arc<dyn TableObject>, MoveError>;
    /// How many decisions this seat can take back.
    fn undo_reach(&self, seat: Seat) -> usize;
    /// Takes one back.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Takes back all that the seat has decided and can take back.
    fn restart(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Which of these actions would end the reach of undo.
    fn would_end_undo(&self, seat: Seat, notations: &[&str]) -> Result<Vec<bool>, NotationError>;
    /// What would make a refused action possible, as far as the seat can know.
    fn remedy(&self, seat: Seat, notation: &str) -> Result<Option<Advised>, NotationError>;
    /// The revision of the rules that counts now.
    fn revision(&self) -> u16;
    /// From now on a later revision counts.
    fn adopt(&mut self, revision: u16) -> Result<(), AdoptError>;
    /// What these seats know together.
    fn view(&self, viewer: SeatSet) -> Value;
    /// The same in words.
    fn sketch(&self, viewer: SeatSet) -> Sketch;
    /// The score sheet as they know it.
    fn standing(&self, viewer: SeatSet) -> Standing;
    /// What they have been told.
    fn log(&self, viewer: SeatSet) -> Vec<LogLine> {
        self.log_after(viewer, 0)
    }
    /// What they have been told after this many lines.
    fn log_after(&self, viewer: SeatSet, lines: usize) -> Vec<LogLine>;
    /// What seats are honoured for; nothing before the game is over.
    fn honours(&self) -> Vec<Honour>;
    /// The last that they were told up to this decision.
    fn told_until(&self, viewer: SeatSet, decision: usize) -> Option<Text>;
    /// The decisions from this one on, counted from 0, as a record has them: for the host of the table.
    fn lines(&self, from: usize) -> Vec<Line>;
    /// What a viewer was shown of the decisions: an answer outside its audience is only told to have been given.
    fn seen(&self, viewer: SeatSet) -> Vec<SeenLine>;
    /// The table as it is now, with all its secrets: for whoever keeps the table and draws it while the game goes on.
    /// It shares the history with the table.
    fn snapshot(&self) -> Arc<dyn TableObject>;
    /// The table as it is now, for somebody who thinks about it while the game may go on.
    fn now(&self) -> Box<dyn TableObject>;
    /// The record as it may be published.
    fn record(&self) -> Record;
    /// The record for the host of the table.
    fn full_record(&self) -> Record;
    /// The table itself, for those who know its game: bots of that game.
    fn as_any(&self) -> &dyn Any;
}

/// A score sheet as JSON, its texts in words.
pub fn standing_in_words(standing: &Standing, words: &Words, lang: Lang) -> Value {
    let part =
        |part: &crate::tally::Part| json!({"amount": part.amount, "what": words.say(lang, &part.what)});
    let column = |column: &crate::standing::Column| {
        json!({
            "seat": column.seat,
            "rank": column.rank,
            "total": column.total,
            "score": column.score.parts.iter().map(part).collect::<Vec<_>>(),
            "tie_breaks": column.tie_breaks.iter().map(part).collect::<Vec<_>>(),
        })
    };
    json!({
        "ended": standing.ended.as_ref().map(|text| words.say(lang, text)),
        "columns": standing.columns.iter().map(column).collect::<Vec<_>>(),
    })
}
