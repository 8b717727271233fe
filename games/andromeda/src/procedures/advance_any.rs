//! One step on a track of choice (AND-166).

use super::advance::Advance;
use super::prelude::*;
use crate::ids::Track;
use crate::state::TRACK;

/// Any track that has a step left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdvanceAny;

answers! {
    /// A track.
    pub enum Answer of Action { Advance(track: Track) }
}

impl Question<Andromeda> for AdvanceAny {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        Track::ALL.iter().any(|track| t.players[seat].index(*track) + 1 < TRACK)
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-advance"), and(166), seat)
    }

    fn candidates(self, _: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(Track::ALL.iter().map(|track| Answer::Advance(*track)));
    }

    fn check(
        self,
        _: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Advance(track): Answer,
    ) -> Result<(), Refusal> {
        allow(t.players[seat].index(track) + 1 < TRACK, Refusal::TrackFull { track })
    }

    fn apply(
        self,
        _: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Advance(track): Answer,
        _: &mut Out<'_>,
    ) {
        t.stack.push(seat, Advance { track });
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Advance(track): Answer) -> Text {
        Text::new("label-advance").name("track", track.key())
    }
}
