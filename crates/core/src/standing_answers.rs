//! Standing answers: what a seat has decided in advance, so that nobody waits for it.
//!
//! They belong to the table, not to the state. Whatever they answer is a decision like any other, so a record does not
//! need them. Whether one is given depends on nothing but what everybody can see: the question, whether the answer is
//! allowed in every world that looks to a stranger like this one, and public numbers. So neither an answer nor a pause
//! tells what somebody holds.
//!
//! This file has what can be said, `numbers` what conditions can be made of, `giving` when an answer is given, `orders`
//! what a game answers by itself, `keeping` the list of a table, `object` the same without types.

mod giving;
mod keeping;
mod numbers;
mod object;
mod orders;

use serde::{Deserialize, Serialize};

use crate::table::ActError;
use crate::text::Text;

pub use giving::{answer_for, public_worlds};
pub(crate) use keeping::Kept;
pub use keeping::{Foreseen, UndoProbe};
pub use numbers::{BLANK, PublicNumber, public_numbers, value_of};
pub use object::{Answering, Offer};
pub(crate) use object::{RawLine, given_line, raw_lines};
pub use orders::{Order, OrderKind, Ordered};

/// The most standing answers that one seat can have.
pub const MOST_ANSWERS: usize = 40;
/// The most conditions of one of them.
pub const MOST_CONDITIONS: usize = 8;

/// Which questions are answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum On {
    /// Everything that can be declined in advance: reactions, and what is trivial.
    Everything,
    /// One kind of question.
    Question {
        /// The key of its text.
        key: String,
        /// Only where it names these things, such as this card; nothing: whatever it names.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Vec<String>>,
    },
    /// Those that an order of the game is for.
    Order(String),
}

impl On {
    /// Whether a wish for one of them replaces a wish for the other.
    fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Order(one), Self::Order(other)) => orders::are_alike(one, other),
            _ => self == other,
        }
    }
}

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The neutral answer: pass, decline, done.
    Pass,
    /// This action, in notation.
    This(String),
    /// What the order comes to.
    Ordered,
}

/// How a number is compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Comparison {
    /// It is this or more.
    AtLeast,
    /// It is this or less.
    AtMost,
    /// It is this.
    Exactly,
}

impl Comparison {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::AtLeast, Self::AtMost, Self::Exactly];

    /// Whether it holds.
    pub fn holds(self, number: i64, than: i64) -> bool {
        match self {
            Self::AtLeast => number >= than,
            Self::AtMost => number <= than,
            Self::Exactly => number == than,
        }
    }

    /// Its name in data.
    pub const fn word(self) -> &'static str {
        match self {
            Self::AtLeast => "at_least",
            Self::AtMost => "at_most",
            Self::Exactly => "exactly",
        }
    }
}

/// What a number is compared with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Than {
    /// A fixed number.
    Fixed(i64),
    /// Another public number, by its name.
    Number(String),
}

/// A public number compared with another one. A number that is not there makes it false.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Which number, by the name that [`public_numbers`] gives it; or a JSON pointer into what a stranger is shown.
    pub number: String,
    /// How it is compared.
    pub is: Comparison,
    /// With what.
    pub than: Than,
}

/// What a person asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// Which questions.
    pub on: On,
    /// With what they are answered.
    pub answer: Reply,
    /// Only while all of these hold; otherwise the seat is asked.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// Only until the seat's own turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub until_turn: bool,
}

impl Wish {
    /// Declines this kind of question from now on.
    pub fn always_pass(question: &str) -> Self {
        let on = On::Question { key: question.to_owned(), about: None };
        Self { on, answer: Reply::Pass, conditions: Vec::new(), until_turn: false }
    }

    /// Declines everything that can be declined until the seat's own turn.
    pub fn pass_until_turn() -> Self {
        Self { on: On::Everything, answer: Reply::Pass, conditions: Vec::new(), until_turn: true }
    }

    /// Lets the game answer as ordered.
    pub fn order(order: &str) -> Self {
        let on = On::Order(order.to_owned());
        Self { on, answer: Reply::Ordered, conditions: Vec::new(), until_turn: false }
    }

    /// Gives this answer to this kind of question while the conditions hold.
    pub fn answer_if(question: &str, notation: &str, conditions: Vec<Condition>) -> Self {
        let on = On::Question { key: question.to_owned(), about: None };
        Self { on, answer: Reply::This(notation.to_owned()), conditions, until_turn: false }
    }
}

/// A wish that stands, with the words to list it by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandingAnswer {
    /// Its number at this table.
    pub id: u32,
    /// What was asked for.
    #[serde(flatten)]
    pub wish: Wish,
    /// The question as it was asked then; nothing if it is for all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Text>,
    /// The answer in words, if it is always the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Text>,
    /// The numbers of its conditions as they were called then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<PublicNumber>,
    /// It has lasted until this decision: a turn has begun, or an order has ended. Taking that one back brings it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spent: Option<usize>,
}

/// Whether a seat is asked where it has nothing to decide. The host of a table says so, who knows who sits there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum NoChoice {
    /// It is asked.
    #[default]
    Asked,
    /// It is answered where everybody can see that there is nothing to decide; otherwise a pause would tell.
    AnsweredWhereSeen,
    /// It is answered: there is nobody to whom a pause could tell anything.
    Answered,
}

/// All that a seat has decided in advance.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatAnswers {
    /// In the order in which they are tried.
    pub answers: Vec<StandingAnswer>,
    /// Whether it is asked where it has nothing to decide. Not written down: the host of the table sets it.
    #[serde(skip)]
    pub no_choice: NoChoice,
}

impl SeatAnswers {
    /// Those that still stand.
    pub fn standing(&self) -> impl Iterator<Item = &StandingAnswer> {
        self.answers.iter().filter(|answer| answer.spent.is_none())
    }

    /// Whether nothing is decided in advance.
    pub fn is_empty(&self) -> bool {
        self.no_choice == NoChoice::Asked && self.standing().next().is_none()
    }
}

/// What gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Giver {
    /// The standing answer with this number.
    Answer(u32),
    /// Nothing was answered: the order with this number has ended.
    Ended(u32),
    /// There was only one.
    Forced,
    /// The question was a window, and all that could be done in it can still be done at the next question.
    Postponed,
}

impl Giver {
    /// Whether there was nothing to decide: the seat has not said anything in advance.
    pub const fn is_by_itself(self) -> bool {
        match self {
            Self::Answer(_) | Self::Ended(_) => false,
            Self::Forced | Self::Postponed => true,
        }
    }
}

/// A decision that was made for its seat, or the end of an order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Given {
    /// Its number, counted from 1; of an order that has ended, the last decision before that.
    pub decision: usize,
    /// What made it.
    pub by: Giver,
    /// What was answered, or what was ordered, in words.
    pub label: Text,
}

/// What the host of a table writes down about the standing answers of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// All that the seat has decided in advance from now on.
    Now(SeatAnswers),
    /// An answer was given.
    Gave(Given),
}

/// What a wish would do on the table as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Preview {
    /// It would give this answer at once.
    Answers {
        /// In notation.
        notation: String,
        /// In words.
        label: Text,
    },
    /// The seat would be asked.
    Asks(Because),
}

/// Why a standing answer is not given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Because {
    /// It is not for what is asked now, if anything is.
    OtherQuestion,
    /// These of its conditions do not hold, by their place.
    Conditions(Vec<usize>),
    /// The answer is not allowed now.
    NotAllowed,
    /// It is allowed, but only the seat can know that: giving it at once would tell.
    WouldTell,
    /// As ordered, the seat is asked here.
    Order,
    /// The order ends here.
    Ends,
}

/// Why a wish cannot stand. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StandingError {
    /// The seat is not asked this now.
    #[error("a standing answer is given to the question that is asked now; wait until it is asked")]
    NotAsked,
    /// The game does not allow it for this question.
    #[error("this question cannot be answered in advance; answer it each time")]
    NotMarked,
    /// Only the neutral answer can stand here.
    #[error("in advance this question can only be declined; choose to pass")]
    OnlyPass,
    /// It would last until a turn that has begun.
    #[error("it is your turn now; set it when it has ended")]
    YourTurn,
    /// No such public number.
    #[error("there is no public number `{0}`; choose one of those listed")]
    NoNumber(String),
    /// The game knows no such order, or it is not possible any more.
    #[error("`{0}` cannot be ordered now; choose one of those listed")]
    NoOrder(String),
    /// Too many.
    #[error(
        "there are too many: at most {MOST_ANSWERS} answers with {MOST_CONDITIONS} conditions each; revoke some"
    )]
    TooMany,
    /// Not an action.
    #[error(transparent)]
    Notation(#[from] crate::NotationError),
    /// It was to be given at once, and the table did not take it.
    #[error(transparent)]
    Act(#[from] ActError),
}
