//! From the box to the first decision. Draws are made in a fixed order, so that a seed always gives the same table.

use orrery_core::procedure::Frames as _;
use orrery_core::{Bag, ById, BySeat, Id as _, Seat, SeatSet, Set};
use tinyvec::ArrayVec;

use crate::Eclipse;
use crate::changes::{Out, pick};
use crate::content::{Class, GuardKind, PartKind, Side};
use crate::event::Event;
use crate::flow::Step;
use crate::ids::{
    DEVELOPMENTS, DevelopmentId, Direction, Resource, SpeciesId, Square, Stack, TechnologyId, Unit,
};
use crate::map::start_space;
use crate::procedures::orbital_cube::OrbitalCube;
use crate::state::{Battle, Exploring, Markers, Payment, Phase, Pile, Player, Sectors, State, Turn};

impl Eclipse {
    /// Everything that lies on the table before species are chosen (ECL-12 to ECL-19, ECL-27, ECL-28).
    pub(crate) fn lay_out(&self, out: &mut Out<'_>) -> State {
        let start = Seat::new(out.chance().pick(self.seats.count().into()) as u8);
        out.tell_all(|| Event::StartPlayer(start));
        if self.options.simultaneous_play && self.options.warp_portals {
            // ECL-242
            out.tell_all(|| Event::PortalsWarning);
        }
        let mut t = self.blank(start);
        self.lay_center(&mut t, out);
        self.lay_piles(&mut t);
        self.fill_bags(&mut t);
        let supply = self.content.supply(self.seats.count());
        self.draw_technologies(&mut t, supply.at_setup, out);
        if self.options.predictable_technologies {
            self.draw_next(&mut t, out);
        }
        self.lay_developments(&mut t, out);
        self.lay_homeworlds(&mut t, out);
        t.stack.push(start, Step::Choose(0));
        t
    }

    fn blank(&self, start: Seat) -> State {
        let mut t = State {
            round: 1,
            phase: Phase::Setup,
            over: false,
            start,
            first: None,
            second: None,
            direction: Direction::Clockwise,
            sectors: ById::default(),
            explored: Sectors::NONE,
            portals: Sectors::NONE,
            piles: [Pile::default(); 3],
            worlds: (Sectors::NONE, 0),
            cruisers: Set::NONE,
            discoveries: Default::default(),
            shuffle: 0,
            discarded: Bag::EMPTY,
            bag: Bag::EMPTY,
            offer: Bag::EMPTY,
            next: Bag::EMPTY,
            developments: Set::NONE,
            parts: Bag::EMPTY,
            reputation: Bag::EMPTY,
            traitor: None,
            alliances: ById::default(),
            shrines: ById::default(),
            players: BySeat::default(),
            turn: Turn::default(),
            markers: Markers::default(),
            exploring: Exploring::default(),
            pact: crate::state::Pact::default(),
            payment: Payment::default(),
            flight: None,
            aboard: ArrayVec::new(),
            found: None,
            found_of: 0,
            kept_later: ArrayVec::default(),
            drawn: Bag::EMPTY,
            drawn_seen: SeatSet::NOBODY,
            battle: Battle::default(),
            stack: crate::procedures::Stack::default(),
        };
        for (alliance, row) in self.content.alliances.iter() {
            t.alliances[alliance] = row.tiles;
        }
        let cruisers = self.content.guards.iter().filter(|(_, row)| row.kind == GuardKind::Cruiser);
        t.cruisers = cruisers.map(|(guard, _)| guard).collect();
        t
    }

    /// The Galactic Center with its guard (ECL-12).
    fn lay_center(&self, t: &mut State, out: &mut Out<'_>) {
        let center = self.of_stack(Stack::Center).first().expect("a checked content has a Galactic Center");
        let kind = if self.options.gc_takeover { GuardKind::Dreadnought } else { GuardKind::Gcds };
        let guards = self.content.guards.iter().filter(|(_, row)| row.kind == kind);
        let guards: Set<_> = guards.map(|(guard, _)| guard).collect();
        let guard = if guards.len() > 1 { pick(guards, out.chance()) } else { guards.first() };
        self.fill_discoveries(t);
        self.lay(t, center, (0, 0), 0);
        t.sectors[center].guard = guard;
        Self::hide_discovery(t, center, out);
    }

    /// Sectors of a stack that take part (ECL-14).
    fn of_stack(&self, stack: Stack) -> Sectors {
        let rows = self.content.sectors.iter();
        rows.filter(|(_, row)| row.stack == stack && self.are_on(&row.modules))
            .map(|(sector, _)| sector)
            .collect()
    }

    /// The three stacks (ECL-13, ECL-234).
    fn lay_piles(&self, t: &mut State) {
        let supply = self.content.supply(self.seats.count());
        let smaller = supply.outer_smaller.filter(|_| self.options.smaller_galaxy);
        let outer = smaller.unwrap_or(supply.outer);
        for (place, (stack, most)) in
            [(Stack::Inner, None), (Stack::Middle, supply.middle), (Stack::Outer, Some(outer))]
                .into_iter()
                .enumerate()
        {
            let unseen = self.of_stack(stack);
            let mut secret = 0;
            if stack == Stack::Middle {
                let worlds = self.of_stack(Stack::Homeworld);
                secret = self.options.secret_homeworlds.min(worlds.len());
                t.worlds = (worlds, secret);
            }
            let left = most.map_or(unseen.len(), |most| unseen.len().min(most)) + secret;
            t.piles[place] = Pile { unseen, left, discards: Sectors::NONE };
        }
    }

    /// Discoveries (ECL-18).
    fn fill_discoveries(&self, t: &mut State) {
        for (discovery, row) in self.content.discoveries.iter() {
            if self.are_on(&row.modules) {
                t.discoveries[0].unseen.put_many(discovery, row.copies);
            }
        }
    }

    /// Technologies, reputation tiles and parts (ECL-15, ECL-16).
    fn fill_bags(&self, t: &mut State) {
        let many = self.seats.count() > 6;
        for (technology, row) in self.content.technologies.iter() {
            if row.class != Class::Rare || self.options.rare_technologies {
                t.bag.put_many(technology, row.tiles + if many { row.extra } else { 0 });
            }
        }
        for (tile, row) in self.content.reputation.iter() {
            t.reputation.put_many(tile, row.tiles + if many { row.extra } else { 0 });
        }
        let options = &self.options;
        let expansion = options.rare_technologies
            || options.developments
            || options.new_discoveries
            || options.warp_portals
            || options.expansion_species
            || options.expansion_sectors
            || options.ancient_homeworlds
            || options.secret_homeworlds > 0
            || options.gc_takeover
            || options.hives
            || options.alliances
            || many;
        for (part, row) in self.content.parts.iter().filter(|(_, row)| row.kind != PartKind::Ancient) {
            t.parts.put_many(part, row.tiles + if expansion { row.extra } else { 0 });
        }
    }

    /// Draws until so many ordinary technologies have come; rare ones come along (ECL-15, ECL-216).
    pub(crate) fn draw_technologies(&self, t: &mut State, count: u8, out: &mut Out<'_>) {
        let mut left = count;
        while left > 0
            && let Some(technology) = t.bag.draw(out.chance())
        {
            left -= u8::from(self.content.technologies[technology].class != Class::Rare);
            t.offer.put(technology);
            out.tell_all(|| Event::TechnologyShown(technology));
        }
    }

    /// Shows what comes in the next Cleanup (ECL-231).
    pub(crate) fn draw_next(&self, t: &mut State, out: &mut Out<'_>) {
        let mut left = self.content.supply(self.seats.count()).in_cleanup;
        while left > 0
            && let Some(technology) = t.bag.draw(out.chance())
        {
            left -= u8::from(self.content.technologies[technology].class != Class::Rare);
            t.next.put(technology);
            out.tell_all(|| Event::TechnologyNext(technology));
        }
    }

    /// Developments that lie open (ECL-17).
    fn lay_developments(&self, t: &mut State, out: &mut Out<'_>) {
        if !self.options.developments {
            return;
        }
        let rows = self.content.developments.iter().filter(|(_, row)| self.are_on(&row.modules));
        let mut all: Bag<DevelopmentId, DEVELOPMENTS> = rows.map(|(development, _)| development).collect();
        for _ in 0..self.content.supply(self.seats.count()).developments {
            let Some(development) = all.draw(out.chance()) else { return };
            t.developments.put(development);
            out.tell_all(|| Event::DevelopmentShown(development));
        }
    }

    /// Ancient homeworlds on positions that nobody starts from (ECL-27, ECL-28).
    fn lay_homeworlds(&self, t: &mut State, out: &mut Out<'_>) {
        if !self.options.ancient_homeworlds {
            return;
        }
        let layout = self.content.layout(self.seats.count(), true);
        let mut worlds = self.of_stack(Stack::Homeworld);
        for place in &layout.homeworlds {
            let Some(world) = pick(worlds, out.chance()) else { return };
            worlds.take(world);
            let (at, outwards) = start_space(layout.ring, *place);
            self.lay(t, world, at, outwards.opposite() as u8);
            self.populate(t, world, out);
        }
    }

    /// Whether a species is in this game (ECL-32, ECL-230).
    pub(crate) fn plays(&self, species: SpeciesId) -> bool {
        let Some(row) = self.content.species.find(species) else { return false };
        let kit = &self.content.kits[species];
        let late = self.seats.count() > 6 && !self.options.allow_planta_draco_79;
        self.are_on(&row.modules)
            && !(late && (kit.falls || kit.peace))
            && (!self.options.terrans_only || (row.side == Side::B && row.modules.is_empty()))
    }

    /// Whether nobody has the board of a species (ECL-21).
    pub(crate) fn is_free(&self, t: &State, species: SpeciesId) -> bool {
        let board = self.content.species[species].board;
        let taken = self.seats.iter().filter_map(|seat| t.players[seat].species);
        !taken.into_iter().any(|other| self.content.species[other].board == board)
    }

    /// The i-th seat that chooses a species (ECL-20).
    pub(crate) fn chooser(&self, t: &State, place: u8) -> Seat {
        let count = self.seats.count();
        Seat::new((t.start.index() as u8 + 2 * count - 1 - place) % count)
    }

    /// Where a player starts, and the way that leads outwards (ECL-22, ECL-29).
    pub(crate) fn start_of(&self, t: &State, seat: Seat) -> ((i8, i8), crate::ids::Edge) {
        let count = self.seats.count();
        let layout = self.content.layout(count, self.options.ancient_homeworlds);
        let place = (seat.index() as u8 + count - t.start.index() as u8) % count;
        start_space(layout.ring, layout.starts[usize::from(place)])
    }

    /// A player leads a species from now on (ECL-25, ECL-26).
    pub(crate) fn adopt(&self, t: &mut State, seat: Seat, species: SpeciesId, out: &mut Out<'_>) {
        let (row, kit) = (&self.content.species[species], &self.content.kits[species]);
        let sheet = self.content.sheet();
        let mut player = Player { species: Some(species), home: kit.home, ..Player::default() };
        player.goods[Resource::Money] = row.storage.money.into();
        player.goods[Resource::Science] = row.storage.science.into();
        player.goods[Resource::Materials] = row.storage.materials.into();
        player.cubes = ById::filled(sheet.cubes);
        player.discs = row.discs;
        player.reserve = self.content.pieces("discs").saturating_sub(row.discs);
        player.ready = row.colony_ships;
        for unit in Unit::SHIPS {
            player.unbuilt[unit] = self.content.unit(unit).copies.unwrap_or_default();
        }
        t.players[seat] = player;
        for (name, track) in &row.technologies {
            let technology: TechnologyId = self.content.technologies.named(name).expect("a checked species");
            t.players[seat].tracks[*track].push(technology);
            t.players[seat].technologies.put(technology);
            for effect in &self.content.technologies[technology].then {
                self.grant(t, seat, effect);
            }
        }
        for unit in Unit::DRAWN {
            self.redraw(t, seat, unit);
        }
        for _ in 0..kit.reputation {
            if let Some(tile) = t.reputation.draw(out.chance()) {
                t.players[seat].reputation.put(tile);
            }
        }
        out.tell_all(|| Event::Species(seat, species));
    }

    /// The starting sector with disc, ships and cubes (ECL-22 to ECL-24).
    pub(crate) fn settle_home(&self, t: &mut State, seat: Seat, turned: u8, out: &mut Out<'_>) {
        let kit = self.kit(t, seat);
        let (home, (at, _)) = (kit.home, self.start_of(t, seat));
        self.lay(t, home, at, turned);
        self.populate(t, home, out);
        t.players[seat].discs -= 1;
        t.players[seat].controls.put(home);
        t.sectors[home].owner = Some(seat);
        let species = t.players[seat].species.expect("it has just been chosen");
        for unit in &self.content.species[species].fleet {
            t.players[seat].unbuilt[*unit] -= 1;
            Self::add_ships(t, seat, home, *unit, 1);
        }
        let settle = |t: &mut State, square: Square| {
            for _ in 0..self.squares(t, home, square) {
                t.players[seat].cubes[square.tracks()[0]] -= 1;
                t.sectors[home].cubes[square] += 1;
            }
        };
        for square in [Square::Money, Square::Science, Square::Materials] {
            settle(t, square);
        }
        for square in Square::each().filter(|square| square.advanced().is_some()) {
            if square.advanced() == kit.advanced {
                settle(t, square);
            }
        }
        out.tell_all(|| Event::Home(seat, home));
        if self.has_orbital(t, home) {
            t.stack.push(seat, OrbitalCube);
        }
    }

    /// Species that a player could choose.
    pub(crate) fn species_left<'a>(&'a self, t: &'a State) -> impl Iterator<Item = SpeciesId> + 'a {
        SpeciesId::each().filter(|species| self.plays(*species) && self.is_free(t, *species))
    }

    /// Everybody, as a set.
    pub(crate) fn everybody(&self) -> SeatSet {
        self.seats.all()
    }
}
