//! Who has more dice (AND-185).

use super::prelude::*;
use crate::effects::BlockId;

/// What the card brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hire {
    /// So many dice.
    pub dice: u8,
    /// What the seat gains if another has them.
    pub then: BlockId,
}

answers! {
    /// A participant.
    pub enum Answer of Action { Target(other: Seat) }
}

impl Question<Andromeda> for Hire {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, _: Seat) -> bool {
        !game.fighters(t).is_empty()
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(count("ask-hire", self.dice), and(185), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(game.fighters(t).iter().map(Answer::Target));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        _: Seat,
        Answer::Target(other): Answer,
    ) -> Result<(), Refusal> {
        allow(game.fighters(t).contains(other), Refusal::NoParticipant)
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Target(other): Answer,
        _: &mut Out<'_>,
    ) {
        t.battle.dice_more[other.index()].gain(i16::from(self.dice));
        if other != seat {
            game.run_block(t, seat, self.then);
        }
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Target(other): Answer) -> Text {
        Text::new("label-target").seat("who", other)
    }
}
