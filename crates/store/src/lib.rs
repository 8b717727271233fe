//! Where tables, accounts and sessions are kept: one `SQLite` file, without set-up, or a database of `PostgreSQL` that
//! several servers share. No knowledge of any game.
//!
//! An answer to a write means that it is on disk. One thread writes: it takes all waiting requests, runs each inside
//! one transaction, and commits once for all of them. With `PostgreSQL` each server has such a thread, and a row that is
//! about to be changed is locked first.
//!
//! A table is an append-only list of [`Entry`]s with a version number. An append names the version that the caller has
//! seen; if it is no longer the current one, nothing is written ([`StoreError::SomebodyWasFirst`]). Everything else
//! about a table (setup, phase, seats) has a revision that works the same way.
//!
//! Ids are text made by the caller, unguessable where that matters. Times are milliseconds since 1970, given by the
//! caller. JSON is text to the store.

mod accounts;
mod chat;
mod copying;
mod database;
mod entries;
mod error;
mod leases;
mod lobby;
mod news;
mod notices;
mod outbox;
mod postgres;
mod read_markers;
mod reviews;
mod seats;
mod secrets;
mod sessions;
mod side_state;
mod sql;
mod sqlite;
mod store;
mod tables;
mod tokens;
mod writer;

pub use accounts::{Account, Name, NewAccount, SeatOf};
pub use chat::{ChatLine, Say};
pub use copying::Contents;
pub use database::Database;
pub use entries::{Append, Entry, EntryKind};
pub use error::StoreError;
pub use leases::Lease;
pub use lobby::{Counts, Mine, Slice};
pub use news::{News, Version};
pub use notices::{Channel, ChannelKind, NewChannel};
pub use outbox::{Bundle, Errand, Pace, Settled};
pub use read_markers::{ReadMarker, Source};
pub use seats::{Holder, LeaveSeat, SeatRow, TakeSeat};
pub use sessions::Session;
pub use side_state::{Deed, KeptSideState, Outage, SideState};
pub use store::{Store, WritePermit};
pub use tables::{Change, Loaded, NewTable, Phase, Seated, TableRow};
pub use tokens::Token;
