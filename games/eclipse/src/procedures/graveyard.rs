//! Cubes come back from the graveyard (ECL-217).

use super::prelude::*;
use crate::ids::Resource;

/// The next cube of the graveyard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Graveyard;

answers! {
    /// A track.
    pub enum Answer of Action { Cube(resource: Resource) }
}

impl Graveyard {
    /// The next cube, and whether its own track is full.
    fn next(game: &Eclipse, t: &State, seat: Seat) -> Option<(Resource, bool)> {
        let player = &t.players[seat];
        let of = Resource::each().find(|resource| player.graveyard[*resource] > 0)?;
        Some((of, player.cubes[of] >= game.content.sheet().full))
    }
}

impl Question<Eclipse> for Graveyard {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        Self::next(game, t, seat).is_some_and(|(_, full)| full)
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some((resource, _)) = Self::next(game, t, seat) {
            self.apply(game, t, seat, Answer::Cube(resource), out);
        }
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let (resource, _) = Self::next(game, t, seat).unwrap_or((Resource::Money, true));
        Ask::open(Text::new("ask-graveyard-return").name("resource", resource.key()), ecl(217), seat)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Resource::each().map(Answer::Cube));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Cube(resource): Answer,
    ) -> Result<(), Refusal> {
        let full = game.content.sheet().full;
        let has_room = t.players[seat].cubes[resource] < full;
        if has_room { Ok(()) } else { Err(Refusal::TrackIsFull { resource, count: full }) }
    }

    fn apply(
        self,
        game: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Cube(resource): Answer,
        out: &mut Out<'_>,
    ) {
        let Some((from, _)) = Self::next(game, t, seat) else { return };
        t.players[seat].graveyard[from] -= 1;
        t.players[seat].cubes[resource] += 1;
        out.tell_all(|| Event::CubeBack(seat, resource));
        t.stack.push(seat, self);
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Cube(resource): Answer) -> Text {
        Text::new("label-resource").name("resource", resource.key())
    }
}
