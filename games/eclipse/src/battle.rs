//! One battle between two sides (ECL-149 to ECL-173).

mod aim;
mod defence;
mod losses;

use std::cmp::Reverse;

use orrery_core::Seat;
use orrery_core::procedure::{Frames as _, Script};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Eclipse;
use crate::changes::Out;
use crate::content::Stats;
use crate::event::Event;
use crate::ids::{Ability, Die, SectorId, Unit};
use crate::procedures::activate::Activate;
use crate::procedures::order::Order;
use crate::procedures::reroll::Reroll;
use crate::state::{Roll, Rolls, Ship, State, Type};

pub(crate) use aim::hits;

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

/// What dice show.
pub(crate) fn faces(rolls: &Rolls) -> Vec<u8> {
    rolls.iter().map(|roll| roll.face).collect()
}

impl Script<Eclipse> for Fight {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        match self {
            Self::Begin => {
                game.draw_up(t, out);
                t.stack.push(seat, Self::Next);
                t.stack.push(seat, Order { at: 0 });
            }
            Self::Next => game.next_type(t, seat, out),
            Self::Assign => game.assign(t, seat, out),
            Self::Defend => game.defend(t, seat, out),
            Self::Shoot => game.count_hits(t, seat, out),
            Self::Damage => game.do_damage(t, seat, out),
            Self::Stalemate => game.break_stalemate(t, out),
        }
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

    /// Whether somebody fights in a battle against ships that nobody plays (ECL-142, R87).
    pub(crate) fn takes_part(&self, t: &State, seat: Seat) -> bool {
        let against_ancients = t.battle.defenders.is_empty() && t.sectors[t.battle.sector].guard.is_none();
        !(against_ancients && self.kit(t, seat).peace)
    }

    /// All types in the order in which they act (ECL-150, ECL-252, R97).
    fn draw_up(&self, t: &mut State, out: &mut Out<'_>) {
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
        if order.iter().any(|of| self.stats(t, *of).missile_dice() > 0) {
            out.tell_all(|| Event::Missiles);
        }
    }

    /// Whether a type has an enemy left. Draco and Ancient ships on opposite sides are none (ECL-178).
    fn has_foe(&self, t: &State, of: Type) -> bool {
        t.battle.order.iter().any(|other| self.count(t, *other) > 0 && self.are_foes(t, of, *other))
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
                if self.stats(t, of).missile_dice() > 0 && self.has_foe(t, of) {
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
            if !self.has_foe(t, of) {
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
        if !t.battle.order.iter().any(|of| self.count(t, *of) > 0 && self.has_foe(t, *of)) {
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
        out.tell_all(|| Event::Rolled(of, faces(&rolls), stats.computer));
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

    /// Whether a side of ships that nobody plays would fight this player.
    pub(crate) fn fights_guards(&self, t: &State, sector: SectorId, seat: Seat) -> bool {
        let at = &t.sectors[sector];
        at.guard.is_some() || (at.ancients > 0 && !self.kit(t, seat).peace)
    }
}
