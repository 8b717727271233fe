//! Who has a table open, and who has asked for it.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError};

use orrery_core::{Seat, SeatSet};

use super::Live;
use crate::App;
use crate::live::snapshot::Snapshot;

/// How long after somebody asked for a table it counts as looked at, in milliseconds: a program may ask now and then.
const LOOK: i64 = 60 * 1000;

/// Who has the table open.
#[derive(Default)]
pub(super) struct Presence {
    /// How many pages and programs there are for each seat.
    connections: BTreeMap<Seat, usize>,
    /// Since when there is none for a seat, if there was one.
    gone: BTreeMap<Seat, i64>,
}

impl Live {
    fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection for these seats opens.
    pub fn enter(&self, seats: SeatSet) {
        let mut presence = self.presence();
        for seat in seats.iter() {
            *presence.connections.entry(seat).or_default() += 1;
        }
        self.publish_presence(&presence);
    }

    /// A connection for these seats closes.
    pub fn leave(&self, app: &App, seats: SeatSet) {
        let mut presence = self.presence();
        for seat in seats.iter() {
            if let Some(count) = presence.connections.get_mut(&seat) {
                *count = count.saturating_sub(1);
                presence.gone.insert(seat, app.tables.alarm.now());
            }
        }
        self.publish_presence(&presence);
    }

    /// Shows who is there, if that has changed.
    fn publish_presence(&self, presence: &Presence) {
        let there = presence.connections.iter().filter(|(_, count)| **count > 0);
        let present: SeatSet = there.map(|(seat, _)| *seat).collect();
        self.published.send_if_modified(|current| {
            let changed = current.present != present;
            if changed {
                let edition = current.edition + 1;
                *current = Arc::new(Snapshot { present, edition, ..Snapshot::clone(current) });
            }
            changed
        });
    }

    /// Somebody looks at the table.
    pub(in crate::live) fn look(&self, app: &App) {
        self.looked_at.store(app.tables.alarm.now(), Ordering::SeqCst);
    }

    /// Whether anybody has the table open, or has asked for it lately.
    pub(in crate::live) fn is_looked_at(&self, app: &App) -> bool {
        let last = self.looked_at.load(Ordering::SeqCst);
        self.readers() > 0 || app.tables.alarm.now().saturating_sub(last) < LOOK
    }

    /// Whether any player has the table open.
    pub fn is_watched(&self) -> bool {
        !self.published.borrow().present.is_empty()
    }

    /// Since when nobody has the table open for a seat, as far as is known; nothing while somebody has.
    pub(in crate::live) fn away_since(&self, seat: Seat) -> Option<i64> {
        let presence = self.presence();
        if presence.connections.get(&seat).is_some_and(|count| *count > 0) {
            return None;
        }
        Some(presence.gone.get(&seat).copied().unwrap_or_default())
    }
}
