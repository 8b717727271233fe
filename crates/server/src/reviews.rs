//! Reviews of finished games, made one after another in the background, on a thread that gives way to everything else.

use std::collections::HashMap;
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use orrery_core::Record;
use orrery_registry::Title;
use orrery_review::{Effort, METHOD, Review, Watch};
use orrery_store::{Store, StoreError};
use serde::Deserialize;
use tokio::runtime::Handle;

use crate::app::now;
use crate::cookies::hashed;

/// Games that may wait; beyond that the reader has to come back.
const WAITING: usize = 32;

/// How much thought reviews are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thought {
    /// About a minute of one core for a game of two hours.
    #[default]
    Usual,
    /// Seconds, and much less sure.
    Quick,
    /// No reviews.
    Off,
}

impl Thought {
    /// The thought of this name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Usual, Self::Quick, Self::Off].into_iter().find(|thought| thought.name() == name)
    }

    /// Its name in flags and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Quick => "quick",
            Self::Off => "off",
        }
    }

    const fn effort(self) -> Option<Effort> {
        match self {
            Self::Usual => Some(Effort::USUAL),
            Self::Quick => Some(Effort::LITTLE),
            Self::Off => None,
        }
    }
}

/// How far the review of a table has come.
#[derive(Clone, PartialEq, Debug)]
pub enum Progress {
    /// It is there.
    Ready(Box<Review>),
    /// It is being made.
    Going {
        /// How much is done, from 0 to 1.
        share: f32,
        /// How many others are made before it.
        before: usize,
    },
    /// It could not be made.
    Failed(String),
    /// Too many wait.
    Full,
    /// This server makes none.
    Off,
}

/// What the thread has to do.
struct Job {
    id: String,
    ending: String,
    title: Arc<dyn Title>,
    record: Record,
    watch: Arc<Watch>,
}

/// One that is not finished.
enum Open {
    Going { number: u64, watch: Arc<Watch> },
    Failed(String),
}

/// Where reviews are made.
pub struct Reviewer {
    thought: Thought,
    queue: SyncSender<Job>,
    open: Arc<Mutex<HashMap<String, Open>>>,
}

impl Reviewer {
    /// Starts the thread; it ends with the last handle, and early if the server is about to end.
    pub fn new(thought: Thought, store: Store) -> std::io::Result<Self> {
        let (queue, jobs) = sync_channel::<Job>(WAITING);
        let open = Arc::<Mutex<HashMap<String, Open>>>::default();
        let (shared, runtime) = (Arc::clone(&open), Handle::current());
        if let Some(effort) = thought.effort() {
            let method = method(thought);
            thread::Builder::new().name("reviews".to_owned()).spawn(move || {
                give_way();
                while let Ok(job) = jobs.recv() {
                    let made = runtime.block_on(store.review(&job.id, &method, &job.ending));
                    let outcome = match made {
                        // Somebody asked at the very moment when it was finished.
                        Ok(Some(_)) => Ok(()),
                        Ok(None) => make(&job, effort).and_then(|body| {
                            let keep = store.keep_review(&job.id, &method, &job.ending, body, now());
                            let kept = runtime.block_on(keep);
                            kept.map_err(|error| error.to_string())
                        }),
                        Err(error) => Err(error.to_string()),
                    };
                    finish(&shared, &job, outcome);
                }
            })?;
        }
        Ok(Self { thought, queue, open })
    }

    /// The review of a finished table. If there is none yet, it is begun.
    pub async fn of(
        &self,
        store: &Store,
        id: &str,
        title: &Arc<dyn Title>,
        record: &Record,
    ) -> Result<Progress, StoreError> {
        if self.thought == Thought::Off {
            return Ok(Progress::Off);
        }
        let ending = ending(record);
        let kept = store.review(id, &method(self.thought), &ending).await?;
        // What an older program has kept may not be readable: then it is made anew.
        if let Some(review) = kept.and_then(|body| serde_json::from_str(&body).ok()) {
            return Ok(Progress::Ready(review));
        }
        Ok(self.begun(id, ending, title, record))
    }

    fn begun(&self, id: &str, ending: String, title: &Arc<dyn Title>, record: &Record) -> Progress {
        let mut open = lock(&self.open);
        let key = key(id, &ending);
        if let Some(known) = open.get(&key) {
            return progress(known, &open);
        }
        let watch = Arc::<Watch>::default();
        let job = Job {
            id: id.to_owned(),
            ending,
            title: Arc::clone(title),
            record: record.clone(),
            watch: Arc::clone(&watch),
        };
        match self.queue.try_send(job) {
            Ok(()) => {
                let last =
                    open.values().map(|open| if let Open::Going { number, .. } = open { *number } else { 0 });
                let number = 1 + last.max().unwrap_or(0);
                let going = Open::Going { number, watch };
                let progress = progress(&going, &open);
                open.insert(key, going);
                progress
            }
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => Progress::Full,
        }
    }

    /// Ends what is being made: the server is about to end.
    pub fn stop(&self) {
        for open in lock(&self.open).values() {
            if let Open::Going { watch, .. } = open {
                watch.stop();
            }
        }
    }
}

impl Drop for Reviewer {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Under which name the store keeps reviews of this method and thought.
fn method(thought: Thought) -> String {
    format!("{METHOD}-{}", thought.name())
}

/// What tells one ending of a table from another.
pub fn ending(record: &Record) -> String {
    hashed(&record.to_text())
}

/// Under which name a review is being made.
fn key(id: &str, ending: &str) -> String {
    format!("{id} {ending}")
}

fn lock(open: &Mutex<HashMap<String, Open>>) -> MutexGuard<'_, HashMap<String, Open>> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

fn progress(open: &Open, all: &HashMap<String, Open>) -> Progress {
    match open {
        Open::Failed(problem) => Progress::Failed(problem.clone()),
        Open::Going { number, watch } => {
            let earlier =
                |other: &&Open| matches!(other, Open::Going { number: first, .. } if first < number);
            Progress::Going { share: watch.share(), before: all.values().filter(earlier).count() }
        }
    }
}

/// Makes a review, as the store keeps it.
fn make(job: &Job, effort: Effort) -> Result<String, String> {
    let review = job.title.review(&job.record, effort, &job.watch).map_err(|error| error.to_string())?;
    Ok(serde_json::to_string(&review).expect("a review is plain data"))
}

fn finish(open: &Mutex<HashMap<String, Open>>, job: &Job, outcome: Result<(), String>) {
    let mut open = lock(open);
    let key = key(&job.id, &job.ending);
    open.remove(&key);
    if let Err(problem) = outcome {
        tracing::warn!(table = job.id, problem, "a review was not made");
        open.insert(key, Open::Failed(problem));
    }
}

/// On Linux a thread has a priority of its own: this one is asked last.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::debug!(%error, "reviews are made with the usual priority");
    }
}
