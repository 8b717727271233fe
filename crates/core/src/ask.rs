//! What a seat is asked.

use crate::rule::Rule;
use crate::seat::{Seat, SeatSet};
use crate::text::Text;

/// Why a question of one's own can be answered in advance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Routine {
    /// Hardly ever worth a thought: its neutral answer can stand.
    Trivial,
    /// The same answer often fits again: any answer can stand that everybody can see to be allowed.
    Repeatable,
}

/// A question that is asked once for each of several things of one kind: how many answers are still due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Several {
    /// At least so many. With fewer than the most, the neutral answer says that there are no more.
    pub least: u8,
    /// At most so many.
    pub most: u8,
}

/// A question to one seat. Its answers are the game's candidates for that seat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // Each is said by itself: any of them can be true.
pub struct Ask<A> {
    /// What is asked, in words.
    pub question: Text,
    /// The rule that asks.
    pub rule: Rule,
    /// Whose decision it is: usually the seat itself, an automated opponent's where a person decides for it.
    pub on_behalf_of: Seat,
    /// Who sees which answer was given. The others see that one was.
    pub audience: SeatSet,
    /// Asked because the seat could hold an answer: its neutral answer can stand.
    pub reaction: bool,
    /// Why it can be answered in advance although it is not a reaction.
    pub routine: Option<Routine>,
    /// Asked in the seat's own turn, as the step that the turn is about: what was to last until then is over.
    pub turn: bool,
    /// Asked so that time does not pass by what could be done at any moment of the turn: needless if it can still be
    /// done at the next question.
    pub window: bool,
    /// Asked once for each of several things of one kind, which a person picks all at once.
    pub several: Option<Several>,
    /// A matter of taste: bots of the levels for people answer as they like, so that no two games begin alike.
    pub taste: bool,
    /// Pass, decline, done: what a clock or a standing "no" plays.
    pub neutral: Option<A>,
    /// Whether the neutral answer does something that others want to hear of, such as an attack.
    pub neutral_acts: bool,
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
            routine: None,
            turn: false,
            window: false,
            several: None,
            taste: false,
            neutral: None,
            neutral_acts: false,
        }
    }

    /// The same question with its answers as another type.
    pub fn map<B>(self, as_other: impl FnOnce(A) -> B) -> Ask<B> {
        Ask {
            question: self.question,
            rule: self.rule,
            on_behalf_of: self.on_behalf_of,
            audience: self.audience,
            reaction: self.reaction,
            routine: self.routine,
            turn: self.turn,
            window: self.window,
            several: self.several,
            taste: self.taste,
            neutral: self.neutral.map(as_other),
            neutral_acts: self.neutral_acts,
        }
    }

    /// With an answer that declines.
    #[must_use]
    pub fn or(mut self, neutral: A) -> Self {
        self.neutral = Some(neutral);
        self
    }

    /// With an answer that is given for whoever is away, although it declines nothing: an attack.
    #[must_use]
    pub fn or_do(mut self, neutral: A) -> Self {
        self.neutral = Some(neutral);
        self.neutral_acts = true;
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

    /// Hardly ever worth a thought: its neutral answer can stand.
    #[must_use]
    pub fn trivial(mut self) -> Self {
        self.routine = Some(Routine::Trivial);
        self
    }

    /// The same answer often fits again, and can stand.
    #[must_use]
    pub fn repeatable(mut self) -> Self {
        self.routine = Some(Routine::Repeatable);
        self
    }

    /// The step that the seat's own turn is about.
    #[must_use]
    pub fn in_turn(mut self) -> Self {
        self.turn = true;
        self
    }

    /// Asked so that time does not pass by what could be done at any moment: its neutral answer goes on.
    #[must_use]
    pub fn as_window(mut self) -> Self {
        self.window = true;
        self
    }

    /// Asked once for each of several things of one kind: so many are still due.
    #[must_use]
    pub fn several(mut self, least: u8, most: u8) -> Self {
        self.several = Some(Several { least, most });
        self
    }

    /// A matter of taste, such as which people one plays.
    #[must_use]
    pub fn of_taste(mut self) -> Self {
        self.taste = true;
        self
    }

    /// Whether it can be answered in advance.
    pub fn takes_standing_answers(&self) -> bool {
        self.reaction || self.routine.is_some()
    }

    /// Whether this answer can stand. In a reaction window only the neutral one can: another one would be given by those
    /// alone who hold it.
    pub fn can_stand(&self, answer: A) -> bool
    where
        A: PartialEq + Copy,
    {
        let any = !self.reaction && self.routine == Some(Routine::Repeatable);
        any || (self.takes_standing_answers() && self.neutral == Some(answer))
    }
}
