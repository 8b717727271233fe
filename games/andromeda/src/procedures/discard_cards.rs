//! Cards of choice are discarded (AND-205).

use super::prelude::*;
use crate::ids::TacticId;

/// So many more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiscardCards {
    /// This many.
    pub left: u8,
}

answers! {
    /// A card.
    pub enum Answer of Action { Card(card: TacticId) }
}

impl Question<Andromeda> for DiscardCards {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        self.left > 0 && !t.players[seat].hand.is_empty()
    }

    fn ask(self, _: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let due = self.left.min(t.players[seat].hand.len() as u8);
        Ask::open(count("ask-discard", self.left), and(205), seat).several(due, due)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(t.players[seat].hand.kinds().map(Answer::Card));
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, Answer::Card(card): Answer) -> Result<(), Refusal> {
        allow(t.players[seat].hand.count(card) > 0, Refusal::NotInHand)
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, Answer::Card(card): Answer, out: &mut Out<'_>) {
        t.stack.push(seat, Self { left: self.left - 1 });
        Andromeda::discard_card(t, seat, card, out);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, Answer::Card(card): Answer) -> Text {
        game.discard_label(card)
    }
}
