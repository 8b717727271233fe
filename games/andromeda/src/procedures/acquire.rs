//! A module of the display is taken (AND-144).

use super::prelude::*;
use crate::effects::Price;
use crate::ids::{Column, ModuleId};
use crate::moves::Free;

/// Out of these columns, for this price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acquire {
    /// A bit for each column.
    pub columns: u8,
    /// On which terms.
    pub price: Price,
}

answers! {
    /// A module, or a free action before it is paid (AND-67, AND-R17).
    pub enum Answer of Action { Acquire(module: ModuleId) } aside { Free(Free) }
}

/// Modules of these columns, each design once.
pub(super) fn display(t: &State, columns: u8) -> impl Iterator<Item = ModuleId> + '_ {
    let columns = Column::ALL.iter().filter(move |column| columns & column.bit() != 0);
    columns.flat_map(|column| {
        let lying = &t.display[*column as usize];
        let new = lying.iter().enumerate().filter(|(at, module)| !lying[..*at].contains(module));
        new.map(|(_, module)| *module)
    })
}

impl Question<Andromeda> for Acquire {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.could_take(t, seat, self.columns, self.price)
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-acquire"), and(144), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(display(t, self.columns).map(Answer::Acquire));
        if self.price != Price::Free {
            Free::before_paying(game, t, seat, into);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let module = match answer {
            Answer::Acquire(module) => module,
            Answer::Free(_) if self.price == Price::Free => return Err(Refusal::InAnEffect),
            Answer::Free(free) => return free.check_before_paying(game, t, seat),
        };
        game.check_acquire(t, seat, module, self.columns, self.price)?;
        if self.price == Price::Free {
            return Ok(());
        }
        let column = game.content.modules[module].column;
        game.check_bill(t, seat, game.content.sheet().costs[column as usize])
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Acquire(module) => game.acquire(t, seat, module, self.price, out),
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Acquire(module) => Text::new("label-acquire").name("module", game.module_key(module)),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
