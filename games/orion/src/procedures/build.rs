//! A build by an effect (ORI-69, ORI-115).

use super::prelude::*;
use crate::building;
use crate::effects::{From, Run};
use crate::frame::BuildOffer;
use crate::state::{CardId, SystemId};

/// What may or must be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Build {
    /// On which terms.
    pub offer: BuildOffer,
}

answers! {
    /// A structure and its system, or nothing.
    pub enum Answer of Action { Build(card: CardId, system: SystemId), Done }
}

impl Question<Orion> for Build {
    type Answer = Answer;

    /// One that can be declined is offered to whoever could make it by what all can see: hand cards and a place.
    fn waits(self, game: &Orion, t: &State, seat: Seat) -> bool {
        let (player, offer) = (&t.players[seat], self.offer);
        if offer.optional {
            game.has_place(player, offer) && !(offer.from == From::Hand && player.hand.is_empty())
        } else {
            game.can_build(t, seat, offer)
        }
    }

    /// Declining a build ends the effect that offered it.
    fn skip(self, _: &Orion, t: &mut State, _: Seat, _: &mut Out<'_>) {
        if self.offer.optional {
            t.stack.end::<Run>();
        }
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        if self.offer.optional {
            return Ask::open(Text::new("ask-build-or-stop"), ori(115), seat).or(Answer::Done).trivial();
        }
        Ask::open(Text::new("ask-build").amount("discount", self.offer.discount), ori(69), seat)
    }

    fn candidates(self, game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        building::candidates(game, t, seat, self.offer, |card, system| {
            into.push(Answer::Build(card, system));
        });
        if self.offer.optional {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Build(card, system) => building::check(game, t, seat, self.offer, card, system),
            Answer::Done if !self.offer.optional => Err(Refusal::MustDecide),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Build(card, system) => building::apply(game, t, seat, self.offer, card, system, out),
            Answer::Done => self.skip(game, t, seat, out),
        }
    }

    fn label(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Build(card, system) => game.build_label(t, seat, card, system),
            Answer::Done => Text::new("label-done"),
        }
    }
}
