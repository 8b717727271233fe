//! Cards of the hand are discarded: costs and effects, Contract, hand limit (ORI-25, ORI-97, ORI-105).

use super::prelude::*;
use crate::state::CardId;

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
    pub(super) const fn rule(self) -> u16 {
        match self {
            Self::Effect => 25,
            Self::Contract => 97,
            Self::HandLimit => 105,
        }
    }
}

/// So many cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discard {
    /// Still to be discarded.
    pub left: u8,
    /// What asks for them.
    pub why: Why,
}

answers! {
    /// A card.
    pub enum Answer of Action { Discard(card: CardId) }
}

impl Question<Orion> for Discard {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        let key = match self.why {
            Why::Effect => "ask-discard",
            Why::Contract => "ask-discard-contract",
            Why::HandLimit => "ask-discard-limit",
        };
        Ask::open(Text::new(key).amount("count", self.left), ori(self.why.rule()), seat)
            .several(self.left, self.left)
    }

    fn candidates(self, _: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend(t.players[seat].hand.held.kinds().map(Answer::Discard));
    }

    fn check(self, _: &Orion, t: &State, seat: Seat, Answer::Discard(card): Answer) -> Result<(), Refusal> {
        check_held(t, seat, card, self.why.rule())
    }

    fn apply(self, _: &Orion, t: &mut State, seat: Seat, Answer::Discard(card): Answer, out: &mut Out<'_>) {
        if self.left > 1 {
            t.stack.push(seat, Self { left: self.left - 1, ..self });
        }
        Orion::discard(t, seat, card, out);
    }

    fn label(self, game: &Orion, _: &State, _: Seat, Answer::Discard(card): Answer) -> Text {
        label(game, card)
    }
}

/// `rule` is the one that asks for the card.
pub(crate) fn check_held(t: &State, seat: Seat, card: CardId, rule: u16) -> Result<(), Refusal> {
    if t.players[seat].hand.held.count(card) == 0 { Err(Refusal::NotInHand { rule }) } else { Ok(()) }
}

pub(crate) fn label(game: &Orion, card: CardId) -> Text {
    Text::new("label-discard").name("card", game.some_structure(card))
}
