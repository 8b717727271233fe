//! Bots think away from the threads that serve, a few at a time, in fair shares.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::fair::{FairQueue, Payer, Ticket};

/// How long bots take when somebody watches, so that one can follow them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace(pub Duration);

/// Where bots think and hints are found: a few at a time, and the next one is for whoever has had least.
pub struct ThinkPool {
    shared: Arc<Shared>,
    pub(super) pace: Pace,
}

struct Shared {
    /// How many think at once.
    most: usize,
    begun: Instant,
    queue: Mutex<FairQueue<oneshot::Sender<Turn>>>,
}

/// The right to think, as long as it is held.
struct Turn {
    shared: Arc<Shared>,
    ticket: Ticket,
}

/// A request that may still wait; it no longer does when this is dropped.
struct Waits {
    shared: Arc<Shared>,
    ticket: Ticket,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, FairQueue<oneshot::Sender<Turn>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives turns to those who are next, as long as there is room.
    fn dispatch(self: &Arc<Self>) {
        loop {
            let mut queue = self.queue();
            if queue.running() >= self.most {
                return;
            }
            let Some((ticket, granted)) = queue.next(self.begun.elapsed()) else { return };
            drop(queue);
            // Whoever is gone meanwhile gives it back at once.
            let _ = granted.send(Turn { shared: Arc::clone(self), ticket });
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.shared.queue().done(self.ticket, self.shared.begun.elapsed());
        self.shared.dispatch();
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        self.shared.queue().withdraw(self.ticket);
    }
}

impl ThinkPool {
    /// A pool with this many threads. One account has all of them but one at most, so that the next who comes does not
    /// wait for a long thought.
    pub fn new(threads: usize, pace: Pace) -> Self {
        let most = threads.max(1);
        let queue = Mutex::new(FairQueue::new((most - 1).max(1)));
        Self { shared: Arc::new(Shared { most, begun: Instant::now(), queue }), pace }
    }

    /// For whom how long was thought since this was last asked.
    pub fn spent(&self) -> Vec<(Payer, Duration)> {
        self.shared.queue().spent()
    }

    /// So long was thought for somebody at another server.
    pub fn charge(&self, payer: &Payer, time: Duration) {
        self.shared.queue().charge(payer, time);
    }

    /// How long was thought for somebody's house, as far as it counts here now.
    pub fn used(&self, payer: &Payer) -> Duration {
        self.shared.queue().used(payer, self.shared.begun.elapsed())
    }

    /// How many think now.
    pub fn thinking(&self) -> usize {
        self.shared.queue().running()
    }

    /// How many wait for their turn.
    pub fn waiting(&self) -> usize {
        self.shared.queue().waiting()
    }

    /// Runs `think` on a blocking thread when it is this payer's turn; nothing if it panics.
    pub async fn think<T: Send + 'static>(
        &self,
        payer: Payer,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = self.turn(&payer).await?;
        // The thread keeps the turn to its end, also if nobody waits for the answer any more.
        let thought = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            think()
        });
        thought.await.ok()
    }

    async fn turn(&self, payer: &Payer) -> Option<Turn> {
        let (grant, granted) = oneshot::channel();
        let ticket = self.shared.queue().push(payer, grant);
        let _waits = Waits { shared: Arc::clone(&self.shared), ticket };
        self.shared.dispatch();
        granted.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn pool(threads: usize) -> ThinkPool {
        ThinkPool::new(threads, Pace(Duration::ZERO))
    }

    /// A thought that ends when the sender is dropped.
    fn long(pool: &Arc<ThinkPool>, who: &str) -> (mpsc::Sender<()>, tokio::task::JoinHandle<Option<()>>) {
        let (end, ended) = mpsc::channel::<()>();
        let (pool, payer) = (Arc::clone(pool), Payer::account_alone(who));
        let task = tokio::spawn(async move { pool.think(payer, move || ended.recv().unwrap_or(())).await });
        (end, task)
    }

    async fn until(what: impl Fn() -> bool) {
        while !what() {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn somebody_else_does_not_wait_for_all_thoughts_of_one() {
        let pool = Arc::new(pool(2));
        let greedy: Vec<_> = (0..12).map(|_| long(&pool, "greedy")).collect();
        until(|| pool.thinking() == 1 && pool.waiting() == 11).await;
        // None of those has ended.
        assert_eq!(pool.think(Payer::account_alone("modest"), || 7).await, Some(7));
        assert_eq!((pool.thinking(), pool.waiting()), (1, 11));
        // Nobody knows in which order they came.
        let (ends, tasks): (Vec<_>, Vec<_>) = greedy.into_iter().unzip();
        drop(ends);
        for task in tasks {
            task.await.expect("it is not stopped").expect("it comes to its end");
        }
    }

    /// Whoever asks and hangs up has no more threads than others: the thought goes on, and counts.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_thought_that_nobody_waits_for_keeps_its_turn() {
        let pool = Arc::new(pool(1));
        let (end, task) = long(&pool, "greedy");
        until(|| pool.thinking() == 1).await;
        task.abort();
        assert!(task.await.is_err_and(|error| error.is_cancelled()));
        assert_eq!(pool.thinking(), 1, "it is still thought about");
        let (end_waiting, waiting) = long(&pool, "greedy");
        until(|| pool.waiting() == 1).await;
        waiting.abort();
        until(|| pool.waiting() == 0).await;
        drop((end, end_waiting));
        until(|| pool.thinking() == 0).await;
        assert_eq!(pool.think(Payer::account_alone("x"), || panic!("made for this test")).await, None::<()>);
        assert_eq!(pool.think(Payer::account_alone("x"), || 7).await, Some(7), "a panic gives its turn back");
    }
}
