//! Point Defense (ECL-159 to ECL-162).

use std::cmp::Reverse;

use orrery_core::procedure::Frames as _;
use orrery_core::{Seat, SeatSet};

use super::{Fight, faces, hits};
use crate::Eclipse;
use crate::changes::Out;
use crate::event::Event;
use crate::ids::{Ability, Die, GuardId, Unit};
use crate::procedures::point_defense::PointDefense;
use crate::procedures::reroll::Reroll;
use crate::state::{Roll, Rolls, State, Type};

impl Eclipse {
    /// Point Defense of each side that is shot at (ECL-159 to ECL-162, R91).
    pub(super) fn defend(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.stack.push(seat, Fight::Damage);
        let mut threatened = SeatSet::NOBODY;
        for roll in t.battle.rolls {
            match roll.at.map(|ship| ship.of) {
                Some(Type::Of(owner, _)) if t.players[owner].can(Ability::PointDefense) => {
                    threatened = threatened.with(owner);
                }
                _ => {}
            }
        }
        // The last to be pushed answers first, so the order of entry is walked backwards.
        let entered = t.battle.entered;
        t.battle.answering = threatened;
        for owner in entered.iter().rev().copied().filter(|owner| threatened.contains(*owner)) {
            t.stack.push(owner, Fight::Shoot);
        }
        let guard = t.battle.rolls.iter().find_map(|roll| match roll.at.map(|ship| ship.of) {
            Some(Type::Guard(guard)) => Some(guard),
            _ => None,
        });
        if let Some(guard) = guard.filter(|of| self.type_can(t, Type::Guard(*of), Ability::PointDefense)) {
            self.guard_defends(t, guard, out);
        }
    }

    /// The Point Defense of an Ancient cruiser: the highest damage first (ECL-162).
    fn guard_defends(&self, t: &mut State, guard: GuardId, out: &mut Out<'_>) {
        let of = Type::Guard(guard);
        let stats = *self.stats(t, of);
        let mut rolls = Rolls::new();
        self.throw(&mut rolls, stats.cannons, self.count(t, of), stats.computer, out);
        let mut left = rolls.iter().filter(|roll| hits(**roll, 0)).count() as u8;
        out.tell_all(|| Event::GuardDefense(guard, faces(&rolls), left));
        while left > 0 {
            let aimed =
                t.battle.rolls.iter().enumerate().filter(|(_, roll)| roll.at.is_some_and(|at| at.of == of));
            let Some((place, _)) = aimed.max_by_key(|(place, roll)| (roll.damage, Reverse(*place))) else {
                return;
            };
            t.battle.rolls.remove(place);
            left -= 1;
        }
    }

    /// A player's Point Defense: the roll first, then the hits.
    pub(super) fn count_hits(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if t.battle.answering.contains(seat) {
            t.battle.answering = t.battle.answering.without(seat);
            let mut rolls = Rolls::new();
            for unit in Unit::DRAWN {
                let stats = t.players[seat].stats[unit];
                let ships = self.count(t, Type::Of(seat, unit));
                self.throw(&mut rolls, stats.cannons, ships, stats.computer, out);
            }
            t.battle.defence = rolls;
            t.stack.push(seat, Fight::Shoot);
            if self.kit(t, seat).ships_for_dice {
                t.stack.push(seat, Reroll { defence: true });
            }
            return;
        }
        let splits = t.players[seat].can(Ability::AntimatterSplitter);
        let red = self.content.damage[Die::Red];
        let worth = |roll: &Roll| if splits && roll.damage == red { red } else { 1 };
        t.battle.points = t.battle.defence.iter().filter(|roll| hits(**roll, 0)).map(worth).sum();
        let points = t.battle.points;
        out.tell_all(|| Event::PointDefense(seat, faces(&t.battle.defence), points));
        t.stack.push(seat, PointDefense);
    }
}
