//! What comes first at the end of the turn: the pending event or the storage limits (AND-32). Free actions are possible
//! before and, once the event is over, after it (AND-67, AND-R17).

use super::excess::Excess;
use super::interlude::Interlude;
use super::prelude::*;
use crate::actions::EndStep;
use crate::events::EventPart;
use crate::moves::Free;

/// Asked only if an event is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndOrder;

answers! {
    /// One of the two, or a free action before.
    pub enum Answer of Action { First(step: EndStep) } aside { Free(Free) }
}

impl Question<Andromeda> for EndOrder {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-end-order"), and(32), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(EndStep::ALL.iter().map(|step| Answer::First(*step)));
        into.moves::<Free>(game, t, seat);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::First(_) => Ok(()),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::First(EndStep::Event) => {
                t.stack.push(seat, Excess);
                t.stack.push(seat, Interlude);
                t.stack.push(seat, EventPart::Score);
            }
            Answer::First(EndStep::Limits) => {
                t.stack.push(seat, Interlude);
                t.stack.push(seat, EventPart::Score);
                t.stack.push(seat, Excess);
            }
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::First(EndStep::Event) => Text::new("label-event-first"),
            Answer::First(EndStep::Limits) => Text::new("label-limits-first"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
