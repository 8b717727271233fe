//! A ship is built (AND-138).

use super::prelude::*;
use crate::effects::{Cost, Price};
use crate::ids::ShipKind;

/// On which terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Build {
    /// For this price.
    pub price: Price,
}

answers! {
    /// A type.
    pub enum Answer of Action { Build(kind: ShipKind) }
}

impl Question<Andromeda> for Build {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        ShipKind::ALL.iter().any(|kind| game.check_build(t, seat, *kind, self.price).is_ok())
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-build"), and(138), seat)
    }

    fn candidates(self, _: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(ShipKind::ALL.iter().map(|kind| Answer::Build(*kind)));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Build(kind): Answer,
    ) -> Result<(), Refusal> {
        game.check_build(t, seat, kind, self.price)?;
        let titanium = game.price_of(t, seat, kind, self.price);
        game.check_bill(t, seat, Cost { titanium, ..Cost::default() })
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Build(kind): Answer,
        out: &mut Out<'_>,
    ) {
        game.build(t, seat, kind, self.price, out);
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Build(kind): Answer) -> Text {
        ship_label("label-build", kind)
    }
}
