//! An effect that may be declined: that of a card (AND-83), or of a module that was activated for a moon (AND-122).

use super::prelude::*;
use crate::effects::BlockId;
use crate::ids::Goods;

/// Which effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct May {
    /// Its steps.
    pub block: BlockId,
}

impl Offer<Andromeda> for May {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    fn stands(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.could_do(t, seat, self.block, game.means(t, seat))
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Reply> {
        let rule = if t.turn.berth.is_some() { 122 } else { 83 };
        Ask::open(Text::new("ask-may").text("effect", game.block_text(self.block)), and(rule), seat)
            .repeatable()
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_steps(t, seat, game.content.block(self.block), Goods::none())
    }

    fn accept(self, game: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        game.run_block(t, seat, self.block);
    }

    fn labels(self, _: &Andromeda, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-yes"), Text::new("label-decline")]
    }
}
