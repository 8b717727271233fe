//! The Main Reactor activates further science modules, with free actions in between (AND-116, AND-124).

use super::prelude::*;
use crate::ids::Column;
use crate::moves::Free;
use crate::space::Berth;
use crate::state::Used;

/// Asks for the next module, until there is none or no more is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reactor;

impl Script<Andromeda> for Reactor {
    fn run(self, _: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.turn.berth = None;
        t.stack.push(seat, self);
        t.stack.push(seat, Science);
    }
}

/// The next module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Science;

answers! {
    /// A science module, a free action, or no more.
    pub enum Answer of Action { Activate(berth: Berth), Done } aside { Free(Free) }
}

/// All of the row but the reactor itself.
fn modules(t: &State, seat: Seat) -> impl Iterator<Item = Berth> {
    let modules = t.row(seat, Column::Science).len() as u8;
    (1..modules).map(|at| Berth { row: Column::Science, at })
}

impl Question<Andromeda> for Science {
    type Answer = Answer;

    /// As long as one can be activated, or lacks only what a free action might bring.
    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        let mut lacks = false;
        modules(t, seat).any(|berth| match game.check_science(t, seat, berth) {
            Ok(()) => true,
            Err(refusal) => {
                lacks |= matches!(refusal, Refusal::NoEffect { .. });
                false
            }
        }) || (lacks && game.could_act(t, seat))
    }

    fn skip(self, _: &Andromeda, t: &mut State, _: Seat, _: &mut Out<'_>) {
        t.stack.end::<Reactor>();
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-science"), and(116), seat).trivial().or(Answer::Done)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(modules(t, seat).map(Answer::Activate));
        into.moves::<Free>(game, t, seat);
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Activate(berth) => game.check_science(t, seat, berth),
            Answer::Done => Ok(()),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Activate(berth) => game.activate(t, seat, berth, Used::Free, out),
            Answer::Done => {
                t.stack.end::<Reactor>();
            }
            Answer::Free(free) => free.apply(game, t, seat, out),
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Activate(berth) => game.berth_label("label-activate", t, seat, berth),
            Answer::Done => Text::new("label-decline"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
