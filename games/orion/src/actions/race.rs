//! Choosing a race (ORI-8).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::refusal::Refusal;
use crate::state::{RaceId, State};

pub(crate) fn candidates(game: &Orion, into: &mut Vec<Action>) {
    into.extend(game.content.races.iter().map(|(race, _)| Action::Race(race)));
}

pub(crate) fn check(game: &Orion, t: &State, race: RaceId) -> Result<(), Refusal> {
    let Some(row) = game.content.races.find(race) else { return Err(Refusal::NoSuchRace) };
    let taken = game.seats.iter().filter(|seat| t.players[*seat].race == Some(race)).count();
    if taken >= usize::from(row.sheets) {
        return Err(Refusal::RaceTaken);
    }
    Ok(())
}

pub(crate) fn apply(game: &Orion, t: &mut State, seat: Seat, race: RaceId, out: &mut Out<'_>) {
    t.stack.pop();
    game.take_race(t, seat, race, out);
}
