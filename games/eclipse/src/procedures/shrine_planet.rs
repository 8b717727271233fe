//! The planet of a shrine (ECL-211 to ECL-214).

use super::prelude::*;
use crate::ids::{Planet, Resource, SectorId, ShrineId, Square};
use crate::payment::just;
use crate::run::{Effects, From};

/// A shrine is to be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShrinePlanet {
    /// Which.
    pub shrine: ShrineId,
}

/// A shrine that has been paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sanctify {
    /// Which.
    pub shrine: ShrineId,
    /// Where.
    pub sector: SectorId,
    /// On which planet.
    pub planet: Planet,
}

answers! {
    /// A planet.
    pub enum Answer of Action { Planet(sector: SectorId, planet: Planet) }
}

impl Question<Eclipse> for ShrinePlanet {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-shrine-planet").name("shrine", game.shrine_name(self.shrine));
        Ask::open(text, ecl(212), seat)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(
            game.planets_for(t, seat, self.shrine).map(|(sector, planet)| Answer::Planet(sector, planet)),
        );
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let Answer::Planet(sector, planet) = answer;
        if !t.players[seat].controls.contains(sector) {
            return Err(Refusal::NotControlled { rule: 211, sector: game.tile(sector).number });
        }
        if Eclipse::has_shrine(t, sector, planet) {
            return Err(Refusal::PlanetTaken);
        }
        if game.has_planet(sector, planet) && fits(game.content.shrines[self.shrine].colour, planet) {
            Ok(())
        } else {
            Err(Refusal::PlanetColour)
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, _: &mut Out<'_>) {
        let Answer::Planet(sector, planet) = answer;
        let row = &game.content.shrines[self.shrine];
        t.stack.push(seat, Sanctify { shrine: self.shrine, sector, planet });
        Eclipse::charge(t, seat, just(row.colour, row.cost));
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Planet(sector, planet): Answer) -> Text {
        Text::new("label-planet").name("planet", planet.key()).name("sector", game.sector_name(sector))
    }
}

impl Script<Eclipse> for Sanctify {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.shrines[self.shrine] = Some((self.sector, self.planet));
        out.tell_all(|| Event::Shrine(seat, self.shrine, self.sector));
        let set = game.content.shrines[self.shrine].set;
        let complete =
            game.content.shrines.iter().all(|(shrine, row)| row.set != set || t.shrines[shrine].is_some());
        if complete {
            t.players[seat].bonuses.put(set);
            out.tell_all(|| Event::ShrineBonus(seat, set));
            t.stack.push(seat, Effects { from: From::Bonus(set), at: 0, sector: self.sector });
        }
    }
}

/// Whether a shrine of this colour may stand on a planet.
const fn fits(colour: Resource, planet: Planet) -> bool {
    matches!(
        (colour, planet),
        (_, Planet::Gray | Planet::SecondGray)
            | (Resource::Money, Planet::Money)
            | (Resource::Science, Planet::Science)
            | (Resource::Materials, Planet::Materials)
    )
}

impl Eclipse {
    /// Whether a sector has a planet (ECL-212).
    fn has_planet(&self, sector: SectorId, planet: Planet) -> bool {
        let squares = &self.tile(sector).squares;
        match planet {
            Planet::Money => squares[Square::Money] + squares[Square::MoneyAdvanced] > 0,
            Planet::Science => squares[Square::Science] + squares[Square::ScienceAdvanced] > 0,
            Planet::Materials => squares[Square::Materials] + squares[Square::MaterialsAdvanced] > 0,
            Planet::Gray => squares[Square::Gray] > 0,
            Planet::SecondGray => squares[Square::Gray] > 1,
        }
    }

    /// Whether a planet holds a shrine.
    fn has_shrine(t: &State, sector: SectorId, planet: Planet) -> bool {
        t.shrines.values().any(|place| *place == Some((sector, planet)))
    }

    /// Planets on which a shrine can be built; of two free gray ones the first.
    pub(crate) fn planets_for<'a>(
        &'a self,
        t: &'a State,
        seat: Seat,
        shrine: ShrineId,
    ) -> impl Iterator<Item = (SectorId, Planet)> + 'a {
        let colour = self.content.shrines[shrine].colour;
        let all = t.players[seat]
            .controls
            .iter()
            .flat_map(|sector| Planet::each().map(move |planet| (sector, planet)));
        all.filter(move |(sector, planet)| {
            let again = *planet == Planet::SecondGray && !Self::has_shrine(t, *sector, Planet::Gray);
            fits(colour, *planet)
                && !again
                && self.has_planet(*sector, *planet)
                && !Self::has_shrine(t, *sector, *planet)
        })
    }
}
