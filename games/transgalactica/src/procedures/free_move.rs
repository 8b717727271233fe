//! Moves without energy, by one ship (TRA-120, TRA-127).

use super::prelude::*;
use crate::actions::{Fare, Ship};
use crate::effects::Raised;
use crate::space::Space;

/// Moves that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FreeMove {
    /// So many.
    pub left: u8,
    /// The ship that has moved.
    pub ship: Option<Ship>,
}

answers! {
    /// A move, or enough.
    pub enum Answer of Action { Move(ship: Ship, to: Space, fare: Fare), Done }
}

impl FreeMove {
    fn all<'a>(
        self,
        game: &'a Transgalactica,
        t: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = Answer> + 'a {
        let ships =
            Transgalactica::ships(t, seat).filter(move |(ship, _)| self.ship.is_none_or(|s| s == *ship));
        let keys = game.wormhole_price(t, seat).is_some();
        ships.flat_map(move |(ship, from)| {
            let fares = [Fare::Free, Fare::Alien, Fare::Resources].into_iter();
            fares.filter(move |fare| keys || *fare != Fare::Resources).flat_map(move |fare| {
                game.targets(t, seat, from, fare).iter().map(move |to| Answer::Move(ship, to, fare))
            })
        })
    }
}

impl Question<Transgalactica> for FreeMove {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        self.left > 0 && self.all(game, t, seat).any(|answer| self.check(game, t, seat, answer).is_ok())
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if self.ship.is_some() {
            game.raise(t, seat, Raised::ShipMoved, out);
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-move-free").amount("count", self.left);
        Ask::open(text, tra(120), seat).or(Answer::Done)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.all(game, t, seat));
        into.push(Answer::Done);
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let Answer::Move(ship, to, fare) = answer else { return Ok(()) };
        let from = t.players[seat].ships[ship].ok_or(Refusal::NoSuchShip)?;
        if self.ship.is_some_and(|moved| moved != ship) {
            return Err(Refusal::OneShip);
        }
        if fare == Fare::Energy {
            return Err(Refusal::MoveIsFree);
        }
        game.check_way(t, seat, (from, to), fare, t.players[seat].goods)
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Move(ship, to, fare) => {
                t.stack.push(seat, Self { left: self.left - 1, ship: Some(ship) });
                game.travel(t, seat, (ship, to), fare, out);
            }
            Answer::Done => self.skip(game, t, seat, out),
        }
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Move(ship, to, fare) => game.move_label(t, seat, (ship, to), fare),
            Answer::Done => Text::new("label-enough"),
        }
    }
}
