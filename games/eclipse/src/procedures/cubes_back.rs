//! Cubes go back to the tracks, one by one (ECL-74, R84).

use super::prelude::*;
use crate::ids::{Resource, SectorId};

/// The cubes of a sector whose disc was taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CubesBack {
    /// Where.
    pub sector: SectorId,
}

answers! {
    /// A track.
    pub enum Answer of Action { Cube(resource: Resource) }
}

impl Question<Eclipse> for CubesBack {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        Eclipse::next_cube(t, self.sector).is_some_and(|square| game.return_tracks(t, seat, square).len() > 1)
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(square) = Eclipse::next_cube(t, self.sector)
            && let Some(track) = game.return_tracks(t, seat, square).first()
        {
            self.apply(game, t, seat, Answer::Cube(track), out);
        }
    }

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-cube-return").name("sector", game.sector_name(self.sector));
        Ask::open(text, ecl(74), seat)
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
        if t.players[seat].cubes[resource] >= full {
            return Err(Refusal::TrackIsFull { resource, count: full });
        }
        let square = Eclipse::next_cube(t, self.sector);
        if square.is_some_and(|square| game.return_tracks(t, seat, square).contains(resource)) {
            Ok(())
        } else {
            Err(Refusal::CubeTrack { rule: 74 })
        }
    }

    fn apply(
        self,
        _: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Cube(resource): Answer,
        out: &mut Out<'_>,
    ) {
        let Some(square) = Eclipse::next_cube(t, self.sector) else { return };
        t.sectors[self.sector].cubes[square] -= 1;
        t.players[seat].cubes[resource] += 1;
        out.tell_all(|| Event::CubeBack(seat, resource));
        t.stack.push(seat, self);
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Cube(resource): Answer) -> Text {
        Text::new("label-resource").name("resource", resource.key())
    }
}
