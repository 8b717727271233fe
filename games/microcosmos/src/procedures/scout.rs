//! One of two survivor cards is chosen (MIC-132).

use super::prelude::*;
use crate::state::SurvivorId;

/// Both have been turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scout {
    /// The two cards.
    pub cards: [SurvivorId; 2],
}

answers! {
    /// The card that is resolved.
    pub enum Answer of Action { Choose(survivor: SurvivorId) }
}

impl Question<MicroCosmos> for Scout {
    type Answer = Answer;

    fn waits(self, _: &MicroCosmos, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-scout"), mic(132), seat)
    }

    fn candidates(self, _: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.cards.map(Answer::Choose));
    }

    fn check(
        self,
        _: &MicroCosmos,
        _: &State,
        _: Seat,
        Answer::Choose(survivor): Answer,
    ) -> Result<(), Refusal> {
        if self.cards.contains(&survivor) { Ok(()) } else { Err(Refusal::NotTurnedUp) }
    }

    /// The other card is discarded without effect.
    fn apply(
        self,
        _: &MicroCosmos,
        t: &mut State,
        seat: Seat,
        Answer::Choose(survivor): Answer,
        out: &mut Out<'_>,
    ) {
        let [one, other] = self.cards;
        let left = if survivor == one { other } else { one };
        MicroCosmos::send_on(t, seat, left, out);
        MicroCosmos::resolve_survivor(t, seat, survivor);
    }

    fn label(self, game: &MicroCosmos, _: &State, _: Seat, Answer::Choose(survivor): Answer) -> Text {
        Text::new("label-choose").name("card", game.survivor_key(survivor))
    }
}
