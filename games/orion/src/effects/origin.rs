//! Where an effect comes from.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use crate::content::Colour;
use crate::state::Slot;

/// Where an effect comes from and what it looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// Whose card.
    pub owner: Seat,
    /// Which card.
    pub slot: Slot,
    /// The other side of the attack just made.
    pub other: Seat,
    /// The colour just exploited.
    pub colour: Colour,
}

impl Origin {
    /// An effect that looks at nothing but its card.
    pub const fn card(owner: Seat, slot: Slot) -> Self {
        Self { owner, slot, other: owner, colour: Colour::Grey }
    }
}
