//! Settle (MIC-133 to MIC-136).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{State, SurvivorId};

pub(crate) fn candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    into.extend(t.players[seat].survivors.iter().map(Action::Settle));
}

/// On a terraformed planet, survivors of its colour.
pub(crate) fn check(game: &MicroCosmos, t: &State, seat: Seat, survivor: SurvivorId) -> Result<(), Refusal> {
    let (_, planet) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
    if !t.players[seat].survivors.contains(survivor) {
        return Err(Refusal::NotHeld);
    }
    if !planet.terraformed {
        return Err(Refusal::NotTerraformed);
    }
    let colour = game.colour(&planet);
    if game.content.survivors[survivor].colour == colour {
        Ok(())
    } else {
        Err(Refusal::OtherColour { colour })
    }
}

/// Face down beside the Bridge card, for good; there is room for any number (MIC-134, MIC-136).
pub(crate) fn apply(t: &mut State, seat: Seat, survivor: SurvivorId, out: &mut Out<'_>) {
    let (_, planet) = MicroCosmos::own_planet(t, seat).expect("a checked action is taken on a planet");
    let player = &mut t.players[seat];
    player.survivors.take(survivor);
    player.settled.put(survivor);
    out.tell_all(|| Event::Settled(seat, survivor, planet.card));
}
