//! Everything printed: rows, their loading, and what makes a set of rows playable.

mod check;
mod rows;

use orrery_core::content::{Blocks, Files, Pack, PackErrors, RowsById};

pub use rows::{
    BaseRow, BySeats, Concerns, DestinyRow, DiscoveryRow, EndCount, EndRow, EventRow, FactionRow, Lair,
    ModuleRow, MoonRow, PlanetRow, PlanetTypeRow, PlayRow, RaiderAbility, RaiderRow, SheetRow, ShipRow,
    Skill, Socket, SpaceRow, SpecialRow, Symbol, TacticRow, TacticType, TokenRow, TrackRow, TrackSpace,
};

use crate::effects::{Block, BlockId, Effect, Triggered};
use crate::ids::{
    Base, Class, Column, DestinyId, DiscoveryId, EventId, FACTIONS, FactionId, ModuleId, MoonId, PLANETS,
    PlanetId, RaiderId, ShipKind, TacticId, TokenId, Track, UpgradeId,
};
use crate::space::{SPACES, Space, Spaces};

/// All rows as they are read, before they are numbered.
pub(crate) struct Rows {
    pub map: Vec<SpaceRow>,
    pub planet_types: Vec<PlanetTypeRow>,
    pub planets: Vec<PlanetRow>,
    pub bases: Vec<BaseRow>,
    pub specials: Vec<SpecialRow>,
    pub moons: Vec<MoonRow>,
    pub modules: Vec<ModuleRow>,
    pub tactics: Vec<TacticRow>,
    pub factions: Vec<FactionRow>,
    pub ships: Vec<ShipRow>,
    pub upgrades: Vec<ShipRow>,
    pub raiders: Vec<RaiderRow>,
    pub events: Vec<EventRow>,
    pub discoveries: Vec<DiscoveryRow>,
    pub tokens: Vec<TokenRow>,
    pub destinies: Vec<DestinyRow>,
    pub tracks: Vec<TrackRow>,
    pub sheet: SheetRow,
}

impl Rows {
    fn read<const N: usize>(files: &Files<'_, N>) -> Result<Self, PackErrors> {
        Ok(Self {
            map: files.rows("map.ron", |row: &SpaceRow| &row.id)?,
            planet_types: files.rows("planet_types.ron", |row: &PlanetTypeRow| &row.id)?,
            planets: files.rows("planets.ron", |row: &PlanetRow| &row.id)?,
            bases: files.rows("bases.ron", |row: &BaseRow| &row.id)?,
            specials: files.rows("specials.ron", |row: &SpecialRow| &row.id)?,
            moons: files.rows("moons.ron", |row: &MoonRow| &row.id)?,
            modules: files.rows("modules.ron", |row: &ModuleRow| &row.id)?,
            tactics: files.rows("tactics.ron", |row: &TacticRow| &row.id)?,
            factions: files.rows("factions.ron", |row: &FactionRow| &row.id)?,
            ships: files.rows("ships.ron", |row: &ShipRow| &row.id)?,
            upgrades: files.rows("upgrades.ron", |row: &ShipRow| &row.id)?,
            raiders: files.rows("raiders.ron", |row: &RaiderRow| &row.id)?,
            events: files.rows("events.ron", |row: &EventRow| &row.id)?,
            discoveries: files.rows("discoveries.ron", |row: &DiscoveryRow| &row.id)?,
            tokens: files.rows("tokens.ron", |row: &TokenRow| &row.id)?,
            destinies: files.rows("destinies.ron", |row: &DestinyRow| &row.id)?,
            tracks: files.rows("tracks.ron", |row: &TrackRow| &row.id)?,
            sheet: files.sheet("sheet.ron")?,
        })
    }

    /// Gives every list of steps its number.
    fn number_blocks(&mut self) -> Blocks<Effect> {
        let mut blocks = Blocks::default();
        let mut number = |block: &mut Block| blocks.number(block);
        let triggers = |on: &mut Vec<Triggered>, number: &mut dyn FnMut(&mut Block)| {
            for row in on {
                number(&mut row.then);
            }
        };
        self.planet_types.iter_mut().for_each(|row| number(&mut row.ability));
        self.bases.iter_mut().for_each(|row| number(&mut row.action));
        for row in &mut self.specials {
            number(&mut row.rewards.0);
            number(&mut row.rewards.1);
        }
        self.modules.iter_mut().for_each(|row| number(&mut row.does));
        self.tactics.iter_mut().flat_map(|row| &mut row.plays).for_each(|play| number(&mut play.then));
        self.factions.iter_mut().for_each(|row| triggers(&mut row.on, &mut number));
        self.upgrades.iter_mut().for_each(|row| triggers(&mut row.on, &mut number));
        for row in &mut self.raiders {
            number(&mut row.wins);
            number(&mut row.reward);
        }
        for row in &mut self.events {
            number(&mut row.each);
            number(&mut row.once);
        }
        self.discoveries.iter_mut().for_each(|row| number(&mut row.does));
        self.tokens.iter_mut().for_each(|row| number(&mut row.does));
        number(&mut self.sheet.operations);
        blocks
    }
}

orrery_core::content_rows! {
    PlanetRow: PlanetId,
    MoonRow: MoonId,
    ModuleRow: ModuleId,
    TacticRow: TacticId,
    FactionRow: FactionId,
    ShipRow: UpgradeId,
    RaiderRow: RaiderId,
    EventRow: EventId,
    DiscoveryRow: DiscoveryId,
    TokenRow: TokenId,
    DestinyRow: DestinyId,
}

/// All rows, found by their numbers.
#[derive(Debug)]
pub struct Content {
    near: [Spaces; SPACES],
    fill: Vec<Space>,
    alpha: Space,
    beta: Space,
    planet_types: Vec<PlanetTypeRow>,
    /// The planet tiles.
    pub planets: RowsById<PlanetId, PlanetRow>,
    bases: Vec<BaseRow>,
    specials: Vec<SpecialRow>,
    /// The moons.
    pub moons: RowsById<MoonId, MoonRow>,
    /// The modules.
    pub modules: RowsById<ModuleId, ModuleRow>,
    base_modules: [ModuleId; 4],
    /// The tactics cards.
    pub tactics: RowsById<TacticId, TacticRow>,
    /// The factions.
    pub factions: RowsById<FactionId, FactionRow>,
    faction_upgrades: Vec<Option<UpgradeId>>,
    ships: Vec<ShipRow>,
    /// The ship upgrades.
    pub upgrades: RowsById<UpgradeId, ShipRow>,
    /// The raider cards.
    pub raiders: RowsById<RaiderId, RaiderRow>,
    /// The event cards.
    pub events: RowsById<EventId, EventRow>,
    /// The discovery tokens.
    pub discoveries: RowsById<DiscoveryId, DiscoveryRow>,
    /// The supremacy tokens.
    pub tokens: RowsById<TokenId, TokenRow>,
    /// The destiny cards.
    pub destinies: RowsById<DestinyId, DestinyRow>,
    tracks: Vec<TrackRow>,
    sheet: SheetRow,
    blocks: Blocks<Effect>,
    /// The ways of the Shipyard and the Shipwright.
    docks: Vec<BlockId>,
    fingerprint: String,
}

impl Content {
    /// The files of the game, in the order in which they are read.
    pub const FILES: [(&str, &str); 18] = [
        ("map.ron", include_str!("../content/map.ron")),
        ("planet_types.ron", include_str!("../content/planet_types.ron")),
        ("planets.ron", include_str!("../content/planets.ron")),
        ("bases.ron", include_str!("../content/bases.ron")),
        ("specials.ron", include_str!("../content/specials.ron")),
        ("moons.ron", include_str!("../content/moons.ron")),
        ("modules.ron", include_str!("../content/modules.ron")),
        ("tactics.ron", include_str!("../content/tactics.ron")),
        ("factions.ron", include_str!("../content/factions.ron")),
        ("ships.ron", include_str!("../content/ships.ron")),
        ("upgrades.ron", include_str!("../content/upgrades.ron")),
        ("raiders.ron", include_str!("../content/raiders.ron")),
        ("events.ron", include_str!("../content/events.ron")),
        ("discoveries.ron", include_str!("../content/discoveries.ron")),
        ("tokens.ron", include_str!("../content/tokens.ron")),
        ("destinies.ron", include_str!("../content/destinies.ron")),
        ("tracks.ron", include_str!("../content/tracks.ron")),
        ("sheet.ron", include_str!("../content/sheet.ron")),
    ];

    /// A user's pack laid over the built-in rows. If anything is wrong, everything that is wrong.
    pub fn load(pack: &Pack) -> Result<Self, PackErrors> {
        let files = Files::new(&Self::FILES, pack)?;
        let mut rows = Rows::read(&files)?;
        check::all(&files.sources(), &rows)?;
        let blocks = rows.number_blocks();
        Ok(Self::of(rows, blocks, files.fingerprint()))
    }

    /// Checked rows, each in its place.
    fn of(mut rows: Rows, blocks: Blocks<Effect>, fingerprint: String) -> Self {
        let space = |row: &SpaceRow| row.id.parse::<Space>().expect("a checked row is a space");
        let mut near = [Spaces::NONE; SPACES];
        for row in &rows.map {
            near[space(row).index()] = row.next.iter().copied().collect();
        }
        let mut fill: Vec<_> = rows.map.iter().filter_map(|row| Some((row.fill?, space(row)))).collect();
        fill.sort_unstable();
        let marked = |symbol| rows.map.iter().find(|row| row.symbol == Some(symbol)).map(space);
        let marks = [Symbol::Alpha, Symbol::Beta].map(|symbol| marked(symbol).expect("checked"));
        let mut base_modules = [ModuleId::default(); 4];
        for row in rows.modules.iter().filter(|row| row.copies == 0) {
            base_modules[row.column as usize] = ModuleId::new(row.no - 1);
        }
        let upgrade = |row: &FactionRow| {
            let tile = rows.upgrades.iter().find(|tile| tile.id == row.upgrade);
            UpgradeId::new(tile.expect("a checked faction has its tile").no - 1)
        };
        let mut faction_upgrades = vec![None; FACTIONS];
        for row in &rows.factions {
            faction_upgrades[usize::from(row.no) - 1] = Some(upgrade(row));
        }
        let shipyard = rows.bases.iter().filter(|row| row.base == Base::Shipyard).map(|row| &row.action);
        let own = |row: &&ModuleRow| row.copies == 0 && row.column == Column::Industry;
        let shipwright = rows.modules.iter().filter(own).map(|row| &row.does);
        let mut docks = Vec::new();
        for block in shipyard.chain(shipwright) {
            docks.push(block.id);
            for step in &block.steps {
                if let Effect::Choose(ways) = step {
                    docks.extend(ways.iter().map(|way| way.id));
                }
            }
        }
        rows.planet_types.sort_by_key(|row| row.track);
        rows.bases.sort_by_key(|row| row.base);
        rows.ships.sort_by_key(|row| row.ship);
        rows.tracks.sort_by_key(|row| row.track);
        rows.specials.sort_by_key(|row| row.open);
        Self {
            near,
            fill: fill.into_iter().map(|(_, space)| space).collect(),
            alpha: marks[0],
            beta: marks[1],
            planet_types: rows.planet_types,
            planets: RowsById::new(rows.planets),
            bases: rows.bases,
            specials: rows.specials,
            moons: RowsById::new(rows.moons),
            modules: RowsById::new(rows.modules),
            base_modules,
            tactics: RowsById::new(rows.tactics),
            factions: RowsById::new(rows.factions),
            faction_upgrades,
            ships: rows.ships,
            upgrades: RowsById::new(rows.upgrades),
            raiders: RowsById::new(rows.raiders),
            events: RowsById::new(rows.events),
            discoveries: RowsById::new(rows.discoveries),
            tokens: RowsById::new(rows.tokens),
            destinies: RowsById::new(rows.destinies),
            tracks: rows.tracks,
            sheet: rows.sheet,
            blocks,
            docks,
            fingerprint,
        }
    }

    /// What is adjacent to a space on the board.
    pub fn near(&self, space: Space) -> Spaces {
        self.near[space.index()]
    }

    /// The spaces for tiles in the order in which they are filled.
    pub fn fill(&self) -> &[Space] {
        &self.fill
    }

    /// The spaces of special regions.
    pub fn marked(&self) -> [Space; 2] {
        [self.alpha, self.beta]
    }

    /// The type of a planet tile.
    pub fn planet_type(&self, planet: PlanetId) -> &PlanetTypeRow {
        self.development(self.planets[planet].track)
    }

    /// The development of a type.
    pub fn development(&self, track: Track) -> &PlanetTypeRow {
        &self.planet_types[track as usize]
    }

    /// An alliance base.
    pub fn base(&self, base: Base) -> &BaseRow {
        &self.bases[base as usize]
    }

    /// Quasars.
    pub fn quasar(&self) -> &SpecialRow {
        &self.specials[0]
    }

    /// Maelstroms.
    pub fn maelstrom(&self) -> &SpecialRow {
        &self.specials[1]
    }

    /// The base module of a row.
    pub fn base_module(&self, column: Column) -> ModuleId {
        self.base_modules[column as usize]
    }

    /// A ship as it is printed in the hangar.
    pub fn ship(&self, kind: ShipKind) -> &ShipRow {
        &self.ships[kind as usize]
    }

    /// The upgrade tile of a faction.
    pub fn faction_upgrade(&self, faction: FactionId) -> UpgradeId {
        self.faction_upgrades[faction.index()].expect("only factions of the content come into play")
    }

    /// The upgrade tiles of a type that belong to no faction.
    pub fn neutral_upgrades(&self, kind: ShipKind) -> impl Iterator<Item = UpgradeId> {
        let own = |tile: &UpgradeId| self.faction_upgrades.contains(&Some(*tile));
        self.upgrades.iter().filter(move |(tile, row)| row.ship == kind && !own(tile)).map(|(tile, _)| tile)
    }

    /// The two cards of a raider class.
    pub fn raiders_of(&self, class: Class) -> impl Iterator<Item = RaiderId> {
        self.raiders.iter().filter(move |(_, row)| row.class == class).map(|(card, _)| card)
    }

    /// A progress track.
    pub fn track(&self, track: Track) -> &TrackRow {
        &self.tracks[track as usize]
    }

    /// The numbers that everybody shares.
    pub fn sheet(&self) -> &SheetRow {
        &self.sheet
    }

    /// The steps of a list.
    pub fn block(&self, block: BlockId) -> &[Effect] {
        &self.blocks[block]
    }

    /// Whether these steps are what a payment is for: they are carried out right after it, and only then.
    pub fn is_paid_for(&self, block: BlockId) -> bool {
        self.blocks
            .steps()
            .any(|step| matches!(step, Effect::Pay { then, .. } | Effect::PayMoon(then) if then.id == block))
    }

    /// Whether these steps are those of the Shipyard or the Shipwright.
    pub fn is_dock(&self, block: BlockId) -> bool {
        self.docks.contains(&block)
    }

    /// A hash of all rows.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// How many of each component, under the names of the ledger's table.
    pub fn inventory(&self) -> Vec<(&'static str, usize)> {
        let of_column = |column: Column| {
            let rows = self.modules.iter().filter(|(_, row)| row.column == column);
            rows.map(|(_, row)| usize::from(row.copies)).sum::<usize>()
        };
        let moons = |orphaned: bool| {
            let rows = self.moons.iter().filter(|(_, row)| row.track.is_none() == orphaned);
            rows.map(|(_, row)| usize::from(row.copies)).sum::<usize>()
        };
        let neutral = ShipKind::ALL.iter().map(|kind| self.neutral_upgrades(*kind).count()).sum();
        vec![
            ("planets", self.planets.iter().count()),
            ("bases", self.bases.len()),
            ("special_regions", 2 * self.specials.len()),
            ("moons", moons(false)),
            ("orphaned_moons", moons(true)),
            ("raiders", self.raiders.iter().count()),
            ("standees", self.raiders.iter().map(|(_, row)| usize::from(row.standees)).sum()),
            ("mechaphages", self.sheet.mechaphages.into()),
            ("science_modules", of_column(Column::Science)),
            ("industry_modules", of_column(Column::Industry)),
            ("commerce_modules", of_column(Column::Commerce)),
            ("civilization_modules", of_column(Column::Civilization)),
            ("tactics", self.tactics.iter().map(|(_, row)| usize::from(row.copies)).sum()),
            ("events", self.events.iter().count()),
            ("discoveries", self.discoveries.iter().map(|(_, row)| usize::from(row.copies)).sum()),
            ("tokens", self.tokens.iter().count()),
            ("developments", self.planet_types.iter().map(|row| usize::from(row.cards)).sum()),
            ("factions", self.factions.iter().count()),
            ("faction_upgrades", self.upgrades.iter().count() - neutral),
            ("neutral_upgrades", neutral),
            ("destinies", self.destinies.iter().count()),
        ]
    }
}

/// The number of planet tiles is fixed: they have places in the state.
const _: () = assert!(PLANETS == 15);
