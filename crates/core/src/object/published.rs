//! A game with its content as an object.

use std::sync::Arc;

use serde_json::Value;

use super::runner::TypedRunner;
use super::{Description, GameObject, OpenError, ResumeError, Runner, TableObject};
use crate::content::{self, Pack, PackErrors, RowOrigin, Share};
use crate::game::{Publish, SetupError};
use crate::guide::Guide;
use crate::record::{Past, Record, RecordError};
use crate::revisions::{self, Difference};
use crate::seat::{MOST_SEATS, Seats};
use crate::seed::Dice;
use crate::settings::{self, Setting};
use crate::table::Table;
use crate::text::Text;
use crate::words::{Lang, Words};

/// A game with its content, ready to be listed.
pub struct Published<G: Publish> {
    content: Arc<G::Content>,
    pack: Pack,
    words: Words,
    origins: Vec<RowOrigin>,
    guide: Option<Guide>,
}

impl<G: Publish> Published<G> {
    /// The game as it comes.
    pub fn built_in() -> Self {
        Self::with(G::built_in(), Pack::default().complete(G::sources()), Words::new(G::texts))
    }

    /// The game with a user's content.
    pub fn packed(pack: &Pack) -> Result<Self, PackErrors> {
        let content = Arc::new(G::from_pack(pack)?);
        let words = Words::with_pack(G::texts, |lang| {
            let file = format!("{lang}.ftl");
            pack.file(&file).map(|text| (file.clone(), text.to_owned()))
        })?;
        Ok(Self::with(content, pack.complete(G::sources()), words))
    }

    fn with(content: Arc<G::Content>, pack: Pack, words: Words) -> Self {
        let described = G::descriptions(&content).into_iter().map(|(name, _)| name.key.into_owned());
        let described: Vec<_> = described.collect();
        let origins = content::origins(&pack, &described);
        let ours = origins.iter().filter(|row| row.origin.share() != Share::Printed);
        let ours: Vec<_> = ours.filter_map(|row| row.name.clone()).collect();
        let guide = G::first_game().map(|text| {
            Guide::read("guide/first-game.ron", text)
                .unwrap_or_else(|error| panic!("the guide of {} is broken: {error}", G::ID))
        });
        Self { words: words.explaining(described).marking(ours), content, pack, origins, guide }
    }

    /// The newest rules, for a table with these options.
    pub fn rules(&self, seats: u8, options: &Value) -> Result<G, OpenError> {
        settings::check_all(&G::settings(), options).map_err(OpenError::Options)?;
        let options =
            serde_json::from_value(options.clone()).map_err(|error| OpenError::Options(error.to_string()))?;
        if !(1..=MOST_SEATS).contains(&seats) {
            return Err(SetupError::Seats { game: G::ID, seats: G::SEATS, found: seats }.into());
        }
        Ok(G::new(Arc::clone(&self.content), options, Seats::new(seats))?)
    }
}

impl<G: Publish> GameObject for Published<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn seats(&self) -> (u8, u8) {
        (*G::SEATS.start(), *G::SEATS.end())
    }

    fn words(&self) -> &Words {
        &self.words
    }

    fn exercises(&self) -> &'static str {
        G::exercises()
    }

    fn ledger(&self, lang: Lang) -> &'static str {
        G::ledger(lang)
    }

    fn guide(&self) -> Option<&Guide> {
        self.guide.as_ref()
    }

    fn settings(&self) -> Vec<Setting> {
        G::settings()
    }

    fn inventory(&self) -> Vec<(&'static str, usize)> {
        G::inventory(&self.content)
    }

    fn descriptions(&self) -> Vec<Description> {
        let ours = |key: &str| {
            let row = self.origins.iter().find(|row| row.name.as_deref() == Some(key))?;
            row.origin.text()
        };
        let pairs = G::descriptions(&self.content).into_iter();
        let described = |(name, text): (Text, Text)| match ours(&name.key) {
            Some(ours) => {
                let text = Text::new("described-ours").text("about", text).text("ours", ours);
                Description { name, text }
            }
            None => Description { name, text },
        };
        pairs.map(described).collect()
    }

    fn with_pack(&self, pack: &Pack) -> Result<Box<dyn GameObject>, PackErrors> {
        Ok(Box::new(Self::packed(pack)?))
    }

    fn open(&self, seats: u8, options: &Value, dice: Dice) -> Result<Box<dyn TableObject>, OpenError> {
        Ok(Box::new(Table::open(Arc::new(self.rules(seats, options)?), dice)))
    }

    fn replay(&self, record: &Record, upto: Option<usize>) -> Result<Box<dyn TableObject>, RecordError> {
        let upto = upto.unwrap_or(record.decisions.len());
        Ok(Box::new(Table::<G>::replay_up_to(Arc::clone(&self.content), record, upto)?))
    }

    fn resume(
        &self,
        seats: u8,
        options: &Value,
        dice: Dice,
        past: &Past,
    ) -> Result<Box<dyn TableObject>, ResumeError> {
        if !(1..=G::REVISION).contains(&past.revision) {
            return Err(RecordError::Revision { found: past.revision, known: G::REVISION }.into());
        }
        let game = Arc::new(self.rules(seats, options)?.at_revision(past.revision));
        Ok(Box::new(Table::resume(game, dice, &past.lines, &past.adopted)?))
    }

    fn revision(&self) -> u16 {
        G::REVISION
    }

    fn under_newest(&self, record: &Record) -> Result<Option<Difference>, RecordError> {
        revisions::under_newest::<G>(&self.content, record)
    }

    fn content(&self) -> &Pack {
        &self.pack
    }

    fn origins(&self) -> &[RowOrigin] {
        &self.origins
    }

    fn fingerprint(&self) -> String {
        G::fingerprint(&self.content)
    }

    fn runner(&self, seats: u8, options: &Value) -> Result<Box<dyn Runner>, OpenError> {
        Ok(Box::new(TypedRunner::new(self.rules(seats, options)?)))
    }
}
