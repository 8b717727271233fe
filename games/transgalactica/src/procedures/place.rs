//! An outpost by an effect (TRA-65, TRA-141, R82).

use super::prelude::*;
use crate::actions::Spot;
use crate::effects;
use crate::space::Space;

/// Where, and for how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Where.
    pub at: effects::Place,
    /// Without ore; then it must be placed.
    pub free: bool,
}

answers! {
    /// A place, or none: payments are optional (TRA-28).
    pub enum Answer of Action { Outpost(space: Space, spot: Spot), Done }
}

impl Place {
    fn all<'a>(
        self,
        game: &'a Transgalactica,
        t: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = Answer> + 'a {
        let sites = game.sites(t, seat, self.at).minus(t.players[seat].outposts);
        sites
            .iter()
            .flat_map(move |space| game.spots(t, seat, space).map(move |spot| Answer::Outpost(space, spot)))
    }

    fn only(self, game: &Transgalactica, t: &State, seat: Seat) -> Only<Answer> {
        only(self.all(game, t, seat).filter(|answer| self.check(game, t, seat, *answer).is_ok()))
    }
}

impl Question<Transgalactica> for Place {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        match self.only(game, t, seat) {
            Only::Several => true,
            Only::One(_) => !self.free,
            Only::None => false,
        }
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let found = self.only(game, t, seat);
        if let Only::One(answer) = found {
            self.apply(game, t, seat, answer, out);
        }
    }

    fn ask(self, game: &Transgalactica, t: &State, seat: Seat) -> Ask<Answer> {
        if self.free {
            return Ask::open(Text::new("ask-colonists"), tra(65), seat);
        }
        let rule = match self.at {
            effects::Place::Orbited => 128,
            effects::Place::ActionPlanet => 141,
        };
        let text = Text::new("ask-outpost")
            .amount("number", t.players[seat].outposts.len() + 1)
            .amount("ore", game.outpost_cost(t, seat).ore);
        Ask::open(text, tra(rule), seat).or(Answer::Done)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.all(game, t, seat));
        if !self.free {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Outpost(space, spot) => {
                let means = Transgalactica::means(t, seat);
                game.check_outpost(t, seat, (space, spot), (self.at, self.free), means)
            }
            Answer::Done if self.free => Err(Refusal::MustChoose),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if let Answer::Outpost(space, spot) = answer {
            game.place_outpost(t, seat, (space, spot), self.free, out);
        }
    }

    fn label(self, game: &Transgalactica, t: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Outpost(space, spot) => game.outpost_label(t, space, spot),
            Answer::Done => Text::new("label-decline"),
        }
    }
}
