//! A ship is spared: in a battle one of several, outside the one that would have been hit (AND-199).

use super::damage::exposed_kinds;
use super::hit_ship::HitShip;
use super::prelude::*;
use crate::event::Event;
use crate::ids::ShipKind;

/// Asked only if there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SaveShip;

answers! {
    /// A ship by its type.
    pub enum Answer of Action { Save(kind: ShipKind) }
}

/// Whether the question which ship is hit lies below.
fn is_hit(t: &State, seat: Seat) -> bool {
    t.stack.iter().any(|frame| frame.seat == seat && frame.task == HitShip.into())
}

impl Question<Andromeda> for SaveShip {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        !is_hit(t, seat) && matches!(only(exposed_kinds(t, seat)), Only::Several)
    }

    fn skip(self, _: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        if t.stack.cancel::<HitShip>(seat) {
            return;
        }
        let kind = exposed_kinds(t, seat).next();
        if let Some(kind) = kind {
            t.battle.spared[kind as usize] += 1;
        }
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-save-ship"), and(199), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(exposed_kinds(t, seat).map(Answer::Save));
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, Answer::Save(kind): Answer) -> Result<(), Refusal> {
        allow(Andromeda::exposed_of(t, seat, kind) > 0, Refusal::NoSuchShip)
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, Answer::Save(kind): Answer, out: &mut Out<'_>) {
        t.battle.spared[kind as usize] += 1;
        out.tell_all(|| Event::Spared(seat, kind));
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Save(kind): Answer) -> Text {
        ship_label("label-save", kind)
    }
}
