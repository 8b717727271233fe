//! To whom safe passage is paid (AND-184).

use super::prelude::*;
use crate::event::Event;
use crate::ids::{Goods, Resource, ShipKind};
use crate::state::Place;

/// Asked only if several others take part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Passage {
    /// So many credits have been paid.
    pub credits: u8,
}

answers! {
    /// Another participant.
    pub enum Answer of Action { Target(other: Seat) }
}

impl Question<Andromeda> for Passage {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.fighters(t).without(seat).len() > 1
    }

    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let other = game.fighters(t).without(seat).first();
        self.leave(game, t, seat, other, out);
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(count("ask-passage", self.credits), and(184), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(game.fighters(t).without(seat).iter().map(Answer::Target));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Target(other): Answer,
    ) -> Result<(), Refusal> {
        if other == seat {
            return Err(Refusal::NotOneself);
        }
        allow(game.fighters(t).contains(other), Refusal::NoParticipant)
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Target(other): Answer,
        out: &mut Out<'_>,
    ) {
        self.leave(game, t, seat, Some(other), out);
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Target(other): Answer) -> Text {
        Text::new("label-target").seat("who", other)
    }
}

impl Passage {
    /// What was paid goes to another participant, if there is one, and all own ships leave the battle.
    fn leave(self, game: &Andromeda, t: &mut State, seat: Seat, to: Option<Seat>, out: &mut Out<'_>) {
        if let Some(other) = to {
            game.gain(t, other, Goods::just(Resource::Credit, self.credits), out);
        }
        let region = t.turn.region.expect("a battle has its region");
        for kind in ShipKind::ALL {
            for _ in 0..t.players[seat].count(*kind, Place::At(region)) {
                t.players[seat].move_ship(*kind, Place::At(region), Place::Hangar);
            }
        }
        out.tell_all(|| Event::Left(seat));
    }
}
