//! From the box to the first decision (AND-1 to AND-24).

use orrery_core::procedure::Frames as _;
use orrery_core::{Bag, BySeat, Seat, SeatSet, Set};
use tinyvec::ArrayVec;

use crate::Andromeda;
use crate::changes::Out;
use crate::event::Event;
use crate::flow::Step;
use crate::ids::{
    Base, Class, DESTINIES, DestinyId, FACTIONS, FactionId, MoonId, PlanetId, ShipKind, TOKENS, TokenId,
    UPGRADES, UpgradeId,
};
use crate::options::{FactionChoice, Special};
use crate::procedures::Stack;
use crate::procedures::destinies::Destinies;
use crate::procedures::factions::Factions;
use crate::space::Space;
use crate::state::{
    Battle, BySpace, Discoveries, EventDeck, Marker, Place, Planet, Player, Raiders, Slot, State, Tile, Turn,
};

impl Andromeda {
    /// Puts everything on the table that does not depend on factions (AND-2 to AND-16).
    pub(crate) fn lay_out(&self, out: &mut Out<'_>) -> State {
        let sheet = self.content.sheet();
        let mut t = State {
            first: Seat::default(),
            last_turns: None,
            ending: false,
            ended: false,
            map: BySpace::default(),
            extra: BySpace::default(),
            planets: [Planet::default(); crate::ids::PLANETS],
            newest: None,
            planet_stack: self.content.planets.iter().map(|(planet, _)| planet).collect(),
            moon_stacks: [Bag::EMPTY; 5],
            orphans: [None; crate::space::NEBULAE],
            moon_pile: Bag::EMPTY,
            module_decks: [Bag::EMPTY; 4],
            module_bottoms: [ArrayVec::new(); 4],
            display: [ArrayVec::new(); 4],
            stations: [ArrayVec::new(); 4],
            tactics: Bag::EMPTY,
            tactics_pile: Bag::EMPTY,
            events: EventDeck::default(),
            event: None,
            marker: Marker::Gone,
            discoveries: [Discoveries { unseen: sheet.discoveries, ..Discoveries::default() }; 3],
            discovery_bag: Bag::EMPTY,
            discoveries_used: Bag::EMPTY,
            tokens: [None; 3],
            phages: sheet.mechaphages,
            raiders: Raiders::default(),
            players: BySeat::default(),
            turn: Turn::default(),
            battle: Battle::default(),
            order: ArrayVec::new(),
            stack: Stack::default(),
        };
        t.marker = self.marker_start();
        let deck = self.options.event_deck;
        t.events = EventDeck::of(
            self.content.events.iter().filter(|(_, row)| row.deck == deck).map(|(card, _)| card).collect(),
        );
        self.lay_map(&mut t, out);
        self.lay_raiders(&mut t, out);
        self.lay_supplies(&mut t, out);
        for seat in self.seats.iter() {
            let mut player = Player::default();
            for _ in 0..sheet.transports {
                player.move_ship(ShipKind::Transport, Place::Reserve, Place::Hangar);
            }
            t.players[seat] = player;
            for column in crate::ids::Column::ALL {
                let module = self.content.base_module(*column);
                t.add_module(Slot { owner: seat, module, ..Slot::default() }, *column);
            }
        }
        t.stack.push(Seat::default(), Step::Factions);
        t
    }

    /// Special regions first (AND-240), then planets and bases in the order of filling, then moons (AND-4 to AND-7).
    fn lay_map(&self, t: &mut State, out: &mut Out<'_>) {
        for (moon, row) in self.content.moons.iter() {
            if let Some(track) = row.track {
                t.moon_stacks[track as usize].put_many(moon, row.copies);
            }
        }
        let special = match self.options.special_regions {
            Special::None => None,
            Special::Quasars => Some(Tile::Quasar),
            Special::Maelstroms => Some(Tile::Maelstrom),
        };
        if let Some(tile) = special {
            self.content.marked().into_iter().for_each(|space| t.map[space] = tile);
        }
        let mut tiles: ArrayVec<[Tile; 24]> = Base::ALL.iter().map(|base| Tile::Base(*base)).collect();
        for _ in 0..self.content.sheet().planets.of(self.seats.count()) {
            let planet: PlanetId = t.planet_stack.draw(out.chance()).expect("there are 15 planets");
            tiles.push(Tile::Planet(planet));
        }
        out.chance().shuffle(&mut tiles);
        let mut laid = 0;
        for space in self.content.fill() {
            if t.map[*space] != Tile::Empty || laid == tiles.len() {
                continue;
            }
            let (tile, space) = (tiles[laid], *space);
            laid += 1;
            match tile {
                Tile::Planet(planet) => self.place_planet(t, planet, space, out),
                tile => {
                    t.map[space] = tile;
                    if let Tile::Base(base) = tile {
                        out.tell_all(|| Event::BasePlaced(base, space));
                    }
                }
            }
        }
        let mut orphans: Bag<MoonId, { crate::ids::MOONS }> = Bag::EMPTY;
        for (moon, row) in self.content.moons.iter().filter(|(_, row)| row.track.is_none()) {
            orphans.put_many(moon, row.copies);
        }
        for die in 1..=crate::space::NEBULAE as u8 {
            let space = Space::nebula(die);
            t.map[space] = Tile::Nebula;
            let moon = orphans.draw(out.chance());
            t.orphans[space.index()] = moon;
            out.tell_all(|| Event::OrphanPlaced(space, moon.expect("there are enough orphaned moons")));
        }
    }

    /// The class S card and its first raiders (AND-8, AND-9); with special regions they stand there (AND-244).
    fn lay_raiders(&self, t: &mut State, out: &mut Out<'_>) {
        self.turn_up_raider(t, Class::S, out);
        for _ in 0..self.content.sheet().swarm {
            let space = self.random_lair(t, out);
            self.put_raider(t, Class::S, space, out);
        }
    }

    /// Modules, discovery and supremacy tokens, tactics cards (AND-11 to AND-14).
    fn lay_supplies(&self, t: &mut State, out: &mut Out<'_>) {
        for (module, row) in self.content.modules.iter() {
            t.module_decks[row.column as usize].put_many(module, row.copies);
        }
        self.refill(t, out);
        for (token, row) in self.content.discoveries.iter() {
            t.discovery_bag.put_many(token, row.copies);
        }
        let mut tokens: Bag<TokenId, TOKENS> = self.content.tokens.iter().map(|(token, _)| token).collect();
        for place in &mut t.tokens {
            *place = tokens.draw(out.chance());
        }
        let laid = t.tokens;
        out.tell_all(|| Event::TokensLaid(laid));
        for (card, row) in self.content.tactics.iter() {
            t.tactics.put_many(card, row.copies);
        }
    }

    /// Faction cards to choose from, in secret (AND-17).
    pub(crate) fn deal_factions(&self, t: &mut State, out: &mut Out<'_>) {
        let mut cards: Bag<FactionId, FACTIONS> =
            self.content.factions.iter().map(|(card, _)| card).collect();
        for seat in self.seats.iter() {
            if self.options.faction_choice == FactionChoice::Random {
                t.players[seat].sealed = cards.draw(out.chance());
                continue;
            }
            for _ in 0..self.content.sheet().factions {
                let card = cards.draw(out.chance()).expect("there are enough factions");
                t.players[seat].dealt_factions.put(card);
            }
            let dealt = t.players[seat].dealt_factions;
            out.tell(self.team(seat), || Event::FactionsDealt(seat, dealt));
        }
        if self.options.faction_choice == FactionChoice::Deal3Pick1 {
            t.stack.push(Seat::default(), Factions);
        }
    }

    /// Factions are turned up; resources, tiles, tracks, leaders, the first player and the first points (AND-18 to
    /// AND-23).
    pub(crate) fn settle(&self, t: &mut State, out: &mut Out<'_>) {
        for seat in self.seats.iter() {
            let faction = t.players[seat].sealed.take().expect("everybody has chosen");
            Self::shows(faction, self.team(seat), SeatSet::EVERYBODY, out);
            t.players[seat].dealt_factions = Set::NONE;
            t.players[seat].faction = Some(faction);
            out.tell_all(|| Event::FactionIs(seat, faction));
        }
        for seat in self.seats.iter() {
            let faction = t.players[seat].faction.expect("set above");
            let row = &self.content.factions[faction];
            self.gain(t, seat, row.goods, out);
            for track in &row.tracks {
                t.players[seat].tracks[*track as usize] += 1;
            }
        }
        for kind in ShipKind::ALL {
            let mut tiles: Bag<UpgradeId, UPGRADES> = self.content.neutral_upgrades(*kind).collect();
            for seat in self.seats.iter() {
                let tile = tiles.draw(out.chance()).expect("there are enough upgrades of each type");
                t.players[seat].tiles[*kind as usize] = tile;
                out.tell_all(|| Event::TileIs(seat, tile));
            }
        }
        let (bases, nebula, station) = self.content.sheet().leaders;
        for seat in self.seats.iter() {
            let die = Self::random_nebula(out);
            for space in Space::ALL {
                if matches!(t.map[*space], Tile::Base(_)) {
                    t.players[seat].leaders.0[space.index()] += bases;
                }
            }
            t.players[seat].leaders.0[die.index()] += nebula;
            t.players[seat].station = station;
            out.tell_all(|| Event::LeadersPlaced(seat, die));
        }
        self.find_first(t, out);
        for (points, seat) in self.content.sheet().first_points.iter().zip(self.seats.from(t.first)) {
            t.players[seat].vp = u16::from(*points);
        }
        let first = t.first;
        out.tell_all(|| Event::First(first));
    }

    /// Everybody rolls six dice; the best roll begins, and in team mode the left-hand member of its team (AND-22,
    /// AND-247).
    fn find_first(&self, t: &mut State, out: &mut Out<'_>) {
        let mut rolling = self.seats.all();
        while rolling.len() > 1 {
            let mut best: Option<[u8; 6]> = None;
            let mut leaders = SeatSet::NOBODY;
            for seat in rolling.iter() {
                let mut dice = [0; 6].map(|_: u8| out.chance().die(6));
                dice.sort_unstable_by(|a, b| b.cmp(a));
                out.tell_all(|| Event::RolledForFirst(seat, dice));
                if best.is_none_or(|best| dice > best) {
                    best = Some(dice);
                    leaders = SeatSet::only(seat);
                } else if best == Some(dice) {
                    leaders = leaders.with(seat);
                }
            }
            rolling = leaders;
        }
        let winner = rolling.first().expect("somebody rolls best");
        let team = self.team(winner);
        let left = team.iter().find(|seat| !team.contains(self.seats.left_of(*seat)));
        t.first = left.expect("the neighbour of one member is no member");
    }

    /// Two destiny cards each, one of which is kept in secret (AND-24).
    pub(crate) fn deal_destinies(&self, t: &mut State, out: &mut Out<'_>) {
        if !self.options.destiny_cards {
            return;
        }
        let mut cards: Bag<DestinyId, DESTINIES> =
            self.content.destinies.iter().map(|(card, _)| card).collect();
        for seat in self.seats.iter() {
            for _ in 0..2 {
                let card = cards.draw(out.chance()).expect("there are enough destiny cards");
                t.players[seat].dealt_destinies.put(card);
            }
            let dealt = t.players[seat].dealt_destinies;
            out.tell(self.team(seat), || Event::DestiniesDealt(seat, dealt));
        }
        let first = t.first;
        t.stack.push(first, Destinies);
    }
}
