//! Something that can be declined (TRA-28).

use orrery_core::procedure::yes_no::Offer;

use super::prelude::*;
use crate::effects::{BlockId, Source, text};

/// What is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct May {
    /// The effects.
    pub block: BlockId,
    /// Where they come from.
    pub source: Source,
}

answers! {
    /// Yes or no.
    pub enum Answer of Action { Yes, Done }
}

impl Offer<Transgalactica> for May {
    type Answer = Answer;
    const YES: Answer = Answer::Yes;
    const NO: Answer = Answer::Done;

    fn stands(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        game.can(t, seat, self.block, Transgalactica::means(t, seat))
    }

    fn ask(self, game: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        let effect = text::steps(game.content.block(self.block));
        Ask::open(Text::new("ask-may").text("effect", effect), tra(28), seat)
    }

    fn accept(self, game: &Transgalactica, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        game.start(t, seat, self.block, self.source);
    }

    fn labels(self, _: &Transgalactica, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-yes"), Text::new("label-decline")]
    }
}
