//! How a starting sector is turned, with 7-9 players (ECL-29).

use super::prelude::*;
use crate::ids::Edge;
use crate::map::{ring, turn_holes};

/// A player turns the starting sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HomeRotation;

answers! {
    /// A rotation.
    pub enum Answer of Action { Rotate(edge: Edge) }
}

impl HomeRotation {
    /// Whether no earlier rotation looks the same (R58).
    fn differs(game: &Eclipse, t: &State, seat: Seat, edge: Edge) -> bool {
        let holes = game.tile(game.kit(t, seat).home).holes;
        (0..edge as u8).all(|by| turn_holes(holes, by) != turn_holes(holes, edge as u8))
    }
}

impl Question<Eclipse> for HomeRotation {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-home-rotation"), ecl(29), seat).of_taste()
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Edge::each().filter(|edge| Self::differs(game, t, seat, *edge)).map(Answer::Rotate));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Rotate(edge): Answer,
    ) -> Result<(), Refusal> {
        let holes = turn_holes(game.tile(game.kit(t, seat).home).holes, edge as u8);
        let (at, _) = game.start_of(t, seat);
        let inwards = Edge::each().any(|way| holes & 1 << way as u8 != 0 && ring(way.from(at)) == 2);
        if inwards { Ok(()) } else { Err(Refusal::HomeWormhole) }
    }

    fn apply(
        self,
        game: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Rotate(edge): Answer,
        out: &mut Out<'_>,
    ) {
        game.settle_home(t, seat, edge as u8, out);
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, Answer::Rotate(edge): Answer) -> Text {
        game.rotation_label(game.kit(t, seat).home, edge)
    }
}
