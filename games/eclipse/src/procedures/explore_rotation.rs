//! How a new sector is turned (ECL-50).

use super::explore_disc::ExploreDisc;
use super::prelude::*;
use crate::ids::{Edge, SectorId};
use crate::map::turn_holes;

/// A sector is turned and laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExploreRotation {
    /// Which.
    pub sector: SectorId,
}

answers! {
    /// A rotation.
    pub enum Answer of Action { Rotate(edge: Edge) }
}

impl Question<Eclipse> for ExploreRotation {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        game.rotations(t, seat, self.sector, t.exploring.at).nth(1).is_some()
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let only = game.rotations(t, seat, self.sector, t.exploring.at).next();
        if let Some(edge) = only {
            self.apply(game, t, seat, Answer::Rotate(edge), out);
        }
    }

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-explore-rotation").name("sector", game.sector_name(self.sector));
        Ask::open(text, ecl(50), seat)
    }

    fn candidates(self, game: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        let tile = game.tile(self.sector);
        let differs = |edge: &Edge| {
            tile.hive
                || (0..*edge as u8)
                    .all(|by| turn_holes(tile.holes, by) != turn_holes(tile.holes, *edge as u8))
        };
        into.extend(Edge::each().filter(differs).map(Answer::Rotate));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Rotate(edge): Answer,
    ) -> Result<(), Refusal> {
        let fits = game.fits(t, seat, self.sector, t.exploring.at, edge as u8);
        if fits { Ok(()) } else { Err(Refusal::NoConnection) }
    }

    fn apply(
        self,
        game: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Rotate(edge): Answer,
        out: &mut Out<'_>,
    ) {
        let at = t.exploring.at;
        Eclipse::discard_drawn(t, seat, Some(self.sector), out);
        game.lay(t, self.sector, at, edge as u8);
        out.tell_all(|| Event::Placed(seat, self.sector, at));
        game.populate(t, self.sector, out);
        t.stack.push(seat, YesNo(ExploreDisc { sector: self.sector }));
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Rotate(edge): Answer) -> Text {
        game.rotation_label(self.sector, edge)
    }
}
