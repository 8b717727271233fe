//! The line protocol: any program in any language can drive any game. `docs/protocol.md` describes it.
//!
//! A command is one line; its answer is any number of lines and then one that begins with `ok` or `error`. Reading
//! and writing is the caller's business.

use std::fmt::Write as _;

use serde_json::Value;

use crate::object::{GameObject, MoveError, TableObject, standing_in_words};
use crate::record::Record;
use crate::seat::{Seat, SeatSet};
use crate::seed::Dice;
use crate::table::{ActError, Acted};
use crate::words::{Lang, Words};

/// The version of the protocol.
pub const VERSION: u16 = 1;

const COMMANDS: &str = "games, new, load, lang, awaiting, ask, legal, candidates, check, act, undo, view, log, \
                        standing, record, help, quit";

/// One conversation: at most one table at a time.
pub struct Session<'a> {
    games: &'a [Box<dyn GameObject>],
    open: Option<Open<'a>>,
    lang: Lang,
}

struct Open<'a> {
    game: &'a dyn GameObject,
    table: Box<dyn TableObject>,
}

/// What to do after an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Print this and read on.
    Lines(String),
    /// Print this and stop.
    Goodbye(String),
}

impl<'a> Session<'a> {
    /// A conversation about these games.
    pub fn new(games: &'a [Box<dyn GameObject>]) -> Self {
        Self { games, open: None, lang: Lang::En }
    }

    /// The line with which the program introduces itself.
    pub fn greeting() -> String {
        format!("orrery protocol {VERSION}\n")
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> Reply {
        let (command, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        if command == "quit" {
            return Reply::Goodbye("ok\n".to_owned());
        }
        let mut text = String::new();
        match self.carry_out(command, rest.trim(), &mut text) {
            Ok(()) => text.push_str("ok\n"),
            Err(problem) => {
                text.clear();
                writeln!(text, "error {}", problem.replace('\n', " "))
                    .expect("writing to a string does not fail");
            }
        }
        Reply::Lines(text)
    }

    fn carry_out(&mut self, command: &str, rest: &str, text: &mut String) -> Result<(), String> {
        match command {
            "help" => line(text, format_args!("commands {COMMANDS}")),
            "games" => {
                for game in self.games {
                    let (least, most) = game.seats();
                    line(text, format_args!("game {} {least}-{most}", game.id()));
                }
            }
            "lang" => self.lang = rest.parse()?,
            "new" => self.new_table(rest)?,
            "load" => self.load(rest)?,
            _ if !COMMANDS.split(", ").any(|known| known == command) => {
                return Err(format!("there is no command `{command}`; the commands are {COMMANDS}"));
            }
            _ => {
                let lang = self.lang;
                let open = self.open.as_mut();
                let open =
                    open.ok_or("no table is open; say `new GAME SEATS SEED` or `load RECORD` first")?;
                open.carry_out(command, rest, lang, text)?;
            }
        }
        Ok(())
    }

    fn game(&self, id: &str) -> Result<&'a dyn GameObject, String> {
        let found = self.games.iter().find(|game| game.id() == id);
        let known = || self.games.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
        found.map(AsRef::as_ref).ok_or_else(|| format!("there is no game `{id}`; the games are {}", known()))
    }

    fn new_table(&mut self, rest: &str) -> Result<(), String> {
        const USAGE: &str = "say `new GAME SEATS SEED` or `new GAME SEATS SEED {OPTIONS}`";
        let mut words = rest.splitn(4, ' ');
        let mut next = || words.next().filter(|word| !word.is_empty()).ok_or(USAGE);
        let (id, seats, seed) = (next()?, next()?, next()?);
        let options = words.next().unwrap_or("{}");
        let game = self.game(id)?;
        let seats = seats.parse().map_err(|_| format!("`{seats}` is no number of seats; {USAGE}"))?;
        let options: Value = serde_json::from_str(options).map_err(|error| format!("options: {error}"))?;
        let dice = Dice::new(seed.to_owned(), Vec::new());
        let table = game.open(seats, &options, dice).map_err(|error| error.to_string())?;
        self.open = Some(Open { game, table });
        Ok(())
    }

    fn load(&mut self, rest: &str) -> Result<(), String> {
        let record = Record::parse(rest).map_err(|error| error.to_string())?;
        let game = self.game(&record.game)?;
        let table = game.replay(&record, None).map_err(|error| error.to_string())?;
        self.open = Some(Open { game, table });
        Ok(())
    }
}

impl Open<'_> {
    fn carry_out(&mut self, command: &str, rest: &str, lang: Lang, text: &mut String) -> Result<(), String> {
        let words = self.game.words();
        match command {
            "awaiting" => {
                let seats: Vec<_> = self.table.awaiting().iter().map(|seat| seat.to_string()).collect();
                if seats.is_empty() {
                    line(text, format_args!("over"));
                } else {
                    line(text, format_args!("awaiting {}", seats.join(" ")));
                }
            }
            "ask" => {
                let seat = self.seat(rest)?;
                let ask = self.table.ask(seat).ok_or_else(|| format!("{seat} is asked nothing now"))?;
                line(text, format_args!("ask {} {}", ask.rule, words.say(lang, &ask.question)));
                if let Some(neutral) = ask.neutral {
                    line(text, format_args!("neutral {neutral}"));
                }
            }
            "legal" | "candidates" => {
                let seat = self.seat(rest)?;
                for candidate in self.table.candidates(seat) {
                    match candidate.refusal {
                        None => line(text, format_args!("legal {} {}", candidate.number, candidate.notation)),
                        Some(reason) if command == "candidates" => line(
                            text,
                            format_args!(
                                "refused {} {} | {} {}",
                                candidate.number,
                                candidate.notation,
                                reason.rule,
                                words.say(lang, &reason.text)
                            ),
                        ),
                        Some(_) => {}
                    }
                }
            }
            "check" => {
                let (seat, action) = self.seat_and_action(rest)?;
                self.table.check(seat, action).map_err(|error| explain(&error, words, lang))?;
            }
            "act" => {
                let (seat, action) = self.seat_and_action(rest)?;
                let made = self.table.made_by(seat);
                let acted = match action.strip_prefix('#').map(str::parse) {
                    Some(Ok(number)) => self.table.act_number(seat, made, number),
                    _ => self.table.act(seat, made, action),
                };
                let acted = acted.map_err(|error| explain(&error, words, lang))?;
                debug_assert_eq!(acted, Acted::Done);
            }
            "undo" => {
                let seat = self.seat(rest)?;
                self.table.undo(seat).map_err(|error| error.to_string())?;
            }
            "view" => line(text, format_args!("view {}", self.table.view(self.viewer(rest)?))),
            "log" => {
                for told in self.table.log(self.viewer(rest)?) {
                    line(text, format_args!("log {} {}", told.decision, words.say(lang, &told.text)));
                }
            }
            "standing" => {
                let standing = self.table.standing(self.viewer(rest)?);
                line(text, format_args!("standing {}", standing_in_words(&standing, words, lang)));
            }
            "record" => {
                let record =
                    serde_json::to_string(&self.table.full_record()).expect("a record is plain data");
                line(text, format_args!("record {record}"));
            }
            _ => return Err(format!("`{command}` is not for a table")),
        }
        Ok(())
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let seat: Seat = word.parse().map_err(|error: crate::NotationError| error.to_string())?;
        let seats = self.table.seats();
        if seats.contains(seat) { Ok(seat) } else { Err(format!("the table has {} seats", seats.count())) }
    }

    fn seat_and_action<'r>(&self, rest: &'r str) -> Result<(Seat, &'r str), String> {
        let (seat, action) =
            rest.split_once(' ').ok_or("name a seat and an action, such as `act seat1 research`")?;
        Ok((self.seat(seat)?, action.trim()))
    }

    /// `nobody`, or one or more seats.
    fn viewer(&self, rest: &str) -> Result<SeatSet, String> {
        if rest == "nobody" {
            return Ok(SeatSet::NOBODY);
        }
        if rest.is_empty() {
            return Err("name who looks: `nobody`, or seats such as `seat1 seat2`".to_owned());
        }
        rest.split_whitespace().map(|word| self.seat(word)).collect()
    }
}

/// An error of a move in words; a refusal names its rule.
fn explain(error: &MoveError, words: &Words, lang: Lang) -> String {
    match error {
        MoveError::Act(ActError::Refused(reason)) => {
            format!("{} {}", reason.rule, words.say(lang, &reason.text))
        }
        other => other.to_string(),
    }
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    writeln!(text, "{content}").expect("writing to a string does not fail");
}
