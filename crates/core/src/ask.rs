//! What a seat is asked.

use crate::rule::Rule;
use crate::seat::{Seat, SeatSet};
use crate::text::Text;

/// A question to one seat. Its answers are the game's candidates for that seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask<A> {
    /// What is asked, in words.
    pub question: Text,
    /// The rule that asks.
    pub rule: Rule,
    /// Whose decision it is: usually the seat itself, an automated opponent's where a person decides for it.
    pub on_behalf_of: Seat,
    /// Who sees which answer was given. The others see that one was.
    pub audience: SeatSet,
    /// Asked because the seat could hold an answer: standing answers apply.
    pub reaction: bool,
    /// Pass, decline, done: what a clock or a standing "no" plays.
    pub neutral: Option<A>,
}

impl<A> Ask<A> {
    /// An ordinary question: open to all, no reaction, nothing neutral.
    pub const fn open(question: Text, rule: Rule, seat: Seat) -> Self {
        Self {
            question,
            rule,
            on_behalf_of: seat,
            audience: SeatSet::EVERYBODY,
            reaction: false,
            neutral: None,
        }
    }

    /// With an answer that declines.
    #[must_use]
    pub fn or(mut self, neutral: A) -> Self {
        self.neutral = Some(neutral);
        self
    }

    /// The answer is seen by these seats only.
    #[must_use]
    pub fn sealed_for(mut self, audience: SeatSet) -> Self {
        self.audience = audience;
        self
    }

    /// Asked in case there is an answer.
    #[must_use]
    pub fn in_reaction(mut self) -> Self {
        self.reaction = true;
        self
    }
}
