//! What one side of a pact gives: room for the ambassador, then a cube (ECL-123, R78).

use super::prelude::*;
use crate::ids::{ReputationId, Resource};

/// One half of a pact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Propose {
    /// 0 for the proposer, 1 for the partner.
    pub half: u8,
    /// The other side.
    pub with: Seat,
    /// Whether there is room by now.
    pub cleared: bool,
}

answers! {
    /// A reputation tile that goes back, or the track of a cube.
    pub enum Answer of Action { Tile(tile: ReputationId), Cube(resource: Resource) }
}

impl Propose {
    /// Whether a reputation tile has to go (R63).
    fn is_full(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        !self.cleared && !game.has_slots(t, seat, player.partners.len() + 1, player.reputation.len() as u8)
    }
}

impl Question<Eclipse> for Propose {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        let cubes = &t.players[seat].cubes;
        self.is_full(game, t, seat) || cubes.values().filter(|count| **count > 0).count() > 1
    }

    fn skip(self, _: &Eclipse, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let only = Resource::each().find(|resource| t.players[seat].cubes[*resource] > 0);
        t.pact.cubes[usize::from(self.half)] = only;
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        if self.is_full(game, t, seat) {
            let ask = Ask::open(Text::new("ask-propose-clear"), ecl(123), seat);
            return ask.sealed_for(SeatSet::only(seat));
        }
        let key = if self.half == 0 { "ask-propose" } else { "ask-accept-cube" };
        Ask::open(Text::new(key).seat("who", self.with), ecl(123), seat)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        if self.is_full(game, t, seat) {
            into.extend(t.players[seat].reputation.kinds().map(Answer::Tile));
        } else {
            into.extend(Resource::each().map(Answer::Cube));
        }
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match (answer, self.is_full(game, t, seat)) {
            (Answer::Tile(tile), true) if t.players[seat].reputation.count(tile) > 0 => Ok(()),
            (Answer::Tile(_), true) => Err(Refusal::NoTile),
            (Answer::Tile(_), false) => Err(Refusal::HasRoom),
            (Answer::Cube(_), true) => Err(Refusal::MakeRoom),
            (Answer::Cube(resource), false) if t.players[seat].cubes[resource] == 0 => {
                Err(Refusal::TrackEmpty { resource })
            }
            (Answer::Cube(_), false) => Ok(()),
        }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, answer: Answer, _: &mut Out<'_>) {
        let half = usize::from(self.half);
        match answer {
            Answer::Tile(tile) => {
                t.pact.tiles[half] = Some(tile);
                t.stack.push(seat, Self { cleared: true, ..self });
            }
            Answer::Cube(resource) => t.pact.cubes[half] = Some(resource),
        }
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Tile(tile) => game.tile_label(tile),
            Answer::Cube(resource) => Text::new("label-resource").name("resource", resource.key()),
        }
    }
}
