//! The Build action of the sheet (ORI-55, ORI-64).

use crate::building::{self, BuildOffer};
use crate::content::{Colour, SheetAction};
use crate::procedures::prelude::*;
use crate::state::{CardId, SystemId};

answers! {
    /// A structure and its system.
    pub struct Build(card: CardId, system: SystemId) of Action;
}

impl Move<Orion> for Build {
    fn candidates(game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Self>) {
        into.extend(BuildOffer::ACTION.builds(game, t, seat).map(|(card, system)| Self(card, system)));
    }

    fn check(self, game: &Orion, t: &State, seat: Seat) -> Result<(), Refusal> {
        BuildOffer::ACTION.check(game, t, seat, self.0, self.1)
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Orion::begin_action(t, seat, SheetAction::Build, Colour::Grey);
        Orion::spend_on_sheet(t, seat);
        BuildOffer::ACTION.build(game, t, seat, self.0, self.1, out);
    }

    fn label(self, game: &Orion, t: &State, seat: Seat) -> Text {
        building::label(game, t, seat, self.0, self.1)
    }
}
