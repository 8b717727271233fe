//! Dice, targeting and who wins.

use orrery_core::{Seat, Tally, Text};
use tinyvec::ArrayVec;

use crate::Andromeda;
use crate::changes::Out;
use crate::content::RaiderAbility;
use crate::effects::Ability;
use crate::event::Event;
use crate::ids::{Class, Resource, ShipKind};
use crate::refusal::Refusal;
use crate::state::{Place, RAIDER, SEATS, State};

/// The dice of one side, at most those of two team mates (AND-249).
pub type Pool = ArrayVec<[u8; 12]>;

/// The most energy that can be spent for dice: two intimidations take more than the one die of a transport.
const MOST_ENERGY: u8 = 7;

/// So often a die is thrown before it is set to the least value: a replayed record might say 1 for ever.
const THROWS: u8 = 250;

/// The side with the highest die; those tied compare the next one, and whoever has none left drops out. None if the tie
/// is not broken (AND-193, AND-194). Pools are sorted, the highest die first.
pub fn compare(pools: &[Pool]) -> Option<usize> {
    let mut tied: u8 = (0..pools.len()).fold(0, |all, side| all | u8::from(!pools[side].is_empty()) << side);
    for place in 0..12 {
        let die = |side: usize| pools[side].get(place).copied().unwrap_or(0);
        let among = |tied: u8| (0..pools.len()).filter(move |side| tied & 1 << side != 0);
        let best = among(tied).map(die).max()?;
        if best == 0 {
            return None;
        }
        tied = among(tied).filter(|side| die(*side) == best).fold(0, |all, side| all | 1 << side);
        if tied.is_power_of_two() {
            return Some(tied.trailing_zeros() as usize);
        }
    }
    None
}

impl Andromeda {
    /// The dice of a player, as a sum that can say its parts (AND-186).
    pub(crate) fn dice(&self, t: &State, seat: Seat, tally: &mut impl Tally) {
        if t.turn.region.is_none() {
            return;
        }
        let sum = self.dice_before_limits(t, seat, tally);
        let capped = self.cap(t, sum);
        if capped != sum {
            tally.add(capped - sum, || Text::new("part-limit"));
        }
    }

    /// The same without the least and the greatest number (AND-164, AND-186).
    fn dice_before_limits(&self, t: &State, seat: Seat, tally: &mut impl Tally) -> i32 {
        let Some(region) = t.turn.region else { return 0 };
        let player = &t.players[seat];
        let mut sum = 0;
        let mut add = |amount: i32, what: &'static str| {
            sum += amount;
            if amount != 0 {
                tally.add(amount, || Text::new(what));
            }
        };
        let ships = ShipKind::ALL.iter().map(|kind| {
            let weaponry = self.ship(t, seat, *kind).weaponry;
            i32::from(player.count(*kind, Place::At(region))) * i32::from(weaponry)
        });
        add(ships.sum(), "part-weaponry");
        add(self.developments_near(t, seat, region).into(), "part-developments");
        add(t.battle.energy[seat.index()].into(), "part-energy");
        add(t.battle.dice_more[seat.index()].into(), "part-cards");
        if t.turn.seat == seat {
            let own = self.sum_of(t, seat, |ability| match ability {
                Ability::OwnTurnDice(dice) => dice,
                _ => 0,
            });
            add(own.into(), "part-faction");
        }
        sum
    }

    fn cap(&self, t: &State, dice: i32) -> i32 {
        let most = match t.battle.duel {
            0 => self.content.sheet().dice,
            limit => limit.min(self.content.sheet().dice),
        };
        dice.clamp(1, most.into())
    }

    /// The targeting value of a player (AND-188, AND-189).
    pub(crate) fn targeting(&self, t: &State, seat: Seat, tally: &mut impl Tally) {
        let Some(region) = t.turn.region else { return };
        let player = &t.players[seat];
        let bonus = ShipKind::ALL.iter().map(|kind| {
            i32::from(self.ship(t, seat, *kind).targeting * player.count(*kind, Place::At(region)))
        });
        let sustained = self.sum_of(t, seat, |ability| match ability {
            Ability::Targeting(more) => more,
            _ => 0,
        });
        let own = [
            (player.count_all(Place::At(region)).into(), "part-ships"),
            (bonus.sum(), "part-upgrades"),
            (i32::from(sustained) + i32::from(t.battle.aim_more[seat.index()]), "part-cards"),
            (t.battle.aimed[seat.index()].into(), "part-energy"),
        ];
        let sum: i32 = own.iter().map(|(amount, _)| amount).sum();
        let limit = i32::from(self.content.sheet().targeting);
        // What others do to it changes the value that it has come to (AND-R37, AND-R82).
        let less = self.spoiled_aim(t, Some(seat)) + i32::from(t.battle.jammed[seat.index()]);
        let most = sum.min(limit);
        let value = (most - less).max(1);
        let rest =
            [(most - sum, "part-limit"), (-less, "part-enemies"), (value - (most - less), "part-limit")];
        for (amount, what) in own.into_iter().chain(rest).filter(|(amount, _)| *amount != 0) {
            tally.add(amount, || Text::new(what));
        }
    }

    /// How much enemies' ships worsen the targeting of a player, or of raiders.
    fn spoiled_aim(&self, t: &State, of: Option<Seat>) -> i32 {
        let Some(region) = t.turn.region else { return 0 };
        let enemies = self.fighters(t).iter().filter(|seat| of.is_none_or(|of| self.are_enemies(of, *seat)));
        let ships = enemies.flat_map(|seat| ShipKind::ALL.iter().map(move |kind| (seat, *kind)));
        let spoiled = ships.map(|(seat, kind)| {
            let less = self.ship(t, seat, kind).always.iter().map(|ability| match ability {
                Ability::EnemyTargeting(less) => i32::from(*less),
                _ => 0,
            });
            less.sum::<i32>() * i32::from(t.players[seat].count(kind, Place::At(region)))
        });
        spoiled.sum()
    }

    /// Dice and targeting of the raiders in the active region (AND-190).
    pub(crate) fn raider_pool(&self, t: &State) -> Option<(u8, u8)> {
        let region = t.turn.region?;
        let class = t.raiders.class_at(region)?;
        let row = self.raider_card(t, class);
        let ships = t.raiders.count_at(region);
        let dice = i32::from(row.weaponry) * i32::from(ships) + i32::from(t.battle.dice_more[RAIDER]);
        let base = if class == Class::S { ships } else { 1 };
        let limit = i32::from(self.content.sheet().targeting);
        let less = self.spoiled_aim(t, None) + i32::from(t.battle.jammed[RAIDER]);
        let aim = i32::from(base + row.targeting).min(limit);
        Some((self.cap(t, dice) as u8, (aim - less).max(1) as u8))
    }

    /// Dice and targeting of a player in numbers.
    pub(crate) fn pool_of(&self, t: &State, seat: Seat) -> (u8, u8) {
        let (mut dice, mut aim) = (orrery_core::tally::Sum(0), orrery_core::tally::Sum(0));
        self.dice(t, seat, &mut dice);
        self.targeting(t, seat, &mut aim);
        (dice.0 as u8, aim.0 as u8)
    }

    /// Energy that can be spent for dice: up to the limit of dice, and not where a card or a raider forbids it (AND-185,
    /// AND-187).
    pub(crate) fn most_energy(&self, t: &State, seat: Seat) -> u8 {
        let region = t.turn.region;
        let class = region.and_then(|region| t.raiders.class_at(region));
        let wraith = class
            .is_some_and(|class| self.raider_card(t, class).ability == Some(RaiderAbility::NoEnergyDice));
        if t.battle.duel > 0 || wraith || !self.fighters(t).contains(seat) {
            return 0;
        }
        // Cards may have taken more dice than there are: energy makes up for these too.
        let dice = self.dice_before_limits(t, seat, &mut orrery_core::tally::Sum(0));
        let room = (i32::from(self.content.sheet().dice) - dice).clamp(0, MOST_ENERGY.into()) as u8;
        room.min(self.means(t, seat).goods.of(Resource::Energy))
    }

    /// Whether energy may be paid for targeting by the faction's ability.
    pub(crate) fn check_aim(&self, t: &State, seat: Seat) -> Result<(), Refusal> {
        let most = self.sum_of(t, seat, |ability| match ability {
            Ability::AimWithEnergy(most) => most,
            _ => 0,
        });
        if most == 0 || !self.fighters(t).contains(seat) {
            return Err(Refusal::CannotAim);
        }
        if t.battle.aimed[seat.index()] >= most {
            return Err(Refusal::AimedEnough { most });
        }
        let has = self.means(t, seat).goods.of(Resource::Energy);
        if has == 0 {
            return Err(Refusal::NoEnergy { rule: 136, needs: 1, has });
        }
        Ok(())
    }

    /// One die, thrown again until it is at least the targeting value (AND-191, AND-276).
    pub(crate) fn throw(aim: u8, out: &mut Out<'_>) -> u8 {
        for _ in 0..THROWS {
            let die = out.chance().die(6);
            if die >= aim {
                return die;
            }
        }
        aim
    }

    /// Everybody rolls at the same time.
    pub(crate) fn roll(&self, t: &mut State, out: &mut Out<'_>) {
        for seat in self.order(t) {
            if self.fighters(t).contains(seat) {
                let (dice, aim) = self.pool_of(t, seat);
                t.battle.dice[seat.index()] = Self::throw_all(dice, aim, out);
                let rolled = t.battle.dice[seat.index()];
                out.tell_all(|| Event::Rolled(seat, rolled));
            }
        }
        if let Some((dice, aim)) = self.raider_pool(t) {
            t.battle.dice[RAIDER] = Self::throw_all(dice, aim, out);
            let rolled = t.battle.dice[RAIDER];
            out.tell_all(|| Event::RaidersRolled(rolled));
        }
    }

    fn throw_all(dice: u8, aim: u8, out: &mut Out<'_>) -> ArrayVec<[u8; 6]> {
        let mut rolled: ArrayVec<[u8; 6]> = (0..dice).map(|_| Self::throw(aim, out)).collect();
        rolled.sort_unstable_by(|a, b| b.cmp(a));
        rolled
    }

    /// Who wins: a player of the winning side, the raiders (`Some(None)`), or nobody. Team mates have one pool (AND-249).
    #[allow(clippy::option_option)] // Nobody, the raiders, or a seat: three answers, each said once.
    pub(crate) fn winner(&self, t: &State) -> Option<Option<Seat>> {
        let mut pools: ArrayVec<[Pool; SEATS + 1]> = ArrayVec::new();
        let mut sides: ArrayVec<[Option<Seat>; SEATS + 1]> = ArrayVec::new();
        for seat in self.fighters(t).iter() {
            let mate = sides.iter().position(|side| side.is_some_and(|other| !self.are_enemies(seat, other)));
            let place = mate.unwrap_or_else(|| {
                pools.push(Pool::default());
                sides.push(Some(seat));
                pools.len() - 1
            });
            pools[place].extend_from_slice(&t.battle.dice[seat.index()]);
            pools[place].sort_unstable_by(|a, b| b.cmp(a));
        }
        if !t.battle.dice[RAIDER].is_empty() {
            pools.push(t.battle.dice[RAIDER].iter().copied().collect());
            sides.push(None);
        }
        compare(&pools).map(|side| sides[side])
    }
}
