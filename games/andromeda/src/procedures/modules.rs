//! Step 1 of a return: modules are activated one after another (AND-109 to AND-124).

use super::power::Power;
use super::prelude::*;
use crate::flow::Phase;
use crate::ids::Column;
use crate::moves::Free;
use crate::space::Berth;

/// The turn asks again after each activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Modules;

answers! {
    /// A module, a free action, or the ships come home.
    pub enum Answer of Action { Activate(berth: Berth), Done } aside { Free(Free) }
}

impl Question<Andromeda> for Modules {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-modules"), and(109), seat).in_turn().or(Answer::Done)
    }

    /// Science modules and end-game modules are never activated singly (AND-116, AND-123).
    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        for (berth, slot) in t.station(seat) {
            let reactor = berth == Berth::base(Column::Science);
            if reactor || (berth.row != Column::Science && game.content.modules[slot.module].end.is_none()) {
                into.push(Answer::Activate(berth));
            }
        }
        into.moves::<Free>(game, t, seat);
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Activate(berth) => game.check_activate(t, seat, berth),
            Answer::Done => Ok(()),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Activate(berth) => t.stack.push(seat, Power { berth }),
            Answer::Done => t.turn.phase = Phase::Home,
            Answer::Free(free) => free.apply(game, t, seat, out),
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Activate(berth) => game.berth_label("label-activate", t, seat, berth),
            Answer::Done => Text::new("label-all-home"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
