//! One battle between two sides (ECL-149 to ECL-173).

use std::cmp::Reverse;

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Eclipse;
use crate::changes::Out;
use crate::content::Stats;
use crate::event::Event;
use crate::ids::{Ability, Die, SectorId, Square, Unit};
use crate::procedures::activate::Activate;
use crate::procedures::assign::Assign;
use crate::procedures::order::Order;
use crate::procedures::point_defense::PointDefense;
use crate::procedures::reroll::Reroll;
use crate::procedures::stalemate::Stalemate;
use crate::state::{Roll, Rolls, Sectors, Ship, State, Type};

/// The steps of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fight {
    /// Types are put in order (ECL-150).
    Begin,
    /// The next type acts.
    Next,
    /// Its dice are assigned (R88).
    Assign,
    /// Point Defense answers missiles (ECL-159).
    Defend,
    /// The hits of Point Defense are counted.
    Shoot,
    /// Damage is done (ECL-156).
    Damage,
    /// The attacker must go (ECL-172).
    Stalemate,
}

impl Script<Eclipse> for Fight {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        match self {
            Self::Begin => {
                game.draw_up(t);
                t.stack.push(seat, Self::Next);
                t.stack.push(seat, Order { at: 0 });
            }
            Self::Next => game.next_type(t, seat, out),
            Self::Assign => game.assign(t, seat, out),
            Self::Defend => game.defend(t, seat, out),
            Self::Shoot => game.count_hits(t, seat, out),
            Self::Damage => game.do_damage(t, seat, out),
            Self::Stalemate => game.break_stalemate(t, seat, out),
        }
    }
}

/// Whether a die hits (ECL-154).
pub(crate) fn hits(roll: Roll, shield: u8) -> bool {
    match roll.face {
        1 => false,
        6 => true,
        face => face + roll.computer >= 6 + shield,
    }
}

impl Eclipse {
    /// What a type fights with.
    pub(crate) fn stats<'a>(&'a self, t: &'a State, of: Type) -> &'a Stats {
        match of {
            Type::Of(seat, unit) => &t.players[seat].stats[unit],
            Type::Guard(guard) => &self.content.guard_stats[guard],
            Type::Ancients => &self.content.guard_stats[self.ancient],
        }
    }

    /// How many ships of a type are left.
    pub(crate) fn count(&self, t: &State, of: Type) -> u8 {
        let sector = t.battle.sector;
        match of {
            Type::Of(seat, unit) => self.ships(t, sector, seat, unit),
            Type::Guard(guard) => u8::from(t.sectors[sector].guard == Some(guard)),
            Type::Ancients => t.sectors[sector].ancients,
        }
    }

    /// Whether a type has this for good.
    pub(crate) fn type_can(&self, t: &State, of: Type, ability: Ability) -> bool {
        match of {
            Type::Of(seat, _) => t.players[seat].can(ability),
            Type::Guard(guard) => self.content.guards[guard].always.contains(&ability),
            Type::Ancients => self.content.guards[self.ancient].always.contains(&ability),
        }
    }

    /// The damage on a ship.
    pub(crate) fn damage_on(t: &State, ship: Ship) -> u8 {
        let index = usize::from(ship.index);
        match ship.of {
            Type::Of(seat, unit) => t.battle.damage[seat].of(unit).get(index).copied().unwrap_or_default(),
            Type::Guard(_) => t.battle.guard,
            Type::Ancients => t.battle.ancients.get(index).copied().unwrap_or_default(),
        }
    }

    fn damage_mut(t: &mut State, ship: Ship) -> Option<&mut u8> {
        let index = usize::from(ship.index);
        match ship.of {
            Type::Of(seat, unit) => t.battle.damage[seat].of_mut(unit).get_mut(index),
            Type::Guard(_) => Some(&mut t.battle.guard),
            Type::Ancients => t.battle.ancients.get_mut(index),
        }
    }

    /// Whether a type is on the attacking side.
    pub(crate) fn attacks(t: &State, of: Type) -> bool {
        matches!(of, Type::Of(seat, _) if t.battle.attackers.contains(seat))
    }

    /// Whether two types may shoot at each other (R87).
    pub(crate) fn are_foes(&self, t: &State, one: Type, other: Type) -> bool {
        let peace = |of: Type| matches!(of, Type::Of(seat, _) if self.kit(t, seat).peace);
        let truce = (one == Type::Ancients && peace(other)) || (other == Type::Ancients && peace(one));
        Self::attacks(t, one) != Self::attacks(t, other) && !truce
    }

    /// Whether somebody fights in a battle against ships that nobody plays (R87).
    pub(crate) fn takes_part(&self, t: &State, seat: Seat) -> bool {
        let against_ancients = t.battle.defenders.is_empty() && t.sectors[t.battle.sector].guard.is_none();
        !(against_ancients && self.kit(t, seat).peace)
    }

    /// All types in the order in which they act (ECL-150, ECL-252, R97).
    fn draw_up(&self, t: &mut State) {
        let sector = t.battle.sector;
        let mut order: ArrayVec<[Type; 40]> = ArrayVec::new();
        let sides = t.battle.attackers.union(t.battle.defenders);
        let entered = t.battle.entered;
        for seat in entered.iter().copied().filter(|seat| sides.contains(*seat)) {
            if !self.takes_part(t, seat) {
                continue;
            }
            t.battle.fought = t.battle.fought.with(seat);
            let units = Unit::DRAWN.into_iter().filter(|unit| self.ships(t, sector, seat, *unit) > 0);
            order.extend(units.map(|unit| Type::Of(seat, unit)));
        }
        if t.battle.defenders.is_empty() {
            order.extend(t.sectors[sector].guard.map(Type::Guard));
            if t.sectors[sector].ancients > 0 {
                order.push(Type::Ancients);
            }
        }
        let key = |of: &Type| {
            let size = match *of {
                Type::Of(seat, unit) => self.spaces_of(t, seat, unit),
                Type::Guard(_) => 1,
                Type::Ancients => 0,
            };
            let place = match *of {
                Type::Of(seat, _) => entered.iter().position(|other| *other == seat).unwrap_or_default(),
                Type::Guard(_) | Type::Ancients => 0,
            };
            (Reverse(self.stats(t, *of).initiative), Self::attacks(t, *of), place, Reverse(size))
        };
        order.sort_unstable_by_key(key);
        let battle = &mut t.battle;
        battle.order = order;
        (battle.at, battle.round, battle.quiet) = (0, 0, 0);
        battle.retreats.clear();
        battle.on = true;
    }

    /// Whether a side has ships that fight.
    fn side_lives(&self, t: &State, attacking: bool) -> bool {
        t.battle.order.iter().any(|of| Self::attacks(t, *of) == attacking && self.count(t, *of) > 0)
    }

    /// Where the ships of a type are going.
    pub(crate) fn retreats_to(t: &State, of: Type) -> Option<SectorId> {
        t.battle.retreats.iter().find(|(other, _)| *other == of).map(|(_, to)| *to)
    }

    /// The next type that can do something, or the next round (ECL-151 to ECL-153).
    fn next_type(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        loop {
            let Some(of) = t.battle.order.get(usize::from(t.battle.at)).copied() else {
                if self.next_round(t, seat, out) {
                    continue;
                }
                return;
            };
            t.battle.at += 1;
            if self.count(t, of) == 0 {
                continue;
            }
            if t.battle.round == 0 {
                if self.stats(t, of).missile_dice() > 0 && self.side_lives(t, !Self::attacks(t, of)) {
                    self.roll(t, of, out);
                    t.stack.push(seat, Fight::Assign);
                    self.offer_rerolls(t, of);
                    return;
                }
                continue;
            }
            if let (Some(to), Type::Of(owner, unit)) = (Self::retreats_to(t, of), of) {
                self.withdraw(t, owner, unit, to, out);
                continue;
            }
            if !self.side_lives(t, !Self::attacks(t, of)) {
                continue;
            }
            t.stack.push(seat, Fight::Next);
            match of {
                Type::Of(owner, unit) => t.stack.push(owner, Activate { unit }),
                Type::Guard(_) | Type::Ancients => self.shoot(t, of, out),
            }
            return;
        }
    }

    /// A round is over. False if the battle is.
    fn next_round(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) -> bool {
        if t.battle.round > 0 {
            self.regenerate(t);
        }
        let (attackers, defenders) = (self.side_lives(t, true), self.side_lives(t, false));
        if !attackers || !defenders {
            t.battle.on = false;
            return false;
        }
        let armed = |of: &Type| self.count(t, *of) > 0 && self.stats(t, *of).cannon_dice() > 0;
        if !t.battle.order.iter().any(armed) || t.battle.quiet >= self.content.sheet().stalemate {
            out.tell_all(|| Event::Stalemate);
            t.battle.points = 0;
            t.stack.push(seat, Fight::Stalemate);
            return false;
        }
        t.battle.round = t.battle.round.saturating_add(1);
        t.battle.quiet += 1;
        t.battle.at = 0;
        out.tell_all(|| Event::Engagement(t.battle.round));
        true
    }

    /// Some ships repair themselves (ECL-163).
    fn regenerate(&self, t: &mut State) {
        let order = t.battle.order;
        for of in order {
            let by = self.stats(t, of).regenerates;
            if by > 0 {
                for index in 0..self.count(t, of) {
                    if let Some(damage) = Self::damage_mut(t, Ship { of, index }) {
                        *damage = damage.saturating_sub(by);
                    }
                }
            }
        }
    }

    /// A type attacks with its cannons (ECL-152).
    pub(crate) fn shoot(&self, t: &mut State, of: Type, out: &mut Out<'_>) {
        let seat = t.start;
        self.roll(t, of, out);
        t.stack.push(seat, Fight::Assign);
        self.offer_rerolls(t, of);
    }

    /// Lyra may roll again (ECL-164, R92).
    fn offer_rerolls(&self, t: &mut State, of: Type) {
        if let Type::Of(owner, _) = of
            && self.kit(t, owner).ships_for_dice
        {
            t.stack.push(owner, Reroll { defence: false });
        }
    }

    /// Rolls the missiles or cannons of a type into its dice.
    fn roll(&self, t: &mut State, of: Type, out: &mut Out<'_>) {
        let (stats, ships) = (*self.stats(t, of), self.count(t, of));
        let dice = if t.battle.round == 0 { stats.missiles } else { stats.cannons };
        let mut rolls = Rolls::new();
        self.throw(&mut rolls, dice, ships, stats.computer, out);
        t.battle.rolls = rolls;
        out.tell_all(|| Event::Rolled(of, rolls.iter().map(|roll| roll.face).collect()));
    }

    /// Throws dice for so many ships.
    pub(crate) fn throw(
        &self,
        rolls: &mut Rolls,
        dice: orrery_core::ById<Die, u8>,
        ships: u8,
        computer: u8,
        out: &mut Out<'_>,
    ) {
        for (die, count) in dice.iter() {
            for _ in 0..u16::from(*count) * u16::from(ships) {
                let roll =
                    Roll { damage: self.content.damage[die], face: out.chance().die(6), computer, at: None };
                if rolls.try_push(roll).is_some() {
                    return;
                }
            }
        }
    }

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
    fn assign(&self, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let of = Self::acting(t);
        t.stack.push(seat, if t.battle.round == 0 { Fight::Defend } else { Fight::Damage });
        let mut rolls = t.battle.rolls;
        let game = self;
        rolls.retain(|roll| game.targets(t, *roll).next().is_some());
        rolls.sort_unstable_by_key(|roll| Reverse((roll.damage, roll.face)));
        t.battle.rolls = rolls;
        match of {
            Type::Of(owner, _) => {
                if t.battle.round > 0 && t.players[owner].can(Ability::AntimatterSplitter) {
                    self.split(t);
                }
                t.stack.push(owner, Assign);
            }
            Type::Guard(_) | Type::Ancients => self.assign_by_rule(t),
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
    fn assign_by_rule(&self, t: &mut State) {
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
            }
        }
        while let Some(die) = Self::next_die(t) {
            let roll = t.battle.rolls[die];
            let lives = |ship: &&Ship| hits(roll, self.cover(t, ship.of)) && !self.is_doomed(t, **ship);
            match list.iter().find(lives).copied() {
                Some(ship) => t.battle.rolls[die].at = Some(ship),
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

    /// Point Defense of each side that is shot at (ECL-159 to ECL-162, R91).
    fn defend(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.stack.push(seat, Fight::Damage);
        let of = Self::acting(t);
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
        if let Some(guard) = t.sectors[t.battle.sector].guard
            && Self::attacks(t, of)
            && t.battle.defenders.is_empty()
            && self.type_can(t, Type::Guard(guard), Ability::PointDefense)
        {
            self.guard_defends(t, Type::Guard(guard), out);
        }
    }

    /// The Point Defense of an Ancient cruiser: the highest damage first (ECL-162).
    fn guard_defends(&self, t: &mut State, of: Type, out: &mut Out<'_>) {
        let stats = *self.stats(t, of);
        let mut rolls = Rolls::new();
        self.throw(&mut rolls, stats.cannons, self.count(t, of), stats.computer, out);
        let mut left = rolls.iter().filter(|roll| hits(**roll, 0)).count() as u8;
        out.tell_all(|| Event::PointDefense(of, left));
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
    fn count_hits(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
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
        out.tell_all(|| Event::PointDefense(Type::Of(seat, Unit::Cruiser), points));
        t.stack.push(seat, PointDefense);
    }

    /// All assigned damage together (ECL-156, R88).
    fn do_damage(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
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
                out.tell_all(|| Event::Assigned(ship, roll.face, roll.damage));
            }
        }
        let order = t.battle.order;
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
                Self::note_flight(t, seat, ship.of);
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
    fn note_flight(t: &mut State, seat: Seat, of: Type) {
        if t.sectors[t.battle.sector].ships[seat].is_empty() && Self::retreats_to(t, of).is_some() {
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
        Self::note_flight(t, seat, of);
    }

    /// Where a type can retreat to (ECL-169 to ECL-171).
    pub(crate) fn retreat_targets(&self, t: &State, seat: Seat, unit: Unit) -> Sectors {
        if !unit.moves() {
            return Sectors::NONE;
        }
        let near = Self::connected(t, t.battle.sector, Self::halves(t, seat));
        let own = near.intersection(t.players[seat].controls);
        own.iter().filter(|sector| !self.has_enemy(t, *sector, seat)).collect()
    }

    /// The attacker's types leave one after another, or are destroyed (ECL-172, ECL-173, R94).
    fn break_stalemate(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let order = t.battle.order;
        let mut lost: ArrayVec<[u8; 64]> = ArrayVec::new();
        for of in order {
            let Type::Of(owner, unit) = of else { continue };
            if !t.battle.attackers.contains(owner) || self.count(t, of) == 0 {
                continue;
            }
            if !self.retreat_targets(t, owner, unit).is_empty() {
                t.stack.push(seat, Fight::Stalemate);
                t.stack.push(owner, Stalemate { unit });
                break;
            }
            while self.count(t, of) > 0 {
                let worth = self.destroy(t, Ship { of, index: 0 }, None, out);
                let _ = lost.try_push(worth);
            }
            t.battle.fled = t.battle.fled.with(owner);
        }
        lost.sort_unstable_by_key(|worth| Reverse(*worth));
        let defenders: ArrayVec<[Seat; 9]> =
            t.battle.entered.iter().copied().filter(|seat| t.battle.defenders.contains(*seat)).collect();
        if !defenders.is_empty() {
            for (place, worth) in lost.iter().enumerate() {
                let winner = defenders[place % defenders.len()];
                t.battle.earned[winner] = t.battle.earned[winner].saturating_add(*worth);
            }
        }
    }

    /// Whether a side of ships that nobody plays would fight this player.
    pub(crate) fn fights_guards(&self, t: &State, sector: SectorId, seat: Seat) -> bool {
        let at = &t.sectors[sector];
        at.guard.is_some() || (at.ancients > 0 && !self.kit(t, seat).peace)
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
