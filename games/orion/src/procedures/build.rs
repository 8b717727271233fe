//! A build by an effect (ORI-69, ORI-115).

use super::prelude::*;
use crate::building::{self, BuildOffer};
use crate::effects::{From, Run};
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
            offer.has_place(game, player) && !(offer.from == From::Hand && player.hand.is_empty())
        } else {
            offer.is_possible(game, t, seat)
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
        into.extend(self.offer.builds(game, t, seat).map(|(card, system)| Answer::Build(card, system)));
        if self.offer.optional {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Build(card, system) => self.offer.check(game, t, seat, card, system),
            Answer::Done if !self.offer.optional => Err(Refusal::MustBuild),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Build(card, system) => self.offer.build(game, t, seat, card, system, out),
            Answer::Done => self.skip(game, t, seat, out),
        }
    }

    fn label(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Build(card, system) => building::label(game, t, seat, card, system),
            Answer::Done => Text::new("label-done"),
        }
    }
}
