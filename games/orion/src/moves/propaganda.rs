//! Raising morale, once a round (ORI-94, ORI-95).

use crate::content::{Colour, SheetAction};
use crate::event::Event;
use crate::procedures::prelude::*;

answers! {
    /// Nothing to choose.
    pub struct Propaganda of Action;
}

impl Move<Orion> for Propaganda {
    fn candidates(_: &Orion, _: &State, _: Seat, into: &mut Candidates<'_, Orion, Self>) {
        into.push(Self);
    }

    fn check(self, _: &Orion, t: &State, seat: Seat) -> Result<(), Refusal> {
        if t.players[seat].propaganda { Err(Refusal::PropagandaUsed) } else { Ok(()) }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Orion::begin_action(t, seat, SheetAction::Propaganda, Colour::Grey);
        Orion::spend_on_sheet(t, seat);
        out.tell_all(|| Event::Acted(seat, SheetAction::Propaganda));
        t.players[seat].propaganda = true;
        game.change_morale(t, seat, i16::from(game.content.sheet().propaganda), out);
    }

    fn label(self, game: &Orion, _: &State, _: Seat) -> Text {
        Text::new("label-propaganda").amount("morale", game.content.sheet().propaganda)
    }
}
