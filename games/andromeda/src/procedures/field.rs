//! Modules are bought at a field; whoever buys only one discards another (AND-59, AND-60).

use super::acquire::display;
use super::prelude::*;
use super::scrap::Scrap;
use crate::effects::Price;
use crate::ids::ModuleId;
use crate::moves::Free;

/// Two at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Field {
    /// Out of these columns, a bit for each.
    pub columns: u8,
    /// One has been bought.
    pub second: bool,
}

answers! {
    /// A module, a free action before it is paid, or no second one.
    pub enum Answer of Action { Acquire(module: ModuleId), Done } aside { Free(Free) }
}

impl Field {
    /// The first module is bought if it can be (AND-45), the second if it is wanted.
    fn may_end(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        self.second || !game.base_is_kept(t, seat, game.means(t, seat))
    }
}

impl Question<Andromeda> for Field {
    type Answer = Answer;

    /// As long as a module can be paid, or a free action might bring what is missing (AND-67, AND-R17).
    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.could_take(t, seat, self.columns, Price::Paid)
            || (display(t, self.columns).next().is_some() && game.could_act(t, seat))
    }

    fn skip(self, _: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.turn.promise = false;
        if self.second {
            t.stack.push(seat, Scrap { columns: self.columns });
        }
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        if self.second {
            Ask::open(Text::new("ask-second"), and(59), seat).or(Answer::Done)
        } else {
            Ask::open(Text::new("ask-acquire"), and(144), seat)
        }
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(display(t, self.columns).map(Answer::Acquire));
        into.moves::<Free>(game, t, seat);
        if self.may_end(game, t, seat) {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Acquire(module) => game.check_acquire(t, seat, module, self.columns, Price::Paid),
            Answer::Done => allow(self.may_end(game, t, seat), Refusal::MustDecide { rule: 45 }),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Acquire(module) => {
                t.turn.promise = false;
                if !self.second {
                    t.stack.push(seat, Self { second: true, ..self });
                }
                game.acquire(t, seat, module, Price::Paid, out);
            }
            Answer::Done => self.skip(game, t, seat, out),
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Acquire(module) => Text::new("label-acquire").name("module", game.module_key(module)),
            Answer::Done => Text::new("label-decline"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
