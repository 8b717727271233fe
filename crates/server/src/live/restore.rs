//! From the store back to a table: with the content and by the rules that it began with.

use std::sync::Arc;

use orrery_core::content::{Pack, PackErrors};
use orrery_core::object::ResumeError;
use orrery_core::record::{Adoption, Line, Past};
use orrery_core::{Seat, TableObject};
use orrery_registry::Title;
use orrery_store::{Entry, EntryKind, Loaded, Store, StoreError};

use super::answers;
use crate::App;
use crate::app::Titles;
use crate::setup::Setup;

/// A table as it was when its last entry was written.
pub struct Restored {
    /// Its game, with the content that it began with.
    pub title: Arc<dyn Title>,
    /// What it was opened with.
    pub setup: Setup,
    /// The game in play.
    pub table: Box<dyn TableObject>,
}

/// Why a kept table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// A game that this build lacks.
    #[error("this build has no game `{0}`; use one that has it")]
    Game(String),
    /// Content that is not there.
    #[error("its content {0} is not in the store; restore the database from a backup")]
    NoContent(String),
    /// Content that this build cannot read.
    #[error("its content cannot be read by this build: {0}")]
    Content(#[from] PackErrors),
    /// What the server wrote beside the decisions.
    #[error("what was kept of it cannot be read: {0}")]
    Unreadable(String),
    /// Its decisions.
    #[error(transparent)]
    Resume(#[from] ResumeError),
    /// The store itself.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<serde_json::Error> for RestoreError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable(error.to_string())
    }
}

impl Restored {
    /// Opens what was loaded. Every decision is checked on the way, and everything that chance brought is compared.
    pub async fn open(store: &Store, titles: &Titles, loaded: &Loaded) -> Result<Self, RestoreError> {
        let title = with_content(store, titles, loaded).await?;
        let setup: Setup = serde_json::from_str(&loaded.table.setup)?;
        let past = past(setup.revision, &loaded.entries)?;
        let seats = setup.seats.len() as u8;
        let mut table = title.resume(seats, &setup.options, setup.dice(), &past)?;
        table.recall(&answers::notes(&loaded.entries).map_err(RestoreError::Unreadable)?);
        Ok(Self { title, setup, table })
    }
}

/// The game of a table with the content that the table began with. A build with other content reads it from the store.
async fn with_content(
    store: &Store,
    titles: &Titles,
    loaded: &Loaded,
) -> Result<Arc<dyn Title>, RestoreError> {
    let game = &loaded.table.game;
    let title = titles.find(game).ok_or_else(|| RestoreError::Game(game.clone()))?;
    let Some(hash) = loaded.table.pack.as_ref().filter(|hash| **hash != title.fingerprint()) else {
        return Ok(Arc::clone(title));
    };
    if let Some(title) = titles.with_content(hash) {
        return Ok(title);
    }
    let body = store.pack(hash).await?.ok_or_else(|| RestoreError::NoContent(hash.clone()))?;
    let pack: Pack = serde_json::from_slice(&body)?;
    Ok(titles.remember(hash, Arc::from(title.packed(&pack)?)))
}

/// Keeps all of a game's content, so that tables can go on with it under every later build; its hash.
pub async fn store_content(app: &App, title: &dyn Title) -> Result<String, StoreError> {
    let hash = title.fingerprint();
    if !app.tables.contents().contains(&hash) {
        let body = serde_json::to_vec(title.content()).expect("content is plain data");
        app.store.keep_pack(&hash, body).await?;
        app.tables.contents().insert(hash.clone());
    }
    Ok(hash)
}

/// A past as entries: what a copy of a table begins with.
pub fn entries(past: &Past, at: i64) -> Vec<Entry> {
    let entry = |seat: Seat, kind, action: String, chance: String| Entry {
        seat: seat.index() as u8,
        kind,
        action,
        chance,
        at,
    };
    let adopted = |after: usize| {
        let here = past.adopted.iter().filter(move |adoption| adoption.after == after);
        here.map(|adoption| entry(Seat::new(0), EntryKind::Adopt, adoption.to.to_string(), "[]".to_owned()))
    };
    let mut entries: Vec<_> = adopted(0).collect();
    for (index, line) in past.lines.iter().enumerate() {
        let chance = serde_json::to_string(&line.chance).expect("chance is plain data");
        entries.push(entry(line.seat, EntryKind::Move, line.action.clone(), chance));
        entries.extend(adopted(index + 1));
    }
    entries
}

/// The decisions that stand: what was taken back is gone.
pub fn past(revision: u16, entries: &[Entry]) -> Result<Past, RestoreError> {
    let mut past = Past::of(revision, Vec::new());
    for entry in entries {
        match entry.kind {
            EntryKind::Move => past.lines.push(Line {
                seat: Seat::new(entry.seat),
                action: entry.action.clone(),
                chance: serde_json::from_str(&entry.chance)?,
            }),
            EntryKind::Undo => {
                let taken_back = past.lines.pop();
                taken_back
                    .ok_or_else(|| RestoreError::Unreadable("an undo without a decision".to_owned()))?;
            }
            EntryKind::Adopt => {
                let to = entry.action.parse();
                let to =
                    to.map_err(|_| RestoreError::Unreadable(format!("`{}` is no revision", entry.action)))?;
                let from = past.adopted.last().map_or(past.revision, |last| last.to);
                past.adopted.push(Adoption { after: past.lines.len(), from, to });
            }
            EntryKind::Begin | EntryKind::Standing | EntryKind::Note => {}
        }
    }
    Ok(past)
}
