//! What is told of a game.

use orrery_core::Seat;
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::content::{Colour, SheetAction};
use crate::effects::Good;
use crate::state::{AdvisorId, CardId, Ending, RaceId, Resource, Resources, Slot, SystemId};

orrery_core::words_enum! {
    /// The three development levels (ORI-44).
    pub enum Level named "level" {
        /// 0 to 3.
        "low" => Low,
        /// 4 to 6.
        "medium" => Medium,
        /// 7 to 9.
        "high" => High,
    }
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Who begins.
    FirstPlayer(Seat),
    /// A race was chosen or dealt.
    Race(Seat, RaceId),
    /// An advisor lies in the middle.
    Middle(AdvisorId),
    /// A round begins.
    Round(u8),
    /// The production step.
    Collected(Seat, Resources),
    /// The development level with its action markers.
    Development(Seat, Level, u8),
    /// Cards were drawn.
    Drew(Seat, u8),
    /// Which ones: for their owner.
    Saw(Seat, ArrayVec<[CardId; 24]>),
    /// A card went to the discard pile.
    Discarded(Seat, CardId),
    /// A card was taken from the discard pile.
    Took(Seat, CardId),
    /// A sheet action was taken.
    Acted(Seat, SheetAction),
    /// A card was exploited.
    Exploited(Seat, CardId),
    /// A structure was built.
    Built(Seat, CardId, SystemId),
    /// A card was activated.
    Activated(Seat, Slot, Option<CardId>),
    /// An attack.
    Attacked {
        /// By whom.
        attacker: Seat,
        /// On whom.
        defender: Seat,
        /// Fleet spent.
        cost: u8,
    },
    /// Something was gained.
    Gained(Seat, Good, u8),
    /// Something was paid.
    Paid(Seat, Good, u8),
    /// Morale changed; where it is now.
    Morale(Seat, i16, i16),
    /// One exchange.
    Traded(Seat, Resource, Resource),
    /// An advisor was hired.
    Hired(Seat, AdvisorId),
    /// He chose a colour.
    Colour(Seat, AdvisorId, Colour),
    /// An advisor went back to the middle.
    Returned(Seat, AdvisorId),
    /// A marker from the reserves was put on a field.
    Marked(Seat, Slot),
    /// A top card was moved to the bottom of its system.
    Sunk(Seat, CardId, SystemId),
    /// A system was rearranged.
    Rearranged(Seat, SystemId),
    /// The first player token moved.
    Token(Seat),
    /// The game is over.
    Ended(Ending),
}
