//! Where a development is built (AND-154 to AND-158).

use super::pay::Pay;
use super::prelude::*;
use super::raise::Raise;
use crate::moves::Free;
use crate::space::Space;

/// On which terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Develop {
    /// For so many basic resources less.
    pub less: u8,
}

answers! {
    /// A planet, or a free action before it is paid (AND-67, AND-R17).
    pub enum Answer of Action { Go(space: Space) } aside { Free(Free) }
}

impl Question<Andromeda> for Develop {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.could_develop(t, seat, self.less, game.means(t, seat))
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-develop"), and(154), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let planets = t.players[seat].spaces().iter().filter(|space| t.planet_at(*space).is_some());
        into.extend(planets.map(Answer::Go));
        Free::before_paying(game, t, seat, into);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let space = match answer {
            Answer::Go(space) => space,
            Answer::Free(free) => return free.check_before_paying(game, t, seat),
        };
        let site = game.check_develop(t, seat, space, self.less, game.means(t, seat));
        site.map_err(|why| Refusal::NoDevelopment { why })?;
        game.check_building(t, seat, space, self.less)
    }

    /// Pay, then build (AND-158).
    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Go(space) => {
                let bill = game.development_bill(t, seat, space, self.less);
                t.stack.push(seat, Raise { space });
                t.stack.push(seat, Pay { bill });
            }
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Go(space) => game.region_label("label-go", t, space),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
