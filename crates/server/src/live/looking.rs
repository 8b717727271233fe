//! How somebody looks at a table: for which seats, and what that shows.

use orrery_core::{Lang, Seat, SeatSet};
use orrery_web::Voice;
use orrery_web::table::{Look, Sitter};

use super::table::{Inner, Live};

/// Which seats somebody has, and for which of them they look now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    /// The seats of the account.
    pub own: SeatSet,
    /// With several seats: the one whose hand is open.
    pub open: Option<Seat>,
}

impl Seating {
    /// The seat that the person plays now.
    pub fn me(self, awaiting: SeatSet) -> Option<Seat> {
        if self.own.len() == 1 {
            return self.own.first();
        }
        // The curtain falls as soon as another of one's seats is asked.
        let open = self.open.filter(|seat| self.own.contains(*seat))?;
        let others = awaiting.intersection(self.own).without(open);
        (awaiting.contains(open) || others.is_empty()).then_some(open)
    }

    /// Whose knowledge is shown.
    pub fn viewer(self, awaiting: SeatSet) -> SeatSet {
        if awaiting.is_empty() {
            return SeatSet::EVERYBODY;
        }
        self.me(awaiting).map_or(SeatSet::NOBODY, SeatSet::only)
    }

    fn behind_curtain(self, awaiting: SeatSet) -> SeatSet {
        if self.own.len() > 1 && self.me(awaiting).is_none() {
            awaiting.intersection(self.own)
        } else {
            SeatSet::NOBODY
        }
    }
}

/// Calls `then` with the table as it is looked at now.
pub fn looked_at<T>(
    live: &Live,
    inner: &Inner,
    seating: Seating,
    lang: Lang,
    then: impl FnOnce(&Look<'_>) -> T,
) -> T {
    let sitters = live.sitters(inner);
    let names: Vec<_> = sitters.iter().map(|sitter: &Sitter| sitter.name.clone()).collect();
    let awaiting = inner.table.awaiting();
    let address = format!("/t/{}", live.id);
    let look = Look {
        game: &*live.title,
        pages: &*live.title,
        table: &*inner.table,
        voice: Voice { words: live.title.words(), lang, names: &names },
        viewer: seating.viewer(awaiting),
        me: seating.me(awaiting),
        behind_curtain: seating.behind_curtain(awaiting),
        sitters: &sitters,
        hints: live.setup.hints,
        past: false,
        address: &address,
    };
    then(&look)
}
