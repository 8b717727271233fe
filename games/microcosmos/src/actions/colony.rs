//! Found a Colony (MIC-137 to MIC-145).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::frame::{Bill, Task};
use crate::options::PerPlanet;
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Colony);
}

/// The cost of the next colony on this planet (MIC-139).
fn bill(game: &MicroCosmos, t: &State, seat: Seat) -> Option<Bill> {
    let (_, planet) = MicroCosmos::own_planet(t, seat)?;
    game.colony_bill(t.players[seat].founded(), game.colour(&planet).leader())
}

/// A marker in the pool, no own colony here, and the whole cost; on either side of the planet (MIC-143).
pub(crate) fn check(game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
    let (position, _) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
    let player = &t.players[seat];
    if player.colony_pool == 0 {
        return Err(Refusal::NoColonyMarker);
    }
    if player.has_colony(position) && game.options.colonies_per_planet == PerPlanet::One {
        return Err(Refusal::ColonyHere);
    }
    let bill = bill(game, t, seat).ok_or(Refusal::NoColonyMarker)?;
    game.check_bill(player, bill, 138)
}

pub(crate) fn apply(game: &MicroCosmos, t: &mut State, seat: Seat) {
    let bill = bill(game, t, seat).expect("a checked colony has its cost");
    MicroCosmos::push(t, seat, Task::Pay(bill));
}
