//! An effect that may be used or not (ORI-60, ORI-141).

use super::prelude::*;
use crate::effects::BlockId;
use crate::effects::Origin;

/// Which effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct May {
    /// Its steps.
    pub block: BlockId,
    /// Whose card.
    pub origin: Origin,
}

answers! {
    /// Yes or no.
    pub enum Answer of Action { Use, Done }
}

impl Question<Orion> for May {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Orion, t: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-may").name("card", game.slot_name(t, self.origin.owner, self.origin.slot));
        Ask::open(text, ori(60), seat).or(Answer::Done).repeatable()
    }

    fn candidates(self, _: &Orion, _: &State, _: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend([Answer::Use, Answer::Done]);
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Use => game.check_steps(t, seat, game.content.block(self.block), self.origin),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, answer: Answer, _: &mut Out<'_>) {
        match answer {
            Answer::Use => game.start(t, seat, self.block, self.origin),
            Answer::Done => {}
        }
    }

    fn label(self, _: &Orion, _: &State, _: Seat, answer: Answer) -> Text {
        Text::new(match answer {
            Answer::Use => "label-use",
            Answer::Done => "label-done",
        })
    }
}
