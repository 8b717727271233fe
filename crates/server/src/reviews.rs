//! Reviews of finished games, made one after another in the background, on a thread that gives way to everything else. The
//! next one is for whoever has had least.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use orrery_core::Record;
use orrery_registry::Title;
use orrery_review::{Effort, METHOD, Review, Watch};
use orrery_store::{Lease, Store, StoreError};
use serde::Deserialize;
use tokio::runtime::Handle;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::app::now;
use crate::cookies::hashed;
use crate::fair::{FairQueue, Payer, Ticket};
use crate::live::LEASE;

/// Games that may wait; beyond that the reader has to come back.
const WAITING: usize = 128;
/// How many of them may be one account's, or those of the guests at one address.
const EACH: usize = 4;

/// How much thought reviews are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thought {
    /// A first result within ten seconds of one core, minutes for all of it.
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
        /// How long it will still take, as far as that can be said.
        left: Option<Duration>,
        /// What it says so far.
        so_far: Option<Arc<Review>>,
    },
    /// It could not be made.
    Failed(String),
    /// So many reviews of this reader wait already.
    Enough {
        /// How many.
        most: usize,
    },
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
    Going { ticket: Ticket, watch: Arc<Watch> },
    Failed(String),
}

/// The reviews that wait or are being made.
struct ReviewQueue<J> {
    waiting: FairQueue<J>,
    open: HashMap<String, Open>,
    /// Whether the thread is to end.
    closed: bool,
}

impl<J> ReviewQueue<J> {
    fn new() -> Self {
        Self { waiting: FairQueue::new(1), open: HashMap::new(), closed: false }
    }

    /// How far a review has come; nothing if nobody has asked for it.
    fn progress(&self, key: &str) -> Option<Progress> {
        Some(match self.open.get(key)? {
            Open::Failed(problem) => Progress::Failed(problem.clone()),
            Open::Going { ticket, watch } => {
                let before = self.waiting.ahead(*ticket).unwrap_or(0);
                Progress::Going { share: watch.share(), before, left: watch.left(), so_far: watch.so_far() }
            }
        })
    }

    /// How far a review has come. If nobody has asked for it yet it waits from now on, if there is room for it.
    fn ask(&mut self, key: &str, payer: &Payer, job: impl FnOnce(Arc<Watch>) -> J) -> Progress {
        if let Some(known) = self.progress(key) {
            return known;
        }
        if self.waiting.waiting_of(payer) >= EACH {
            return Progress::Enough { most: EACH };
        }
        if self.waiting.waiting() >= WAITING {
            return Progress::Full;
        }
        let watch = Arc::<Watch>::default();
        let ticket = self.waiting.push(payer, job(Arc::clone(&watch)));
        let before = self.waiting.ahead(ticket).unwrap_or(0);
        self.open.insert(key.to_owned(), Open::Going { ticket, watch });
        Progress::Going { share: 0.0, before, left: None, so_far: None }
    }

    /// A review was made, or not.
    fn finish(&mut self, key: String, ticket: Ticket, now: Duration, outcome: Result<(), String>) {
        self.waiting.done(ticket, now);
        self.open.remove(&key);
        if let Err(problem) = outcome {
            tracing::warn!(review = key, problem, "a review was not made");
            self.open.insert(key, Open::Failed(problem));
        }
    }
}

/// Where reviews are made.
pub struct Reviewer {
    thought: Thought,
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<ReviewQueue<Job>>,
    /// Something waits, or the thread is to end.
    news: Condvar,
    begun: Instant,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, ReviewQueue<Job>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next review to make; nothing when the thread is to end.
    fn next(&self) -> Option<(Ticket, Job)> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(next) = queue.waiting.next(self.begun.elapsed()) {
                return Some(next);
            }
            queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Reviewer {
    /// Starts the thread; it ends with the last handle, and early if the server is about to end.
    pub fn new(thought: Thought, store: Store) -> std::io::Result<Self> {
        let shared = Arc::new(Shared {
            queue: Mutex::new(ReviewQueue::new()),
            news: Condvar::new(),
            begun: Instant::now(),
        });
        let (waiting, runtime) = (Arc::clone(&shared), Handle::current());
        if let Some(effort) = thought.effort() {
            let method = method(thought);
            thread::Builder::new().name("reviews".to_owned()).spawn(move || {
                give_way();
                while let Some((ticket, job)) = waiting.next() {
                    let made = runtime.block_on(made_or_mine(&store, &job, &method));
                    let _renewed = Renewal::begin(&runtime, &store, &job.id);
                    let kept = match made {
                        // Somebody asked at the very moment when it was finished.
                        Ok(true) => Ok(Ok(())),
                        Ok(false) => make(&job, effort).map(|body| {
                            let keep = store.keep_review(&job.id, &method, &job.ending, body, now());
                            runtime.block_on(keep)
                        }),
                        Err(error) => Ok(Err(error)),
                    };
                    let outcome = kept.map(|kept| {
                        if let Err(error) = kept {
                            // The database may be back soon: whoever asks again begins anew.
                            tracing::warn!(table = job.id, %error, "a review could not be kept");
                        }
                    });
                    waiting.queue().finish(
                        key(&job.id, &job.ending),
                        ticket,
                        waiting.begun.elapsed(),
                        outcome,
                    );
                }
            })?;
        }
        Ok(Self { thought, shared })
    }

    /// The review of a finished table as far as it has come; nothing if nobody has asked for it.
    pub async fn known(
        &self,
        store: &Store,
        id: &str,
        record: &Record,
    ) -> Result<Option<Progress>, StoreError> {
        if self.thought == Thought::Off {
            return Ok(None);
        }
        let ending = ending(record);
        let kept = store.review(id, &method(self.thought), &ending).await?;
        if let Some(review) = kept.and_then(|body| serde_json::from_str(&body).ok()) {
            return Ok(Some(Progress::Ready(review)));
        }
        Ok(self.shared.queue().progress(&key(id, &ending)))
    }

    /// The review of a finished table. If there is none yet, it is begun for this payer.
    pub async fn of(
        &self,
        store: &Store,
        id: &str,
        title: &Arc<dyn Title>,
        record: &Record,
        payer: &Payer,
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
        let key = key(id, &ending);
        let job = |watch| Job {
            id: id.to_owned(),
            ending,
            title: Arc::clone(title),
            record: record.clone(),
            watch,
        };
        let progress = self.shared.queue().ask(&key, payer, job);
        self.shared.news.notify_one();
        Ok(progress)
    }

    /// Ends what is being made: the server is about to end.
    pub fn stop(&self) {
        let mut queue = self.shared.queue();
        queue.closed = true;
        for open in queue.open.values() {
            if let Open::Going { watch, .. } = open {
                watch.stop();
            }
        }
        self.shared.news.notify_one();
    }
}

impl Drop for Reviewer {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Whether a review is there, made by this server or another one; if not, this server makes it now.
async fn made_or_mine(store: &Store, job: &Job, method: &str) -> Result<bool, StoreError> {
    loop {
        if store.review(&job.id, method, &job.ending).await?.is_some() {
            return Ok(true);
        }
        match store.lease(&lease(&job.id), LEASE).await? {
            Lease::Mine => return Ok(false),
            Lease::Taken { left } => sleep(Duration::from_millis(left.clamp(100, 1000) as u64)).await,
        }
    }
}

/// What a server holds while it makes the review of a table.
fn lease(id: &str) -> String {
    format!("review {id}")
}

/// Keeps the lease of a review until it is made.
struct Renewal(Option<JoinHandle<()>>);

impl Renewal {
    fn begin(runtime: &Handle, store: &Store, id: &str) -> Self {
        let (store, name) = (store.clone(), lease(id));
        Self(store.is_shared().then(|| {
            runtime.spawn(async move {
                loop {
                    sleep(Duration::from_millis(LEASE as u64 / 3)).await;
                    if let Err(error) = store.lease(&name, LEASE).await {
                        tracing::warn!(%error, "the lease of a review could not be renewed");
                    }
                }
            })
        }))
    }
}

impl Drop for Renewal {
    fn drop(&mut self) {
        if let Some(task) = &self.0 {
            task.abort();
        }
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

/// Makes a review, as the store keeps it.
fn make(job: &Job, effort: Effort) -> Result<String, String> {
    let made = catch_unwind(AssertUnwindSafe(|| job.title.review(&job.record, effort, &job.watch)));
    let made = made.map_err(|_| "the program made a mistake; its log says where".to_owned())?;
    let review = made.map_err(|error| error.to_string())?;
    Ok(serde_json::to_string(&review).expect("a review is plain data"))
}

/// On Linux a thread has a priority of its own: this one is asked last.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::debug!(%error, "reviews are made with the usual priority");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(queue: &mut ReviewQueue<String>, id: &str, who: &str) -> Progress {
        queue.ask(id, &Payer::account_alone(who), |_| id.to_owned())
    }

    const fn going(before: usize) -> Progress {
        Progress::Going { share: 0.0, before, left: None, so_far: None }
    }

    /// Whoever asks for many has a few of them wait; the next one's first comes before the second of those.
    #[test]
    fn nobody_waits_behind_everything_that_another_wants() {
        let mut queue = ReviewQueue::new();
        for number in 0..EACH {
            assert_eq!(ask(&mut queue, &format!("many{number}"), "ola"), going(number));
        }
        assert_eq!(ask(&mut queue, "more", "ola"), Progress::Enough { most: EACH });
        assert_eq!(ask(&mut queue, "many1", "ola"), going(1), "that one waits already");
        let (first, id) = queue.waiting.next(Duration::ZERO).expect("something waits");
        assert_eq!(id, "many0");
        assert_eq!(ask(&mut queue, "one", "jan"), going(2), "the one that is made, and perhaps another");
        assert_eq!(ask(&mut queue, "many2", "jan"), going(3), "whoever asks, it is the same review");
        let minute = Duration::from_mins(1);
        queue.finish(id, first, minute, Ok(()));
        let (second, id) = queue.waiting.next(minute).expect("something waits");
        assert_eq!(id, "one", "before the others of somebody who had a minute");
        queue.finish(id, second, 2 * minute, Err("no".to_owned()));
        assert_eq!(ask(&mut queue, "one", "jan"), Progress::Failed("no".to_owned()));
    }

    #[test]
    fn the_queue_has_an_end() {
        let mut queue = ReviewQueue::new();
        for number in 0..WAITING {
            let progress = ask(&mut queue, &number.to_string(), &format!("reader{number}"));
            assert!(matches!(progress, Progress::Going { .. }));
        }
        assert_eq!(ask(&mut queue, "last", "late"), Progress::Full);
    }
}
