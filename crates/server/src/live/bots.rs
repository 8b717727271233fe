//! Bots think away from the threads that serve, a few at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use orrery_bots::object::Player;
use orrery_core::{Seat, TableObject};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until};

use super::deeds::Scribe;
use super::sitting::StandIn;
use super::table::{Inner, Live, LiveError};
use crate::App;

/// How long bots take when somebody watches, so that one can follow them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace(pub Duration);

/// Where bots think: a few places, and whoever finds none waits in order.
pub struct Desk {
    places: Semaphore,
    /// How many places there are.
    most: usize,
    waiting: AtomicUsize,
    pace: Pace,
}

/// One who waits for a place, until he has one or gives up.
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

impl Desk {
    /// A desk with so many places.
    pub fn new(places: usize, pace: Pace) -> Self {
        let most = places.max(1);
        Self { places: Semaphore::new(most), most, waiting: AtomicUsize::new(0), pace }
    }

    /// How many think now.
    pub fn thinking(&self) -> usize {
        self.most.saturating_sub(self.places.available_permits())
    }

    /// How many wait for a place.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Thinks when a place is free, on a thread of its own.
    pub async fn think<T: Send + 'static>(&self, think: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let waits = Waits::among(&self.waiting);
        let _place = self.places.acquire().await.ok()?;
        drop(waits);
        tokio::task::spawn_blocking(think).await.ok()
    }
}

/// Lets the bots of a table go on, if it waits for one and nobody looks after them yet.
pub(super) fn wake(app: &Arc<App>, live: &Arc<Live>) {
    if live.setup.seats.iter().all(|seat| seat.bot.is_none()) && !live.stood_in.load(Ordering::Acquire) {
        return;
    }
    let (app, live) = (Arc::clone(app), Arc::clone(live));
    tokio::spawn(async move {
        if !begins_to_tend(&live) {
            return;
        }
        while step(&app, &live).await {}
    });
}

/// Takes on the bots of a table; false if somebody does already, or none of them is awaited.
fn begins_to_tend(live: &Live) -> bool {
    let mut inner = live.inner();
    let begins = !inner.tended && awaited(&inner, live).is_some();
    inner.tended |= begins;
    begins
}

/// A decision that a bot owes.
struct Turn {
    seat: Seat,
    bot: Box<dyn Player>,
    stand_in: Option<StandIn>,
    table: Box<dyn TableObject>,
    made: usize,
}

/// What a bot has to think about next; with nothing, nobody looks after the bots any more.
fn next_turn(live: &Live) -> Option<Turn> {
    let mut inner = live.inner();
    let seat = if live.is_retired() { None } else { awaited(&inner, live) };
    let turn = seat.and_then(|seat| {
        let (bot, stand_in) = brain(&mut inner, live, seat)?;
        let (table, made) = (inner.table.now(), inner.table.made_by(seat));
        Some(Turn { seat, bot, stand_in, table, made })
    });
    inner.tended = turn.is_some();
    turn
}

/// The first awaited seat that a bot plays, its own or for somebody.
fn awaited(inner: &Inner, live: &Live) -> Option<Seat> {
    let bot = |seat: &Seat| live.setup.bot(seat.index()).is_some() || inner.sitting.stand_in(*seat).is_some();
    inner.table.awaiting().iter().find(bot).filter(|_| !inner.given_up)
}

/// The bot of a seat; one that only stands in for somebody is made for each decision.
fn brain(inner: &mut Inner, live: &Live, seat: Seat) -> Option<(Box<dyn Player>, Option<StandIn>)> {
    let Some(stand_in) = inner.sitting.stand_in(seat).cloned() else {
        return Some((inner.bots[seat.index()].take()?, None));
    };
    let spec = stand_in.level.parse().ok()?;
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).ok()?;
    Some((live.title.player(spec, u64::from_le_bytes(seed)), Some(stand_in)))
}

/// One decision of a bot; false if there is none left to make.
async fn step(app: &Arc<App>, live: &Arc<Live>) -> bool {
    let Some(Turn { seat, mut bot, stand_in, table, made }) = next_turn(live) else { return false };
    let names = live.names();

    let pace = if live.is_watched() { app.hall.desk.pace.0 } else { Duration::ZERO };
    let soonest = Instant::now() + pace;
    let title = Arc::clone(&live.title);
    let thought = app.hall.desk.think(move || {
        let answer = bot.choose(&*table, seat);
        let scribe = Scribe { title: &*title, names: &names };
        let why = stand_in.map(|stand_in| {
            let thought = scribe.chosen(&*table, seat, &stand_in.level, &answer);
            (stand_in, thought)
        });
        (bot, answer, why)
    });
    let Some((bot, answer, why)) = thought.await else {
        tracing::error!(table = live.id, seat = seat.index(), "a bot has failed; the table is loaded anew");
        app.hall.discard(live);
        return false;
    };
    sleep_until(soonest).await;
    let done = if let Some(why) = why {
        live.act_for(app, seat, made, answer.notation, why).await
    } else {
        live.inner().bots[seat.index()] = Some(bot);
        live.act(app, seat, made, answer.notation).await.map(|_| ())
    };
    // Refused or stale: the table has changed meanwhile, and the bot looks again.
    match done {
        Ok(()) | Err(LiveError::Move(_) | LiveError::Seat(_)) => true,
        Err(error) => {
            tracing::warn!(table = live.id, %error, "a bot's decision was not kept");
            live.inner().tended = false;
            false
        }
    }
}
