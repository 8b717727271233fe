//! Hints: what a search would do for a seat.

use std::time::Duration;

use orrery_bots::object::Answer;
use orrery_core::Seat;

use super::Live;
use crate::App;
use crate::app::now;
use crate::fair::Payer;

/// How long a hint may think.
const THINKING: Duration = Duration::from_millis(1200);

impl Live {
    /// What a search would do for this seat; nothing if it is not asked, or if there are no hints at this table.
    pub async fn hint(&self, app: &App, seat: Seat, payer: Payer) -> Option<Answer> {
        let snapshot = self.snapshot();
        if !self.setup.hints || !snapshot.table.awaiting().contains(seat) {
            return None;
        }
        let table = snapshot.table.now();
        let mut adviser = self.title.adviser(THINKING, now() as u64);
        app.tables.think_pool.think(payer, move || adviser.choose(&*table, seat)).await
    }
}
