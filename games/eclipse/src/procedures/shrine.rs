//! Lyra may build a shrine (ECL-203, ECL-211).

use super::prelude::*;
use super::shrine_planet::ShrinePlanet;
use crate::ids::ShrineId;
use crate::payment::just;

/// The beginning of Upkeep for Lyra.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shrine;

answers! {
    /// A shrine, or none.
    pub enum Answer of Action { Shrine(shrine: ShrineId), Done }
}

impl Question<Eclipse> for Shrine {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        ShrineId::each().any(|shrine| game.check_shrine(t, seat, shrine).is_ok())
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-shrine"), ecl(211), seat).or(Answer::Done).trivial()
    }

    fn candidates(self, game: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::Done);
        into.extend(game.content.shrines.iter().map(|(shrine, _)| Answer::Shrine(shrine)));
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Shrine(shrine) => game.check_shrine(t, seat, shrine),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, answer: Answer, _: &mut Out<'_>) {
        if let Answer::Shrine(shrine) = answer {
            t.stack.push(seat, ShrinePlanet { shrine });
        }
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Shrine(shrine) => {
                let row = game.content.shrines.find(shrine);
                let cost = row.map(|row| just(row.colour, row.cost)).unwrap_or_default();
                let text = Text::new("label-shrine").name("shrine", game.shrine_name(shrine));
                text.list("cost", crate::refusal::Bill(cost).texts())
            }
            Answer::Done => Text::new("label-done"),
        }
    }
}

impl Eclipse {
    /// Whether a shrine can be built somewhere (ECL-211, ECL-212).
    fn check_shrine(&self, t: &State, seat: Seat, shrine: ShrineId) -> Result<(), Refusal> {
        let Some(row) = self.content.shrines.find(shrine) else { return Err(Refusal::ShrineBuilt) };
        if t.shrines[shrine].is_some() {
            return Err(Refusal::ShrineBuilt);
        }
        if self.planets_for(t, seat, shrine).next().is_none() {
            return Err(Refusal::PlanetColour);
        }
        self.check_cost(t, seat, just(row.colour, row.cost), 211)
    }
}
