//! Specialists are paid: crew cards, or ready tokens (MIC-45 to MIC-49).

use super::bought::Bought;
use super::pay_any::PayAny;
use super::prelude::*;
use crate::payment::{Bill, Experts, Purchase};
use crate::state::{CardId, Row, Specialist, Specialists};

/// What is still to be paid, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pay(pub Bill);

answers! {
    /// A card or a token.
    pub enum Answer of Action { UseCard(card: CardId), UseToken(specialist: Specialist) }
}

impl Pay {
    /// The specialists that the next part accepts.
    fn accepted(self) -> Specialists {
        self.0.accepted().unwrap_or(Specialists::NONE)
    }
}

impl Question<MicroCosmos> for Pay {
    type Answer = Answer;

    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        let accepted = self.0.accepted();
        accepted.is_some_and(|accepted| is_choice(self.0, game.experts(&t.players[seat], accepted)))
    }

    /// Pays what leaves no choice; then the resources, and what was bought is carried out.
    fn skip(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Self(mut bill) = self;
        while let Some(accepted) = bill.accepted() {
            let experts = game.experts(&t.players[seat], accepted);
            if is_choice(bill, experts) {
                t.stack.push(seat, Self(bill));
                return;
            }
            if let Some(card) = experts.cards.first() {
                MicroCosmos::discard_crew(t, seat, card, out);
            } else if let Some(token) = experts.tokens.iter().next() {
                MicroCosmos::use_token(t, seat, token, out);
            }
            bill = bill.part_paid();
        }
        t.stack.push(seat, Bought(bill.purchase));
        if bill.resources > 0 {
            t.stack.push(seat, PayAny { left: bill.resources });
        }
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        let Self(bill) = self;
        let what = match bill.purchase {
            Purchase::Upgrade(upgrade) => upgrade.key(),
            Purchase::Explore => "deed-explore",
            Purchase::Colony => "deed-colony",
        };
        Ask::open(
            Text::new("ask-specialist").name("what", what).name("specialist", bill.wanted().key()),
            mic(45),
            seat,
        )
    }

    fn candidates(self, game: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        let experts = game.experts(&t.players[seat], self.accepted());
        into.extend(experts.cards.iter().map(Answer::UseCard));
        into.extend(experts.tokens.iter().map(Answer::UseToken));
    }

    /// A card with a symbol that is accepted, in either row; its action is not performed (MIC-47). A token on its used field
    /// cannot be used (MIC-49).
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let (player, accepted) = (&t.players[seat], self.accepted());
        match answer {
            Answer::UseCard(card) if !player.crew().contains(card) => Err(Refusal::NotInRows { rule: 45 }),
            Answer::UseCard(card) if !accepted.contains(game.content.symbol(card)) => {
                Err(Refusal::OtherSpecialist { wanted: self.0.wanted() })
            }
            Answer::UseToken(specialist) if !accepted.contains(specialist) => {
                Err(Refusal::OtherSpecialist { wanted: self.0.wanted() })
            }
            Answer::UseToken(specialist) if !player.ready.contains(specialist) => {
                Err(Refusal::TokenUsed { specialist })
            }
            Answer::UseCard(_) | Answer::UseToken(_) => Ok(()),
        }
    }

    fn apply(self, _: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        t.stack.push(seat, Self(self.0.part_paid()));
        match answer {
            Answer::UseCard(card) => MicroCosmos::discard_crew(t, seat, card, out),
            Answer::UseToken(specialist) => MicroCosmos::use_token(t, seat, specialist, out),
        }
    }

    fn label(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::UseCard(card) => {
                let row = t.players[seat].row_of(card).unwrap_or(Row::Lower);
                game.crew_label("label-use", card).name("row", row.key())
            }
            Answer::UseToken(specialist) => Text::new("label-use-token").name("specialist", specialist.key()),
        }
    }
}

/// More than one way to pay the next part, unless all of them are needed in the end.
fn is_choice(bill: Bill, experts: Experts) -> bool {
    let the_rest = bill.leader.is_none() && !bill.engineer && experts.len() == bill.any_leader;
    experts.len() > 1 && !the_rest
}
