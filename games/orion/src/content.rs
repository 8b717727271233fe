//! Everything printed: rows, their loading, and what makes a set of rows playable.

mod check;
mod rows;

use std::sync::{Arc, LazyLock};

use orrery_core::content::{Pack, PackErrors, Source, overlay};
use orrery_core::{Bag, Numbered};

pub use rows::{
    AdvisorRow, AfterAction, Colour, Effects, EndPoints, ExploitRow, Field, LevelRow, RaceRow, SheetAction,
    SheetRow, StructureRow,
};

use crate::effects::{Block, BlockId, Effect};
use crate::state::{AdvisorId, CardId, DESIGNS, RaceId};

/// The files of the game, in the order in which they are read.
pub(crate) const FILES: [(&str, &str); 4] = [
    ("structures.ron", include_str!("../content/structures.ron")),
    ("advisors.ron", include_str!("../content/advisors.ron")),
    ("races.ron", include_str!("../content/races.ron")),
    ("sheet.ron", include_str!("../content/sheet.ron")),
];

/// The files that a pack may hold.
const PACK_FILES: [&str; 6] =
    ["structures.ron", "advisors.ron", "races.ron", "sheet.ron", "en.ftl", "pl.ftl"];

/// All rows, found by their numbers.
#[derive(Debug)]
pub struct Content {
    structures: Vec<Option<StructureRow>>,
    advisors: Vec<Option<AdvisorRow>>,
    races: Vec<Option<RaceRow>>,
    sheet: SheetRow,
    /// Every block of every effect, so that a frame can name one by number.
    blocks: Vec<Block>,
    fingerprint: String,
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
        let built_in = |file: &str| FILES.iter().find(|(name, _)| *name == file).expect("one of the files").1;
        let own = |file| pack.over(file).map(|text| Source { file, text });
        let base = |file| Source { file, text: pack.base(file, built_in(file)) };

        let mut structures: Vec<StructureRow> = base("structures.ron").parse()?;
        let mut advisors: Vec<AdvisorRow> = base("advisors.ron").parse()?;
        let mut races: Vec<RaceRow> = base("races.ron").parse()?;
        let mut sheet: SheetRow = base("sheet.ron").parse()?;
        if let Some(source) = own("structures.ron") {
            structures = overlay(structures, source.parse()?, |row| &row.id);
        }
        if let Some(source) = own("advisors.ron") {
            advisors = overlay(advisors, source.parse()?, |row| &row.id);
        }
        if let Some(source) = own("races.ron") {
            races = overlay(races, source.parse()?, |row| &row.id);
        }
        if let Some(source) = own("sheet.ron") {
            sheet = source.parse()?;
        }
        let sources = FILES.map(|(file, text)| Source { file, text: pack.file(file).unwrap_or(text) });
        check::all(&sources, &structures, &advisors, &races, &sheet)?;

        let mut content = Self {
            structures: by_number(structures, CardId::COUNT, |row| row.no),
            advisors: by_number(advisors, AdvisorId::COUNT, |row| row.no),
            races: by_number(races, RaceId::COUNT, |row| row.no),
            sheet,
            blocks: vec![Block::EMPTY],
            fingerprint: pack.complete(&FILES).fingerprint(),
        };
        content.number_blocks();
        Ok(content)
    }

    /// Gives every block its number and keeps a copy of it under that number.
    fn number_blocks(&mut self) {
        let Self { structures, advisors, races, sheet, blocks, .. } = self;
        let effects = structures.iter_mut().flatten().map(|row| &mut row.effects);
        let effects = effects.chain(advisors.iter_mut().flatten().map(|row| &mut row.effects));
        let mut numbering = |block: &mut Block| number(block, blocks);
        for effects in effects {
            number_effects(effects, &mut numbering);
        }
        for row in races.iter_mut().flatten() {
            number_effects(&mut row.effects, &mut numbering);
            if let Some(level) = &mut row.high_level {
                numbering(&mut level.then);
            }
        }
        for level in [&mut sheet.low, &mut sheet.medium, &mut sheet.high] {
            numbering(&mut level.then);
        }
    }

    /// The row of a structure.
    pub fn structure(&self, card: CardId) -> &StructureRow {
        self.find_structure(card).expect("only cards of the content come into play")
    }

    /// The row of a structure, if there is one with this number.
    pub fn find_structure(&self, card: CardId) -> Option<&StructureRow> {
        self.structures[card.index()].as_ref()
    }

    /// All structures in order.
    pub fn structures(&self) -> impl Iterator<Item = (CardId, &StructureRow)> {
        numbered(&self.structures)
    }

    /// The row of an advisor.
    pub fn advisor(&self, advisor: AdvisorId) -> &AdvisorRow {
        self.find_advisor(advisor).expect("only advisors of the content come into play")
    }

    /// The row of an advisor, if there is one with this number.
    pub fn find_advisor(&self, advisor: AdvisorId) -> Option<&AdvisorRow> {
        self.advisors[advisor.index()].as_ref()
    }

    /// All advisors in order.
    pub fn advisors(&self) -> impl Iterator<Item = (AdvisorId, &AdvisorRow)> {
        numbered(&self.advisors)
    }

    /// The row of a race.
    pub fn race(&self, race: RaceId) -> &RaceRow {
        self.find_race(race).expect("only races of the content come into play")
    }

    /// The row of a race, if there is one with this number.
    pub fn find_race(&self, race: RaceId) -> Option<&RaceRow> {
        self.races[race.index()].as_ref()
    }

    /// All races in order.
    pub fn races(&self) -> impl Iterator<Item = (RaceId, &RaceRow)> {
        numbered(&self.races)
    }

    /// What all sheets share.
    pub fn sheet(&self) -> &SheetRow {
        &self.sheet
    }

    /// The steps of a block.
    pub fn block(&self, block: BlockId) -> &[Effect] {
        &self.blocks[usize::from(block.0)].steps
    }

    /// The whole deck (ORI-14).
    pub fn deck(&self) -> Bag<CardId, DESIGNS> {
        let mut deck = Bag::EMPTY;
        for (card, row) in self.structures() {
            deck.put_many(card, row.copies);
        }
        deck
    }

    /// A hash of all rows.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// How many of each component, under the names of the ledger's table.
    pub fn inventory(&self) -> Vec<(&'static str, usize)> {
        let cards = |colour: Option<Colour>| {
            let rows = self.structures().filter(|(_, row)| colour.is_none_or(|colour| row.colour == colour));
            rows.map(|(_, row)| usize::from(row.copies)).sum::<usize>()
        };
        vec![
            ("structures", cards(None)),
            ("structure_designs", self.structures().count()),
            ("structures_blue", cards(Some(Colour::Blue))),
            ("structures_red", cards(Some(Colour::Red))),
            ("structures_yellow", cards(Some(Colour::Yellow))),
            ("structures_grey", cards(Some(Colour::Grey))),
            ("advisors", self.advisors().count()),
            ("races", self.races().count()),
            ("alien_sheets", self.races().filter(|(_, row)| row.sheets == 1).count()),
            ("markers", usize::from(self.sheet.markers) * crate::state::SEATS),
            ("rounds", usize::from(crate::options::Options::default().rounds)),
            ("exchanges", crate::actions::trade::EXCHANGES.len()),
        ]
    }
}

/// Rows that are there, each with its id.
fn numbered<I: Numbered, R>(rows: &[Option<R>]) -> impl Iterator<Item = (I, &R)> {
    rows.iter().enumerate().filter_map(|(index, row)| Some((I::from_number(index as u32)?, row.as_ref()?)))
}

fn by_number<R>(rows: Vec<R>, count: u32, no: impl Fn(&R) -> u8) -> Vec<Option<R>> {
    let mut places: Vec<Option<R>> = (0..count).map(|_| None).collect();
    for row in rows {
        let place = usize::from(no(&row)) - 1;
        places[place] = Some(row);
    }
    places
}

fn number_effects(effects: &mut Effects, number: &mut impl FnMut(&mut Block)) {
    let Effects {
        on_activate,
        after_build,
        after_attack,
        when_attacked,
        start_of_round,
        after_action,
        always: _,
    } = effects;
    for block in [on_activate, after_build, after_attack, when_attacked, start_of_round] {
        number(block);
    }
    if let Some(after) = after_action {
        number(&mut after.then);
    }
}

/// Numbers the blocks inside before the block itself, so that its copy is complete.
fn number(block: &mut Block, blocks: &mut Vec<Block>) {
    if block.is_empty() {
        return;
    }
    for step in &mut block.steps {
        for inner in inner_blocks(step) {
            number(inner, blocks);
        }
    }
    block.id = BlockId(blocks.len() as u16);
    blocks.push(block.clone());
}

fn inner_blocks(step: &mut Effect) -> Vec<&mut Block> {
    match step {
        Effect::If(_, block)
        | Effect::Pay { then: block, .. }
        | Effect::May(block)
        | Effect::EachOpponent(block)
        | Effect::ChooseOpponent(block)
        | Effect::Defender(block) => vec![block],
        Effect::ByColourBeneath { blue, red, yellow } => vec![blue, red, yellow],
        Effect::ChooseOne(blocks) => blocks.iter_mut().collect(),
        _ => Vec::new(),
    }
}

/// The blocks inside a step, for reading.
pub(crate) fn blocks_in(step: &Effect) -> Vec<&Block> {
    match step {
        Effect::If(_, block)
        | Effect::Pay { then: block, .. }
        | Effect::May(block)
        | Effect::EachOpponent(block)
        | Effect::ChooseOpponent(block)
        | Effect::Defender(block) => vec![block],
        Effect::ByColourBeneath { blue, red, yellow } => vec![blue, red, yellow],
        Effect::ChooseOne(blocks) => blocks.iter().collect(),
        _ => Vec::new(),
    }
}
