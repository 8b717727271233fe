//! What a player can do at several questions, or what a question takes of many kinds: a file each.

pub mod colony;
pub mod discover;
pub mod explore;
pub mod gather;
pub mod outpost;
pub mod raise;
pub mod ready;
pub mod settle;
pub mod step;
pub mod travel;

use crate::MicroCosmos;

orrery_core::moves! {
    /// Where the Ark goes (MIC-60).
    pub enum JourneyMove of MicroCosmos {
        Travel(travel::Travel),
        Discover(discover::Discover),
        Step(step::Step),
    }
}

orrery_core::moves! {
    /// An action of the destination (MIC-99, MIC-102).
    pub enum DeedMove of MicroCosmos {
        Gather(gather::Gather),
        Specialist(ready::Ready),
        Terraform(raise::Raise),
        Explore(explore::Explore),
        Settle(settle::Settle),
        Colony(colony::Colony),
        Outpost(outpost::Outpost),
    }
}

orrery_core::words_enum! {
    /// The kinds of action at a destination (MIC-99, MIC-102).
    pub enum Deed {
        /// Gather Resources.
        "gather" => Gather,
        /// Terraform.
        "terraform" => Terraform,
        /// Explore.
        "explore" => Explore,
        /// Settle.
        "settle" => Settle,
        /// Found a Colony.
        "colony" => Colony,
        /// Create a Trading Outpost.
        "outpost" => Outpost,
        /// Gain a Specialist.
        "specialist" => Specialist,
    }
}

impl DeedMove {
    /// Which kind it is.
    pub const fn kind(self) -> Deed {
        match self {
            Self::Gather(_) => Deed::Gather,
            Self::Specialist(_) => Deed::Specialist,
            Self::Terraform(_) => Deed::Terraform,
            Self::Explore(_) => Deed::Explore,
            Self::Settle(_) => Deed::Settle,
            Self::Colony(_) => Deed::Colony,
            Self::Outpost(_) => Deed::Outpost,
        }
    }
}
