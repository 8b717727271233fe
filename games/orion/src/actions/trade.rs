//! Exchanging resources on the ring of the sheet (ORI-91 to ORI-93).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::content::{Colour, SheetAction};
use crate::event::Event;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::state::{Resource, State};

/// The six directed exchanges.
pub const EXCHANGES: [(Resource, Resource); 6] = [
    (Resource::Food, Resource::Fleet),
    (Resource::Food, Resource::Production),
    (Resource::Fleet, Resource::Food),
    (Resource::Fleet, Resource::Production),
    (Resource::Production, Resource::Food),
    (Resource::Production, Resource::Fleet),
];

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.extend(EXCHANGES.map(|(give, get)| Action::Trade(give, get)));
}

pub(crate) fn check(
    game: &Orion,
    t: &State,
    seat: Seat,
    give: Resource,
    get: Resource,
) -> Result<(), Refusal> {
    if give == get {
        return Err(Refusal::NoSuchExchange);
    }
    let (needs, has) = (game.content.sheet().trade.of(give), t.players[seat].stock.of(give));
    if has < needs { Err(Refusal::TradeAmount { resource: give, needs, has }) } else { Ok(()) }
}

pub(crate) fn apply(
    game: &Orion,
    t: &mut State,
    seat: Seat,
    give: Resource,
    get: Resource,
    out: &mut Out<'_>,
) {
    Orion::begin_action(t, seat, SheetAction::Trade, Colour::Grey);
    Orion::spend_on_sheet(t, seat);
    let left = game.trade_exchanges(t, seat) - 1;
    exchange(game, t, seat, left, (give, get), out);
}

/// A further exchange of the same action, paid from what the first has left.
pub(crate) fn apply_more(
    game: &Orion,
    t: &mut State,
    seat: Seat,
    left: u8,
    what: (Resource, Resource),
    out: &mut Out<'_>,
) {
    t.stack.pop();
    exchange(game, t, seat, left - 1, what, out);
}

fn exchange(
    game: &Orion,
    t: &mut State,
    seat: Seat,
    left: u8,
    (give, get): (Resource, Resource),
    out: &mut Out<'_>,
) {
    let ring = game.content.sheet().trade;
    out.tell_all(|| Event::Traded(seat, give, get));
    Orion::pay(t, seat, give.into(), ring.of(give), out);
    game.gain(t, seat, get.into(), ring.of(get), out);
    if left > 0 {
        Orion::push(t, seat, Task::TradeMore(left));
    }
}
