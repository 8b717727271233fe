//! Gather Resources (MIC-105 to MIC-108).

use crate::effects::steps_text;
use crate::event::Event;
use crate::procedures::prelude::*;
use crate::procedures::run::Run;

answers! {
    /// Nothing to choose.
    pub struct Gather of Action;
}

impl Move<MicroCosmos> for Gather {
    fn candidates(_: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Self>) {
        into.push(Self);
    }

    fn check(self, _: &MicroCosmos, _: &State, _: Seat) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whatever an outpost has paid on landing, all that is shown is gained (MIC-108).
    fn apply(self, _: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let ark = t.players[seat].ark;
        if let Some(source) = MicroCosmos::yield_at(t, ark) {
            out.tell_all(|| Event::Gathered(seat, ark));
            t.stack.push(seat, Run::of(source));
        }
    }

    fn label(self, game: &MicroCosmos, t: &State, seat: Seat) -> Text {
        let source = MicroCosmos::yield_at(t, t.players[seat].ark);
        let gain = source.map_or(Text::new("effect-nothing"), |s| steps_text(game.content.effects(s)));
        Text::new("label-gather").text("effect", gain)
    }
}
