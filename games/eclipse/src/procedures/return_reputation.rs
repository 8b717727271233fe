//! Which reputation tile goes back for a new one (ECL-180).

use super::prelude::*;
use crate::ids::ReputationId;

/// There is one tile too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReturnReputation;

answers! {
    /// A tile.
    pub enum Answer of Action { Tile(tile: ReputationId) }
}

impl Question<Eclipse> for ReturnReputation {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-return-reputation"), ecl(180), seat).sealed_for(SeatSet::only(seat))
    }

    fn candidates(self, _: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.players[seat].reputation.kinds().map(Answer::Tile));
    }

    fn check(self, _: &Eclipse, t: &State, seat: Seat, Answer::Tile(tile): Answer) -> Result<(), Refusal> {
        if t.players[seat].reputation.count(tile) > 0 { Ok(()) } else { Err(Refusal::NoTile) }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, Answer::Tile(tile): Answer, _: &mut Out<'_>) {
        if t.players[seat].reputation.take(tile) {
            t.reputation.put(tile);
            // Nobody else knows which one has gone.
            t.players[seat].shown_tiles.clear();
        }
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Tile(tile): Answer) -> Text {
        game.tile_label(tile)
    }
}
