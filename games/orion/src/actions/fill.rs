//! Filling marker fields when an opponent blocks them (ORI-119).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::state::{Slot, State};

/// Empty A and R fields of active cards and advisor.
fn empty_fields<'a>(game: &'a Orion, t: &'a State, seat: Seat) -> impl Iterator<Item = Slot> + 'a {
    let slots = Slot::ALL.iter().copied();
    slots.filter(move |slot| game.field(t, seat, *slot).is_some() && !Orion::is_marked(t, seat, *slot))
}

pub(crate) fn candidates(game: &Orion, t: &State, seat: Seat, into: &mut Vec<Action>) {
    into.extend(empty_fields(game, t, seat).map(Action::Fill));
}

pub(crate) fn check(game: &Orion, t: &State, seat: Seat, slot: Slot) -> Result<(), Refusal> {
    game.check_field(t, seat, slot)
}

pub(crate) fn apply(t: &mut State, seat: Seat, slot: Slot, out: &mut Out<'_>) {
    Orion::mark_from_reserves(t, seat, slot, out);
}

impl Orion {
    /// Fills every empty field; with too few reserves the owner chooses which.
    pub(crate) fn block_fields(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let empty = empty_fields(self, t, seat).count();
        if usize::from(t.players[seat].reserves) < empty {
            Self::push(t, seat, Task::Fill);
            return;
        }
        for slot in Slot::ALL {
            if self.check_field(t, seat, *slot).is_ok() {
                Self::mark_from_reserves(t, seat, *slot, out);
            }
        }
    }

    /// Whether a further field is to be chosen.
    pub(crate) fn fill_waits(&self, t: &mut State, seat: Seat) -> bool {
        let waits = t.players[seat].reserves > 0 && empty_fields(self, t, seat).next().is_some();
        if !waits {
            t.stack.pop();
        }
        waits
    }
}
