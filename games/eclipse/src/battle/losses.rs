//! Damage, ships that are destroyed and ships that leave (ECL-156, ECL-169 to ECL-175, ECL-182).

use std::cmp::Reverse;

use orrery_core::procedure::Frames as _;
use orrery_core::{Seat, SeatSet};
use tinyvec::ArrayVec;

use super::Fight;
use crate::Eclipse;
use crate::changes::Out;
use crate::event::{Event, Struck};
use crate::ids::{SectorId, Square, Unit};
use crate::procedures::stalemate::Stalemate;
use crate::state::{Roll, Sectors, Ship, State, Type};

impl Eclipse {
    /// The damage on a ship.
    pub(crate) fn damage_on(t: &State, ship: Ship) -> u8 {
        let index = usize::from(ship.index);
        match ship.of {
            Type::Of(seat, unit) => t.battle.damage[seat].of(unit).get(index).copied().unwrap_or_default(),
            Type::Guard(_) => t.battle.guard,
            Type::Ancients => t.battle.ancients.get(index).copied().unwrap_or_default(),
        }
    }

    pub(super) fn damage_mut(t: &mut State, ship: Ship) -> Option<&mut u8> {
        let index = usize::from(ship.index);
        match ship.of {
            Type::Of(seat, unit) => t.battle.damage[seat].of_mut(unit).get_mut(index),
            Type::Guard(_) => Some(&mut t.battle.guard),
            Type::Ancients => t.battle.ancients.get_mut(index),
        }
    }

    /// All assigned damage together (ECL-156, R88).
    pub(super) fn do_damage(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let killer = match Self::acting(t) {
            Type::Of(owner, _) => Some(owner),
            Type::Guard(_) | Type::Ancients => None,
        };
        if t.battle.round == 0 {
            t.stack.push(seat, Fight::Next);
        }
        let rolls = std::mem::take(&mut t.battle.rolls);
        for roll in rolls {
            if let Some(ship) = roll.at
                && let Some(damage) = Self::damage_mut(t, ship)
            {
                *damage = damage.saturating_add(roll.damage);
                let Roll { face, computer, damage, .. } = roll;
                out.tell_all(|| {
                    Event::Assigned(ship, Struck { face, computer, cover: self.cover(t, ship.of), damage })
                });
            }
        }
        let order = t.battle.order;
        // What is destroyed together counts together: one ship that stood its ground is enough (ECL-182).
        let fled = t.battle.fled;
        let stays = |of: &Type| self.count(t, *of) > 0 && Self::retreats_to(t, *of).is_none();
        let stood = order.iter().filter(|of| stays(of)).filter_map(|of| match of {
            Type::Of(owner, _) => Some(*owner),
            Type::Guard(_) | Type::Ancients => None,
        });
        let stood: SeatSet = stood.collect();
        for of in order {
            let hull = self.stats(t, of).hull;
            for index in (0..self.count(t, of)).rev() {
                let ship = Ship { of, index };
                if Self::damage_on(t, ship) > hull {
                    let worth = self.destroy(t, ship, killer, out);
                    if let Some(killer) = killer {
                        t.battle.earned[killer] = t.battle.earned[killer].saturating_add(worth);
                    }
                    t.battle.quiet = 0;
                }
            }
        }
        t.battle.fled = fled.union(t.battle.fled.minus(stood));
    }

    /// A ship is destroyed; how many reputation tiles it is worth (ECL-174, ECL-175, ECL-179, ECL-253).
    pub(crate) fn destroy(&self, t: &mut State, ship: Ship, by: Option<Seat>, out: &mut Out<'_>) -> u8 {
        let (sector, index) = (t.battle.sector, usize::from(ship.index));
        out.tell_all(|| Event::Destroyed(ship));
        match ship.of {
            Type::Of(seat, unit) => {
                close_gap(t.battle.damage[seat].of_mut(unit), index);
                if unit == Unit::Orbital {
                    Self::bury(t, seat, sector, Square::Orbital, false);
                } else {
                    Self::take_ships(t, seat, sector, unit, 1);
                    t.players[seat].unbuilt[unit] += 1;
                }
                self.note_flight(t, seat, ship.of);
                self.content.unit(unit).reputation
            }
            Type::Guard(guard) => {
                t.sectors[sector].guard = None;
                t.battle.guard = 0;
                let row = &self.content.guards[guard];
                if let Some(seat) = by.filter(|_| row.vp > 0) {
                    t.players[seat].trophies.put(guard);
                }
                row.reputation
            }
            Type::Ancients => {
                t.sectors[sector].ancients -= 1;
                close_gap(&mut t.battle.ancients, index);
                self.content.guards[self.ancient].reputation
            }
        }
    }

    /// Whoever loses the last ship while all were retreating draws nothing for taking part (ECL-182).
    fn note_flight(&self, t: &mut State, seat: Seat, of: Type) {
        if self.all_ships(t, t.battle.sector, seat) == 0 && Self::retreats_to(t, of).is_some() {
            t.battle.fled = t.battle.fled.with(seat);
        }
    }

    /// All ships of a type leave for a sector (ECL-169).
    pub(crate) fn withdraw(&self, t: &mut State, seat: Seat, unit: Unit, to: SectorId, out: &mut Out<'_>) {
        let (from, of) = (t.battle.sector, Type::Of(seat, unit));
        let count = self.count(t, of);
        Self::take_ships(t, seat, from, unit, count);
        Self::add_ships(t, seat, to, unit, count);
        t.battle.damage[seat].of_mut(unit).fill(0);
        out.tell_all(|| Event::Retreated(seat, unit, to));
        self.note_flight(t, seat, of);
    }

    /// Where a type can retreat to; nobody jumps in battle (ECL-169 to ECL-171, ECL-247).
    pub(crate) fn retreat_targets(&self, t: &State, seat: Seat, unit: Unit) -> Sectors {
        if !unit.moves() {
            return Sectors::NONE;
        }
        let near = Self::connected(t, t.battle.sector, Self::halves(t, seat));
        let own = near.intersection(t.players[seat].controls);
        own.iter().filter(|sector| !self.has_enemy(t, *sector, seat)).collect()
    }

    /// What the attacker cannot take away is destroyed, then the other types leave one after another (ECL-172, R94).
    pub(super) fn break_stalemate(&self, t: &mut State, out: &mut Out<'_>) {
        t.battle.on = false;
        let order = t.battle.order;
        let mut lost: ArrayVec<[u8; 64]> = ArrayVec::new();
        for of in order {
            let Type::Of(owner, unit) = of else { continue };
            if !t.battle.attackers.contains(owner) || !self.retreat_targets(t, owner, unit).is_empty() {
                continue;
            }
            while self.count(t, of) > 0 {
                t.battle.fled = t.battle.fled.with(owner);
                let worth = self.destroy(t, Ship { of, index: 0 }, None, out);
                let _ = lost.try_push(worth);
            }
        }
        Self::share_out(t, lost);
        // The first type is asked first, so it is pushed last.
        for of in order.iter().rev().copied() {
            let Type::Of(owner, unit) = of else { continue };
            if t.battle.attackers.contains(owner) && self.count(t, of) > 0 {
                t.stack.push(owner, Stalemate { unit });
            }
        }
    }

    /// The defenders take the ships lost by a stalemate in turn, the largest first (ECL-173).
    fn share_out(t: &mut State, mut lost: ArrayVec<[u8; 64]>) {
        lost.sort_unstable_by_key(|worth| Reverse(*worth));
        let defenders: ArrayVec<[Seat; 9]> =
            t.battle.entered.iter().copied().filter(|seat| t.battle.defenders.contains(*seat)).collect();
        for (worth, winner) in lost.iter().zip(defenders.iter().cycle()) {
            t.battle.earned[*winner] = t.battle.earned[*winner].saturating_add(*worth);
        }
    }
}

/// Takes one entry out of a list of counters.
fn close_gap(damage: &mut [u8], index: usize) {
    if index < damage.len() {
        damage[index..].rotate_left(1);
        if let Some(last) = damage.last_mut() {
            *last = 0;
        }
    }
}
