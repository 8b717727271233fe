//! The Ark moves one step on the way to a discovery.
//!
//! Only a journey that goes on after it is told step by step, because what was entered on the way stays closed (MIC-63).

use crate::flow::{Phase, Turn};
use crate::procedures::prelude::*;
use crate::space::Space;

answers! {
    /// The next space.
    pub struct Step(space: Space) of Action;
}

impl Move<MicroCosmos> for Step {
    fn candidates(_: &MicroCosmos, t: &State, _: Seat, into: &mut Candidates<'_, Self>) {
        into.extend(t.journey.steps.iter().map(Self));
    }

    fn check(self, _: &MicroCosmos, t: &State, _: Seat) -> Result<(), Refusal> {
        if t.journey.steps.contains(self.0) { Ok(()) } else { Err(Refusal::NoStep) }
    }

    fn apply(self, _: &MicroCosmos, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.players[seat].ark = self.0;
        let journey = &mut t.journey;
        journey.left -= 1;
        journey.entered = journey.entered.with(self.0);
        journey.heading = true;
        Turn::below(t).next = Phase::Travel;
    }

    fn label(self, game: &MicroCosmos, t: &State, _: Seat) -> Text {
        Text::new("label-step").text("space", game.space_text(t, self.0))
    }
}
