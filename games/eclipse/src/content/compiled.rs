//! What the rules ask of rows all the time, as small tables.

use orrery_core::ById;
use orrery_core::content::RowsById;

use super::rows::{BlueprintRow, Dice, Guard, GuardRow, PartRow, SectorKind, SectorRow};
use super::{SPACES, SpeciesRow};
use crate::effects::{SlotKind, Trait};
use crate::ids::{
    BlueprintId, Die, GuardId, PartId, Resource, SectorId, SpeciesId, Square, Stack, Unit, Weapon,
};

/// A sector as it is printed.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools)] // Each is printed by itself.
pub struct Tile {
    /// The printed number.
    pub number: u16,
    /// Where it comes from.
    pub stack: Stack,
    /// Points for the controller.
    pub vp: u8,
    /// Printed edges with a wormhole, as bits.
    pub holes: u8,
    /// Its squares.
    pub squares: ById<Square, u8>,
    /// Its guard.
    pub guard: Guard,
    /// Whether a discovery lies there.
    pub discovery: bool,
    /// Artifacts.
    pub artifacts: u8,
    /// Whether an Orbital stands there from the start.
    pub orbital: bool,
    /// Whether its Ancient ships move (ECL-198).
    pub hive: bool,
    /// Whether it has a warp portal (ECL-9).
    pub portal: bool,
    /// The values of a die on the edges of a hive.
    pub values: [u8; 6],
}

pub(super) fn tiles(sectors: &RowsById<SectorId, SectorRow>) -> ById<SectorId, Tile> {
    let blank = Tile {
        number: 0,
        stack: Stack::Outer,
        vp: 0,
        holes: 0,
        squares: ById::default(),
        guard: Guard::Nobody,
        discovery: false,
        artifacts: 0,
        orbital: false,
        hive: false,
        portal: false,
        values: [0; 6],
    };
    let mut tiles = ById::filled(blank);
    for (id, row) in sectors.iter() {
        let mut squares = ById::default();
        (squares[Square::Money], squares[Square::MoneyAdvanced]) = row.squares.money;
        (squares[Square::Science], squares[Square::ScienceAdvanced]) = row.squares.science;
        (squares[Square::Materials], squares[Square::MaterialsAdvanced]) = row.squares.materials;
        squares[Square::Gray] = row.squares.gray;
        let mut values = [0; 6];
        values.iter_mut().zip(&row.values).for_each(|(to, value)| *to = *value);
        tiles[id] = Tile {
            number: row.number,
            stack: row.stack,
            vp: row.vp,
            holes: row.wormholes.iter().fold(0, |holes, edge| holes | 1 << edge),
            squares,
            guard: row.guard,
            discovery: row.discovery,
            artifacts: row.artifacts,
            orbital: row.orbital,
            hive: row.kind == SectorKind::Hive,
            portal: row.kind == SectorKind::Portal,
            values,
        };
    }
    tiles
}

/// What parts and prints add up to on a blueprint, or of one part alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Stats {
    /// Energy made.
    pub made: u8,
    /// Energy used.
    pub used: u8,
    /// Initiative.
    pub initiative: u8,
    /// Steps of drives.
    pub steps: u8,
    /// Drives that jump.
    pub jumps: u8,
    /// How many drives.
    pub drives: u8,
    /// Hull.
    pub hull: u8,
    /// Computers.
    pub computer: u8,
    /// Shields.
    pub shield: u8,
    /// Cannon dice by colour.
    pub cannons: ById<Die, u8>,
    /// Missile dice by colour.
    pub missiles: ById<Die, u8>,
    /// Interceptors that it carries.
    pub carries: u8,
    /// Damage removed after an engagement round.
    pub regenerates: u8,
}

impl Stats {
    /// Adds the dice of a row.
    pub fn add_dice(&mut self, dice: &[Dice]) {
        for dice in dice {
            match dice.kind {
                Weapon::Cannon => self.cannons[dice.colour] += dice.count,
                Weapon::Missile => self.missiles[dice.colour] += dice.count,
            }
        }
    }

    /// Adds what another brings.
    pub fn add(&mut self, other: &Self) {
        self.made += other.made;
        self.used += other.used;
        self.initiative += other.initiative;
        self.steps += other.steps;
        self.jumps += other.jumps;
        self.drives += other.drives;
        self.hull += other.hull;
        self.computer += other.computer;
        self.shield += other.shield;
        for die in Die::ALL.iter().copied() {
            self.cannons[die] += other.cannons[die];
            self.missiles[die] += other.missiles[die];
        }
        self.carries += other.carries;
        self.regenerates += other.regenerates;
    }

    /// The same without what a part brings.
    #[must_use]
    pub fn less(&self, other: &Self) -> Self {
        let mut less = *self;
        less.made -= other.made;
        less.used -= other.used;
        less.initiative -= other.initiative;
        less.steps -= other.steps;
        less.jumps -= other.jumps;
        less.drives -= other.drives;
        less.hull -= other.hull;
        less.computer -= other.computer;
        less.shield -= other.shield;
        for die in Die::ALL.iter().copied() {
            less.cannons[die] -= other.cannons[die];
            less.missiles[die] -= other.missiles[die];
        }
        less.carries -= other.carries;
        less.regenerates -= other.regenerates;
        less
    }

    /// All cannon dice of a ship.
    pub fn cannon_dice(&self) -> u8 {
        self.cannons.values().sum()
    }

    /// All missile dice of a ship.
    pub fn missile_dice(&self) -> u8 {
        self.missiles.values().sum()
    }
}

pub(super) fn stats(parts: &RowsById<PartId, PartRow>) -> ById<PartId, Stats> {
    let mut all = ById::default();
    for (id, row) in parts.iter() {
        let drive = row.steps > 0 || row.jump;
        let mut stats = Stats {
            made: row.energy.max(0).unsigned_abs(),
            used: row.energy.min(0).unsigned_abs(),
            initiative: row.initiative,
            steps: row.steps,
            jumps: row.jump.into(),
            drives: drive.into(),
            hull: row.hull,
            computer: row.computer,
            shield: row.shield,
            carries: row.carries,
            regenerates: row.regenerates,
            ..Stats::default()
        };
        stats.add_dice(&row.dice);
        all[id] = stats;
    }
    all
}

pub(super) fn guards(guards: &RowsById<GuardId, GuardRow>) -> ById<GuardId, Stats> {
    let mut all = ById::default();
    for (id, row) in guards.iter() {
        let mut stats = Stats {
            initiative: row.initiative,
            hull: row.hull,
            computer: row.computer,
            shield: row.shield,
            regenerates: row.regenerates,
            ..Stats::default()
        };
        stats.add_dice(&row.dice);
        all[id] = stats;
    }
    all
}

pub(super) fn printed(
    blueprints: &RowsById<BlueprintId, BlueprintRow>,
    parts: &RowsById<PartId, PartRow>,
) -> ById<BlueprintId, [Option<PartId>; SPACES]> {
    let mut printed = ById::filled([None; SPACES]);
    for (id, row) in blueprints.iter() {
        for (space, part) in row.spaces.iter().enumerate() {
            printed[id][space] = parts.named(part);
        }
    }
    printed
}

/// A species as the rules ask for it.
#[derive(Clone, Copy, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // Each is a trait of its own.
pub struct Kit {
    /// Its starting sector.
    pub home: SectorId,
    /// Its blueprints.
    pub blueprints: ById<Unit, Option<BlueprintId>>,
    /// What units cost.
    pub costs: ById<Unit, Option<u8>>,
    /// Spaces for ambassadors, for reputation tiles, and for either.
    pub slots: (u8, u8, u8),
    /// Draws so many reputation tiles at the start.
    pub reputation: u8,
    /// Starts with a cube on this advanced square.
    pub advanced: Option<Resource>,
    /// Its cubes fall without a roll.
    pub falls: bool,
    /// Sectors drawn in an Explore.
    pub draws: u8,
    /// It and Ancient ships leave each other alone.
    pub peace: bool,
    /// The first technology on a fourth space brings a discovery.
    pub revelation: bool,
    /// Turns colony ships over for resources.
    pub ships_for_goods: bool,
    /// Keeps used discoveries.
    pub keeps_used: bool,
    /// Its Orbitals with a cube are ships.
    pub orbital_ships: bool,
    /// Gains money for reputation tiles drawn.
    pub pillage: bool,
    /// The Traitor card costs it nothing.
    pub shameless: bool,
    /// Builds shrines.
    pub shrines: bool,
    /// Turns colony ships over to roll again.
    pub ships_for_dice: bool,
}

pub(super) fn kits(
    species: &RowsById<SpeciesId, SpeciesRow>,
    sectors: &RowsById<SectorId, SectorRow>,
    blueprints: &RowsById<BlueprintId, BlueprintRow>,
) -> ById<SpeciesId, Kit> {
    let mut kits = ById::default();
    for (id, row) in species.iter() {
        let home = sectors.iter().find(|(_, sector)| sector.number == row.home).map(|(id, _)| id);
        let mut kit = Kit { home: home.expect("a checked species has a home"), draws: 1, ..Kit::default() };
        for name in &row.blueprints {
            let blueprint = blueprints.named(name).expect("a checked species has its blueprints");
            kit.blueprints[blueprints[blueprint].unit] = Some(blueprint);
        }
        let costs = &row.costs;
        kit.costs = ById::new([
            costs.interceptor,
            costs.cruiser,
            costs.dreadnought,
            costs.starbase,
            costs.orbital,
            costs.monolith,
        ]);
        for slot in &row.reputation {
            match slot {
                SlotKind::Ambassador => kit.slots.0 += 1,
                SlotKind::Reputation => kit.slots.1 += 1,
                SlotKind::Either => kit.slots.2 += 1,
            }
        }
        for special in &row.always {
            match special {
                Trait::ReputationAtStart(count) => kit.reputation = *count,
                Trait::AdvancedAtStart(resource) => kit.advanced = Some(*resource),
                Trait::PopulationFalls => kit.falls = true,
                Trait::DrawsSectors(count) => kit.draws = *count,
                Trait::PeaceWithAncients => kit.peace = true,
                Trait::Revelation => kit.revelation = true,
                Trait::ColonyShipsForGoods => kit.ships_for_goods = true,
                Trait::KeepsUsedDiscoveries => kit.keeps_used = true,
                Trait::OrbitalShips => kit.orbital_ships = true,
                Trait::Pillage => kit.pillage = true,
                Trait::TraitorLosesNothing => kit.shameless = true,
                Trait::Shrines => kit.shrines = true,
                Trait::ColonyShipsForDice => kit.ships_for_dice = true,
            }
        }
        kits[id] = kit;
    }
    kits
}
