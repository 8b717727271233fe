//! The cube of an ambassador that comes back (ECL-127).

use super::prelude::*;
use crate::ids::{Resource, Square};

/// A cube goes back to a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// From whom.
    pub from: Seat,
}

answers! {
    /// A track.
    pub enum Answer of Action { Cube(resource: Resource) }
}

impl Question<Eclipse> for Recall {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        game.return_tracks(t, seat, Square::Gray).len() > 1
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(track) = game.return_tracks(t, seat, Square::Gray).first() {
            self.apply(game, t, seat, Answer::Cube(track), out);
        }
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-ambassador-cube").seat("who", self.from), ecl(127), seat)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Resource::each().map(Answer::Cube));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Cube(resource): Answer,
    ) -> Result<(), Refusal> {
        let full = game.content.sheet().full;
        let has_room = t.players[seat].cubes[resource] < full;
        if has_room { Ok(()) } else { Err(Refusal::TrackIsFull { resource, count: full }) }
    }

    fn apply(
        self,
        _: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Cube(resource): Answer,
        out: &mut Out<'_>,
    ) {
        t.players[seat].cubes[resource] += 1;
        out.tell_all(|| Event::CubeBack(seat, resource));
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Cube(resource): Answer) -> Text {
        Text::new("label-resource").name("resource", resource.key())
    }
}
