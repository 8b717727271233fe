//! Everything printed: rows, their loading, and what makes a set of rows playable.

mod check;
mod rows;

use orrery_core::content::{Files, Pack, PackErrors, RowsById};
use orrery_core::{Bag, ById, Set};

pub use rows::{
    AutomaRow, AutomaSheet, AutomaStep, ColonyRow, Colour, CrewRow, Criterion, DifficultyRow, EdgeColour,
    EdgeRow, Expert, LayoutRow, Pair, PlanetRow, Ports, SheetRow, SurvivorRow, UpgradeRow, Way,
};

use crate::effects::{Effect, Source};
use crate::options::Difficulty;
use crate::space::{Side, Spot};
use crate::state::{
    AutomaId, CREW, CardId, Cards, LayoutId, PlanetId, SURVIVORS, Specialist, Specialists, SurvivorId,
};

/// The routes of a card, ready for reckoning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Routes {
    /// The neighbours of each spot on the card.
    pub near: ById<Spot, Set<Spot>>,
    /// The spot at which the route across each edge ends.
    pub ports: ById<Side, Spot>,
    /// The edges that can be crossed from each spot.
    pub edges: ById<Spot, Set<Side>>,
}

impl Routes {
    fn of(row: &LayoutRow) -> Self {
        let Ports { north, east, south, west } = row.ports;
        let ports = ById::new([north, east, south, west]);
        let mut routes = Self { near: ById::default(), ports, edges: ById::default() };
        for (one, other) in &row.routes {
            routes.near[*one].put(*other);
            routes.near[*other].put(*one);
        }
        for (side, spot) in ports.iter() {
            routes.edges[*spot].put(side);
        }
        routes
    }
}

orrery_core::content_rows! {
    CrewRow: CardId,
    SurvivorRow: SurvivorId,
    PlanetRow: PlanetId,
    LayoutRow: LayoutId,
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
    /// How routes run over planet cards.
    pub layouts: RowsById<LayoutId, LayoutRow>,
    /// The layout of each planet card, and its routes.
    routes: ById<PlanetId, Option<(LayoutId, Routes)>>,
    sheet: SheetRow,
    /// The Automa's cards.
    pub automa_cards: RowsById<AutomaId, AutomaRow>,
    automa: AutomaSheet,
    /// The crew cards with each symbol.
    symbols: ById<Specialist, Cards>,
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
    /// The files of the game, in the order in which they are read.
    pub const FILES: [(&str, &str); 7] = [
        ("crew.ron", include_str!("../content/crew.ron")),
        ("survivors.ron", include_str!("../content/survivors.ron")),
        ("layouts.ron", include_str!("../content/layouts.ron")),
        ("planets.ron", include_str!("../content/planets.ron")),
        ("sheet.ron", include_str!("../content/sheet.ron")),
        ("automa_cards.ron", include_str!("../content/automa_cards.ron")),
        ("automa.ron", include_str!("../content/automa.ron")),
    ];

    /// A user's pack laid over the built-in rows. If anything is wrong, everything that is wrong.
    pub fn load(pack: &Pack) -> Result<Self, PackErrors> {
        let files = Files::new(&Self::FILES, pack)?;
        let rows = Rows::read(&files)?;
        check::all(&files.sources(), &rows)?;
        let (crew, planets) = (RowsById::new(rows.crew), RowsById::new(rows.planets));
        let layouts: RowsById<LayoutId, LayoutRow> = RowsById::new(rows.layouts);
        let mut routes = ById::default();
        for (planet, row) in planets.iter() {
            let row: &PlanetRow = row;
            let layout = layouts.named(&row.layout).expect("a checked planet has a layout");
            routes[planet] = Some((layout, Routes::of(&layouts[layout])));
        }
        let mut symbols: ById<Specialist, Cards> = ById::default();
        for (card, row) in crew.iter() {
            let row: &CrewRow = row;
            symbols[row.symbol].put(card);
        }
        Ok(Self {
            crew,
            survivors: RowsById::new(rows.survivors),
            planets,
            layouts,
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
        &self.layouts[self.on_card(planet).0]
    }

    /// The routes of a planet card.
    pub fn routes(&self, planet: PlanetId) -> &Routes {
        &self.on_card(planet).1
    }

    fn on_card(&self, planet: PlanetId) -> &(LayoutId, Routes) {
        self.routes[planet].as_ref().expect("only planets of the content come into play")
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
        specialists.iter().fold(Cards::NONE, |cards, specialist| cards.union(self.symbols[specialist]))
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
        let symbols = |specialist: Specialist| usize::from(self.symbols[specialist].len());
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
            ("layouts", self.layouts.iter().count()),
            ("upgrades", crate::state::Upgrade::ALL.len()),
            ("terraforming_markers", of_all(self.sheet.terraforming_markers)),
            ("colonies", of_all(self.sheet.colonies)),
            ("outposts", of_all(self.sheet.outposts)),
            ("specialist_tokens", of_all(Specialists::all().len())),
            ("automa_cards", self.automa_cards.iter().count()),
            ("automa_upgrades", self.automa.upgrades.len()),
        ]
    }
}

/// The spots that a card with these routes has.
pub(crate) fn spots(row: &LayoutRow) -> impl Iterator<Item = Spot> {
    row.at.iter().map(|(spot, ..)| *spot)
}
