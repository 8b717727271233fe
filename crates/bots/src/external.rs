//! A program of somebody else in a seat, asked by lines of text. docs/protocol.md describes the dialogue.
//!
//! Nothing that such a program does ends a game: errors are reported, and a stand-in moves in its place.

mod running;

use std::fmt::Write as _;
use std::time::Duration;

use orrery_core::object::{Asked, Candidate, MoveError};
use orrery_core::{ActError, GameObject, Lang, Reason, Seat, SeatSet, TableObject, Text, Words};

use crate::object::{Answer, Player};
use running::Running;

/// The version of the dialogue.
pub const VERSION: u16 = 1;

/// How long a program may think about one answer unless told otherwise.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// How often a program is started before the stand-in takes over for good.
const STARTS: u8 = 3;

/// What an external program did instead of answering.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The command cannot be run at all.
    #[error("`{command}` cannot be started: {problem}")]
    NotStarted {
        /// What was to be run.
        command: String,
        /// What the system says.
        problem: String,
    },
    /// It has ended.
    #[error("the program has ended{}: {last_words}", code.map_or(String::new(), |code| format!(" with code {code}")))]
    Ended {
        /// With which code; none if a signal ended it.
        code: Option<i32>,
        /// The last line that it wrote to its standard error.
        last_words: String,
    },
    /// It has said nothing for too long.
    #[error("the program has not answered for {} s", .0.as_secs_f32())]
    Silent(Duration),
    /// Its answer is no action.
    #[error("`{answer}` is no answer: {problem}")]
    Nonsense {
        /// What it said.
        answer: String,
        /// Why that is not understood.
        problem: String,
    },
    /// Its answer is not allowed.
    #[error("`{answer}` is not allowed: {}", reason.rule)]
    Refused {
        /// What it said.
        answer: String,
        /// The rule that forbids it.
        reason: Reason,
    },
    /// It has been started as often as it may.
    #[error("the program has failed too often")]
    GivenUp,
}

impl Trouble {
    /// Whether the program is of no more use.
    fn is_end(&self) -> bool {
        !matches!(self, Self::Nonsense { .. } | Self::Refused { .. })
    }
}

/// Somebody else's program in a seat.
pub struct ExternalBot<'a> {
    command: String,
    introduction: String,
    words: &'a Words,
    patience: Duration,
    stand_in: Box<dyn Player>,
    running: Option<Running>,
    starts: u8,
    /// Lines of the log that it has been told.
    told: usize,
}

impl<'a> ExternalBot<'a> {
    /// Starts the program for a seat of a table of this game. The stand-in moves whenever it fails.
    pub fn start(
        command: &str,
        game: &'a dyn GameObject,
        seats: u8,
        seat: Seat,
        patience: Duration,
        stand_in: Box<dyn Player>,
    ) -> Result<Self, Trouble> {
        let introduction = format!("orrery bot {VERSION}\ngame {} seats {seats} you {seat}\n", game.id());
        let running = Some(Running::start(command, &introduction)?);
        let command = command.to_owned();
        let words = game.words();
        Ok(Self { command, introduction, words, patience, stand_in, running, starts: 1, told: 0 })
    }

    /// The program, started again if it has ended.
    fn running(&mut self) -> Result<&mut Running, Trouble> {
        if self.running.is_none() {
            if self.starts == STARTS {
                self.starts += 1;
                return Err(Trouble::GivenUp);
            }
            self.starts += 1;
            self.told = 0;
            self.running = Some(Running::start(&self.command, &self.introduction)?);
        }
        Ok(self.running.as_mut().expect("it has just been started"))
    }

    /// The program's answer, as a legal action.
    fn answer(&mut self, table: &dyn TableObject, seat: Seat) -> Result<String, Trouble> {
        let patience = self.patience;
        // A program that is started again knows nothing, so the question is put together after that.
        self.running()?;
        let candidates = table.candidates(seat);
        let question = self.question(table, seat, &candidates);
        let said = self.running()?.ask(question, patience)?;
        let taken = understand(table, seat, &candidates, &said);
        if let Err(trouble) = &taken
            && let Some(running) = &self.running
        {
            running.tell(format!("error {}\n", self.in_words(trouble)));
        }
        taken
    }

    /// All that the seat may know, and what it can do.
    fn question(&mut self, table: &dyn TableObject, seat: Seat, candidates: &[Candidate]) -> String {
        let viewer = SeatSet::only(seat);
        let log = table.log(viewer);
        let mut text = String::new();
        for line in &log[self.told.min(log.len())..] {
            let words = self.line(&line.text);
            writeln!(text, "log {} {words}", line.decision).expect("writing to a string does not fail");
        }
        self.told = log.len();
        writeln!(text, "view {}", table.view(viewer)).expect("writing to a string does not fail");
        if let Some(Asked { question, rule, neutral, .. }) = table.ask(seat) {
            let words = self.line(&question);
            writeln!(text, "ask {rule} {words}").expect("writing to a string does not fail");
            if let Some(neutral) = neutral {
                writeln!(text, "neutral {neutral}").expect("writing to a string does not fail");
            }
        }
        for Candidate { number, notation, .. } in candidates.iter().filter(|one| one.refusal.is_none()) {
            writeln!(text, "legal {number} {notation}").expect("writing to a string does not fail");
        }
        text + "choose\n"
    }

    /// A text on one line, in the language of programs.
    fn line(&self, text: &Text) -> String {
        self.words.say(Lang::En, text).replace('\n', " ")
    }

    fn in_words(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Refused { reason, .. } => {
                format!("{} {}", reason.rule, self.line(&reason.text))
            }
            other => other.to_string(),
        }
    }
}

impl Player for ExternalBot<'_> {
    fn choose(&mut self, table: &dyn TableObject, seat: Seat) -> Answer {
        if self.running.is_none() && self.starts > STARTS {
            return self.stand_in.choose(table, seat);
        }
        match self.answer(table, seat) {
            Ok(notation) => Answer::plain(notation),
            Err(trouble) => {
                if trouble.is_end() {
                    self.running = None;
                }
                Answer { trouble: Some(trouble), ..self.stand_in.choose(table, seat) }
            }
        }
    }
}

/// A legal action from what a program has said: in notation, or `#` and its number.
fn understand(
    table: &dyn TableObject,
    seat: Seat,
    candidates: &[Candidate],
    said: &str,
) -> Result<String, Trouble> {
    let answer = printable(said);
    let meant = match said.strip_prefix('#') {
        Some(number) => candidates.iter().find(|one| number.trim().parse() == Ok(one.number)),
        None => candidates.iter().find(|one| one.notation == said),
    };
    if let Some(Candidate { notation, refusal, .. }) = meant {
        return match refusal.clone() {
            None => Ok(notation.clone()),
            Some(reason) => Err(Trouble::Refused { answer, reason }),
        };
    }
    match table.check(seat, said) {
        Ok(()) => Ok(said.to_owned()),
        Err(MoveError::Act(ActError::Refused(reason))) => Err(Trouble::Refused { answer, reason }),
        Err(error) => Err(Trouble::Nonsense { answer, problem: printable(&error.to_string()) }),
    }
}

/// Something that a program said, short and without signs that a terminal would obey.
fn printable(said: &str) -> String {
    const LONGEST: usize = 60;
    let mut short: String = said.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if said.chars().count() > LONGEST {
        short.push('…');
    }
    short
}
