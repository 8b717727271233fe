//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::Rule;

use crate::effects::Good;
use crate::state::Resource;

/// A rule of the ledger.
pub const fn ori(number: u16) -> Rule {
    Rule { prefix: "ORI", number }
}

orrery_core::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal of ori {
        /// The game is over.
        Over => 104,
        /// Somebody else decides now; the rule gives the order.
        NotAwaited { rule: u16 } => rule,
        /// Races are chosen once, before the first round.
        RacesChosen => 8,
        /// Actions are taken in the action phase.
        NotActionPhase => 40,
        /// An action or a chain of effects is finished before the next action.
        FinishFirst => 143,
        /// There is no payment to be split.
        NothingToPay => 67,
        /// Nothing asks for a discard.
        NothingToDiscard => 22,
        /// Nobody is being hired.
        NobodyToHire => 97,
        /// A founder's colour is chosen when he is hired.
        NoColourToChoose => 130,
        /// No card offers options.
        NothingToChoose => 61,
        /// No optional effect is offered.
        NothingToUse => 60,
        /// No effect takes a card of the discard pile.
        NothingToTake => 146,
        /// No effect asks for an opponent.
        NobodyToTarget => 62,
        /// No effect moves top cards.
        NothingToSink => 123,
        /// No effect rearranges a system.
        NothingToRearrange => 126,
        /// No opponent blocks fields.
        NothingToFill => 119,
        /// The race has been chosen by somebody else.
        RaceTaken => 8,
        /// There is no such race.
        NoSuchRace => 8,
        /// The card is not in the hand.
        NotInHand { rule: u16 } => rule,
        /// Only the cards just drawn can be discarded.
        NotDrawn => 73,
        /// The card is not the top card of the discard pile.
        NotOnPile => 131,
        /// The effect builds in its own system only.
        OtherSystem => 69,
        /// There is no additional system.
        NoExtraSystem => 23,
        /// New systems are opened in order.
        NotNextSystem => 29,
        /// The system is full.
        SystemFull { holds: u8 } => 23,
        /// Building it needs more morale.
        BuildMorale { needs: i16, has: i16 } => 66,
        /// A cost cannot be paid.
        CannotPay { good: Good, needs: u8, has: u16 } => 18,
        /// A cost with a discount cannot be paid.
        CannotPayRest { needs: u16, has: u16 } => 67,
        /// Not a way to use the whole discount.
        NotThisPayment => 67,
        /// The card is not active or has no such effect.
        NothingToActivate => 78,
        /// The field is occupied.
        FieldOccupied => 36,
        /// Activating it needs more morale.
        ActivateMorale { needs: i16, has: i16 } => 79,
        /// The effect would do nothing.
        NoExecution => 82,
        /// No marker in the reserves.
        NoReserves => 21,
        /// No available marker.
        NoAvailable => 116,
        /// Too few cards in hand for a framed cost.
        CannotDiscard { needs: u8, has: u8 } as "refusal-few-cards" => 18,
        /// Too few cards in hand for a Contract.
        FewCards { needs: u8, has: u8 } => 97,
        /// One cannot attack oneself.
        OwnSeat => 84,
        /// There is nobody there.
        NoSuchSeat => 84,
        /// The limit of attacks on this opponent is reached.
        AttackLimit { limit: u8 } => 84,
        /// The fleet is too small for the comparison.
        FleetTooSmall { attack: i16, defence: i16 } => 85,
        /// The fleet does not cover the cost of the attack.
        AttackCost { needs: u8, has: u8 } => 86,
        /// There is no such exchange on the ring.
        NoSuchExchange => 91,
        /// Not enough to exchange.
        TradeAmount { resource: Resource, needs: u8, has: u8 } => 92,
        /// Propaganda once per round.
        PropagandaUsed => 94,
        /// The game is played without advisors.
        NoAdvisors => 135,
        /// Nobody is left in the middle.
        MiddleEmpty => 97,
        /// That advisor is not in the middle.
        NotInMiddle => 97,
        /// The owner of the additional system keeps his advisor.
        AdvisorLocked => 99,
        /// There is no such option.
        NoSuchOption => 61,
        /// The option cannot be carried out completely.
        OptionImpossible => 127,
        /// The effect is not pending.
        NotPending => 138,
        /// Mandatory effects are left.
        MustResolve => 60,
        /// So deep in the pile no card may be taken.
        TooDeep { among: u8 } => 146,
        /// Something must be done before one can stop.
        MustDecide { rule: u16 } => rule,
        /// A turn cannot be passed.
        NoPassing as "refusal-must-decide" => 54,
        /// That opponent's system holds no card.
        NoTopCard => 123,
        /// It is another opponent's turn to lose a card.
        OtherOpponent => 123,
        /// The system holds no card.
        EmptySystem => 126,
        /// No such card is left to be stacked.
        NotLeft => 126,
    }
}
