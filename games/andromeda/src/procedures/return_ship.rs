//! A ship comes back from the map (AND-83).

use super::prelude::*;
use crate::event::Event;
use crate::ids::ShipKind;
use crate::space::Space;
use crate::state::Place;

/// One of the own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReturnShip;

answers! {
    /// A ship.
    pub enum Answer of Action { Ship(kind: ShipKind, space: Space) }
}

impl Question<Andromeda> for ReturnShip {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        !t.players[seat].spaces().is_empty()
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-return-ship"), and(83), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(ships_on_map(t, seat).map(|(kind, space)| Answer::Ship(kind, space)));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Ship(kind, space): Answer,
    ) -> Result<(), Refusal> {
        if t.players[seat].count(kind, Place::At(space)) == 0 {
            return Err(Refusal::NoSuchShip);
        }
        game.check_recall(t, seat, kind, space)
    }

    fn apply(
        self,
        _: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Ship(kind, space): Answer,
        out: &mut Out<'_>,
    ) {
        t.players[seat].move_ship(kind, Place::At(space), Place::Hangar);
        out.tell_all(|| Event::ShipHome(seat, kind));
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat, Answer::Ship(kind, space): Answer) -> Text {
        game.region_label("label-recall", t, space).name("ship", kind.key())
    }
}
