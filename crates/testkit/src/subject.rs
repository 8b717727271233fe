//! A game as its tests describe it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use orrery_core::{Publish, Seats};

/// A game, the tables to try it at, and what is known about it.
pub struct Subject<G: Publish> {
    folder: PathBuf,
    tables: Vec<Arc<G>>,
    bound: usize,
    cases: u32,
    checkpoints: usize,
    secrets: bool,
    events_are_forgotten: bool,
    invariant: fn(&G, &G::State) -> Result<(), String>,
    derived_keys: Vec<String>,
}

impl<G: Publish> Subject<G> {
    /// The game whose crate lies in this folder, with the options that it comes with, at every number of seats.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        let subject = Self {
            folder: folder.into(),
            tables: Vec::new(),
            bound: 1000,
            cases: 64,
            checkpoints: 12,
            secrets: false,
            events_are_forgotten: false,
            invariant: |_, _| Ok(()),
            derived_keys: Vec::new(),
        };
        subject.tables(G::SEATS.map(|seats| (seats, G::Options::default())))
    }

    /// These tables instead, each by its number of seats and its options.
    #[must_use]
    pub fn tables(mut self, tables: impl IntoIterator<Item = (u8, G::Options)>) -> Self {
        let content = G::built_in();
        let table = |(seats, options)| {
            let game = G::new(Arc::clone(&content), options, Seats::new(seats));
            Arc::new(game.unwrap_or_else(|error| panic!("a table of the subject cannot be set up: {error}")))
        };
        self.tables = tables.into_iter().map(table).collect();
        self
    }

    /// After this many answers every game is over.
    #[must_use]
    pub fn bound(mut self, answers: usize) -> Self {
        self.bound = answers;
        self
    }

    /// So many plays for each property, unless `ORRERY_CASES` says otherwise.
    #[must_use]
    pub fn cases(mut self, cases: u32) -> Self {
        self.cases = cases;
        self
    }

    /// About this many states of each play are put through what takes long.
    #[must_use]
    pub fn checkpoints(mut self, checkpoints: usize) -> Self {
        self.checkpoints = checkpoints;
        self
    }

    /// There are things that not everybody knows, so resampling must change something.
    #[must_use]
    pub fn with_secrets(mut self) -> Self {
        self.secrets = true;
        self
    }

    /// Some events show what the state need not remember, such as a card that is shown and shuffled back.
    #[must_use]
    pub fn events_are_forgotten(mut self) -> Self {
        self.events_are_forgotten = true;
        self
    }

    /// What holds of every state, such as that no card is ever lost.
    #[must_use]
    pub fn invariant(mut self, holds: fn(&G, &G::State) -> Result<(), String>) -> Self {
        self.invariant = holds;
        self
    }

    /// Messages whose keys macros and the program put together, so that no source file spells them out.
    #[must_use]
    pub fn derived_keys<K: Into<String>>(mut self, keys: impl IntoIterator<Item = K>) -> Self {
        self.derived_keys.extend(keys.into_iter().map(Into::into));
        self
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn games(&self) -> &[Arc<G>] {
        &self.tables
    }

    pub(crate) fn most_answers(&self) -> usize {
        self.bound
    }

    pub(crate) fn plays(&self) -> u32 {
        number_from("ORRERY_CASES").unwrap_or(self.cases)
    }

    /// Every how many steps, on average, a state is put through what takes long.
    pub(crate) fn stride(&self) -> u64 {
        (self.bound / self.checkpoints.max(1)).max(1) as u64
    }

    pub(crate) fn has_secrets(&self) -> bool {
        self.secrets
    }

    pub(crate) fn forgets_events(&self) -> bool {
        self.events_are_forgotten
    }

    pub(crate) fn holds(&self, game: &G, t: &G::State) -> Result<(), String> {
        (self.invariant)(game, t)
    }

    pub(crate) fn keys_not_spelt_out(&self) -> &[String] {
        &self.derived_keys
    }
}

/// A number from the environment.
pub(crate) fn number_from(variable: &str) -> Option<u32> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a whole number, not `{text}`")))
}
