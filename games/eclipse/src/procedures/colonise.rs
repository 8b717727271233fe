//! Which square a colony ship settles (ECL-40 to ECL-42).

use super::cube_track::CubeTrack;
use super::prelude::*;
use crate::ids::{SectorId, Square};

/// A colony ship is in a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Colonise {
    /// Where.
    pub sector: SectorId,
}

answers! {
    /// A square.
    pub enum Answer of Action { Square(square: Square) }
}

impl Colonise {
    fn legal(self, game: &Eclipse, t: &State, seat: Seat) -> impl Iterator<Item = Square> {
        Square::each().filter(move |square| game.check_square(t, seat, self.sector, *square).is_ok())
    }
}

impl Question<Eclipse> for Colonise {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        self.legal(game, t, seat).nth(1).is_some()
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let only = self.legal(game, t, seat).next();
        if let Some(square) = only {
            t.stack.push(seat, CubeTrack { sector: self.sector, square });
        }
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-colonise"), ecl(40), seat)
    }

    fn candidates(self, game: &Eclipse, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Square::each().filter(|of| game.squares(t, self.sector, *of) > 0).map(Answer::Square));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Square(square): Answer,
    ) -> Result<(), Refusal> {
        game.check_square(t, seat, self.sector, square)
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, Answer::Square(square): Answer, _: &mut Out<'_>) {
        t.stack.push(seat, CubeTrack { sector: self.sector, square });
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Square(square): Answer) -> Text {
        let name = game.sector_name(self.sector);
        Text::new("label-colonise").name("square", square.key()).name("sector", name)
    }
}
