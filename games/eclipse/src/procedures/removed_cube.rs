//! The cube that leaves the game, with 7-9 players (ECL-31).

use super::prelude::*;
use crate::ids::Resource;

/// A player removes a cube for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemovedCube;

answers! {
    /// A track.
    pub enum Answer of Action { Cube(resource: Resource) }
}

impl Question<Eclipse> for RemovedCube {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-removed-cube"), ecl(31), seat)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Resource::each().map(Answer::Cube));
    }

    fn check(
        self,
        _: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Cube(resource): Answer,
    ) -> Result<(), Refusal> {
        if t.players[seat].cubes[resource] > 0 { Ok(()) } else { Err(Refusal::TrackEmpty { resource }) }
    }

    fn apply(
        self,
        _: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Cube(resource): Answer,
        out: &mut Out<'_>,
    ) {
        t.players[seat].cubes[resource] -= 1;
        out.tell_all(|| Event::CubeRemoved(seat, resource));
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Cube(resource): Answer) -> Text {
        Text::new("label-resource").name("resource", resource.key())
    }
}
