//! What battles promise: those that are due, and those that somebody could begin.

use std::cell::RefCell;

use orrery_core::evaluate::{PerSeat, Style};
use orrery_core::{Id as _, Seat, SeatSet};
use tinyvec::ArrayVec;

use super::Taste;
use crate::Eclipse;
use crate::ids::{Ability, Die, ReputationId, SectorId, Unit};
use crate::odds::{Effort, Lineup};
use crate::state::{Phase, Sectors, State, Type};

/// What a lost ship costs, by its price.
const LOST: f32 = 0.2;
/// How much of what an attack promises counts before it has begun, for the best targets.
const PROSPECTS: [f32; 2] = [0.42, 0.2];
/// How much of that whoever is attacked fears.
const FEAR: f32 = 0.22;
/// The best of so many reputation tiles, less what a better one would replace some day.
const DRAWN: [f32; 6] = [0.0, 1.7, 2.3, 2.7, 2.95, 3.15];

/// How a battle ends on average.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Forecast {
    /// The chance of each side to be left.
    holds: [f32; 10],
    /// Ships of each group that are left.
    left: [f32; 32],
}

/// Forecasts that were made, by the digest of their line-up. It only saves time: a forecast is always the same.
struct Known(Box<[(u64, Forecast)]>);

const KNOWN: usize = 1 << 14;

thread_local! {
    static FORECASTS: RefCell<Known> = RefCell::new(Known(vec![(0, Forecast::default()); KNOWN].into()));
}

/// An attack that could be made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    pub target: SectorId,
    /// What it promises.
    pub worth: f32,
    /// What the owner would lose.
    loss: f32,
    /// Ships that would come.
    pub force: Force,
}

/// Ships of one type in one sector that could go somewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Squad {
    pub unit: Unit,
    pub count: u8,
    pub from: SectorId,
    reach: Sectors,
}

impl Default for Squad {
    fn default() -> Self {
        Self { unit: Unit::Interceptor, count: 0, from: SectorId::default(), reach: Sectors::NONE }
    }
}

type Force = ArrayVec<[Squad; 6]>;

impl Eclipse {
    /// How a battle ends; nothing if there is none.
    fn forecast(&self, lineup: &Lineup) -> Option<Forecast> {
        lineup.last_pair(lineup.all_sides(), &lineup.ships)?;
        let digest = lineup.digest();
        let place = digest as usize % KNOWN;
        let known = FORECASTS.with_borrow(|known| known.0[place]);
        if known.0 == digest {
            return Some(known.1);
        }
        // Large battles take longer and vary less.
        let ships: u32 = lineup.groups.iter().map(|group| u32::from(group.count)).sum();
        let samples = (Effort::BOT.samples * 8 / ships.max(8)).max(16);
        let odds = self.odds_of(lineup, Effort { samples, ..Effort::BOT })?;
        let mut forecast = Forecast::default();
        for (side, odds) in odds.sides.iter().enumerate() {
            forecast.holds[side] = odds.holds;
            for (of, left) in &odds.left {
                if let Some(group) = lineup.groups.iter().position(|group| group.of == *of) {
                    forecast.left[group] = *left;
                }
            }
        }
        FORECASTS.with_borrow_mut(|known| known.0[place] = (digest, forecast));
        Some(forecast)
    }

    /// Adds what battles promise to everybody.
    pub(super) fn add_war(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        if t.over {
            return;
        }
        let ahead = self.upkeeps(t) - 1.0;
        let war = style.0[Taste::War as usize];
        for sector in self.fronts(t).iter() {
            self.add_battle(t, sector, ahead, war, scores);
        }
        // Once the battles of the last round have begun nobody can attack any more.
        if ahead <= 0.0 && t.phase != Phase::Action {
            return;
        }
        for seat in self.in_game(t) {
            let player = &t.players[seat];
            if ahead <= 0.0 && (player.passed && player.discs == 0) {
                continue;
            }
            let mut best: ArrayVec<[Prospect; 3]> = ArrayVec::new();
            self.prospects(t, seat, |prospect| {
                let place = best.iter().position(|other| other.worth < prospect.worth).unwrap_or(best.len());
                if place < 2 {
                    best.insert(place, prospect);
                    best.truncate(2);
                }
            });
            for (prospect, part) in best.iter().zip(PROSPECTS) {
                scores[seat.index()] += war * part * prospect.worth.max(0.0);
                if let Some(owner) = t.sectors[prospect.target].owner.filter(|owner| *owner != seat) {
                    let fear = style.0[Taste::Fear as usize];
                    scores[owner.index()] -= FEAR * fear * prospect.loss.max(0.0);
                }
            }
        }
    }

    /// Sectors in which ships stand that want something there.
    fn fronts(&self, t: &State) -> Sectors {
        let mut fronts = Sectors::NONE;
        for seat in self.seats.iter() {
            for sector in t.players[seat].fleets.iter() {
                if t.sectors[sector].owner != Some(seat) || t.sectors[sector].entered.len() > 1 {
                    fronts.put(sector);
                }
            }
        }
        if self.options.hives {
            let swarms =
                t.explored.iter().filter(|of| t.sectors[*of].ancients > 0 && t.sectors[*of].owner.is_some());
            fronts = swarms.fold(fronts, Sectors::with);
        }
        fronts
    }

    /// What the ships of a sector can expect there.
    fn add_battle(&self, t: &State, sector: SectorId, ahead: f32, war: f32, scores: &mut PerSeat) {
        let at = &t.sectors[sector];
        let lineup = self.lineup(t, sector);
        let Some(forecast) = self.forecast(&lineup) else {
            self.add_siege(t, sector, ahead, scores);
            return;
        };
        // Who has fought draws a tile, who destroys more draws more (ECL-179).
        let mut killed = 0.0;
        for (group, left) in lineup.groups.iter().zip(forecast.left) {
            let lost = f32::from(group.count) - left;
            let Type::Of(seat, unit) = group.of else {
                killed += lost * self.tiles_for(group.of);
                continue;
            };
            let cost = f32::from(self.kit(t, seat).costs[unit].unwrap_or(3));
            scores[seat.index()] -= lost * cost * LOST;
        }
        for (side, seats) in lineup.sides.iter().enumerate() {
            let holds = forecast.holds[side];
            for seat in seats.iter() {
                let mut tiles = 1.0;
                if !lineup.sides[0].is_empty() || side > 1 {
                    for (group, left) in lineup.groups.iter().zip(forecast.left) {
                        if usize::from(group.side) != side {
                            tiles += (f32::from(group.count) - left) * self.tiles_for(group.of);
                        }
                    }
                } else {
                    tiles += killed;
                }
                scores[seat.index()] += war * self.tiles_worth(t, seat, tiles);
                self.add_conquest(t, seat, sector, holds, ahead, scores);
            }
            // Ships that nobody plays only keep a sector from everybody.
            if seats.is_empty()
                && let Some(owner) = at.owner
            {
                scores[owner.index()] -= 0.5 * holds;
            }
        }
    }

    /// Ships alone in a sector: they wear a foreign population down or wait for a disc.
    fn add_siege(&self, t: &State, sector: SectorId, ahead: f32, scores: &mut PerSeat) {
        let at = &t.sectors[sector];
        if at.is_guarded() && !at.entered.iter().any(|seat| self.kit(t, *seat).peace) {
            return;
        }
        if let Some(first) = at.entered.first() {
            self.add_conquest(t, *first, sector, 1.0, ahead, scores);
        }
    }

    /// What it is worth to be left alone in a sector, with this chance.
    fn add_conquest(
        &self,
        t: &State,
        seat: Seat,
        sector: SectorId,
        holds: f32,
        ahead: f32,
        scores: &mut PerSeat,
    ) {
        let at = &t.sectors[sector];
        let has_disc = if t.players[seat].discs > 0 { 1.0 } else { 0.35 };
        match at.owner {
            None => {
                let worth = self.sector_worth(t, seat, sector, ahead);
                scores[seat.index()] += 0.8 * has_disc * holds * worth.max(0.0);
            }
            Some(owner) if self.side(t, owner).contains(seat) => {}
            Some(owner) => {
                let falls = self.razes(t, seat, sector, owner);
                let worth = self.sector_worth(t, seat, sector, ahead);
                scores[seat.index()] += 0.85 * has_disc * holds * falls * worth.max(0.0);
                let cubes = f32::from(Self::cubes_in(t, sector));
                let lost = self.sector_worth(t, owner, sector, ahead) + 0.12 * cubes * ahead;
                scores[owner.index()] -= 0.85 * holds * falls * lost;
            }
        }
    }

    /// The chance that a population is destroyed, this round or soon (ECL-185, ECL-188).
    fn razes(&self, t: &State, seat: Seat, sector: SectorId, owner: Seat) -> f32 {
        let cubes = f32::from(Self::cubes_in(t, sector));
        if cubes == 0.0 || self.is_defenceless(t, seat, owner) {
            return 1.0;
        }
        let mut damage = 0.0;
        for unit in Unit::SHIPS {
            let stats = &t.players[seat].stats[unit];
            let hit = f32::from(stats.computer + 1).min(5.0) / 6.0;
            let dice: f32 = Die::each()
                .map(|die| f32::from(stats.cannons[die]) * f32::from(self.content.damage[die]))
                .sum();
            damage += f32::from(t.sectors[sector].ships[seat].count(unit)) * dice * hit;
        }
        // Ships that stay go on.
        let rounds = if self.upkeeps(t) > 1.0 { 1.5 } else { 1.0 };
        (damage.max(0.6) * rounds / (cubes + 0.3)).min(0.95)
    }

    /// Whether a population falls without a roll (ECL-188, ECL-189).
    fn is_defenceless(&self, t: &State, seat: Seat, owner: Seat) -> bool {
        let (attacker, victim) = (&t.players[seat], &t.players[owner]);
        let bombs = attacker.can(Ability::NeutronBombs) && !victim.can(Ability::NeutronAbsorber);
        bombs || self.kit(t, owner).falls
    }

    fn tiles_for(&self, of: Type) -> f32 {
        f32::from(match of {
            Type::Of(_, unit) => self.content.unit(unit).reputation,
            Type::Guard(guard) => self.content.guards[guard].reputation,
            Type::Ancients => self.content.guards[self.ancient].reputation,
        })
    }

    /// What drawing so many reputation tiles is worth to a player.
    fn tiles_worth(&self, t: &State, seat: Seat, tiles: f32) -> f32 {
        let player = &t.players[seat];
        let tiles = tiles.clamp(0.0, 5.0);
        let (whole, part) = (tiles as usize, tiles.fract());
        let best = DRAWN[whole] + part * (DRAWN[(whole + 1).min(5)] - DRAWN[whole]);
        if self.has_slots(t, seat, player.partners.len(), player.reputation.len() as u8 + 1) {
            return best;
        }
        let points = |tile: ReputationId| f32::from(self.content.reputation[tile].vp);
        let least = player.reputation.kinds().map(points).fold(f32::MAX, f32::min);
        if player.reputation.is_empty() { 0.0 } else { (best - least).max(0.0) }
    }

    /// Sectors that a ship reaches with so many steps, one activation.
    fn reach(&self, t: &State, seat: Seat, from: SectorId, steps: u8) -> Sectors {
        let halves = Self::halves(t, seat);
        let (mut all, mut edge) = (Sectors::only(from), Sectors::only(from));
        for _ in 0..steps {
            let next = edge.iter().fold(Sectors::NONE, |next, sector| {
                // Whoever enters a sector with enemies stays there.
                if sector != from && self.has_enemy(t, sector, seat) {
                    next
                } else {
                    next.union(Self::connected(t, sector, halves))
                }
            });
            edge = next.minus(all);
            all = all.union(next);
        }
        all.without(from)
    }

    /// Whether a player could want to send ships to a sector.
    fn is_prize(&self, t: &State, seat: Seat, sector: SectorId) -> bool {
        let at = &t.sectors[sector];
        let partners = t.players[seat].partners.union(self.side(t, seat));
        match at.owner {
            Some(owner) if partners.contains(owner) => return false,
            Some(_) => return true,
            None => {}
        }
        let foreign: SeatSet =
            at.entered.iter().copied().filter(|other| !partners.contains(*other)).collect();
        if at.is_guarded() {
            self.fights_guards(t, sector, seat)
        } else {
            !foreign.is_empty() || self.tile(sector).vp > 0
        }
    }

    /// All attacks that a player could make with one Move.
    pub(super) fn prospects(&self, t: &State, seat: Seat, mut each: impl FnMut(Prospect)) {
        let player = &t.players[seat];
        let ahead = self.upkeeps(t) - 1.0;
        let mut fleets: ArrayVec<[Squad; 16]> = ArrayVec::new();
        let mut targets = Sectors::NONE;
        for sector in player.fleets.iter() {
            let fleet = t.sectors[sector].ships[seat];
            let mut known: Option<(u8, Sectors)> = None;
            for unit in [Unit::Dreadnought, Unit::Cruiser, Unit::Interceptor] {
                let (count, stats) = (fleet.count(unit), &player.stats[unit]);
                let steps = stats.steps + stats.jumps;
                if count == 0 || steps == 0 {
                    continue;
                }
                let free = count.min(if self.may_leave(t, sector, seat, count).is_ok() {
                    count
                } else {
                    u8::from(self.may_leave(t, sector, seat, 1).is_ok())
                });
                if free == 0 {
                    continue;
                }
                let reach = match known {
                    Some((same, reach)) if same == steps => reach,
                    _ => self.reach(t, seat, sector, steps),
                };
                known = Some((steps, reach));
                targets = targets.union(reach);
                let _ = fleets.try_push(Squad { unit, count: free, from: sector, reach });
            }
        }
        let most = self.amount(t, seat, crate::ids::ActionKind::Move, player.passed);
        for target in targets.iter().filter(|sector| self.is_prize(t, seat, *sector)) {
            let mut force = Force::new();
            let mut left = most;
            for size in [Unit::Dreadnought, Unit::Cruiser, Unit::Interceptor] {
                for squad in fleets.iter().filter(|squad| squad.unit == size) {
                    let count = squad.count.min(left);
                    // Ships that fight for a sector stay there.
                    if count > 0 && squad.reach.contains(target) && self.is_idle(t, seat, squad.from) {
                        let _ = force.try_push(Squad { count, ..*squad });
                        left -= count;
                    }
                }
            }
            if !force.is_empty()
                && let Some(prospect) = self.prospect(t, seat, target, force, ahead)
            {
                each(prospect);
            }
        }
    }

    /// Whether ships have nothing to do where they are.
    fn is_idle(&self, t: &State, seat: Seat, sector: SectorId) -> bool {
        let at = &t.sectors[sector];
        at.owner == Some(seat) && at.entered.len() < 2
            || at.owner.is_some_and(|owner| self.side(t, seat).contains(owner))
            || (at.owner.is_none() && !at.is_guarded() && at.entered.len() < 2 && self.tile(sector).vp == 0)
    }

    fn prospect(
        &self,
        t: &State,
        seat: Seat,
        target: SectorId,
        force: Force,
        ahead: f32,
    ) -> Option<Prospect> {
        let player = &t.players[seat];
        let at = &t.sectors[target];
        // One ship is enough where nobody resists.
        let resisted = at.is_guarded() || at.entered.iter().any(|other| *other != seat);
        if !resisted {
            if !at.ships[seat].is_empty() {
                return None;
            }
            let falls = at.owner.map_or(1.0, |owner| {
                let cubes = f32::from(Self::cubes_in(t, target));
                let ships: u8 = force.iter().map(|squad| squad.count).sum();
                if self.is_defenceless(t, seat, owner) {
                    1.0
                } else {
                    (f32::from(ships) * 0.6 / (cubes + 0.3)).min(0.9)
                }
            });
            let gain = self.sector_worth(t, seat, target, ahead).max(0.0);
            let loss = at.owner.map_or(0.0, |owner| self.sector_worth(t, owner, target, ahead));
            return Some(Prospect { target, worth: falls * gain, loss: falls * loss, force });
        }
        let mut lineup = self.lineup(t, target);
        // What already stands there fights in any case.
        let before = if at.ships[seat].is_empty() {
            (0.0, 0.0)
        } else {
            self.promise(t, seat, target, &lineup, ahead)?
        };
        for squad in &force {
            self.join(&mut lineup, (seat, self.side(t, seat)), player, squad.unit, squad.count);
        }
        let (worth, chance) = self.promise(t, seat, target, &lineup, ahead)?;
        let loss = at.owner.map_or(0.0, |owner| self.sector_worth(t, owner, target, ahead));
        Some(Prospect { target, worth: worth - before.0, loss: (chance - before.1).max(0.0) * loss, force })
    }

    /// What a battle is worth to a player, with the chance to conquer.
    fn promise(
        &self,
        t: &State,
        seat: Seat,
        target: SectorId,
        lineup: &Lineup,
        ahead: f32,
    ) -> Option<(f32, f32)> {
        let at = &t.sectors[target];
        let forecast = self.forecast(lineup)?;
        let side = lineup.sides.iter().position(|side| side.contains(seat))?;
        let (mut tiles, mut lost) = (1.0, 0.0);
        for (group, left) in lineup.groups.iter().zip(forecast.left) {
            let gone = f32::from(group.count) - left;
            match group.of {
                Type::Of(who, unit) if who == seat => {
                    lost += gone * f32::from(self.kit(t, seat).costs[unit].unwrap_or(3)) * LOST;
                }
                of if usize::from(group.side) != side => tiles += gone * self.tiles_for(of),
                _ => {}
            }
        }
        let falls = match at.owner {
            Some(owner) if owner == seat => 0.0,
            Some(owner) if self.is_defenceless(t, seat, owner) => 1.0,
            Some(_) => 0.6,
            None => 1.0,
        };
        let gain = self.sector_worth(t, seat, target, ahead).max(0.0);
        let chance = forecast.holds[side] * falls;
        Some((self.tiles_worth(t, seat, tiles) - lost + chance * gain, chance))
    }
}

impl Default for Prospect {
    fn default() -> Self {
        Self { target: SectorId::default(), worth: 0.0, loss: 0.0, force: Force::new() }
    }
}
