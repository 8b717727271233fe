//! Step 2: the journey, and discoveries (MIC-60 to MIC-78).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::frame::{Phase, Task};
use crate::refusal::Refusal;
use crate::space::{Position, Space};
use crate::state::State;

pub(crate) fn candidates(t: &State, into: &mut Vec<Action>) {
    into.extend(t.journey.ends.iter().map(Action::Travel));
    into.extend(t.journey.edges.iter().map(Action::Discover));
    into.extend(t.journey.steps.iter().map(Action::Step));
}

/// The end of a journey: in reach, never where it began, and not beside another Ark where there is room for one only.
pub(crate) fn check(game: &MicroCosmos, t: &State, seat: Seat, space: Space) -> Result<(), Refusal> {
    let journey = &t.journey;
    if !journey.ends.contains(space) {
        return Err(if !game.is_there(t, space) {
            Refusal::NoSuchSpace
        } else if journey.heading {
            Refusal::MustDiscover
        } else if journey.entered.contains(space) {
            Refusal::BeenThere
        } else {
            Refusal::TooFar { steps: journey.left }
        });
    }
    let here = |other: &Seat| t.players[*other].ark == space;
    if !space.holds_many() {
        return match game.table.others(seat).find(here) {
            Some(_) => Err(Refusal::Occupied),
            None => Ok(()),
        };
    }
    let automa = game.table.others(seat).find(|other| game.is_automa(*other));
    if space != Space::GATE && automa.is_some_and(|automa| here(&automa)) {
        return Err(Refusal::AutomaIsThere);
    }
    Ok(())
}

/// An edge that faces an empty position of the grid, with a step to spare (MIC-69, MIC-70).
pub(crate) fn check_discovery(t: &State, position: Position) -> Result<(), Refusal> {
    if t.journey.edges.contains(position) {
        return Ok(());
    }
    if t.planet(position).is_some() {
        return Err(Refusal::Discovered);
    }
    Err(Refusal::EdgeTooFar { steps: t.journey.left })
}

pub(crate) fn check_step(t: &State, space: Space) -> Result<(), Refusal> {
    if t.journey.steps.contains(space) { Ok(()) } else { Err(Refusal::NoStep) }
}

pub(crate) fn apply(game: &MicroCosmos, t: &mut State, seat: Seat, space: Space, out: &mut Out<'_>) {
    t.players[seat].ark = space;
    game.land(t, seat, out);
}

/// The Ark is put on the new planet, which counts as entered; the bonus follows at once (MIC-72, MIC-75).
pub(crate) fn apply_discovery(t: &mut State, seat: Seat, position: Position, out: &mut Out<'_>) {
    MicroCosmos::discover(t, seat, position, out);
    let journey = &mut t.journey;
    journey.left -= 1;
    journey.entered = journey.entered.with(Space::planet(position));
    journey.heading = false;
    MicroCosmos::set_phase(t, Phase::Travel);
    MicroCosmos::push(t, seat, Task::Bonus(position));
}

pub(crate) fn apply_step(t: &mut State, seat: Seat, space: Space) {
    t.players[seat].ark = space;
    let journey = &mut t.journey;
    journey.left -= 1;
    journey.entered = journey.entered.with(space);
    journey.heading = true;
    MicroCosmos::set_phase(t, Phase::Travel);
}
