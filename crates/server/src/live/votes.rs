//! Votes: something is proposed, and the people at the table decide.
//!
//! Another thing to vote on is one more [`Kind`]: its choices here, and its effect in `Live::carry_out`.

use std::collections::BTreeMap;

use orrery_core::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::clock::Hours;

const MINUTE: i64 = 60 * 1000;
/// Nobody is asked for less time than this.
pub const SHORTEST: i64 = 5 * MINUTE;
/// Nobody is asked for longer than this.
pub const LONGEST: i64 = 3 * 24 * 60 * MINUTE;

/// What is voted on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Kind {
    /// Whether a bot plays for somebody who is away.
    Replace {
        /// Whose seat.
        seat: u8,
        /// How well it plays.
        level: String,
    },
    /// What to do about somebody whose time is used up.
    OutOfTime {
        /// Whose seat.
        seat: u8,
        /// How well the bot plays that could take over.
        level: String,
    },
    /// Whether the table goes on by a later revision of the rules.
    Adopt {
        /// Which.
        revision: u16,
    },
}

/// What one can vote for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// What was proposed.
    Yes,
    /// Everything stays.
    No,
    /// A bot takes over.
    Bot,
    /// Time is given once more.
    Wait,
    /// The game is given up.
    End,
}

impl Choice {
    /// Its name in messages and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Bot => "bot",
            Self::Wait => "wait",
            Self::End => "end",
        }
    }
}

/// How many must agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Needed {
    /// More than half of those who may vote.
    Majority,
    /// All of them.
    All,
}

impl Kind {
    /// What can be chosen.
    pub const fn choices(&self) -> &'static [Choice] {
        match self {
            Self::Replace { .. } | Self::Adopt { .. } => &[Choice::Yes, Choice::No],
            Self::OutOfTime { .. } => &[Choice::Bot, Choice::Wait, Choice::End],
        }
    }

    /// How many must agree.
    pub const fn needed(&self) -> Needed {
        match self {
            Self::Replace { .. } | Self::OutOfTime { .. } => Needed::Majority,
            Self::Adopt { .. } => Needed::All,
        }
    }

    /// What comes of it if they do not.
    pub const fn otherwise(&self) -> Choice {
        match self {
            Self::Replace { .. } | Self::Adopt { .. } => Choice::No,
            Self::OutOfTime { .. } => Choice::Bot,
        }
    }

    /// Whom it is about: that person has no vote, and by coming back ends it.
    pub const fn about(&self) -> Option<u8> {
        match self {
            Self::Replace { seat, .. } | Self::OutOfTime { seat, .. } => Some(*seat),
            Self::Adopt { .. } => None,
        }
    }

    /// The question, as the table page asks it.
    pub fn question(&self) -> Text {
        match self {
            Self::Replace { seat, .. } => Text::new("vote-replace").seat("who", Seat::new(*seat)),
            Self::OutOfTime { seat, .. } => Text::new("vote-out-of-time").seat("who", Seat::new(*seat)),
            Self::Adopt { .. } => Text::new("vote-adopt"),
        }
    }
}

/// A vote that is going on. Each voter is one seat: the first one of an account that has several.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// Its number at this table.
    pub id: u64,
    /// What it is about.
    #[serde(flatten)]
    pub kind: Kind,
    /// Who may vote.
    pub voters: Vec<u8>,
    /// How many of them must agree.
    pub needed: Needed,
    /// Who has voted, and for what.
    #[serde(default)]
    pub cast: BTreeMap<u8, Choice>,
    /// How many decisions the player concerned had made.
    #[serde(default)]
    pub made: usize,
    /// Since when.
    pub opened: i64,
    /// How long, in milliseconds, of the time in which the table's clocks run.
    pub time: i64,
}

impl Vote {
    /// Until when it goes on.
    pub fn ends(&self, hours: Hours<'_>) -> i64 {
        hours.after(self.opened, self.time)
    }

    /// How many are for this choice.
    pub fn count(&self, choice: Choice) -> usize {
        self.cast.values().filter(|cast| **cast == choice).count()
    }

    /// What has been decided, if it has.
    pub fn decided(&self, hours: Hours<'_>, now: i64) -> Option<Choice> {
        let voters = self.voters.len();
        let enough = |count: usize| match self.needed {
            Needed::Majority => 2 * count > voters,
            Needed::All => count == voters && voters > 0,
        };
        let agreed = self.kind.choices().iter().copied().find(|choice| enough(self.count(*choice)));
        let over = self.cast.len() == voters || now >= self.ends(hours);
        agreed.or_else(|| over.then(|| self.kind.otherwise()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALWAYS: Hours<'static> = Hours { window: None, outages: &[] };

    fn vote(kind: Kind, voters: u8, cast: &[Choice]) -> Vote {
        let cast = cast.iter().enumerate().map(|(seat, choice)| (seat as u8, *choice)).collect();
        let needed = kind.needed();
        Vote { id: 1, kind, voters: (0..voters).collect(), needed, cast, made: 0, opened: 0, time: 100 }
    }

    fn replace() -> Kind {
        Kind::Replace { seat: 5, level: "easy".to_owned() }
    }

    fn out_of_time() -> Kind {
        Kind::OutOfTime { seat: 5, level: "easy".to_owned() }
    }

    #[test]
    fn more_than_half_of_the_voters_decide() {
        use Choice::{Bot, End, No, Wait, Yes};
        assert_eq!(vote(replace(), 1, &[Yes]).decided(ALWAYS, 0), Some(Yes));
        assert_eq!(vote(replace(), 2, &[Yes]).decided(ALWAYS, 0), None);
        assert_eq!(vote(replace(), 3, &[Yes, Yes]).decided(ALWAYS, 0), Some(Yes));
        assert_eq!(vote(replace(), 3, &[No, No]).decided(ALWAYS, 0), Some(No));
        assert_eq!(vote(out_of_time(), 3, &[Wait, End]).decided(ALWAYS, 0), None);
        assert_eq!(vote(out_of_time(), 3, &[Wait, End, Wait]).decided(ALWAYS, 0), Some(Wait));
        assert_eq!(vote(out_of_time(), 3, &[Wait, End, Bot]).decided(ALWAYS, 0), Some(Bot), "no two agree");
    }

    #[test]
    fn where_all_must_agree_one_is_enough_to_stop_it() {
        use Choice::{No, Yes};
        let vote = |cast: &[Choice]| Vote { needed: Needed::All, ..vote(replace(), 3, cast) };
        assert_eq!(vote(&[Yes, Yes]).decided(ALWAYS, 0), None);
        assert_eq!(vote(&[Yes, Yes, Yes]).decided(ALWAYS, 0), Some(Yes));
        assert_eq!(vote(&[Yes, Yes, No]).decided(ALWAYS, 0), Some(No));
        assert_eq!(vote(&[Yes, Yes]).decided(ALWAYS, 100), Some(No));
    }

    #[test]
    fn silence_leaves_things_as_they_are_or_lets_the_game_go_on() {
        assert_eq!(vote(replace(), 3, &[Choice::Yes]).decided(ALWAYS, 99), None);
        assert_eq!(vote(replace(), 3, &[Choice::Yes]).decided(ALWAYS, 100), Some(Choice::No));
        assert_eq!(vote(out_of_time(), 3, &[]).decided(ALWAYS, 100), Some(Choice::Bot));
        assert_eq!(vote(out_of_time(), 3, &[Choice::End]).decided(ALWAYS, 100), Some(Choice::Bot));
    }

    #[test]
    fn a_vote_is_read_back() {
        let vote = vote(out_of_time(), 3, &[Choice::Wait]);
        let json = serde_json::to_string(&vote).expect("plain data");
        assert_eq!(serde_json::from_str::<Vote>(&json).expect("it is read back"), vote);
    }
}
