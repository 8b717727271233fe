//! A further exchange of the same Trade action (ORI-91).

use super::prelude::*;
use crate::moves::trade::Trade;

/// So many are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TradeMore {
    /// This one included.
    pub left: u8,
}

answers! {
    /// One more exchange, paid from what the first has left, or no more.
    pub enum Answer of Action { Done; Trade(Trade) }
}

impl Question<Orion> for TradeMore {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-trade-more").amount("count", self.left);
        Ask::open(text, ori(91), seat).or(Answer::Done).repeatable()
    }

    fn candidates(self, game: &Orion, t: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.moves::<Trade>(game, t, seat);
        into.push(Answer::Done);
    }

    fn check(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Trade(trade) => trade.check(game, t, seat),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Trade(trade) => trade.exchange(game, t, seat, self.left - 1, out),
            Answer::Done => {}
        }
    }

    fn label(self, game: &Orion, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Trade(trade) => trade.label(game, t, seat),
            Answer::Done => Text::new("label-done"),
        }
    }
}
