//! Which drawn sector is placed, if any (ECL-50, ECL-55, ECL-56).

use super::explore_rotation::ExploreRotation;
use super::prelude::*;
use crate::ids::SectorId;

/// A sector has been drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExploreTile;

answers! {
    /// Place one, draw another, or discard.
    pub enum Answer of Action { Place(sector: SectorId), Draw, Discard }
}

impl Question<Eclipse> for ExploreTile {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, _: Seat) -> bool {
        !t.exploring.drawn.is_empty()
    }

    fn skip(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Eclipse::discard_drawn(t, seat, None, out);
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let first = t.exploring.drawn.first().copied().unwrap_or_default();
        let ask = if t.exploring.drawn.len() > 1 {
            Ask::open(Text::new("ask-explore-tile"), ecl(55), seat)
        } else {
            let text = Text::new("ask-explore-place").name("sector", game.sector_name(first));
            Ask::open(text, ecl(50), seat)
        };
        ask.or_do(Answer::Discard)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.exploring.drawn.iter().copied().map(Answer::Place));
        if usize::from(game.kit(t, seat).draws) > t.exploring.drawn.len() {
            into.push(Answer::Draw);
        }
        into.push(Answer::Discard);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Place(sector) if !t.exploring.drawn.contains(&sector) => Err(Refusal::NotDrawn),
            Answer::Place(sector) => {
                let mut fits = game.rotations(t, seat, sector, t.exploring.at);
                if fits.next().is_some() { Ok(()) } else { Err(Refusal::NoConnection) }
            }
            Answer::Draw => {
                let more = usize::from(game.kit(t, seat).draws) > t.exploring.drawn.len();
                if more && Eclipse::can_draw(t) { Ok(()) } else { Err(Refusal::NoSecond) }
            }
            Answer::Discard => Ok(()),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Place(sector) => t.stack.push(seat, ExploreRotation { sector }),
            Answer::Draw => {
                game.draw_sector(t, seat, out);
                t.stack.push(seat, self);
            }
            Answer::Discard => Eclipse::discard_drawn(t, seat, None, out),
        }
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Place(sector) => Text::new("label-place").name("sector", game.sector_name(sector)),
            Answer::Draw => Text::new("label-draw-second"),
            Answer::Discard => Text::new("label-discard"),
        }
    }
}
