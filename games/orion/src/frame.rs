//! The rest of the turn as data: which procedure, where in it, its locals.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{Colour, SheetAction};
use crate::effects::{BlockId, From, Take, Window};
use crate::state::{CardId, Slot, SystemId};

/// The sequence of play (ORI-40). `k` counts players from the first one clockwise (ORI-41).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// Races are chosen (ORI-8).
    #[default]
    Races,
    /// The `k`th player has a chance to choose.
    Race(u8),
    /// Advisors and first hands (ORI-12, ORI-14).
    Deal,
    /// Replacing cards of the first hand (ORI-15).
    Mulligan(u8),
    /// Production (ORI-42).
    Collect,
    /// Development level (ORI-43).
    Development(u8),
    /// Start-of-round effects (ORI-50).
    StartEffects(u8),
    /// Turns; the next one is this seat's, if it has a marker (ORI-53).
    Turns(Seat),
    /// End check (ORI-102).
    EndCheck,
    /// Hand limit (ORI-105).
    HandLimit(u8),
    /// Markers back, token to the left (ORI-106, ORI-107).
    Home,
}

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

/// One procedure under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// The sequence of play; always the lowest frame.
    Sequence(Step),
    /// Somebody chooses a race.
    Race,
    /// Somebody replaces cards of the first hand and has laid down so many.
    Mulligan(u8),
    /// Somebody takes an action (ORI-53).
    Turn,
    /// After a sheet action its triggers follow.
    AfterAction(SheetAction, Colour),
    /// After the attacker's effects the defender's follow.
    WhenAttacked,
    /// Pending effects of one window (ORI-138), a bit for each slot.
    Pending(Window, u8, Origin),
    /// Steps of an effect, carried out by the frame's seat.
    Run {
        /// Which effect.
        block: BlockId,
        /// The next step.
        at: u8,
        /// Whose card.
        origin: Origin,
        /// The printed colour of the structure just built (ORI-142).
        built: Option<Colour>,
    },
    /// An effect that may be used or not.
    May(BlockId, Origin),
    /// One option of the step at this place.
    Choose(BlockId, u8, Origin),
    /// An opponent is chosen for an effect.
    Target(BlockId, Origin),
    /// Opponents carry out an effect one by one; so many are done.
    Opponents(BlockId, u8, Origin),
    /// A build by an effect.
    Build(BuildOffer),
    /// A build whose discount can be used in several ways.
    Pay(CardId, SystemId, BuildOffer),
    /// So many cards are still to be discarded.
    Discard(u8, Why),
    /// Of the cards drawn, so many are to be discarded.
    Keep(u8),
    /// A card of the discard pile is taken.
    Take(Take, bool),
    /// An advisor is hired.
    Hire,
    /// A colour is chosen for the additional system.
    PickColour,
    /// A system is chosen to be rearranged.
    Rearrange,
    /// A system is stacked anew from the bottom; so many cards lie, and the former top card is at this place.
    Stack(SystemId, u8, u8),
    /// Top cards are moved to the bottom, opponent by opponent; so many are done.
    Sink(u8),
    /// Too few reserves: which fields are filled.
    Fill,
    /// Cards are activated with markers from the reserves.
    ActivateCards,
    /// A further exchange of the same Trade action; so many are left.
    TradeMore(u8),
}

/// A procedure and the seat that it waits for, or runs for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub task: Task,
}

impl Default for Frame {
    fn default() -> Self {
        Self { seat: Seat::default(), task: Task::Sequence(Step::default()) }
    }
}
