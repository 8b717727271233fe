//! A game with its seats, options and content.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use numpy::PyArray1;
use orrery_bots::Spec;
use orrery_core::content::Pack;
use orrery_core::seed::Dice;
use orrery_core::{Record, Seat};
use orrery_registry::Title;
use orrery_registry::ledger::Ledger;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::bot::Bot;
use crate::convert::{lang_of, options_of, refused, to_python};
use crate::state::State;

/// The names of all games, those of the tutorial last.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    orrery_registry::all().iter().map(|game| game.id()).collect()
}

/// A game for a number of seats, with options and content. It does not change; all its states share it.
#[pyclass(module = "orrery", frozen)]
pub struct Game {
    pub title: Arc<dyn Title>,
    pub seats: u8,
    pub options: Value,
    pub names: Vec<String>,
    /// The files of the content pack, if there is one.
    files: Option<BTreeMap<String, String>>,
}

/// A content pack: its folder, or its files by name.
#[derive(FromPyObject)]
pub enum PackLike {
    Files(BTreeMap<String, String>),
    Folder(PathBuf),
}

impl PackLike {
    /// The `.ron` and `.ftl` files.
    fn files(self) -> PyResult<BTreeMap<String, String>> {
        let folder = match self {
            Self::Files(files) => return Ok(files),
            Self::Folder(folder) => folder,
        };
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let ending = path.extension().and_then(OsStr::to_str);
            if path.is_file() && matches!(ending, Some("ron" | "ftl")) {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                files.insert(name, fs::read_to_string(&path)?);
            }
        }
        if files.is_empty() {
            let folder = folder.display();
            return Err(refused(format!("{folder} holds no .ron or .ftl file; name the folder of a pack")));
        }
        Ok(files)
    }
}

/// Where the chance of a game comes from: a number, or any text, as `--seed` of the command line.
#[derive(FromPyObject)]
pub enum SeedLike {
    Number(u64),
    Text(String),
}

impl SeedLike {
    pub fn dice(self) -> Dice {
        match self {
            Self::Number(number) => Dice::numbered(number),
            Self::Text(text) => Dice::new(text, Vec::new()),
        }
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, seats=None, options=None, pack=None))]
    fn new(
        name: &str,
        seats: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        pack: Option<PackLike>,
    ) -> PyResult<Self> {
        let built_in = orrery_registry::find(name).map_err(refused)?;
        let files = pack.map(PackLike::files).transpose()?;
        let title = match &files {
            Some(files) => built_in.packed(&Pack::new(files.clone())).map_err(refused)?,
            None => built_in,
        };
        let seats = seats.unwrap_or_else(|| title.seats().0.max(2).min(title.seats().1));
        let options = options_of(options)?;
        title.runner(seats, &options).map_err(refused)?;
        let names = title.observation_names();
        Ok(Self { title: Arc::from(title), seats, options, names, files })
    }

    /// Its name in commands and records.
    #[getter]
    fn name(&self) -> &'static str {
        self.title.id()
    }

    /// How many people play.
    #[getter]
    fn seats(&self) -> u8 {
        self.seats
    }

    /// The fewest and the most people who can play it.
    #[getter]
    fn seat_range(&self) -> (u8, u8) {
        self.title.seats()
    }

    /// The options that were chosen; the others have their defaults.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.options)
    }

    /// All options with their kinds and defaults.
    fn settings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &json!(self.title.settings()))
    }

    /// All actions have numbers below this.
    #[getter]
    fn num_actions(&self) -> u32 {
        self.title.action_count()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.names.len()
    }

    /// What each number of an observation means.
    #[getter]
    fn observation_names(&self) -> Vec<String> {
        self.names.clone()
    }

    /// The hash of its content, as records name it.
    #[getter]
    fn fingerprint(&self) -> String {
        self.title.fingerprint()
    }

    /// The revision of its rules: action numbers stay as they are within one.
    #[getter]
    fn revision(&self) -> u16 {
        self.title.revision()
    }

    /// Its title in a language.
    #[pyo3(signature = (lang="en"))]
    fn title(&self, lang: &str) -> PyResult<String> {
        Ok(Ledger::read(self.title.ledger(lang_of(lang)?)).title.to_owned())
    }

    /// All of its rules, numbered, as Markdown.
    #[pyo3(signature = (lang="en"))]
    fn rules(&self, lang: &str) -> PyResult<&'static str> {
        Ok(self.title.ledger(lang_of(lang)?))
    }

    /// The action with this number in notation.
    fn action_to_string(&self, action: u32) -> PyResult<String> {
        self.title.action(action).ok_or_else(|| {
            refused(format!("there is no action {action}; numbers are below {}", self.title.action_count()))
        })
    }

    /// The number of an action in notation.
    fn string_to_action(&self, notation: &str) -> PyResult<u32> {
        self.title.action_number(notation).map_err(refused)
    }

    /// Deals a game. The same seed and the same actions give the same game as `orrery play --seed`.
    #[pyo3(signature = (seed=None))]
    fn new_initial_state(slf: &Bound<'_, Self>, seed: Option<SeedLike>) -> PyResult<State> {
        let game = slf.get();
        let dice = match seed {
            Some(seed) => seed.dice(),
            None => Dice::new(by_chance(slf.py())?, Vec::new()),
        };
        let position = game.title.position(game.seats, &game.options, dice).map_err(refused)?;
        Ok(State::of(slf.clone().unbind(), position))
    }

    /// The state after the first decisions of a record, or after all of them. Everything in the record is checked.
    #[pyo3(signature = (record, decisions=None))]
    fn replay(slf: &Bound<'_, Self>, record: &str, decisions: Option<usize>) -> PyResult<State> {
        let game = slf.get();
        let record = Record::parse(record).map_err(refused)?;
        if record.game != game.title.id() || record.seats != game.seats {
            return Err(refused(format!(
                "this is a record of {} with {} seats; make that game",
                record.game, record.seats
            )));
        }
        game.title.replay(&record, None).map_err(refused)?;
        let Some(dice) = record.dice().map_err(refused)? else {
            return Err(refused(
                "this record does not tell the secret of its dice; take that of a finished game",
            ));
        };
        let position = game.title.position(game.seats, &record.options, dice).map_err(refused)?;
        let mut state = State::of(slf.clone().unbind(), position);
        for line in record.decisions.iter().take(decisions.unwrap_or(usize::MAX)) {
            let number = game.title.action_number(&line.action).map_err(refused)?;
            state.position.apply(line.seat, number).map_err(refused)?;
        }
        Ok(state)
    }

    /// A bot: `random`, `greedy`, `greedy:varied`, `greedy:learned`, `search:N`, `search:N:hand`, `easy`, `normal`, `hard`, `expert`. One bot plays one seat of one game.
    #[pyo3(signature = (name, seed=0))]
    fn bot(slf: &Bound<'_, Self>, name: &str, seed: u64) -> PyResult<Bot> {
        let spec: Spec = name.parse().map_err(refused)?;
        let game = slf.get();
        Ok(Bot {
            player: Mutex::new(game.title.player(spec, seed)),
            title: Arc::clone(&game.title),
            name: name.to_owned(),
        })
    }

    fn __repr__(&self) -> String {
        format!("orrery.Game({:?}, seats={}, options={})", self.title.id(), self.seats, self.options)
    }

    /// What makes the same game again, in another process too.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Made<'py>)> {
        let game = slf.get();
        let options = to_python(slf.py(), &game.options)?;
        let made = (game.title.id(), game.seats, options, game.files.clone());
        Ok((slf.get_type().into_any(), made))
    }
}

/// The arguments that a game was made with.
type Made<'py> = (&'static str, u8, Bound<'py, PyAny>, Option<BTreeMap<String, String>>);

impl Game {
    /// A seat of this game.
    pub fn seat(&self, seat: u8) -> PyResult<Seat> {
        if seat < self.seats {
            Ok(Seat::new(seat))
        } else {
            Err(refused(format!("there is no seat {seat}; seats are 0 to {}", self.seats - 1)))
        }
    }

    /// An array for one observation.
    pub fn row<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        PyArray1::zeros(py, self.names.len(), false)
    }
}

/// A secret that nobody can guess.
fn by_chance(py: Python<'_>) -> PyResult<String> {
    py.import("secrets")?.call_method1("token_hex", (16,))?.extract()
}
