//! The track of a cube that settles (ECL-41).

use super::prelude::*;
use crate::ids::{Resource, SectorId, Square};

/// A square is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CubeTrack {
    /// Where.
    pub sector: SectorId,
    /// Which square.
    pub square: Square,
}

answers! {
    /// A track.
    pub enum Answer of Action { Cube(resource: Resource) }
}

impl CubeTrack {
    fn legal(self, t: &State, seat: Seat) -> impl Iterator<Item = Resource> {
        let tracks = self.square.tracks().iter().copied();
        tracks.filter(move |resource| t.players[seat].cubes[*resource] > 0)
    }
}

impl Question<Eclipse> for CubeTrack {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        self.legal(t, seat).nth(1).is_some()
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let only = self.legal(t, seat).next();
        if let Some(resource) = only {
            self.apply(game, t, seat, Answer::Cube(resource), out);
        }
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-colonise-track"), ecl(41), seat)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.square.tracks().iter().copied().map(Answer::Cube));
    }

    fn check(
        self,
        _: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Cube(resource): Answer,
    ) -> Result<(), Refusal> {
        if !self.square.tracks().contains(&resource) {
            return Err(Refusal::CubeTrack { rule: 41 });
        }
        if t.players[seat].cubes[resource] == 0 { Err(Refusal::TrackEmpty { resource }) } else { Ok(()) }
    }

    fn apply(
        self,
        _: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Cube(resource): Answer,
        out: &mut Out<'_>,
    ) {
        t.players[seat].ready -= 1;
        Eclipse::put_cube(t, seat, self.sector, self.square, resource, out);
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Cube(resource): Answer) -> Text {
        Text::new("label-resource").name("resource", resource.key())
    }
}
