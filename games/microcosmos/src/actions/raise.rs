//! Terraform, level by level, and the bonus of a discovery (MIC-75 to MIC-77, MIC-109 to MIC-123).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::space::Position;
use crate::state::{Resource, State};

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.extend(Resource::ALL.iter().map(|resource| Action::Raise(*resource)));
}

/// Each level costs a unit of its resource, and a full track takes no more (MIC-109 to MIC-111, MIC-123).
pub(crate) fn check(game: &MicroCosmos, t: &State, seat: Seat, resource: Resource) -> Result<(), Refusal> {
    let (_, planet) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
    if planet.terraformed {
        return Err(Refusal::Terraformed);
    }
    if !game.is_open(&planet, resource) {
        let most = game.content.planets[planet.card].needs.of(resource);
        return Err(Refusal::TrackFull { resource, most });
    }
    let has = t.players[seat].cargo.of(resource);
    if has == 0 { Err(Refusal::CannotPay { rule: 110, resource, needs: 1, has }) } else { Ok(()) }
}

/// The resource must have a track on the new planet (MIC-76).
pub(crate) fn check_bonus(
    game: &MicroCosmos,
    t: &State,
    position: Position,
    resource: Resource,
) -> Result<(), Refusal> {
    let open = t.planet(position).is_some_and(|planet| game.is_open(planet, resource));
    if open { Ok(()) } else { Err(Refusal::NoTrack { resource }) }
}

/// One level; `left` counts it. The planet may be complete (MIC-117).
pub(crate) fn apply(
    game: &MicroCosmos,
    t: &mut State,
    seat: Seat,
    left: u8,
    resource: Resource,
    out: &mut Out<'_>,
) {
    let (position, _) = MicroCosmos::own_planet(t, seat).expect("a checked action is taken on a planet");
    MicroCosmos::pay_one(t, seat, resource, out);
    MicroCosmos::raise(t, seat, position, resource, out);
    if !game.complete(t, position, out) {
        MicroCosmos::push(t, seat, Task::Terraform(left - 1));
    }
}

/// A level without cost, which no colony or outpost increases (MIC-75, MIC-77).
pub(crate) fn apply_bonus(
    game: &MicroCosmos,
    t: &mut State,
    seat: Seat,
    position: Position,
    resource: Resource,
    out: &mut Out<'_>,
) {
    t.stack.pop();
    MicroCosmos::raise(t, seat, position, resource, out);
    // A discovery ends the journey (MIC-73), unless the table says otherwise.
    if game.options.discovery_ends_move {
        game.land(t, seat, out);
    }
}

impl MicroCosmos {
    /// Whether a further level of the same action could be raised (MIC-112, MIC-114).
    pub(crate) fn terraform_waits(&self, t: &mut State, seat: Seat, left: u8) -> bool {
        let possible = |resource: &Resource| check(self, t, seat, *resource).is_ok();
        if left > 0 && Resource::ALL.iter().any(possible) {
            return true;
        }
        t.stack.pop();
        false
    }
}
