//! One of the cheapest technologies for nothing (ECL-65).

use super::prelude::*;
use crate::ids::TechnologyId;

/// A technology is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FreeTechnology;

answers! {
    /// A technology.
    pub enum Answer of Action { Technology(technology: TechnologyId) }
}

impl FreeTechnology {
    fn legal(game: &Eclipse, t: &State, seat: Seat) -> impl Iterator<Item = TechnologyId> {
        let cheapest = game.cheapest(t, seat);
        t.offer.kinds().filter(move |technology| {
            game.is_eligible(t, seat, *technology)
                && Some(game.content.technologies[*technology].cost) == cheapest
        })
    }
}

impl Question<Eclipse> for FreeTechnology {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        Self::legal(game, t, seat).nth(1).is_some()
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let only = Self::legal(game, t, seat).next();
        if let Some(technology) = only {
            self.apply(game, t, seat, Answer::Technology(technology), out);
        }
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-free-technology"), ecl(65), seat)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.offer.kinds().filter(|of| game.is_eligible(t, seat, *of)).map(Answer::Technology));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Technology(wanted): Answer,
    ) -> Result<(), Refusal> {
        if t.offer.count(wanted) == 0 {
            return Err(Refusal::NotAvailable);
        }
        if t.players[seat].technologies.contains(wanted) {
            return Err(Refusal::Owned);
        }
        let legal = Self::legal(game, t, seat).any(|technology| technology == wanted);
        if legal {
            Ok(())
        } else {
            Err(Refusal::NotCheapest { cost: game.cheapest(t, seat).unwrap_or_default() })
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let Answer::Technology(technology) = answer;
        let track = game.content.technologies[technology].class.track().expect("no rare technology is free");
        Eclipse::take_offer(t, technology);
        out.tell_all(|| Event::TechnologyFree(seat, technology));
        game.learn(t, seat, technology, track);
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Technology(technology): Answer) -> Text {
        Text::new("label-technology").name("technology", game.technology_name(technology))
    }
}
