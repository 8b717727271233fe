//! Distances, occupied regions, and where a ship can be launched (AND-38 to AND-52).

use orrery_core::Seat;

use crate::Andromeda;
use crate::content::Skill;
use crate::effects::Ability;
use crate::ids::{Class, Goods, Resource, ShipKind};
use crate::refusal::Refusal;
use crate::space::{Space, Spaces};
use crate::state::{Place, State, Tile};

impl Andromeda {
    /// What can be reached from these spaces in so many steps over adjacent regions (AND-48). Nothing goes through a
    /// quasar (AND-49), and only ships with voyage and raiders go into nebulae (AND-50).
    pub(crate) fn within(&self, t: &State, from: Spaces, range: u8, voyage: bool) -> Spaces {
        let open = Self::open_to(t, voyage);
        let (mut reached, mut edge) = (from, from);
        for _ in 0..range {
            let near = edge.iter().fold(Spaces::NONE, |near, space| near.union(self.content.near(space)));
            edge = near.both(open).minus(reached);
            if edge.is_empty() {
                break;
            }
            reached = reached.union(edge);
        }
        reached.minus(from).union(from.both(open))
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
        Spaces(bits)
    }

    /// Regions with a raider or a ship of anybody; what is inside developments does not count (AND-41, AND-260).
    pub(crate) fn occupied(&self, t: &State) -> Spaces {
        let ships = self.seats.iter().map(|seat| t.players[seat].spaces());
        ships.fold(t.raiders.spaces(), Spaces::union)
    }

    /// Energy that a move of this ship to a region takes: for voyage, for a jump, for both (AND-51). `from` is none for a
    /// first launch, where range does not matter (AND-40).
    #[allow(clippy::too_many_arguments)] // Whose ship, from where to where, and what it may pay for.
    fn move_cost(
        &self,
        t: &State,
        seat: Seat,
        kind: ShipKind,
        from: Option<Spaces>,
        to: Space,
        voyage_for: Option<u8>,
        jump_cost: u8,
    ) -> Result<u8, Refusal> {
        let nebula = t.map[to] == Tile::Nebula;
        let has_voyage = self.has_skill(t, seat, kind, Skill::Voyage);
        if nebula && !has_voyage && voyage_for.is_none() {
            return Err(Refusal::NeedsVoyage);
        }
        let range = self.range(t, seat, kind);
        let reaches = |voyage: bool| from.is_none_or(|from| self.within(t, from, range, voyage).contains(to));
        let jumps = self.has_skill(t, seat, kind, Skill::Jump);
        let ways = [
            (has_voyage || !nebula, has_voyage, false, 0),
            (true, true, false, if has_voyage { 0 } else { voyage_for.unwrap_or(u8::MAX) }),
            (has_voyage || !nebula, has_voyage, true, jump_cost),
            (true, true, true, voyage_for.map_or(u8::MAX, |energy| energy.saturating_add(jump_cost))),
        ];
        let mut least: Option<u8> = None;
        for (enters, voyage, jump, energy) in ways {
            if !enters || energy == u8::MAX || (jump && !jumps) || (!jump && !reaches(voyage)) {
                continue;
            }
            least = Some(least.map_or(energy, |other| other.min(energy)));
        }
        let energy = least.ok_or(Refusal::OutOfRange { range })?;
        let has = t.players[seat].stock.of(Resource::Energy);
        if energy > has {
            return Err(Refusal::NoEnergy { rule: 51, needs: energy, has });
        }
        Ok(energy)
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
        match t.map[to] {
            Tile::Empty => return Err(Refusal::NoRegion),
            Tile::Quasar => return Err(Refusal::Quasar),
            _ => {}
        }
        let own = t.players[seat].spaces();
        let first = own.is_empty();
        if own.contains(to) {
            return Err(Refusal::OwnShipThere);
        }
        if first && !self.has_skill(t, seat, kind, Skill::Attack) && self.occupied(t).contains(to) {
            return Err(Refusal::Occupied);
        }
        let energy = if far {
            0
        } else {
            let mut voyage_for = None;
            self.each_ability(t, seat, |ability| {
                if let Ability::VoyageFor(energy) = ability {
                    voyage_for = Some(energy);
                }
            });
            self.move_cost(t, seat, kind, (!first).then_some(own), to, voyage_for, 1)?
        };
        self.check_base(t, seat, to, Goods::just(Resource::Energy, energy))?;
        Ok(energy)
    }

    /// Where a ship of this type may be launched to.
    pub(crate) fn launch_targets(&self, t: &State, seat: Seat, kind: ShipKind, far: bool) -> Spaces {
        let open = Self::open_to(t, true);
        open.iter().filter(|space| self.launch_cost(t, seat, kind, *space, far).is_ok()).collect()
    }

    /// Whether any ship in the hangar can be launched (AND-52, AND-130).
    pub(crate) fn can_launch(&self, t: &State, seat: Seat) -> bool {
        let open = Self::open_to(t, true);
        let in_hangar = |kind: &&ShipKind| t.players[seat].count(**kind, Place::Hangar) > 0;
        ShipKind::ALL
            .iter()
            .filter(in_hangar)
            .any(|kind| open.iter().any(|space| self.launch_cost(t, seat, *kind, space, false).is_ok()))
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
        if from == to || t.players[seat].count(kind, Place::At(from)) == 0 {
            return Err(Refusal::NoSuchShip);
        }
        if self.raiders_hold(t, from) {
            return Err(Refusal::Held);
        }
        let free = self.ship(t, seat, kind).always.contains(&Ability::FreeJump);
        self.move_cost(t, seat, kind, Some(Spaces::only(from)), to, None, u8::from(!free))
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
