//! Which outposts yield (TRA-190, TRA-191, R84).

use super::prelude::*;
use crate::space::{Space, Spaces};

/// A harvest under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Harvest {
    /// So many more may yield.
    pub left: u8,
    /// Those that have.
    pub used: Spaces,
}

answers! {
    /// An outpost, or enough.
    pub enum Answer of Action { Harvest(space: Space), Done }
}

impl Harvest {
    fn rest(self, game: &Transgalactica, t: &State, seat: Seat) -> Spaces {
        game.yielding(t, seat).minus(self.used)
    }
}

impl Question<Transgalactica> for Harvest {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        self.left > 0 && self.rest(game, t, seat).len() > self.left
    }

    /// With no more outposts than may yield, all of them do.
    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if self.left > 0 {
            let rest = self.rest(game, t, seat);
            game.bring_in(t, seat, rest, out);
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-harvest").amount("count", self.left);
        let least = u8::from(self.used.is_empty());
        let ask = Ask::open(text, tra(190), seat).several(least, self.left);
        if self.used.is_empty() { ask } else { ask.or(Answer::Done) }
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.rest(game, t, seat).iter().map(Answer::Harvest));
        if !self.used.is_empty() {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done if self.used.is_empty() => Err(Refusal::NothingDoneYet),
            Answer::Harvest(space) if self.used.contains(space) => Err(Refusal::YieldedAlready),
            Answer::Harvest(space) if !t.players[seat].outposts.contains(space) => {
                Err(Refusal::NoOutpostHere { rule: 190 })
            }
            Answer::Harvest(space) if !game.yielding(t, seat).contains(space) => Err(Refusal::YieldsNothing),
            Answer::Harvest(_) | Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if let Answer::Harvest(space) = answer {
            t.stack.push(seat, Self { left: self.left - 1, used: self.used.with(space) });
            game.bring_in(t, seat, Spaces::only(space), out);
        }
    }

    fn label(self, game: &Transgalactica, t: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Harvest(space) => Text::new("label-harvest").name("planet", game.space_key(t, space)),
            Answer::Done => Text::new("label-harvest-done"),
        }
    }
}
