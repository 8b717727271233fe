//! What a position is worth in points.

use orrery_core::evaluate::{PerSeat, Style};
use orrery_core::procedure::Frames as _;
use orrery_core::tally::Sum;
use orrery_core::{ById, Id as _, Seat, SeatSet};

use super::Taste;
use crate::Eclipse;
use crate::content::Stats;
use crate::ids::{ActionKind, Die, Resource, SectorId, Square, Track, Unit};
use crate::procedures::Task;
use crate::state::{Phase, State};

/// Science and materials, in the storage or produced.
const SCIENCE: f32 = 0.13;
const MATERIALS: f32 = 0.14;
/// Money beyond what the next upkeep takes.
const MONEY: f32 = 0.07;
/// What the actions of a future round are worth, by how many can be paid.
const ACTIONS: [f32; 10] = [0.0, 0.7, 1.35, 1.95, 2.5, 3.0, 3.45, 3.8, 4.05, 4.25];
/// Money that is missing in the upkeep and can be traded for, a sector that has to be given up for it, and a collapse.
const TRADED: f32 = 0.45;
const GIVEN_UP: f32 = 3.2;
const COLLAPSE: f32 = 30.0;
/// A colony ship fills a square this round, or some later one.
const SQUARE_NOW: f32 = 0.9;
const SQUARE_LATER: f32 = 0.55;
/// What the disc of a new sector costs, at once and in each upkeep to come.
const DISC: f32 = 0.4;
const UPKEEP: f32 = 0.08;
/// An edge behind which lies something unexplored.
const FRONTIER: f32 = 0.12;
/// Points that the next tiles on a technology track promise.
const TRACK: [f32; 8] = [0.0, 0.2, 0.45, 0.75, 0.45, 0.5, 0.8, 0.0];
/// What a ship is worth beside what it can conquer, by its cost.
pub(super) const SHIP: f32 = 0.07;
/// The strength of blueprints.
const DESIGN: f32 = 0.22;
/// An action that was declared and not used yet.
const DECLARED: f32 = 0.45;

/// A sum of which less and less counts.
fn dwindling(amount: f32) -> f32 {
    let (first, second) = (amount.min(8.0), (amount - 8.0).clamp(0.0, 10.0));
    first + 0.7 * second + 0.3 * (amount - 18.0).max(0.0)
}

/// What a ship can do in a battle: damage that it deals and takes, with how soon.
pub(super) fn strength(stats: &Stats) -> f32 {
    let damage = |die: Die| match die {
        Die::Yellow => 1.0,
        Die::Orange => 1.9,
        Die::Red => 3.2,
    };
    let hit = (1.2 + f32::from(stats.computer)).min(5.0) / 6.0;
    let dealt: f32 = Die::each()
        .map(|die| damage(die) * (f32::from(stats.cannons[die]) + 1.1 * f32::from(stats.missiles[die])))
        .sum();
    let taken = (1.0 + f32::from(stats.hull) + 0.5 * f32::from(stats.regenerates))
        * (1.0 + 0.35 * f32::from(stats.shield));
    (dealt * hit * taken).sqrt() * (1.0 + 0.04 * f32::from(stats.initiative))
}

impl Eclipse {
    /// Upkeeps that lie ahead, that of this round included if it has not been.
    pub(super) fn upkeeps(&self, t: &State) -> f32 {
        let rounds = f32::from(self.options.rounds.saturating_sub(t.round));
        match t.phase {
            Phase::Cleanup => rounds,
            Phase::Setup | Phase::Action | Phase::Combat | Phase::Upkeep => rounds + 1.0,
        }
    }

    pub(super) fn expect_all(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        for seat in self.seats.iter() {
            scores[seat.index()] = self.peaceful_score(t, seat, style);
        }
        self.add_war(t, style, scores);
        self.share_alliances(t, scores);
    }

    /// An alliance has the average of its members (ECL-227).
    fn share_alliances(&self, t: &State, scores: &mut PerSeat) {
        if !self.options.alliances {
            return;
        }
        let alone = *scores;
        for seat in self.seats.iter().filter(|seat| t.players[*seat].alliance.is_some()) {
            let members = self.side(t, seat);
            let sum: f32 = members.iter().map(|member| alone[member.index()]).sum();
            scores[seat.index()] = sum / f32::from(members.len().max(1));
        }
    }

    fn peaceful_score(&self, t: &State, seat: Seat, style: &Style) -> f32 {
        let player = &t.players[seat];
        let taste = |taste: Taste| style.0[taste as usize];
        let mut now = Sum::default();
        self.score(t, seat, SeatSet::only(seat), &mut now);
        let points = now.0 as f32;
        if player.out || t.over || player.species.is_none() {
            return points;
        }
        let upkeeps = self.upkeeps(t);
        // Upkeeps whose goods can still be used.
        let ahead = upkeeps - 1.0;
        let early = (ahead / 8.0).clamp(0.0, 1.0);
        let made = |resource: Resource| f32::from(self.production(t, seat, resource));
        let goods = Self::goods_worth(t, seat, ahead, style);
        let produced = ahead
            * (SCIENCE * taste(Taste::Science) * dwindling(made(Resource::Science))
                + MATERIALS * taste(Taste::Materials) * dwindling(made(Resource::Materials)));
        let technologies: f32 =
            player.technologies.iter().map(|technology| self.worth.technology[technology]).sum();
        let tracks: f32 = Track::each().map(|track| TRACK[player.tracks[track].len().min(7)]).sum();
        let developments: f32 = player.developments.iter().map(|of| self.worth.development[of]).sum();
        // Technologies take time to be used.
        let time = (ahead / 4.0).min(1.0);
        points
            + goods
            + produced
            + self.money_worth(t, seat, ahead) * taste(Taste::Money)
            // No matter of taste: whoever cannot pay loses what they have.
            - self.shortage_worth(t, seat)
            + 1.3 * (technologies * (0.15 + 0.85 * time) + 1.2 * tracks * time) * taste(Taste::Technology)
            + developments * time
            + self.land_worth(t, seat, ahead) * taste(Taste::Expansion)
            + self.fleet_worth(t, seat, early) * taste(Taste::Fleet)
            + if t.first == Some(seat) { 0.12 * time } else { 0.0 }
            + Self::unfinished(t, seat, ahead)
    }

    /// What is stored.
    fn goods_worth(t: &State, seat: Seat, ahead: f32, style: &Style) -> f32 {
        let player = &t.players[seat];
        // In the last round goods count as long as there are turns.
        let use_of = if ahead > 0.0 {
            1.0
        } else if t.phase == Phase::Action && !player.passed && player.discs > 0 {
            0.5
        } else {
            0.02
        };
        let has = |resource: Resource| dwindling(f32::from(player.goods[resource]));
        use_of
            * (SCIENCE * style.0[Taste::Science as usize] * has(Resource::Science)
                + MATERIALS * style.0[Taste::Materials as usize] * has(Resource::Materials))
    }

    /// Money after the next upkeep.
    fn balance(&self, t: &State, seat: Seat) -> f32 {
        let made = f32::from(self.production(t, seat, Resource::Money));
        f32::from(t.players[seat].goods[Resource::Money]) + made - f32::from(self.upkeep(t, seat))
    }

    /// What is due with so many discs on the track.
    fn due(&self, discs: u8) -> f32 {
        let upkeep = &self.content.tracks.upkeep;
        f32::from(upkeep[(upkeep.len() - 1).saturating_sub(discs.into())])
    }

    /// What an upkeep takes that cannot be paid: goods that are traded, sectors, everything.
    fn shortage_worth(&self, t: &State, seat: Seat) -> f32 {
        let (player, balance) = (&t.players[seat], self.balance(t, seat));
        if balance >= 0.0 {
            return 0.0;
        }
        let rate = u16::from(self.trade(t, seat).give.max(1));
        let others = player.goods[Resource::Science] / rate + player.goods[Resource::Materials] / rate;
        let traded = (-balance).min(f32::from(others));
        // Each sector that goes brings its disc back, and takes what it makes with it.
        let (mut missing, mut sectors) = (-balance - traded, 0);
        while missing > 0.0 && sectors < player.controls.len() {
            missing += self.due(player.discs + sectors + 1) - self.due(player.discs + sectors) + 0.7;
            sectors += 1;
        }
        traded * TRADED + f32::from(sectors) * GIVEN_UP + if missing > 0.0 { COLLAPSE } else { 0.0 }
    }

    /// What money does: it pays actions of the rounds to come.
    fn money_worth(&self, t: &State, seat: Seat, ahead: f32) -> f32 {
        let (player, balance) = (&t.players[seat], self.balance(t, seat));
        if ahead <= 0.0 {
            return balance.max(0.0) * 0.005;
        }
        let made = f32::from(self.production(t, seat, Resource::Money));
        let due = |discs: u8| self.due(discs);
        let stock = balance.max(0.0);
        let budget = made + stock / ahead.max(1.0);
        let back = player.discs + player.acted.values().sum::<u8>();
        let mut actions = 0_u8;
        while actions < back && usize::from(actions) + 2 < ACTIONS.len() && due(back - actions - 1) <= budget
        {
            actions += 1;
        }
        let at = usize::from(actions);
        let mut value = ACTIONS[at];
        if actions < back {
            let (from, to) = (due(back - actions), due(back - actions - 1));
            let part = if to > from { ((budget - from) / (to - from)).clamp(-2.0, 1.0) } else { 0.0 };
            value += part * (ACTIONS[at + 1] - ACTIONS[at]);
        }
        ahead * value + MONEY * dwindling(stock)
    }

    /// What one more cube produces.
    fn cube_worth(&self, t: &State, seat: Seat, resource: Resource) -> f32 {
        let cubes = t.players[seat].cubes[resource];
        if cubes == 0 {
            return 0.0;
        }
        let values = &self.content.tracks.production;
        let missing = usize::from(self.content.sheet().cubes.saturating_sub(cubes));
        let at = |place: usize| f32::from(values[place.min(values.len() - 1)]);
        let each = match resource {
            Resource::Money => 0.15,
            Resource::Science => SCIENCE,
            Resource::Materials => MATERIALS,
        };
        (at(missing + 1) - at(missing)) * each
    }

    /// Squares to fill, artifacts, and what lies beyond.
    fn land_worth(&self, t: &State, seat: Seat, ahead: f32) -> f32 {
        let player = &t.players[seat];
        let cube: ById<Resource, f32> = ById::new(
            [Resource::Money, Resource::Science, Resource::Materials].map(|of| self.cube_worth(t, seat, of)),
        );
        let (mut open, mut best, mut locked, mut edges) = (0_u8, 0.0_f32, 0.0, 0_u8);
        for sector in player.controls.iter() {
            let (at, tile) = (&t.sectors[sector], self.tile(sector));
            for square in Square::each() {
                let free = self.squares(t, sector, square).saturating_sub(at.cubes[square]);
                if free == 0 {
                    continue;
                }
                let worth = square.tracks().iter().map(|resource| cube[*resource]).fold(0.0, f32::max);
                match square.advanced() {
                    Some(resource) if !player.squares.contains(resource) => {
                        locked += f32::from(free) * worth;
                    }
                    _ => {
                        open += free;
                        best += f32::from(free) * worth;
                    }
                }
            }
            let holes = at.holes.count_ones() as u8;
            let closed = at.beside.values().flatten().count() as u8;
            edges += holes.saturating_sub(closed);
            edges += u8::from(tile.artifacts > 0 && ahead > 0.0);
        }
        let mean = if open > 0 { best / f32::from(open) } else { 0.0 };
        let ships = self.colony_ships(t, seat);
        let now = open.min(player.ready);
        let later = (open - now).min(2 * ships);
        let squares = mean
            * (SQUARE_NOW * f32::from(now) * ahead
                + SQUARE_LATER * f32::from(later) * (ahead - 1.0).max(0.0));
        squares
            + 0.12 * locked * (ahead - 1.0).max(0.0)
            + FRONTIER * f32::from(edges.min(6)) * (ahead / 5.0).min(1.0)
    }

    /// Ships, and what the blueprints are good for.
    fn fleet_worth(&self, t: &State, seat: Seat, early: f32) -> f32 {
        let player = &t.players[seat];
        let kit = self.kit(t, seat);
        let mut worth = 0.0;
        for unit in Unit::SHIPS {
            let (Some(cost), Some(copies)) = (kit.costs[unit], self.content.unit(unit).copies) else {
                continue;
            };
            let built = copies.saturating_sub(player.unbuilt[unit]);
            let stats = &player.stats[unit];
            worth += SHIP * f32::from(cost) * f32::from(built);
            // A design is good for ships that are there and for those to come.
            let to_come = match unit {
                Unit::Interceptor | Unit::Dreadnought => 0.5,
                Unit::Cruiser => 0.9,
                Unit::Starbase | Unit::Orbital | Unit::Monolith => 0.15,
            };
            let ships = f32::from(built).min(4.0).sqrt() + to_come * early;
            worth += DESIGN * strength(stats) * ships;
            if stats.used > stats.made {
                worth -= 2.0;
            }
        }
        worth
    }

    /// What has been begun and will still bring something.
    fn unfinished(t: &State, seat: Seat, ahead: f32) -> f32 {
        let mut worth = 0.0;
        if t.turn.seat == seat && t.phase == Phase::Action && t.turn.action.is_some() && t.turn.left > 0 {
            let amount = f32::from(t.turn.left);
            let each = match t.turn.action {
                Some(ActionKind::Explore) => 1.2,
                Some(ActionKind::Upgrade | ActionKind::Build) => 0.25,
                Some(_) => 0.3,
                None => 0.0,
            };
            let open = t.stack.frames().iter().any(|frame| {
                matches!(
                    frame.task,
                    Task::Explore(_)
                        | Task::Influence(_)
                        | Task::Research(_)
                        | Task::Upgrade(_)
                        | Task::Build(_)
                        | Task::Moving(_)
                )
            });
            if open {
                worth += each * amount + if t.turn.stepped { 0.0 } else { DECLARED };
            }
        }
        for frame in t.stack.frames().iter().filter(|frame| frame.seat == seat) {
            worth += match frame.task {
                Task::ExploreTile(_) | Task::ExploreRotation(_) | Task::ExploreDisc(_) => 0.9 + 0.1 * ahead,
                Task::Discovery(_)
                | Task::AncientPart(_)
                | Task::FreeTechnology(_)
                | Task::KeepReputation(_)
                | Task::ChooseReputation(_) => 2.0,
                Task::Learn(_) | Task::Develop(_) | Task::RareTrack(_) | Task::Place(_) => 1.0,
                Task::Raise(_) | Task::BuildSector(_) | Task::PartSpace(_) => 0.7,
                Task::Colonise(_) | Task::CubeTrack(_) => 0.1,
                _ => 0.0,
            };
        }
        worth
    }

    /// What a sector would be worth to a player who took it, with its disc paid.
    pub(super) fn sector_worth(&self, t: &State, seat: Seat, sector: SectorId, ahead: f32) -> f32 {
        let (at, tile) = (&t.sectors[sector], self.tile(sector));
        let (plain, advanced) = self.worth.squares[sector];
        let player = &t.players[seat];
        let unlocked = f32::from(player.squares.len()) / 3.0;
        let squares = (f32::from(plain) + f32::from(advanced) * (0.15 + 0.85 * unlocked)).min(4.0);
        let tokens: f32 = at.tokens.iter().map(|token| f32::from(self.content.tokens[token].vp)).sum();
        f32::from(tile.vp)
            + tokens
            + if at.discovery { 2.0 } else { 0.0 }
            + 0.1 * squares * (ahead - 1.0).max(0.0)
            - DISC
            - UPKEEP * ahead
    }
}
