//! A table laid out by hand: tests say what lies there, what is done, and what comes of it.

#![allow(dead_code)] // Every test file uses its own part of this vocabulary.

pub mod asks;

use orrery_andromeda::flow::{Phase, Step, Turn};
use orrery_andromeda::ids::{
    Base, Class, Column, EventId, Goods, ModuleId, MoonId, PlanetId, RaiderId, Resource, ShipKind, TacticId,
    Track, UpgradeId,
};
use orrery_andromeda::options::FactionChoice;
use orrery_andromeda::procedures::interlude::Interlude;
use orrery_andromeda::procedures::launch_or_return::LaunchOrReturn;
use orrery_andromeda::space::{Berth, Space};
use orrery_andromeda::state::{self, Marker, OnMap, Place, Slot, Tile};
use orrery_andromeda::{Action, Andromeda, Options};
use orrery_core::procedure::Frames as _;
use orrery_core::text::Arg;
use orrery_core::{Bag, Game as _, Known, Publish as _, SeatSet, Text};
use orrery_testkit::Acts;

use asks::{DAMAGE, DIPLOMACY, ESCALATE, OPERATIONS, PREPARE, WINDOW, reacts};

pub use orrery_testkit::seat;

/// Options with these values and defaults for the rest.
pub fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options of the ledger")
}

pub fn tactic(id: &str) -> TacticId {
    Andromeda::built_in().tactics.named(id).expect(id)
}

pub fn module(id: &str) -> ModuleId {
    Andromeda::built_in().modules.named(id).expect(id)
}

pub fn moon(id: &str) -> MoonId {
    Andromeda::built_in().moons.named(id).expect(id)
}

pub fn upgrade(id: &str) -> UpgradeId {
    Andromeda::built_in().upgrades.named(id).expect(id)
}

pub fn raider(id: &str) -> RaiderId {
    Andromeda::built_in().raiders.named(id).expect(id)
}

/// Questions of a battle before its result, where nobody does anything.
pub fn before_result(asked: &str) -> bool {
    matches!(asked, WINDOW | ESCALATE | DIPLOMACY | PREPARE) || reacts(asked)
}

/// All questions of a battle, where nobody does anything.
pub fn quiet(asked: &str) -> bool {
    before_result(asked) || matches!(asked, OPERATIONS | DAMAGE)
}

pub fn planet(track: Track, nth: u8) -> PlanetId {
    PlanetId::new(track as u8 * 3 + nth)
}

orrery_testkit::scene! {
    /// A table in the turn of seat 1: nothing on the tile spaces, no moons, no raiders, nobody has resources, cards or a
    /// faction with abilities that matter; leaders are all on the stations.
    pub struct Scene of Andromeda;
}

impl Acts<Andromeda> for Scene {
    fn number(name: &str) -> Option<String> {
        let content = Andromeda::built_in();
        let tactic = content.tactics.named(name).map(|id| id.to_string());
        let module = content.modules.named(name).map(|id| id.to_string());
        let upgrade = content.upgrades.named(name).map(|id| id.to_string());
        let moon = content.moons.named(name).map(|id| id.to_string());
        let token = content.tokens.named(name).map(|id| id.to_string());
        tactic.or(module).or(upgrade).or(moon).or(token)
    }

    fn name(question: &Text) -> &'static str {
        asks::name(question)
    }
}

/// A table straight from the deal.
pub fn dealt(seats: u8, json: &str) -> Scene {
    Scene::dealt(seats, options(json), 11)
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::with(seats, "{}")
    }

    pub fn with(seats: u8, json: &str) -> Self {
        let options = Options { faction_choice: FactionChoice::Random, ..options(json) };
        let mut scene = Self::dealt(seats, options, 3);
        let t = &mut scene.state;
        for space in Space::ALL {
            if !matches!(t.map[*space], Tile::Nebula | Tile::Quasar | Tile::Maelstrom) {
                t.map[*space] = Tile::Empty;
            }
        }
        for planet in &mut t.planets {
            *planet = orrery_andromeda::state::Planet::default();
        }
        t.orphans = [None; 6];
        t.raiders.swarm.clear();
        for number in 1..=seats {
            let player = &mut t.players[seat(number)];
            player.stock = Goods::none();
            player.hand = Bag::EMPTY;
            player.leaders = orrery_andromeda::state::Leaders::default();
            player.station = 9;
            player.tracks = [0; 5];
            player.vp = 0;
        }
        for number in 1..=seats {
            // No ability of this faction matters unless leaders are recruited.
            scene.faction(number, "verdant_pact");
        }
        scene.turn_of(1);
        scene
    }

    /// It is this seat's turn, before anything is done in it.
    pub fn turn_of(&mut self, number: u8) -> &mut Self {
        let active = seat(number);
        self.state.stack.clear();
        let next = self.game.seats().left_of(active);
        self.state.stack.push(active, Step::Turn(next));
        self.state.stack.push(active, Turn);
        self.state.stack.push(active, LaunchOrReturn);
        let must_return = self.state.players[active].count_all(Place::Hangar) == 0;
        let phase = Phase::Choose;
        self.state.turn = state::Turn { seat: active, phase, must_return, ..state::Turn::default() };
        self
    }

    /// The game is over.
    pub fn over(&mut self) -> &mut Self {
        self.state.stack.clear();
        self.state.ended = true;
        self
    }

    /// The turn has come to this step, with a last chance for free actions before it.
    pub fn at(&mut self, phase: Phase) -> &mut Self {
        let active = self.state.turn.seat;
        self.state.stack.end::<LaunchOrReturn>();
        self.state.stack.push(active, Interlude);
        self.state.turn.phase = phase;
        self
    }

    pub fn faction(&mut self, number: u8, id: &str) -> &mut Self {
        let found = self.game.content().factions.iter().find(|(_, row)| row.id == id).expect(id).0;
        self.state.players[seat(number)].faction = Some(found);
        self
    }

    pub fn tile(&mut self, space: Space, tile: Tile) -> &mut Self {
        self.state.map[space] = tile;
        self
    }

    pub fn planet(&mut self, space: Space, track: Track, nth: u8) -> &mut Self {
        self.tile(space, Tile::Planet(planet(track, nth)))
    }

    pub fn base(&mut self, space: Space, base: Base) -> &mut Self {
        self.tile(space, Tile::Base(base))
    }

    /// Planets on all of these spaces, of the types in order.
    pub fn planets(&mut self, spaces: &[Space]) -> &mut Self {
        for (at, space) in spaces.iter().enumerate() {
            self.tile(*space, Tile::Planet(PlanetId::new(at as u8)));
        }
        self
    }

    pub fn top(&mut self, space: Space, id: &str) -> &mut Self {
        let planet = self.state.planet_at(space).expect("a planet");
        self.state.planets[planet.index()].stack.top = Some(moon(id));
        self
    }

    pub fn ship(&mut self, number: u8, kind: ShipKind, space: Space) -> &mut Self {
        let player = &mut self.state.players[seat(number)];
        let from = if player.count(kind, Place::Hangar) > 0 { Place::Hangar } else { Place::Reserve };
        player.move_ship(kind, from, Place::At(space));
        self
    }

    /// A ship from the reserve to the hangar.
    pub fn build(&mut self, number: u8, kind: ShipKind) -> &mut Self {
        self.state.players[seat(number)].move_ship(kind, Place::Reserve, Place::Hangar);
        self
    }

    pub fn stock(&mut self, number: u8, resource: Resource, amount: u8) -> &mut Self {
        self.state.players[seat(number)].stock[resource] = amount;
        self
    }

    pub fn hand(&mut self, number: u8, ids: &[&str]) -> &mut Self {
        for id in ids {
            self.state.players[seat(number)].hand.put(tactic(id));
        }
        self
    }

    pub fn claimed(&mut self, number: u8, ids: &[&str]) -> &mut Self {
        for id in ids {
            self.state.players[seat(number)].claim(moon(id));
        }
        self
    }

    pub fn leaders(&mut self, number: u8, space: Space, count: u8) -> &mut Self {
        let player = &mut self.state.players[seat(number)];
        player.leaders.0[space.index()] = count;
        player.station -= count;
        self
    }

    /// Puts leaders out of the way, so that so many are left on the station.
    pub fn station(&mut self, number: u8, count: u8) -> &mut Self {
        let player = &mut self.state.players[seat(number)];
        player.spent += player.station - count;
        player.station = count;
        self
    }

    pub fn module(&mut self, number: u8, id: &str) -> Berth {
        let found = module(id);
        let column = self.game.content().modules[found].column;
        self.state.add_module(Slot { owner: seat(number), module: found, ..Slot::default() }, column);
        Berth { row: column, at: self.state.row(seat(number), column).len() as u8 - 1 }
    }

    pub fn damage(&mut self, number: u8, berth: Berth) -> &mut Self {
        self.state.slot_mut(seat(number), berth).damage = 1;
        self
    }

    pub fn set(&mut self, number: u8, berth: Berth, id: &str) -> &mut Self {
        let slot = self.state.slot_mut(seat(number), berth);
        if berth.row == Column::Industry {
            slot.joint = Some(moon(id));
        } else {
            slot.moon = Some(moon(id));
        }
        self
    }

    /// A raider of a class with this card.
    pub fn raider(&mut self, id: &str, space: Space) -> &mut Self {
        let card = raider(id);
        let class = self.game.content().raiders[card].class;
        self.state.raiders.cards[class as usize] = Some(card);
        match class {
            Class::S => {
                self.state.raiders.swarm.push(OnMap(space));
                self.state.raiders.swarm.sort_unstable();
            }
            single => self.state.raiders.single[single as usize - 1] = Some(space),
        }
        self
    }

    /// The event card with this id comes at the end of this turn.
    pub fn event_waits(&mut self, id: &str) -> &mut Self {
        let card = self.game.content().events.iter().find(|(_, row)| row.id == id).expect(id).0;
        self.state.events.put_on_top(Known::to(card, SeatSet::NOBODY));
        self.state.marker = Marker::Mat;
        self
    }

    /// The first who is asked.
    pub fn who(&self) -> u8 {
        self.awaited().expect("the game goes on")
    }

    /// The number in the question.
    pub fn count(&self) -> i64 {
        let text = self.question();
        let counts = text.args.iter().filter(|(name, _)| name == "count");
        let mut counts = counts.filter_map(|(_, arg)| match arg {
            Arg::Amount(count) => Some(*count),
            _ => None,
        });
        counts.next().expect("a number")
    }

    /// The event cards that are being looked at.
    pub fn looked_at(&self) -> Option<(EventId, EventId)> {
        let mut all = Vec::new();
        self.game.candidates(&self.state, seat(self.who()), &mut all);
        let mut cards = all.into_iter().filter_map(|action| match action {
            Action::Top(card) => Some(card),
            _ => None,
        });
        let one = cards.next()?;
        Some((one, cards.next().unwrap_or(one)))
    }

    /// The discovery stacks that have been looked through.
    pub fn discovered(&self) -> Vec<usize> {
        let stacks = self.state.discoveries.iter().enumerate();
        stacks.filter(|(_, stack)| !stack.by.is_empty()).map(|(at, _)| at).collect()
    }

    /// Declines whatever is asked, as long as `wanted` says so.
    pub fn skip(&mut self, wanted: impl Fn(&str) -> bool) -> &mut Self {
        while !self.state.ended && wanted(self.asked()) {
            self.act(self.who(), "done");
        }
        self
    }

    /// Goes through windows and reactions without doing anything.
    pub fn go_on(&mut self) -> &mut Self {
        self.skip(|asked| asked == WINDOW || reacts(asked))
    }

    /// The regions that can be named.
    pub fn regions(&self, number: u8) -> Vec<String> {
        let mut regions: Vec<_> = self
            .legal(number)
            .iter()
            .filter_map(|text| text.strip_prefix("go ").map(str::to_owned))
            .collect();
        regions.sort();
        regions
    }

    pub fn vp(&self, number: u8) -> u16 {
        self.state.players[seat(number)].vp
    }

    pub fn has(&self, number: u8, resource: Resource) -> u8 {
        self.state.players[seat(number)].has(resource)
    }
}
