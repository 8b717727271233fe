//! Who has the floor in simultaneous play (ECL-235 to ECL-243, R102 to R104).

use super::prelude::*;
use crate::flow;

/// Both markers are held, or one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Floor;

answers! {
    /// Act now, or let the other act.
    pub enum Answer of Action { Yes, Wait }
}

impl Floor {
    /// The other holder, if both markers are held.
    fn other(t: &State) -> Option<Seat> {
        let (primary, secondary) = (t.markers.primary?, t.markers.secondary?);
        Some(if t.markers.latest == primary { secondary } else { primary })
    }

    /// Gives the floor to a holder.
    fn give(t: &mut State, to: Seat, out: &mut Out<'_>) {
        t.markers.on_primary = t.markers.primary == Some(to);
        out.tell_all(|| Event::Floor(to));
        t.stack.push(to, flow::Step::Turn);
    }
}

impl Question<Eclipse> for Floor {
    type Answer = Answer;

    fn asked(self, _: &Eclipse, t: &State, _: Seat) -> orrery_core::procedure::Asked {
        orrery_core::procedure::Asked::only(t.markers.latest)
    }

    fn waits(self, _: &Eclipse, t: &State, _: Seat) -> bool {
        Self::other(t).is_some()
    }

    fn skip(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let only = t.markers.primary.or(t.markers.secondary).unwrap_or(seat);
        Self::give(t, only, out);
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let who = Self::other(t).unwrap_or(seat);
        Ask::open(Text::new("ask-floor").seat("who", who), ecl(240), seat).or(Answer::Yes)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend([Answer::Yes, Answer::Wait]);
    }

    fn check(self, _: &Eclipse, _: &State, _: Seat, _: Answer) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let to = match answer {
            Answer::Yes => seat,
            Answer::Wait => Self::other(t).unwrap_or(seat),
        };
        Self::give(t, to, out);
    }

    fn label(self, _: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Yes => Text::new("label-act-now"),
            Answer::Wait => Text::new("label-let-other").seat("who", Self::other(t).unwrap_or(seat)),
        }
    }
}
