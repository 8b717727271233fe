//! Everything printed: rows, their loading, and what makes a set of rows playable.

mod boards;
mod check;
mod map;
mod rows;

use orrery_core::Set;
use orrery_core::content::{BlockId, Blocks, Files, Pack, PackErrors, RowsById};

pub use boards::{
    Holds, IncomeSpaceRow, LookRow, MiningSpaceRow, OutpostSpaceRow, Palette, Panel, Plain, PlainBonus,
    PlainPirate, PlainSpace, PlainWealth, Sheet, StartLevels, TradeSpaceRow, WorkerSpaceRow,
};
pub use map::Map;
pub use rows::{
    AbilityRow, AreaRow, BonusRow, DecreeRow, FleetRow, Group, MapRow, MiningRow, MissionRow, ObjectiveRow,
    PirateRow, Pirates, PlanetRow, SeatRow, Side, Slot, SpaceName, TechnologyRow, TrackRow, TrackSpaceRow,
    WealthRow,
};

use crate::effects::{Ability, Block, Effect, Triggered};
use crate::ids::{
    AbilityId, Area, BonusId, DecreeId, FleetId, MiningId, MissionId, ObjectiveId, Office, PirateId,
    PlanetId, PlanetType, TechnologyId, TokenKind, Track, WealthId,
};
use crate::options::DataSet;

/// All rows as they are read, before they are numbered.
pub(crate) struct Rows {
    pub planets: Vec<PlanetRow>,
    pub maps: Vec<MapRow>,
    pub areas: Vec<AreaRow>,
    pub tracks: Vec<TrackRow>,
    pub mining: Vec<MiningRow>,
    pub bonus: Vec<BonusRow>,
    pub pirates: Pirates,
    pub fleet: Vec<FleetRow>,
    pub abilities: Vec<AbilityRow>,
    pub wealth: Vec<WealthRow>,
    pub objectives: Vec<ObjectiveRow>,
    pub technologies: Vec<TechnologyRow>,
    pub missions: Vec<MissionRow>,
    pub decrees: Vec<DecreeRow>,
    pub senate: Vec<SeatRow>,
    pub panel: Panel,
    pub sheet: Sheet,
    pub plain: Plain,
    pub palette: Palette,
}

impl Rows {
    fn read<const N: usize>(files: &Files<'_, N>) -> Result<Self, PackErrors> {
        Ok(Self {
            planets: files.rows("planets.ron", |row: &PlanetRow| &row.id)?,
            maps: files.rows("maps.ron", |row: &MapRow| &row.id)?,
            areas: files.rows("areas.ron", |row: &AreaRow| &row.id)?,
            tracks: files.rows("tracks.ron", |row: &TrackRow| &row.id)?,
            mining: files.rows("mining.ron", |row: &MiningRow| &row.id)?,
            bonus: files.rows("bonus.ron", |row: &BonusRow| &row.id)?,
            pirates: files.sheet("pirates.ron")?,
            fleet: files.rows("fleet.ron", |row: &FleetRow| &row.id)?,
            abilities: files.rows("abilities.ron", |row: &AbilityRow| &row.id)?,
            wealth: files.rows("wealth.ron", |row: &WealthRow| &row.id)?,
            objectives: files.rows("objectives.ron", |row: &ObjectiveRow| &row.id)?,
            technologies: files.rows("technologies.ron", |row: &TechnologyRow| &row.id)?,
            missions: files.rows("missions.ron", |row: &MissionRow| &row.id)?,
            decrees: files.rows("decrees.ron", |row: &DecreeRow| &row.id)?,
            senate: files.rows("senate.ron", |row: &SeatRow| &row.id)?,
            panel: files.sheet("panel.ron")?,
            sheet: files.sheet("sheet.ron")?,
            plain: files.sheet("plain.ron")?,
            palette: files.sheet("palette.ron")?,
        })
    }

    /// Every list of effects that stands in a row by itself, with the file and the name of the row.
    pub(crate) fn blocks(&mut self) -> Vec<(&'static str, String, &mut Block)> {
        let mut all: Vec<(&'static str, String, &mut Block)> = Vec::new();
        for row in &mut self.planets {
            for block in [&mut row.action, &mut row.mining, &mut row.income] {
                all.push(("planets.ron", row.id.clone(), block));
            }
        }
        for row in &mut self.areas {
            all.push(("areas.ron", row.id.clone(), &mut row.main));
            all.push(("areas.ron", row.id.clone(), &mut row.secondary));
        }
        for row in &mut self.tracks {
            for space in &mut row.spaces {
                for block in [&mut space.empty, &mut space.reach, &mut space.income] {
                    all.push(("tracks.ron", row.id.clone(), block));
                }
            }
        }
        all.extend(self.mining.iter_mut().map(|row| ("mining.ron", row.id.clone(), &mut row.mining)));
        all.extend(self.bonus.iter_mut().map(|row| ("bonus.ron", row.id.clone(), &mut row.then)));
        for row in &mut self.pirates.rows {
            all.push(("pirates.ron", row.id.clone(), &mut row.reward));
            all.push(("pirates.ron", row.id.clone(), &mut row.income));
        }
        all.extend(self.fleet.iter_mut().map(|row| ("fleet.ron", row.id.clone(), &mut row.then)));
        for row in &mut self.abilities {
            all.push(("abilities.ron", row.id.clone(), &mut row.setup));
            all.extend(inner(&mut row.always, &mut row.when).map(|b| ("abilities.ron", row.id.clone(), b)));
        }
        all.extend(self.wealth.iter_mut().map(|row| ("wealth.ron", row.id.clone(), &mut row.then)));
        for row in &mut self.technologies {
            all.push(("technologies.ron", row.id.clone(), &mut row.action));
            all.push(("technologies.ron", row.id.clone(), &mut row.once));
            all.extend(
                inner(&mut row.always, &mut row.when).map(|b| ("technologies.ron", row.id.clone(), b)),
            );
        }
        all.extend(self.missions.iter_mut().map(|row| ("missions.ron", row.id.clone(), &mut row.then)));
        for row in &mut self.senate {
            all.push(("senate.ron", row.id.clone(), &mut row.reward));
            all.extend(inner(&mut [], &mut row.when).map(|b| ("senate.ron", row.id.clone(), b)));
        }
        for row in &mut self.panel.outposts {
            all.push(("panel.ron", row.id.clone(), &mut row.reward));
            all.push(("panel.ron", row.id.clone(), &mut row.income));
        }
        for row in self.panel.captains.iter_mut().chain(&mut self.panel.crew) {
            all.push(("panel.ron", row.id.clone(), &mut row.income));
        }
        all.push(("sheet.ron", "capital".to_owned(), &mut self.sheet.capital));
        all.extend(self.plain.tracks.iter_mut().map(|row| ("plain.ron", row.id.clone(), &mut row.reach)));
        all.extend(self.plain.wealth.iter_mut().map(|row| ("plain.ron", row.id.clone(), &mut row.then)));
        all.extend(self.plain.pirates.iter_mut().map(|row| ("plain.ron", row.id.clone(), &mut row.income)));
        all
    }
}

/// The lists of effects within abilities and within what happens by itself.
fn inner<'a>(always: &'a mut [Ability], when: &'a mut [Triggered]) -> impl Iterator<Item = &'a mut Block> {
    let paid = always.iter_mut().filter_map(|ability| match ability {
        Ability::WormholePrice { then, .. } => Some(then),
        _ => None,
    });
    paid.chain(when.iter_mut().map(|row| &mut row.then))
}

orrery_core::content_rows! {
    PlanetRow: PlanetId,
    MiningRow: MiningId,
    BonusRow: BonusId,
    PirateRow: PirateId,
    FleetRow: FleetId,
    AbilityRow: AbilityId,
    WealthRow: WealthId,
    ObjectiveRow: ObjectiveId,
    TechnologyRow: TechnologyId,
    MissionRow: MissionId,
    DecreeRow: DecreeId,
}

/// The rows that differ between the data sets.
#[derive(Debug)]
pub struct Values {
    tracks: Vec<TrackRow>,
    /// The bonus tokens.
    pub bonus: RowsById<BonusId, BonusRow>,
    /// The wealth cards.
    pub wealth: RowsById<WealthId, WealthRow>,
    /// The active pirate tokens.
    pub pirates: RowsById<PirateId, PirateRow>,
}

impl Values {
    /// A main track.
    pub fn track(&self, track: Track) -> &TrackRow {
        self.tracks.iter().find(|row| row.track == track).expect("one of the main tracks")
    }

    /// A space of a main track.
    pub fn space(&self, track: Track, level: u8) -> &TrackSpaceRow {
        let spaces = &self.track(track).spaces;
        &spaces[usize::from(level - spaces[0].level)]
    }
}

/// All rows, found by their numbers.
#[derive(Debug)]
pub struct Content {
    /// The planets.
    pub planets: RowsById<PlanetId, PlanetRow>,
    maps: Vec<Map>,
    areas: Vec<AreaRow>,
    values: [Values; 2],
    /// The mining tokens.
    pub mining: RowsById<MiningId, MiningRow>,
    blanks: u8,
    /// The fleet tokens.
    pub fleet: RowsById<FleetId, FleetRow>,
    /// The ability tiles.
    pub abilities: RowsById<AbilityId, AbilityRow>,
    /// The objective cards.
    pub objectives: RowsById<ObjectiveId, ObjectiveRow>,
    /// The technology cards.
    pub technologies: RowsById<TechnologyId, TechnologyRow>,
    /// The mission cards.
    pub missions: RowsById<MissionId, MissionRow>,
    /// The decrees.
    pub decrees: RowsById<DecreeId, DecreeRow>,
    senate: Vec<SeatRow>,
    panel: Panel,
    sheet: Sheet,
    palette: Palette,
    blocks: Blocks<Effect>,
    raising: Set<TechnologyId>,
    fingerprint: String,
}

impl Content {
    /// The files of the game, in the order in which they are read.
    pub const FILES: [(&str, &str); 19] = [
        ("planets.ron", include_str!("../content/planets.ron")),
        ("maps.ron", include_str!("../content/maps.ron")),
        ("areas.ron", include_str!("../content/areas.ron")),
        ("tracks.ron", include_str!("../content/tracks.ron")),
        ("mining.ron", include_str!("../content/mining.ron")),
        ("bonus.ron", include_str!("../content/bonus.ron")),
        ("pirates.ron", include_str!("../content/pirates.ron")),
        ("fleet.ron", include_str!("../content/fleet.ron")),
        ("abilities.ron", include_str!("../content/abilities.ron")),
        ("wealth.ron", include_str!("../content/wealth.ron")),
        ("objectives.ron", include_str!("../content/objectives.ron")),
        ("technologies.ron", include_str!("../content/technologies.ron")),
        ("missions.ron", include_str!("../content/missions.ron")),
        ("decrees.ron", include_str!("../content/decrees.ron")),
        ("senate.ron", include_str!("../content/senate.ron")),
        ("panel.ron", include_str!("../content/panel.ron")),
        ("sheet.ron", include_str!("../content/sheet.ron")),
        ("plain.ron", include_str!("../content/plain.ron")),
        ("palette.ron", include_str!("../content/palette.ron")),
    ];

    /// A user's pack laid over the built-in rows. If anything is wrong, everything that is wrong.
    pub fn load(pack: &Pack) -> Result<Self, PackErrors> {
        let files = Files::new(&Self::FILES, pack)?;
        let mut rows = Rows::read(&files)?;
        check::all(&files.sources(), &mut rows)?;
        let mut blocks = Blocks::default();
        for (_, _, block) in rows.blocks() {
            blocks.number(block);
        }
        Ok(Self::of(rows, blocks, files.fingerprint()))
    }

    /// Checked rows, each in its place.
    fn of(rows: Rows, blocks: Blocks<Effect>, fingerprint: String) -> Self {
        let plain = plain(&rows);
        let tuned = Values {
            tracks: rows.tracks,
            bonus: RowsById::new(rows.bonus),
            wealth: RowsById::new(rows.wealth),
            pirates: RowsById::new(rows.pirates.rows),
        };
        let mut senate = rows.senate;
        senate.sort_by_key(|row| row.no);
        let technologies = RowsById::new(rows.technologies);
        let raises = |row: &TechnologyRow| row.always.iter().any(|a| matches!(a, Ability::LevelBonus(..)));
        let raising = technologies.iter().filter(|(_, row)| raises(row)).map(|(card, _)| card).collect();
        Self {
            planets: RowsById::new(rows.planets),
            maps: rows.maps.into_iter().map(Map::of).collect(),
            areas: rows.areas,
            values: [tuned, plain],
            mining: RowsById::new(rows.mining),
            blanks: rows.pirates.blanks,
            fleet: RowsById::new(rows.fleet),
            abilities: RowsById::new(rows.abilities),
            objectives: RowsById::new(rows.objectives),
            technologies,
            missions: RowsById::new(rows.missions),
            decrees: RowsById::new(rows.decrees),
            senate,
            panel: rows.panel,
            sheet: rows.sheet,
            palette: rows.palette,
            blocks,
            raising,
            fingerprint,
        }
    }

    /// The technology cards that raise a level. Levels are read all the time, and hardly any card raises one.
    pub(crate) fn raising(&self) -> Set<TechnologyId> {
        self.raising
    }

    /// The rows of a data set.
    pub fn values(&self, set: DataSet) -> &Values {
        &self.values[set as usize]
    }

    /// The map for so many players (TRA-40).
    pub fn map(&self, players: u8) -> &Map {
        self.maps.iter().find(|map| map.row.players == players).expect("there is a map for each number")
    }

    /// An action area.
    pub fn area(&self, area: Area) -> &AreaRow {
        self.areas.iter().find(|row| row.area == area).expect("a checked content has every area")
    }

    /// The seats of an office, in the order in which they are taken (TRA-229).
    pub fn senate(&self) -> &[SeatRow] {
        &self.senate
    }

    /// The control panel.
    pub fn panel(&self) -> &Panel {
        &self.panel
    }

    /// The numbers that all players share.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// How things are told apart.
    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// The effects of a list.
    pub fn block(&self, block: BlockId) -> &[Effect] {
        &self.blocks[block]
    }

    /// All lists of effects, in the order of their numbers.
    pub fn blocks(&self) -> impl Iterator<Item = &[Effect]> {
        self.blocks.iter()
    }

    /// A hash of all rows.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// How many of each component, under the names of the ledger's table.
    pub fn inventory(&self) -> Vec<(&'static str, usize)> {
        let planets = |kind| self.planets.iter().filter(|(_, row)| row.kind == kind).count();
        let on_map = self.planets.iter().filter(|(_, row)| row.kind != PlanetType::Special);
        let tuned = self.values(DataSet::Tuned);
        let tokens = |kind: TokenKind| {
            let rows = tuned.bonus.iter().filter(|(_, row)| row.kind == kind);
            rows.map(|(_, row)| usize::from(row.copies)).sum()
        };
        let technologies = |level| self.technologies.iter().filter(|(_, row)| row.level == level).count();
        let missions = |level| self.missions.iter().filter(|(_, row)| row.level == level).count();
        let decks: Set<Office> = self.decrees.iter().map(|(_, row)| row.deck).collect();
        let of_all = |count: u8| usize::from(count) * usize::from(self.sheet.colours);
        vec![
            ("planets_action", planets(PlanetType::Action)),
            ("planets_mining", planets(PlanetType::Mining)),
            ("planets_wild", planets(PlanetType::Wild)),
            ("planets_special", planets(PlanetType::Special)),
            ("slots", on_map.map(|(_, row)| row.slots.len()).sum()),
            ("maps", self.maps.len()),
            ("areas", self.areas.len()),
            ("mining_tokens", self.mining.iter().map(|(_, row)| usize::from(row.copies)).sum()),
            ("basic_tokens", tokens(TokenKind::Basic)),
            ("advanced_tokens", tokens(TokenKind::Advanced)),
            ("pirates", tuned.pirates.iter().count()),
            ("pirate_blanks", self.blanks.into()),
            ("fleet_tokens", self.fleet.iter().count() * usize::from(self.sheet.colours)),
            ("abilities", self.abilities.iter().count()),
            ("wealth", tuned.wealth.iter().count()),
            ("objectives", self.objectives.iter().count()),
            ("technologies_1", technologies(1)),
            ("technologies_2", technologies(2)),
            ("technologies_3", technologies(3)),
            ("missions_1", missions(1)),
            ("missions_2", missions(2)),
            ("decrees", self.decrees.iter().count()),
            ("offices", decks.len().into()),
            ("captains", of_all(self.sheet.captains)),
            ("crew", of_all(self.sheet.crew)),
            ("lieutenants", self.sheet.lieutenants.into()),
            ("ships", self.sheet.ships.into()),
            ("outposts", of_all(self.sheet.outposts)),
            ("development_markers", of_all(self.sheet.development_markers)),
        ]
    }
}

/// The data set `plain`: the rows of the other one with those of `plain.ron` laid over them.
fn plain(rows: &Rows) -> Values {
    let (mut tracks, mut bonus) = (rows.tracks.clone(), rows.bonus.clone());
    let (mut wealth, mut pirates) = (rows.wealth.clone(), rows.pirates.rows.clone());
    for over in &rows.plain.tracks {
        let spaces = tracks.iter_mut().filter(|row| row.track == over.track).flat_map(|row| &mut row.spaces);
        spaces.filter(|space| space.level == over.level).for_each(|space| space.reach = over.reach.clone());
    }
    for over in &rows.plain.bonus {
        bonus.iter_mut().filter(|row| row.no == over.no).for_each(|row| row.copies = over.copies);
    }
    for over in &rows.plain.wealth {
        wealth.iter_mut().filter(|row| row.no == over.no).for_each(|row| row.then = over.then.clone());
    }
    for over in &rows.plain.pirates {
        pirates.iter_mut().filter(|row| row.no == over.no).for_each(|row| row.income = over.income.clone());
    }
    Values {
        tracks,
        bonus: RowsById::new(bonus),
        wealth: RowsById::new(wealth),
        pirates: RowsById::new(pirates),
    }
}
