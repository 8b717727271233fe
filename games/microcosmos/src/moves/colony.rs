//! Found a Colony (MIC-137 to MIC-145).

use crate::options::PerPlanet;
use crate::payment::Bill;
use crate::procedures::pay::Pay;
use crate::procedures::prelude::*;
use crate::state::Resources;

answers! {
    /// Nothing to choose yet.
    pub struct Colony of Action;
}

impl Move<MicroCosmos> for Colony {
    fn candidates(_: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Self>) {
        into.push(Self);
    }

    /// A marker in the pool, no own colony here, and the whole cost; on either side of the planet (MIC-143).
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
        let (position, _) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
        let player = &t.players[seat];
        if player.colony_pool == 0 {
            return Err(Refusal::NoColonyMarker);
        }
        if player.has_colony(position) && game.options.colonies_per_planet == PerPlanet::One {
            return Err(Refusal::ColonyHere);
        }
        let bill = bill(game, t, seat).ok_or(Refusal::NoColonyMarker)?;
        game.missing(player, Resources::default(), bill).refuse(138)
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let bill = bill(game, t, seat).expect("a checked colony has its cost");
        t.stack.push(seat, Pay(bill));
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat) -> Text {
        Text::new("deed-colony")
    }
}

/// The cost of the next colony on this planet (MIC-139).
fn bill(game: &MicroCosmos, t: &State, seat: Seat) -> Option<Bill> {
    let (_, planet) = MicroCosmos::own_planet(t, seat)?;
    game.colony_bill(t.players[seat].founded(), game.colour(&planet).leader())
}
