//! How a battle is likely to end (ECL-144 to ECL-172): counted out where that is possible, sampled otherwise.
//!
//! The numbers follow one policy ([`POLICY`]): nobody retreats who has not begun to, nobody rolls again, and everybody
//! assigns dice within R88 as ships that nobody plays do (ECL-165, ECL-166), so that the largest ship that can be
//! destroyed is. Pages, hints and bots ask the same code. Everything that it needs lies open, so a view will do.

mod exact;
mod fight;
mod lineup;
mod supposed;

use orrery_core::notation::Amount;
use orrery_core::{Chance, Seat, SeatSet};

use crate::Eclipse;
use crate::actions::{Action, Foe};
use crate::ids::{SectorId, Unit};
use crate::state::{Roll, Ship, State, Type};
use crate::view::View;

pub use lineup::Lineup;
pub use supposed::Supposed;

/// The sentence that says how the sides are taken to fight.
pub const POLICY: &str = "odds-policy";

/// How much is spent on odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Outcomes of dice that are looked at before the battle is sampled instead.
    pub outcomes: u32,
    /// Battles that are sampled.
    pub samples: u32,
}

impl Effort {
    /// For people.
    pub const READER: Self = Self { outcomes: 60_000, samples: 2_000 };
    /// For bots, which ask all the time.
    pub const BOT: Self = Self { outcomes: 800, samples: 40 };
}

/// How a battle is likely to end.
#[derive(Clone, PartialEq, Debug)]
pub struct Odds {
    /// The sides in the order in which they came (ECL-146).
    pub sides: Vec<SideOdds>,
    /// The chance that nobody is left.
    pub nobody: f32,
    /// How many battles were sampled; nothing if the chances were counted out.
    pub sampled: Option<u32>,
}

/// What a side can expect.
#[derive(Clone, PartialEq, Debug)]
pub struct SideOdds {
    /// Its players; nobody for ships that nobody plays.
    pub seats: SeatSet,
    /// The chance that it is left in the sector without an enemy.
    pub holds: f32,
    /// How many ships of each type are left on average.
    pub left: Vec<(Type, f32)>,
    /// How likely each number of ships of a type is to be left, from none to all.
    pub spread: Vec<(Type, Vec<f32>)>,
}

impl Odds {
    /// The bounds of 95% for a chance that was sampled; nothing if it was counted out.
    pub fn interval(&self, chance: f32) -> Option<(f32, f32)> {
        let samples = self.sampled? as f32;
        // Wilson's interval.
        let z = 1.96_f32;
        let middle = (chance + z * z / (2.0 * samples)) / (1.0 + z * z / samples);
        let spread = (chance * (1.0 - chance) / samples + z * z / (4.0 * samples * samples)).sqrt();
        let half = z * spread / (1.0 + z * z / samples);
        Some(((middle - half).max(0.0), (middle + half).min(1.0)))
    }

    /// The odds of the side with this player.
    pub fn of(&self, seat: Seat) -> Option<&SideOdds> {
        self.sides.iter().find(|side| side.seats.contains(seat))
    }
}

/// How many of the six faces of a die hit (ECL-154).
pub const fn hitting_faces(computer: u8, shield: u8) -> u8 {
    7 - fight::least_face(computer, shield)
}

impl Eclipse {
    /// The odds of a battle in this sector as everybody can see it. Nothing if nobody would fight.
    pub fn odds_of_sector(&self, view: &View, sector: SectorId) -> Option<Odds> {
        self.odds_of(&self.lineup_seen(view, sector)?, Effort::READER)
    }

    /// Who would fight in a sector, if these ships of a player were there too.
    pub fn lineup_with(
        &self,
        view: &View,
        sector: SectorId,
        seat: Seat,
        more: &[(Unit, u8)],
    ) -> Option<Lineup> {
        let mut lineup = self.lineup_seen(view, sector)?;
        let player = &view.players.get(seat.index())?.open;
        let ally = |other: &Seat| {
            player.alliance.is_some() && view.players[other.index()].open.alliance == player.alliance
        };
        let allies: SeatSet = self.seats.iter().filter(ally).collect();
        for (unit, count) in more {
            self.join(&mut lineup, (seat, allies), player, *unit, *count);
        }
        Some(lineup)
    }

    /// The same from a table; only open things are looked at.
    pub fn odds_at(&self, t: &State, sector: SectorId, effort: Effort) -> Option<Odds> {
        self.odds_of(&self.lineup(t, sector), effort)
    }

    /// The odds of a battle of these ships. The same ships always have the same odds.
    pub fn odds_of(&self, lineup: &Lineup, effort: Effort) -> Option<Odds> {
        lineup.last_pair(lineup.all_sides(), &lineup.ships)?;
        let counted = exact::count_out(self, lineup, effort.outcomes);
        let sampled = counted.is_none().then_some(effort.samples.max(1));
        let sum = counted.unwrap_or_else(|| {
            let mut chance = Chance::sampled(u64::from(effort.samples));
            let mut sum = fight::Sum::default();
            for _ in 0..effort.samples.max(1) {
                sum.add(lineup, &fight::play(self, lineup, &mut chance), 1.0);
            }
            sum
        });
        let weight = sampled.map_or(1.0, |samples| 1.0 / f64::from(samples));
        let share = |part: f64| (part * weight) as f32;
        let sides = lineup.sides.iter().enumerate().map(|(side, seats)| SideOdds {
            seats: *seats,
            holds: share(sum.holds[side]),
            left: lineup
                .groups
                .iter()
                .zip(sum.left)
                .filter(|(group, _)| usize::from(group.side) == side)
                .map(|(group, left)| (group.of, share(left)))
                .collect(),
            spread: lineup
                .groups
                .iter()
                .zip(&sum.spread)
                .filter(|(group, _)| usize::from(group.side) == side)
                .map(|(group, spread)| {
                    let most = usize::from(group.count).min(spread.len() - 1);
                    (group.of, spread[..=most].iter().map(|part| share(*part)).collect())
                })
                .collect(),
        });
        Some(Odds { sides: sides.collect(), nobody: share(sum.nobody), sampled })
    }

    /// What the policy answers to the question where the next die goes (R88).
    pub fn usual_hit(&self, t: &State) -> Option<Action> {
        let roll = t.battle.rolls[Self::next_die(t)?];
        // Dice too many, sent because of Point Defense, go to the first ship.
        let ship = self.best_target(t, roll).or_else(|| self.targets(t, roll).next())?;
        let index = ship.index;
        Some(match ship.of {
            Type::Of(who, unit) => Action::Hit(who, unit, Amount::new(index)),
            Type::Guard(_) => Action::HitFoe(Foe::Guard, Amount::new(index)),
            Type::Ancients => Action::HitFoe(Foe::Ancient, Amount::new(index)),
        })
    }

    /// The ship that gets this die if all dice that are left are assigned together.
    fn best_target(&self, t: &State, roll: Roll) -> Option<Ship> {
        let mut lineup = self.lineup(t, t.battle.sector);
        let mut dice = fight::Dice::none(self);
        for roll in t.battle.rolls {
            match roll.at {
                None => dice.put(roll.damage, roll.face, 1),
                Some(ship) => {
                    let group = lineup.groups.iter().find(|group| group.of == ship.of)?;
                    let left = &mut lineup.ships.0[usize::from(group.first + ship.index)];
                    *left = left.saturating_sub(roll.damage);
                }
            }
        }
        let pair = lineup.last_pair(lineup.all_sides(), &lineup.ships)?;
        let mut fight = fight::Fight::new(self, &lineup, &lineup.ships, pair);
        fight.order = lineup.begun.as_ref()?.order;
        let acting = Self::acting(t);
        let by = lineup.groups.iter().find(|group| group.of == acting)?;
        let shots = fight.assign(by, t.battle.round, dice, lineup.ships);
        let shot = shots.iter().find(|shot| (shot.damage, shot.face) == (roll.damage, roll.face))?;
        let group = lineup.groups.iter().find(|group| group.ships().contains(&usize::from(shot.ship)))?;
        Some(Ship { of: group.of, index: shot.ship - group.first })
    }

    /// How many of the six faces of each die of one type hit another, for missiles and for cannons (ECL-154, ECL-158).
    pub fn faces_that_hit(&self, lineup: &Lineup, by: Type, at: Type) -> Option<(u8, u8)> {
        let group = |of: Type| lineup.groups.iter().find(|group| group.of == of);
        let (by, at) = (group(by)?, group(at)?);
        let computer = by.stats.computer;
        Some((hitting_faces(computer, at.cover(0)), hitting_faces(computer, at.cover(1))))
    }
}
