//! Where a development is built (AND-154 to AND-158).

use super::pay::Pay;
use super::prelude::*;
use super::raise::Raise;
use crate::space::Space;

/// On which terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Develop {
    /// For so many basic resources less.
    pub less: u8,
}

answers! {
    /// A planet.
    pub enum Answer of Action { Go(space: Space) }
}

impl Question<Andromeda> for Develop {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.could_develop(t, seat, self.less, game.means(t, seat))
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-develop"), and(154), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let planets = t.players[seat].spaces().iter().filter(|space| t.planet_at(*space).is_some());
        into.extend(planets.map(Answer::Go));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Go(space): Answer,
    ) -> Result<(), Refusal> {
        game.check_develop(t, seat, space, self.less, game.means(t, seat))?;
        game.check_building(t, seat, space, self.less)
    }

    /// Pay, then build (AND-158).
    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, Answer::Go(space): Answer, _: &mut Out<'_>) {
        let bill = game.development_bill(t, seat, space, self.less);
        t.stack.push(seat, Raise { space });
        t.stack.push(seat, Pay { bill });
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat, Answer::Go(space): Answer) -> Text {
        game.region_label("label-go", t, space)
    }
}
