//! Clocks: how much time a table gives its players, and how it is counted.

mod window;

use std::sync::Arc;

use orrery_store::Outage;
use serde::{Deserialize, Serialize};

pub use window::Window;

/// The levels of bots that can play for somebody.
pub const LEVELS: [&str; 5] = ["random", "easy", "normal", "hard", "expert"];

const SECOND: i64 = 1000;
/// The least time to go on with once the time for the whole game is used up.
const LEAST_RESERVE: i64 = 10 * SECOND;

/// What a table has agreed on about time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// How much time there is.
    pub allowance: Allowance,
    /// The hours of the day in which it runs; without them it always does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<Window>,
    /// What happens when it is used up.
    pub at_zero: AtZero,
    /// The level of the bot that is needed then.
    pub level: String,
}

/// How much time there is, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowance {
    /// This much for each decision.
    Move {
        /// The time.
        seconds: u32,
    },
    /// This much for the whole game.
    Game {
        /// The time at the beginning.
        seconds: u32,
        /// What each decision adds.
        #[serde(default)]
        increment: u32,
    },
}

/// What happens when somebody's time is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// A bot plays the seat until its owner is back.
    Bot,
    /// The neutral answer is given; where there is none, a bot answers this one question.
    Pass,
    /// The others decide.
    Vote,
}

impl AtZero {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Bot, Self::Pass, Self::Vote];

    /// Its name in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Pass => "pass",
            Self::Vote => "vote",
        }
    }
}

impl Clock {
    /// What a seat has before its first decision, in milliseconds.
    pub fn full(&self) -> i64 {
        match self.allowance {
            Allowance::Move { seconds } | Allowance::Game { seconds, .. } => i64::from(seconds) * SECOND,
        }
    }

    /// What a seat has again after its time was used up: all of it for a decision; of a whole game the increment or a
    /// twentieth, whichever is more.
    pub fn reserve(&self) -> i64 {
        match self.allowance {
            Allowance::Move { .. } => self.full(),
            Allowance::Game { increment, .. } => {
                (i64::from(increment) * SECOND).max(self.full() / 20).max(LEAST_RESERVE)
            }
        }
    }
}

/// When time runs: within the table's window, and not while no server ran.
#[derive(Clone, Copy, Debug)]
pub struct Hours<'a> {
    /// The hours of the day.
    pub window: Option<&'a Window>,
    /// When nobody served, in order.
    pub outages: &'a [Outage],
}

/// The hours of a table, held as long as something is counted in them.
#[derive(Clone, Debug)]
pub struct Calendar<'a> {
    /// The hours of the day.
    pub window: Option<&'a Window>,
    /// When nobody served, in order.
    pub outages: Arc<[Outage]>,
}

impl Calendar<'_> {
    /// When time runs.
    pub fn hours(&self) -> Hours<'_> {
        Hours { window: self.window, outages: &self.outages }
    }
}

/// A piece of time in which a clock runs, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// From here on.
    pub from: i64,
    /// Until here; [`FOREVER`] if nothing stops it.
    pub to: i64,
}

/// Later than everything.
pub const FOREVER: i64 = i64::MAX;

/// How far the end of a clock is looked for: a window of a minute a day could put it thousands of years ahead, and each
/// of those days would be counted.
pub const HORIZON: i64 = 400 * 24 * 60 * 60 * SECOND;

impl<'a> Hours<'a> {
    /// The pieces in which time runs from a moment on, in order; infinitely many with a window.
    pub fn pieces(self, from: i64) -> impl Iterator<Item = Piece> + 'a {
        let always = self.window.is_none().then_some(Piece { from, to: FOREVER });
        let daily = self.window.into_iter().flat_map(move |window| window.days(from));
        always.into_iter().chain(daily).flat_map(move |piece| without(piece, self.outages))
    }

    /// How much time has run between two moments.
    pub fn spent(self, from: i64, to: i64) -> i64 {
        let pieces = self.pieces(from).take_while(|piece| piece.from < to);
        pieces.map(|piece| piece.to.min(to) - piece.from).sum()
    }

    /// The moment at which this much time has run. If it lies beyond the [`HORIZON`], that one: whoever waits for it
    /// looks again there.
    pub fn after(self, from: i64, amount: i64) -> i64 {
        let mut left = amount;
        if left <= 0 {
            return from;
        }
        let horizon = from.saturating_add(HORIZON);
        for piece in self.pieces(from) {
            if piece.from >= horizon {
                return horizon;
            }
            if piece.to - piece.from >= left {
                return piece.from.saturating_add(left);
            }
            left -= piece.to - piece.from;
        }
        FOREVER
    }
}

/// A piece of time without the outages in it; they lie in order and apart.
fn without(piece: Piece, outages: &[Outage]) -> impl Iterator<Item = Piece> {
    let first = outages.partition_point(|outage| outage.to <= piece.from);
    let end = outages.partition_point(|outage| outage.from < piece.to).max(first);
    let hit = &outages[first..end];
    let from = std::iter::once(piece.from).chain(hit.iter().map(|outage| outage.to));
    let to = hit.iter().map(|outage| outage.from).chain(std::iter::once(piece.to));
    from.zip(to).map(|(from, to)| Piece { from, to }).filter(|piece| piece.from < piece.to)
}

/// The clock of one seat: what was left when it was last settled, and since when it runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatClock {
    /// Milliseconds.
    pub left: i64,
    /// Since when it runs, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<i64>,
    /// For how many decisions time was given: taking one back does not give it twice.
    pub granted: usize,
}

/// What a clock needs to know of its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatNow {
    /// How many decisions it has made.
    pub made: usize,
    /// Whether a person owes an answer there.
    pub asked: bool,
    /// Whether a person plays it.
    pub person: bool,
}

impl SeatClock {
    /// At the beginning of a game.
    pub fn new(terms: &Clock) -> Self {
        Self { left: terms.full(), since: None, granted: 0 }
    }

    /// Notes what has run so far, gives what a decision gives, and lets the clock run if the seat is asked.
    pub fn settle(&mut self, terms: &Clock, hours: Hours<'_>, seat: SeatNow, now: i64) {
        self.left = self.remaining(hours, now);
        self.since = None;
        match terms.allowance {
            Allowance::Game { increment, .. } if seat.made > self.granted => {
                if seat.person {
                    self.left = self.left.saturating_add(i64::from(increment) * SECOND);
                }
                self.granted = seat.made;
            }
            Allowance::Move { .. } if seat.asked && seat.made >= self.granted => {
                self.left = terms.full();
                self.granted = seat.made + 1;
            }
            _ => {}
        }
        if seat.asked {
            self.since = Some(now);
        }
    }

    /// What is left.
    pub fn remaining(&self, hours: Hours<'_>, now: i64) -> i64 {
        let spent = self.since.map_or(0, |since| hours.spent(since, now));
        (self.left - spent).max(0)
    }

    /// When it will be used up, if it runs.
    pub fn zero_at(&self, hours: Hours<'_>) -> Option<i64> {
        self.since.map(|since| hours.after(since, self.left))
    }

    /// After coming back, or when the others agree to wait, a seat has at least the reserve.
    pub fn refill(&mut self, terms: &Clock) {
        self.left = self.left.max(terms.reserve());
    }
}

#[cfg(test)]
mod tests;
