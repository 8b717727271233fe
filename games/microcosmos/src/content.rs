//! Everything printed: rows, their loading, and what makes a set of rows playable.

mod check;
mod rows;

use std::sync::{Arc, LazyLock};

use orrery_core::content::{Pack, PackErrors, Source as File, overlay};
use orrery_core::{Bag, Numbered};

pub use rows::{
    AutomaRow, AutomaSheet, AutomaStep, ColonyRow, Colour, CrewRow, Criterion, DifficultyRow, EdgeColour,
    EdgeRow, Expert, LayoutRow, Pair, PlanetRow, Ports, SheetRow, SurvivorRow, UpgradeRow, Way,
};

use crate::effects::{Effect, Source};
use crate::options::Difficulty;
use crate::space::{SPOTS, Side, Spot};
use crate::state::{
    AUTOMA_CARDS, AutomaId, CREW, CardId, Cards, PLANETS, PlanetId, SURVIVORS, Specialist, Specialists,
    SurvivorId,
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

/// The files that a pack may hold.
const PACK_FILES: [&str; 9] = [
    "crew.ron",
    "survivors.ron",
    "layouts.ron",
    "planets.ron",
    "sheet.ron",
    "automa_cards.ron",
    "automa.ron",
    "en.ftl",
    "pl.ftl",
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

/// All rows, found by their numbers.
#[derive(Debug)]
pub struct Content {
    crew: Vec<Option<CrewRow>>,
    survivors: Vec<Option<SurvivorRow>>,
    planets: Vec<Option<PlanetRow>>,
    layouts: Vec<LayoutRow>,
    /// The routes of each planet card.
    routes: [Routes; PLANETS],
    sheet: SheetRow,
    automa_cards: Vec<Option<AutomaRow>>,
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
    fn read(pack: &Pack) -> Result<Self, PackErrors> {
        let built_in = |file: &str| FILES.iter().find(|(name, _)| *name == file).expect("one of the files").1;
        let base = |file| File { file, text: pack.base(file, built_in(file)) };
        let own = |file| pack.over(file).map(|text| File { file, text });
        let mut rows = Self {
            crew: base("crew.ron").parse()?,
            survivors: base("survivors.ron").parse()?,
            layouts: base("layouts.ron").parse()?,
            planets: base("planets.ron").parse()?,
            sheet: base("sheet.ron").parse()?,
            automa_cards: base("automa_cards.ron").parse()?,
            automa: base("automa.ron").parse()?,
        };
        if let Some(file) = own("crew.ron") {
            rows.crew = overlay(rows.crew, file.parse()?, |row| &row.id);
        }
        if let Some(file) = own("survivors.ron") {
            rows.survivors = overlay(rows.survivors, file.parse()?, |row| &row.id);
        }
        if let Some(file) = own("layouts.ron") {
            rows.layouts = overlay(rows.layouts, file.parse()?, |row| &row.id);
        }
        if let Some(file) = own("planets.ron") {
            rows.planets = overlay(rows.planets, file.parse()?, |row| &row.id);
        }
        if let Some(file) = own("sheet.ron") {
            rows.sheet = file.parse()?;
        }
        if let Some(file) = own("automa_cards.ron") {
            rows.automa_cards = overlay(rows.automa_cards, file.parse()?, |row| &row.id);
        }
        if let Some(file) = own("automa.ron") {
            rows.automa = file.parse()?;
        }
        Ok(rows)
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
        pack.only(&PACK_FILES)?;
        let rows = Rows::read(pack)?;
        check::all(&FILES.map(|(file, text)| File { file, text: pack.file(file).unwrap_or(text) }), &rows)?;
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
            crew: by_number(rows.crew, CREW, |row| row.no),
            survivors: by_number(rows.survivors, SURVIVORS, |row| row.no),
            planets: by_number(rows.planets, PLANETS, |row| row.no),
            layouts: rows.layouts,
            routes,
            sheet: rows.sheet,
            automa_cards: by_number(rows.automa_cards, AUTOMA_CARDS, |row| row.no),
            automa: rows.automa,
            symbols,
            fingerprint: pack.complete(&FILES).fingerprint(),
        })
    }

    /// The row of a crew card.
    pub fn crew(&self, card: CardId) -> &CrewRow {
        self.find_crew(card).expect("only cards of the content come into play")
    }

    /// The row of a crew card, if there is one with this number.
    pub fn find_crew(&self, card: CardId) -> Option<&CrewRow> {
        self.crew[card.index()].as_ref()
    }

    /// All crew cards in order.
    pub fn all_crew(&self) -> impl Iterator<Item = (CardId, &CrewRow)> {
        numbered(&self.crew)
    }

    /// The row of a survivor card.
    pub fn survivor(&self, survivor: SurvivorId) -> &SurvivorRow {
        self.find_survivor(survivor).expect("only survivors of the content come into play")
    }

    /// The row of a survivor card, if there is one with this number.
    pub fn find_survivor(&self, survivor: SurvivorId) -> Option<&SurvivorRow> {
        self.survivors[survivor.index()].as_ref()
    }

    /// All survivor cards in order.
    pub fn all_survivors(&self) -> impl Iterator<Item = (SurvivorId, &SurvivorRow)> {
        numbered(&self.survivors)
    }

    /// The row of a planet card.
    pub fn planet(&self, planet: PlanetId) -> &PlanetRow {
        self.planets[planet.index()].as_ref().expect("only planets of the content come into play")
    }

    /// All planet cards in order.
    pub fn all_planets(&self) -> impl Iterator<Item = (PlanetId, &PlanetRow)> {
        numbered(&self.planets)
    }

    /// The layout of a planet card.
    pub fn layout(&self, planet: PlanetId) -> &LayoutRow {
        let id = &self.planet(planet).layout;
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

    /// The row of an Automa card.
    pub fn automa_card(&self, card: AutomaId) -> &AutomaRow {
        self.automa_cards[card.index()].as_ref().expect("only cards of the content come into play")
    }

    /// All Automa cards in order.
    pub fn all_automa_cards(&self) -> impl Iterator<Item = (AutomaId, &AutomaRow)> {
        numbered(&self.automa_cards)
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
        self.crew(card).symbol
    }

    /// The steps of a printed effect.
    pub fn effects(&self, source: Source) -> &[Effect] {
        match source {
            Source::CrewTop(card) => &self.crew(card).top.then,
            Source::CrewBottom(card) => &self.crew(card).bottom.then,
            Source::Untouched(planet) => &self.planet(planet).untouched,
            Source::Terraformed(planet) => &self.planet(planet).terraformed,
            Source::Moon(planet) => &self.planet(planet).moon,
            Source::Station(planet) => &self.planet(planet).station,
            Source::Gate => &self.sheet.gate,
            Source::Survivor(survivor) => &self.survivor(survivor).gives,
        }
    }

    /// The whole crew deck (MIC-13).
    pub fn crew_deck(&self) -> Bag<CardId, CREW> {
        self.all_crew().map(|(card, _)| card).collect()
    }

    /// The whole survivor deck (MIC-12).
    pub fn survivor_deck(&self) -> Bag<SurvivorId, SURVIVORS> {
        self.all_survivors().map(|(survivor, _)| survivor).collect()
    }

    /// A hash of all rows.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// How many of each component, under the names of the ledger's table.
    pub fn inventory(&self) -> Vec<(&'static str, usize)> {
        let symbols = |specialist: Specialist| usize::from(self.symbols[specialist as usize].len());
        let edges = |colour: EdgeColour| {
            self.all_crew()
                .flat_map(|(_, row)| [row.top.edge, row.bottom.edge])
                .filter(|e| *e == colour)
                .count()
        };
        let starting = self.all_planets().filter(|(_, row)| row.starting).count();
        let of_all = |count: u8| usize::from(count) * crate::state::SEATS;
        vec![
            ("crew", self.all_crew().count()),
            ("crew_engineers", symbols(Specialist::Engineer)),
            ("crew_red", symbols(Specialist::Red)),
            ("crew_green", symbols(Specialist::Green)),
            ("crew_blue", symbols(Specialist::Blue)),
            ("edges_red", edges(EdgeColour::Red)),
            ("edges_green", edges(EdgeColour::Green)),
            ("edges_blue", edges(EdgeColour::Blue)),
            ("edges_grey", edges(EdgeColour::Grey)),
            ("survivors", self.all_survivors().count()),
            ("planets_starting", starting),
            ("planets_other", self.all_planets().count() - starting),
            ("layouts", self.layouts.len()),
            ("upgrades", crate::state::Upgrade::ALL.len()),
            ("terraforming_markers", of_all(self.sheet.terraforming_markers)),
            ("colonies", of_all(self.sheet.colonies)),
            ("outposts", of_all(self.sheet.outposts)),
            ("specialist_tokens", of_all(Specialists::ALL.len())),
            ("automa_cards", self.all_automa_cards().count()),
            ("automa_upgrades", self.automa.upgrades.len()),
        ]
    }
}

/// The spots that a card with these routes has.
pub(crate) fn spots(row: &LayoutRow) -> impl Iterator<Item = Spot> {
    row.at.iter().map(|(spot, ..)| *spot)
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
