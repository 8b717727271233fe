//! Where hitting dice go (ECL-154 to ECL-158, ECL-165 to ECL-168).

use std::cmp::Reverse;

use orrery_core::Seat;
use orrery_core::procedure::Frames as _;
use tinyvec::ArrayVec;

use super::Fight;
use crate::Eclipse;
use crate::changes::Out;
use crate::event::{Aim, Event};
use crate::ids::{Ability, Die};
use crate::procedures::assign::Assign;
use crate::state::{Roll, Rolls, Ship, State, Type};

/// Whether a die hits (ECL-154).
pub(crate) fn hits(roll: Roll, shield: u8) -> bool {
    match roll.face {
        1 => false,
        6 => true,
        face => face + roll.computer >= 6 + shield,
    }
}

impl Eclipse {
    /// The type that acts.
    pub(crate) fn acting(t: &State) -> Type {
        let at = usize::from(t.battle.at).saturating_sub(1);
        t.battle.order.get(at).copied().unwrap_or_default()
    }

    /// What a target takes off a die (ECL-154, ECL-158).
    pub(crate) fn cover(&self, t: &State, target: Type) -> u8 {
        let distorted = t.battle.round == 0 && self.type_can(t, target, Ability::DistortionShield);
        self.stats(t, target).shield + if distorted { self.content.sheet().distortion } else { 0 }
    }

    /// Damage that the dice of this activation will do to a ship.
    pub(crate) fn pending(t: &State, ship: Ship) -> u8 {
        t.battle
            .rolls
            .iter()
            .filter(|roll| roll.at == Some(ship))
            .fold(0_u8, |sum, roll| sum.saturating_add(roll.damage))
    }

    /// Whether the dice assigned so far destroy a ship (ECL-156).
    pub(crate) fn is_doomed(&self, t: &State, ship: Ship) -> bool {
        let damage = Self::damage_on(t, ship).saturating_add(Self::pending(t, ship));
        damage > self.stats(t, ship.of).hull
    }

    /// Whether doomed ships may still be chosen (R88).
    fn may_overkill(&self, t: &State) -> bool {
        t.battle.round == 0
            && t.battle.order.iter().any(|of| {
                Self::attacks(t, *of) != Self::attacks(t, Self::acting(t))
                    && self.type_can(t, *of, Ability::PointDefense)
            })
    }

    /// Whether a die can be assigned to a ship (R88).
    pub(crate) fn is_target(&self, t: &State, roll: Roll, ship: Ship) -> bool {
        ship.index < self.count(t, ship.of)
            && self.are_foes(t, Self::acting(t), ship.of)
            && hits(roll, self.cover(t, ship.of))
            && (!self.is_doomed(t, ship) || self.may_overkill(t))
    }

    /// Ships to which the next die can be assigned, like ones once.
    pub(crate) fn targets<'a>(&'a self, t: &'a State, roll: Roll) -> impl Iterator<Item = Ship> + 'a {
        t.battle.order.iter().copied().flat_map(move |of| {
            let mut seen: ArrayVec<[(u8, u8); 12]> = ArrayVec::new();
            (0..self.count(t, of)).map(move |index| Ship { of, index }).filter(move |ship| {
                let look = (Self::damage_on(t, *ship), Self::pending(t, *ship));
                if seen.contains(&look) || !self.is_target(t, roll, *ship) {
                    return false;
                }
                let _ = seen.try_push(look);
                true
            })
        })
    }

    /// The first die that is not assigned.
    pub(crate) fn next_die(t: &State) -> Option<usize> {
        t.battle.rolls.iter().position(|roll| roll.at.is_none())
    }

    /// Sorts the dice and assigns them (R88, R89), or lets them be assigned.
    pub(super) fn assign(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let of = Self::acting(t);
        t.stack.push(seat, if t.battle.round == 0 { Fight::Defend } else { Fight::Damage });
        let mut rolls = t.battle.rolls;
        let game = self;
        rolls.retain(|roll| game.targets(t, *roll).next().is_some());
        rolls.sort_unstable_by_key(|roll| Reverse((roll.damage, roll.face)));
        t.battle.rolls = rolls;
        if rolls.is_empty() {
            out.tell_all(|| Event::Missed);
        }
        match of {
            Type::Of(owner, _) => {
                if t.battle.round > 0 && t.players[owner].can(Ability::AntimatterSplitter) {
                    self.split(t);
                }
                t.stack.push(owner, Assign);
            }
            Type::Guard(_) | Type::Ancients => self.assign_by_rule(t, out),
        }
    }

    /// Red dice become single points (ECL-157, R89).
    fn split(&self, t: &mut State) {
        let red = self.content.damage[Die::Red];
        let mut split = Rolls::new();
        for roll in t.battle.rolls {
            if roll.damage == red {
                for _ in 0..red {
                    let _ = split.try_push(Roll { damage: 1, ..roll });
                }
            } else {
                let _ = split.try_push(roll);
            }
        }
        t.battle.rolls = split;
    }

    /// Dice of ships that nobody plays (ECL-165 to ECL-168).
    fn assign_by_rule(&self, t: &mut State, out: &mut Out<'_>) {
        let mut list: ArrayVec<[Ship; 64]> = ArrayVec::new();
        for of in t.battle.order {
            if self.are_foes(t, Self::acting(t), of) {
                for index in 0..self.count(t, of) {
                    let _ = list.try_push(Ship { of, index });
                }
            }
        }
        let key = |ship: &Ship| {
            let Type::Of(seat, unit) = ship.of else { return (Reverse(0), Reverse(0), 0, 0) };
            let size = self.spaces_of(t, seat, unit);
            let place = t.battle.entered.iter().position(|other| *other == seat).unwrap_or_default();
            let left = self.stats(t, ship.of).hull.saturating_sub(Self::damage_on(t, *ship));
            (Reverse(size), Reverse(place), left, ship.index)
        };
        list.sort_by_key(key);
        for ship in list {
            let hull = self.stats(t, ship.of).hull;
            let need = (hull + 1).saturating_sub(Self::damage_on(t, ship));
            if let Some(counts) = self.smallest(t, ship, need) {
                self.give_dice(t, ship, counts);
                out.tell_all(|| Event::Aimed(ship, Aim::Destroys));
            }
        }
        while let Some(die) = Self::next_die(t) {
            let roll = t.battle.rolls[die];
            let lives = |ship: &&Ship| hits(roll, self.cover(t, ship.of)) && !self.is_doomed(t, **ship);
            match list.iter().find(lives).copied() {
                Some(ship) => {
                    t.battle.rolls[die].at = Some(ship);
                    out.tell_all(|| Event::Aimed(ship, Aim::Largest));
                }
                None => {
                    t.battle.rolls.remove(die);
                }
            }
        }
    }

    /// How many dice of each damage destroy a ship with the least damage in total, then the fewest dice (ECL-166).
    fn smallest(&self, t: &State, ship: Ship, need: u8) -> Option<[u8; 3]> {
        let cover = self.cover(t, ship.of);
        let mut there = [0_u8; 3];
        let values = Die::ALL.iter().map(|die| self.content.damage[*die]);
        let mut damages = [0_u8; 3];
        damages.iter_mut().zip(values).for_each(|(to, value)| *to = value);
        for roll in t.battle.rolls.iter().filter(|roll| roll.at.is_none() && hits(**roll, cover)) {
            if let Some(place) = damages.iter().position(|damage| *damage == roll.damage) {
                there[place] += 1;
            }
        }
        let mut best: Option<(u16, u8, [u8; 3])> = None;
        for a in 0..=there[0] {
            for b in 0..=there[1] {
                for c in 0..=there[2] {
                    let counts = [a, b, c];
                    let total: u16 =
                        counts.iter().zip(damages).map(|(n, d)| u16::from(*n) * u16::from(d)).sum();
                    let found = (total, a + b + c, counts);
                    if total >= u16::from(need)
                        && best.is_none_or(|best| (found.0, found.1) < (best.0, best.1))
                    {
                        best = Some(found);
                    }
                }
            }
        }
        best.map(|(.., counts)| counts)
    }

    /// Assigns so many dice of each damage, the lowest faces first (ECL-166).
    fn give_dice(&self, t: &mut State, ship: Ship, counts: [u8; 3]) {
        let cover = self.cover(t, ship.of);
        for (die, count) in Die::ALL.iter().zip(counts) {
            let damage = self.content.damage[*die];
            for _ in 0..count {
                let free = t.battle.rolls.iter().enumerate();
                let free = free
                    .filter(|(_, roll)| roll.at.is_none() && roll.damage == damage && hits(**roll, cover));
                if let Some((place, _)) = free.min_by_key(|(place, roll)| (roll.face, *place)) {
                    t.battle.rolls[place].at = Some(ship);
                }
            }
        }
    }
}
