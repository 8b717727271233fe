//! Decisions in raids and battles (AND-103, AND-181 to AND-198).

use orrery_core::Seat;
use orrery_core::notation::Amount;

use super::Action;
use crate::Andromeda;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::Task;
use crate::ids::{Goods, Resource};
use crate::payment::moons;
use crate::refusal::{Refusal, allow};
use crate::state::{Place, RAIDER, State};

/// Whether the question is asked here.
pub(crate) const fn answers(task: Task) -> bool {
    matches!(
        task,
        Task::Raid
            | Task::Escalate
            | Task::Prepare
            | Task::Jam(_)
            | Task::Hire(..)
            | Task::Passage(_)
            | Task::StealFrom(_)
            | Task::StealWhat(_)
            | Task::EndIt
            | Task::Agree(..)
            | Task::Yield
            | Task::Reroll(_)
            | Task::SetDie(_)
            | Task::Operations
            | Task::Award(..)
    )
}

pub(crate) fn candidates(game: &Andromeda, t: &State, seat: Seat, task: Task, into: &mut Vec<Action>) {
    match task {
        Task::Raid => {
            let region = t.turn.region.expect("a raid has its region");
            into.extend(game.raiding(t, region).map(Action::Raid));
        }
        Task::Escalate => {
            super::answer::on_map(t, seat, into);
            into.retain(|action| !matches!(action, Action::Ship(_, space) if Some(*space) == t.turn.region));
        }
        Task::Prepare => {
            if game.check_aim(t, seat).is_ok() {
                into.push(Action::Aim);
            }
            let most = game.most_energy(t, seat);
            into.extend((1..=most).map(|energy| Action::Spend(Amount::new(energy))));
        }
        Task::Jam(_) => {
            into.extend(game.fighters(t).without(seat).iter().map(Action::Target));
            if game.raider_pool(t).is_some() {
                into.push(Action::TargetRaiders);
            }
        }
        Task::Hire(..) => into.extend(game.fighters(t).iter().map(Action::Target)),
        Task::Passage(_) => into.extend(game.fighters(t).without(seat).iter().map(Action::Target)),
        Task::StealFrom(_) => into.extend(game.victims(t, seat).map(Action::Target)),
        Task::StealWhat(_) => into.extend(Resource::TOKENS.map(Action::Gain)),
        Task::EndIt | Task::Agree(..) | Task::Yield => into.push(Action::Yes),
        Task::Reroll(chosen) => {
            let dice = &t.battle.dice[seat.index()];
            let left = |face: &u8| {
                dice.iter().enumerate().any(|(place, die)| die == face && chosen & 1 << place == 0)
            };
            into.extend((1..=6).filter(left).map(|face| Action::Die(Amount::new(face))));
        }
        Task::SetDie(_) => {
            let dice = &t.battle.dice[seat.index()];
            into.extend(
                (1..=6).filter(|face| dice.contains(face)).map(|face| Action::Die(Amount::new(face))),
            );
        }
        Task::Operations => {
            into.extend([Action::Draw, Action::Moon]);
            into.extend(moons(&t.players[seat]).map(Action::Set));
        }
        Task::Award(one, other) => into.extend([Action::Target(one), Action::Target(other)]),
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
    let takes_part = |other: Seat| {
        let there = game.seats.contains(other) && game.fighters(t).contains(other);
        allow(there, Refusal::NoParticipant)
    };
    match (task, action) {
        (Task::Raid, Action::Raid(class)) => game.check_raid(t, class),
        (Task::Escalate, Action::Ship(kind, from)) => game.escalation_cost(t, seat, kind, from).map(|_| ()),
        (Task::Prepare, Action::Aim) => game.check_aim(t, seat),
        (Task::Prepare, Action::Spend(energy)) => {
            let most = game.most_energy(t, seat);
            match energy.get() {
                0 => Err(Refusal::NotAsked),
                energy if energy > most => Err(Refusal::TooMuchEnergy { most }),
                _ => Ok(()),
            }
        }
        (Task::Jam(_), Action::TargetRaiders) => allow(game.raider_pool(t).is_some(), Refusal::NoParticipant),
        (Task::Jam(_) | Task::Passage(_), Action::Target(other)) if other == seat => Err(Refusal::NotOneself),
        (Task::Jam(_) | Task::Passage(_) | Task::Hire(..), Action::Target(other)) => takes_part(other),
        (Task::StealFrom(_), Action::Target(other)) => {
            allow(game.victims(t, seat).any(|victim| victim == other), Refusal::NoVictim)
        }
        (Task::StealWhat(victim), Action::Gain(resource)) => Andromeda::check_steal(t, victim, resource),
        (Task::EndIt | Task::Agree(..) | Task::Yield, Action::Yes) => Ok(()),
        (Task::Reroll(chosen), Action::Die(face)) => {
            let dice = &t.battle.dice[seat.index()];
            let mut left = dice.iter().enumerate().filter(|(place, _)| chosen & 1 << place == 0);
            allow(left.any(|(_, die)| *die == face.get()), Refusal::NoSuchDie)
        }
        (Task::SetDie(_), Action::Die(face)) => {
            allow(t.battle.dice[seat.index()].contains(&face.get()), Refusal::NoSuchDie)
        }
        (Task::Operations, Action::Draw) => allow(Andromeda::cards_are_left(t), Refusal::NoCardsLeft),
        (Task::Operations, Action::Moon) => {
            allow(t.players[seat].operations.is_some(), Refusal::NoMoonInOperations)
        }
        (Task::Operations, Action::Set(moon)) => {
            allow(t.players[seat].claimed.contains(&moon), Refusal::NoSuchMoon)
        }
        (Task::Award(one, other), Action::Target(chosen)) => {
            allow(chosen == one || chosen == other, Refusal::NoParticipant)
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
        (Task::Raid, Action::Raid(class)) => game.raid(t, class, out),
        // One player after another; whoever has joined stays until the battle is over (AND-265).
        (Task::Escalate, Action::Ship(kind, from)) => {
            let energy = game.escalation_cost(t, seat, kind, from).expect("checked before");
            Andromeda::take_tokens(t, seat, Goods::just(Resource::Energy, energy), out);
            let region = t.turn.region.expect("a battle has its region");
            t.players[seat].move_ship(kind, Place::At(from), Place::At(region));
            out.tell_all(|| Event::Joined(seat, kind, from));
        }
        (Task::Prepare, Action::Aim) => Andromeda::aim(t, seat, out),
        (Task::Prepare, Action::Spend(energy)) => {
            t.stack.pop();
            Andromeda::take_tokens(t, seat, Goods::just(Resource::Energy, energy.get()), out);
            t.battle.energy[seat.index()] += energy.get();
            out.tell_all(|| Event::EnergyForDice(seat, energy.get()));
        }
        (Task::Jam(less), Action::TargetRaiders) => {
            t.stack.pop();
            t.battle.jammed[RAIDER] += less;
        }
        (Task::Jam(less), Action::Target(other)) => {
            t.stack.pop();
            t.battle.jammed[other.index()] += less;
        }
        (Task::Hire(dice, block), Action::Target(other)) => {
            t.stack.pop();
            t.battle.dice_more[other.index()] += dice as i8;
            if other != seat {
                game.run_block(t, seat, block);
            }
        }
        (Task::Passage(credits), Action::Target(other)) => game.pass(t, seat, credits, Some(other), out),
        (Task::StealFrom(_), Action::Target(victim)) => {
            t.stack.pop();
            Andromeda::push(t, seat, Task::StealWhat(victim));
        }
        (Task::StealWhat(victim), Action::Gain(resource)) => Andromeda::steal(t, seat, victim, resource, out),
        (Task::EndIt, Action::Yes) => {
            t.stack.pop();
            Andromeda::end_battle(t, out);
        }
        (Task::Agree(..), Action::Yes) => {
            t.stack.pop();
        }
        (Task::Yield, Action::Yes) => {
            t.stack.pop();
            Andromeda::take_tokens(t, seat, Goods::just(Resource::Energy, 1), out);
        }
        (Task::Reroll(chosen), Action::Die(face)) => {
            let dice = &t.battle.dice[seat.index()];
            let place = (0..dice.len()).find(|place| dice[*place] == face.get() && chosen & 1 << place == 0);
            let chosen = chosen | 1 << place.expect("a checked die is there");
            let all = dice.len() as u32 == u32::from(chosen.count_ones() as u8);
            if let Some(frame) = t.stack.last_mut() {
                frame.task = Task::Reroll(chosen);
            }
            if all {
                game.reroll(t, seat, chosen, out);
            }
        }
        (Task::SetDie(to), Action::Die(face)) => Andromeda::set_die(t, seat, face.get(), to, out),
        (Task::Operations, Action::Draw) => {
            t.stack.pop();
            game.run_block(t, seat, game.content.sheet().operations.id);
        }
        (Task::Operations, Action::Moon) => {
            t.stack.pop();
            let moon = t.players[seat].operations.expect("checked before");
            game.moon_reward(t, seat, moon, out);
        }
        (Task::Operations, Action::Set(moon)) => Andromeda::push(t, seat, Task::Socket(moon)),
        (Task::Award(one, other), Action::Target(chosen)) => {
            t.stack.pop();
            let second = if chosen == one { other } else { one };
            game.advance_winner(t, second);
            game.advance_winner(t, chosen);
        }
        _ => unreachable!("checked before"),
    }
}
