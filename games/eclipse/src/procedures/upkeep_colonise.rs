//! Colony ships before the payment (ECL-204).

use super::prelude::*;
use crate::moves::colonise::Colonise;

/// Colony ships in Upkeep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UpkeepColonise;

answers! {
    /// A colony ship, or none.
    pub enum Answer of Action { Done; Colonise(Colonise) }
}

impl Question<Eclipse> for UpkeepColonise {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        player.ready > 0 && player.controls.iter().any(|sector| game.check_colony(t, seat, sector).is_ok())
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-upkeep-colonise"), ecl(204), seat).or(Answer::Done).trivial()
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::Done);
        into.moves::<Colonise>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done => Ok(()),
            Answer::Colonise(colonise) => colonise.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if let Answer::Colonise(colonise) = answer {
            t.stack.push(seat, self);
            colonise.apply(game, t, seat, out);
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Done => Text::new("label-done"),
            Answer::Colonise(colonise) => colonise.label(game, t, seat),
        }
    }
}
