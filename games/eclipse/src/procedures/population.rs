//! Which cubes are destroyed (ECL-185).

use super::prelude::*;
use crate::ids::{SectorId, Square};

/// Points of damage are shared out among cubes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Population {
    /// Where.
    pub sector: SectorId,
}

answers! {
    /// A square.
    pub enum Answer of Action { Destroy(square: Square) }
}

impl Population {
    fn squares(self, t: &State) -> impl Iterator<Item = Square> {
        Square::each().filter(move |square| t.sectors[self.sector].cubes[*square] > 0)
    }
}

impl Question<Eclipse> for Population {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, _: Seat) -> bool {
        let choice = self.squares(t).nth(1).is_some();
        choice && t.battle.points > 0 && Eclipse::cubes_in(t, self.sector) > t.battle.points
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let next = self.squares(t).next();
        if let Some(square) = next.filter(|_| t.battle.points > 0) {
            self.apply(game, t, seat, Answer::Destroy(square), out);
        }
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-population").amount("count", t.battle.points), ecl(185), seat)
    }

    fn candidates(self, _: &Eclipse, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.squares(t).map(Answer::Destroy));
    }

    fn check(self, _: &Eclipse, t: &State, _: Seat, Answer::Destroy(square): Answer) -> Result<(), Refusal> {
        if t.sectors[self.sector].cubes[square] > 0 { Ok(()) } else { Err(Refusal::NoCube) }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, Answer::Destroy(square): Answer, _: &mut Out<'_>) {
        t.battle.points -= 1;
        t.stack.push(seat, self);
        if let Some(owner) = t.sectors[self.sector].owner {
            Eclipse::bury(t, owner, self.sector, square, false);
        }
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Destroy(square): Answer) -> Text {
        Text::new("label-cube").name("square", square.key())
    }
}
