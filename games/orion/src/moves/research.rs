//! Drawing cards (ORI-77); always legal (ORI-58).

use crate::content::{Colour, SheetAction};
use crate::event::Event;
use crate::procedures::prelude::*;

answers! {
    /// Nothing to choose.
    pub struct Research of Action;
}

impl Move<Orion> for Research {
    fn candidates(_: &Orion, _: &State, _: Seat, into: &mut Candidates<'_, Orion, Self>) {
        into.push(Self);
    }

    fn check(self, _: &Orion, _: &State, _: Seat) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Orion::begin_action(t, seat, SheetAction::Research, Colour::Grey);
        Orion::spend_on_sheet(t, seat);
        out.tell_all(|| Event::Acted(seat, SheetAction::Research));
        let cards = Orion::count_of(|sum| game.research_cards(t, seat, sum));
        Orion::draw(t, seat, cards, out);
    }

    fn label(self, game: &Orion, t: &State, seat: Seat) -> Text {
        Text::new("label-research").amount("count", Orion::sum(|sum| game.research_cards(t, seat, sum)))
    }
}
