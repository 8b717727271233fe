//! Colony ships for resources at the end of Upkeep (ECL-259).

use super::prelude::*;
use crate::moves::goods::Goods;

/// The window of Magellan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window;

answers! {
    /// A resource, or no more.
    pub enum Answer of Action { Done; Goods(Goods) }
}

impl Question<Eclipse> for Window {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        game.kit(t, seat).ships_for_goods && t.players[seat].ready > 0
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-magellan-window").amount("count", t.players[seat].ready);
        Ask::open(text, ecl(259), seat).or(Answer::Done).repeatable()
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::Done);
        into.moves::<Goods>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done => Ok(()),
            Answer::Goods(goods) => goods.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if let Answer::Goods(goods) = answer {
            t.stack.push(seat, self);
            goods.apply(game, t, seat, out);
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Done => Text::new("label-done"),
            Answer::Goods(goods) => goods.label(game, t, seat),
        }
    }
}
