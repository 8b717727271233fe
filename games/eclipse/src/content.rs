//! Everything printed: rows, their loading, and tables made of them once.

mod boards;
mod check;
mod compiled;
mod rows;

use orrery_core::ById;
use orrery_core::content::{Files, Pack, PackErrors, RowsById};

pub use boards::{
    AllianceRow, Amounts, Costs, LayoutRow, PieceRow, ReputationRow, Sheet, Side, SpeciesRow, SupplyRow,
    TrackRow, Trade,
};
pub use compiled::{Kit, Stats, Tile};
pub use rows::{
    BlueprintRow, Class, DevelopmentRow, Dice, DieRow, DiscoveryRow, Guard, GuardKind, GuardRow, Module,
    PartKind, PartRow, SectorKind, SectorRow, ShrineBonusRow, ShrineRow, Squares, TechnologyRow, TokenRow,
    TokenSquare, UnitRow,
};

use crate::effects::Effect;
use crate::ids::{
    AllianceId, BlueprintId, DevelopmentId, Die, DiscoveryId, GuardId, PartId, ReputationId, SectorId,
    ShrineId, ShrineSet, SpeciesId, Stack, TechnologyId, TokenId, Unit,
};

/// All rows as they are read, before they are numbered.
pub(crate) struct Rows {
    pub sectors: Vec<SectorRow>,
    pub layouts: Vec<LayoutRow>,
    pub technologies: Vec<TechnologyRow>,
    pub developments: Vec<DevelopmentRow>,
    pub discoveries: Vec<DiscoveryRow>,
    pub tokens: Vec<TokenRow>,
    pub units: Vec<UnitRow>,
    pub blueprints: Vec<BlueprintRow>,
    pub parts: Vec<PartRow>,
    pub guards: Vec<GuardRow>,
    pub dice: Vec<DieRow>,
    pub species: Vec<SpeciesRow>,
    pub alliances: Vec<AllianceRow>,
    pub shrines: Vec<ShrineRow>,
    pub bonuses: Vec<ShrineBonusRow>,
    pub tracks: Vec<TrackRow>,
    pub supply: Vec<SupplyRow>,
    pub reputation: Vec<ReputationRow>,
    pub pieces: Vec<PieceRow>,
    pub sheet: Sheet,
}

impl Rows {
    fn read<const N: usize>(files: &Files<'_, N>) -> Result<Self, PackErrors> {
        Ok(Self {
            sectors: files.rows("sectors.ron", |row: &SectorRow| &row.id)?,
            layouts: files.rows("layouts.ron", |row: &LayoutRow| &row.id)?,
            technologies: files.rows("technologies.ron", |row: &TechnologyRow| &row.id)?,
            developments: files.rows("developments.ron", |row: &DevelopmentRow| &row.id)?,
            discoveries: files.rows("discoveries.ron", |row: &DiscoveryRow| &row.id)?,
            tokens: files.rows("tokens.ron", |row: &TokenRow| &row.id)?,
            units: files.rows("units.ron", |row: &UnitRow| &row.id)?,
            blueprints: files.rows("blueprints.ron", |row: &BlueprintRow| &row.id)?,
            parts: files.rows("parts.ron", |row: &PartRow| &row.id)?,
            guards: files.rows("guards.ron", |row: &GuardRow| &row.id)?,
            dice: files.rows("dice.ron", |row: &DieRow| &row.id)?,
            species: files.rows("species.ron", |row: &SpeciesRow| &row.id)?,
            alliances: files.rows("alliances.ron", |row: &AllianceRow| &row.id)?,
            shrines: files.rows("shrines.ron", |row: &ShrineRow| &row.id)?,
            bonuses: files.rows("shrine_bonuses.ron", |row: &ShrineBonusRow| &row.id)?,
            tracks: files.rows("tracks.ron", |row: &TrackRow| &row.id)?,
            supply: files.rows("supply.ron", |row: &SupplyRow| &row.id)?,
            reputation: files.rows("reputation.ron", |row: &ReputationRow| &row.id)?,
            pieces: files.rows("pieces.ron", |row: &PieceRow| &row.id)?,
            sheet: files.sheet("sheet.ron")?,
        })
    }

    /// Every list of effects, with the file and the name of its row.
    pub(crate) fn effects(&self) -> impl Iterator<Item = (&'static str, &str, &[Effect])> {
        let technologies = self.technologies.iter().map(|row| ("technologies.ron", &*row.id, &*row.then));
        let developments = self.developments.iter().map(|row| ("developments.ron", &*row.id, &*row.then));
        let discoveries = self.discoveries.iter().map(|row| ("discoveries.ron", &*row.id, &*row.then));
        let bonuses = self.bonuses.iter().map(|row| ("shrine_bonuses.ron", &*row.id, &*row.then));
        technologies.chain(developments).chain(discoveries).chain(bonuses)
    }
}

orrery_core::content_rows! {
    SectorRow: SectorId,
    TechnologyRow: TechnologyId,
    DevelopmentRow: DevelopmentId,
    DiscoveryRow: DiscoveryId,
    TokenRow: TokenId,
    PartRow: PartId,
    BlueprintRow: BlueprintId,
    GuardRow: GuardId,
    SpeciesRow: SpeciesId,
    AllianceRow: AllianceId,
    ShrineRow: ShrineId,
    ReputationRow: ReputationId,
}

/// The tracks of every board, by what they are read at.
#[derive(Debug)]
pub struct Tracks {
    /// Money to pay by empty spaces of the influence track (ECL-205).
    pub upkeep: Vec<u8>,
    /// What is produced by missing cubes (ECL-209).
    pub production: Vec<u8>,
    /// Discounts by spaces of a technology track (ECL-77).
    pub discount: Vec<u8>,
    /// Points by tiles on a technology track (ECL-221).
    pub points: Vec<u8>,
}

/// All rows, found by their numbers, and tables made of them.
#[derive(Debug)]
pub struct Content {
    /// The sectors.
    pub sectors: RowsById<SectorId, SectorRow>,
    /// What the rules ask of a sector.
    pub tiles: ById<SectorId, Tile>,
    /// The sectors in the order of battles: by printed number, the highest first (ECL-145).
    pub order: Vec<SectorId>,
    layouts: Vec<LayoutRow>,
    /// The technologies.
    pub technologies: RowsById<TechnologyId, TechnologyRow>,
    /// The developments.
    pub developments: RowsById<DevelopmentId, DevelopmentRow>,
    /// The discoveries.
    pub discoveries: RowsById<DiscoveryId, DiscoveryRow>,
    /// The tokens.
    pub tokens: RowsById<TokenId, TokenRow>,
    units: Vec<UnitRow>,
    /// The printed blueprints.
    pub blueprints: RowsById<BlueprintId, BlueprintRow>,
    /// The parts on the spaces of each printed blueprint.
    pub printed: ById<BlueprintId, [Option<PartId>; SPACES]>,
    /// The parts.
    pub parts: RowsById<PartId, PartRow>,
    /// What parts add to a blueprint.
    pub stats: ById<PartId, Stats>,
    /// The ships that nobody plays.
    pub guards: RowsById<GuardId, GuardRow>,
    /// What they fight with.
    pub guard_stats: ById<GuardId, Stats>,
    /// Damage by colour (ECL-156).
    pub damage: ById<Die, u8>,
    /// The species.
    pub species: RowsById<SpeciesId, SpeciesRow>,
    /// What the rules ask of a species.
    pub kits: ById<SpeciesId, Kit>,
    /// The alliances.
    pub alliances: RowsById<AllianceId, AllianceRow>,
    /// The shrines.
    pub shrines: RowsById<ShrineId, ShrineRow>,
    bonuses: Vec<ShrineBonusRow>,
    /// The tracks of every board.
    pub tracks: Tracks,
    supply: Vec<SupplyRow>,
    /// The reputation tiles.
    pub reputation: RowsById<ReputationId, ReputationRow>,
    pieces: Vec<PieceRow>,
    sheet: Sheet,
    fingerprint: String,
}

/// Spaces that a blueprint can have.
pub const SPACES: usize = 8;

impl Content {
    /// The files of the game, in the order in which they are read.
    pub const FILES: [(&str, &str); 20] = [
        ("sectors.ron", include_str!("../content/sectors.ron")),
        ("layouts.ron", include_str!("../content/layouts.ron")),
        ("technologies.ron", include_str!("../content/technologies.ron")),
        ("developments.ron", include_str!("../content/developments.ron")),
        ("discoveries.ron", include_str!("../content/discoveries.ron")),
        ("tokens.ron", include_str!("../content/tokens.ron")),
        ("units.ron", include_str!("../content/units.ron")),
        ("blueprints.ron", include_str!("../content/blueprints.ron")),
        ("parts.ron", include_str!("../content/parts.ron")),
        ("guards.ron", include_str!("../content/guards.ron")),
        ("dice.ron", include_str!("../content/dice.ron")),
        ("species.ron", include_str!("../content/species.ron")),
        ("alliances.ron", include_str!("../content/alliances.ron")),
        ("shrines.ron", include_str!("../content/shrines.ron")),
        ("shrine_bonuses.ron", include_str!("../content/shrine_bonuses.ron")),
        ("tracks.ron", include_str!("../content/tracks.ron")),
        ("supply.ron", include_str!("../content/supply.ron")),
        ("reputation.ron", include_str!("../content/reputation.ron")),
        ("pieces.ron", include_str!("../content/pieces.ron")),
        ("sheet.ron", include_str!("../content/sheet.ron")),
    ];

    /// A user's pack laid over the built-in rows. If anything is wrong, everything that is wrong.
    pub fn load(pack: &Pack) -> Result<Self, PackErrors> {
        let files = Files::new(&Self::FILES, pack)?;
        let rows = Rows::read(&files)?;
        check::all(&files.sources(), &rows)?;
        Ok(Self::of(rows, files.fingerprint()))
    }

    /// Checked rows, each in its place.
    fn of(rows: Rows, fingerprint: String) -> Self {
        let track = |id: &str| {
            let row = rows.tracks.iter().find(|row| row.id == id).expect("a checked content has every track");
            row.values.clone()
        };
        let tracks = Tracks {
            upkeep: track("upkeep"),
            production: track("production"),
            discount: track("discount"),
            points: track("points"),
        };
        let mut damage = ById::default();
        for row in &rows.dice {
            damage[row.colour] = row.damage;
        }
        let sectors = RowsById::new(rows.sectors);
        let parts = RowsById::new(rows.parts);
        let blueprints = RowsById::new(rows.blueprints);
        let species = RowsById::new(rows.species);
        let guards = RowsById::new(rows.guards);
        let mut order: Vec<_> = sectors.iter().map(|(id, row)| (row.number, id)).collect();
        order.sort_unstable();
        Self {
            tiles: compiled::tiles(&sectors),
            order: order.into_iter().rev().map(|(_, id)| id).collect(),
            printed: compiled::printed(&blueprints, &parts),
            stats: compiled::stats(&parts),
            kits: compiled::kits(&species, &sectors, &blueprints),
            sectors,
            layouts: rows.layouts,
            technologies: RowsById::new(rows.technologies),
            developments: RowsById::new(rows.developments),
            discoveries: RowsById::new(rows.discoveries),
            tokens: RowsById::new(rows.tokens),
            units: rows.units,
            blueprints,
            parts,
            guard_stats: compiled::guards(&guards),
            guards,
            damage,
            species,
            alliances: RowsById::new(rows.alliances),
            shrines: RowsById::new(rows.shrines),
            bonuses: rows.bonuses,
            tracks,
            supply: rows.supply,
            reputation: RowsById::new(rows.reputation),
            pieces: rows.pieces,
            sheet: rows.sheet,
            fingerprint,
        }
    }

    /// Where starting sectors and homeworlds lie (ECL-22, ECL-27 to ECL-29).
    pub fn layout(&self, players: u8, homeworlds: bool) -> &LayoutRow {
        let mut rows = self.layouts.iter().filter(|row| row.players == players);
        let first = rows.next().expect("a checked content has a layout for each number of players");
        if homeworlds { rows.find(|row| !row.homeworlds.is_empty()).unwrap_or(first) } else { first }
    }

    /// The numbers for so many players.
    pub fn supply(&self, players: u8) -> &SupplyRow {
        self.supply
            .iter()
            .find(|row| row.players == players)
            .expect("a checked content has every number of players")
    }

    /// What is said of a unit.
    pub fn unit(&self, unit: Unit) -> &UnitRow {
        self.units.iter().find(|row| row.unit == unit).expect("a checked content has every unit")
    }

    /// What a complete set of shrines brings (ECL-214).
    pub fn bonus(&self, set: ShrineSet) -> &ShrineBonusRow {
        self.bonuses.iter().find(|row| row.set == set).expect("a checked content has every set")
    }

    /// Single numbers of the rules.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Pieces of one colour.
    pub fn pieces(&self, id: &str) -> u8 {
        self.pieces.iter().find(|row| row.id == id).map_or(0, |row| row.each.max(row.all))
    }

    /// The guard of the first row of a kind.
    pub fn guard_of(&self, kind: GuardKind) -> Option<GuardId> {
        self.guards.iter().find(|(_, row)| row.kind == kind).map(|(id, _)| id)
    }

    /// A hash of all rows.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// How many of each component, under the names of the ledger's table.
    pub fn inventory(&self) -> Vec<(&'static str, usize)> {
        let sectors = |stack: Stack| self.sectors.iter().filter(|(_, row)| row.stack == stack).count();
        let ordinary = || self.technologies.iter().filter(|(_, row)| row.class != Class::Rare);
        let sum = |counts: &mut dyn Iterator<Item = u8>| counts.map(usize::from).sum::<usize>();
        let base = |row: &DiscoveryRow| row.modules.is_empty();
        let discoveries = |of_base: bool| {
            let rows = self.discoveries.iter().filter(|(_, row)| base(row) == of_base);
            sum(&mut rows.map(|(_, row)| row.copies))
        };
        let plain = || self.parts.iter().filter(|(_, row)| row.kind != PartKind::Ancient);
        let boards: orrery_core::Set<crate::ids::Board> =
            self.species.iter().map(|(_, row)| row.board).collect();
        let guards = |kind: GuardKind| {
            sum(&mut self.guards.iter().filter(|(_, row)| row.kind == kind).map(|(_, row)| row.copies))
        };
        let colours = usize::from(boards.len());
        let units = |unit: Unit| usize::from(self.unit(unit).copies.unwrap_or_default()) * colours;
        let each = |id: &str| usize::from(self.pieces(id)) * colours;
        vec![
            ("galactic_center", sectors(Stack::Center)),
            ("sectors_inner", sectors(Stack::Inner)),
            ("sectors_middle", sectors(Stack::Middle)),
            ("sectors_outer", sectors(Stack::Outer)),
            ("sectors_starting", sectors(Stack::Starting)),
            ("sectors_homeworld", sectors(Stack::Homeworld)),
            ("technologies", ordinary().count()),
            ("technology_tiles", sum(&mut ordinary().map(|(_, row)| row.tiles))),
            ("technology_tiles_extra", sum(&mut ordinary().map(|(_, row)| row.extra))),
            ("rare_technologies", self.technologies.iter().count() - ordinary().count()),
            ("developments", self.developments.iter().count()),
            ("discoveries_base", discoveries(true)),
            ("discoveries_expansion", discoveries(false)),
            ("parts", plain().count()),
            ("part_tiles_base", sum(&mut plain().map(|(_, row)| row.tiles))),
            ("part_tiles_expansion", sum(&mut plain().map(|(_, row)| row.extra))),
            ("ancient_parts", self.parts.iter().count() - plain().count()),
            ("units", self.units.len()),
            ("boards", colours),
            ("species", self.species.iter().count()),
            ("ancient_ships", guards(GuardKind::Ship)),
            ("gcds", guards(GuardKind::Gcds)),
            ("ancient_cruisers", guards(GuardKind::Cruiser)),
            ("ancient_dreadnoughts", guards(GuardKind::Dreadnought)),
            ("reputation_base", sum(&mut self.reputation.iter().map(|(_, row)| row.tiles))),
            ("reputation_extra", sum(&mut self.reputation.iter().map(|(_, row)| row.extra))),
            ("alliances", self.alliances.iter().count()),
            ("alliance_tiles", sum(&mut self.alliances.iter().map(|(_, row)| row.tiles))),
            ("shrines", self.shrines.iter().count()),
            ("shrine_bonuses", self.bonuses.len()),
            ("sector_tokens", sum(&mut self.tokens.iter().filter_map(|(_, row)| row.copies))),
            ("interceptors", units(Unit::Interceptor)),
            ("cruisers", units(Unit::Cruiser)),
            ("dreadnoughts", units(Unit::Dreadnought)),
            ("starbases", units(Unit::Starbase)),
            ("cubes", each("cubes")),
            ("discs", each("discs")),
            ("prosperity_discs", usize::from(self.pieces("prosperity_disc"))),
            ("ambassadors", each("ambassadors")),
            ("traitor_cards", usize::from(self.pieces("traitor_card"))),
            ("direction_cards", usize::from(self.pieces("direction_card"))),
            ("action_markers", usize::from(self.pieces("primary_marker") + self.pieces("secondary_marker"))),
        ]
    }
}
