//! Who says what at a table.

use orrery_store::{Say, StoreError};

use super::table::Live;
use super::viewing::Seating;
use crate::App;
use crate::app::now;

/// The longest line of the chat, in characters.
const LINE: usize = 500;

/// Somebody who says something.
pub struct Speaker {
    /// The account.
    pub account: String,
    /// What somebody without a seat is called.
    pub name: String,
    /// The seats that the account has.
    pub seating: Seating,
}

/// Why nothing was said.
#[derive(Debug, thiserror::Error)]
pub enum SpeakError {
    /// It is no line: empty, too long, or with invisible characters.
    #[error("a line has 1 to {LINE} characters")]
    Unfit,
    /// It could not be written down.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Live {
    /// Says something in the chat, under the name that stands at the seat.
    pub async fn speak(&self, app: &App, speaker: Speaker, text: &str) -> Result<(), SpeakError> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LINE || text.chars().any(char::is_control) {
            return Err(SpeakError::Unfit);
        }
        let (seat, name) = {
            let seating = speaker.seating;
            let seat = seating.me(self.snapshot().table.awaiting()).or_else(|| seating.own.first());
            let named = seat.and_then(|seat| self.seats.get(seat.index()).map(|row| row.name.clone()));
            (seat.map(|seat| seat.index() as u8), named.unwrap_or(speaker.name))
        };
        let account = Some(speaker.account);
        let line = Say { table: self.id.clone(), account, seat, name, text: text.to_owned(), at: now() };
        Ok(self.say(app, line).await?)
    }
}
