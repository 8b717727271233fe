//! The track of a rare technology (ECL-78).

use super::prelude::*;
use crate::ids::{TechnologyId, Track};

/// A rare technology is bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RareTrack {
    /// Which.
    pub technology: TechnologyId,
}

answers! {
    /// A track.
    pub enum Answer of Action { On(track: Track) }
}

impl Question<Eclipse> for RareTrack {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-rare-track").name("technology", game.technology_name(self.technology));
        Ask::open(text, ecl(78), seat)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Track::each().map(Answer::On));
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, Answer::On(track): Answer) -> Result<(), Refusal> {
        game.check_on(t, seat, self.technology, track)
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, Answer::On(track): Answer, _: &mut Out<'_>) {
        game.buy(t, seat, self.technology, track);
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::On(track): Answer) -> Text {
        Text::new("label-track").name("track", track.key())
    }
}
