//! The Ark crosses an edge and discovers a planet (MIC-69 to MIC-75).

use crate::flow::{Phase, Turn};
use crate::procedures::bonus::Bonus;
use crate::procedures::prelude::*;
use crate::space::{Position, Space};

answers! {
    /// An empty position.
    pub struct Discover(position: Position) of Action;
}

impl Move<MicroCosmos> for Discover {
    fn candidates(_: &MicroCosmos, t: &State, _: Seat, into: &mut Candidates<'_, Self>) {
        into.extend(t.journey.edges.iter().map(Self));
    }

    /// An edge that faces an empty position of the grid, with a step to spare (MIC-69, MIC-70).
    fn check(self, _: &MicroCosmos, t: &State, _: Seat) -> Result<(), Refusal> {
        if t.journey.edges.contains(self.0) {
            return Ok(());
        }
        if t.planet(self.0).is_some() {
            return Err(Refusal::Discovered);
        }
        Err(Refusal::EdgeTooFar { steps: t.journey.left })
    }

    /// The Ark is put on the new planet, which counts as entered; the bonus follows at once (MIC-72, MIC-75).
    fn apply(self, _: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Self(position) = self;
        MicroCosmos::discover(t, seat, position, out);
        let journey = &mut t.journey;
        journey.left -= 1;
        journey.entered = journey.entered.with(Space::planet(position));
        journey.heading = false;
        Turn::below(t).next = Phase::Travel;
        t.stack.push(seat, Bonus { position });
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat) -> Text {
        Text::new("label-discover").name("position", self.0.key())
    }
}
