//! Explore (MIC-124 to MIC-132).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Explore);
}

/// A Leader in the colour of the planet, on either side of it (MIC-124, MIC-125), and a card to turn up (MIC-131).
pub(crate) fn check(game: &MicroCosmos, t: &State, seat: Seat) -> Result<(), Refusal> {
    let (_, planet) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
    if !MicroCosmos::survivors_are_left(t) {
        return Err(Refusal::NoSurvivors);
    }
    let bill = MicroCosmos::explore_bill(game.colour(&planet).leader());
    game.check_bill(&t.players[seat], bill, 124)
}

pub(crate) fn apply(game: &MicroCosmos, t: &mut State, seat: Seat) {
    let (_, planet) = MicroCosmos::own_planet(t, seat).expect("a checked action is taken on a planet");
    MicroCosmos::push(t, seat, Task::Pay(MicroCosmos::explore_bill(game.colour(&planet).leader())));
}
