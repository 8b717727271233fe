//! Everything printed: rows, their loading, and what makes a set of rows playable.

mod check;
mod rows;

use std::sync::{Arc, LazyLock};

use orrery_core::Numbered;
use orrery_core::content::{Pack, PackErrors, Source as File, overlay};

pub use rows::{
    BaseRow, BySeats, Concerns, DestinyRow, DiscoveryRow, EndCount, EndRow, EventRow, FactionRow, Lair,
    ModuleRow, MoonRow, PlanetRow, PlanetTypeRow, PlayRow, RaiderAbility, RaiderRow, SheetRow, ShipRow,
    Skill, Socket, SpaceRow, SpecialRow, Symbol, TacticRow, TacticType, TokenRow, TrackRow, TrackSpace,
};

use crate::effects::{Block, BlockId, Effect, Triggered};
use crate::ids::{
    Base, Class, Column, DESTINIES, DISCOVERIES, DestinyId, DiscoveryId, EVENTS, EventId, FACTIONS,
    FactionId, MODULES, MOONS, ModuleId, MoonId, PLANETS, PlanetId, RAIDERS, RaiderId, ShipKind, TACTICS,
    TOKENS, TacticId, TokenId, Track, UPGRADES, UpgradeId,
};
use crate::space::{SPACES, Space, Spaces};

/// The files of the game, in the order in which they are read.
pub(crate) const FILES: [(&str, &str); 18] = [
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
    SHEET,
];
/// The one file that is a single row.
const SHEET: (&str, &str) = ("sheet.ron", include_str!("../content/sheet.ron"));

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

/// Reads a built-in file and lays the pack's rows over it.
macro_rules! read {
    ($pack:expr, $file:literal) => {{
        let built_in = FILES.iter().find(|(name, _)| *name == $file).expect("one of the files").1;
        let base = File { file: $file, text: $pack.base($file, built_in) }.parse()?;
        match $pack.over($file) {
            Some(text) => overlay(base, File { file: $file, text }.parse()?, |row| &row.id),
            None => base,
        }
    }};
}

impl Rows {
    fn read(pack: &Pack) -> Result<Self, PackErrors> {
        let (file, text) = (SHEET.0, pack.file(SHEET.0).unwrap_or(SHEET.1));
        Ok(Self {
            map: read!(pack, "map.ron"),
            planet_types: read!(pack, "planet_types.ron"),
            planets: read!(pack, "planets.ron"),
            bases: read!(pack, "bases.ron"),
            specials: read!(pack, "specials.ron"),
            moons: read!(pack, "moons.ron"),
            modules: read!(pack, "modules.ron"),
            tactics: read!(pack, "tactics.ron"),
            factions: read!(pack, "factions.ron"),
            ships: read!(pack, "ships.ron"),
            upgrades: read!(pack, "upgrades.ron"),
            raiders: read!(pack, "raiders.ron"),
            events: read!(pack, "events.ron"),
            discoveries: read!(pack, "discoveries.ron"),
            tokens: read!(pack, "tokens.ron"),
            destinies: read!(pack, "destinies.ron"),
            tracks: read!(pack, "tracks.ron"),
            sheet: File { file, text }.parse()?,
        })
    }

    /// Gives every list of steps its number.
    fn number_blocks(&mut self) -> Vec<Vec<Effect>> {
        let mut blocks = Vec::new();
        let mut number = |block: &mut Block| number(block, &mut blocks);
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

fn number(block: &mut Block, blocks: &mut Vec<Vec<Effect>>) {
    for step in &mut block.steps {
        match step {
            Effect::Choose(ways) => ways.iter_mut().for_each(|way| number(way, blocks)),
            Effect::Pay { then, .. }
            | Effect::PayMoon(then)
            | Effect::May(then)
            | Effect::ForEach { then, .. }
            | Effect::Printed(_, then)
            | Effect::TurnUp(then)
            | Effect::Hire(_, then)
            | Effect::Steal(then)
            | Effect::Accord(_, then) => number(then, blocks),
            _ => {}
        }
    }
    block.id = BlockId(blocks.len() as u16);
    blocks.push(block.steps.clone());
}

/// All rows, found by their numbers.
#[derive(Debug)]
pub struct Content {
    near: [Spaces; SPACES],
    fill: Vec<Space>,
    alpha: Space,
    beta: Space,
    planet_types: Vec<PlanetTypeRow>,
    planets: Vec<PlanetRow>,
    bases: Vec<BaseRow>,
    specials: Vec<SpecialRow>,
    moons: Vec<Option<MoonRow>>,
    modules: Vec<Option<ModuleRow>>,
    base_modules: [ModuleId; 4],
    tactics: Vec<Option<TacticRow>>,
    factions: Vec<Option<FactionRow>>,
    faction_upgrades: Vec<Option<UpgradeId>>,
    ships: Vec<ShipRow>,
    upgrades: Vec<Option<ShipRow>>,
    raiders: Vec<Option<RaiderRow>>,
    events: Vec<Option<EventRow>>,
    discoveries: Vec<Option<DiscoveryRow>>,
    tokens: Vec<Option<TokenRow>>,
    destinies: Vec<Option<DestinyRow>>,
    tracks: Vec<TrackRow>,
    sheet: SheetRow,
    blocks: Vec<Vec<Effect>>,
    /// The ways of the Shipyard and the Shipwright.
    docks: Vec<BlockId>,
    fingerprint: String,
}

/// The row of an id that is in play.
macro_rules! rows {
    ($($(#[$meta:meta])* $one:ident, $find:ident, $all:ident, $field:ident: $id:ty => $row:ty;)+) => {
        $(
            $(#[$meta])*
            pub fn $one(&self, id: $id) -> &$row {
                self.$find(id).expect("only things of the content come into play")
            }

            /// The row with this number, if there is one.
            pub fn $find(&self, id: $id) -> Option<&$row> {
                self.$field[id.index()].as_ref()
            }

            /// All of them in order.
            pub fn $all(&self) -> impl Iterator<Item = ($id, &$row)> {
                numbered(&self.$field)
            }
        )+
    };
}

impl Content {
    /// What comes with the program.
    pub fn built_in() -> Arc<Self> {
        static BUILT_IN: LazyLock<Arc<Content>> = LazyLock::new(|| {
            Arc::new(Content::load(&Pack::default()).expect("the built-in content is sound"))
        });
        Arc::clone(&BUILT_IN)
    }

    /// A user's pack laid over the built-in rows. If anything is wrong, everything that is wrong.
    pub fn load(pack: &Pack) -> Result<Self, PackErrors> {
        let known: Vec<_> = FILES.iter().map(|(file, _)| *file).chain(["en.ftl", "pl.ftl"]).collect();
        pack.only(&known)?;
        let mut rows = Rows::read(pack)?;
        let sources: Vec<_> =
            FILES.iter().map(|(file, text)| File { file, text: pack.file(file).unwrap_or(text) }).collect();
        check::all(&sources, &rows)?;
        let fingerprint = pack.complete(&FILES).fingerprint();
        let blocks = rows.number_blocks();
        Ok(Self::of(rows, blocks, fingerprint))
    }

    /// Checked rows, each in its place.
    fn of(mut rows: Rows, blocks: Vec<Vec<Effect>>, fingerprint: String) -> Self {
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
        rows.planets.sort_by_key(|row| row.no);
        rows.specials.sort_by_key(|row| row.open);
        Self {
            near,
            fill: fill.into_iter().map(|(_, space)| space).collect(),
            alpha: marks[0],
            beta: marks[1],
            planet_types: rows.planet_types,
            planets: rows.planets,
            bases: rows.bases,
            specials: rows.specials,
            moons: by_number(rows.moons, MOONS, |row| row.no),
            modules: by_number(rows.modules, MODULES, |row| row.no),
            base_modules,
            tactics: by_number(rows.tactics, TACTICS, |row| row.no),
            factions: by_number(rows.factions, FACTIONS, |row| row.no),
            faction_upgrades,
            ships: rows.ships,
            upgrades: by_number(rows.upgrades, UPGRADES, |row| row.no),
            raiders: by_number(rows.raiders, RAIDERS, |row| row.no),
            events: by_number(rows.events, EVENTS, |row| row.no),
            discoveries: by_number(rows.discoveries, DISCOVERIES, |row| row.no),
            tokens: by_number(rows.tokens, TOKENS, |row| row.no),
            destinies: by_number(rows.destinies, DESTINIES, |row| row.no),
            tracks: rows.tracks,
            sheet: rows.sheet,
            blocks,
            docks,
            fingerprint,
        }
    }

    rows! {
        /// The row of a moon.
        moon, find_moon, all_moons, moons: MoonId => MoonRow;
        /// The row of a module.
        module, find_module, all_modules, modules: ModuleId => ModuleRow;
        /// The row of a tactics card.
        tactic, find_tactic, all_tactics, tactics: TacticId => TacticRow;
        /// The row of a faction.
        faction, find_faction, all_factions, factions: FactionId => FactionRow;
        /// The row of a ship upgrade.
        upgrade, find_upgrade, all_upgrades, upgrades: UpgradeId => ShipRow;
        /// The row of a raider card.
        raider, find_raider, all_raiders, raiders: RaiderId => RaiderRow;
        /// The row of an event card.
        event, find_event, all_events, events: EventId => EventRow;
        /// The row of a discovery token.
        discovery, find_discovery, all_discoveries, discoveries: DiscoveryId => DiscoveryRow;
        /// The row of a supremacy token.
        token, find_token, all_tokens, tokens: TokenId => TokenRow;
        /// The row of a destiny card.
        destiny, find_destiny, all_destinies, destinies: DestinyId => DestinyRow;
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

    /// A planet tile.
    pub fn planet(&self, planet: PlanetId) -> &PlanetRow {
        &self.planets[planet.index()]
    }

    /// All planet tiles in order.
    pub fn all_planets(&self) -> impl Iterator<Item = (PlanetId, &PlanetRow)> {
        self.planets.iter().enumerate().map(|(index, row)| (PlanetId::new(index as u8), row))
    }

    /// The type of a planet tile.
    pub fn planet_type(&self, planet: PlanetId) -> &PlanetTypeRow {
        self.development(self.planet(planet).track)
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
        self.all_upgrades().filter(move |(tile, row)| row.ship == kind && !own(tile)).map(|(tile, _)| tile)
    }

    /// The two cards of a raider class.
    pub fn raiders_of(&self, class: Class) -> impl Iterator<Item = RaiderId> {
        self.all_raiders().filter(move |(_, row)| row.class == class).map(|(card, _)| card)
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
        &self.blocks[usize::from(block.0)]
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
            let rows = self.all_modules().filter(|(_, row)| row.column == column);
            rows.map(|(_, row)| usize::from(row.copies)).sum::<usize>()
        };
        let moons = |orphaned: bool| {
            let rows = self.all_moons().filter(|(_, row)| row.track.is_none() == orphaned);
            rows.map(|(_, row)| usize::from(row.copies)).sum::<usize>()
        };
        let neutral = ShipKind::ALL.iter().map(|kind| self.neutral_upgrades(*kind).count()).sum();
        vec![
            ("planets", self.planets.len()),
            ("bases", self.bases.len()),
            ("special_regions", 2 * self.specials.len()),
            ("moons", moons(false)),
            ("orphaned_moons", moons(true)),
            ("raiders", self.all_raiders().count()),
            ("standees", self.all_raiders().map(|(_, row)| usize::from(row.standees)).sum()),
            ("mechaphages", self.sheet.mechaphages.into()),
            ("science_modules", of_column(Column::Science)),
            ("industry_modules", of_column(Column::Industry)),
            ("commerce_modules", of_column(Column::Commerce)),
            ("civilization_modules", of_column(Column::Civilization)),
            ("tactics", self.all_tactics().map(|(_, row)| usize::from(row.copies)).sum()),
            ("events", self.all_events().count()),
            ("discoveries", self.all_discoveries().map(|(_, row)| usize::from(row.copies)).sum()),
            ("tokens", self.all_tokens().count()),
            ("developments", self.planet_types.iter().map(|row| usize::from(row.cards)).sum()),
            ("factions", self.all_factions().count()),
            ("faction_upgrades", self.all_upgrades().count() - neutral),
            ("neutral_upgrades", neutral),
            ("destinies", self.all_destinies().count()),
        ]
    }
}

/// Rows that are there, each with its id.
fn numbered<I: Numbered, R>(rows: &[Option<R>]) -> impl Iterator<Item = (I, &R)> {
    rows.iter().enumerate().filter_map(|(index, row)| Some((I::from_number(index as u32)?, row.as_ref()?)))
}

fn by_number<R>(rows: Vec<R>, count: usize, no: impl Fn(&R) -> u8) -> Vec<Option<R>> {
    let mut places: Vec<Option<R>> = (0..count).map(|_| None).collect();
    for row in rows {
        let place = usize::from(no(&row)) - 1;
        places[place] = Some(row);
    }
    places
}

/// The number of planet tiles is fixed: they have places in the state.
const _: () = assert!(PLANETS == 15);
