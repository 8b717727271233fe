//! What frames have in common.

use serde::{Deserialize, Serialize};

use crate::effects::Cost;
use crate::ids::{DiscoveryId, MoonId, Resource, TacticId, TokenId};
use crate::state::Player;

pub use crate::battle::Fight;
pub use crate::events::EventPart;
pub use crate::flow::{Phase, Step};
pub use crate::procedures::{Frame, Stack, Task};

/// What is still to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bill {
    /// The cost that is left.
    pub cost: Cost,
    /// Kinds already paid for a part that asks for different ones, a bit for each.
    pub kinds: u8,
    /// Basic units that need not be paid (AND-R52).
    pub waived: u8,
}

impl From<Cost> for Bill {
    /// Nothing is paid yet.
    fn from(cost: Cost) -> Self {
        Self { cost, kinds: 0, waived: 0 }
    }
}

/// What team mates hand over (AND-255).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Thing {
    /// A resource token.
    Resource(Resource),
    /// A tactics card.
    Card(TacticId),
    /// A claimed moon.
    Moon(MoonId),
    /// A supremacy token.
    Token(TokenId),
    /// A discovery token.
    Discovery(DiscoveryId),
}

impl Default for Thing {
    fn default() -> Self {
        Self::Resource(Resource::Energy)
    }
}

impl Thing {
    /// Whether a player has it.
    pub(crate) fn is_held_by(self, player: &Player) -> bool {
        match self {
            Self::Resource(resource) => player.stock.of(resource) > 0,
            Self::Card(card) => player.hand.count(card) > 0,
            Self::Moon(moon) => player.claimed.contains(&moon),
            Self::Token(token) => player.tokens.contains(token),
            Self::Discovery(token) => player.discoveries.count(token) > 0,
        }
    }
}
