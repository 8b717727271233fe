//! The new order of the industry modules, one after another (AND-150).

use super::prelude::*;
use crate::ids::Column;
use crate::space::Berth;

/// What has been named lies in the state; the last module has no choice of its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arrange;

answers! {
    /// The next one.
    pub enum Answer of Action { Next(berth: Berth) }
}

/// Modules that have no place yet.
fn left(t: &State, seat: Seat) -> impl Iterator<Item = u8> + '_ {
    let modules = t.row(seat, Column::Industry).len() as u8;
    (0..modules).filter(|at| !t.order.contains(at))
}

impl Question<Andromeda> for Arrange {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        matches!(only(left(t, seat)), Only::Several)
    }

    fn skip(self, _: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let last = left(t, seat).next();
        if let Some(last) = last {
            t.order.push(last);
        }
        Andromeda::rearrange(t, seat, out);
    }

    fn ask(self, _: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(count("ask-arrange", t.order.len() as u8 + 1), and(150), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(left(t, seat).map(|at| Answer::Next(Berth { row: Column::Industry, at })));
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, Answer::Next(berth): Answer) -> Result<(), Refusal> {
        if berth.row != Column::Industry || t.slot(seat, berth).is_none() {
            return Err(Refusal::NoSuchModule);
        }
        allow(!t.order.contains(&berth.at), Refusal::PlacedAlready)
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, Answer::Next(berth): Answer, _: &mut Out<'_>) {
        t.stack.push(seat, self);
        t.order.push(berth.at);
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, Answer::Next(berth): Answer) -> Text {
        game.berth_label("label-next", t, seat, berth)
    }
}
