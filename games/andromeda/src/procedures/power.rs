//! By what a module is activated: a ship or energy (AND-109 to AND-115).

use super::prelude::*;
use crate::ids::ShipKind;
use crate::space::{Berth, Space};
use crate::state::Place;

/// Which module; asked only if there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Power {
    /// Its place.
    pub berth: Berth,
}

answers! {
    /// A ship on the map, a ship on the repair barge, or energy.
    pub enum Answer of Action { Ship(kind: ShipKind, space: Space), Barge(kind: ShipKind), Energy }
}

impl Power {
    /// Ships that could do it.
    fn helpers(self, game: &Andromeda, t: &State, seat: Seat) -> impl Iterator<Item = (ShipKind, Place)> {
        Andromeda::helpers(t, seat)
            .filter(move |(kind, place)| game.check_helper(t, seat, self.berth, *kind, *place).is_ok())
    }

    fn by_energy(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.check_energy(t, seat, self.berth).is_ok()
    }
}

impl Question<Andromeda> for Power {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        match only(self.helpers(game, t, seat)) {
            Only::None => false,
            Only::One(_) => self.by_energy(game, t, seat),
            Only::Several => true,
        }
    }

    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let helper = self.helpers(game, t, seat).next();
        match helper {
            Some((kind, place)) => game.activate_by_ship(t, seat, self.berth, kind, place, out),
            None if self.by_energy(game, t, seat) => game.activate_by_energy(t, seat, self.berth, out),
            None => {}
        }
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let text = game.berth_label("ask-power", t, seat, self.berth);
        Ask::open(text, and(109), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(Andromeda::helpers(t, seat).map(|(kind, place)| match place {
            Place::At(space) => Answer::Ship(kind, space),
            _ => Answer::Barge(kind),
        }));
        into.push(Answer::Energy);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Ship(kind, space) => game.check_helper(t, seat, self.berth, kind, Place::At(space)),
            Answer::Barge(kind) => game.check_helper(t, seat, self.berth, kind, Place::Barge),
            Answer::Energy => game.check_energy(t, seat, self.berth),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Ship(kind, space) => {
                game.activate_by_ship(t, seat, self.berth, kind, Place::At(space), out);
            }
            Answer::Barge(kind) => game.activate_by_ship(t, seat, self.berth, kind, Place::Barge, out),
            Answer::Energy => game.activate_by_energy(t, seat, self.berth, out),
        }
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Ship(kind, space) => {
                game.region_label("label-by-ship", t, space).name("ship", kind.key())
            }
            Answer::Barge(kind) => ship_label("label-by-barge", kind),
            Answer::Energy => Text::new("label-by-energy"),
        }
    }
}
