//! Discarding cards to hire an advisor (ORI-97 to ORI-101).

use crate::content::{Colour, SheetAction};
use crate::event::Event;
use crate::procedures::discard::{Discard, Why};
use crate::procedures::hire::Hire;
use crate::procedures::prelude::*;

answers! {
    /// Nothing to choose yet.
    pub struct Contract of Action;
}

impl Move<Orion> for Contract {
    fn candidates(_: &Orion, _: &State, _: Seat, into: &mut Candidates<'_, Orion, Self>) {
        into.push(Self);
    }

    fn check(self, game: &Orion, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_hiring(t, seat)?;
        let (needs, has) = (game.content.sheet().contract, t.players[seat].hand.len());
        if has < needs { Err(Refusal::FewCards { needs, has, rule: 97 }) } else { Ok(()) }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Orion::begin_action(t, seat, SheetAction::Contract, Colour::Grey);
        Orion::spend_on_sheet(t, seat);
        out.tell_all(|| Event::Acted(seat, SheetAction::Contract));
        t.stack.push(seat, Hire);
        t.stack.push(seat, Discard { left: game.content.sheet().contract, why: Why::Contract });
    }

    fn label(self, game: &Orion, _: &State, _: Seat) -> Text {
        Text::new("label-contract").amount("count", game.content.sheet().contract)
    }
}
