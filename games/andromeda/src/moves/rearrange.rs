//! Industry modules are rearranged (AND-150, AND-263).

use crate::ids::Column;
use crate::procedures::arrange::Arrange;
use crate::procedures::prelude::*;

answers! {
    /// In an order to be named.
    pub struct Rearrange of Action;
}

impl Move<Andromeda> for Rearrange {
    fn candidates(_: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Self>) {
        if t.row(seat, Column::Industry).len() > 2 {
            into.push(Self);
        }
    }

    /// At most once between two other decisions of the same player (AND-263).
    fn check(self, _: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        if t.row(seat, Column::Industry).len() <= 2 {
            let has = t.row(seat, Column::Industry).len() as u8 - 1;
            return Err(Refusal::NothingToArrange { has });
        }
        allow(!t.players[seat].rearranged, Refusal::RearrangedAlready)
    }

    /// The base module stays where it is.
    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.players[seat].rearranged = true;
        t.order.clear();
        t.order.push(0);
        t.stack.push(seat, Arrange);
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat) -> Text {
        Text::new("label-rearrange")
    }
}
