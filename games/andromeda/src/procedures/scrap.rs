//! A module of the display is discarded after a single purchase (AND-60).

use super::acquire::display;
use super::prelude::*;
use crate::ids::{Column, ModuleId};

/// Out of these columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scrap {
    /// A bit for each column.
    pub columns: u8,
}

answers! {
    /// A module.
    pub enum Answer of Action { Scrap(module: ModuleId) }
}

impl Question<Andromeda> for Scrap {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, _: Seat) -> bool {
        let lies_there = |column: &Column| !t.display[*column as usize].is_empty();
        Column::ALL.iter().any(|column| self.columns & column.bit() != 0 && lies_there(column))
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-scrap"), and(60), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(display(t, self.columns).map(Answer::Scrap));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        _: Seat,
        Answer::Scrap(module): Answer,
    ) -> Result<(), Refusal> {
        game.check_in_display(t, module, self.columns).map(|_| ())
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        _: Seat,
        Answer::Scrap(module): Answer,
        out: &mut Out<'_>,
    ) {
        game.scrap(t, module, out);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, Answer::Scrap(module): Answer) -> Text {
        Text::new("label-scrap").name("module", game.module_key(module))
    }
}
