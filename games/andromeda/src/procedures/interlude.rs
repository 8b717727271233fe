//! Between two steps the active player may take free actions (AND-67, AND-261, AND-264).

use super::excess::Excess;
use super::prelude::*;
use crate::flow::Phase;
use crate::moves::Free;
use crate::state::Marker;

/// Asked only if there could be anything to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interlude;

answers! {
    /// A free action, or the turn goes on.
    pub enum Answer of Action { Done } aside { Free(Free) }
}

/// Whoever has launched to a base must be able to use it before the turn goes on (AND-45).
fn owes_a_base(game: &Andromeda, t: &State, seat: Seat) -> bool {
    t.turn.promise && game.check_base_ready(t, seat).is_err()
}

/// What lies on top once the window is off the stack.
fn next(t: &State) -> Option<Task> {
    t.stack.last().map(|frame| frame.task)
}

/// Whether the end of the turn asks something next, where free actions are answers too.
fn end_is_asked(game: &Andromeda, t: &State, seat: Seat) -> bool {
    let limits = match t.turn.phase {
        Phase::End if t.marker == Marker::Mat => return true,
        Phase::End => true,
        Phase::Over => t.stack.nearest::<Excess>().is_some(),
        _ => false,
    };
    limits && Excess.waits(game, t, seat)
}

/// What comes next, as far as everybody can see.
fn comes_next(game: &Andromeda, t: &State) -> &'static str {
    let raided = || t.turn.region.is_some_and(|region| game.raiding(t, region).next().is_some());
    match t.turn.phase {
        _ if t.battle.on => "next-battle-step",
        Phase::Activate => "next-activation",
        Phase::Raid if raided() => "next-raid",
        Phase::Raid | Phase::Battle if game.sides(t) > 1 => "next-battle",
        _ => "next-end",
    }
}

impl Question<Andromeda> for Interlude {
    type Answer = Answer;

    /// By what everybody can see. Where a question follows that takes free actions itself, there is none before it.
    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        if owes_a_base(game, t, seat) {
            return true;
        }
        game.could_act(t, seat) && !end_is_asked(game, t, seat)
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let (rule, key) = if t.turn.promise {
            (261, "ask-window-base")
        } else if t.battle.on {
            (264, "ask-window-battle")
        } else {
            (67, "ask-window")
        };
        let ask = Ask::open(Text::new(key).name("next", comes_next(game, t)), and(rule), seat);
        if owes_a_base(game, t, seat) { ask } else { ask.in_reaction().as_window().or(Answer::Done) }
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.moves::<Free>(game, t, seat);
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Done if t.turn.promise => {
                game.check_base_ready(t, seat).map_err(|why| Refusal::BaseNotReady { why })
            }
            Answer::Done => Ok(()),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Done => {}
            Answer::Free(free) => {
                // What is gained after the limits were looked at is looked at again (AND-28).
                if t.turn.phase == Phase::Over && next(t) != Some(Excess.into()) {
                    t.stack.push(seat, Excess);
                }
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
