//! Random plays that can be shortened, and what remains of one that showed a fault.

use std::cell::RefCell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use orrery_core::seed::Dice;
use orrery_core::{ActError, Publish, Seat, SeatSet, Table};
use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use crate::subject::{Subject, number_from};

/// A property that does not hold, with the shortest play found that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which property.
    pub property: &'static str,
    /// What is wrong.
    pub problem: String,
    /// Where the record of the play lies, if there is one: `Table::replay` opens it.
    pub record: Option<PathBuf>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} does not hold: {}", self.property, self.problem)?;
        match &self.record {
            Some(path) => write!(f, "\nThe play that led there is saved as {}", path.display()),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Failure {}

/// One game to be played: which table, which dice, and a number for each choice.
#[derive(Clone, Debug)]
struct Play {
    table: usize,
    seed: u32,
    choices: Vec<u16>,
}

/// The length is drawn beside the list, so that a play is first cut short and only then thinned out.
fn plays(tables: usize, most: usize) -> impl Strategy<Value = Play> {
    (0..=most, 0..tables, 0..1_000_000_u32, vec(any::<u16>(), 0..=most)).prop_map(
        |(length, table, seed, mut choices)| {
            choices.truncate(length);
            Play { table, seed, choices }
        },
    )
}

/// A play under way: a real table, and the choices that are left.
pub struct Walk<'s, G: Publish> {
    pub subject: &'s Subject<G>,
    pub table: Table<G>,
    /// Of the dice; tests take their own chance from it.
    pub seed: u64,
    choices: std::vec::IntoIter<u16>,
}

impl<'s, G: Publish> Walk<'s, G> {
    fn new(subject: &'s Subject<G>, play: &Play) -> Self {
        let game = &subject.games()[play.table];
        let table = Table::open(Arc::clone(game), Dice::numbered(play.seed.into()));
        let choices = play.choices.clone().into_iter();
        Self { choices, ..Self::at(subject, table, play.seed.into()) }
    }

    /// A table without choices of its own.
    pub fn at(subject: &'s Subject<G>, table: Table<G>, seed: u64) -> Self {
        Self { subject, table, seed, choices: Vec::new().into_iter() }
    }

    pub fn game(&self) -> &G {
        self.table.game()
    }

    pub fn state(&self) -> &G::State {
        self.table.state()
    }

    /// The next decision of the play; none when the game is over, stuck, or the choices have run out.
    pub fn next_choice(&mut self) -> Option<(Seat, G::Action)> {
        let number = self.choices.next()?;
        self.choice(usize::from(number))
    }

    /// What this number stands for now. One in eight goes to a seat that owes nothing but can act all the same.
    pub fn choice(&self, number: usize) -> Option<(Seat, G::Action)> {
        let awaited = self.table.awaiting();
        if awaited.is_empty() {
            return None;
        }
        let volunteer = if number % 8 == 7 { self.volunteers().nth(number / 8 % 3) } else { None };
        let seat = volunteer.or_else(|| awaited.iter().nth(number % usize::from(awaited.len())))?;
        let legal = self.table.legal(seat);
        let place = number / usize::from(awaited.len()) % legal.len().max(1);
        Some((seat, *legal.get(place)?))
    }

    /// Seats that are not awaited and can act.
    pub fn volunteers(&self) -> impl Iterator<Item = Seat> {
        let others = self.table.seats().all().minus(self.table.awaiting());
        others.iter().filter(|seat| !self.table.legal(*seat).is_empty())
    }

    /// Seats that can act, awaited or not.
    pub fn actors(&self) -> Vec<Seat> {
        self.table.awaiting().iter().chain(self.volunteers()).collect()
    }

    /// Makes a decision; a panic of the rules is a fault like any other.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        let made = self.table.made_by(seat);
        let acted = guarded(|| Ok(self.table.act(seat, made, action)))
            .map_err(|problem| format!("{seat}: {action}: {problem}"))?;
        match acted {
            Ok(_) => Ok(()),
            Err(ActError::Refused(reason)) => {
                Err(format!("{seat}: {action} was legal and is now refused by {}", reason.rule))
            }
            Err(error) => Err(format!("{seat}: {action}: {error}")),
        }
    }

    /// Whether this state is one of those that are put through what takes long. The last state of a play is, so that
    /// a play can be cut down to the state that shows a fault.
    pub fn is_checkpoint(&self) -> bool {
        let step = self.table.decisions().len() as u64;
        self.choices.len() == 0 || mix(self.seed, step).is_multiple_of(self.subject.stride())
    }

    /// A number that depends on the play and on how far it has come.
    pub fn number(&self, purpose: u64) -> u64 {
        mix(mix(self.seed, self.table.decisions().len() as u64), purpose)
    }
}

/// Calls `visit` at the checkpoints of a play, then lets the play go on.
pub fn at_checkpoints<G: Publish>(
    walk: &mut Walk<'_, G>,
    mut visit: impl FnMut(&mut Walk<'_, G>) -> Result<(), String>,
) -> Result<(), String> {
    loop {
        if walk.is_checkpoint() {
            visit(walk)?;
        }
        let Some((seat, action)) = walk.next_choice() else { return Ok(()) };
        walk.act(seat, action)?;
    }
}

/// Puts random plays through `visit`. If one shows a fault, a shorter one is looked for and saved.
pub fn along_plays<G: Publish>(
    subject: &Subject<G>,
    property: &'static str,
    visit: impl Fn(&mut Walk<'_, G>) -> Result<(), String>,
) -> Result<(), Failure> {
    let config = Config {
        cases: subject.plays(),
        max_shrink_iters: 2000,
        max_shrink_time: 20_000,
        failure_persistence: None,
        ..Config::default()
    };
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number_from("ORRERY_SEED").unwrap_or(0).to_le_bytes());
    seed[4..].iter_mut().zip(property.bytes()).for_each(|(byte, letter)| *byte = letter);
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));

    let shortest = RefCell::new(None);
    let outcome = runner.run(&plays(subject.games().len(), subject.most_answers()), |play| {
        let found = visited(subject, &play, &visit);
        let Some((problem, record)) = found else { return Ok(()) };
        shortest.replace(Some((problem.clone(), record)));
        Err(TestCaseError::fail(problem))
    });
    let (problem, record) = match outcome {
        Ok(()) => return Ok(()),
        Err(TestError::Abort(reason)) => (reason.to_string(), None),
        // What was tried last need not have failed, so the shortest is played once more.
        Err(TestError::Fail(reason, play)) => visited(subject, &play, &visit)
            .or_else(|| shortest.take())
            .unwrap_or_else(|| (reason.to_string(), None)),
    };
    let record = record.map(|text| save(G::ID, property, &text));
    Err(Failure { property, problem, record })
}

/// One play: what is wrong and the record up to there, or nothing.
fn visited<G: Publish>(
    subject: &Subject<G>,
    play: &Play,
    visit: &impl Fn(&mut Walk<'_, G>) -> Result<(), String>,
) -> Option<(String, Option<String>)> {
    let mut walk = match guarded(|| Ok(Walk::new(subject, play))) {
        Ok(walk) => walk,
        Err(problem) => return Some((format!("the deal: {problem}"), None)),
    };
    let problem = guarded(|| visit(&mut walk)).err()?;
    let seats = walk.table.seats().count();
    let made = walk.table.decisions().len();
    let record = guarded(|| Ok(walk.table.full_record().to_text())).ok();
    Some((format!("{problem}\n({seats} seats, dice {}, after {made} decisions)", play.seed), record))
}

/// Turns a panic into an error.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<&str>().map(ToString::to_string);
        let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
        Err(format!("the rules panic: {}", said.unwrap_or_else(|| "without a word".to_owned())))
    })
}

fn save(game: &str, property: &str, text: &str) -> PathBuf {
    let folder = target().join("testkit");
    let path = folder.join(format!("{game}-{property}.json"));
    let saved = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, text));
    saved.unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
    path
}

/// The folder that cargo builds into: the one above this program that cargo has marked. Never the source tree.
fn target() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let marked = program.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    marked.map_or_else(std::env::temp_dir, Path::to_owned)
}

/// Mixes two numbers into one that looks random.
pub fn mix(a: u64, b: u64) -> u64 {
    let mut x = a.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ b.wrapping_add(0xD1B5_4A32_D192_ED03);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

/// Everybody who can look: nobody, each seat, each pair, all together.
pub fn viewers<G: Publish>(game: &G) -> Vec<SeatSet> {
    let seats = game.seats();
    let mut viewers = vec![SeatSet::NOBODY];
    viewers.extend(seats.iter().map(SeatSet::only));
    for first in seats.iter() {
        let later = seats.iter().skip(first.index() + 1);
        viewers.extend(later.map(|second| SeatSet::only(first).with(second)));
    }
    if !viewers.contains(&seats.all()) {
        viewers.push(seats.all());
    }
    viewers
}
