//! One table in memory: the only place where its game goes on.
//!
//! A change happens under a lock that is never held while anything is awaited, and is queued for the store there, so
//! that the store has all changes in their order. Once it is on disk, a snapshot of it is published for all readers.

mod catching_up;
mod chat;
mod presence;

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use orrery_bots::object::Player;
use orrery_core::object::MoveError;
use orrery_core::table::Acted;
use orrery_core::{Guide, Seat, SeatSet, TableObject, UndoError};
use orrery_registry::Title;
use orrery_store::{
    Append, Deed, Entry, EntryKind, Loaded, Phase, SeatRow, SideState as StoredSideState, StoreError,
    WritePermit,
};
use orrery_web::table::Occupant;
use tokio::sync::{Mutex as AsyncMutex, watch};
use tracing::Instrument as _;

use self::presence::Presence;
use super::drawing::Drawings;
use super::pending::Held;
use super::seats::SeatError;
use super::side_state::SideState;
use super::snapshot::Snapshot;
use super::together::Together;
use super::{answers, bots};
use crate::App;
use crate::app::now;
use crate::fair::Payer;
use crate::setup::Setup;

/// A table in memory.
pub struct Live {
    /// Its id.
    pub id: String,
    /// Its game.
    pub title: Arc<dyn Title>,
    /// What it was opened with.
    pub setup: Setup,
    /// Who sits where. A table whose seats change is dropped and loaded again.
    pub seats: Vec<SeatRow>,
    inner: Mutex<Inner>,
    published: watch::Sender<Arc<Snapshot>>,
    presence: Mutex<Presence>,
    /// Held while something is said, so that lines are published in the order of their numbers.
    speaking: AsyncMutex<()>,
    /// Held while a change is made and written, or while what another server has written is read: one at a time, so that
    /// no change is made on top of one that is refused.
    turn: AsyncMutex<()>,
    pub(super) drawings: Drawings,
    retired: AtomicBool,
    /// Whether a bot plays for anybody.
    pub(super) stood_in: AtomicBool,
    /// Whether the bots wait until somebody looks.
    pub(super) paused: AtomicBool,
    /// When somebody last asked for the table.
    looked_at: AtomicI64,
    /// For whom its bots think: an account and, once that has been here, where it is.
    payer: Mutex<Payer>,
    /// When it came into memory.
    pub(super) loaded_at: i64,
    /// Who shows the game to the others once it is over.
    pub(super) together: Together,
    /// How long the turns of bots usually take.
    usual_turns: Mutex<BTreeMap<Seat, Duration>>,
}

/// The game as it goes on. It may be ahead of the store, so readers get a [`Snapshot`] instead.
pub(super) struct Inner {
    /// The game.
    pub table: Box<dyn TableObject>,
    /// The bots, in seat order; absent while one thinks.
    pub bots: Vec<Option<Box<dyn Player>>>,
    /// Whether a task plays the bots now.
    pub tended: bool,
    /// How often something was taken back.
    pub(super) undone: u64,
    /// Clocks, stand-ins and votes.
    pub side_state: SideState,
    /// Whether the store has them.
    pub has_side_state: bool,
    /// What the owner of a pending decision sees.
    pub held: Option<Held>,
    /// What was decided for somebody and is not written yet.
    pub deeds: Vec<Deed>,
    /// Whether the game was given up.
    pub given_up: bool,
    /// When something last happened.
    pub last_at: i64,
    /// Since when each seat is asked, as far as this process knows: at the latest since the table was touched before it was loaded.
    asked_at: Vec<Option<i64>>,
    /// How many changes there were.
    pub(super) change: u64,
    /// How many entries the store has once everything that was queued is written.
    pub(super) version: u64,
    /// How often anything but entries was changed, when the table was loaded.
    pub(super) revision: u64,
    /// How often the store was given what lies beside the game.
    pub(super) side_changes: u64,
}

/// Why a move was not made.
#[derive(Debug, thiserror::Error)]
pub enum LiveError {
    /// The table did not take it.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// It cannot stand.
    #[error(transparent)]
    Standing(#[from] orrery_core::standing_answers::StandingError),
    /// Something about seats: one that is handed over, a vote.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// It could not be written down, so it was not made.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The table has been given up in memory; ask the registry again.
    #[error("the table was closed; reload the page")]
    Retired,
}

/// A change that is on its way to the disk.
struct Queued {
    written: Pin<Box<dyn Future<Output = Result<u64, StoreError>> + Send>>,
    change: Change,
}

/// What a change comes to once it is on disk.
struct Change {
    /// What is published then.
    snapshot: Snapshot,
    due_at: Option<i64>,
    moves: usize,
}

impl Live {
    pub(super) fn new(
        title: Arc<dyn Title>,
        mut table: Box<dyn TableObject>,
        setup: Setup,
        loaded: Loaded,
        side_state: Option<(SideState, u64)>,
        loaded_at: i64,
    ) -> Self {
        answers::spare_questions(&mut *table, &setup);
        let bot = |place| setup.bot(place).map(|spec| title.player(spec, setup.bot_seed(place)));
        let bots = (0..setup.seats.len()).map(bot).collect();
        let mut inner = Inner {
            table,
            bots,
            tended: false,
            undone: 0,
            has_side_state: side_state.is_some(),
            side_changes: side_state.as_ref().map_or(0, |(_, changes)| *changes),
            side_state: side_state.map(|(state, _)| state).unwrap_or_default(),
            held: None,
            deeds: Vec::new(),
            given_up: loaded.table.phase == Phase::Abandoned,
            last_at: loaded.table.touched_at,
            asked_at: Vec::new(),
            change: 0,
            version: loaded.table.version,
            revision: loaded.table.revision,
        };
        inner.note_asked(SeatSet::NOBODY, loaded.table.touched_at);
        inner.hold();
        let stood_in = !inner.side_state.stand_ins.is_empty();
        let payer = paying(&loaded);
        Self {
            id: loaded.table.id,
            title,
            setup,
            seats: loaded.seats,
            published: watch::Sender::new(Arc::new(inner.snapshot())),
            inner: Mutex::new(inner),
            presence: Mutex::default(),
            speaking: AsyncMutex::default(),
            turn: AsyncMutex::default(),
            drawings: Drawings::default(),
            retired: AtomicBool::new(false),
            stood_in: AtomicBool::new(stood_in),
            paused: AtomicBool::new(true),
            looked_at: AtomicI64::new(i64::MIN),
            payer: Mutex::new(payer),
            loaded_at,
            together: Together::default(),
            usual_turns: Mutex::default(),
        }
    }

    /// The guide of the game, if this is a guided table.
    pub fn guide(&self) -> Option<&Guide> {
        self.title.guide().filter(|_| self.setup.guided)
    }

    /// The table as it was last published.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.published.borrow())
    }

    /// The game, for as long as the guard is held.
    pub(super) fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(|poisoned| {
            // Somebody stopped in the middle of a change: nothing comes of it, and nobody goes on from there.
            self.retired.store(true, Ordering::Release);
            poisoned.into_inner()
        })
    }

    /// Hears of every change.
    pub fn listen(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.published.subscribe()
    }

    /// How many listen.
    pub(super) fn readers(&self) -> usize {
        self.published.receiver_count()
    }

    /// The registry drops this table: it does not change any more. Taken under the lock, so that what is queued later
    /// comes from another copy of the table.
    pub(super) fn retire(&self) {
        let inner = self.inner();
        self.retired.store(true, Ordering::Release);
        drop(inner);
        self.published.send_modify(|_| {});
    }

    /// Whether the registry has dropped this table.
    pub fn is_retired(&self) -> bool {
        self.retired.load(Ordering::Acquire)
    }

    /// Makes a decision at once. When this returns, it is on disk and published.
    pub async fn act(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: Seat,
        made: usize,
        action: String,
    ) -> Result<Acted, LiveError> {
        self.decide(app, seat, made, vec![action], false).await
    }

    /// Takes a decision back, if the seat has made as many as it says.
    pub async fn undo(self: &Arc<Self>, app: &Arc<App>, seat: Seat, made: usize) -> Result<(), LiveError> {
        self.undo_with(app, seat, made, move |table| table.undo(seat)).await
    }

    /// Takes back all that a seat has decided and can take back, if it has made as many as it says.
    pub async fn restart(self: &Arc<Self>, app: &Arc<App>, seat: Seat, made: usize) -> Result<(), LiveError> {
        self.undo_with(app, seat, made, move |table| table.restart(seat)).await
    }

    async fn undo_with(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: Seat,
        made: usize,
        mut undo: impl FnMut(&mut dyn TableObject) -> Result<(), UndoError> + Send + 'static,
    ) -> Result<(), LiveError> {
        self.alter(app, move |_, _, inner| {
            inner.plays(seat)?;
            if let Some(pending) = inner.pending(seat) {
                let meant = inner.made_with(pending) == made;
                inner.side_state.pending.take_if(|_| meant);
                return Ok(((), meant.then(Vec::new)));
            }
            if inner.table.made_by(seat) != made {
                return Ok(((), None));
            }
            let before = inner.table.decisions();
            undo(&mut *inner.table)?;
            // What was answered for the seat since its last own decision is taken back with it.
            let taken = before - inner.table.decisions();
            let entry = Entry {
                seat: seat.index() as u8,
                kind: EntryKind::Undo,
                action: String::new(),
                chance: "[]".to_owned(),
                at: now(),
            };
            Ok(((), Some(vec![entry; taken])))
        })
        .await
    }

    /// Changes the table, stores what happened, publishes it, and wakes the bots. The entries that `change` returns are
    /// written after the new decisions; with `None` nothing is written.
    ///
    /// It runs as a task of its own: a caller who disconnects does not stop it half-way. If another server was first, what
    /// that one has written is read, and `change` is asked again.
    pub(super) async fn alter<T: Send + 'static>(
        self: &Arc<Self>,
        app: &Arc<App>,
        mut change: impl FnMut(&App, &Self, &mut Inner) -> Result<(T, Option<Vec<Entry>>), LiveError>
        + Send
        + 'static,
    ) -> Result<T, LiveError> {
        let (live, shared) = (Arc::clone(self), Arc::clone(app));
        let changing = async move {
            let app = shared;
            let _unless_done = DiscardOnPanic { app: &app, live: &live };
            let _turn = live.turn.lock().await;
            let (answer, made, version, begun) = loop {
                let permit = app.store.reserve().await?;
                let (answer, queued) = match live.change(&app, permit, &mut change)? {
                    (answer, Some(queued)) => (answer, queued),
                    (answer, None) => return Ok(answer),
                };
                let begun = Instant::now();
                match queued.written.await {
                    Ok(version) => break (answer, queued.change, version, begun),
                    Err(StoreError::SomebodyWasFirst { .. }) if app.store.is_shared() => {
                        live.catch_up(&app).await?;
                    }
                    Err(error) => {
                        // The table in memory is ahead of the store: the store is right.
                        app.tables.discard(&live);
                        return Err(error.into());
                    }
                }
            };
            app.tables.alarm.set(made.due_at);
            app.metrics.written(live.title.id(), made.moves, begun.elapsed());
            app.notices.changed(&live.id, &live.seats);
            tracing::debug!(table = live.id, version, "the table was changed");
            live.publish(made.snapshot);
            bots::wake(&app, &live);
            Ok(answer)
        };
        let task = tokio::spawn(changing.in_current_span());
        // It stopped in the middle of a change.
        task.await.unwrap_or(Err(LiveError::Retired))
    }

    /// Changes the table and queues what happened, under the lock.
    fn change<T>(
        &self,
        app: &App,
        permit: WritePermit,
        change: impl FnOnce(&App, &Self, &mut Inner) -> Result<(T, Option<Vec<Entry>>), LiveError>,
    ) -> Result<(T, Option<Queued>), LiveError> {
        let mut inner = self.inner();
        if self.is_retired() {
            return Err(LiveError::Retired);
        }
        let begun = Instant::now();
        let before = inner.table.decisions();
        let outcome = change(app, self, &mut inner).map(|(answer, more)| {
            let queued = more.map(|more| self.queue(app, permit, &mut inner, before, more));
            (answer, queued)
        });
        drop(inner);
        app.metrics.locked(begun.elapsed());
        outcome
    }

    /// Queues what has just happened for the store.
    fn queue(
        &self,
        app: &App,
        permit: WritePermit,
        inner: &mut Inner,
        before: usize,
        more: Vec<Entry>,
    ) -> Queued {
        let at = now();
        let held = inner.held.is_some();
        inner.hold();
        inner.change += 1;
        inner.undone += u64::from(inner.table.decisions() < before || held);
        let notes = answers::entries(&mut *inner.table);
        let side_state = self.keeps(inner).then(|| self.stored_side_state(app, inner));
        let due_at = side_state.as_ref().and_then(|side_state| side_state.due_at);
        let table = &inner.table;
        // After an undo there are fewer decisions than before.
        let new = if table.decisions() > before { table.lines(before) } else { Vec::new() };
        let moves = new.iter().map(|line| Entry {
            seat: line.seat.index() as u8,
            kind: EntryKind::Move,
            action: line.action.clone(),
            chance: serde_json::to_string(&line.chance).expect("chance is plain data"),
            at,
        });
        let awaiting = table.awaiting();
        let append = Append {
            table: self.id.clone(),
            version: inner.version,
            entries: moves.chain(more).chain(notes).collect(),
            awaiting: awaiting.iter().fold(0, |bits, seat| bits | 1 << seat.index()),
            phase: match (awaiting.is_empty(), inner.given_up) {
                (true, _) => Phase::Over,
                (false, true) => Phase::Abandoned,
                (false, false) => Phase::Running,
            },
            at,
        };
        inner.has_side_state |= side_state.is_some();
        inner.side_changes += u64::from(side_state.is_some());
        inner.last_at = app.tables.alarm.now();
        inner.note_asked(new.iter().map(|line| line.seat).collect(), at);
        inner.version += append.entries.len() as u64;
        let written = Box::pin(permit.append_with(append, side_state));
        Queued { written, change: Change { snapshot: inner.snapshot(), due_at, moves: new.len() } }
    }

    /// Shows a change to everybody, unless a later one is shown already.
    pub(super) fn publish(&self, next: Snapshot) {
        self.published.send_if_modified(|current| {
            let newer = next.change > current.change;
            if newer {
                let edition = current.edition + 1;
                let (present, chat) = (current.present, Arc::clone(&current.chat));
                *current = Arc::new(Snapshot { chat, present, edition, ..next });
            }
            newer
        });
    }

    /// What lies beside the game, brought up to date.
    fn stored_side_state(&self, app: &App, inner: &mut Inner) -> StoredSideState {
        let now = app.tables.alarm.now();
        let position = self.settle(app, inner, now);
        self.stood_in.store(!inner.side_state.stand_ins.is_empty(), Ordering::Release);
        let terms = self.setup.clock.as_ref();
        StoredSideState {
            state: serde_json::to_string(&inner.side_state).expect("side state is plain data"),
            due_at: inner.side_state.due_at(app.tables.alarm.calendar(terms).hours(), &position, now),
            deeds: std::mem::take(&mut inner.deeds),
            decisions: inner.table.decisions() as u64,
            seen: inner.side_changes,
        }
    }

    /// For whom the bots of this table think.
    pub(super) fn payer(&self) -> Payer {
        self.payer.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Somebody is here; whoever pays for the bots pays as the one who they are.
    pub(super) fn meet(&self, payer: &Payer) {
        let mut known = self.payer.lock().unwrap_or_else(PoisonError::into_inner);
        if known.account() == payer.account() {
            known.clone_from(payer);
        }
    }

    /// A bot has taken this long for a turn.
    pub(super) fn bot_took(&self, seat: Seat, time: Duration) {
        let mut usual = self.usual_turns.lock().unwrap_or_else(PoisonError::into_inner);
        // The last turns count most.
        usual.entry(seat).and_modify(|usual| *usual = (*usual * 3 + time) / 4).or_insert(time);
    }

    /// How long a turn of a bot usually takes, in whole seconds.
    fn usual_turn(&self, seat: Seat) -> Option<u32> {
        let usual = self.usual_turns.lock().unwrap_or_else(PoisonError::into_inner);
        usual.get(&seat).map(|time| time.as_secs_f32().ceil() as u32)
    }

    /// Who sits where, as everybody may know.
    pub fn sitters(&self, snapshot: &Snapshot) -> Vec<Occupant> {
        let sitter = |row: &SeatRow| Occupant {
            name: row.name.clone(),
            bot: self.setup.seats.get(usize::from(row.seat)).and_then(|seat| seat.bot.clone()),
            present: snapshot.present.contains(Seat::new(row.seat)),
            stand_in: snapshot
                .side_state
                .stand_in(Seat::new(row.seat))
                .map(|stand_in| stand_in.level.clone()),
            asked_at: snapshot.asked_at.get(usize::from(row.seat)).copied().flatten(),
            time: None,
            usual_turn: self.usual_turn(Seat::new(row.seat)),
            invites: snapshot.side_state.rematch.as_ref().is_some_and(|rematch| rematch.by == row.seat),
        };
        self.seats.iter().map(sitter).collect()
    }

    /// What the seats are called.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|row| row.name.clone()).collect()
    }

    /// The seats of an account.
    pub fn seats_of(&self, account: Option<&str>) -> SeatSet {
        let own = |row: &&SeatRow| account.is_some() && row.holder.account() == account;
        self.seats.iter().filter(own).map(|row| Seat::new(row.seat)).collect()
    }
}

/// Drops a table from memory if the task that changes it panics, also if nobody waits for that task any more.
struct DiscardOnPanic<'a> {
    app: &'a App,
    live: &'a Arc<Live>,
}

impl Drop for DiscardOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(table = self.live.id, "a change has failed; the table is loaded anew");
            self.app.tables.discard(self.live);
        }
    }
}

/// Who pays for the bots of a table: the host who sits there, or else the first person.
fn paying(loaded: &Loaded) -> Payer {
    let mut sitting = loaded.seats.iter().filter_map(|row| row.holder.account());
    let host = loaded.table.host.as_deref();
    let first = sitting.clone().next();
    let seated = sitting.any(|account| Some(account) == host);
    Payer::account_alone(host.filter(|_| seated).or(first).or(host).unwrap_or_default())
}

impl Inner {
    /// Notes since when seats are asked, after these have decided.
    fn note_asked(&mut self, decided: SeatSet, at: i64) {
        let awaiting = self.table.awaiting();
        let since = |seat: Seat| {
            let before =
                self.asked_at.get(seat.index()).copied().flatten().filter(|_| !decided.contains(seat));
            awaiting.contains(seat).then(|| before.unwrap_or(at))
        };
        self.asked_at = self.table.seats().iter().map(since).collect();
    }

    /// What readers may see of this once it is on disk.
    pub(super) fn snapshot(&self) -> Snapshot {
        Snapshot {
            table: self.table.snapshot(),
            chat: Arc::default(),
            present: SeatSet::NOBODY,
            side_state: Arc::new(self.side_state.clone()),
            held: self.held.clone(),
            given_up: self.given_up,
            asked_at: self.asked_at.clone(),
            undone: self.undone,
            change: self.change,
            edition: 0,
            version: self.version,
        }
    }
}

#[cfg(test)]
mod tests;
