//! Ships may leave a battle before they are damaged (AND-199).

use super::damage::exposed_kinds;
use super::prelude::*;
use crate::event::Event;
use crate::ids::ShipKind;
use crate::state::Place;

/// So many more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Withdraw {
    /// This many.
    pub left: u8,
}

answers! {
    /// A ship, or no more.
    pub enum Answer of Action { Save(kind: ShipKind), Done }
}

impl Question<Andromeda> for Withdraw {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        self.left > 0 && Andromeda::exposed(t, seat) > 0
    }

    fn ask(self, _: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let most = self.left.min(Andromeda::exposed(t, seat));
        Ask::open(count("ask-withdraw", self.left), and(199), seat).or(Answer::Done).several(0, most)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(exposed_kinds(t, seat).map(Answer::Save));
        into.push(Answer::Done);
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Save(kind) => allow(Andromeda::exposed_of(t, seat, kind) > 0, Refusal::NoSuchShip),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Save(kind) => {
                t.stack.push(seat, Self { left: self.left - 1 });
                let region = t.turn.region.expect("a battle has its region");
                t.players[seat].move_ship(kind, Place::At(region), Place::Hangar);
                out.tell_all(|| Event::ShipHome(seat, kind));
            }
            Answer::Done => {}
        }
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Save(kind) => ship_label("label-save", kind),
            Answer::Done => Text::new("label-decline"),
        }
    }
}
