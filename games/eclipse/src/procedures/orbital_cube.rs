//! The first cube on the Orbital of the Exiles (ECL-23).

use super::prelude::*;
use crate::ids::{Resource, Square};

/// Money or science.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrbitalCube;

answers! {
    /// A track.
    pub enum Answer of Action { Cube(resource: Resource) }
}

impl Question<Eclipse> for OrbitalCube {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-orbital-cube"), ecl(23), seat)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Square::Orbital.tracks().iter().copied().map(Answer::Cube));
    }

    fn check(self, _: &Eclipse, _: &State, _: Seat, Answer::Cube(resource): Answer) -> Result<(), Refusal> {
        let takes = Square::Orbital.tracks().contains(&resource);
        if takes { Ok(()) } else { Err(Refusal::CubeTrack { rule: 23 }) }
    }

    fn apply(
        self,
        _: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Cube(resource): Answer,
        out: &mut Out<'_>,
    ) {
        let home = t.players[seat].home;
        Eclipse::put_cube(t, seat, home, Square::Orbital, resource, out);
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Cube(resource): Answer) -> Text {
        Text::new("label-resource").name("resource", resource.key())
    }
}
