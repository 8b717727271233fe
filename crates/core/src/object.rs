//! Games and tables without their types: for servers, terminals and other languages.

use std::any::Any;
use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};

use crate::ask::Routine;
use crate::chance::Chance;
use crate::content::{self, Pack, PackErrors, RowOrigin, Share};
use crate::game::{Game, Publish, SetupError};
use crate::notation::NotationError;
use crate::numbered::Numbered;
use crate::picking::Picking;
use crate::play::{self, Played};
use crate::record::{Line, Past, Record, RecordError};
use crate::remedy;
use crate::revisions::{self, Difference};
use crate::rule::{Reason, Rule};
use crate::seat::{MOST_SEATS, Seat, SeatSet, Seats};
use crate::seed::Dice;
use crate::settings::{self, Setting};
use crate::sketch::Sketch;
use crate::standing::Standing;
use crate::standing_answers::{Answering, Foreseen, RawLine, given_line, raw_lines};
use crate::table::{ActError, Acted, AdoptError, Decision, Table, UndoError, hears};
use crate::text::Text;
use crate::words::{Lang, Words};

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

/// A game with its content, ready to be listed.
pub struct Published<G: Publish> {
    content: Arc<G::Content>,
    pack: Pack,
    words: Words,
    origins: Vec<RowOrigin>,
}

impl<G: Publish> Published<G> {
    /// The game as it comes.
    pub fn built_in() -> Self {
        Self::with(G::built_in(), Pack::default().complete(G::sources()), Words::new(G::texts))
    }

    /// The game with a user's content.
    pub fn packed(pack: &Pack) -> Result<Self, PackErrors> {
        let content = Arc::new(G::from_pack(pack)?);
        let words = Words::with_pack(G::texts, |lang| {
            let file = format!("{lang}.ftl");
            pack.file(&file).map(|text| (file.clone(), text.to_owned()))
        })?;
        Ok(Self::with(content, pack.complete(G::sources()), words))
    }

    fn with(content: Arc<G::Content>, pack: Pack, words: Words) -> Self {
        let described = G::descriptions(&content).into_iter().map(|(name, _)| name.key.into_owned());
        let described: Vec<_> = described.collect();
        let origins = content::origins(&pack, &described);
        let ours = origins.iter().filter(|row| row.origin.share() != Share::Printed);
        let ours: Vec<_> = ours.filter_map(|row| row.name.clone()).collect();
        Self { words: words.explaining(described).marking(ours), content, pack, origins }
    }

    /// The newest rules, for a table with these options.
    pub fn rules(&self, seats: u8, options: &Value) -> Result<G, OpenError> {
        settings::check_all(&G::settings(), options).map_err(OpenError::Options)?;
        let options =
            serde_json::from_value(options.clone()).map_err(|error| OpenError::Options(error.to_string()))?;
        if !(1..=MOST_SEATS).contains(&seats) {
            return Err(SetupError::Seats { game: G::ID, seats: G::SEATS, found: seats }.into());
        }
        Ok(G::new(Arc::clone(&self.content), options, Seats::new(seats))?)
    }
}

impl<G: Publish> GameObject for Published<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn seats(&self) -> (u8, u8) {
        (*G::SEATS.start(), *G::SEATS.end())
    }

    fn words(&self) -> &Words {
        &self.words
    }

    fn ledger(&self, lang: Lang) -> &'static str {
        G::ledger(lang)
    }

    fn settings(&self) -> Vec<Setting> {
        G::settings()
    }

    fn inventory(&self) -> Vec<(&'static str, usize)> {
        G::inventory(&self.content)
    }

    fn descriptions(&self) -> Vec<Description> {
        let ours = |key: &str| {
            let row = self.origins.iter().find(|row| row.name.as_deref() == Some(key))?;
            row.origin.text()
        };
        let pairs = G::descriptions(&self.content).into_iter();
        let described = |(name, text): (Text, Text)| match ours(&name.key) {
            Some(ours) => {
                let text = Text::new("described-ours").text("about", text).text("ours", ours);
                Description { name, text }
            }
            None => Description { name, text },
        };
        pairs.map(described).collect()
    }

    fn with_pack(&self, pack: &Pack) -> Result<Box<dyn GameObject>, PackErrors> {
        Ok(Box::new(Self::packed(pack)?))
    }

    fn open(&self, seats: u8, options: &Value, dice: Dice) -> Result<Box<dyn TableObject>, OpenError> {
        Ok(Box::new(Table::open(Arc::new(self.rules(seats, options)?), dice)))
    }

    fn replay(&self, record: &Record, upto: Option<usize>) -> Result<Box<dyn TableObject>, RecordError> {
        let upto = upto.unwrap_or(record.decisions.len());
        Ok(Box::new(Table::<G>::replay_up_to(Arc::clone(&self.content), record, upto)?))
    }

    fn resume(
        &self,
        seats: u8,
        options: &Value,
        dice: Dice,
        past: &Past,
    ) -> Result<Box<dyn TableObject>, ResumeError> {
        if !(1..=G::REVISION).contains(&past.revision) {
            return Err(RecordError::Revision { found: past.revision, known: G::REVISION }.into());
        }
        let game = Arc::new(self.rules(seats, options)?.at_revision(past.revision));
        Ok(Box::new(Table::resume(game, dice, &past.lines, &past.adopted)?))
    }

    fn revision(&self) -> u16 {
        G::REVISION
    }

    fn under_newest(&self, record: &Record) -> Result<Option<Difference>, RecordError> {
        revisions::under_newest::<G>(&self.content, record)
    }

    fn content(&self) -> &Pack {
        &self.pack
    }

    fn origins(&self) -> &[RowOrigin] {
        &self.origins
    }

    fn fingerprint(&self) -> String {
        G::fingerprint(&self.content)
    }

    fn runner(&self, seats: u8, options: &Value) -> Result<Box<dyn Runner>, OpenError> {
        let game = self.rules(seats, options)?;
        let mut chance = Chance::sampled(1);
        let state = middle_of_a_game(&game, &mut chance);
        Ok(Box::new(TypedRunner { game, state, chance, candidates: Vec::with_capacity(256) }))
    }
}

struct TypedRunner<G: Game> {
    game: G,
    state: G::State,
    chance: Chance,
    candidates: Vec<G::Action>,
}

/// A state after half of a random game.
fn middle_of_a_game<G: Game>(game: &G, chance: &mut Chance) -> G::State {
    let mut candidates = Vec::new();
    let mut states = Vec::new();
    let mut t = game.deal(&mut crate::Outside::silent(Seat::new(0), chance));
    while let Some(seat) = game.awaiting(&t).first() {
        states.push(t);
        let picked =
            play::random_legal(game, &t, seat, &mut candidates, chance).expect("an awaited seat can act");
        game.apply(&mut t, seat, picked.action, &mut crate::Outside::silent(seat, chance));
    }
    states[states.len() / 2]
}

impl<G: Game> Runner for TypedRunner<G> {
    fn play(&mut self, games: u64) -> Played {
        play::random_games(&self.game, games, &mut self.candidates, &mut self.chance)
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }

    fn clone_many(&self, times: u64) {
        for _ in 0..times {
            std::hint::black_box(*std::hint::black_box(&self.state));
        }
    }

    fn resample_many(&mut self, times: u64) {
        for _ in 0..times {
            let mut t = self.state;
            self.game.resample(&mut t, SeatSet::only(Seat::new(0)), &mut self.chance);
            std::hint::black_box(&t);
        }
    }
}

impl<G: Publish> TableObject for Table<G> {
    fn seats(&self) -> Seats {
        self.seats()
    }

    fn awaiting(&self) -> SeatSet {
        self.awaiting()
    }

    fn decisions(&self) -> usize {
        self.decisions().len()
    }

    fn made_by(&self, seat: Seat) -> usize {
        self.made_by(seat)
    }

    fn ask(&self, seat: Seat) -> Option<Asked> {
        self.ask(seat).map(|ask| Asked {
            question: ask.question,
            rule: ask.rule,
            on_behalf_of: ask.on_behalf_of,
            reaction: ask.reaction,
            routine: ask.routine,
            turn: ask.turn,
            window: ask.window,
            neutral: ask.neutral.map(|action| action.to_string()),
        })
    }

    fn candidates(&self, seat: Seat) -> Vec<Candidate> {
        let mut actions = Vec::new();
        self.game().candidates(self.state(), seat, &mut actions);
        let candidate = |action: G::Action| Candidate {
            notation: action.to_string(),
            number: action.number(),
            label: self.game().label(self.state(), seat, action),
            refusal: self.game().check(self.state(), seat, action).err().map(Into::into),
        };
        actions.into_iter().map(candidate).collect()
    }

    fn legal_numbers(&self, seat: Seat, into: &mut Vec<u32>) {
        into.clear();
        into.extend(self.legal(seat).into_iter().map(Numbered::number));
    }

    fn check(&self, seat: Seat, notation: &str) -> Result<(), MoveError> {
        let action = notation.parse::<G::Action>()?;
        let checked = self.game().check(self.state(), seat, action);
        checked.map_err(|refusal| ActError::Refused(refusal.into()).into())
    }

    fn act(&mut self, seat: Seat, made: usize, notation: &str) -> Result<Acted, MoveError> {
        Ok(self.act(seat, made, notation.parse()?)?)
    }

    fn act_number(&mut self, seat: Seat, made: usize, number: u32) -> Result<Acted, MoveError> {
        let action = G::Action::from_number(number).ok_or_else(|| {
            NotationError::token(&number.to_string(), format!("a number below {}", G::Action::COUNT))
        })?;
        Ok(self.act(seat, made, action)?)
    }

    fn act_all(&mut self, seat: Seat, made: usize, notations: &[String]) -> Result<Acted, MoveError> {
        Ok(self.act_all(seat, made, &parsed::<G>(notations)?)?)
    }

    fn picking(&self, seat: Seat) -> Option<Picking<String>> {
        let Picking { least, most, kinds } = self.picking(seat)?;
        let kinds = kinds.into_iter().map(|(action, times)| (action.to_string(), times)).collect();
        Some(Picking { least, most, kinds })
    }

    fn foresee(&self, seat: Seat, notations: &[String]) -> Result<Option<Foreseen>, NotationError> {
        Ok(self.undo_probe(seat).foresee(&parsed::<G>(notations)?))
    }

    fn after(&self, seat: Seat, notations: &[String]) -> Result<Arc<dyn TableObject>, MoveError> {
        Ok(Arc::new(self.after(seat, &parsed::<G>(notations)?)?))
    }

    fn undo_reach(&self, seat: Seat) -> usize {
        self.undo_reach(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.undo(seat)
    }

    fn would_end_undo(&self, seat: Seat, notations: &[&str]) -> Result<Vec<bool>, NotationError> {
        let probe = self.undo_probe(seat);
        notations.iter().map(|notation| Ok(probe.would_end(notation.parse()?))).collect()
    }

    fn remedy(&self, seat: Seat, notation: &str) -> Result<Option<Advised>, NotationError> {
        let found = remedy::find(&**self.game(), self.state(), seat, notation.parse()?);
        Ok(found.map(|found| Advised {
            notation: found.action.to_string(),
            label: self.game().label(self.state(), seat, found.action),
            at_once: found.at_once,
        }))
    }

    fn revision(&self) -> u16 {
        self.game().revision()
    }

    fn adopt(&mut self, revision: u16) -> Result<(), AdoptError> {
        self.adopt(revision)
    }

    fn view(&self, viewer: SeatSet) -> Value {
        serde_json::to_value(self.game().view(self.state(), viewer)).expect("a view is plain data")
    }

    fn sketch(&self, viewer: SeatSet) -> Sketch {
        self.game().sketch(self.state(), viewer)
    }

    fn standing(&self, viewer: SeatSet) -> Standing {
        self.game().standing(self.state(), viewer)
    }

    fn log_after(&self, viewer: SeatSet, lines: usize) -> Vec<LogLine> {
        let line = |line: RawLine<'_, G::Event>| match line {
            RawLine::Given(given) => given_line(given),
            RawLine::Told(told) => LogLine {
                decision: told.decision,
                text: self.game().tell(&told.event),
                event: serde_json::to_value(&told.event).expect("an event is plain data"),
            },
        };
        // Only what is asked for is put into words.
        raw_lines(self, viewer).skip(lines).map(line).collect()
    }

    fn told_until(&self, viewer: SeatSet, decision: usize) -> Option<Text> {
        let told = self.log(viewer).filter(|told| told.decision <= decision).last()?;
        Some(self.game().tell(&told.event))
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        self.decisions().iter_from(from).map(Line::of).collect()
    }

    fn seen(&self, viewer: SeatSet) -> Vec<SeenLine> {
        let told = |decision: &Decision<G::Action>| {
            viewer.contains(decision.seat) || hears(viewer, decision.audience)
        };
        let line = |decision: &Decision<G::Action>| SeenLine {
            seat: decision.seat,
            action: told(decision).then(|| decision.action.to_string()),
        };
        self.decisions().iter().map(line).collect()
    }

    fn snapshot(&self) -> Arc<dyn TableObject> {
        Arc::new(self.clone())
    }

    fn now(&self) -> Box<dyn TableObject> {
        Box::new(self.now())
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn full_record(&self) -> Record {
        self.full_record()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn parsed<G: Game>(notations: &[String]) -> Result<Vec<G::Action>, NotationError> {
    notations.iter().map(|notation| notation.parse()).collect()
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
