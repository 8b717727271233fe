//! Two event cards are looked at: one goes on top, one to the bottom (AND-56).

use super::prelude::*;
use crate::ids::EventId;

/// The cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Look {
    /// The upper one.
    pub one: EventId,
    /// The lower one.
    pub other: EventId,
}

answers! {
    /// The card that goes on top.
    pub enum Answer of Action { Top(event: EventId) }
}

impl Question<Andromeda> for Look {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-look"), and(56), seat).sealed_for(game.team(seat))
    }

    fn candidates(self, _: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.push(Answer::Top(self.one));
        if self.one != self.other {
            into.push(Answer::Top(self.other));
        }
    }

    fn check(self, _: &Andromeda, _: &State, _: Seat, Answer::Top(event): Answer) -> Result<(), Refusal> {
        allow(event == self.one || event == self.other, Refusal::NotLookedAt)
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, Answer::Top(event): Answer, _: &mut Out<'_>) {
        game.sort_events(t, seat, (self.one, self.other), event);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, Answer::Top(event): Answer) -> Text {
        Text::new("label-top").name("event", game.event_key(event))
    }
}

/// Two event cards will be looked at, once the moon of a nebula is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Peek;

impl Script<Andromeda> for Peek {
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.look_at_events(t, seat, out);
    }
}
