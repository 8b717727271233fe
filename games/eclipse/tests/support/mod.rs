//! Tables that tests lay out.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use orrery_core::options::WordOr;
use orrery_core::{Bag, Chance, Game as _, Outcome, Publish as _, Seat, Seats};
use orrery_eclipse::content::Stats;
use orrery_eclipse::ids::{Ability, DiscoveryId, PartId, Resource, SectorId, Square, TechnologyId, Unit};
use orrery_eclipse::options::{AggressionCheck, NoCap, SpeciesMode};
use orrery_eclipse::state::{Fleet, Shuffle};
use orrery_eclipse::{Content, Eclipse, Options};
use orrery_testkit::{Acts, Stage, seat};

/// A table in the hands of a test.
pub struct Table(Stage<Eclipse>);

impl Deref for Table {
    type Target = Stage<Eclipse>;

    fn deref(&self) -> &Stage<Eclipse> {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Stage<Eclipse> {
        &mut self.0
    }
}

impl From<Stage<Eclipse>> for Table {
    fn from(stage: Stage<Eclipse>) -> Self {
        Self(stage)
    }
}

impl Acts<Eclipse> for Table {}

/// Options by their JSON.
pub fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options of the ledger")
}

/// Each option by itself.
pub const ALONE: [&str; 19] = [
    r#"{"species_mode": "random"}"#,
    r#"{"species_mode": "fixed"}"#,
    r#"{"terrans_only": true}"#,
    r#"{"expansion_species": false, "expansion_sectors": false}"#,
    r#"{"rare_technologies": false, "developments": false, "new_discoveries": false}"#,
    r#"{"warp_portals": false}"#,
    r#"{"ancient_homeworlds": true}"#,
    r#"{"secret_homeworlds": 3}"#,
    r#"{"gc_takeover": true}"#,
    r#"{"hives": true}"#,
    r#"{"alliances": true}"#,
    r#"{"alliances": true, "betrayer_may_ally": false}"#,
    r#"{"diplomacy": false}"#,
    r#"{"aggression_check": "end_of_action"}"#,
    r#"{"predictable_technologies": true}"#,
    r#"{"turn_direction": true}"#,
    r#"{"smaller_galaxy": true}"#,
    r#"{"limited_ship_parts": true}"#,
    r#"{"storage_cap": 10}"#,
];

/// Options thrown together, the same ones for the same number.
pub fn combination(number: u64) -> (u8, Options) {
    let mut chance = Chance::sampled(number);
    loop {
        let seats = 2 + chance.pick(8) as u8;
        let options = Options {
            rounds: 2 + chance.pick(3) as u8,
            species_mode: SpeciesMode::Random,
            expansion_species: chance.pick(4) > 0,
            expansion_sectors: chance.pick(4) > 0,
            rare_technologies: chance.pick(4) > 0,
            developments: chance.pick(4) > 0,
            ancient_homeworlds: chance.pick(2) > 0,
            secret_homeworlds: chance.pick(5) as u8,
            gc_takeover: chance.pick(2) > 0,
            hives: chance.pick(2) > 0,
            warp_portals: chance.pick(3) > 0,
            new_discoveries: chance.pick(2) > 0,
            alliances: chance.pick(2) > 0,
            betrayer_may_ally: chance.pick(2) > 0,
            diplomacy: chance.pick(4) > 0,
            aggression_check: [AggressionCheck::Entry, AggressionCheck::EndOfAction][chance.pick(2)],
            predictable_technologies: chance.pick(2) > 0,
            turn_direction: chance.pick(2) > 0,
            smaller_galaxy: chance.pick(2) > 0,
            simultaneous_play: chance.pick(2) > 0,
            allow_planta_draco_79: chance.pick(2) > 0,
            limited_ship_parts: chance.pick(3) == 0,
            storage_cap: if chance.pick(3) == 0 { WordOr::Number(40) } else { WordOr::Word(NoCap::None) },
            ..Options::default()
        };
        if options.check(Seats::new(seats)).is_ok() {
            return (seats, options);
        }
    }
}

impl Table {
    /// A table straight from the deal.
    pub fn dealt(seats: u8, json: &str, seed: u64) -> Self {
        Self::dealt_of(Eclipse::built_in(), seats, json, seed)
    }

    fn dealt_of(content: Arc<Content>, seats: u8, json: &str, seed: u64) -> Self {
        let game = Eclipse::new(content, options(json), Seats::new(seats)).expect("a table");
        Self(Stage::dealt(game, seed))
    }

    /// Everybody has chosen: seat 1 is start player and leads the first species, and so on.
    pub fn of(species: &[&str]) -> Self {
        Self::with("{}", species)
    }

    /// The same with options.
    pub fn with(json: &str, species: &[&str]) -> Self {
        Self::packed(&Eclipse::built_in(), json, species)
    }

    /// The same with the content of a pack.
    pub fn packed(content: &Arc<Content>, json: &str, species: &[&str]) -> Self {
        let count = species.len() as u8;
        let dealt = |seed: u64| Self::dealt_of(Arc::clone(content), count, json, seed);
        let mut table = (0..1000).map(dealt).find(|table| table.state.start == seat(1)).expect("a seed");
        for number in (1..=count).rev() {
            let name = species[usize::from(number) - 1];
            let id = table.game.content().species.named(name).expect("a species");
            table.act(number, &format!("species {id}"));
            if table.asked() == "ask-home-rotation" {
                let first = table.legal(number)[0].clone();
                table.act(number, &first);
            }
            if table.asked() == "ask-orbital-cube" {
                table.act(number, "cube money");
            }
        }
        for number in (1..=count).rev() {
            if table.asked() == "ask-removed-cube" {
                table.act(number, "cube materials");
            }
        }
        table
    }

    /// The sector with this printed number.
    pub fn sector(&self, number: u16) -> SectorId {
        let mut rows = self.game.content().sectors.iter();
        rows.find(|(_, row)| row.number == number).expect("a sector").0
    }

    /// The technology of this name.
    pub fn technology(&self, name: &str) -> TechnologyId {
        self.game.content().technologies.named(name).expect("a technology")
    }

    /// Lays a sector beside another one, turned so that its printed edge 0 points this way.
    pub fn lay(&mut self, number: u16, at: (i8, i8), turned: u8) -> SectorId {
        let sector = self.sector(number);
        let (game, state) = (self.game.clone(), &mut self.0.state);
        game.lay(state, sector, at, turned);
        sector
    }

    /// Puts ships somewhere.
    pub fn ships(&mut self, number: u8, unit: Unit, count: u8, sector: SectorId) -> &mut Self {
        Eclipse::add_ships(&mut self.state, seat(number), sector, unit, count);
        self
    }

    /// Puts a disc somewhere, beside those that the player has.
    pub fn disc(&mut self, number: u8, sector: SectorId) -> &mut Self {
        self.state.sectors[sector].owner = Some(seat(number));
        self.state.players[seat(number)].controls.put(sector);
        self
    }

    /// Gives a player a stock.
    pub fn stock(&mut self, number: u8, money: u16, science: u16, materials: u16) -> &mut Self {
        let goods = &mut self.state.players[seat(number)].goods;
        goods[Resource::Money] = money;
        goods[Resource::Science] = science;
        goods[Resource::Materials] = materials;
        self
    }

    /// What a player has.
    pub fn goods(&self, number: u8) -> (u16, u16, u16) {
        let goods = &self.state.players[seat(number)].goods;
        (goods[Resource::Money], goods[Resource::Science], goods[Resource::Materials])
    }

    /// What the next dice show.
    pub fn dice(&mut self, faces: &[u8]) -> &mut Self {
        self.draws.extend(faces.iter().map(|face| Outcome::Die { sides: 6, face: *face }));
        self
    }

    /// Everybody passes until somebody is asked something else, or the next round begins.
    pub fn pass_all(&mut self) -> &mut Self {
        let round = self.state.round;
        while let Some(number) = self.awaited().filter(|_| self.state.round == round) {
            match self.asked() {
                "ask-turn" | "ask-turn-passed" | "ask-turn-no-disc" => self.act(number, "pass"),
                "ask-end-turn" => self.act(number, "end-turn"),
                _ => break,
            };
        }
        self
    }

    /// Nothing but what a test lays out happens by chance: colony ships are used, and no technologies come.
    pub fn quiet(&mut self) -> &mut Self {
        for seat in self.game.seats().iter() {
            self.state.players[seat].ready = 0;
        }
        self.state.bag = Bag::EMPTY;
        self
    }

    /// What chance brings to the next action that uses it: `5` is a die, `1/3` one of three, `v2` or `t7` drawn from a
    /// bag.
    pub fn chance(&mut self, text: &str) -> &mut Self {
        let outcome = |word: &str| match (word.parse(), word.split_once('/')) {
            (Ok(face), _) => Outcome::Die { sides: 6, face },
            (Err(_), Some((place, of))) => Outcome::Pick {
                of: of.parse().expect("how many there are"),
                place: place.parse().expect("which of them"),
            },
            (Err(_), None) => Outcome::Drawn { face: word[1..].parse().expect("the number of a tile") },
        };
        self.waiting = text.split_whitespace().map(outcome).collect();
        self
    }

    /// The part of this name.
    pub fn part(&self, name: &str) -> PartId {
        self.game.content().parts.named(name).expect("a part")
    }

    /// Puts part tiles on spaces of a blueprint.
    pub fn fit(&mut self, number: u8, unit: Unit, parts: &[(usize, &str)]) -> &mut Self {
        for (space, name) in parts {
            let part = self.part(name);
            self.state.players[seat(number)].tiles[unit][*space] = Some(part);
        }
        let game = self.game.clone();
        game.redraw(&mut self.0.state, seat(number), unit);
        self
    }

    /// What a blueprint adds up to.
    pub fn stats(&mut self, number: u8, unit: Unit) -> &mut Stats {
        &mut self.state.players[seat(number)].stats[unit]
    }

    /// A player has this for good.
    pub fn able(&mut self, number: u8, ability: Ability) -> &mut Self {
        self.state.players[seat(number)].abilities.put(ability);
        self
    }

    /// Takes all ships of a player off the map.
    pub fn no_ships(&mut self, number: u8) -> &mut Self {
        let owner = seat(number);
        for sector in self.state.players[owner].fleets.iter() {
            let fleet = std::mem::take::<Fleet>(&mut self.state.sectors[sector].ships[owner]);
            self.state.sectors[sector].entered.retain(|other| *other != owner);
            for unit in Unit::SHIPS {
                self.state.players[owner].unbuilt[unit] += fleet.count(unit);
            }
        }
        self.state.players[owner].fleets = orrery_core::Set::NONE;
        self
    }

    /// Takes all discs of a player off the map, with the cubes under them.
    pub fn no_discs(&mut self, number: u8) -> &mut Self {
        let owner = seat(number);
        for sector in self.state.players[owner].controls.iter() {
            self.state.sectors[sector].owner = None;
            self.state.sectors[sector].cubes = orrery_core::ById::default();
            self.state.players[owner].discs += 1;
        }
        self.state.players[owner].controls = orrery_core::Set::NONE;
        self.state.players[owner].cubes = orrery_core::ById::filled(11);
        self
    }

    /// These players are in one alliance.
    pub fn ally(&mut self, name: &str, numbers: &[u8]) -> &mut Self {
        let alliance = self.game.content().alliances.named(name).expect("an alliance");
        for number in numbers {
            self.state.players[seat(*number)].alliance = Some(alliance);
        }
        self.state.alliances[alliance] -= numbers.len() as u8;
        self
    }

    /// Two players have relations, with a cube of money on each ambassador.
    pub fn relate(&mut self, one: u8, other: u8) -> &mut Self {
        for (one, other) in [(one, other), (other, one)] {
            let player = &mut self.state.players[seat(one)];
            player.partners = player.partners.with(seat(other));
            player.envoys = player.envoys.with(seat(other));
            player.cubes[Resource::Money] -= 1;
        }
        self
    }

    /// A ship that nobody plays stands in a sector.
    pub fn guard(&mut self, name: &str, sector: SectorId) -> &mut Self {
        self.state.sectors[sector].guard = self.game.content().guards.named(name);
        self
    }

    /// The discovery of this name.
    pub fn discovery(&self, name: &str) -> DiscoveryId {
        self.game.content().discoveries.named(name).expect("a discovery")
    }

    /// The only discovery left in the game lies on this sector, or else in the stack.
    pub fn hide(&mut self, name: &str, sector: Option<SectorId>) -> &mut Self {
        for other in self.state.explored.iter() {
            self.state.sectors[other].discovery = Some(other) == sector;
        }
        let mut unseen = Bag::EMPTY;
        unseen.put(self.discovery(name));
        self.state.discoveries[0] = Shuffle { unseen, on_map: sector.is_some().into() };
        self
    }

    /// Moves cubes from the track of a square to a sector.
    pub fn cubes(&mut self, sector: SectorId, square: Square, count: u8) -> &mut Self {
        let owner = self.state.sectors[sector].owner.expect("cubes lie under a disc");
        self.state.players[owner].cubes[square.tracks()[0]] -= count;
        self.state.sectors[sector].cubes[square] += count;
        self
    }

    /// Puts a technology on offer.
    pub fn offer(&mut self, name: &str) -> TechnologyId {
        let technology = self.technology(name);
        if self.state.offer.count(technology) == 0 {
            self.state.offer.put(technology);
        }
        technology
    }

    /// Puts a development on offer; the answer that buys it.
    pub fn development(&mut self, name: &str) -> String {
        let development = self.game.content().developments.named(name).expect("a development");
        self.state.developments.put(development);
        format!("development {development}")
    }

    /// The ships of a type that a player has in a sector.
    pub fn count(&self, number: u8, unit: Unit, sector: SectorId) -> u8 {
        self.state.sectors[sector].ships[seat(number)].count(unit)
    }

    /// The reason for a refusal, by its key.
    pub fn key(&self, number: u8, text: &str) -> String {
        let refusal = self.game.check(&self.state, seat(number), Self::action(text));
        let reason: orrery_core::Reason = refusal.expect_err("it is refused").into();
        reason.text.key.into_owned()
    }

    /// Keeps a drawn reputation tile.
    pub fn keep(&mut self, number: u8, tile: &str) -> &mut Self {
        self.act(number, "keep");
        if self.awaited() == Some(number) && self.asked() == "ask-choose-reputation" {
            self.act(number, &format!("tile {tile}"));
        }
        self
    }

    /// The home of a player.
    pub fn home(&self, number: u8) -> SectorId {
        self.state.players[seat(number)].home
    }
}

/// A seat by its number.
pub fn who(number: u8) -> Seat {
    seat(number)
}
