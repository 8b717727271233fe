//! The galaxy: where sectors lie, what is connected, who stands where, and who is held there.

use orrery_core::{Numbered as _, Seat, SeatSet};

use crate::Eclipse;
use crate::content::{Guard, Tile};
use crate::ids::{Ability, Edge, SectorId, Square, Unit};
use crate::refusal::Refusal;
use crate::state::{Sectors, State};

/// Axial coordinates of a space (3.1 of the ledger's table of positions).
pub type At = (i8, i8);

/// Edges clockwise from the north, as steps.
const STEPS: [At; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

impl Edge {
    /// The edge so many places further, clockwise.
    #[must_use]
    pub fn turned(self, by: u8) -> Self {
        Self::from_number((self as u32 + u32::from(by)) % 6).expect("a number below 6")
    }

    /// The edge that touches it.
    #[must_use]
    pub fn opposite(self) -> Self {
        self.turned(3)
    }

    /// The space that it points to.
    pub fn from(self, at: At) -> At {
        let (q, r) = STEPS[self as usize];
        (at.0 + q, at.1 + r)
    }
}

/// The distance from the Galactic Center.
pub fn ring(at: At) -> u8 {
    let (q, r) = (i16::from(at.0), i16::from(at.1));
    q.abs().max(r.abs()).max((q + r).abs()) as u8
}

/// The place of the stack from which a space of this ring is explored (ECL-49).
pub fn pile(ring: u8) -> usize {
    usize::from(ring.clamp(1, 3) - 1)
}

/// A space of ring 2 or 3, counted clockwise from the north: of ring 2 the corners, of ring 3 all.
pub fn start_space(ring: u8, place: u8) -> (At, Edge) {
    let times = |by: u8, edge: Edge| {
        let (q, r) = STEPS[edge as usize];
        (q * by as i8, r * by as i8)
    };
    let (side, offset) = if ring == 2 { (place, 0) } else { (place / 3, place % 3) };
    let out = Edge::N.turned(side);
    let (corner, along) = (times(ring, out), times(offset, out.turned(2)));
    ((corner.0 + along.0, corner.1 + along.1), out)
}

/// Wormholes of a tile that was turned, as bits.
pub fn turn_holes(holes: u8, by: u8) -> u8 {
    (holes << by | holes >> (6 - by)) & 0b11_1111
}

impl Eclipse {
    /// A sector as it is printed.
    #[inline]
    pub(crate) fn tile(&self, sector: SectorId) -> &Tile {
        &self.content.tiles[sector]
    }

    /// The sector on a space.
    pub(crate) fn sector_at(t: &State, at: At) -> Option<SectorId> {
        t.explored.iter().find(|sector| t.sectors[*sector].at == at)
    }

    /// Puts a sector on the map and joins it with its neighbours.
    pub fn lay(&self, t: &mut State, sector: SectorId, at: At, turned: u8) {
        let tile = self.tile(sector);
        let laid = &mut t.sectors[sector];
        laid.at = at;
        laid.turned = turned;
        laid.holes = turn_holes(tile.holes, turned);
        for way in Edge::ALL.iter().copied() {
            if let Some(other) = Self::sector_at(t, way.from(at)) {
                t.sectors[sector].beside[way] = Some(other);
                t.sectors[other].beside[way.opposite()] = Some(sector);
            }
        }
        t.explored.put(sector);
        if tile.portal {
            t.portals.put(sector);
        }
        if tile.orbital {
            t.sectors[sector].tokens.put(self.tokens.orbital);
        }
        if let Guard::Ships(count) = tile.guard {
            t.sectors[sector].ancients = count;
        }
    }

    /// Whether a seat needs a wormhole on one side only (ECL-8).
    #[inline]
    pub(crate) fn halves(t: &State, seat: Seat) -> bool {
        t.players[seat].can(Ability::HalfWormholes)
    }

    /// Whether two neighbours are connected (ECL-7, ECL-8).
    #[inline]
    pub(crate) fn joined(t: &State, from: SectorId, way: Edge, to: SectorId, halves: bool) -> bool {
        let (here, there) = (t.sectors[from].has_hole(way), t.sectors[to].has_hole(way.opposite()));
        if halves { here || there } else { here && there }
    }

    /// All sectors that are connected with this one. Portals are no edges of the map (ECL-7 to ECL-10).
    pub(crate) fn connected(t: &State, from: SectorId, halves: bool) -> Sectors {
        let mut all = Sectors::NONE;
        for way in Edge::ALL.iter().copied() {
            if let Some(to) = t.sectors[from].beside[way]
                && Self::joined(t, from, way, to, halves)
            {
                all.put(to);
            }
        }
        if t.portals.contains(from) { all.union(t.portals).without(from) } else { all }
    }

    /// Explored neighbours, connected or not.
    pub(crate) fn neighbours(t: &State, of: SectorId) -> Sectors {
        t.sectors[of].beside.values().copied().flatten().collect()
    }

    /// The members of a player's side (ECL-144).
    #[inline]
    pub(crate) fn side(&self, t: &State, seat: Seat) -> SeatSet {
        match t.players[seat].alliance {
            None => SeatSet::only(seat),
            Some(alliance) => {
                let members = self.seats.iter().filter(|other| t.players[*other].alliance == Some(alliance));
                members.collect()
            }
        }
    }

    /// Whether the Orbital of a sector is a ship of the Exiles (ECL-103).
    #[inline]
    pub(crate) fn orbital_ship(&self, t: &State, sector: SectorId) -> Option<Seat> {
        let at = &t.sectors[sector];
        let owner = at.owner.filter(|_| at.cubes[Square::Orbital] > 0)?;
        self.kit(t, owner).orbital_ships.then_some(owner)
    }

    /// How many ships of a type a player has in a sector.
    #[inline]
    pub(crate) fn ships(&self, t: &State, sector: SectorId, seat: Seat, unit: Unit) -> u8 {
        match unit {
            Unit::Orbital => u8::from(self.orbital_ship(t, sector) == Some(seat)),
            _ => t.sectors[sector].ships[seat].count(unit),
        }
    }

    /// How many ships a player has in a sector, Orbitals that are ships among them.
    #[inline]
    pub(crate) fn all_ships(&self, t: &State, sector: SectorId, seat: Seat) -> u8 {
        t.sectors[sector].ships[seat].total() + u8::from(self.orbital_ship(t, sector) == Some(seat))
    }

    /// Players with ships in a sector.
    pub(crate) fn present(&self, t: &State, sector: SectorId) -> SeatSet {
        let present: SeatSet = t.sectors[sector].entered.iter().copied().collect();
        match self.orbital_ship(t, sector) {
            Some(owner) => present.with(owner),
            None => present,
        }
    }

    /// Whether a sector holds a ship that is an enemy of this player (ECL-11, ECL-72).
    pub(crate) fn has_enemy(&self, t: &State, sector: SectorId, seat: Seat) -> bool {
        let at = &t.sectors[sector];
        if at.guard.is_some() || (at.ancients > 0 && !self.kit(t, seat).peace) {
            return true;
        }
        !self.present(t, sector).minus(self.side(t, seat)).is_empty()
    }

    /// Interceptors in bays there (ECL-115).
    pub(crate) fn aboard(t: &State, sector: SectorId) -> u8 {
        t.aboard.iter().filter(|carrier| carrier.at == sector).map(|carrier| carrier.cargo).sum()
    }

    /// How much a ship counts when others hold it (ECL-108).
    #[inline]
    fn weight(t: &State, seat: Seat) -> u8 {
        if t.players[seat].can(Ability::CloakingDevice) { 2 } else { 1 }
    }

    /// Whether so many own ships, of which the first is judged, may leave together (ECL-106 to ECL-112, ECL-117).
    pub(crate) fn may_leave(
        &self,
        t: &State,
        sector: SectorId,
        seat: Seat,
        group: u8,
    ) -> Result<(), Refusal> {
        let at = &t.sectors[sector];
        // Whoever has entered the Galactic Center stays there (ECL-110, ECL-119).
        if at.guard.is_some_and(|guard| self.content.guards[guard].pins_all) {
            return Err(Refusal::PinnedBy { sector: self.tile(sector).number });
        }
        let side = self.side(t, seat);
        let (own_peace, mut enemies) = (self.kit(t, seat).peace, u8::from(at.guard.is_some()));
        let (mut stay, mut peaceful) = (0, 0);
        for other in self.present(t, sector).iter() {
            let mut ships = self.all_ships(t, sector, other);
            if other == t.turn.seat {
                ships -= Self::aboard(t, sector).min(ships);
            }
            if !side.contains(other) {
                enemies += ships;
                continue;
            }
            if other == seat {
                ships = ships.saturating_sub(group);
            }
            let weight = ships * Self::weight(t, other);
            if self.kit(t, other).peace { peaceful += weight } else { stay += weight }
        }
        let ancients = if own_peace { 0 } else { at.ancients };
        // Draco ships that stay hold back no Ancient ships (ECL-246).
        let stay = stay + if own_peace { peaceful } else { peaceful.min(enemies) };
        let enemies = enemies + ancients;
        if enemies.saturating_sub(stay) < Self::weight(t, seat) {
            Ok(())
        } else {
            Err(Refusal::Pinned { sector: self.tile(sector).number, enemies, own: stay })
        }
    }

    /// Whether a player has a disc or an unpinned ship there (ECL-46, R70).
    pub(crate) fn explores_from(&self, t: &State, sector: SectorId, seat: Seat) -> bool {
        let at = &t.sectors[sector];
        if at.owner == Some(seat) {
            return true;
        }
        let fleet = at.ships[seat];
        let movers = fleet.total() - fleet.count(Unit::Starbase);
        movers > 0 && self.may_leave(t, sector, seat, 1).is_ok()
    }

    /// Sectors with own discs or ships.
    pub(crate) fn own_sectors(t: &State, seat: Seat) -> Sectors {
        t.players[seat].controls.union(t.players[seat].fleets)
    }

    /// Whether a player can explore this space (ECL-46, ECL-51).
    pub(crate) fn check_space(
        &self,
        t: &State,
        seat: Seat,
        beside: SectorId,
        edge: Edge,
    ) -> Result<(), Refusal> {
        if !t.explored.contains(beside) {
            return Err(Refusal::Unexplored { rule: 46 });
        }
        let at = edge.from(t.sectors[beside].at);
        if t.sectors[beside].beside[edge].is_some() {
            return Err(Refusal::Explored);
        }
        let place = pile(ring(at));
        if t.piles[place].left == 0 && t.piles[place].discards.is_empty() {
            return Err(Refusal::StackEmpty { ring: place as u8 + 1 });
        }
        let halves = Self::halves(t, seat);
        let (mut name, mut joined) = (None, false);
        for way in Edge::ALL.iter().copied() {
            let Some(other) = Self::beside_space(t, beside, edge, way) else { continue };
            if Self::own_sectors(t, seat).contains(other) && self.explores_from(t, other, seat) {
                let found = (other, way.opposite());
                name = Some(name.map_or(found, |first: (SectorId, Edge)| first.min(found)));
                joined |= halves || t.sectors[other].has_hole(way.opposite());
            }
        }
        match name {
            None => Err(Refusal::NoSource),
            Some(_) if !joined => Err(Refusal::NoWormhole),
            // A space has one name, so that nobody chooses twice between the same things.
            Some((sector, way)) if (sector, way) != (beside, edge) => {
                Err(Refusal::OtherName { sector: self.tile(sector).number, edge: way })
            }
            Some(_) => Ok(()),
        }
    }

    /// The sector on one side of an unexplored space that lies at the edge of another sector.
    fn beside_space(t: &State, beside: SectorId, edge: Edge, way: Edge) -> Option<SectorId> {
        if way == edge.opposite() {
            return Some(beside);
        }
        let at = way.from(edge.from(t.sectors[beside].at));
        Self::sector_at(t, at)
    }

    /// Spaces that a player could mean to explore, each once, named by the first sector beside it.
    pub(crate) fn spaces(&self, t: &State, seat: Seat, mut each: impl FnMut(SectorId, Edge)) {
        let mut seen: tinyvec::ArrayVec<[At; 64]> = tinyvec::ArrayVec::new();
        for sector in Self::own_sectors(t, seat).iter() {
            if !self.explores_from(t, sector, seat) {
                continue;
            }
            let from = &t.sectors[sector];
            for way in Edge::ALL.iter().copied() {
                if from.beside[way].is_some() {
                    continue;
                }
                let at = way.from(from.at);
                if !seen.contains(&at) && seen.try_push(at).is_none() {
                    each(sector, way);
                }
            }
        }
    }

    /// Whether a tile turned like this would be connected to an own sector (ECL-50).
    pub(crate) fn fits(&self, t: &State, seat: Seat, sector: SectorId, at: At, turned: u8) -> bool {
        let (holes, halves) = (turn_holes(self.tile(sector).holes, turned), Self::halves(t, seat));
        Edge::ALL.iter().copied().any(|way| {
            let Some(other) = Self::sector_at(t, way.from(at)) else { return false };
            let (here, there) = (holes & 1 << way as u8 != 0, t.sectors[other].has_hole(way.opposite()));
            let joined = if halves { here || there } else { here && there };
            joined && Self::own_sectors(t, seat).contains(other) && self.explores_from(t, other, seat)
        })
    }

    /// Rotations that differ and fit (R58).
    pub(crate) fn rotations(
        &self,
        t: &State,
        seat: Seat,
        sector: SectorId,
        at: At,
    ) -> impl Iterator<Item = Edge> + Clone {
        let tile = self.tile(sector);
        let mut found = [false; 6];
        for by in 0..6_u8 {
            let same = (0..by).any(|other| {
                found[usize::from(other)] && turn_holes(tile.holes, other) == turn_holes(tile.holes, by)
            });
            found[usize::from(by)] = (tile.hive || !same) && self.fits(t, seat, sector, at, by);
        }
        Edge::ALL.iter().copied().filter(move |edge| found[*edge as usize])
    }

    /// Where a player's disc may go (ECL-72, ECL-244).
    pub(crate) fn check_disc_to(&self, t: &State, seat: Seat, to: SectorId) -> Result<(), Refusal> {
        let sector = self.tile(to).number;
        if !t.explored.contains(to) {
            return Err(Refusal::Unexplored { rule: 72 });
        }
        if t.sectors[to].owner.is_some() {
            return Err(Refusal::DiscThere { sector });
        }
        if self.has_enemy(t, to, seat) {
            return Err(Refusal::EnemyThere { sector });
        }
        let own = Self::own_sectors(t, seat);
        if own.contains(to) {
            return Ok(());
        }
        let near = Self::connected(t, to, Self::halves(t, seat));
        if near.intersection(own).is_empty() { Err(Refusal::NotConnected { sector }) } else { Ok(()) }
    }

    /// Where a player could mean to put a disc.
    pub(crate) fn disc_targets(t: &State, seat: Seat) -> Sectors {
        let (own, halves) = (Self::own_sectors(t, seat), Self::halves(t, seat));
        let near = own.iter().fold(own, |all, sector| all.union(Self::connected(t, sector, halves)));
        near.minus(t.players[seat].controls)
    }

    /// Squares of a sector, tokens included.
    pub(crate) fn squares(&self, t: &State, sector: SectorId, square: Square) -> u8 {
        let tokens = t.sectors[sector].tokens;
        match square {
            Square::Shellworld => tokens.contains(self.tokens.shellworld).into(),
            Square::Orbital => self.has_orbital(t, sector).into(),
            _ => self.tile(sector).squares[square],
        }
    }

    /// Whether an Orbital of any kind stands there (ECL-66).
    pub(crate) fn has_orbital(&self, t: &State, sector: SectorId) -> bool {
        let tokens = t.sectors[sector].tokens;
        tokens.contains(self.tokens.orbital) || tokens.contains(self.tokens.ancient_orbital)
    }

    /// Artifacts of a sector (ECL-81).
    pub(crate) fn artifacts(&self, t: &State, sector: SectorId) -> u8 {
        let tokens = t.sectors[sector].tokens.iter();
        self.tile(sector).artifacts + tokens.map(|token| self.content.tokens[token].artifacts).sum::<u8>()
    }
}
