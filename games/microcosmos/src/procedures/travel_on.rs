//! Step 2 goes on after a discovery, or on the way to one (MIC-73).

use super::prelude::*;
use crate::moves::JourneyMove;

/// A journey with steps that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TravelOn;

answers! {
    /// Further on, or the journey ends here.
    pub enum Answer of Action { Done; Journey(JourneyMove) }
}

impl Question<MicroCosmos> for TravelOn {
    type Answer = Answer;

    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        game.can_go(t, seat)
    }

    fn skip(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.land(t, seat, out);
    }

    fn ask(self, _: &MicroCosmos, t: &State, seat: Seat) -> Ask<Answer> {
        let key = if t.journey.heading { "ask-heading" } else { "ask-travel-on" };
        let ask = Ask::open(Text::new(key).amount("steps", t.journey.left), mic(73), seat);
        if t.journey.heading { ask } else { ask.or(Answer::Done).trivial() }
    }

    fn candidates(self, game: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.moves::<JourneyMove>(game, t, seat);
        if !t.journey.heading {
            into.push(Answer::Done);
        }
    }

    /// The journey can be ended after a discovery, not on the way to one.
    fn check(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Journey(journey) => journey.check(game, t, seat),
            Answer::Done if t.journey.heading => Err(Refusal::MustDiscover),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Journey(journey) => journey.apply(game, t, seat, out),
            Answer::Done => game.land(t, seat, out),
        }
    }

    fn label(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Journey(journey) => journey.label(game, t, seat),
            Answer::Done => Text::new("label-land-here"),
        }
    }
}
