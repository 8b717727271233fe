//! Standing answers of a live table: what is set, given or revoked is written with the moves.

use std::sync::Arc;

use orrery_core::standing_answers::{NoChoice, Note, Wish};
use orrery_core::{Seat, TableObject};
use orrery_store::{Entry, EntryKind};

use super::table::{Live, LiveError};
use crate::App;
use crate::app::now;
use crate::setup::Setup;

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

    /// Gives what nobody has to decide: at a table that has just begun, nobody has been asked yet.
    pub(super) async fn answer_where_nothing_is_to_decide(self: &Arc<Self>, app: &Arc<App>) {
        let done = self.alter(app, move |_, _, inner| {
            let before = inner.table.decisions();
            if !inner.given_up {
                inner.table.give_answers().map_err(orrery_core::object::MoveError::from)?;
            }
            Ok(((), (inner.table.decisions() > before).then(Vec::new)))
        });
        if let Err(error) = done.await {
            tracing::warn!(table = self.id, %error, "what nobody has to decide was not answered");
        }
    }
}

/// Nobody is asked where there is nothing to decide. Among people, only where everybody can see that: a pause must not
/// tell. Somebody who plays with bots alone tells nobody anything.
pub(super) fn spare_questions(table: &mut dyn TableObject, setup: &Setup) {
    for seat in table.seats().iter() {
        let alone = table.seats().others(seat).all(|other| setup.bot(other.index()).is_some());
        let no_choice = if alone { NoChoice::Answered } else { NoChoice::AnsweredWhereSeen };
        table.set_no_choice(seat, no_choice);
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
