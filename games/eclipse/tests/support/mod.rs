//! Tables that tests lay out.

use std::ops::{Deref, DerefMut};

use orrery_core::{Game as _, Outcome, Publish as _, Seat, Seats};
use orrery_eclipse::ids::{Resource, SectorId, TechnologyId, Unit};
use orrery_eclipse::{Eclipse, Options};
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

impl Table {
    /// A table straight from the deal.
    pub fn dealt(seats: u8, json: &str, seed: u64) -> Self {
        let game = Eclipse::new(Eclipse::built_in(), options(json), Seats::new(seats)).expect("a table");
        Self(Stage::dealt(game, seed))
    }

    /// Everybody has chosen: seat 1 is start player and leads the first species, and so on.
    pub fn of(species: &[&str]) -> Self {
        Self::with("{}", species)
    }

    /// The same with options.
    pub fn with(json: &str, species: &[&str]) -> Self {
        let count = species.len() as u8;
        let seed =
            (0..1000).find(|seed| Self::dealt(count, json, *seed).state.start == seat(1)).expect("a seed");
        let mut table = Self::dealt(count, json, seed);
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

    /// The home of a player.
    pub fn home(&self, number: u8) -> SectorId {
        self.state.players[seat(number)].home
    }
}

/// A seat by its number.
pub fn who(number: u8) -> Seat {
    seat(number)
}
