//! A build whose discount can be used in several ways (ORI-67).

use super::prelude::*;
use crate::building::BuildOffer;
use crate::state::{CardId, Resource, Resources, SystemId, Units};

/// The build that is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pay {
    /// Which structure.
    pub card: CardId,
    /// Where.
    pub system: SystemId,
    /// On which terms.
    pub offer: BuildOffer,
}

answers! {
    /// What is paid.
    pub enum Answer of Action { Pay(food: Units, fleet: Units, production: Units) }
}

impl Answer {
    fn payment(self) -> Resources {
        let Self::Pay(food, fleet, production) = self;
        Resources::new([food, fleet, production].map(Units::get))
    }
}

impl Question<Orion> for Pay {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-pay").name("card", game.structure_key(self.card)), ori(67), seat)
    }

    fn candidates(self, game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        let units = |payment: Resources, resource| Units::new(payment[resource]);
        into.extend(self.ways(game, t, seat).map(|payment| {
            Answer::Pay(
                units(payment, Resource::Food),
                units(payment, Resource::Fleet),
                units(payment, Resource::Production),
            )
        }));
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let found = self.ways(game, t, seat).any(|way| way == answer.payment());
        if found { Ok(()) } else { Err(Refusal::NotThisPayment { needs: self.rest(game, t, seat) }) }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        self.complete(game, t, seat, answer.payment(), out);
    }

    fn label(self, _: &Orion, _: &State, _: Seat, answer: Answer) -> Text {
        let Answer::Pay(food, fleet, production) = answer;
        Text::new("label-pay")
            .amount("food", food.get())
            .amount("fleet", fleet.get())
            .amount("production", production.get())
    }
}
