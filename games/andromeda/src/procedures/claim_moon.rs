//! A moon is claimed somewhere (AND-54).

use super::prelude::*;
use crate::effects::{Moment, Sky};
use crate::space::Space;

/// Where it may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClaimMoon {
    /// On a planet, or in a nebula too.
    pub sky: Sky,
}

answers! {
    /// A region with a moon.
    pub enum Answer of Action { Go(space: Space) }
}

impl Question<Andromeda> for ClaimMoon {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, _: Seat) -> bool {
        Andromeda::has_moon_places(t, self.sky)
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-claim"), and(54), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(Andromeda::moon_places(t, self.sky).iter().map(Answer::Go));
    }

    fn check(self, _: &Andromeda, t: &State, _: Seat, Answer::Go(space): Answer) -> Result<(), Refusal> {
        allow(Andromeda::moon_places(t, self.sky).contains(space), Refusal::NoMoonThere)
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Go(space): Answer,
        out: &mut Out<'_>,
    ) {
        let moon = match t.planet_at(space) {
            Some(planet) => {
                // Others may react to a planetary moon, wherever it is claimed (AND-84).
                t.turn.moon_from = Some(space);
                game.react(t, Moment::MoonClaimed);
                game.take_top_moon(t, planet, out)
            }
            None => t.orphans[space.index()].take(),
        };
        game.claim(t, seat, moon.expect("a checked place has a moon"), out);
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat, Answer::Go(space): Answer) -> Text {
        game.region_label("label-go", t, space)
    }
}
