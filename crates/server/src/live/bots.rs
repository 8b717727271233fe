//! The bots of a table: one task plays them for as long as one is awaited.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use orrery_bots::object::{Answer, Player};
use orrery_core::guide::Entry;
use orrery_core::{Guide, Seat, TableObject};
use tokio::time::{Instant, sleep, sleep_until};
use tracing::Instrument as _;

use super::deeds::Scribe;
use super::elsewhere;
use super::side_state::StandIn;
use super::table::{Inner, Live, LiveError};
use crate::App;

/// Starts the task that plays the bots of a table, if one is awaited and no such task runs.
pub(super) fn wake(app: &Arc<App>, live: &Arc<Live>) {
    if live.setup.seats.iter().all(|seat| seat.bot.is_none()) && !live.stood_in.load(Ordering::Acquire) {
        return;
    }
    let (app, live) = (Arc::clone(app), Arc::clone(live));
    let tending = async move {
        if !begins_to_tend(&app, &live) {
            return;
        }
        // One of all servers plays them.
        let name = format!("bots {}", live.id);
        while let Err(wait) = elsewhere::take(&app, &name).await {
            sleep(wait).await;
            if !still_tends(&app, &live) {
                return;
            }
        }
        let playing = async {
            let mut turn = BotTurn::default();
            while step(&app, &live, &mut turn).await {}
            turn.end(&live);
        };
        elsewhere::keeping(&app, &name, playing).await;
        // Somebody may have found the bots tended at the very end.
        if app.store.is_shared() && awaits_bots(&app, &live) {
            wake(&app, &live);
        }
    };
    tokio::spawn(tending.in_current_span());
}

/// Whether a bot is awaited at a table that is looked at here, and no task plays it.
fn awaits_bots(app: &App, live: &Live) -> bool {
    let inner = live.inner();
    !live.is_retired() && !inner.tended && awaited(app, &inner, live).is_some()
}

/// Whether the task that waits for the bots of a table still has something to wait for.
fn still_tends(app: &App, live: &Live) -> bool {
    let mut inner = live.inner();
    inner.tended = !live.is_retired() && awaited(app, &inner, live).is_some();
    inner.tended
}

/// Decisions of one turn that are made at the full pace; what follows is quicker, so that a long turn is not a long wait.
const FOLLOWED: u32 = 2;
/// How much quicker.
const QUICKER: u32 = 4;

/// Whose decisions follow each other, how many there were, and since when.
#[derive(Default)]
struct BotTurn {
    seat: Option<(Seat, Instant)>,
    decisions: u32,
}

impl BotTurn {
    /// How long this decision takes at least when somebody watches.
    fn pace(&mut self, live: &Live, seat: Seat, pace: Duration) -> Duration {
        if self.seat.is_none_or(|(other, _)| other != seat) {
            self.end(live);
            *self = Self { seat: Some((seat, Instant::now())), decisions: 0 };
        }
        self.decisions += 1;
        if self.decisions > FOLLOWED { pace / QUICKER } else { pace }
    }

    /// Somebody else decides: readers are told how long such a turn takes.
    fn end(&self, live: &Live) {
        if let Some((seat, since)) = self.seat {
            live.bot_took(seat, since.elapsed());
        }
    }
}

/// Claims the bots of a table for this task; false if another task has them, or none is awaited.
fn begins_to_tend(app: &App, live: &Live) -> bool {
    let mut inner = live.inner();
    let begins = !inner.tended && awaited(app, &inner, live).is_some();
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
    /// At a guided table, what the teacher counts on as long as the learner follows.
    prepared: Option<Vec<String>>,
}

/// What a bot has to think about next. With nothing, the task of the bots ends.
fn next_turn(app: &App, live: &Live) -> Option<Turn> {
    let mut inner = live.inner();
    let seat = if live.is_retired() { None } else { awaited(app, &inner, live) };
    let turn = seat.and_then(|seat| {
        let (bot, stand_in) = brain(&mut inner, live, seat)?;
        let (table, made) = (inner.table.now(), inner.table.made_by(seat));
        let prepared = live.guide().and_then(|guide| prepared(guide, &*inner.table, seat));
        Some(Turn { seat, bot, stand_in, table, made, prepared })
    });
    inner.tended = turn.is_some();
    turn
}

/// What a guide has a seat do now. Cards that are picked one after another are one decision of a table, with its end.
fn prepared(guide: &Guide, table: &dyn TableObject, seat: Seat) -> Option<Vec<String>> {
    let next = guide.prepared(table, seat).filter(|action| table.check(seat, action).is_ok())?;
    let verb = next.split(' ').next();
    let own = |entry: &Entry| match entry {
        Entry::Move(whose, action) if usize::from(*whose) == seat.index() => Some(action.clone()),
        Entry::Move(..) | Entry::Step(_) => None,
    };
    let mut places = guide.line.iter().enumerate().filter(|(_, entry)| own(entry).is_some());
    let (place, _) = places.nth(table.made_by(seat))?;
    let mut following = guide.line[place..].iter().map_while(own).peekable();
    let mut actions = Vec::new();
    while let Some(action) = following.next_if(|action| action.split(' ').next() == verb) {
        actions.push(action);
    }
    let neutral = table.ask(seat)?.neutral;
    actions.extend(following.next_if(|action| actions.len() > 1 && Some(action) == neutral.as_ref()));
    // Answers that decline belong to questions of their own.
    actions.truncate(if neutral.as_deref() == Some(next) { 1 } else { actions.len() });
    Some(actions)
}

/// The first awaited seat that a bot plays, its own or for somebody. Nobody thinks where only bots play and nobody looks.
fn awaited(app: &App, inner: &Inner, live: &Live) -> Option<Seat> {
    let bot =
        |seat: &Seat| live.setup.bot(seat.index()).is_some() || inner.side_state.stand_in(*seat).is_some();
    let seat = inner.table.awaiting().iter().find(bot).filter(|_| !inner.given_up)?;
    // Set before it is checked: whoever looks afterwards finds it and wakes the bots.
    live.paused.store(true, Ordering::SeqCst);
    if live.is_paused(app, inner) {
        return None;
    }
    live.paused.store(false, Ordering::SeqCst);
    Some(seat)
}

/// The bot of a seat; a stand-in is made for each decision.
fn brain(inner: &mut Inner, live: &Live, seat: Seat) -> Option<(Box<dyn Player>, Option<StandIn>)> {
    let Some(stand_in) = inner.side_state.stand_in(seat).cloned() else {
        return Some((inner.bots[seat.index()].take()?, None));
    };
    let spec = stand_in.level.parse().ok()?;
    let seed = live.setup.stand_in_seed(seat.index(), inner.table.decisions());
    Some((live.title.player(spec, seed), Some(stand_in)))
}

/// One decision of a bot; false if there is none left to make.
async fn step(app: &Arc<App>, live: &Arc<Live>, turn: &mut BotTurn) -> bool {
    let Some(Turn { seat, mut bot, stand_in, table, made, prepared }) = next_turn(app, live) else {
        return false;
    };
    let names = live.names();

    let pace = turn.pace(live, seat, app.tables.think_pool.pace.0);
    let pace = if live.is_watched() { pace } else { Duration::ZERO };
    let soonest = Instant::now() + pace;
    let title = Arc::clone(&live.title);
    let thought = app.tables.think_pool.think(live.payer(), move || {
        let answer = match prepared.as_deref() {
            Some([first, ..]) => Answer::plain(first.clone()),
            Some([]) | None => bot.choose(&*table, seat),
        };
        let scribe = Scribe { title: &*title, names: &names };
        let why = stand_in.map(|stand_in| {
            let thought = scribe.chosen(&*table, seat, &stand_in.level, &answer);
            (stand_in, thought)
        });
        (bot, answer.notation, prepared, why)
    });
    let Some((bot, action, prepared, why)) = thought.await else {
        tracing::error!(table = live.id, seat = seat.index(), "a bot has failed; the table is loaded anew");
        app.tables.discard(live);
        return false;
    };
    sleep_until(soonest).await;
    let done = if let Some(why) = why {
        live.act_for(app, seat, made, action, why).await
    } else {
        live.inner().bots[seat.index()] = Some(bot);
        let actions = prepared.unwrap_or_else(|| vec![action]);
        live.decide(app, seat, made, actions, false).await.map(|_| ())
    };
    // Refused or stale: the table has changed meanwhile, and the bot thinks again.
    match done {
        Ok(()) | Err(LiveError::Move(_) | LiveError::Seat(_)) => true,
        Err(error) => {
            tracing::warn!(table = live.id, %error, "a bot's decision was not kept");
            live.inner().tended = false;
            false
        }
    }
}
