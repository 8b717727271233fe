//! What frames have in common.

use orrery_core::procedure::Holds;
use orrery_core::procedure::yes_no::YesNo;
use serde::{Deserialize, Serialize};

use crate::effects::Cost;
use crate::ids::{
    DISCOVERIES, DiscoveryId, MOONS, ModuleId, MoonId, Resource, TACTICS, TOKENS, TacticId, TokenId,
};
use crate::payment::moons;
use crate::procedures::join::Join;
use crate::procedures::pass_on::PassOn;
use crate::procedures::played::Played;
use crate::procedures::room::Room;
use crate::state::{Player, State};

pub use crate::battle::Fight;
pub use crate::events::EventPart;
pub use crate::flow::{Phase, Step};
pub use crate::procedures::{Frame, Stack, Task};

/// What lies nowhere else while procedures are under way.
impl State {
    fn under_way<P: Copy + 'static>(&self) -> impl Iterator<Item = P>
    where
        Task: Holds<P>,
    {
        self.stack.iter().filter_map(|frame| frame.task.get().copied())
    }

    /// Tactics cards that are being played.
    pub fn cards_under_way(&self) -> impl Iterator<Item = TacticId> {
        self.under_way().map(|Played { card }| card)
    }

    /// Moons for which there is no room yet (AND-64).
    pub fn moons_under_way(&self) -> impl Iterator<Item = MoonId> {
        self.under_way().map(|Room { moon }| moon)
    }

    /// Modules that have left the display for a station (AND-256).
    pub fn modules_under_way(&self) -> impl Iterator<Item = ModuleId> {
        let joining = self.under_way().map(|Join { module }| module);
        joining.chain(self.under_way().map(|YesNo(PassOn { module })| module))
    }
}

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

/// Where each kind of thing begins among the bits of [`Declined`].
const CARDS_FROM: usize = 6;
const MOONS_FROM: usize = CARDS_FROM + TACTICS;
const TOKENS_FROM: usize = MOONS_FROM + MOONS;
const DISCOVERIES_FROM: usize = TOKENS_FROM + TOKENS;
const WORDS: usize = (DISCOVERIES_FROM + DISCOVERIES).div_ceil(64);

/// Offers of a turn that the team mate has declined: each thing, asked for and given (AND-255).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Declined([[u64; WORDS]; 2]);

impl Declined {
    /// Whether this offer was made.
    pub(crate) fn contains(&self, given: bool, thing: Thing) -> bool {
        let bit = thing.bit();
        self.0[usize::from(given)][bit / 64] & 1 << (bit % 64) != 0
    }

    /// Notes an offer.
    pub(crate) fn note(&mut self, given: bool, thing: Thing) {
        let bit = thing.bit();
        self.0[usize::from(given)][bit / 64] |= 1 << (bit % 64);
    }
}

impl Thing {
    const fn bit(self) -> usize {
        match self {
            Self::Resource(resource) => resource as usize,
            Self::Card(card) => CARDS_FROM + card.index(),
            Self::Moon(moon) => MOONS_FROM + moon.index(),
            Self::Token(token) => TOKENS_FROM + token.index(),
            Self::Discovery(token) => DISCOVERIES_FROM + token.index(),
        }
    }

    /// All that a player could hand over, each kind once.
    pub(crate) fn all_of(player: &Player) -> impl Iterator<Item = Self> + '_ {
        let held = Resource::TOKENS.iter().filter(|resource| player.stock.of(**resource) > 0);
        let open = held.map(|resource| Self::Resource(*resource));
        let open = open.chain(player.hand.kinds().map(Self::Card)).chain(moons(player).map(Self::Moon));
        let tokens = player.tokens.iter().map(Self::Token);
        open.chain(tokens).chain(player.discoveries.kinds().map(Self::Discovery))
    }

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
