//! Step 5: drawing a crew card (MIC-156).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::frame::{Phase, Task};
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Draw);
}

pub(crate) fn check(game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
    let most = game.crew_limit();
    if t.players[seat].crew().len() >= most {
        return Err(Refusal::CrewFull { most });
    }
    if MicroCosmos::crew_is_left(t) { Ok(()) } else { Err(Refusal::NoCrewLeft) }
}

pub(crate) fn apply(t: &mut State, seat: Seat) {
    MicroCosmos::set_phase(t, Phase::Over);
    MicroCosmos::push(t, seat, Task::DrawDeck(1));
}
