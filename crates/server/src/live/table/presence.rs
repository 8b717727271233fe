//! Who has a table open, and who has asked for it.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Instant;

use orrery_core::{Seat, SeatSet};

use super::Live;
use crate::App;
use crate::live::elsewhere::PRESENT;
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
    /// The seats for which other servers have some, and when they said so.
    elsewhere: BTreeMap<String, (SeatSet, Instant)>,
}

impl Presence {
    fn here(&self) -> SeatSet {
        self.connections.iter().filter(|(_, count)| **count > 0).map(|(seat, _)| *seat).collect()
    }

    fn is_elsewhere(&self, seat: Seat) -> bool {
        self.elsewhere.values().any(|(seats, at)| seats.contains(seat) && at.elapsed() < PRESENT)
    }
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

    /// The seats for which somebody is at this server, one bit each.
    pub(in crate::live) fn present_here(&self) -> u16 {
        self.presence().here().iter().fold(0, |bits, seat| bits | 1 << seat.index())
    }

    /// Another server says for which seats somebody is there.
    pub(in crate::live) fn present_elsewhere(&self, server: &str, bits: u16) {
        let mut presence = self.presence();
        let seats = (0..self.seats.len() as u8).filter(|seat| bits & (1 << seat) != 0).map(Seat::new);
        presence.elsewhere.insert(server.to_owned(), (seats.collect(), Instant::now()));
        presence.elsewhere.retain(|_, (seats, at)| !seats.is_empty() && at.elapsed() < PRESENT);
        self.publish_presence(&presence);
    }

    /// Shows who is there, if that has changed.
    fn publish_presence(&self, presence: &Presence) {
        let here = presence.here();
        let seats = (0..self.seats.len() as u8).map(Seat::new);
        let present: SeatSet =
            seats.filter(|seat| here.contains(*seat) || presence.is_elsewhere(*seat)).collect();
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
        let here = presence.connections.get(&seat).is_some_and(|count| *count > 0);
        if here || presence.is_elsewhere(seat) {
            return None;
        }
        Some(presence.gone.get(&seat).copied().unwrap_or_default())
    }
}
