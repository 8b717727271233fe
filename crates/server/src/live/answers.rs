//! Standing answers of a live table: what is set, given or revoked is written with the moves.

use std::sync::Arc;

use orrery_core::standing_answers::{Note, Wish};
use orrery_core::{Seat, TableObject};
use orrery_store::{Entry, EntryKind};

use super::table::{Live, LiveError};
use crate::App;
use crate::app::now;

impl Live {
    /// Adds a standing answer for a seat, given at once if it fits the present question. Its number.
    pub async fn stand(self: &Arc<Self>, app: &Arc<App>, seat: Seat, wish: Wish) -> Result<u32, LiveError> {
        self.alter(app, move |_, _, inner| {
            inner.plays(seat)?;
            Ok((inner.table.stand(seat, &wish)?, Some(Vec::new())))
        })
        .await
    }

    /// A standing answer is given no more.
    pub async fn revoke(self: &Arc<Self>, app: &Arc<App>, seat: Seat, id: u32) -> Result<(), LiveError> {
        self.alter(app, move |_, _, inner| Ok(((), inner.table.revoke(seat, id).then(Vec::new)))).await
    }

    /// Whether the only possible answer is given for a seat.
    pub async fn answer_forced(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: Seat,
        on: bool,
    ) -> Result<(), LiveError> {
        self.alter(app, move |_, _, inner| {
            inner.plays(seat)?;
            inner.table.answer_forced(seat, on).map_err(orrery_core::object::MoveError::from)?;
            Ok(((), Some(Vec::new())))
        })
        .await
    }
}

/// What is new about standing answers, as entries.
pub(super) fn entries(table: &mut dyn TableObject) -> Vec<Entry> {
    let entry = |(seat, note): (Seat, Note)| Entry {
        seat: seat.index() as u8,
        kind: EntryKind::Standing,
        action: serde_json::to_string(&note).expect("a note is plain data"),
        chance: "[]".to_owned(),
        at: now(),
    };
    table.take_notes().into_iter().map(entry).collect()
}

/// What entries tell about standing answers: the last word of each seat, and what was given and not taken back.
pub(super) fn notes(entries: &[Entry]) -> Result<Vec<(Seat, Note)>, String> {
    let (mut notes, mut made) = (Vec::<(Seat, Note)>::new(), 0);
    for entry in entries {
        match entry.kind {
            EntryKind::Move => made += 1,
            EntryKind::Undo => {
                made -= 1;
                notes.retain(|(_, note)| !matches!(note, Note::Gave(given) if given.decision > made));
            }
            EntryKind::Standing => {
                let note: Note = serde_json::from_str(&entry.action).map_err(|error| error.to_string())?;
                notes.push((Seat::new(entry.seat), note));
            }
            EntryKind::Begin | EntryKind::Adopt | EntryKind::Note => {}
        }
    }
    Ok(notes)
}
