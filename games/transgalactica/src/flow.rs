//! The sequence of play. It leads through the draft so far.

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Outside, Seat};
use serde::{Deserialize, Serialize};

use crate::Transgalactica;
use crate::event::Event;
use crate::procedures::draft::{Draft, Pick};
use crate::state::State;

/// The world outside, as these rules see it.
pub(crate) type Out<'a> = Outside<'a, Event>;

/// The sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// So many picks of the draft have been made.
    Draft(u8),
}

impl Default for Step {
    fn default() -> Self {
        Self::Draft(0)
    }
}

impl Script<Transgalactica> for Step {
    /// From the last player to the first, then back (TRA-59, TRA-60).
    fn run(self, game: &Transgalactica, t: &mut State, lowest: Seat, _: &mut Out<'_>) {
        let Self::Draft(picks) = self;
        let (players, pick) = (t.order.len(), usize::from(picks));
        if pick >= 2 * players || game.drafts_by_chance() {
            return;
        }
        let place = if pick < players { players - 1 - pick } else { pick - players };
        t.stack.push(lowest, Self::Draft(picks + 1));
        t.stack
            .push(t.order[place], Draft { pick: if pick < players { Pick::Either } else { Pick::Missing } });
    }
}
