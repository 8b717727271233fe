//! Distances, occupied regions, and where a ship can be launched (AND-38 to AND-52).

use orrery_core::Seat;

use crate::Andromeda;
use crate::content::Skill;
use crate::effects::Ability;
use crate::ids::{Class, Goods, Resource, ShipKind};
use crate::refusal::Refusal;
use crate::space::{Space, Spaces};
use crate::state::{Place, State, Tile};

/// A move of a ship, and what it may pay for (AND-51). Reach is found out when it is asked for, and once.
struct Course<'a> {
    t: &'a State,
    seat: Seat,
    /// None for a first launch, where range does not matter (AND-40).
    from: Option<Spaces>,
    range: u8,
    voyage: bool,
    jumps: bool,
    /// Energy for which it goes into nebulae.
    voyage_for: Option<u8>,
    jump_cost: u8,
    /// Regions within range, without and with voyage.
    reach: [Option<Spaces>; 2],
}

impl<'a> Course<'a> {
    fn of(game: &Andromeda, t: &'a State, seat: Seat, kind: ShipKind, from: Option<Spaces>) -> Self {
        Self {
            t,
            seat,
            from,
            range: game.range(t, seat, kind),
            voyage: game.has_skill(t, seat, kind, Skill::Voyage),
            jumps: game.has_skill(t, seat, kind, Skill::Jump),
            voyage_for: None,
            jump_cost: 1,
            reach: [None; 2],
        }
    }

    fn reaches(&mut self, game: &Andromeda, to: Space, voyage: bool) -> bool {
        let Some(from) = self.from else { return true };
        let (t, range) = (self.t, self.range);
        let reach = &mut self.reach[usize::from(voyage)];
        reach.get_or_insert_with(|| game.within(t, from, range, voyage)).contains(to)
    }

    /// Energy that the move takes: for voyage, for a jump, for both.
    fn cost(&mut self, game: &Andromeda, to: Space) -> Result<u8, Refusal> {
        let nebula = self.t.map[to] == Tile::Nebula;
        if nebula && !self.voyage && self.voyage_for.is_none() {
            return Err(Refusal::NeedsVoyage);
        }
        let enters = self.voyage || !nebula;
        let voyage_for = self.voyage_for.filter(|_| !self.voyage);
        let mut least: Option<u8> = None;
        let mut way = |energy: u8| least = Some(least.map_or(energy, |other| other.min(energy)));
        if enters && self.reaches(game, to, self.voyage) {
            return Ok(0);
        }
        if let Some(energy) = voyage_for
            && self.reaches(game, to, true)
        {
            way(energy);
        }
        if self.jumps && enters {
            way(self.jump_cost);
        }
        if let Some(energy) = voyage_for.filter(|_| self.jumps) {
            way(energy.saturating_add(self.jump_cost));
        }
        let energy = least.ok_or(Refusal::OutOfRange { range: self.range, away: 0 })?;
        // In the own turn a moon may pay it (AND-79).
        let has = game.means(self.t, self.seat).goods.of(Resource::Energy);
        if energy > has {
            return Err(Refusal::NoEnergy { rule: 51, needs: energy, has });
        }
        Ok(energy)
    }

    /// The same refusal with the distance, which nobody needs who only wants to know whether it can be done.
    fn with_distance(&self, game: &Andromeda, to: Space, refusal: Refusal) -> Refusal {
        let (Refusal::OutOfRange { range, .. }, Some(from)) = (refusal, self.from) else { return refusal };
        let voyage = self.voyage || self.voyage_for.is_some();
        let away = game.steps(self.t, from, to, voyage);
        Refusal::OutOfRange { range, away }
    }
}

/// A launch: what holds for all regions (AND-40 to AND-44).
struct Launch<'a> {
    course: Course<'a>,
    /// Regions with own ships.
    own: Spaces,
    /// Occupied regions, if a first launch must keep away from them.
    forbidden: Spaces,
    /// A card has given it unlimited range and voyage.
    far: bool,
}

impl<'a> Launch<'a> {
    fn of(game: &Andromeda, t: &'a State, seat: Seat, kind: ShipKind, far: bool) -> Self {
        let own = t.players[seat].spaces();
        let first = own.is_empty();
        let keeps_away = first && !game.has_skill(t, seat, kind, Skill::Attack);
        let mut course = Course::of(game, t, seat, kind, (!first).then_some(own));
        game.each_ability(t, seat, |ability| {
            if let Ability::VoyageFor(energy) = ability {
                course.voyage_for = Some(energy);
            }
        });
        let forbidden = if keeps_away { game.occupied(t) } else { Spaces::NONE };
        Self { course, own, forbidden, far }
    }
}

impl Andromeda {
    /// What can be reached from these spaces in so many steps over adjacent regions (AND-48). Nothing goes through a
    /// quasar (AND-49), and only ships with voyage and raiders go into nebulae (AND-50).
    pub(crate) fn within(&self, t: &State, from: Spaces, range: u8, voyage: bool) -> Spaces {
        let open = Self::open_to(t, voyage);
        let (mut reached, mut edge) = (from, from);
        for _ in 0..range {
            edge = self.beside(edge).intersection(open).minus(reached);
            if edge.is_empty() {
                break;
            }
            reached = reached.union(edge);
        }
        reached.minus(from).union(from.intersection(open))
    }

    /// All spaces adjacent to any of these.
    fn beside(&self, spaces: Spaces) -> Spaces {
        spaces.iter().fold(Spaces::NONE, |near, space| near.union(self.content.near(space)))
    }

    /// How many steps lead from these spaces to another; 0 if none do.
    fn steps(&self, t: &State, from: Spaces, to: Space, voyage: bool) -> u8 {
        let open = Self::open_to(t, voyage);
        let (mut reached, mut edge) = (from, from);
        for steps in 1.. {
            edge = self.beside(edge).intersection(open).minus(reached);
            if edge.is_empty() {
                break;
            }
            if edge.contains(to) {
                return steps;
            }
            reached = reached.union(edge);
        }
        0
    }

    /// The regions that a ship may be in: no quasar (AND-241), nebulae with voyage only (AND-47).
    pub(crate) fn open_to(t: &State, voyage: bool) -> Spaces {
        let open = |tile: Tile| match tile {
            Tile::Empty | Tile::Quasar => false,
            Tile::Nebula => voyage,
            Tile::Planet(_) | Tile::Base(_) | Tile::Maelstrom => true,
        };
        let mut bits = 0;
        for (index, tile) in t.map.0.iter().enumerate() {
            bits |= u64::from(open(*tile)) << index;
        }
        Spaces::from_bits(bits)
    }

    /// Regions with a raider or a ship of anybody; what is inside developments does not count (AND-41, AND-260).
    pub(crate) fn occupied(&self, t: &State) -> Spaces {
        let ships = self.seats.iter().map(|seat| t.players[seat].spaces());
        ships.fold(t.raiders.spaces(), Spaces::union)
    }

    /// Whether a ship of this type may be launched to a region, and what energy that takes.
    pub(crate) fn launch_cost(
        &self,
        t: &State,
        seat: Seat,
        kind: ShipKind,
        to: Space,
        far: bool,
    ) -> Result<u8, Refusal> {
        let mut launch = Launch::of(self, t, seat, kind, far);
        let cost = self.launch_cost_on(&mut launch, to);
        cost.map_err(|refusal| launch.course.with_distance(self, to, refusal))
    }

    fn launch_cost_on(&self, launch: &mut Launch<'_>, to: Space) -> Result<u8, Refusal> {
        let t = launch.course.t;
        match t.map[to] {
            Tile::Empty => return Err(Refusal::NoRegion),
            Tile::Quasar => return Err(Refusal::Quasar),
            _ => {}
        }
        if launch.own.contains(to) {
            return Err(Refusal::OwnShipThere);
        }
        if launch.forbidden.contains(to) {
            return Err(Refusal::Occupied);
        }
        let energy = if launch.far { 0 } else { launch.course.cost(self, to)? };
        self.check_base(t, launch.course.seat, to, Goods::just(Resource::Energy, energy))?;
        Ok(energy)
    }

    /// Where a ship of this type may be launched to.
    pub(crate) fn launch_targets(&self, t: &State, seat: Seat, kind: ShipKind, far: bool) -> Spaces {
        let mut launch = Launch::of(self, t, seat, kind, far);
        let open = Self::open_to(t, true);
        open.iter().filter(|space| self.launch_cost_on(&mut launch, *space).is_ok()).collect()
    }

    /// Whether a ship of this type can be launched anywhere.
    pub(crate) fn can_launch_kind(&self, t: &State, seat: Seat, kind: ShipKind) -> bool {
        let mut launch = Launch::of(self, t, seat, kind, false);
        Self::open_to(t, true).iter().any(|space| self.launch_cost_on(&mut launch, space).is_ok())
    }

    /// Whether a ship may join a battle, and what energy that takes (AND-181 to AND-183).
    pub(crate) fn escalation_cost(
        &self,
        t: &State,
        seat: Seat,
        kind: ShipKind,
        from: Space,
    ) -> Result<u8, Refusal> {
        let to = t.turn.region.expect("a battle has its region");
        let mut course = self.escalation(t, seat, kind, from, to)?;
        course.cost(self, to).map_err(|refusal| course.with_distance(self, to, refusal))
    }

    /// Whether a ship may join a battle.
    pub(crate) fn can_escalate(&self, t: &State, seat: Seat, kind: ShipKind, from: Space) -> bool {
        let to = t.turn.region.expect("a battle has its region");
        self.escalation(t, seat, kind, from, to).is_ok_and(|mut course| course.cost(self, to).is_ok())
    }

    fn escalation<'a>(
        &self,
        t: &'a State,
        seat: Seat,
        kind: ShipKind,
        from: Space,
        to: Space,
    ) -> Result<Course<'a>, Refusal> {
        if from == to || t.players[seat].count(kind, Place::At(from)) == 0 {
            return Err(Refusal::NoSuchShip);
        }
        if self.raiders_hold(t, from) {
            return Err(Refusal::Held);
        }
        let free = self.ship(t, seat, kind).always.contains(&Ability::FreeJump);
        let mut course = Course::of(self, t, seat, kind, Some(Spaces::only(from)));
        course.jump_cost = u8::from(!free);
        Ok(course)
    }

    /// Raiders that keep ships from leaving by escalation.
    fn raiders_hold(&self, t: &State, space: Space) -> bool {
        t.raiders.class_at(space).is_some_and(|class| {
            self.raider_card(t, class).ability == Some(crate::content::RaiderAbility::NoEscape)
        })
    }

    /// Where raiders of a class could come from to raid a region (AND-103 to AND-105).
    pub(crate) fn raids_from(&self, t: &State, class: Class, to: Space) -> Spaces {
        let Some(card) = t.raiders.cards[class as usize] else { return Spaces::NONE };
        let range = self.content.raiders[card].range;
        let places: Spaces = match class {
            Class::S => t.raiders.swarm.iter().map(|raider| raider.0).collect(),
            single => t.raiders.single[single as usize - 1].into_iter().collect(),
        };
        let near =
            |from: &Space| *from != to && self.within(t, Spaces::only(*from), range, true).contains(to);
        places.iter().filter(near).collect()
    }

    /// The card of a class whose raiders are on the map.
    pub(crate) fn raider_card(&self, t: &State, class: Class) -> &crate::content::RaiderRow {
        let card = t.raiders.cards[class as usize].expect("raiders on the map have their card turned up");
        &self.content.raiders[card]
    }
}
