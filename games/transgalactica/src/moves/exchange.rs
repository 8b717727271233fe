//! A credit for energy or ore (TRA-215).

use crate::event::Event;
use crate::ids::{Good, Resource};
use crate::procedures::prelude::*;

answers! {
    /// The resource that is bought.
    pub struct Exchange(resource: Resource) of Action;
}

impl Move<Transgalactica> for Exchange {
    fn candidates(_: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Self>) {
        if t.players[seat].goods[Good::Credit] > 0 {
            into.extend([Self(Resource::Energy), Self(Resource::Ore)]);
        }
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_freely(t, seat)?;
        if self.0 == Resource::Alien {
            return Err(Refusal::NoExchange);
        }
        let credit = game.content.sheet().exchange;
        let goods = t.players[seat].goods;
        let cost = Cost { credit, ..Cost::default() };
        if cost.is_covered_by(goods) {
            Ok(())
        } else {
            Err(Refusal::CannotPay { cost, missing: cost.missing(goods) })
        }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let credit = game.content.sheet().exchange;
        out.tell_all(|| Event::Exchanged(seat, self.0));
        t.players[seat].goods.spend(Goods::just(Good::Credit, credit));
        game.gain_goods(t, seat, Goods::just(self.0.into(), 1), out);
    }

    fn label(self, _: &Transgalactica, _: &State, _: Seat) -> Text {
        Text::new("label-exchange").name("resource", self.0.key())
    }
}
