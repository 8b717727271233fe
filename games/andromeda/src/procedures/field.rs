//! Modules are bought at a field; whoever buys only one discards another (AND-59, AND-60).

use super::acquire::display;
use super::prelude::*;
use super::scrap::Scrap;
use crate::effects::Price;
use crate::ids::ModuleId;

/// Two at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Field {
    /// Out of these columns, a bit for each.
    pub columns: u8,
    /// One has been bought.
    pub second: bool,
}

answers! {
    /// A module, or no second one.
    pub enum Answer of Action { Acquire(module: ModuleId), Done }
}

impl Question<Andromeda> for Field {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.could_take(t, seat, self.columns, Price::Paid)
    }

    fn skip(self, _: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
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

    fn candidates(self, _: &Andromeda, t: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(display(t, self.columns).map(Answer::Acquire));
        if self.second {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Acquire(module) => game.check_acquire(t, seat, module, self.columns, Price::Paid),
            Answer::Done => allow(self.second, Refusal::MustDecide),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Acquire(module) => {
                if !self.second {
                    t.stack.push(seat, Self { second: true, ..self });
                }
                game.acquire(t, seat, module, Price::Paid, out);
            }
            Answer::Done => t.stack.push(seat, Scrap { columns: self.columns }),
        }
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Acquire(module) => Text::new("label-acquire").name("module", game.module_key(module)),
            Answer::Done => Text::new("label-decline"),
        }
    }
}
