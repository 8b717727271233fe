//! Bots think away from the threads that serve, a few at a time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;

/// How long bots take when somebody watches, so that one can follow them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace(pub Duration);

/// Where bots think: a pool with a limited number of permits, granted in order.
pub struct ThinkPool {
    permits: Semaphore,
    /// How many permits there are.
    most: usize,
    waiting: AtomicUsize,
    pub(super) pace: Pace,
}

/// Counts a request that waits, until it has a permit or is dropped.
struct Waits<'a>(&'a AtomicUsize);

impl<'a> Waits<'a> {
    fn among(waiting: &'a AtomicUsize) -> Self {
        waiting.fetch_add(1, Ordering::Relaxed);
        Self(waiting)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl ThinkPool {
    /// A pool with this many permits.
    pub fn new(permits: usize, pace: Pace) -> Self {
        let most = permits.max(1);
        Self { permits: Semaphore::new(most), most, waiting: AtomicUsize::new(0), pace }
    }

    /// How many think now.
    pub fn thinking(&self) -> usize {
        self.most.saturating_sub(self.permits.available_permits())
    }

    /// How many wait for a permit.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Runs `think` on a blocking thread once a permit is free.
    pub async fn think<T: Send + 'static>(&self, think: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let waits = Waits::among(&self.waiting);
        let _permit = self.permits.acquire().await.ok()?;
        drop(waits);
        tokio::task::spawn_blocking(think).await.ok()
    }
}
