//! A colony ship settles (ECL-40 to ECL-44).

use orrery_core::procedure::{Candidates, Frames as _, Move};
use orrery_core::{Seat, Text, answers};

use crate::changes::Out;
use crate::ids::SectorId;
use crate::procedures::colonise;
use crate::refusal::Refusal;
use crate::state::State;
use crate::{Action, Eclipse};

answers! {
    /// Settle in this sector.
    pub struct Colonise(sector: SectorId) of Action;
}

impl Move<Eclipse> for Colonise {
    fn candidates(game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Eclipse, Self>) {
        if t.players[seat].ready > 0 {
            let sectors = t.players[seat].controls.iter();
            into.extend(sectors.filter(|sector| game.check_colony(t, seat, *sector).is_ok()).map(Self));
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_colony(t, seat, self.0)
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.stack.push(seat, colonise::Colonise { sector: self.0 });
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat) -> Text {
        Text::new("label-colonise-in").name("sector", game.sector_name(self.0))
    }
}
