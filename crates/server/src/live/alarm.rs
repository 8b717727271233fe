//! Wakes the next table at which a clock runs out, a vote ends or a bot was left alone, even if nobody has it open. One
//! task for all tables; an index of the store knows what is due next.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use orrery_store::{Lease, Outage, Store, StoreError};
use tokio::sync::Notify;
use tokio::time::sleep;

use super::elsewhere;
use crate::App;
use crate::app;
use crate::clock::{Calendar, Clock, FOREVER};

/// How often the store is told that a server runs, while any clock runs. A killed server costs at most this much time,
/// which is given back to all.
const HEARTBEAT: i64 = 30 * 1000;
/// Tables that are served at once.
const AT_ONCE: u32 = 64;
/// A table that cannot be opened is tried again after this time.
const LATER: i64 = 60 * 60 * 1000;
/// The wait after an error.
const BREATH: i64 = 1000;

/// The lease of the server that looks after the clocks.
const CLOCKS: &str = "clocks";

/// How far the clock of the system may be from the time that has passed; beyond that it was set.
const TOLERANCE: i64 = 5 * 1000;

/// The time, the outages, and what is due next.
///
/// Time is counted from the start of the server and not read from the system's clock, so that setting that clock runs
/// nobody's time out. [`keep_time`] notices such a step, follows it, and notes what was skipped as an outage.
pub struct Alarm {
    ring: Notify,
    next: AtomicI64,
    /// What the system's clock said at the start, and when that was.
    begun: (i64, Instant),
    /// How far steps have moved the time since.
    shift: AtomicI64,
    /// How far tests have set the system's clock.
    set_by: AtomicI64,
    outages: RwLock<Arc<[Outage]>>,
    /// Whether this server looks after the clocks.
    kept_here: AtomicBool,
}

impl Default for Alarm {
    fn default() -> Self {
        Self {
            ring: Notify::new(),
            next: AtomicI64::new(FOREVER),
            begun: (app::now(), Instant::now()),
            shift: AtomicI64::new(0),
            set_by: AtomicI64::new(0),
            outages: RwLock::new(Arc::new([])),
            kept_here: AtomicBool::new(false),
        }
    }
}

impl Alarm {
    /// Milliseconds since 1970, as clocks count them.
    pub fn now(&self) -> i64 {
        let (at, begun) = self.begun;
        at + begun.elapsed().as_millis() as i64 + self.shift.load(Ordering::Relaxed)
    }

    /// Milliseconds since 1970, as the system has them.
    fn system_now(&self) -> i64 {
        app::now() + self.set_by.load(Ordering::Relaxed)
    }

    /// Lets time pass: for tests.
    pub fn pass(&self, time: Duration) {
        let time = time.as_millis() as i64;
        self.shift.fetch_add(time, Ordering::Relaxed);
        self.set_clock(time);
    }

    /// Sets the system's clock by so many milliseconds, as far as this server is concerned: for tests.
    pub fn set_clock(&self, by: i64) {
        self.set_by.fetch_add(by, Ordering::Relaxed);
        self.check_again();
    }

    /// Checks the store again: something may be due that no table in memory knows of.
    pub fn check_again(&self) {
        self.ring.notify_one();
    }

    /// Loads the outages, before the first table is opened. While another server looks after the clocks there is none.
    pub async fn begin(&self, store: &Store) -> Result<(), StoreError> {
        let outages = match store.lease(CLOCKS, elsewhere::LEASE).await? {
            Lease::Mine => store.begin_serving(self.now()).await?,
            Lease::Taken { .. } => store.outages().await?,
        };
        self.set_outages(outages);
        Ok(())
    }

    /// Follows the clock of the database if it was set; whoever looks after the clocks notes that.
    pub(super) fn follow_database(&self) {
        let (from, to) = (self.now(), self.system_now());
        if (to - from).abs() <= TOLERANCE {
            return;
        }
        if self.kept_here.load(Ordering::Relaxed) {
            self.check_again();
        } else {
            self.shift.fetch_add(to - from, Ordering::Relaxed);
        }
    }

    fn set_outages(&self, outages: Vec<Outage>) {
        *self.outages.write().unwrap_or_else(PoisonError::into_inner) = outages.into();
    }

    /// When the clocks of a table run.
    pub fn calendar<'a>(&self, terms: Option<&'a Clock>) -> Calendar<'a> {
        let outages = Arc::clone(&self.outages.read().unwrap_or_else(PoisonError::into_inner));
        Calendar { window: terms.and_then(|terms| terms.window.as_ref()), outages }
    }

    /// Follows the system's clock if it was set; whether it was.
    async fn follow_system(&self, store: &Store) -> Result<bool, StoreError> {
        let (from, to) = (self.now(), self.system_now());
        if (to - from).abs() <= TOLERANCE {
            return Ok(false);
        }
        // Before it is written: what is written afterwards has the new time.
        self.shift.fetch_add(to - from, Ordering::Relaxed);
        match store.clock_was_set(from, to).await {
            Ok(outages) => self.set_outages(outages),
            Err(error) => {
                self.shift.fetch_sub(to - from, Ordering::Relaxed);
                return Err(error);
            }
        }
        tracing::warn!(
            seconds = (to - from) / 1000,
            "the clock of the system was set; that counts against nobody"
        );
        Ok(true)
    }

    /// Something is due then.
    pub(super) fn set(&self, due_at: Option<i64>) {
        let due_at = due_at.unwrap_or(FOREVER);
        if self.next.fetch_min(due_at, Ordering::AcqRel) > due_at {
            self.ring.notify_one();
        }
    }
}

/// Looks after all tables until the server ends: one of all servers does.
pub async fn keep_time(app: Arc<App>) {
    if elsewhere::wait_for(&app, CLOCKS).await {
        elsewhere::keeping(&app, CLOCKS, keep_time_alone(&app)).await;
    }
}

async fn keep_time_alone(app: &Arc<App>) {
    let heartbeats = if app.store.is_shared() { elsewhere::LEASE / 3 } else { HEARTBEAT };
    let alarm = &app.tables.alarm;
    alarm.kept_here.store(true, Ordering::Relaxed);
    let mut last_heartbeat = 0;
    loop {
        match alarm.follow_system(&app.store).await {
            Ok(true) => {
                last_heartbeat = 0;
                // Browsers connect again, and learn what time it is now.
                app.tables.forget_all();
            }
            Ok(false) => {}
            Err(error) => {
                tracing::warn!(%error, "the clock of the system was set, and that could not be noted");
            }
        }
        let next = serve_due(app).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "clocks could not be looked at");
            Some(alarm.now() + BREATH)
        });
        let now = alarm.now();
        if next.is_some() && now - last_heartbeat >= heartbeats {
            heartbeat(app, now).await;
            last_heartbeat = now;
        }
        let wait = next.map_or(heartbeats, |next| (next - now).clamp(0, heartbeats));
        tokio::select! {
            () = sleep(Duration::from_millis(wait as u64)) => {}
            () = alarm.ring.notified() => {}
            () = app.closed() => {
                // An orderly end gives no time back.
                if next.is_some() {
                    heartbeat(app, alarm.now()).await;
                }
                return;
            }
        }
    }
}

async fn heartbeat(app: &App, now: i64) {
    if let Err(error) = app.store.set_heartbeat(now).await {
        tracing::warn!(%error, "it could not be noted that the server serves");
    }
}

/// Wakes every table that is due; when the next one will be.
async fn serve_due(app: &Arc<App>) -> Result<Option<i64>, StoreError> {
    let alarm = &app.tables.alarm;
    // Setting a time meanwhile rings.
    alarm.next.store(FOREVER, Ordering::Release);
    loop {
        let due = app.store.due_tables(alarm.now(), AT_ONCE).await?;
        for id in &due {
            serve_table(app, id).await?;
        }
        if due.len() < AT_ONCE as usize {
            break;
        }
    }
    let next = app.store.next_table_due().await?;
    alarm.next.fetch_min(next.unwrap_or(FOREVER), Ordering::AcqRel);
    Ok(next)
}

async fn serve_table(app: &Arc<App>, id: &str) -> Result<(), StoreError> {
    let now = app.tables.alarm.now();
    let problem = match app.tables.opened(app, id).await {
        Ok(Some(live)) => match live.upkeep(app).await {
            Ok(()) => return Ok(()),
            // It is loaded again at once.
            Err(super::LiveError::Retired) => return app.store.put_off(id, Some(now + BREATH)).await,
            Err(error) => error.to_string(),
        },
        Ok(None) => return app.store.put_off(id, None).await,
        Err(_) => "it cannot be opened".to_owned(),
    };
    tracing::error!(table = id, problem, "a clock has run out and nothing could be done");
    app.store.put_off(id, Some(now + LATER)).await
}
