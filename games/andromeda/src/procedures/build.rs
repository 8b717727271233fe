//! A ship is built (AND-138).

use super::prelude::*;
use crate::effects::{Cost, Price};
use crate::ids::ShipKind;
use crate::moves::Free;

/// On which terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Build {
    /// For this price.
    pub price: Price,
}

answers! {
    /// A type, or a free action before it is paid (AND-67, AND-R17).
    pub enum Answer of Action { Build(kind: ShipKind) } aside { Free(Free) }
}

impl Question<Andromeda> for Build {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        ShipKind::ALL.iter().any(|kind| game.check_build(t, seat, *kind, self.price).is_ok())
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-build"), and(138), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(ShipKind::ALL.iter().map(|kind| Answer::Build(*kind)));
        if self.price != Price::Free {
            Free::before_paying(game, t, seat, into);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let kind = match answer {
            Answer::Build(kind) => kind,
            Answer::Free(_) if self.price == Price::Free => return Err(Refusal::InAnEffect),
            Answer::Free(free) => return free.check_before_paying(game, t, seat),
        };
        game.check_build(t, seat, kind, self.price)?;
        let titanium = game.price_of(t, seat, kind, self.price);
        game.check_bill(t, seat, Cost { titanium, ..Cost::default() })
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Build(kind) => game.build(t, seat, kind, self.price, out),
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Build(kind) => ship_label("label-build", kind),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
