//! Magellan turn a colony ship over for a resource (ECL-45).

use orrery_core::procedure::{Candidates, Move};
use orrery_core::{Id as _, Seat, Text, answers};

use crate::changes::Out;
use crate::event::Event;
use crate::ids::Resource;
use crate::refusal::Refusal;
use crate::state::State;
use crate::{Action, Eclipse};

answers! {
    /// One of this resource.
    pub struct Goods(resource: Resource) of Action;
}

impl Move<Eclipse> for Goods {
    fn candidates(game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Eclipse, Self>) {
        if game.kit(t, seat).ships_for_goods && t.players[seat].ready > 0 {
            into.extend(Resource::each().map(Self));
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat) -> Result<(), Refusal> {
        if !game.kit(t, seat).ships_for_goods {
            return Err(Refusal::NotMagellan);
        }
        if t.players[seat].ready == 0 {
            return Err(Refusal::NoColonyShip { count: game.colony_ships(t, seat) });
        }
        Ok(())
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.players[seat].ready -= 1;
        game.store(t, seat, self.0, 1);
        out.tell_all(|| Event::ColonyResource(seat, self.0));
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat) -> Text {
        Text::new("label-colony-resource").name("resource", self.0.key())
    }
}
