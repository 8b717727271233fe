//! Reviews without the types of their games.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use orrery_core::object::{OpenError, Published};
use orrery_core::{Evaluate, GameObject as _, Publish, Record, RecordError, Study};

use crate::check::{self, Checked, Plan};
use crate::exercises::{self, Exercise, Proving, Tally, Wanted};
use crate::replayed::Replayed;
use crate::report::{Effort, Review};
use crate::stages;

/// How far a review has come, what it says so far, and whether it should go on: for whoever waits.
#[derive(Debug, Default)]
pub struct Watch {
    done: AtomicU64,
    whole: AtomicU64,
    stop: AtomicBool,
    told: Mutex<Told>,
}

/// What somebody who waits can know.
#[derive(Debug, Default)]
struct Told {
    begun: Option<Instant>,
    first: Option<Arc<Review>>,
    so_far: Option<Arc<Review>>,
}

impl Watch {
    /// How much is done, from 0 to 1.
    pub fn share(&self) -> f32 {
        let whole = self.whole.load(Ordering::Relaxed).max(1);
        (self.done.load(Ordering::Relaxed) as f32 / whole as f32).min(1.0)
    }

    /// How long it will still take, if the rest goes on as it has gone so far; nothing before that can be said.
    pub fn left(&self) -> Option<Duration> {
        let spent = self.told().begun?.elapsed();
        let share = self.share();
        (share > 0.01).then(|| spent.mul_f32((1.0 - share) / share))
    }

    /// What the review said first.
    pub fn first(&self) -> Option<Arc<Review>> {
        self.told().first.clone()
    }

    /// What the review says so far.
    pub fn so_far(&self) -> Option<Arc<Review>> {
        self.told().so_far.clone()
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the work soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(crate) fn begin(&self, whole: u64) {
        self.done.store(0, Ordering::Relaxed);
        self.planned(whole);
        self.told().begun = Some(Instant::now());
    }

    /// How much there is to do altogether: less than was thought, where a stage had little to do.
    pub(crate) fn planned(&self, whole: u64) {
        self.whole.store(whole, Ordering::Relaxed);
    }

    /// Notes how much is done.
    pub(crate) fn reached(&self, done: u64) -> Result<(), Ended> {
        self.done.store(done, Ordering::Relaxed);
        if self.is_stopped() { Err(Ended::Stopped) } else { Ok(()) }
    }

    /// Shows what the review says so far.
    pub(crate) fn tell(&self, review: &Review) {
        let review = Arc::new(review.clone());
        let mut told = self.told();
        told.first.get_or_insert_with(|| Arc::clone(&review));
        told.so_far = Some(review);
    }
}

/// Why there is no review.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Ended {
    /// It was told to stop.
    #[error("the review was stopped before its end; ask for it again")]
    Stopped,
    /// The game is still going on.
    #[error("the game is not over; a review looks back at a whole game")]
    NotOver,
    /// The record does not fit.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The table cannot be set up.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A blunder cannot be kept.
    #[error("{path} cannot be written ({error}); name a folder that is there")]
    Unkept {
        /// Where it should be.
        path: PathBuf,
        /// Why it is not.
        error: String,
    },
}

/// A game that can be reviewed.
pub trait Reviews: Send + Sync {
    /// Looks back at a finished game.
    fn review(&self, record: &Record, effort: Effort, watch: &Watch) -> Result<Review, Ended>;

    /// Finds positions of a finished game in which one answer is clearly best, and says what was looked at.
    fn find_exercises(
        &self,
        record: &Record,
        proving: Proving,
        wanted: Wanted,
    ) -> Result<(Vec<Exercise>, Tally), Ended>;

    /// Proves a position again; nothing if no answer is surely best.
    fn prove(&self, record: &Record, step: usize, proving: Proving) -> Result<Option<Exercise>, Ended>;

    /// Whether a short search still puts the best answer of an exercise before the second.
    fn holds(&self, record: &Record, exercise: &Exercise) -> Result<bool, Ended>;

    /// Plays games in which one seat is made to blunder, and reviews each.
    fn check_reviews(&self, plan: &Plan, watch: &Watch) -> Result<Checked, Ended>;
}

impl<G: Publish + Evaluate + Study> Reviews for Published<G> {
    fn review(&self, record: &Record, effort: Effort, watch: &Watch) -> Result<Review, Ended> {
        // Whatever is wrong with the record is found here.
        self.replay(record, None)?;
        let played = Replayed::read(self.rules(record.seats, &record.options)?, record);
        stages::review(&played, self.words(), effort, watch)
    }

    fn find_exercises(
        &self,
        record: &Record,
        proving: Proving,
        wanted: Wanted,
    ) -> Result<(Vec<Exercise>, Tally), Ended> {
        self.replay(record, None)?;
        let played = Replayed::read(self.rules(record.seats, &record.options)?, record);
        Ok(exercises::find(&played, self.words(), proving, wanted))
    }

    fn prove(&self, record: &Record, step: usize, proving: Proving) -> Result<Option<Exercise>, Ended> {
        self.replay(record, None)?;
        let played = Replayed::read(self.rules(record.seats, &record.options)?, record);
        Ok(exercises::prove_again(&played, self.words(), step, proving))
    }

    fn holds(&self, record: &Record, exercise: &Exercise) -> Result<bool, Ended> {
        self.replay(record, None)?;
        let played = Replayed::read(self.rules(record.seats, &record.options)?, record);
        Ok(exercises::holds(&played, exercise))
    }

    fn check_reviews(&self, plan: &Plan, watch: &Watch) -> Result<Checked, Ended> {
        check::run::<G>(self, plan, watch)
    }
}
