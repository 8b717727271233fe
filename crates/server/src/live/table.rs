//! One table in memory: the only place where its game goes on.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use orrery_bots::object::Player;
use orrery_core::object::MoveError;
use orrery_core::table::Acted;
use orrery_core::{Seat, SeatSet, TableObject};
use orrery_registry::Title;
use orrery_store::{
    Append, ChatLine, Deed, Entry, EntryKind, Loaded, Phase, Say, SeatRow, Sitting as Kept, StoreError,
};
use orrery_web::table::Occupant;
use tokio::sync::{Mutex as AsyncMutex, watch};

use super::seats::SeatError;
use super::sitting::Sitting;
use super::{answers, bots};
use crate::App;
use crate::app::now;
use crate::setup::Setup;

/// How many lines of the chat are kept in memory.
const CHAT: usize = 200;

/// A table in memory.
pub struct Live {
    /// Its id.
    pub id: String,
    /// Its game.
    pub title: Arc<dyn Title>,
    /// What it was opened with.
    pub setup: Setup,
    inner: AsyncMutex<Inner>,
    changed: watch::Sender<u64>,
    present: Mutex<BTreeMap<Seat, usize>>,
    /// Since when nobody looks at the table for a seat, if somebody did.
    gone: Mutex<BTreeMap<Seat, i64>>,
    retired: AtomicBool,
    /// Whether a bot plays for anybody.
    pub(super) stood_in: AtomicBool,
}

/// What only one task at a time may touch.
pub struct Inner {
    /// The game.
    pub table: Box<dyn TableObject>,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// What was said, the last lines of it.
    pub chat: Vec<ChatLine>,
    /// The bots, in seat order; one who thinks is away.
    pub(super) bots: Vec<Option<Box<dyn Player>>>,
    /// Whether somebody looks after the bots now.
    pub(super) tended: bool,
    /// How often something was taken back: as long as it is the same, the log has only grown.
    pub(super) undone: u64,
    /// Clocks, stand-ins and votes.
    pub(super) sitting: Sitting,
    /// Whether the store has them.
    pub(super) kept: bool,
    /// What was decided for somebody and is not written yet.
    pub(super) deeds: Vec<Deed>,
    /// Whether the game was given up.
    pub(super) given_up: bool,
    /// When something last happened.
    pub(super) last_at: i64,
    version: u64,
}

impl Inner {
    /// How many entries the store has of this table.
    pub fn version(&self) -> u64 {
        self.version
    }
}

/// Why a move was not made.
#[derive(Debug, thiserror::Error)]
pub enum LiveError {
    /// The table did not take it.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] orrery_core::UndoError),
    /// It cannot stand.
    #[error(transparent)]
    Standing(#[from] orrery_core::standing_answers::StandingError),
    /// Something about seats: one that is handed over, a vote.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// It could not be written down, so it was not made.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The table has been given up in memory; ask the hall again.
    #[error("the table was closed; reload the page")]
    Retired,
}

impl Live {
    pub(super) fn new(
        title: Arc<dyn Title>,
        table: Box<dyn TableObject>,
        setup: Setup,
        loaded: Loaded,
        kept: Option<Sitting>,
    ) -> Self {
        let seed = || {
            let mut bytes = [0; 8];
            getrandom::fill(&mut bytes).expect("the system has randomness");
            u64::from_le_bytes(bytes)
        };
        let bot = |place| setup.bot(place).map(|spec| title.player(spec, seed()));
        let bots = (0..setup.seats.len()).map(bot).collect();
        let inner = Inner {
            table,
            seats: loaded.seats,
            chat: Vec::new(),
            bots,
            tended: false,
            undone: 0,
            kept: kept.is_some(),
            sitting: kept.unwrap_or_default(),
            deeds: Vec::new(),
            given_up: loaded.table.phase == Phase::Abandoned,
            last_at: loaded.table.touched_at,
            version: loaded.table.version,
        };
        let stood_in = !inner.sitting.stand_ins.is_empty();
        Self {
            id: loaded.table.id,
            title,
            setup,
            inner: AsyncMutex::new(inner),
            changed: watch::Sender::new(0),
            present: Mutex::default(),
            gone: Mutex::default(),
            retired: AtomicBool::new(false),
            stood_in: AtomicBool::new(stood_in),
        }
    }

    /// The table, for as long as the guard is held.
    pub async fn inner(&self) -> tokio::sync::MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    /// Hears of every change.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    pub(super) fn retire(&self) {
        self.retired.store(true, Ordering::Release);
        self.tell();
    }

    /// Whether the hall has forgotten this table.
    pub fn is_retired(&self) -> bool {
        self.retired.load(Ordering::Acquire)
    }

    /// Makes a decision. Once this is answered, it is on disk, and everybody who listens has been told.
    pub async fn act(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: Seat,
        made: usize,
        action: String,
    ) -> Result<Acted, LiveError> {
        self.alter(app, move |_, _, inner| {
            inner.plays(seat)?;
            match inner.table.act(seat, made, &action)? {
                Acted::AlreadyDone => Ok((Acted::AlreadyDone, None)),
                Acted::Done => Ok((Acted::Done, Some(Vec::new()))),
            }
        })
        .await
    }

    /// Takes a decision back, if the seat has made as many as it says.
    pub async fn undo(self: &Arc<Self>, app: &Arc<App>, seat: Seat, made: usize) -> Result<(), LiveError> {
        self.alter(app, move |_, _, inner| {
            inner.plays(seat)?;
            if inner.table.made_by(seat) != made {
                return Ok(((), None));
            }
            let before = inner.table.decisions();
            inner.table.undo(seat)?;
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

    /// Changes the table, writes down what happened, tells everybody, and lets the bots go on. What `change` gives
    /// beside its answer is written after the new decisions; nothing at all is written for `None`.
    ///
    /// It runs as a task of its own: somebody who hangs up in the middle does not stop it half-way.
    pub(super) async fn alter<T: Send + 'static>(
        self: &Arc<Self>,
        app: &Arc<App>,
        change: impl FnOnce(&App, &Self, &mut Inner) -> Result<(T, Option<Vec<Entry>>), LiveError>
        + Send
        + 'static,
    ) -> Result<T, LiveError> {
        let (live, app) = (Arc::clone(self), Arc::clone(app));
        let task = tokio::spawn(async move {
            let mut inner = live.inner.lock().await;
            if live.is_retired() {
                return Err(LiveError::Retired);
            }
            let before = inner.table.decisions();
            let (answer, more) = change(&app, &live, &mut inner)?;
            let Some(more) = more else { return Ok(answer) };
            inner.undone += u64::from(inner.table.decisions() < before);
            if let Err(error) = live.write(&app, &mut inner, before, more).await {
                // The table in memory is ahead of the store: the store is right.
                drop(inner);
                app.hall.forget(&live.id);
                return Err(error.into());
            }
            app.notices.changed(&live.id, &inner.seats);
            drop(inner);
            live.tell();
            bots::wake(&app, &live);
            Ok(answer)
        });
        task.await.unwrap_or(Err(LiveError::Retired))
    }

    async fn write(
        &self,
        app: &App,
        inner: &mut Inner,
        before: usize,
        more: Vec<Entry>,
    ) -> Result<(), StoreError> {
        let at = now();
        let notes = answers::entries(&mut *inner.table);
        let kept = self.keeps(inner).then(|| self.kept(app, inner));
        let due_at = kept.as_ref().and_then(|kept| kept.due_at);
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
        let moves = new.len();
        let begun = Instant::now();
        inner.kept |= kept.is_some();
        inner.last_at = app.hall.alarm.now();
        inner.version = app.store.append_with(append, kept).await?;
        app.hall.alarm.set(due_at);
        app.metrics.written(self.title.id(), moves, begun.elapsed());
        Ok(())
    }

    /// What lies beside the game, brought up to date.
    fn kept(&self, app: &App, inner: &mut Inner) -> Kept {
        let now = app.hall.alarm.now();
        let position = self.settle(app, inner, now);
        self.stood_in.store(!inner.sitting.stand_ins.is_empty(), Ordering::Release);
        let terms = self.setup.clock.as_ref();
        Kept {
            state: serde_json::to_string(&inner.sitting).expect("a sitting is plain data"),
            due_at: inner.sitting.due_at(app.hall.alarm.hours(terms), &position, now),
            deeds: std::mem::take(&mut inner.deeds),
            decisions: inner.table.decisions() as u64,
        }
    }

    /// Says something in the chat.
    pub async fn say(&self, app: &App, say: Say) -> Result<(), StoreError> {
        let mut inner = self.inner.lock().await;
        let mut line = ChatLine {
            number: 0,
            account: say.account.clone(),
            seat: say.seat,
            name: say.name.clone(),
            text: say.text.clone(),
            at: say.at,
        };
        line.number = app.store.say(say).await?;
        inner.chat.push(line);
        if inner.chat.len() > CHAT {
            inner.chat.remove(0);
        }
        drop(inner);
        self.tell();
        Ok(())
    }

    /// Reads what was said before this table came into memory.
    pub async fn recall_chat(&self, app: &App) -> Result<(), StoreError> {
        let mut inner = self.inner.lock().await;
        if inner.chat.is_empty() {
            inner.chat = app.store.last_chat(&self.id, CHAT as u32).await?;
        }
        Ok(())
    }

    /// Somebody looks at the table for these seats.
    pub fn enter(&self, seats: SeatSet) {
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        for seat in seats.iter() {
            *present.entry(seat).or_default() += 1;
        }
        drop(present);
        self.tell();
    }

    /// They look no longer.
    pub fn leave(&self, seats: SeatSet) {
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        for seat in seats.iter() {
            if let Some(count) = present.get_mut(&seat) {
                *count = count.saturating_sub(1);
                self.gone.lock().unwrap_or_else(PoisonError::into_inner).insert(seat, now());
            }
        }
        drop(present);
        self.tell();
    }

    /// Whether any person looks at the table for a seat.
    pub fn is_watched(&self) -> bool {
        let present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        present.values().any(|count| *count > 0)
    }

    /// Since when nobody looks at the table for a seat, as far as is known; nothing while somebody does.
    pub(super) fn away_since(&self, seat: Seat) -> Option<i64> {
        let present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        if present.get(&seat).is_some_and(|count| *count > 0) {
            return None;
        }
        let gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        Some(gone.get(&seat).copied().unwrap_or_default())
    }

    /// Who sits where, as everybody may know.
    pub fn sitters(&self, inner: &Inner) -> Vec<Occupant> {
        let present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        let sitter = |row: &SeatRow| Occupant {
            name: row.name.clone(),
            bot: self.setup.seats.get(usize::from(row.seat)).and_then(|seat| seat.bot.clone()),
            present: present.get(&Seat::new(row.seat)).is_some_and(|count| *count > 0),
            stand_in: inner.sitting.stand_in(Seat::new(row.seat)).map(|stand_in| stand_in.level.clone()),
            time: None,
        };
        inner.seats.iter().map(sitter).collect()
    }

    /// The seats of an account.
    pub fn seats_of(inner: &Inner, account: Option<&str>) -> SeatSet {
        let own = |row: &&SeatRow| account.is_some() && row.holder.account() == account;
        inner.seats.iter().filter(own).map(|row| Seat::new(row.seat)).collect()
    }
}
