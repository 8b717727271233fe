//! The opponent is chosen whom an effect concerns (ORI-62).

use super::prelude::*;
use crate::effects::BlockId;
use crate::effects::Origin;

/// Which effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Target {
    /// Its steps.
    pub block: BlockId,
    /// Whose card.
    pub origin: Origin,
}

answers! {
    /// An opponent.
    pub enum Answer of Action { Target(target: Seat) }
}

impl Question<Orion> for Target {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Orion, t: &State, seat: Seat) -> Ask<Answer> {
        let text =
            Text::new("ask-target").name("card", game.slot_name(t, self.origin.owner, self.origin.slot));
        Ask::open(text, ori(62), seat)
    }

    fn candidates(self, game: &Orion, _: &State, seat: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend(game.seats.others(seat).map(Answer::Target));
    }

    fn check(
        self,
        game: &Orion,
        _: &State,
        seat: Seat,
        Answer::Target(target): Answer,
    ) -> Result<(), Refusal> {
        if !game.seats.contains(target) {
            return Err(Refusal::NoSuchSeat { rule: 62 });
        }
        if target == seat { Err(Refusal::OwnSeat { rule: 62 }) } else { Ok(()) }
    }

    fn apply(self, game: &Orion, t: &mut State, _: Seat, Answer::Target(target): Answer, _: &mut Out<'_>) {
        game.start(t, target, self.block, self.origin);
    }

    fn label(self, _: &Orion, _: &State, _: Seat, Answer::Target(target): Answer) -> Text {
        Text::new("label-target").seat("who", target)
    }
}
