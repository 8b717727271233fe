//! Everything printed: rows, their loading, and what makes a set of rows playable.

mod check;
mod rows;

use std::sync::{Arc, LazyLock};

use orrery_core::Bag;
use orrery_core::content::{Files, Pack, PackErrors, RowsById};

pub use rows::{
    AutomaRow, AutomaSheet, AutomaStep, ColonyRow, Colour, CrewRow, Criterion, DifficultyRow, EdgeColour,
    EdgeRow, Expert, LayoutRow, Pair, PlanetRow, Ports, SheetRow, SurvivorRow, UpgradeRow, Way,
};

use crate::effects::{Effect, Source};
use crate::options::Difficulty;
use crate::space::{SPOTS, Side, Spot};
use crate::state::{
    AutomaId, CREW, CardId, Cards, PLANETS, PlanetId, SURVIVORS, Specialist, Specialists, SurvivorId,
};

/// The files of the game, in the order in which they are read.
pub(crate) const FILES: [(&str, &str); 7] = [
    ("crew.ron", include_str!("../content/crew.ron")),
    ("survivors.ron", include_str!("../content/survivors.ron")),
    ("layouts.ron", include_str!("../content/layouts.ron")),
    ("planets.ron", include_str!("../content/planets.ron")),
    ("sheet.ron", include_str!("../content/sheet.ron")),
    ("automa_cards.ron", include_str!("../content/automa_cards.ron")),
    ("automa.ron", include_str!("../content/automa.ron")),
];

/// The routes of a card, ready for reckoning: bits for spots and edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Routes {
    /// The neighbours of each spot on the card.
    pub near: [u8; SPOTS],
    /// The spot at which the route across each edge ends.
    pub ports: [u8; 4],
    /// The edges that can be crossed from each spot.
    pub edges: [u8; SPOTS],
}

impl Routes {
    fn of(row: &LayoutRow) -> Self {
        let mut routes = Self::default();
        for (one, other) in &row.routes {
            routes.near[*one as usize] |= 1 << *other as u8;
            routes.near[*other as usize] |= 1 << *one as u8;
        }
        let Ports { north, east, south, west } = row.ports;
        for (side, spot) in Side::ALL.into_iter().zip([north, east, south, west]) {
            routes.ports[side as usize] = spot as u8;
            routes.edges[spot as usize] |= 1 << side as u8;
        }
        routes
    }
}

orrery_core::content_rows! {
    CrewRow: CardId,
    SurvivorRow: SurvivorId,
    PlanetRow: PlanetId,
    AutomaRow: AutomaId,
}

/// All rows, found by their numbers.
#[derive(Debug)]
pub struct Content {
    /// The crew cards.
    pub crew: RowsById<CardId, CrewRow>,
    /// The survivor cards.
    pub survivors: RowsById<SurvivorId, SurvivorRow>,
    /// The planet cards.
    pub planets: RowsById<PlanetId, PlanetRow>,
    layouts: Vec<LayoutRow>,
    /// The routes of each planet card.
    routes: [Routes; PLANETS],
    sheet: SheetRow,
    /// The Automa's cards.
    pub automa_cards: RowsById<AutomaId, AutomaRow>,
    automa: AutomaSheet,
    /// The crew cards with each symbol.
    symbols: [Cards; 4],
    fingerprint: String,
}

/// All rows as they are read, before they are numbered.
pub(crate) struct Rows {
    pub crew: Vec<CrewRow>,
    pub survivors: Vec<SurvivorRow>,
    pub layouts: Vec<LayoutRow>,
    pub planets: Vec<PlanetRow>,
    pub sheet: SheetRow,
    pub automa_cards: Vec<AutomaRow>,
    pub automa: AutomaSheet,
}

impl Rows {
    fn read<const N: usize>(files: &Files<'_, N>) -> Result<Self, PackErrors> {
        Ok(Self {
            crew: files.rows("crew.ron", |row: &CrewRow| &row.id)?,
            survivors: files.rows("survivors.ron", |row: &SurvivorRow| &row.id)?,
            layouts: files.rows("layouts.ron", |row: &LayoutRow| &row.id)?,
            planets: files.rows("planets.ron", |row: &PlanetRow| &row.id)?,
            sheet: files.sheet("sheet.ron")?,
            automa_cards: files.rows("automa_cards.ron", |row: &AutomaRow| &row.id)?,
            automa: files.sheet("automa.ron")?,
        })
    }
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
        let files = Files::new(&FILES, pack)?;
        let rows = Rows::read(&files)?;
        check::all(&files.sources(), &rows)?;
        let mut routes = [Routes::default(); PLANETS];
        for planet in &rows.planets {
            let layout = rows.layouts.iter().find(|layout| layout.id == planet.layout);
            routes[usize::from(planet.no) - 1] = Routes::of(layout.expect("a checked planet has a layout"));
        }
        let mut symbols = [Cards::NONE; 4];
        for row in &rows.crew {
            symbols[row.symbol as usize].put(CardId::new(row.no - 1));
        }
        Ok(Self {
            crew: RowsById::new(rows.crew),
            survivors: RowsById::new(rows.survivors),
            planets: RowsById::new(rows.planets),
            layouts: rows.layouts,
            routes,
            sheet: rows.sheet,
            automa_cards: RowsById::new(rows.automa_cards),
            automa: rows.automa,
            symbols,
            fingerprint: files.fingerprint(),
        })
    }

    /// The layout of a planet card.
    pub fn layout(&self, planet: PlanetId) -> &LayoutRow {
        let id = &self.planets[planet].layout;
        self.layouts.iter().find(|layout| layout.id == *id).expect("a checked planet has a layout")
    }

    /// All layouts.
    pub fn layouts(&self) -> &[LayoutRow] {
        &self.layouts
    }

    /// The routes of a planet card.
    pub fn routes(&self, planet: PlanetId) -> &Routes {
        &self.routes[planet.index()]
    }

    /// The numbers that all players share.
    pub fn sheet(&self) -> &SheetRow {
        &self.sheet
    }

    /// The Automa's Ark card.
    pub fn automa(&self) -> &AutomaSheet {
        &self.automa
    }

    /// The numbers of a difficulty.
    pub fn difficulty(&self, difficulty: Difficulty) -> &DifficultyRow {
        let rows = &self.automa.difficulties;
        match difficulty {
            Difficulty::Easy => &rows.easy,
            Difficulty::EasyPlus => &rows.easy_plus,
            Difficulty::Medium => &rows.medium,
            Difficulty::MediumPlus => &rows.medium_plus,
            Difficulty::Hard => &rows.hard,
            Difficulty::HardPlus => &rows.hard_plus,
        }
    }

    /// The crew cards with one of these symbols.
    pub fn with_symbol(&self, specialists: Specialists) -> Cards {
        specialists
            .iter()
            .fold(Cards::NONE, |cards, specialist| cards.union(self.symbols[specialist as usize]))
    }

    /// The symbol of a crew card.
    pub fn symbol(&self, card: CardId) -> Specialist {
        self.crew[card].symbol
    }

    /// The steps of a printed effect.
    pub fn effects(&self, source: Source) -> &[Effect] {
        match source {
            Source::CrewTop(card) => &self.crew[card].top.then,
            Source::CrewBottom(card) => &self.crew[card].bottom.then,
            Source::Untouched(planet) => &self.planets[planet].untouched,
            Source::Terraformed(planet) => &self.planets[planet].terraformed,
            Source::Moon(planet) => &self.planets[planet].moon,
            Source::Station(planet) => &self.planets[planet].station,
            Source::Gate => &self.sheet.gate,
            Source::Survivor(survivor) => &self.survivors[survivor].gives,
        }
    }

    /// The whole crew deck (MIC-13).
    pub fn crew_deck(&self) -> Bag<CardId, CREW> {
        self.crew.iter().map(|(card, _)| card).collect()
    }

    /// The whole survivor deck (MIC-12).
    pub fn survivor_deck(&self) -> Bag<SurvivorId, SURVIVORS> {
        self.survivors.iter().map(|(survivor, _)| survivor).collect()
    }

    /// A hash of all rows.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// How many of each component, under the names of the ledger's table.
    pub fn inventory(&self) -> Vec<(&'static str, usize)> {
        let symbols = |specialist: Specialist| usize::from(self.symbols[specialist as usize].len());
        let edges = |colour: EdgeColour| {
            self.crew
                .iter()
                .flat_map(|(_, row)| [row.top.edge, row.bottom.edge])
                .filter(|e| *e == colour)
                .count()
        };
        let starting = self.planets.iter().filter(|(_, row)| row.starting).count();
        let of_all = |count: u8| usize::from(count) * crate::state::SEATS;
        vec![
            ("crew", self.crew.iter().count()),
            ("crew_engineers", symbols(Specialist::Engineer)),
            ("crew_red", symbols(Specialist::Red)),
            ("crew_green", symbols(Specialist::Green)),
            ("crew_blue", symbols(Specialist::Blue)),
            ("edges_red", edges(EdgeColour::Red)),
            ("edges_green", edges(EdgeColour::Green)),
            ("edges_blue", edges(EdgeColour::Blue)),
            ("edges_grey", edges(EdgeColour::Grey)),
            ("survivors", self.survivors.iter().count()),
            ("planets_starting", starting),
            ("planets_other", self.planets.iter().count() - starting),
            ("layouts", self.layouts.len()),
            ("upgrades", crate::state::Upgrade::ALL.len()),
            ("terraforming_markers", of_all(self.sheet.terraforming_markers)),
            ("colonies", of_all(self.sheet.colonies)),
            ("outposts", of_all(self.sheet.outposts)),
            ("specialist_tokens", of_all(Specialists::ALL.len())),
            ("automa_cards", self.automa_cards.iter().count()),
            ("automa_upgrades", self.automa.upgrades.len()),
        ]
    }
}

/// The spots that a card with these routes has.
pub(crate) fn spots(row: &LayoutRow) -> impl Iterator<Item = Spot> {
    row.at.iter().map(|(spot, ..)| *spot)
}
