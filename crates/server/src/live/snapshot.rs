//! What readers see of a table: an immutable snapshot, published when what it shows is on disk.

use std::sync::Arc;

use orrery_core::{Seat, SeatSet, TableObject};
use orrery_store::ChatLine;

use super::pending::Held;
use super::seats::{SeatError, plays};
use super::side_state::SideState;

/// A table at one moment. Everything in it is on disk, and nothing in it changes any more.
#[derive(Clone)]
pub struct Snapshot {
    /// The game.
    pub table: Arc<dyn TableObject>,
    /// What was said, the last lines of it.
    pub chat: Arc<Vec<ChatLine>>,
    /// The seats for which somebody has the table open.
    pub present: SeatSet,
    /// Clocks, stand-ins and votes.
    pub(super) side_state: Arc<SideState>,
    /// What the owner of a decision that waits for the end of a turn sees.
    pub(super) held: Option<Held>,
    /// Whether the game was given up.
    pub(super) given_up: bool,
    /// Since when each seat is asked, in milliseconds since 1970.
    pub(super) asked_at: Vec<Option<i64>>,
    /// How often something was taken back: as long as it is the same, the log has only grown.
    pub(super) undone: u64,
    /// How many changes of the table led here.
    pub(super) change: u64,
    /// Snapshots of one edition differ only in the chat and in what the clocks show.
    pub(super) edition: u64,
    /// How many entries the store has of this table.
    pub(super) version: u64,
}

impl Snapshot {
    /// How many entries the store has of this table.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Whether the owner of a seat plays it now.
    pub fn plays(&self, seat: Seat) -> Result<(), SeatError> {
        plays(&self.side_state, self.given_up, seat)
    }
}
