//! Which resource is taken: a token, no card (AND-88, AND-198).

use super::prelude::*;
use crate::event::Event;
use crate::ids::Resource;

/// Of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StealWhat {
    /// This seat.
    pub victim: Seat,
}

answers! {
    /// A resource.
    pub enum Answer of Action { Gain(resource: Resource) }
}

impl Question<Andromeda> for StealWhat {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, _: Seat) -> bool {
        t.players[self.victim].stock.total() > 0
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-steal-what").seat("who", self.victim), and(198), seat)
    }

    fn candidates(self, _: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(Resource::TOKENS.map(Answer::Gain));
    }

    fn check(self, _: &Andromeda, t: &State, _: Seat, Answer::Gain(resource): Answer) -> Result<(), Refusal> {
        allow(t.players[self.victim].stock.of(resource) > 0, Refusal::VictimHasNone { resource })
    }

    fn apply(
        self,
        _: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Gain(resource): Answer,
        out: &mut Out<'_>,
    ) {
        t.players[self.victim].stock[resource].spend(1);
        t.players[seat].stock[resource].gain(1);
        out.tell_all(|| Event::Stolen(seat, self.victim, resource));
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Gain(resource): Answer) -> Text {
        Text::new("label-gain").name("resource", resource.key())
    }
}
