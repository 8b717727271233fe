//! The Combat phase around its battles (ECL-143 to ECL-148, ECL-179 to ECL-196).

use orrery_core::procedure::yes_no::YesNo;
use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Eclipse;
use crate::battle::{Fight, faces, hits};
use crate::changes::Out;
use crate::event::Event;
use crate::ids::{Ability, SectorId, Square, Unit};
use crate::procedures::combat_disc::CombatDisc;
use crate::procedures::cubes_back::CubesBack;
use crate::procedures::explore_disc::Discover;
use crate::procedures::keep_reputation::KeepReputation;
use crate::procedures::population::Population;
use crate::procedures::reroll::Reroll;
use crate::state::{Battle, Rolls, State, Type};

/// The steps of the Combat phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Combat {
    /// The list of sectors is fixed (R85).
    Begin,
    /// The next sector (ECL-145).
    Sector,
    /// The next battle of the sector (ECL-146).
    Battle,
    /// Reputation of the next player (ECL-179).
    Reputation(u8),
    /// Attacks on population, from this place in the order of sectors (ECL-185).
    Attacks(u8),
    /// The seat attacks the population of a sector.
    Bombard(SectorId),
    /// Its dice have been rolled.
    Hit(SectorId),
    /// Ships that nobody plays attack population (ECL-195).
    Swarm(SectorId),
    /// Discs and discoveries, from this place in the order of sectors (ECL-190, ECL-193).
    Discs(u8),
    /// A discovery that Draco could not claim before (R98).
    Late(SectorId),
}

/// The sides in a sector in the order in which they came; nobody stands for ships that nobody plays.
type Sides = ArrayVec<[SeatSet; 10]>;

impl Script<Eclipse> for Combat {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        match self {
            Self::Begin => {
                let battles = t.explored.iter().filter(|sector| game.next_pair(t, *sector).is_some());
                t.battle = Battle { sectors: battles.collect(), ..Battle::default() };
                t.stack.push(seat, Self::Attacks(0));
                t.stack.push(seat, Self::Sector);
            }
            Self::Sector => {
                let next =
                    game.content.order.iter().copied().find(|sector| t.battle.sectors.contains(*sector));
                let Some(sector) = next else { return };
                let mut sectors = t.battle.sectors;
                sectors.take(sector);
                t.battle = Battle { sectors, sector, entered: game.entered(t, sector), ..Battle::default() };
                t.stack.push(seat, Self::Sector);
                t.stack.push(seat, Self::Reputation(0));
                t.stack.push(seat, Self::Battle);
            }
            Self::Battle => {
                let sector = t.battle.sector;
                let Some((attackers, defenders)) = game.next_pair(t, sector) else { return };
                (t.battle.attackers, t.battle.defenders) = (attackers, defenders);
                out.tell_all(|| Event::Battle(sector, attackers, defenders));
                t.stack.push(seat, Self::Battle);
                t.stack.push(seat, Fight::Begin);
            }
            Self::Reputation(place) => game.reward(t, seat, place, out),
            Self::Attacks(place) => game.attack_next(t, seat, place),
            Self::Bombard(sector) => game.bombard(t, seat, sector, out),
            Self::Hit(sector) => Eclipse::hit_population(t, seat, sector),
            Self::Swarm(sector) => game.swarm(t, sector, out),
            Self::Discs(place) => game.discs_next(t, seat, place, out),
            Self::Late(sector) => {
                let at = &t.sectors[sector];
                if let Some(owner) = at.owner.filter(|_| at.discovery && !at.is_guarded()) {
                    t.stack.push(owner, Discover { sector });
                }
            }
        }
    }
}

impl Eclipse {
    /// Players in a sector in the order in which they came, the controller first (ECL-146).
    fn entered(&self, t: &State, sector: SectorId) -> ArrayVec<[Seat; 9]> {
        let at = &t.sectors[sector];
        let present = self.present(t, sector);
        let owner = at.owner.filter(|owner| present.contains(*owner));
        let others = at.entered.iter().copied().filter(|seat| Some(*seat) != owner);
        owner.into_iter().chain(others).collect()
    }

    /// The sides in a sector (ECL-144, ECL-147).
    fn sides(&self, t: &State, sector: SectorId) -> Sides {
        let mut sides = Sides::new();
        if t.sectors[sector].is_guarded() {
            sides.push(SeatSet::NOBODY);
        }
        let present = self.present(t, sector);
        for seat in self.entered(t, sector) {
            let side = self.side(t, seat).intersection(present);
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    /// The last two sides, if they are enemies: who attacks and who defends (ECL-148, ECL-177, ECL-201, R86).
    pub(crate) fn next_pair(&self, t: &State, sector: SectorId) -> Option<(SeatSet, SeatSet)> {
        let guarded = t.sectors[sector].is_guarded();
        if t.sectors[sector].entered.is_empty() || (!guarded && t.sectors[sector].entered.len() < 2) {
            // An Orbital of the Exiles can be the only ship of its side.
            self.orbital_ship(t, sector)?;
        }
        let sides = self.sides(t, sector);
        let [.., defenders, attackers] = sides.as_slice() else { return None };
        let fights = |seat: Seat| self.fights_guards(t, sector, seat);
        if defenders.is_empty() && !attackers.iter().any(fights) {
            return None;
        }
        Some((*attackers, *defenders))
    }

    /// Everybody who fought draws reputation tiles (ECL-179 to ECL-184).
    fn reward(&self, t: &mut State, seat: Seat, place: u8, out: &mut Out<'_>) {
        let Some(drawer) = t.battle.entered.get(usize::from(place)).copied() else { return };
        t.stack.push(seat, Self::next_reward(place));
        if !t.battle.fought.contains(drawer) || t.players[drawer].out {
            return;
        }
        let sector = t.battle.sector;
        let units = Unit::DRAWN.into_iter().filter(|unit| self.ships(t, sector, drawer, *unit) > 0);
        let mut left = units.map(|unit| Self::retreats_to(t, Type::Of(drawer, unit)).is_some()).peekable();
        let fled = t.battle.fled.contains(drawer) || (left.peek().is_some() && left.all(|retreats| retreats));
        let sheet = self.content.sheet();
        let part = if fled { 0 } else { sheet.taking_part };
        let count = (part.saturating_add(t.battle.earned[drawer])).min(sheet.most_drawn);
        for _ in 0..count {
            if let Some(tile) = t.reputation.draw(out.chance()) {
                t.drawn.put(tile);
            }
        }
        let drawn = t.drawn.len() as u8;
        if drawn == 0 {
            return;
        }
        out.tell(self.others(drawer), || Event::ReputationDrawn(drawer, drawn));
        let tiles = t.drawn;
        out.tell(SeatSet::only(drawer), || Event::ReputationOwn(tiles.things().collect()));
        if self.kit(t, drawer).pillage && drawn > 1 {
            self.store(t, drawer, crate::ids::Resource::Money, u16::from(drawn - 1));
            out.tell_all(|| Event::Pillage(drawer, drawn - 1));
        }
        t.stack.push(drawer, KeepReputation);
    }

    fn next_reward(place: u8) -> Combat {
        Combat::Reputation(place + 1)
    }

    /// The side of players that is alone in a sector, as far as enemies go (ECL-185, ECL-186).
    fn alone(&self, t: &State, sector: SectorId) -> Option<SeatSet> {
        let present = self.present(t, sector);
        let first = present.first()?;
        let side = self.side(t, first).intersection(present);
        if side != present || side.iter().any(|seat| self.fights_guards(t, sector, seat)) {
            return None;
        }
        Some(side)
    }

    /// The next sector whose population is attacked (ECL-185, R95).
    fn attack_next(&self, t: &mut State, seat: Seat, place: u8) {
        for next in usize::from(place)..self.content.order.len() {
            let sector = self.content.order[next];
            let Some(owner) = t.sectors[sector].owner.filter(|_| t.explored.contains(sector)) else {
                continue;
            };
            let side =
                self.alone(t, sector).filter(|side| self.side(t, owner).intersection(*side).is_empty());
            let present = self.present(t, sector);
            let hostile = |seat: Seat| self.fights_guards(t, sector, seat);
            let swarm = t.sectors[sector].ancients > 0 && hostile(owner) && !present.iter().any(hostile);
            if side.is_none() && !swarm {
                continue;
            }
            t.stack.push(seat, Combat::Attacks(next as u8 + 1));
            if swarm {
                t.stack.push(seat, Combat::Swarm(sector));
            }
            let entered = self.entered(t, sector);
            for attacker in
                entered.iter().rev().copied().filter(|seat| side.is_some_and(|of| of.contains(*seat)))
            {
                t.stack.push(attacker, Combat::Bombard(sector));
            }
            return;
        }
        t.stack.push(seat, Combat::Discs(0));
    }

    /// A player's ships attack population (ECL-185, ECL-188, ECL-189).
    fn bombard(&self, t: &mut State, seat: Seat, sector: SectorId, out: &mut Out<'_>) {
        let Some(owner) = t.sectors[sector].owner else { return };
        if Self::cubes_in(t, sector) == 0 {
            return;
        }
        let side = self.present(t, sector).intersection(self.side(t, seat));
        let bombs = side.iter().any(|seat| t.players[seat].can(Ability::NeutronBombs));
        if self.kit(t, owner).falls || (bombs && !t.players[owner].can(Ability::NeutronAbsorber)) {
            Self::raze(t, sector, out);
            return;
        }
        let mut rolls = Rolls::new();
        for unit in Unit::DRAWN {
            let stats = t.players[seat].stats[unit];
            self.throw(&mut rolls, stats.cannons, self.ships(t, sector, seat, unit), stats.computer, out);
        }
        t.battle.defence = rolls;
        out.tell_all(|| Event::Population(seat, sector, faces(&rolls)));
        t.stack.push(seat, Combat::Hit(sector));
        if self.kit(t, seat).ships_for_dice {
            t.stack.push(seat, Reroll { defence: true });
        }
    }

    /// Every point of damage destroys a cube (ECL-185).
    fn hit_population(t: &mut State, seat: Seat, sector: SectorId) {
        let hitting = t.battle.defence.iter().filter(|roll| hits(**roll, 0));
        t.battle.points = hitting.fold(0_u8, |sum, roll| sum.saturating_add(roll.damage));
        t.stack.push(seat, Population { sector });
    }

    /// All cubes of a sector are destroyed.
    fn raze(t: &mut State, sector: SectorId, out: &mut Out<'_>) {
        let count = Self::cubes_in(t, sector);
        out.tell_all(|| Event::Bombs(sector, count));
        if let (Some(owner), Some(square)) = (t.sectors[sector].owner, Self::next_cube(t, sector)) {
            Self::bury(t, owner, sector, square, true);
        }
    }

    /// Ships that nobody plays attack population (ECL-189, ECL-195, ECL-251).
    fn swarm(&self, t: &mut State, sector: SectorId, out: &mut Out<'_>) {
        let Some(owner) = t.sectors[sector].owner else { return };
        if Self::cubes_in(t, sector) == 0 {
            return;
        }
        if self.kit(t, owner).falls || !t.players[owner].can(Ability::NeutronAbsorber) {
            Self::raze(t, sector, out);
            return;
        }
        let stats = self.content.guard_stats[self.ancient];
        let mut rolls = Rolls::new();
        self.throw(&mut rolls, stats.cannons, t.sectors[sector].ancients, stats.computer, out);
        out.tell_all(|| Event::Swarm(sector, faces(&rolls)));
        let mut points: u8 = rolls.iter().filter(|roll| hits(**roll, 0)).map(|roll| roll.damage).sum();
        // Orbitals come after materials, gray squares last; normal squares before advanced ones.
        let order = [
            Square::Money,
            Square::MoneyAdvanced,
            Square::Science,
            Square::Shellworld,
            Square::ScienceAdvanced,
            Square::Materials,
            Square::MaterialsAdvanced,
            Square::Orbital,
            Square::Gray,
        ];
        let mut fallen: ArrayVec<[Option<Square>; 16]> = ArrayVec::new();
        for square in order {
            for _ in 0..t.sectors[sector].cubes[square].min(points) {
                points -= 1;
                let _ = fallen.try_push(Some(square));
            }
        }
        for square in fallen.iter().rev().copied().flatten() {
            Self::bury(t, owner, sector, square, false);
        }
    }

    /// Discs fall, discs are placed, discoveries are claimed, sector by sector (ECL-190, ECL-193, R96).
    fn discs_next(&self, t: &mut State, seat: Seat, place: u8, out: &mut Out<'_>) {
        for next in usize::from(place)..self.content.order.len() {
            let sector = self.content.order[next];
            if !t.explored.contains(sector) {
                continue;
            }
            let side = self.alone(t, sector);
            let late = {
                let at = &t.sectors[sector];
                at.owner.is_some() && at.discovery && !at.is_guarded()
            };
            let falls = match (t.sectors[sector].owner, side) {
                (Some(owner), Some(side)) => {
                    self.side(t, owner).intersection(side).is_empty() && Self::cubes_in(t, sector) == 0
                }
                _ => false,
            };
            let free = side.is_some() && (falls || t.sectors[sector].owner.is_none());
            if !late && !free {
                continue;
            }
            t.stack.push(seat, Combat::Discs(next as u8 + 1));
            if falls && let Some(owner) = t.sectors[sector].owner {
                Self::lift_disc(t, sector);
                out.tell_all(|| Event::DiscFalls(owner, sector));
                t.stack.push(owner, CubesBack { sector });
            }
            if late && !falls {
                t.stack.push(seat, Combat::Late(sector));
            }
            if let Some(side) = side.filter(|_| free) {
                let entered = self.entered(t, sector);
                for member in entered.iter().rev().copied().filter(|seat| side.contains(*seat)) {
                    t.stack.push(member, YesNo(CombatDisc { sector }));
                }
            }
            return;
        }
        // ECL-196
        t.battle = Battle::default();
    }
}
