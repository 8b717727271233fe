//! The graveyard of a destroyed cube (ECL-187, R84).

use super::prelude::*;
use crate::ids::{Resource, SectorId, Square};

/// A cube was taken off a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Grave {
    /// Where.
    pub sector: SectorId,
    /// Off which square.
    pub square: Square,
    /// Whether all other cubes of the sector follow.
    pub all: bool,
}

answers! {
    /// A graveyard.
    pub enum Answer of Action { Cube(resource: Resource) }
}

impl Question<Eclipse> for Grave {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        self.square.tracks().len() > 1
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        self.apply(game, t, seat, Answer::Cube(self.square.tracks()[0]), out);
    }

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-cube-graveyard").name("sector", game.sector_name(self.sector));
        Ask::open(text, ecl(187), seat)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.square.tracks().iter().copied().map(Answer::Cube));
    }

    fn check(self, _: &Eclipse, _: &State, _: Seat, Answer::Cube(resource): Answer) -> Result<(), Refusal> {
        let takes = self.square.tracks().contains(&resource);
        if takes { Ok(()) } else { Err(Refusal::CubeTrack { rule: 187 }) }
    }

    fn apply(
        self,
        _: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Cube(resource): Answer,
        out: &mut Out<'_>,
    ) {
        t.players[seat].graveyard[resource] += 1;
        out.tell_all(|| Event::CubeDestroyed(seat, self.sector));
        if self.all
            && let Some(square) = Eclipse::next_cube(t, self.sector)
        {
            Eclipse::bury(t, seat, self.sector, square, true);
        }
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Cube(resource): Answer) -> Text {
        Text::new("label-resource").name("resource", resource.key())
    }
}

impl Eclipse {
    /// Takes a cube off a square; its owner says where it goes.
    pub(crate) fn bury(t: &mut State, owner: Seat, sector: SectorId, square: Square, all: bool) {
        t.sectors[sector].cubes[square] -= 1;
        t.stack.push(owner, Grave { sector, square, all });
    }
}
