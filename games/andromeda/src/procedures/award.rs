//! Two team mates reach the same supremacy token: who takes it (AND-251).

use super::advance::Advance;
use super::prelude::*;
use crate::ids::Track;

/// The two winners.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Award {
    /// The first in turn order.
    pub one: Seat,
    /// The other.
    pub other: Seat,
}

answers! {
    /// Whoever moves first.
    pub enum Answer of Action { Target(chosen: Seat) }
}

impl Question<Andromeda> for Award {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-award"), and(251), seat)
    }

    fn candidates(self, _: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend([Answer::Target(self.one), Answer::Target(self.other)]);
    }

    fn check(self, _: &Andromeda, _: &State, _: Seat, Answer::Target(chosen): Answer) -> Result<(), Refusal> {
        allow(chosen == self.one || chosen == self.other, Refusal::NoParticipant)
    }

    fn apply(self, _: &Andromeda, t: &mut State, _: Seat, Answer::Target(chosen): Answer, _: &mut Out<'_>) {
        let second = if chosen == self.one { self.other } else { self.one };
        t.stack.push(second, Advance { track: Track::Supremacy });
        t.stack.push(chosen, Advance { track: Track::Supremacy });
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Target(chosen): Answer) -> Text {
        Text::new("label-target").seat("who", chosen)
    }
}
