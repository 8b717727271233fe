//! Where tables, accounts and sessions are kept: one `SQLite` file, no set-up, no knowledge of any game.
//!
//! An answer to a write means that it is on disk. One thread writes: it takes all waiting requests, runs each inside
//! one transaction, and syncs the disk once for all of them.
//!
//! A table is an append-only list of [`Entry`]s with a version number. An append names the version that the caller has
//! seen; if it is no longer the current one, nothing is written ([`StoreError::SomebodyWasFirst`]). Everything else
//! about a table (setup, phase, seats) has a revision that works the same way.
//!
//! Ids are text made by the caller, unguessable where that matters. Times are milliseconds since 1970, given by the
//! caller. JSON is text to the store.

mod accounts;
mod chat;
mod entries;
mod error;
mod lobby;
mod notices;
mod open;
mod outbox;
mod read_markers;
mod reviews;
mod schema;
mod seats;
mod secrets;
mod sessions;
mod side_state;
mod store;
mod tables;
mod tokens;
mod writer;

pub use accounts::{Account, Name, NewAccount, SeatOf};
pub use chat::{ChatLine, Say};
pub use entries::{Append, Entry, EntryKind};
pub use error::StoreError;
pub use lobby::{Counts, Mine, Slice};
pub use notices::{Channel, ChannelKind, NewChannel};
pub use outbox::{Bundle, Errand, Pace, Settled};
pub use read_markers::{ReadMarker, Source};
pub use seats::{Holder, LeaveSeat, SeatRow, TakeSeat};
pub use sessions::Session;
pub use side_state::{Deed, Outage, SideState};
pub use store::{Store, WritePermit};
pub use tables::{Change, Loaded, NewTable, Phase, Seated, TableRow};
pub use tokens::Token;
