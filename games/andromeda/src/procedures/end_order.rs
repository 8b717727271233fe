//! What comes first at the end of the turn: the pending event or the storage limits (AND-32).

use super::excess::Excess;
use super::prelude::*;
use crate::actions::EndStep;
use crate::events::EventPart;

/// Asked only if an event is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndOrder;

answers! {
    /// One of the two.
    pub enum Answer of Action { First(step: EndStep) }
}

impl Question<Andromeda> for EndOrder {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-end-order"), and(32), seat)
    }

    fn candidates(self, _: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(EndStep::ALL.iter().map(|step| Answer::First(*step)));
    }

    fn check(self, _: &Andromeda, _: &State, _: Seat, _: Answer) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, Answer::First(step): Answer, _: &mut Out<'_>) {
        match step {
            EndStep::Event => {
                t.stack.push(seat, Excess);
                t.stack.push(seat, EventPart::Score);
            }
            EndStep::Limits => {
                t.stack.push(seat, EventPart::Score);
                t.stack.push(seat, Excess);
            }
        }
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::First(step): Answer) -> Text {
        Text::new(match step {
            EndStep::Event => "label-event-first",
            EndStep::Limits => "label-limits-first",
        })
    }
}
