//! The direction of the next round (ECL-218, ECL-232).

use super::prelude::*;
use crate::ids::Direction;

/// The holder of the direction card decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseDirection;

answers! {
    /// A direction.
    pub enum Answer of Action { Direction(direction: Direction) }
}

impl Question<Eclipse> for ChooseDirection {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        !t.players[seat].out
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-direction"), ecl(218), seat).or_do(Answer::Direction(t.direction))
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Direction::each().map(Answer::Direction));
    }

    fn check(self, _: &Eclipse, _: &State, _: Seat, _: Answer) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(
        self,
        _: &Eclipse,
        t: &mut State,
        _: Seat,
        Answer::Direction(direction): Answer,
        out: &mut Out<'_>,
    ) {
        t.direction = direction;
        out.tell_all(|| Event::Direction(direction));
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Direction(direction): Answer) -> Text {
        match direction {
            Direction::Clockwise => Text::new("label-clockwise"),
            Direction::CounterClockwise => Text::new("label-counter-clockwise"),
        }
    }
}
