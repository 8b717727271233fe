//! An advisor is taken from the middle (ORI-97, ORI-98).

use super::prelude::*;
use crate::state::AdvisorId;

/// Any that lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hire;

answers! {
    /// An advisor.
    pub enum Answer of Action { Hire(advisor: AdvisorId) }
}

impl Question<Orion> for Hire {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-hire"), ori(97), seat)
    }

    fn candidates(self, _: &Orion, t: &State, _: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend(t.middle.iter().map(Answer::Hire));
    }

    /// The previous advisor is returned only now, so he cannot be hired again by the same action (ORI-98).
    fn check(self, _: &Orion, t: &State, _: Seat, Answer::Hire(advisor): Answer) -> Result<(), Refusal> {
        if t.middle.contains(advisor) { Ok(()) } else { Err(Refusal::NotInMiddle) }
    }

    fn apply(
        self,
        game: &Orion,
        t: &mut State,
        seat: Seat,
        Answer::Hire(advisor): Answer,
        out: &mut Out<'_>,
    ) {
        game.hire(t, seat, advisor, out);
    }

    fn label(self, game: &Orion, _: &State, _: Seat, Answer::Hire(advisor): Answer) -> Text {
        Text::new("label-hire").name("advisor", game.some_advisor(advisor))
    }
}
