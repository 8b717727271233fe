//! The state of a table beside its game: clocks, stand-ins, votes, a rematch. Plain data that knows no game, stored with every
//! move.

use std::collections::BTreeMap;

use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::pending::Pending;
use super::votes::{Kind, LONGEST, SHORTEST, Vote};
use crate::clock::{Clock, Hours, SeatClock, SeatNow};

/// A bot that owes an answer is checked this long after it should have begun to think: after a restart nobody else
/// wakes it.
const BOT_OVERDUE: i64 = 60 * 1000;

/// The least time between two checks of a table.
const SOON: i64 = 100;

/// For how long a bot plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// For one decision.
    Decision,
    /// Until the seat is no longer asked.
    Turn,
    /// Until the next round of the game.
    Round,
    /// Until the owner takes the seat back.
    Back,
}

impl Until {
    /// Its name in messages and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Decision => "decision",
            Self::Turn => "turn",
            Self::Round => "round",
            Self::Back => "back",
        }
    }
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The owner of the seat wanted it.
    Owner,
    /// The owner's time was used up.
    Clock,
    /// The others voted for it.
    Vote,
}

impl Cause {
    /// Its name in the record of the table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Clock => "clock",
            Self::Vote => "vote",
        }
    }
}

/// A bot that plays for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandIn {
    /// How well.
    pub level: String,
    /// For how long.
    pub until: Until,
    /// Why.
    pub cause: Cause,
    /// How many decisions the seat had made.
    pub made: usize,
    /// The round in which it began, if the game has rounds.
    #[serde(default)]
    pub chapter: Option<u32>,
    /// When it began; two of one seat never begin at once.
    pub at: i64,
}

/// A table at which the same people may play again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rematch {
    /// Which.
    pub table: String,
    /// The seat of whoever wanted it.
    pub by: u8,
}

/// The table as it lies there, as far as clocks and stand-ins care.
pub struct Position {
    /// Who owes an answer.
    pub awaiting: SeatSet,
    /// The seats that are bots' from the beginning.
    pub bots: SeatSet,
    /// How many decisions each seat has made.
    pub made: Vec<usize>,
    /// The round, if the game has rounds.
    pub chapter: Option<u32>,
    /// Whether nothing more will happen: the game is over or given up.
    pub ended: bool,
    /// Whether bots wait until somebody looks.
    pub paused: bool,
}

/// Clocks, stand-ins and votes of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SideState {
    /// One for each seat, if the table has a clock.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<SeatClock>,
    /// Who is played for.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub stand_ins: BTreeMap<u8, StandIn>,
    /// What is voted on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub votes: Vec<Vote>,
    /// How many votes there have been.
    pub voted: u64,
    /// How many decisions were made for a seat that its owner has not seen.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub unseen: BTreeMap<u8, u32>,
    /// What is decided once a turn is ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<Pending>,
    /// Where the same people may play again, once somebody wanted that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<Rematch>,
}

impl SideState {
    /// Whether there is nothing to keep.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The bot that plays for a seat.
    pub fn stand_in(&self, seat: Seat) -> Option<&StandIn> {
        self.stand_ins.get(&(seat.index() as u8))
    }

    /// The seats that are played for.
    pub fn handed(&self) -> SeatSet {
        self.stand_ins.keys().map(|seat| Seat::new(*seat)).collect()
    }

    /// The seats of which a bot owes an answer.
    pub fn bots_awaited(&self, position: &Position) -> SeatSet {
        position
            .awaiting
            .iter()
            .filter(|seat| position.bots.contains(*seat) || self.stand_in(*seat).is_some())
            .collect()
    }

    /// Brings everything up to date after a change: stand-ins whose time is over and pointless votes end, and clocks
    /// run where a person is asked.
    pub fn settle(&mut self, terms: Option<&Clock>, hours: Hours<'_>, position: &Position, now: i64) {
        // Who played to the end is still to be seen when it is over.
        self.stand_ins.retain(|seat, stand_in| position.ended || !is_over(stand_in, *seat, position));
        self.votes.retain(|vote| !position.ended && !is_pointless(vote, &self.stand_ins, position));
        for vote in &mut self.votes {
            // The clock of the system may have been set back since.
            vote.opened = vote.opened.min(now);
        }
        self.pending
            .take_if(|pending| !position.awaiting.contains(Seat::new(pending.seat)) || position.ended);
        let Some(terms) = terms else { return };
        let seats = position.made.len();
        self.clocks.resize(seats, SeatClock::new(terms));
        for seat in 0..seats as u8 {
            let here = Seat::new(seat);
            let person = !position.bots.contains(here) && !self.stand_ins.contains_key(&seat);
            // While the others decide what to do about it, a clock stands at zero.
            let asked =
                person && position.awaiting.contains(here) && !position.ended && !self.is_out_of_time(seat);
            let now_there = SeatNow { made: position.made[usize::from(seat)], asked, person };
            self.clocks[usize::from(seat)].settle(terms, hours, now_there, now);
        }
    }

    /// Whether the others vote on what to do about a seat whose time is used up.
    pub fn is_out_of_time(&self, seat: u8) -> bool {
        self.votes
            .iter()
            .any(|vote| matches!(vote.kind, Kind::OutOfTime { seat: about, .. } if about == seat))
    }

    /// The seats whose time is used up now.
    pub fn used_up(&self, hours: Hours<'_>, now: i64) -> Vec<Seat> {
        let seats = self.clocks.iter().enumerate();
        let zero = |clock: &SeatClock| clock.since.is_some() && clock.remaining(hours, now) == 0;
        seats.filter(|(_, clock)| zero(clock)).map(|(seat, _)| Seat::new(seat as u8)).collect()
    }

    /// When the table is due next.
    pub fn due_at(&self, hours: Hours<'_>, position: &Position, now: i64) -> Option<i64> {
        if position.ended {
            return None;
        }
        let zeros = self.clocks.iter().filter_map(|clock| clock.zero_at(hours));
        let votes = self.votes.iter().map(|vote| vote.ends(hours));
        let think = !position.paused && !self.bots_awaited(position).is_empty();
        let bots = think.then_some(now + BOT_OVERDUE);
        let pending = self.pending.as_ref().map(|pending| pending.due_at(now));
        let next = zeros.chain(votes).chain(bots).chain(pending).min();
        next.map(|at| at.max(now + SOON))
    }

    /// A bot begins to play for a seat.
    pub fn hand_over(&mut self, seat: Seat, stand_in: StandIn) {
        self.stand_ins.insert(seat.index() as u8, stand_in);
    }

    /// Gives a seat back to its owner, with time to think if it was taken away. Handing it over gains no time.
    pub fn take_back(&mut self, seat: Seat, terms: Option<&Clock>) {
        let stand_in = self.stand_ins.remove(&(seat.index() as u8));
        if stand_in.is_some_and(|stand_in| stand_in.cause != Cause::Owner) {
            self.give_time(seat, terms);
        }
    }

    /// A seat whose time was used up goes on with the reserve.
    pub fn give_time(&mut self, seat: Seat, terms: Option<&Clock>) {
        if let Some((clock, terms)) = self.clocks.get_mut(seat.index()).zip(terms) {
            clock.refill(terms);
        }
    }

    /// Opens a vote, for about as long as the table gives for a decision.
    pub fn open(
        &mut self,
        kind: Kind,
        voters: Vec<u8>,
        position: &Position,
        terms: Option<&Clock>,
        now: i64,
    ) {
        self.voted += 1;
        let made = kind.about().map_or(0, |seat| position.made[usize::from(seat)]);
        let time = terms.map_or(LONGEST, Clock::reserve).clamp(SHORTEST, LONGEST);
        let (needed, cast) = (kind.needed(), BTreeMap::new());
        self.votes.push(Vote { id: self.voted, kind, voters, needed, cast, made, opened: now, time });
    }
}

/// Whether the player concerned has answered, or a bot plays for them already.
fn is_pointless(vote: &Vote, stand_ins: &BTreeMap<u8, StandIn>, position: &Position) -> bool {
    vote.kind.about().is_some_and(|seat| {
        !position.awaiting.contains(Seat::new(seat))
            || stand_ins.contains_key(&seat)
            || position.made[usize::from(seat)] > vote.made
    })
}

fn is_over(stand_in: &StandIn, seat: u8, position: &Position) -> bool {
    let has_decided = position.made[usize::from(seat)] > stand_in.made;
    let turn_is_over = has_decided && !position.awaiting.contains(Seat::new(seat));
    let next_round = stand_in.chapter != position.chapter;
    match stand_in.until {
        Until::Decision => has_decided,
        Until::Turn => turn_is_over || (has_decided && next_round),
        // A game without rounds has turns at least.
        Until::Round => next_round || (stand_in.chapter.is_none() && turn_is_over),
        Until::Back => false,
    }
}

#[cfg(test)]
mod tests;
