//! What frames have in common.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use crate::content::Colour;
use crate::effects::From;
pub use crate::flow::Step;
pub use crate::procedures::{Frame, Stack, Task};
use crate::state::{Slot, SystemId};

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

/// Why cards are being discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Why {
    /// A card or a race says so, or a framed cost.
    Effect,
    /// The Contract action (ORI-97).
    Contract,
    /// The hand limit (ORI-105).
    HandLimit,
}

impl Why {
    /// The rule that asks for the cards.
    pub(crate) const fn rule(self) -> u16 {
        match self {
            Self::Effect => 25,
            Self::Contract => 97,
            Self::HandLimit => 105,
        }
    }
}

/// A build that somebody may or must make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuildOffer {
    /// Where the structure comes from.
    pub from: From,
    /// The only system allowed, if there is only one.
    pub into: Option<SystemId>,
    /// Units saved by the effect.
    pub discount: u8,
    /// It can be declined.
    pub optional: bool,
}

impl BuildOffer {
    /// The Build action of the sheet.
    pub const ACTION: Self = Self { from: From::Hand, into: None, discount: 0, optional: false };
}
