//! Damage, and how it is kept away (AND-199 to AND-205).

use orrery_core::Seat;

use super::Action;
use crate::Andromeda;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::Task;
use crate::ids::ShipKind;
use crate::refusal::{Refusal, allow};
use crate::state::{Place, State};

/// Whether the question is asked here.
pub(crate) const fn answers(task: Task) -> bool {
    matches!(task, Task::DamageModule(_) | Task::HitShip | Task::Withdraw(_) | Task::SaveShip | Task::Damage)
}

pub(crate) fn candidates(_: &Andromeda, t: &State, seat: Seat, task: Task, into: &mut Vec<Action>) {
    let exposed = |kind: &&ShipKind| Andromeda::exposed_of(t, seat, **kind) > 0;
    match task {
        Task::DamageModule(_) => {
            let whole = t.station(seat).filter(|(_, slot)| !slot.is_damaged());
            into.extend(whole.map(|(berth, _)| Action::Module(berth)));
        }
        Task::HitShip => super::answer::on_map(t, seat, into),
        Task::Withdraw(_) | Task::SaveShip | Task::Damage => {
            into.extend(ShipKind::ALL.iter().filter(exposed).map(|kind| Action::Save(*kind)));
        }
        _ => {}
    }
}

pub(crate) fn check(
    game: &Andromeda,
    t: &State,
    seat: Seat,
    task: Task,
    action: Action,
) -> Result<(), Refusal> {
    match (task, action) {
        (Task::DamageModule(_), Action::Module(berth)) => match t.slot(seat, berth) {
            None => Err(Refusal::NoSuchModule),
            Some(slot) if slot.is_damaged() => Err(Refusal::DamagedAlready),
            Some(_) => Ok(()),
        },
        (Task::HitShip, Action::Ship(kind, space)) => {
            allow(t.players[seat].count(kind, Place::At(space)) > 0, Refusal::NoSuchShip)
        }
        (Task::Withdraw(_) | Task::SaveShip | Task::Damage, Action::Save(kind)) => {
            if Andromeda::exposed_of(t, seat, kind) == 0 {
                return Err(Refusal::NoSuchShip);
            }
            if task == Task::Damage && game.hulls_left(t, seat) == 0 {
                return Err(Refusal::NothingSaves);
            }
            Ok(())
        }
        _ => Err(Refusal::NotAsked),
    }
}

pub(crate) fn apply(
    game: &Andromeda,
    t: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    out: &mut Out<'_>,
) {
    match (task, action) {
        (Task::DamageModule(phage), Action::Module(berth)) => {
            t.stack.pop();
            let slot = t.slot_mut(seat, berth);
            let module = slot.module;
            if phage {
                slot.phages += 1;
                t.phages -= 1;
            } else {
                slot.damage += 1;
            }
            out.tell_all(|| Event::ModuleDamaged(seat, module));
        }
        (Task::HitShip, Action::Ship(kind, space)) => {
            t.stack.pop();
            game.damage_ship(t, seat, kind, space, out);
        }
        (Task::Withdraw(left), Action::Save(kind)) => {
            if let Some(frame) = t.stack.last_mut() {
                frame.task = Task::Withdraw(left - 1);
            }
            let region = t.turn.region.expect("a battle has its region");
            t.players[seat].move_ship(kind, Place::At(region), Place::Hangar);
            out.tell_all(|| Event::ShipHome(seat, kind));
        }
        (Task::SaveShip, Action::Save(kind)) => {
            t.stack.pop();
            t.battle.spared[kind as usize] += 1;
            out.tell_all(|| Event::Spared(seat, kind));
        }
        (Task::Damage, Action::Save(kind)) => {
            t.battle.hulls += 1;
            t.battle.spared[kind as usize] += 1;
            out.tell_all(|| Event::Spared(seat, kind));
        }
        _ => unreachable!("checked before"),
    }
}
