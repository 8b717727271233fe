//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::{Arg, Rule, Seat, Text};

use crate::effects::Good;
use crate::state::Resource;

/// A rule of the ledger.
pub const fn ori(number: u16) -> Rule {
    Rule { prefix: "ORI", number }
}

/// The kinds of things that a cost can ask for: every good, and cards from hand.
const KINDS: usize = Good::ALL.len() + 1;
const CARDS: usize = Good::ALL.len();

/// All that a cost lacks: of each kind how much is needed and how much is there. What is not lacking is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Missing([(u8, u8); KINDS]);

impl Missing {
    /// Notes a part of the cost.
    pub(crate) fn good(&mut self, good: Good, needs: u8, has: u16) {
        self.note(good as usize, needs, has);
    }

    /// Notes cards that must be discarded.
    pub(crate) fn cards(&mut self, needs: u8, has: u8) {
        self.note(CARDS, needs, has.into());
    }

    fn note(&mut self, kind: usize, needs: u8, has: u16) {
        // What is there is less than what is needed, so it is as small a number.
        if let Ok(has) = u8::try_from(has)
            && has < needs
        {
            self.0[kind] = (needs, has);
        }
    }

    /// Refuses if anything is missing.
    pub(crate) fn check(self) -> Result<(), Refusal> {
        if self == Self::default() { Ok(()) } else { Err(Refusal::CannotPay { missing: self }) }
    }
}

impl From<Missing> for Arg {
    fn from(missing: Missing) -> Self {
        let part = |(kind, (needs, has)): (usize, &(u8, u8))| {
            let key = Good::ALL.get(kind).map_or("good-cards", |good| good.key());
            let text = Text::new("missing-part").name("good", key);
            (needs > has).then(|| text.amount("needs", *needs).amount("has", *has))
        };
        Self::List(missing.0.iter().enumerate().filter_map(part).collect())
    }
}

orrery_core::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal of ori {
        /// The game is over.
        Over => 104,
        /// Somebody else decides now; the rule gives the order.
        NotAwaited { who: Seat, rule: u16 } => rule,
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
        /// No effects wait to be resolved.
        NothingToResolve => 138,
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

        /// A turn cannot be passed.
        NoPassing { markers: u8 } => 54,
        /// A race must be chosen.
        MustChooseRace => 8,
        /// Cards must be discarded; the rule is the one that asks for them.
        MustDiscard { count: u8, rule: u16 } => rule,
        /// Some of the cards just drawn must be discarded.
        MustDiscardDrawn { count: u8 } => 73,
        /// One of the options must be chosen.
        MustChooseOption => 61,
        /// An opponent must be chosen.
        MustTarget => 62,
        /// A build that is no offer must be made.
        MustBuild => 69,
        /// A way to pay must be chosen.
        MustPay => 67,
        /// A card must be taken.
        MustTake => 146,
        /// An advisor must be hired.
        MustHire => 97,
        /// A colour must be chosen.
        MustPickColour => 130,
        /// A system must be rearranged to the end.
        MustRearrange => 126,
        /// A top card must be chosen.
        MustSink => 123,
        /// A field must be filled.
        MustFill { count: u8 } => 119,
        /// Mandatory effects are left.
        MustResolve { count: u8 } => 60,

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
        CannotPay { missing: Missing } => 18,
        /// A cost cannot be paid although a discount saves some of it.
        CannotPayRest { discount: u8, missing: Missing } => 67,
        /// Not a way to use the whole discount.
        NotThisPayment { needs: u16 } => 67,
        /// There is no active card.
        NoActiveCard => 78,
        /// The active card has no A field.
        NoActivation => 78,
        /// The card has neither an A nor an R field.
        NoField => 119,
        /// The field is occupied.
        FieldOccupied => 36,
        /// Activating it needs more morale.
        ActivateMorale { needs: i16, has: i16 } => 79,
        /// There is no card in hand that the effect could build.
        HandEmpty => 82,
        /// There is no discarded card that the effect could build or take.
        PileEmpty => 82,
        /// No card in hand can be built by the effect, each for a reason of its own.
        NoneBuildable { cards: u8 } => 82,
        /// The card beneath has no colour that gives anything.
        NothingBeneath => 124,
        /// No marker in the reserves.
        NoReserves => 21,
        /// Too few cards in hand for a Contract or an option.
        FewCards { needs: u8, has: u8, rule: u16 } => rule,
        /// One cannot choose oneself.
        OwnSeat { rule: u16 } => rule,
        /// There is nobody there.
        NoSuchSeat { rule: u16 } => rule,
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
        /// The effect is not pending.
        NotPending => 138,
        /// The effect would change nothing, so nobody need resolve it.
        ChangesNothing => 60,
        /// So deep in the pile no card may be taken.
        TooDeep { among: u8 } => 146,
        /// That opponent's system holds no card.
        NoTopCard => 123,
        /// It is another opponent's turn to lose a card.
        OtherOpponent { who: Seat } => 123,
        /// The system holds no card.
        EmptySystem => 126,
        /// No such card is left to be stacked.
        NotLeft => 126,
        /// Of the cards left none with a marker has an equal, so that they need not be told apart.
        NoMarkedTwin => 126,
    }
}
