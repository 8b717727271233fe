//! What people do about seats: hand one over and take it back, vote, and what happens when time is used up.

use std::sync::Arc;

use orrery_core::{Seat, SeatSet, TableObject};
use orrery_store::{Deed, Entry, EntryKind, SeatRow, StoreError};

use super::deeds::{Scribe, Thought};
use super::side_state::{Cause, Position, Rematch, SideState, StandIn, Until};
use super::snapshot::Snapshot;
use super::table::{Inner, Live, LiveError};
use super::votes::{Choice, Kind, Vote};
use crate::App;
use crate::clock::{AtZero, Clock, LEVELS};

const MINUTE: i64 = 60 * 1000;
/// Without a clock, a player who was asked and away for this long can be replaced.
const AWAY: i64 = 10 * MINUTE;
/// With a clock it is half of the time that there is, and no longer than this.
const AWAY_WITH_CLOCK: i64 = 24 * 60 * MINUTE;
/// The level of a bot that is voted in where the table has not agreed on one.
const USUAL: &str = "normal";
/// The most decisions of a bot that are shown to the owner of the seat.
const SHOWN: u32 = 60;

/// Why nothing was done about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeatError {
    /// A bot plays it now.
    #[error("a bot plays this seat; take it back first")]
    HandedOver,
    /// The game was given up.
    #[error("the game was given up")]
    GivenUp,
    /// Nobody plays for the seat, or it belongs to somebody else.
    #[error("no bot plays for a seat of yours here; reload the page")]
    NotHandedOver,
    /// There is no such level.
    #[error("no bot plays at this level; choose random, easy, normal, hard or expert")]
    Level,
    /// The person is there, or has not been away for long.
    #[error("this player has not been away for long; wait a little")]
    NotAway,
    /// This vote is over, or it is not for this person to vote.
    #[error("you have no vote here, or the vote is over; reload the page")]
    NoVote,
}

impl SeatError {
    /// The text that the page shows.
    pub const fn key(self) -> &'static str {
        match self {
            Self::HandedOver => "problem-handed-over",
            Self::GivenUp => "problem-given-up",
            Self::NotHandedOver => "problem-not-handed-over",
            Self::Level => "problem-level",
            Self::NotAway => "problem-not-away",
            Self::NoVote => "problem-no-vote",
        }
    }
}

/// A line in the record of the table.
fn note(seat: Seat, text: String, at: i64) -> Entry {
    Entry { seat: seat.index() as u8, kind: EntryKind::Note, action: text, chance: "[]".to_owned(), at }
}

/// Whether the owner of a seat plays it.
pub(super) fn plays(side_state: &SideState, given_up: bool, seat: Seat) -> Result<(), SeatError> {
    if given_up {
        return Err(SeatError::GivenUp);
    }
    if side_state.stand_in(seat).is_some() { Err(SeatError::HandedOver) } else { Ok(()) }
}

impl Inner {
    /// Whether the owner of a seat plays it now.
    pub fn plays(&self, seat: Seat) -> Result<(), SeatError> {
        plays(&self.side_state, self.given_up, seat)
    }

    /// A decision was made for somebody.
    fn did(&mut self, seat: Seat, decision: usize, thought: &Thought, at: i64) {
        let thought = thought.to_json();
        let seat = seat.index() as u8;
        self.deeds.push(Deed { decision: decision as u64, seat, thought, at });
        *self.side_state.unseen.entry(seat).or_default() += 1;
    }

    /// Who may vote: every account with a seat, once each, except the one concerned and those who have been replaced.
    fn voters(&self, seats: &[SeatRow], about: Option<Seat>) -> Vec<u8> {
        let absent = |seat: u8| {
            let stand_in = self.side_state.stand_ins.get(&seat);
            stand_in.is_some_and(|stand_in| stand_in.cause != Cause::Owner)
        };
        let concerned = about.and_then(|seat| seats.get(seat.index())?.holder.account());
        let mut accounts = Vec::new();
        let mut voters = Vec::new();
        for row in seats {
            let Some(account) = row.holder.account() else { continue };
            if Some(account) != concerned && !absent(row.seat) && !accounts.contains(&account) {
                accounts.push(account);
                voters.push(row.seat);
            }
        }
        voters
    }
}

impl Live {
    /// How the table lies there.
    pub(super) fn position(&self, app: &App, inner: &Inner) -> Position {
        let table = &*inner.table;
        let awaiting = table.awaiting();
        let seats = table.seats();
        // Only who is played for a while needs to know the round.
        let chapter = if inner.side_state.stand_ins.is_empty() { None } else { self.title.chapter(table) };
        Position {
            awaiting,
            bots: seats.iter().filter(|seat| self.setup.bot(seat.index()).is_some()).collect(),
            made: seats.iter().map(|seat| table.made_by(seat)).collect(),
            chapter,
            ended: awaiting.is_empty() || inner.given_up,
            paused: self.is_paused(app, inner),
        }
    }

    /// Whether bots wait until somebody looks: every seat is a bot's or was handed to one by its owner, and nobody has
    /// looked lately. What was taken from somebody is played to its end.
    pub(super) fn is_paused(&self, app: &App, inner: &Inner) -> bool {
        let bots_alone = inner.table.seats().iter().all(|seat| {
            let stand_in = inner.side_state.stand_in(seat);
            self.setup.bot(seat.index()).is_some() || stand_in.is_some_and(|one| one.cause == Cause::Owner)
        });
        bots_alone && !self.is_looked_at(app)
    }

    /// The seats that a bot stands in for.
    pub fn handed(&self) -> SeatSet {
        self.snapshot().side_state.handed()
    }

    /// Brings clocks, stand-ins and votes up to date.
    pub(super) fn settle(&self, app: &App, inner: &mut Inner, now: i64) -> Position {
        let terms = self.setup.clock.as_ref();
        let position = self.position(app, inner);
        let calendar = app.tables.alarm.calendar(terms);
        inner.side_state.settle(terms, calendar.hours(), &position, now);
        position
    }

    /// Whether this table keeps anything beside its game.
    pub(super) fn keeps(&self, inner: &Inner) -> bool {
        self.setup.clock.is_some() || inner.has_side_state || !inner.side_state.is_empty()
    }

    fn stand_in(
        &self,
        inner: &mut Inner,
        seat: Seat,
        level: &str,
        until: Until,
        cause: Cause,
        at: i64,
    ) -> Entry {
        // What its owner has decided is decided.
        if let Err(error) = inner.commit(seat) {
            tracing::warn!(table = self.id, %error, "a pending decision was dropped");
        }
        let stand_in = StandIn {
            level: level.to_owned(),
            until,
            cause,
            made: inner.table.made_by(seat),
            chapter: self.title.chapter(&*inner.table),
            at,
        };
        inner.side_state.hand_over(seat, stand_in);
        note(seat, format!("stand-in {level} {} {}", until.name(), cause.name()), at)
    }

    /// A bot plays a seat from now on, because its owner wants it.
    pub async fn hand_over(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: Seat,
        level: &str,
        until: Until,
    ) -> Result<(), LiveError> {
        let level = LEVELS.into_iter().find(|known| *known == level).ok_or(SeatError::Level)?;
        let at = app.tables.alarm.now();
        self.alter(app, move |_, live, inner| {
            inner.plays(seat)?;
            if inner.table.awaiting().is_empty() || live.setup.bot(seat.index()).is_some() {
                return Err(SeatError::GivenUp.into());
            }
            let note = live.stand_in(inner, seat, level, until, Cause::Owner, at);
            Ok(((), Some(vec![note])))
        })
        .await
    }

    /// The owner has the seat again. A bot that thinks about it thinks in vain.
    pub async fn take_back(self: &Arc<Self>, app: &Arc<App>, seat: Seat) -> Result<(), LiveError> {
        let at = app.tables.alarm.now();
        self.alter(app, move |_, live, inner| {
            if inner.side_state.stand_in(seat).is_none() {
                return Err(SeatError::NotHandedOver.into());
            }
            inner.side_state.take_back(seat, live.setup.clock.as_ref());
            Ok(((), Some(vec![note(seat, "back".to_owned(), at)])))
        })
        .await
    }

    /// A decision of a stand-in, if it still is one.
    pub(super) async fn act_for(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: Seat,
        made: usize,
        action: String,
        (stand_in, thought): (StandIn, Thought),
    ) -> Result<(), LiveError> {
        let at = app.tables.alarm.now();
        self.alter(app, move |_, _, inner| {
            if inner.given_up || inner.side_state.stand_in(seat) != Some(&stand_in) {
                return Ok(((), None));
            }
            let decision = inner.table.decisions() + 1;
            inner.table.act(seat, made, &action)?;
            inner.did(seat, decision, &thought, at);
            Ok(((), Some(Vec::new())))
        })
        .await
    }

    /// What was decided for a seat, with what was thought; the owner has seen it then.
    pub async fn deeds(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: Seat,
    ) -> Result<Vec<(u64, Thought)>, LiveError> {
        let deeds = app.store.deeds(&self.id, seat.index() as u8, SHOWN).await?;
        self.deeds_seen(app, seat).await?;
        let read = |deed: Deed| {
            let problem = |error: serde_json::Error| StoreError::Damaged { problem: error.to_string() };
            Ok((deed.decision, serde_json::from_str(&deed.thought).map_err(problem)?))
        };
        deeds.into_iter().map(read).collect::<Result<_, StoreError>>().map_err(LiveError::from)
    }

    /// The owner of a seat knows that something was decided for it.
    pub async fn deeds_seen(self: &Arc<Self>, app: &Arc<App>, seat: Seat) -> Result<(), LiveError> {
        if !self.snapshot().side_state.unseen.contains_key(&(seat.index() as u8)) {
            return Ok(());
        }
        self.alter(app, move |_, _, inner| {
            inner.side_state.unseen.remove(&(seat.index() as u8));
            Ok(((), Some(Vec::new())))
        })
        .await
    }

    /// Invites the others to play again; the first invitation stands.
    pub(super) async fn offer_rematch(
        self: &Arc<Self>,
        app: &Arc<App>,
        offered: Rematch,
    ) -> Result<Rematch, LiveError> {
        self.alter(app, move |_, _, inner| {
            if let Some(known) = &inner.side_state.rematch {
                return Ok((known.clone(), None));
            }
            inner.side_state.rematch = Some(offered.clone());
            Ok((offered.clone(), Some(Vec::new())))
        })
        .await
    }

    /// Proposes that a bot plays for a player who is away; only players may.
    pub async fn propose(self: &Arc<Self>, app: &Arc<App>, own: SeatSet, seat: u8) -> Result<(), LiveError> {
        let now = app.tables.alarm.now();
        self.alter(app, move |app, live, inner| {
            let seat = inner.table.seats().iter().find(|known| known.index() == usize::from(seat));
            let seat = seat.ok_or(SeatError::NoVote)?;
            inner.plays(seat)?;
            let voters = inner.voters(&live.seats, Some(seat));
            let may = voters.iter().find(|voter| own.contains(Seat::new(**voter))).copied();
            let voter = may.ok_or(SeatError::NoVote)?;
            let asked = inner.table.awaiting().contains(seat) && live.setup.bot(seat.index()).is_none();
            if !asked || !live.has_been_away(inner, seat, now) {
                return Err(SeatError::NotAway.into());
            }
            let about = Some(seat.index() as u8);
            if inner.side_state.votes.iter().any(|vote| vote.kind.about() == about) {
                return Err(SeatError::NoVote.into());
            }
            let terms = live.setup.clock.as_ref();
            let level = terms.map_or(USUAL, |terms| &terms.level).to_owned();
            let kind = Kind::Replace { seat: seat.index() as u8, level };
            inner.side_state.open(kind, voters, &live.position(app, inner), terms, now);
            if let Some(vote) = inner.side_state.votes.last_mut() {
                vote.cast.insert(voter, Choice::Yes);
            }
            let mut notes = vec![note(seat, "vote replace".to_owned(), now)];
            notes.extend(live.conclude(app, inner, now));
            Ok(((), Some(notes)))
        })
        .await
    }

    /// Proposes that the table goes on by the newest rules; only players may.
    pub async fn propose_rules(self: &Arc<Self>, app: &Arc<App>, own: SeatSet) -> Result<(), LiveError> {
        let now = app.tables.alarm.now();
        self.alter(app, move |app, live, inner| {
            let voters = inner.voters(&live.seats, None);
            let voter = voters.iter().copied().find(|voter| own.contains(Seat::new(*voter)));
            let voter = voter.filter(|_| live.may_adopt(&*inner.table, &inner.side_state, inner.given_up));
            let voter = voter.ok_or(SeatError::NoVote)?;
            let kind = Kind::Adopt { revision: live.title.revision() };
            inner.side_state.open(kind, voters, &live.position(app, inner), live.setup.clock.as_ref(), now);
            if let Some(vote) = inner.side_state.votes.last_mut() {
                vote.cast.insert(voter, Choice::Yes);
            }
            let mut notes = vec![note(Seat::new(voter), "vote adopt".to_owned(), now)];
            notes.extend(live.conclude(app, inner, now));
            Ok(((), Some(notes)))
        })
        .await
    }

    /// Whether there are newer rules that nobody has proposed yet.
    pub(super) fn newer_rules(&self, snapshot: &Snapshot) -> bool {
        self.may_adopt(&*snapshot.table, &snapshot.side_state, snapshot.given_up)
    }

    fn may_adopt(&self, table: &dyn TableObject, side_state: &SideState, given_up: bool) -> bool {
        let proposed = side_state.votes.iter().any(|vote| matches!(vote.kind, Kind::Adopt { .. }));
        !proposed && !given_up && !table.awaiting().is_empty() && table.revision() < self.title.revision()
    }

    /// Casts the vote of a player.
    pub async fn vote(
        self: &Arc<Self>,
        app: &Arc<App>,
        own: SeatSet,
        id: u64,
        choice: &str,
    ) -> Result<(), LiveError> {
        let choice = choice.to_owned();
        let now = app.tables.alarm.now();
        self.alter(app, move |app, live, inner| {
            let vote =
                inner.side_state.votes.iter_mut().find(|vote| vote.id == id).ok_or(SeatError::NoVote)?;
            let voter = vote.voters.iter().copied().find(|voter| own.contains(Seat::new(*voter)));
            let choice = vote.kind.choices().iter().copied().find(|known| known.name() == choice);
            let (voter, choice) = voter.zip(choice).ok_or(SeatError::NoVote)?;
            vote.cast.insert(voter, choice);
            Ok(((), Some(live.conclude(app, inner, now))))
        })
        .await
    }

    /// A player is back: votes about their absence end.
    pub async fn welcome(self: &Arc<Self>, app: &Arc<App>, own: SeatSet) {
        let about = move |vote: &Vote| {
            let Kind::Replace { seat, .. } = &vote.kind else { return false };
            own.contains(Seat::new(*seat))
        };
        if !self.snapshot().side_state.votes.iter().any(about) {
            return;
        }
        let done = self.alter(app, move |_, _, inner| {
            inner.side_state.votes.retain(|vote| !about(vote));
            Ok(((), Some(Vec::new())))
        });
        if let Err(error) = done.await {
            tracing::warn!(table = self.id, %error, "a vote was not ended");
        }
    }

    /// Whether an awaited player has been away for long enough to be replaced.
    fn has_been_away(&self, inner: &Inner, seat: Seat, now: i64) -> bool {
        let enough = self.setup.clock.as_ref().map_or(AWAY, |terms| (terms.full() / 2).min(AWAY_WITH_CLOCK));
        self.away_since(seat).is_some_and(|since| now - since.max(inner.last_at).min(now) >= enough)
    }

    /// Carries out the votes that are decided.
    fn conclude(&self, app: &App, inner: &mut Inner, now: i64) -> Vec<Entry> {
        let calendar = app.tables.alarm.calendar(self.setup.clock.as_ref());
        let mut notes = Vec::new();
        let votes = std::mem::take(&mut inner.side_state.votes);
        for vote in votes {
            match vote.decided(calendar.hours(), now) {
                Some(choice) => notes.extend(self.carry_out(inner, &vote.kind, choice, now)),
                None => inner.side_state.votes.push(vote),
            }
        }
        notes
    }

    /// What comes of a vote: the one place that knows all kinds.
    fn carry_out(&self, inner: &mut Inner, kind: &Kind, choice: Choice, now: i64) -> Option<Entry> {
        match (kind, choice) {
            (Kind::Replace { seat, level } | Kind::OutOfTime { seat, level }, Choice::Yes | Choice::Bot) => {
                Some(self.stand_in(inner, Seat::new(*seat), level, Until::Back, Cause::Vote, now))
            }
            (Kind::OutOfTime { seat, .. }, Choice::Wait) => {
                inner.side_state.give_time(Seat::new(*seat), self.setup.clock.as_ref());
                Some(note(Seat::new(*seat), "wait".to_owned(), now))
            }
            (Kind::OutOfTime { seat, .. }, Choice::End) => {
                inner.given_up = true;
                Some(note(Seat::new(*seat), "given up".to_owned(), now))
            }
            (Kind::Adopt { revision }, Choice::Yes) => match inner.table.adopt(*revision) {
                Ok(()) => {
                    Some(Entry { kind: EntryKind::Adopt, ..note(Seat::new(0), revision.to_string(), now) })
                }
                Err(error) => {
                    tracing::warn!(table = self.id, %error, "a revision was not adopted");
                    None
                }
            },
            _ => None,
        }
    }

    /// Does what is due about clocks and votes now, and sets the next due time.
    pub async fn upkeep(self: &Arc<Self>, app: &Arc<App>) -> Result<(), LiveError> {
        self.alter(app, move |app, live, inner| {
            let now = app.tables.alarm.now();
            live.end_turn_of_the_absent(inner, now);
            live.settle(app, inner, now);
            let mut notes = live.conclude(app, inner, now);
            if let Some(terms) = &live.setup.clock {
                let calendar = app.tables.alarm.calendar(Some(terms));
                for seat in inner.side_state.used_up(calendar.hours(), now) {
                    notes.extend(live.time_is_up(app, inner, seat, terms, now));
                }
            }
            Ok(((), Some(notes)))
        })
        .await
    }

    fn time_is_up(&self, app: &App, inner: &mut Inner, seat: Seat, terms: &Clock, now: i64) -> Option<Entry> {
        // Somebody else's answer may have ended the question.
        if inner.given_up
            || !inner.table.awaiting().contains(seat)
            || inner.side_state.stand_in(seat).is_some()
        {
            return None;
        }
        if inner.pending(seat).is_some() {
            inner.side_state.give_time(seat, Some(terms));
            if let Err(error) = inner.commit(seat) {
                tracing::warn!(table = self.id, %error, "a pending decision was dropped");
            }
            return None;
        }
        let bot =
            |inner: &mut Inner, until| self.stand_in(inner, seat, &terms.level, until, Cause::Clock, now);
        match terms.at_zero {
            AtZero::Bot => Some(bot(inner, Until::Back)),
            AtZero::Pass => {
                inner.side_state.give_time(seat, Some(terms));
                if self.pass(inner, seat, now) { None } else { Some(bot(inner, Until::Decision)) }
            }
            AtZero::Vote => {
                let voters = inner.voters(&self.seats, Some(seat));
                if voters.is_empty() {
                    return Some(bot(inner, Until::Back));
                }
                let kind = Kind::OutOfTime { seat: seat.index() as u8, level: terms.level.clone() };
                inner.side_state.open(kind, voters, &self.position(app, inner), Some(terms), now);
                Some(note(seat, "vote out-of-time".to_owned(), now))
            }
        }
    }

    /// Gives the neutral answer for a seat; false if there is none.
    fn pass(&self, inner: &mut Inner, seat: Seat, now: i64) -> bool {
        let Some(neutral) = inner.table.ask(seat).and_then(|asked| asked.neutral) else { return false };
        let names = self.names();
        let thought = Scribe { title: &*self.title, names: &names }.passed(&*inner.table, seat, &neutral);
        let decision = inner.table.decisions() + 1;
        let made = inner.table.made_by(seat);
        if inner.table.act(seat, made, &neutral).is_err() {
            return false;
        }
        inner.did(seat, decision, &thought, now);
        true
    }
}
