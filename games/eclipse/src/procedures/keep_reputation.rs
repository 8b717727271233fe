//! Which drawn reputation tile is kept (ECL-180, R63, R64).

use super::prelude::*;
use super::return_reputation::ReturnReputation;
use crate::ids::ReputationId;

/// Reputation tiles have been drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepReputation;

answers! {
    /// A tile, or none.
    pub enum Answer of Action { Tile(tile: ReputationId), Show, Done }
}

impl KeepReputation {
    /// Whether there is room without returning a tile.
    pub(super) fn has_room(game: &Eclipse, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        game.has_slots(t, seat, player.partners.len(), player.reputation.len() as u8 + 1)
    }
}

impl KeepReputation {
    /// Allies who have not been shown the tiles (ECL-183).
    fn unshown(game: &Eclipse, t: &State, seat: Seat) -> SeatSet {
        game.side(t, seat).without(seat).minus(t.drawn_seen)
    }
}

impl Question<Eclipse> for KeepReputation {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(Text::new("ask-keep-reputation"), ecl(180), seat);
        let best = t.drawn.kinds().last().map_or(Answer::Done, Answer::Tile);
        ask.sealed_for(t.drawn_seen.with(seat)).or(best)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.drawn.kinds().map(Answer::Tile));
        if !Self::unshown(game, t, seat).is_empty() {
            into.push(Answer::Show);
        }
        into.push(Answer::Done);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done => Ok(()),
            Answer::Show if Self::unshown(game, t, seat).is_empty() => Err(Refusal::NobodyToShow),
            Answer::Show => Ok(()),
            Answer::Tile(tile) if t.drawn.count(tile) == 0 => Err(Refusal::NoTile),
            Answer::Tile(_) if Self::has_room(game, t, seat) || !t.players[seat].reputation.is_empty() => {
                Ok(())
            }
            Answer::Tile(_) => Err(Refusal::NoReputationSpace),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Tile(tile) => {
                let taken = t.drawn.take(tile);
                debug_assert!(taken, "it was drawn");
                let room = Self::has_room(game, t, seat);
                t.players[seat].reputation.put(tile);
                if !t.drawn_seen.is_empty() {
                    let _ = t.players[seat].shown_tiles.try_push((tile, t.drawn_seen));
                }
                out.tell_all(|| Event::ReputationKept(seat));
                if !room {
                    t.stack.push(seat, ReturnReputation);
                }
            }
            Answer::Show => {
                let (allies, tiles) = (Self::unshown(game, t, seat), t.drawn);
                t.drawn_seen = t.drawn_seen.union(allies);
                out.tell(allies, || Event::ReputationShown(seat, tiles.things().collect()));
                // What others have seen is not taken back.
                out.bind();
                t.stack.push(seat, self);
                return;
            }
            Answer::Done => out.tell_all(|| Event::ReputationNone(seat)),
        }
        t.drawn_seen = SeatSet::NOBODY;
        let mut rest = std::mem::take(&mut t.drawn);
        t.reputation.pour(&mut rest);
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Tile(tile) => game.tile_label(tile),
            Answer::Show => Text::new("label-show-tiles"),
            Answer::Done => Text::new("label-keep-none"),
        }
    }
}
