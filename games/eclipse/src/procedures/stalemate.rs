//! Where a type goes that must retreat (ECL-172, R94).

use super::prelude::*;
use crate::ids::{SectorId, Unit};
use crate::state::Type;

/// A type of the attacker must leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stalemate {
    /// Which.
    pub unit: Unit,
}

answers! {
    /// A sector.
    pub enum Answer of Action { Retreat(sector: SectorId) }
}

impl Question<Eclipse> for Stalemate {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        game.retreat_targets(t, seat, self.unit).len() > 1
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(sector) = game.retreat_targets(t, seat, self.unit).first() {
            self.apply(game, t, seat, Answer::Retreat(sector), out);
        }
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-stalemate").name("unit", self.unit.key()), ecl(172), seat)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(game.retreat_targets(t, seat, self.unit).iter().map(Answer::Retreat));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Retreat(sector): Answer,
    ) -> Result<(), Refusal> {
        let legal = game.retreat_targets(t, seat, self.unit).contains(sector);
        if legal { Ok(()) } else { Err(Refusal::RetreatTarget { sector: game.tile(sector).number }) }
    }

    fn apply(
        self,
        game: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Retreat(sector): Answer,
        out: &mut Out<'_>,
    ) {
        t.battle.retreats.push((Type::Of(seat, self.unit), sector));
        game.withdraw(t, seat, self.unit, sector, out);
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Retreat(sector): Answer) -> Text {
        Text::new("label-retreat").name("sector", game.sector_name(sector))
    }
}
