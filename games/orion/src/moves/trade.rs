//! Exchanging resources on the ring of the sheet (ORI-91 to ORI-93).

use crate::content::{Colour, SheetAction};
use crate::event::Event;
use crate::procedures::prelude::*;
use crate::procedures::trade_more::TradeMore;
use crate::state::Resource;

/// The six directed exchanges.
pub const EXCHANGES: [(Resource, Resource); 6] = [
    (Resource::Food, Resource::Fleet),
    (Resource::Food, Resource::Production),
    (Resource::Fleet, Resource::Food),
    (Resource::Fleet, Resource::Production),
    (Resource::Production, Resource::Food),
    (Resource::Production, Resource::Fleet),
];

answers! {
    /// One resource for another.
    pub struct Trade(give: Resource, get: Resource) of Action;
}

impl Move<Orion> for Trade {
    fn candidates(_: &Orion, _: &State, _: Seat, into: &mut Candidates<'_, Orion, Self>) {
        into.extend(EXCHANGES.map(|(give, get)| Self(give, get)));
    }

    fn check(self, game: &Orion, t: &State, seat: Seat) -> Result<(), Refusal> {
        let Self(give, get) = self;
        if give == get {
            return Err(Refusal::NoSuchExchange);
        }
        let (needs, has) = (game.content.sheet().trade.of(give), t.players[seat].stock.of(give));
        if has < needs { Err(Refusal::TradeAmount { resource: give, needs, has }) } else { Ok(()) }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Orion::begin_action(t, seat, SheetAction::Trade, Colour::Grey);
        Orion::spend_on_sheet(t, seat);
        let left = game.trade_exchanges(t, seat) - 1;
        self.exchange(game, t, seat, left, out);
    }

    fn label(self, game: &Orion, _: &State, _: Seat) -> Text {
        let (Self(give, get), ring) = (self, game.content.sheet().trade);
        Text::new("label-trade")
            .name("give", give.key())
            .amount("giving", ring.of(give))
            .name("get", get.key())
            .amount("getting", ring.of(get))
    }
}

impl Trade {
    /// One exchange; up to `left` more may follow.
    pub(crate) fn exchange(self, game: &Orion, t: &mut State, seat: Seat, left: u8, out: &mut Out<'_>) {
        let (Self(give, get), ring) = (self, game.content.sheet().trade);
        out.tell_all(|| Event::Traded(seat, give, get));
        Orion::pay(t, seat, give.into(), ring.of(give), out);
        game.gain(t, seat, get.into(), ring.of(get), out);
        if left > 0 {
            t.stack.push(seat, TradeMore { left });
        }
    }
}
