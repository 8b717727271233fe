//! The words in which rows say what a card does.

use orrery_core::content;
pub use orrery_core::content::BlockId;
use serde::{Deserialize, Serialize};

use crate::content::{Colour, SheetAction};

orrery_core::words_enum! {
    /// What an effect can give or take.
    pub enum Good named "good" {
        /// A resource.
        "food" => Food,
        /// A resource.
        "fleet" => Fleet,
        /// A resource.
        "production" => Production,
        /// Victory points.
        "points" => Points,
        /// Action markers: from the reserves to the available ones (ORI-21).
        "marker" => Marker,
    }
}

/// One step of an effect. Steps are carried out by whoever the effect concerns: the owner of the card, or each
/// opponent inside `EachOpponent`.
#[derive(Clone, Debug, Deserialize)]
pub enum Effect {
    /// Gain this many of a good, as far as possible.
    Gain(Good, u8),
    /// Change morale.
    Morale(i8),
    /// Draw cards.
    Draw(u8),
    /// Discard cards from hand, as far as possible.
    DiscardHand(u8),
    /// Take one card of the discard pile into the hand.
    TakeDiscard(Take),
    /// A full build without an action marker (ORI-69).
    Build {
        /// Where the structure comes from.
        from: From,
        /// Where it may be placed.
        into: Into,
        /// Resource units saved.
        discount: u8,
    },
    /// Pay one side completely and gain the other, in either direction.
    Exchange(Vec<(Good, u8)>, Vec<(Good, u8)>),
    /// Exactly one of these (ORI-61).
    ChooseOne(Vec<Block>),
    /// The step once for each of these; only `Gain` and `Morale` can be counted so.
    ForEach(Count, Box<Effect>),
    /// Only under a condition.
    If(Condition, Block),
    /// A framed cost, paid completely before the effect (ORI-147).
    Pay {
        /// What is paid.
        cost: Vec<Cost>,
        /// What it buys.
        then: Block,
    },
    /// The owner may do this or not (ORI-60).
    May(Block),
    /// Every opponent does this, clockwise from the owner's left (ORI-62).
    EachOpponent(Block),
    /// One opponent of the owner's choice does this.
    ChooseOpponent(Block),
    /// The defender of the attack just made does this.
    Defender(Block),
    /// By the colour of the card directly beneath this one (ORI-124).
    ByColourBeneath {
        /// On a blue card.
        blue: Block,
        /// On a red card.
        red: Block,
        /// On a yellow card.
        yellow: Block,
    },
    /// The exploit bonus of the card just exploited, once more.
    RepeatExploit,
    /// Hire or replace an advisor without discarding (ORI-116).
    HireAdvisor,
    /// Return the hired advisor to the middle.
    ReturnAdvisor,
    /// Fill every empty A and R field of active cards from the reserves (ORI-119).
    BlockFields,
    /// Rearrange one own system (ORI-126).
    RearrangeSystem,
    /// For each opponent move one top card to the bottom of its system (ORI-123).
    SinkTopCards,
    /// Activate any number of own active cards with markers from the reserves (ORI-125).
    ActivateCards,
    /// Put a marker from the reserves on the field of this card; as a step of its own (ORI-38).
    PlaceMarker,
    /// Move the marker of this card to the available ones, if there is one (ORI-52).
    MarkerToAvailable,
}

/// Which card of the discard pile may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Take {
    /// Any.
    Any,
    /// One of this many on top.
    AmongTop(u8),
}

/// Where a structure built by an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
pub enum From {
    /// The hand.
    Hand,
    /// The top of the discard pile.
    DiscardTop,
}

/// Where a structure built by an effect may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Into {
    /// Anywhere that ORI-29 allows.
    Any,
    /// On the system of this card only.
    This,
}

/// One part of a framed cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Cost {
    /// So many of a resource or of points.
    Of(Good, u8),
    /// Cards from hand.
    DiscardHand(u8),
    /// Available markers back to the reserves.
    ReturnMarker(u8),
    /// A marker from the reserves on the empty field of this card.
    PlaceMarker,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Count {
    /// Structures of a colour (ORI-4).
    Structures(Colour, Scope),
    /// Cards of a colour, Fulcrum included (ORI-4).
    Cards(Colour, Scope),
    /// Systems with at least one card (ORI-122).
    Systems,
}

/// Where it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Scope {
    /// The system of this card.
    ThisSystem,
    /// All own cards, covered ones too.
    OwnCards,
    /// Own active cards.
    OwnActiveCards,
}

/// When a step applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Condition {
    /// At least this many of these.
    AtLeast(u8, Count),
    /// The structure that the step before built has this printed colour (ORI-142).
    Built(Colour),
}

/// What holds as long as its card is active (ORI-35).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Modifier {
    /// Attacking the owner costs so much more fleet.
    AttackCostAgainstMe(u8),
    /// Added to the owner's fleet when the owner attacks and fleets are compared.
    AttackCompare(u8),
    /// Added to the owner's fleet when an opponent attacks and fleets are compared.
    DefenceCompare(u8),
    /// Structures built in the system of this card cost so much less.
    DiscountHere(u8),
    /// So many more cards from Research.
    ResearchMore(u8),
    /// Research draws this many cards, before what is added.
    ResearchIs(u8),
    /// So many exchanges in one Trade action.
    TradeExchanges(u8),
}

impl Modifier {
    /// By how much.
    pub const fn amount(self) -> u8 {
        match self {
            Self::AttackCostAgainstMe(amount)
            | Self::AttackCompare(amount)
            | Self::DefenceCompare(amount)
            | Self::DiscountHere(amount)
            | Self::ResearchMore(amount)
            | Self::ResearchIs(amount)
            | Self::TradeExchanges(amount) => amount,
        }
    }
}

/// When pending effects are resolved one by one (ORI-137, ORI-138).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Window {
    /// Step 5 of an attack.
    AfterAttack,
    /// Step 6 of an attack.
    WhenAttacked,
    /// Third step of the start of a round.
    StartOfRound,
    /// After a sheet action.
    AfterAction(SheetAction),
}

/// A run of steps.
pub type Block = content::Block<Effect>;
