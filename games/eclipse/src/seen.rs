//! The table as somebody sees it, in the form that the rules ask: what pages and the table in words are made of.

use std::ops::Deref;

use orrery_core::{Bag, SeatSet};

use crate::Eclipse;
use crate::ids::DiscoveryId;
use crate::procedures::Stack;
use crate::state::{Pact, Player, SHUFFLES, Shuffle, State};

/// A table without what its viewers cannot know and without what is being done. Bags and stacks are empty, and discoveries that others
/// keep are as many of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen(Box<State>);

impl Deref for Seen {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}

/// A player as everybody sees them.
pub(crate) fn open(player: &Player) -> Player {
    Player { reputation: Bag::EMPTY, shown_tiles: tinyvec::ArrayVec::new(), kept: Bag::EMPTY, ..*player }
}

impl Eclipse {
    /// The table as these seats see it together.
    pub fn seen_by(&self, t: &State, viewer: SeatSet) -> Seen {
        let mut seen = Box::new(*t);
        seen.stack = Stack::default();
        if t.over {
            return Seen(seen);
        }
        for seat in self.seats.iter().filter(|seat| !viewer.contains(*seat)) {
            let player = &t.players[seat];
            seen.players[seat] = open(player);
            seen.players[seat].kept.put_many(DiscoveryId::default(), player.kept.len() as u8);
        }
        seen.kept_later.clear();
        seen.discoveries = [Shuffle::default(); SHUFFLES];
        seen.reputation = Bag::EMPTY;
        seen.pact = Pact::default();
        seen.found = None;
        seen.drawn = Bag::EMPTY;
        seen.drawn_seen = SeatSet::NOBODY;
        Seen(seen)
    }
}
