//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::{Reason, Rule, Text};

use crate::effects::Good;
use crate::state::Resource;

/// A rule of the ledger.
pub const fn ori(number: u16) -> Rule {
    Rule { prefix: "ORI", number }
}

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Somebody else decides now.
    NotAwaited,
    /// It does not answer the question.
    NotAsked,
    /// The game is over.
    Over,
    /// The race has been chosen by somebody else.
    RaceTaken,
    /// There is no such race.
    NoSuchRace,
    /// The card is not in the hand.
    NotInHand {
        /// The rule that asks for a card of the hand.
        rule: u16,
    },
    /// Only the cards just drawn can be discarded.
    NotDrawn,
    /// The card is not the top card of the discard pile.
    NotOnPile,
    /// The effect builds in its own system only.
    OtherSystem,
    /// There is no additional system.
    NoExtraSystem,
    /// New systems are opened in order.
    NotNextSystem,
    /// The system is full.
    SystemFull {
        /// Structures in it.
        holds: u8,
    },
    /// Building it needs more morale.
    BuildMorale {
        /// Needed.
        needs: i16,
        /// The player's.
        has: i16,
    },
    /// A cost cannot be paid.
    CannotPay {
        /// Of what.
        good: Good,
        /// Needed.
        needs: u8,
        /// The player's.
        has: u16,
    },
    /// A cost with a discount cannot be paid.
    CannotPayRest {
        /// Units to be paid after the discount.
        needs: u8,
        /// Units of the cost that the player has.
        has: u8,
    },
    /// Not a way to use the whole discount.
    NotThisPayment,
    /// The card is not active or has no such effect.
    NothingToActivate,
    /// The field is occupied.
    FieldOccupied,
    /// Activating it needs more morale.
    ActivateMorale {
        /// Needed.
        needs: i16,
        /// The player's.
        has: i16,
    },
    /// The effect would do nothing.
    NoExecution,
    /// No marker in the reserves.
    NoReserves,
    /// No available marker.
    NoAvailable,
    /// Too few cards in hand for a framed cost.
    CannotDiscard {
        /// Needed.
        needs: u8,
        /// In hand.
        has: u8,
    },
    /// Too few cards in hand for a Contract.
    FewCards {
        /// Needed.
        needs: u8,
        /// In hand.
        has: u8,
    },
    /// One cannot attack oneself.
    OwnSeat,
    /// There is nobody there.
    NoSuchSeat,
    /// The limit of attacks on this opponent is reached.
    AttackLimit {
        /// The limit.
        limit: u8,
    },
    /// The fleet is too small for the comparison.
    FleetTooSmall {
        /// The attacker's side.
        attack: i16,
        /// The defender's side.
        defence: i16,
    },
    /// The fleet does not cover the cost of the attack.
    AttackCost {
        /// The cost.
        needs: u8,
        /// The fleet.
        has: u8,
    },
    /// There is no such exchange on the ring.
    NoSuchExchange,
    /// Not enough to exchange.
    TradeAmount {
        /// Of what.
        resource: Resource,
        /// Needed.
        needs: u8,
        /// The player's.
        has: u8,
    },
    /// Propaganda once per round.
    PropagandaUsed,
    /// The game is played without advisors.
    NoAdvisors,
    /// Nobody is left in the middle.
    MiddleEmpty,
    /// That advisor is not in the middle.
    NotInMiddle,
    /// The owner of the additional system keeps his advisor.
    AdvisorLocked,
    /// There is no such option.
    NoSuchOption,
    /// The option cannot be carried out completely.
    OptionImpossible,
    /// The effect is not pending.
    NotPending,
    /// Mandatory effects are left.
    MustResolve,
    /// So deep in the pile no card may be taken.
    TooDeep {
        /// Cards that may be taken.
        among: u8,
    },
    /// Something must be done before one can stop.
    MustDecide,
    /// A turn cannot be passed.
    NoPassing,
    /// That opponent's system holds no card.
    NoTopCard,
    /// It is another opponent's turn to lose a card.
    OtherOpponent,
    /// The system holds no card.
    EmptySystem,
    /// No such card is left to be stacked.
    NotLeft,
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        let (rule, text) = refusal.explain();
        Self { rule: ori(rule), text }
    }
}

impl Refusal {
    /// The rule's number and the sentence.
    fn explain(self) -> (u16, Text) {
        let plain = Text::new;
        match self {
            Self::NotAwaited => (53, plain("refusal-not-awaited")),
            Self::NotAsked => (143, plain("refusal-not-asked")),
            Self::Over => (104, plain("refusal-over")),
            Self::RaceTaken => (8, plain("refusal-race-taken")),
            Self::NoSuchRace => (8, plain("refusal-no-such-race")),
            Self::NotInHand { rule } => (rule, plain("refusal-not-in-hand")),
            Self::NotDrawn => (73, plain("refusal-not-drawn")),
            Self::NotOnPile => (131, plain("refusal-not-on-pile")),
            Self::OtherSystem => (69, plain("refusal-other-system")),
            Self::NoExtraSystem => (23, plain("refusal-no-extra-system")),
            Self::NotNextSystem => (29, plain("refusal-not-next-system")),
            Self::SystemFull { holds } => (23, plain("refusal-system-full").amount("holds", holds)),
            Self::BuildMorale { needs, has } => {
                (66, plain("refusal-build-morale").amount("needs", needs).amount("has", has))
            }
            Self::CannotPay { good, needs, has } => {
                let text = plain("refusal-cannot-pay").name("good", good.key());
                (18, text.amount("needs", needs).amount("has", has))
            }
            Self::CannotPayRest { needs, has } => {
                (67, plain("refusal-cannot-pay-rest").amount("needs", needs).amount("has", has))
            }
            Self::NotThisPayment => (67, plain("refusal-not-this-payment")),
            Self::NothingToActivate => (78, plain("refusal-nothing-to-activate")),
            Self::FieldOccupied => (36, plain("refusal-field-occupied")),
            Self::ActivateMorale { needs, has } => {
                (79, plain("refusal-activate-morale").amount("needs", needs).amount("has", has))
            }
            Self::NoExecution => (82, plain("refusal-no-execution")),
            Self::NoReserves => (21, plain("refusal-no-reserves")),
            Self::NoAvailable => (116, plain("refusal-no-available")),
            Self::CannotDiscard { needs, has } => {
                (18, plain("refusal-few-cards").amount("needs", needs).amount("has", has))
            }
            Self::FewCards { needs, has } => {
                (97, plain("refusal-few-cards").amount("needs", needs).amount("has", has))
            }
            Self::OwnSeat => (84, plain("refusal-own-seat")),
            Self::NoSuchSeat => (84, plain("refusal-no-such-seat")),
            Self::AttackLimit { limit } => (84, plain("refusal-attack-limit").amount("limit", limit)),
            Self::FleetTooSmall { attack, defence } => {
                (85, plain("refusal-fleet-too-small").amount("attack", attack).amount("defence", defence))
            }
            Self::AttackCost { needs, has } => {
                (86, plain("refusal-attack-cost").amount("needs", needs).amount("has", has))
            }
            Self::NoSuchExchange => (91, plain("refusal-no-such-exchange")),
            Self::TradeAmount { resource, needs, has } => {
                let text = plain("refusal-trade-amount").name("resource", resource.key());
                (92, text.amount("needs", needs).amount("has", has))
            }
            Self::PropagandaUsed => (94, plain("refusal-propaganda-used")),
            Self::NoAdvisors => (135, plain("refusal-no-advisors")),
            Self::MiddleEmpty => (97, plain("refusal-middle-empty")),
            Self::NotInMiddle => (97, plain("refusal-not-in-middle")),
            Self::AdvisorLocked => (99, plain("refusal-advisor-locked")),
            Self::NoSuchOption => (61, plain("refusal-no-such-option")),
            Self::OptionImpossible => (127, plain("refusal-option-impossible")),
            Self::NotPending => (138, plain("refusal-not-pending")),
            Self::MustResolve => (60, plain("refusal-must-resolve")),
            Self::TooDeep { among } => (146, plain("refusal-too-deep").amount("among", among)),
            Self::MustDecide => (60, plain("refusal-must-decide")),
            Self::NoPassing => (54, plain("refusal-must-decide")),
            Self::NoTopCard => (123, plain("refusal-no-top-card")),
            Self::OtherOpponent => (123, plain("refusal-other-opponent")),
            Self::EmptySystem => (126, plain("refusal-empty-system")),
            Self::NotLeft => (126, plain("refusal-not-left")),
        }
    }
}
