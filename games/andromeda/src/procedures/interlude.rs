//! Between two steps the active player may take free actions (AND-67, AND-261, AND-264).

use super::prelude::*;
use crate::moves::Free;

/// Asked only if there could be anything to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interlude;

answers! {
    /// A free action, or the turn goes on.
    pub enum Answer of Action { Done; Free(Free) }
}

/// Whoever has launched to a base must be able to use it before the turn goes on (AND-45).
fn owes_a_base(game: &Andromeda, t: &State, seat: Seat) -> bool {
    t.turn.promise && !game.base_is_ready(t, seat)
}

impl Question<Andromeda> for Interlude {
    type Answer = Answer;

    /// By what everybody can see.
    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.could_act(t, seat) || owes_a_base(game, t, seat)
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let (rule, key) = if t.turn.promise {
            (261, "ask-window-base")
        } else if t.battle.on {
            (264, "ask-window-battle")
        } else {
            (67, "ask-window")
        };
        let ask = Ask::open(Text::new(key), and(rule), seat);
        if owes_a_base(game, t, seat) { ask } else { ask.in_reaction().or(Answer::Done) }
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.moves::<Free>(game, t, seat);
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done => allow(!owes_a_base(game, t, seat), Refusal::BaseNotReady),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Done => {}
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Done => Text::new("label-go-on"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
