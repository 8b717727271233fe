//! What lies in front of a player is worth, in points.

use orrery_core::Seat;
use orrery_core::evaluate::Style;

use crate::MicroCosmos;
use crate::space::Position;
use crate::state::{Planet, Player, Resource, Specialist, Specialists, State, Upgrade};

/// What a style prefers more or less than usual.
#[derive(Clone, Copy)]
enum Taste {
    Resources,
    Crew,
    Upgrades,
    Colonies,
    Survivors,
    Outposts,
    Planets,
    Turns,
}

/// Points per thing when there is time to use it.
pub(super) mod points {
    /// A unit of a resource, and one beyond the second of its kind.
    pub(in crate::bot) const UNIT: f32 = 0.62;
    pub(in crate::bot) const MORE: f32 = 0.3;
    /// A crew card, by what its symbol buys.
    pub(in crate::bot) const ENGINEER: f32 = 0.75;
    pub(in crate::bot) const LEADER: f32 = 0.65;
    /// A further card of the same kind.
    pub(in crate::bot) const SAME: f32 = 0.3;
    pub(in crate::bot) const TOKEN: f32 = 0.85;
    /// A colony marker in the pool, for the next colony and beyond it.
    pub(in crate::bot) const COLONY_MARKER: f32 = 1.5;
    pub(in crate::bot) const MORE_MARKERS: f32 = 0.7;
    /// An outpost in the pool.
    pub(in crate::bot) const OUTPOST_MARKER: f32 = 1.6;
    /// What an outpost pays in a round, for each unit at the top of its planet.
    pub(in crate::bot) const OUTPOST_INCOME: f32 = 0.16;
    /// What a further level of every Terraform action brings in a round.
    pub(in crate::bot) const CAPACITY: f32 = 0.12;
}

/// What an upgrade brings in a round.
const fn in_a_round(upgrade: Upgrade) -> f32 {
    match upgrade {
        Upgrade::Robotics => 0.22,
        Upgrade::Biodome | Upgrade::SpaceMining => 0.1,
        Upgrade::CargoHolds => 0.07,
        Upgrade::ScoutingVehicles => 0.05,
        Upgrade::LeisureFacilities | Upgrade::MiningVehicles => 0.12,
        Upgrade::Engines => 0.16,
    }
}

impl MicroCosmos {
    /// How many rounds are probably left: known once the end is triggered, guessed from what the most advanced planets
    /// still need before.
    pub(super) fn rounds_left(&self, t: &State) -> f32 {
        if let Some(last) = t.last_round {
            return last.saturating_sub(t.round) as f32 + 0.5;
        }
        let mut missing = [0_u16; 8];
        let mut count = 0;
        for planet in t.grid.values().flatten().filter(|planet| !planet.terraformed) {
            missing[count] = self.content.planets[planet.card].needs.total() - planet.levels.total();
            count += 1;
        }
        missing[..count].sort_unstable();
        let planets = usize::from(self.options.planets_to_end.saturating_sub(t.terraformed())).min(count);
        let levels: u16 = missing[..planets].iter().sum();
        1.5 + f32::from(levels) / (1.1 * f32::from(self.table.count()))
    }

    pub(super) fn expected_score(&self, t: &State, seat: Seat, left: f32, style: &Style) -> f32 {
        let player = &t.players[seat];
        let taste = |taste: Taste| style.0[taste as usize];
        // What is held is worth something only as long as it can still be turned into points.
        let use_of_stock = (left / 2.5).min(1.0);
        self.total(t, seat) as f32
            + self.hold_worth(t, seat) * use_of_stock * taste(Taste::Resources)
            + self.crew_worth(player) * use_of_stock * taste(Taste::Crew)
            + Self::upgrade_worth(player) * left * taste(Taste::Upgrades)
            + self.colony_worth(player, left) * taste(Taste::Colonies)
            + self.survivor_worth(t, player, left) * taste(Taste::Survivors)
            + self.outpost_worth(t, player, left) * taste(Taste::Outposts)
            + self.planet_worth(t, seat) * taste(Taste::Planets)
            + self.turn_worth(t, seat) * taste(Taste::Turns)
    }

    /// Resources, those most that unfinished planets still need.
    fn hold_worth(&self, t: &State, seat: Seat) -> f32 {
        let player = &t.players[seat];
        let mut wanted = [0_u16; 4];
        for planet in t.grid.values().flatten().filter(|planet| !planet.terraformed) {
            let needs = self.content.planets[planet.card].needs;
            for resource in Resource::ALL {
                wanted[*resource as usize] += u16::from(needs.of(*resource) - planet.levels.of(*resource));
            }
        }
        let unit = |(resource, amount): (Resource, u8)| {
            let useful = u16::from(amount).min(wanted[resource as usize]) as u8;
            let first = f32::from(useful.min(2)) * points::UNIT;
            first + f32::from(useful.saturating_sub(2)) * points::MORE + f32::from(amount - useful) * 0.1
        };
        player.cargo.each().map(unit).sum()
    }

    /// Crew cards and ready tokens, different kinds more than equal ones.
    fn crew_worth(&self, player: &Player) -> f32 {
        let mut worth = f32::from(player.ready.len()) * points::TOKEN;
        for kind in Specialist::ALL {
            let only = Specialists::only(*kind);
            let cards = player.crew().intersection(self.content.with_symbol(only)).len();
            let first = if *kind == Specialist::Engineer { points::ENGINEER } else { points::LEADER };
            if cards > 0 {
                worth += first + f32::from(cards - 1) * points::SAME;
            }
        }
        worth + f32::from(player.dealt.len()) * points::LEADER
    }

    fn upgrade_worth(player: &Player) -> f32 {
        let unlocked = Upgrade::ALL.iter().filter(|upgrade| player.has(**upgrade));
        let half_engines = if player.engines == 1 { in_a_round(Upgrade::Engines) * 0.7 } else { 0.0 };
        unlocked.map(|upgrade| in_a_round(*upgrade)).sum::<f32>() + half_engines
    }

    /// Markers that wait for a colony, and what colonies add to every Terraform action.
    fn colony_worth(&self, player: &Player, left: f32) -> f32 {
        let soon = (left / 4.0).min(1.0);
        let founded = player.founded();
        let next = self.next_colony(founded) as f32 / 3.0;
        let markers = match player.colony_pool {
            0 => 0.0,
            pool => points::COLONY_MARKER * next.clamp(0.6, 1.6) + f32::from(pool - 1) * points::MORE_MARKERS,
        };
        let placed = f32::from(founded + player.placed());
        markers * soon + placed * points::CAPACITY * left.min(8.0)
    }

    /// What one colony more would add; nothing after the last one.
    pub(super) fn next_colony(&self, founded: u8) -> i32 {
        if usize::from(founded) >= self.content.sheet().colony_costs.len() {
            return 0;
        }
        self.colony_points(founded + 1) - self.colony_points(founded)
    }

    /// Survivors in hand are worth most where a planet of their colour is terraformed, or soon will be.
    fn survivor_worth(&self, t: &State, player: &Player, left: f32) -> f32 {
        let settled = player.settled.len();
        let mut expected = 0.0;
        for (place, survivor) in player.survivors.iter().enumerate() {
            let colour = self.content.survivors[survivor].colour;
            let ready = |planet: &&Planet| self.colour(planet) == colour;
            let chance = t.grid.values().flatten().filter(ready).map(|planet| {
                let needs = f32::from(self.content.planets[planet.card].needs.total());
                if planet.terraformed { 0.8 } else { 0.45 * f32::from(planet.levels.total()) / needs }
            });
            let chance = chance.fold(0.1, f32::max) * (left / 3.0).min(1.0);
            let more =
                self.survivor_points(settled + place as u8 + 1) - self.survivor_points(settled + place as u8);
            expected += chance * more as f32;
        }
        expected
    }

    fn outpost_worth(&self, t: &State, player: &Player, left: f32) -> f32 {
        let income = player.outposts.iter().map(|(at, count)| f32::from(*count) * self.top_units(t, at));
        let paid = income.sum::<f32>() * points::OUTPOST_INCOME * left.min(8.0);
        let pool = f32::from(player.outpost_pool) * points::OUTPOST_MARKER * (left / 3.0).min(1.0);
        // Half a pair is a step towards its points.
        let pairs =
            [(Upgrade::Biodome, Upgrade::LeisureFacilities), (Upgrade::SpaceMining, Upgrade::MiningVehicles)];
        let halves = pairs.iter().filter(|(one, other)| player.has(*one) != player.has(*other)).count();
        paid + pool + halves as f32 * 1.3 * (left / 4.0).min(1.0)
    }

    /// Units at the top of a planet.
    pub(super) fn top_units(&self, t: &State, position: Position) -> f32 {
        t.planet(position).map_or(0.0, |planet| {
            let effects = self.content.effects(Self::top_of(planet)).iter();
            f32::from(effects.copied().map(crate::effects::units).sum::<u16>())
        })
    }

    /// The places on unfinished tracks: who leads will probably score for it.
    fn planet_worth(&self, t: &State, seat: Seat) -> f32 {
        let mut expected = 0.0;
        for planet in t.grid.values().flatten().filter(|planet| !planet.terraformed) {
            let rank = planet.track.iter().rev().position(|marker| marker.seat == seat);
            let needs = f32::from(self.content.planets[planet.card].needs.total());
            let done = f32::from(planet.levels.total()) / needs;
            let place = match rank {
                Some(0) => f32::from(self.content.sheet().first_place),
                Some(1) => f32::from(self.content.sheet().second_place),
                _ => 0.0,
            };
            expected += place * done * done;
        }
        expected
    }
}
