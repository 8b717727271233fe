//! Who knows a hidden thing, kept beside the thing.

use serde::{Deserialize, Serialize};

use crate::outside::Outside;
use crate::seat::{Seat, SeatSet};

/// A thing face down, and the seats that have seen its face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Known<T> {
    /// The face.
    pub face: T,
    /// Who has seen it.
    pub by: SeatSet,
}

impl<T: Copy> Known<T> {
    /// Known to these seats.
    pub const fn to(face: T, by: SeatSet) -> Self {
        Self { face, by }
    }

    /// Known to one seat.
    pub const fn only_to(face: T, seat: Seat) -> Self {
        Self::to(face, SeatSet::only(seat))
    }

    /// The face, if one of these seats has seen it: viewers together know what any of them knows. What everybody has
    /// seen is open to spectators too.
    pub fn seen_by(&self, viewer: SeatSet) -> Option<T> {
        let seen = self.by == SeatSet::EVERYBODY || !self.by.intersection(viewer).is_empty();
        seen.then_some(self.face)
    }

    /// Shows it to more seats. If the acting seat had not known it, somebody has learned something new, and what was
    /// decided before cannot be taken back.
    pub fn show<E>(&mut self, to: SeatSet, out: &mut Outside<'_, E>) {
        if !self.by.includes(to) && !self.by.contains(out.actor()) {
            out.learned();
        }
        self.by = self.by.union(to);
    }
}
