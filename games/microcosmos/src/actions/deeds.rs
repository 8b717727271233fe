//! Step 4: the actions of the destination, and how many of them (MIC-99 to MIC-104).

use orrery_core::Seat;

use super::{Action, colony, explore, gather, outpost, raise, ready, settle};
use crate::MicroCosmos;
use crate::changes::Out;
use crate::frame::{Deed, Phase};
use crate::refusal::Refusal;
use crate::space::Spot;
use crate::state::{Resource, State, Upgrade};

/// What kind of action it is, if it is one of a destination.
pub(crate) fn deed_of(action: Action) -> Option<Deed> {
    match action {
        Action::Gather => Some(Deed::Gather),
        Action::Raise(_) => Some(Deed::Terraform),
        Action::Explore => Some(Deed::Explore),
        Action::Settle(_) => Some(Deed::Settle),
        Action::Colony => Some(Deed::Colony),
        Action::Outpost => Some(Deed::Outpost),
        Action::Ready(..) => Some(Deed::Specialist),
        _ => None,
    }
}

pub(crate) fn candidates(game: &MicroCosmos, t: &State, seat: Seat, done: u8, into: &mut Vec<Action>) {
    let fresh = |deed: Deed| done & deed.bit() == 0;
    if fresh(Deed::Gather) {
        gather::candidates(into);
    }
    if t.players[seat].ark.planet_at().is_none() {
        if fresh(Deed::Specialist) {
            ready::candidates(game, t, seat, into);
        }
        return;
    }
    if fresh(Deed::Terraform) {
        raise::candidates(into);
    }
    if fresh(Deed::Explore) {
        explore::candidates(into);
    }
    if fresh(Deed::Settle) {
        settle::candidates(t, seat, into);
    }
    if fresh(Deed::Colony) {
        colony::candidates(into);
    }
    if fresh(Deed::Outpost) {
        outpost::candidates(into);
    }
}

/// Whether the destination allows this action at all, and one more of its kind.
fn check_deed(t: &State, seat: Seat, done: u8, deed: Deed) -> Result<(), Refusal> {
    let player = &t.players[seat];
    let on_planet = match player.ark.parts() {
        Some((_, Spot::Asteroid1 | Spot::Asteroid2)) => return Err(Refusal::NothingHere),
        Some((_, Spot::Planet)) => true,
        _ => false,
    };
    match deed {
        Deed::Specialist if on_planet => return Err(Refusal::NotOnPlanets),
        Deed::Gather | Deed::Specialist => {}
        _ if !on_planet => return Err(Refusal::OnlyOnPlanets),
        _ => {}
    }
    if done & deed.bit() != 0 {
        return Err(if on_planet { Refusal::SameDeed } else { Refusal::DoneHere });
    }
    if on_planet && done != 0 {
        check_second(t, seat, done)?;
    }
    Ok(())
}

/// A second action on a planet needs Robotics and an own colony there, looked at when it begins (MIC-100, MIC-101).
fn check_second(t: &State, seat: Seat, done: u8) -> Result<(), Refusal> {
    let player = &t.players[seat];
    if done.count_ones() > 1 {
        return Err(Refusal::TwoDeeds);
    }
    if !player.has(Upgrade::Robotics) {
        return Err(Refusal::NoRobotics);
    }
    let colony = player.ark.planet_at().is_some_and(|position| player.has_colony(position));
    if colony { Ok(()) } else { Err(Refusal::NoColonyHere) }
}

pub(crate) fn check(
    game: &MicroCosmos,
    t: &State,
    seat: Seat,
    done: u8,
    action: Action,
) -> Result<(), Refusal> {
    check_deed(t, seat, done, deed_of(action).ok_or(Refusal::NotAsked)?)?;
    match action {
        Action::Raise(resource) => raise::check(game, t, seat, resource),
        Action::Explore => explore::check(game, t, seat),
        Action::Settle(survivor) => settle::check(game, t, seat, survivor),
        Action::Colony => colony::check(game, t, seat),
        Action::Outpost => outpost::check(t, seat),
        Action::Ready(card, specialist) => ready::check(game, t, seat, card, specialist),
        _ => Ok(()),
    }
}

/// Whether anything could be done: gathering always can, once.
pub(crate) fn is_any_possible(game: &MicroCosmos, t: &State, seat: Seat, done: u8) -> bool {
    let may = |action| check(game, t, seat, done, action).is_ok();
    if may(Action::Gather) {
        return true;
    }
    if t.players[seat].ark.planet_at().is_none() {
        return check_deed(t, seat, done, Deed::Specialist).is_ok() && ready::is_possible(game, t, seat);
    }
    done != 0
        && check_second(t, seat, done).is_ok()
        && (Resource::ALL.iter().any(|resource| may(Action::Raise(*resource)))
            || [Action::Explore, Action::Colony, Action::Outpost].into_iter().any(may)
            || t.players[seat].survivors.iter().any(|survivor| may(Action::Settle(survivor))))
}

pub(crate) fn apply(
    game: &MicroCosmos,
    t: &mut State,
    seat: Seat,
    done: u8,
    action: Action,
    out: &mut Out<'_>,
) {
    let deed = deed_of(action).expect("a checked action is one of the destination");
    MicroCosmos::set_phase(t, Phase::Act(done | deed.bit()));
    match action {
        Action::Gather => gather::apply(t, seat, out),
        Action::Raise(resource) => {
            let capacity = game.terraform_capacity(t, seat);
            raise::apply(game, t, seat, capacity, resource, out);
        }
        Action::Explore => explore::apply(game, t, seat),
        Action::Settle(survivor) => settle::apply(t, seat, survivor, out),
        Action::Colony => colony::apply(game, t, seat),
        Action::Outpost => outpost::apply(game, t, seat, out),
        Action::Ready(card, specialist) => ready::apply(t, seat, card, specialist, out),
        _ => {}
    }
}
