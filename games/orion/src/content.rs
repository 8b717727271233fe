//! Everything printed: rows, their loading, and what makes a set of rows playable.

mod check;
mod rows;

use orrery_core::Bag;
use orrery_core::content::{Blocks, Files, Nested, Pack, PackErrors, RowsById};

pub use rows::{
    AdvisorRow, AfterAction, Colour, Effects, EndPoints, ExploitRow, Field, LevelRow, RaceRow, SheetAction,
    SheetRow, StructureRow,
};

use crate::effects::{Block, BlockId, Effect};
use crate::state::{AdvisorId, CardId, DESIGNS, RaceId};

orrery_core::content_rows! {
    StructureRow: CardId,
    AdvisorRow: AdvisorId,
    RaceRow: RaceId,
}

/// All rows, found by their numbers.
#[derive(Debug)]
pub struct Content {
    /// The structure cards.
    pub structures: RowsById<CardId, StructureRow>,
    /// The advisors.
    pub advisors: RowsById<AdvisorId, AdvisorRow>,
    /// The races.
    pub races: RowsById<RaceId, RaceRow>,
    sheet: SheetRow,
    /// Every block of every effect, so that a frame can name one by number.
    blocks: Blocks<Effect>,
    fingerprint: String,
}

impl Content {
    /// The files of the game, in the order in which they are read.
    pub const FILES: [(&'static str, &'static str); 4] = [
        ("structures.ron", include_str!("../content/structures.ron")),
        ("advisors.ron", include_str!("../content/advisors.ron")),
        ("races.ron", include_str!("../content/races.ron")),
        ("sheet.ron", include_str!("../content/sheet.ron")),
    ];

    /// A user's pack laid over the built-in rows. If anything is wrong, everything that is wrong.
    pub fn load(pack: &Pack) -> Result<Self, PackErrors> {
        let files = Files::new(&Self::FILES, pack)?;
        let structures = files.rows("structures.ron", |row: &StructureRow| &row.id)?;
        let advisors = files.rows("advisors.ron", |row: &AdvisorRow| &row.id)?;
        let races = files.rows("races.ron", |row: &RaceRow| &row.id)?;
        let sheet: SheetRow = files.sheet("sheet.ron")?;
        check::all(&files.sources(), &structures, &advisors, &races, &sheet)?;

        let mut content = Self {
            structures: RowsById::new(structures),
            advisors: RowsById::new(advisors),
            races: RowsById::new(races),
            sheet,
            blocks: Blocks::default(),
            fingerprint: files.fingerprint(),
        };
        content.number_blocks();
        Ok(content)
    }

    /// Gives every block its number and keeps a copy of it under that number.
    fn number_blocks(&mut self) {
        let Self { structures, advisors, races, sheet, blocks, .. } = self;
        let effects = structures.iter_mut().map(|row| &mut row.effects);
        let effects = effects.chain(advisors.iter_mut().map(|row| &mut row.effects));
        let mut numbering = |block: &mut Block| blocks.number(block);
        for effects in effects {
            number_effects(effects, &mut numbering);
        }
        for row in races.iter_mut() {
            number_effects(&mut row.effects, &mut numbering);
            if let Some(level) = &mut row.high_level {
                numbering(&mut level.then);
            }
        }
        for level in [&mut sheet.low, &mut sheet.medium, &mut sheet.high] {
            numbering(&mut level.then);
        }
    }

    /// What all sheets share.
    pub fn sheet(&self) -> &SheetRow {
        &self.sheet
    }

    /// The steps of a block.
    pub fn block(&self, block: BlockId) -> &[Effect] {
        &self.blocks[block]
    }

    /// The whole deck (ORI-14).
    pub fn deck(&self) -> Bag<CardId, DESIGNS> {
        let mut deck = Bag::EMPTY;
        for (card, row) in self.structures.iter() {
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
            let rows =
                self.structures.iter().filter(|(_, row)| colour.is_none_or(|colour| row.colour == colour));
            rows.map(|(_, row)| usize::from(row.copies)).sum::<usize>()
        };
        vec![
            ("structures", cards(None)),
            ("structure_designs", self.structures.iter().count()),
            ("structures_blue", cards(Some(Colour::Blue))),
            ("structures_red", cards(Some(Colour::Red))),
            ("structures_yellow", cards(Some(Colour::Yellow))),
            ("structures_grey", cards(Some(Colour::Grey))),
            ("advisors", self.advisors.iter().count()),
            ("races", self.races.iter().count()),
            ("alien_sheets", self.races.iter().filter(|(_, row)| row.sheets == 1).count()),
            ("markers", usize::from(self.sheet.markers) * crate::state::SEATS),
            ("rounds", usize::from(crate::options::Options::default().rounds)),
            ("exchanges", crate::moves::trade::EXCHANGES.len()),
        ]
    }
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

/// The blocks inside a step, which is walked through for reading and for numbering.
macro_rules! blocks_of {
    ($step:expr, $iter:ident) => {
        match $step {
            Effect::If(_, block)
            | Effect::Pay { then: block, .. }
            | Effect::May(block)
            | Effect::EachOpponent(block)
            | Effect::ChooseOpponent(block)
            | Effect::Defender(block) => vec![block],
            Effect::ByColourBeneath { blue, red, yellow } => vec![blue, red, yellow],
            Effect::ChooseOne(blocks) => blocks.$iter().collect(),
            _ => Vec::new(),
        }
    };
}

impl Nested for Effect {
    fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Block> {
        blocks_of!(self, iter_mut).into_iter()
    }
}

/// The blocks inside a step, for reading.
pub(crate) fn blocks_in(step: &Effect) -> Vec<&Block> {
    blocks_of!(step, iter)
}
