//! The planet whose printed resource is gained (AND-55).

use super::prelude::*;
use crate::effects;
use crate::space::Space;

/// Which planets count; asked only if there are several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Printed {
    /// These.
    pub which: effects::Printed,
}

answers! {
    /// A planet.
    pub enum Answer of Action { Go(space: Space) }
}

impl Question<Andromeda> for Printed {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        Andromeda::printed_planets(t, seat, self.which).len() > 1
    }

    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(space) = Andromeda::printed_planets(t, seat, self.which).iter().next() {
            gain(game, t, seat, space, out);
        }
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-printed"), and(55), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(Andromeda::printed_planets(t, seat, self.which).iter().map(Answer::Go));
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, Answer::Go(space): Answer) -> Result<(), Refusal> {
        allow(Andromeda::printed_planets(t, seat, self.which).contains(space), Refusal::OtherPlanet)
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Go(space): Answer,
        out: &mut Out<'_>,
    ) {
        gain(game, t, seat, space, out);
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat, Answer::Go(space): Answer) -> Text {
        game.region_label("label-go", t, space)
    }
}

/// The printed resource of the planet on a space (AND-55).
fn gain(game: &Andromeda, t: &mut State, seat: Seat, space: Space, out: &mut Out<'_>) {
    if let Some(planet) = t.planet_at(space) {
        let goods = game.content.planet_type(planet).printed;
        game.gain(t, seat, goods, out);
    }
}
