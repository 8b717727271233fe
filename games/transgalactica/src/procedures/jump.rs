//! A ship goes to a planet with a wormhole, for nothing (TRA-115).

use super::prelude::*;
use crate::actions::Ship;
use crate::effects::Raised;
use crate::event::Event;
use crate::space::Space;

/// Where to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Jump;

answers! {
    /// A ship and a planet, or not.
    pub enum Answer of Action { Jump(ship: Ship, to: Space), Done }
}

impl Question<Transgalactica> for Jump {
    type Answer = Answer;

    fn waits(self, _: &Transgalactica, t: &State, seat: Seat) -> bool {
        Transgalactica::ships(t, seat).next().is_some()
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-jump"), tra(115), seat).or(Answer::Done)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        for (ship, from) in Transgalactica::ships(t, seat) {
            let targets = game.wormholes(t, seat).without(from);
            into.extend(targets.iter().map(|to| Answer::Jump(ship, to)));
        }
        into.push(Answer::Done);
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let Answer::Jump(ship, to) = answer else { return Ok(()) };
        let from = t.players[seat].ships[ship].ok_or(Refusal::NoSuchShip)?;
        if from == to {
            return Err(Refusal::SamePlanet);
        }
        if to == Space::Own && !game.owns_planet(t, seat) {
            return Err(Refusal::NotYourPlanet);
        }
        if game.wormholes(t, seat).contains(to) { Ok(()) } else { Err(Refusal::NoWormhole) }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if let Answer::Jump(ship, to) = answer {
            let from = t.players[seat].ships[ship].replace(to).expect("the ship is on the map");
            let name = |space: Space| t.planets[space].map(|planet| planet.planet);
            out.tell_all(|| Event::Jumped(seat, name(from), name(to)));
            game.raise(t, seat, Raised::ShipMoved, out);
        }
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Jump(ship, to) => Transgalactica::ship_label(
                t,
                seat,
                ship,
                Text::new("label-jump").name("planet", game.space_key(t, to)),
            ),
            Answer::Done => Text::new("label-decline"),
        }
    }
}
