//! Which drawn reputation tile is kept, which nobody else sees (ECL-180, R64).

use super::prelude::*;
use super::return_reputation::ReturnReputation;
use crate::ids::ReputationId;

/// One of the tiles drawn is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseReputation;

answers! {
    /// A tile.
    pub enum Answer of Action { Tile(tile: ReputationId) }
}

impl Question<Eclipse> for ChooseReputation {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, _: Seat) -> bool {
        // Asked even if all are alike: others see whether it is.
        t.drawn.len() > 1
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let only = t.drawn.kinds().next();
        if let Some(tile) = only {
            self.apply(game, t, seat, Answer::Tile(tile), out);
        }
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(Text::new("ask-choose-reputation"), ecl(180), seat);
        let ask = ask.sealed_for(t.drawn_seen.with(seat));
        match t.drawn.kinds().last() {
            Some(best) => ask.or(Answer::Tile(best)),
            None => ask,
        }
    }

    fn candidates(self, _: &Eclipse, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.drawn.kinds().map(Answer::Tile));
    }

    fn check(self, _: &Eclipse, t: &State, _: Seat, Answer::Tile(tile): Answer) -> Result<(), Refusal> {
        if t.drawn.count(tile) > 0 { Ok(()) } else { Err(Refusal::NoTile) }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, Answer::Tile(tile): Answer, _: &mut Out<'_>) {
        let taken = t.drawn.take(tile);
        debug_assert!(taken, "it was drawn");
        let room = game.has_tile_room(t, seat);
        t.players[seat].reputation.put(tile);
        if !t.drawn_seen.is_empty() {
            let _ = t.players[seat].shown_tiles.try_push((tile, t.drawn_seen));
        }
        if !room {
            t.stack.push(seat, ReturnReputation);
        }
        Eclipse::return_drawn(t);
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Tile(tile): Answer) -> Text {
        game.tile_label(tile)
    }
}
